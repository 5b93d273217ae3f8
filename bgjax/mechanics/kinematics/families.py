"""The two families of parts, spatial and planar: size of positions, form of orientations, and their composition."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ...elements import rotation
from ...expressions.expression import cos, sin
from .rotations import IDENTITY, conjugate, cross_product, product


class Family(NamedTuple):
    """Properties of spatial or of planar parts; only parts of one family can be connected. Orientations are vectors of
    numbers or bgjax scalars."""

    name: str
    alias: str  # usual import alias of the module with its parts
    size: int  # coordinates of a point
    identity: tuple[float, ...]  # no rotation
    orientation: tuple[str, str]  # name of a body's orientation as a result, and as a state
    product: Callable  # a ∘ b: first b, then a
    inverse: Callable
    matrix: Callable  # body → inertial
    swept: Callable  # velocity that a rotation gives to a point, from its rate and the point, in the body frame

    def composed(self, outer, inner) -> tuple[float, ...]:
        """Composition of two constant orientations, the inner one given in the outer frame."""
        return tuple(float(x) for x in self.product(outer, inner))

    def turned(self, frame, vector) -> np.ndarray:
        """A constant vector of a frame, expressed in the frame in which that frame is given."""
        return np.asarray(self.matrix(np.asarray(frame, float)), float) @ np.asarray(vector, float)


def plane_rotation(angle) -> np.ndarray:
    """Rotation matrix body → inertial of the one angle of a planar orientation."""
    c, s = cos(angle[0]), sin(angle[0])
    return np.array([[c, -s], [s, c]], dtype=object)


def plane_sum(first, second) -> np.ndarray:
    """Composition of two planar orientations: the sum of their angles."""
    return np.array([first[0] + second[0]], dtype=object)


def plane_inverse(angle) -> np.ndarray:
    """Inverse of a planar orientation: minus its angle."""
    return np.array([-angle[0]], dtype=object)


def plane_swept(rate, point) -> np.ndarray:
    """Velocity that a planar rotation gives to a point, in the body frame."""
    return np.array([-rate[0] * point[1], rate[0] * point[0]], dtype=object)


SPATIAL = Family(
    "spatial", "bgm", 3, IDENTITY, ("orientation", "attitude.quaternion"), product, conjugate, rotation, cross_product
)
PLANAR = Family("planar", "bgp", 2, (0.0,), ("angle", "x.angle"), plane_sum, plane_inverse, plane_rotation, plane_swept)
