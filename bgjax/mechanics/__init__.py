"""Rigid multibody systems in absolute coordinates, every part a wrapped multibond graph."""

from .._aliases import missing as _missing
from . import planar
from .assembly import Assembly
from .attachments import AbstractAttachment, AbstractForce
from .carriers import AbstractCarrier, Body, Offset, PointMass, World
from .contact import (
    AbstractFrictionLaw,
    AbstractNormalLaw,
    ContactC,
    ContactR,
    Coulomb,
    FrictionR,
    Hertz,
    HuntCrossley,
    LankaraniNikravesh,
    LinearContact,
    LuGre,
    Material,
    Stribeck,
    UserContact,
    between,
)
from .drives import Motion, Rate
from .forces import BodyForce, BodyTorque, SpringDamper, WorldForce, WorldTorque
from .gravity import PointGravity
from .joints import (
    AbstractJoint,
    Cylindrical,
    Distance,
    Free,
    FreeTranslation,
    Gear,
    Planar,
    PointOnLine,
    PointOnPlane,
    Prismatic,
    PrismaticClearance,
    Revolute,
    RevoluteClearance,
    Screw,
    Spherical,
    SphericalClearance,
    Universal,
    Weld,
)
from .orientations import Cardan, Quaternion
from .sensors import Sensor
from .supports import Support


def __getattr__(name: str):
    raise _missing(__name__, "bgm", name, [word for word in globals() if word[0].isupper()])
