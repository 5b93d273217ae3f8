"""Modulus laws: matrices of transformers and gyrators from a few values, with a declared inverse."""

from collections.abc import Callable

import numpy as np

from .._types import Law, Vector
from ..errors import Fault, ParameterError, shown
from .law import symbolic
from .values import whole_number


def modulus_law(rows: int, columns: int, inverse: str = "") -> Callable[[Law], Law]:
    """Declares the shape and the kind of inverse of a symbolic law: '' (none), 'orthogonal', 'unipotent' (the unit
    matrix plus a matrix whose square is zero, as for a lever), or 'pivoted' (by a pivoted solve)."""
    for value in (rows, columns):
        whole_number("modulus_law", value, "@bg.modulus_law(rows of b, columns of a), for example (3, 3)")
    if inverse not in ("", "orthogonal", "unipotent", "pivoted"):
        what = f"{shown(inverse)} is not a kind of inverse."
        remedy = "give 'orthogonal', 'unipotent', 'pivoted', or '' where there is none."
        raise ParameterError([Fault("modulus_law", what, remedy)])

    def mark(law: Callable) -> Callable:
        law.bgjax_shape, law.bgjax_inverse = (rows, columns), inverse
        return symbolic(law)

    return mark


@modulus_law(3, 3)
def cross(p: Vector) -> np.ndarray:
    """Gives the matrix of the cross product p ×; it is singular, so that its two-ports have a fixed causality (C2)."""
    x, y, z = p
    return np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]], dtype=object)


@modulus_law(3, 3)
def arm(p: Vector) -> np.ndarray:
    """Maps ω to ω × p, the velocity a point at p gets from the rotation (Boudon fig. 10)."""
    return -cross(p)


@modulus_law(3, 3, "orthogonal")
def rotation(q: Vector) -> np.ndarray:
    """Gives the rotation matrix body → inertial of a quaternion, scalar first, which is normalised here."""
    w, x, y, z = q
    scale = 2.0 / (w * w + x * x + y * y + z * z)
    xx, yy, zz = scale * x * x, scale * y * y, scale * z * z
    xy, xz, yz = scale * x * y, scale * x * z, scale * y * z
    wx, wy, wz = scale * w * x, scale * w * y, scale * w * z
    return np.array(
        [[1.0 - (yy + zz), xy - wz, xz + wy], [xy + wz, 1.0 - (xx + zz), yz - wx], [xz - wy, yz + wx, 1.0 - (xx + yy)]],
        dtype=object,
    )
