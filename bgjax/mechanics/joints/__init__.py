"""Joints, one a file."""

from .base import AbstractJoint
from .free import Free
from .prismatic import Prismatic
from .revolute import Revolute
from .spherical import Spherical
from .universal import Universal
from .weld import Weld
