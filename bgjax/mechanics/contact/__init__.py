"""Contacts: normal laws, friction laws and stiffnesses, and the bond-graph elements that apply them."""

from .elements import ContactC, ContactR, FrictionR
from .fields import between
from .friction import AbstractFrictionLaw, Coulomb, LuGre, Stribeck
from .normal import AbstractNormalLaw, Hertz, HuntCrossley, LankaraniNikravesh, LinearContact, UserContact
from .pulling import Pulling
from .stiffness import AbstractStiffness, Conforming, Material, Rounded
