"""Contacts: laws, and the elements that follow them."""

from .elements import ContactC, ContactR, FrictionR
from .fields import between
from .friction import AbstractFrictionLaw, Coulomb, LuGre, Stribeck
from .normal import AbstractNormalLaw, Hertz, HuntCrossley, LankaraniNikravesh, LinearContact, UserContact
from .pulling import Pulling
from .stiffness import AbstractStiffness, Conforming, Material, Rounded
