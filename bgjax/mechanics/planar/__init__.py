"""Planar mechanisms: the same Assembly as in space, with one multibond of width three per hinge (Zimmer 2006).

`import bgjax.mechanics.planar as bgp`"""

from ...scene.shapes import Box, Capsule, Cylinder, Ellipsoid, Extrusion, Lines, Mesh, Ring, Sphere
from ...surface.aliases import missing as _missing
from ..assembling.assembly import Assembly
from ..joints import Gear
from .bodies import Body, World
from .builder import AbstractPlanarJoint
from .forces import BodyForce, SpringDamper, Torque, WorldForce
from .joints.contact_link import ContactLink
from .joints.distance import Distance
from .joints.free import Free
from .joints.point_on_line import PointOnLine
from .joints.prismatic import Prismatic
from .joints.prismatic_clearance import PrismaticClearance
from .joints.revolute import Revolute
from .joints.revolute_clearance import RevoluteClearance
from .joints.weld import Weld
from .point_mass import PointMass
from .sensors import Sensor
from .supports import Support


__all__ = [
    "AbstractPlanarJoint",
    "Assembly",
    "Body",
    "BodyForce",
    "Box",
    "Capsule",
    "ContactLink",
    "Cylinder",
    "Distance",
    "Ellipsoid",
    "Extrusion",
    "Free",
    "Gear",
    "Lines",
    "Mesh",
    "PointMass",
    "PointOnLine",
    "Prismatic",
    "PrismaticClearance",
    "Revolute",
    "RevoluteClearance",
    "Ring",
    "Sensor",
    "Sphere",
    "SpringDamper",
    "Support",
    "Torque",
    "Weld",
    "World",
    "WorldForce",
]


def __getattr__(name: str):
    raise _missing(__name__, "bgp", name, [word for word in globals() if word[0].isupper()])


def __dir__() -> list[str]:
    return __all__
