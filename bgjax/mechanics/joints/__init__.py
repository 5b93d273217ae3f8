"""Spatial joints, one per file. `JOINTS` lists those without clearance; the tests of general laws run over it."""

from .base import AbstractJoint
from .cylindrical import Cylindrical
from .distance import Distance
from .free import Free
from .free_translation import FreeTranslation
from .gear import Gear
from .planar import Planar
from .point_on_line import PointOnLine
from .point_on_plane import PointOnPlane
from .prismatic import Prismatic
from .prismatic_clearance import PrismaticClearance
from .revolute import Revolute
from .revolute_clearance import RevoluteClearance
from .screw import Screw
from .spherical import Spherical
from .spherical_clearance import SphericalClearance
from .universal import Universal
from .weld import Weld


# The law tests make joints from numbers and axes alone, and ask where coordinates place the second body. Joints with
# clearance need contact laws as well, and are tested by impacts (tests/test_contact.py); a Gear stands between joints,
# not between bodies, and places nothing (tests/test_drives.py).
JOINTS = (
    Cylindrical,
    Distance,
    Free,
    FreeTranslation,
    Planar,
    PointOnLine,
    PointOnPlane,
    Prismatic,
    Revolute,
    Screw,
    Spherical,
    Universal,
    Weld,
)
