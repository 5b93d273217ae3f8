"""Rigid multibody systems in absolute coordinates, every part a wrapped multibond graph."""

from .._runtime import loading as _loading


with _loading():
    from ..scene.shapes import AbstractShape, Box, Capsule, Cylinder, Ellipsoid, Extrusion, Lines, Mesh, Ring, Sphere
    from ..surface.aliases import missing as _missing
    from . import planar
    from .assembling.assembly import Assembly
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
    from .kinematics.attachments import AbstractAttachment, AbstractForce
    from .kinematics.drives import Motion, Rate
    from .kinematics.gravity import PointGravity
    from .kinematics.orientations import Cardan, Quaternion
    from .parts.bodies import AbstractCarrier, Body, Offset, PointMass, World
    from .parts.forces import BodyForce, BodyTorque, SpringDamper, WorldForce, WorldTorque
    from .parts.sensors import Sensor
    from .parts.supports import Support


__all__ = [
    "AbstractAttachment",
    "AbstractCarrier",
    "AbstractForce",
    "AbstractFrictionLaw",
    "AbstractJoint",
    "AbstractNormalLaw",
    "AbstractShape",
    "Assembly",
    "Body",
    "BodyForce",
    "BodyTorque",
    "Box",
    "Capsule",
    "Cardan",
    "ContactC",
    "ContactR",
    "Coulomb",
    "Cylinder",
    "Cylindrical",
    "Distance",
    "Ellipsoid",
    "Extrusion",
    "Free",
    "FreeTranslation",
    "FrictionR",
    "Gear",
    "Hertz",
    "HuntCrossley",
    "LankaraniNikravesh",
    "LinearContact",
    "Lines",
    "LuGre",
    "Material",
    "Mesh",
    "Motion",
    "Offset",
    "Planar",
    "PointGravity",
    "PointMass",
    "PointOnLine",
    "PointOnPlane",
    "Prismatic",
    "PrismaticClearance",
    "Quaternion",
    "Rate",
    "Revolute",
    "RevoluteClearance",
    "Ring",
    "Screw",
    "Sensor",
    "Sphere",
    "Spherical",
    "SphericalClearance",
    "SpringDamper",
    "Stribeck",
    "Support",
    "Universal",
    "UserContact",
    "Weld",
    "World",
    "WorldForce",
    "WorldTorque",
    "between",
    "planar",
]


def __getattr__(name: str):
    raise _missing(__name__, "bgm", name, [word for word in globals() if word[0].isupper()])


def __dir__() -> list[str]:
    return __all__
