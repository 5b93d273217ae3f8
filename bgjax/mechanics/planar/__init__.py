"""Mechanisms in a plane: the same Assembly, each hinge one bond of three (Zimmer 2006). `import bgjax.mechanics.planar as bgp`"""

from ..._aliases import missing as _missing
from ..assembly import Assembly
from ..joints import Gear
from .carriers import Body, World
from .contact_link import ContactLink
from .distance import Distance
from .forces import BodyForce, SpringDamper, Torque, WorldForce
from .free import Free
from .pieces import AbstractPlanarJoint
from .point_mass import PointMass
from .point_on_line import PointOnLine
from .prismatic import Prismatic
from .prismatic_clearance import PrismaticClearance
from .revolute import Revolute
from .revolute_clearance import RevoluteClearance
from .sensors import Sensor
from .supports import Support
from .weld import Weld


def __getattr__(name: str):
    raise _missing(__name__, "bgp", name, [word for word in globals() if word[0].isupper()])
