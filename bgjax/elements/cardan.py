"""XYZ Cardan angles of an orientation: conversion from and to quaternions, and integration of angular velocity.

After Boudon 2019, fig. 3.

The rotation matrix body → inertial is Rx(α) Ry(β) Rz(γ). At β = ±π/2 only α ± γ is determined: the angles are singular
there.
"""

import numpy as np

from ..expressions.expression import atan2, cos, floor, sign, sin
from ..structure.structure import Port
from .base import AbstractBlock
from .moduli import rotation
from .records import Given, Response, State


def quaternion_of(angles) -> np.ndarray:
    """The unit quaternion, scalar first, of the Cardan angles (α, β, γ)."""
    (a, b, c), (d, e, f) = [cos(0.5 * x) for x in angles], [sin(0.5 * x) for x in angles]
    parts = [a * b * c - d * e * f, d * b * c + a * e * f, a * e * c - d * b * f, a * b * f + d * e * c]
    return np.array(parts, dtype=object)


def cardan_of(quaternion, branch=1.0) -> np.ndarray:
    """The Cardan angles of a quaternion, with cos β ≥ 0, or with branch −1 the other triple of it, with cos β ≤ 0.

    β and γ follow from α, so that the three give this orientation also where α is arbitrary (β = ±π/2)."""
    matrix = rotation(quaternion)
    alpha = atan2(-branch * matrix[1, 2], branch * matrix[2, 2])
    c, s = cos(alpha), sin(alpha)
    beta = atan2(matrix[0, 2], c * matrix[2, 2] - s * matrix[1, 2])
    gamma = atan2(c * matrix[1, 0] + s * matrix[2, 0], c * matrix[1, 1] + s * matrix[2, 1])
    return np.array([alpha, beta, gamma], dtype=object)


def cardan_near(quaternion, angles) -> np.ndarray:
    """The Cardan angles of a quaternion that are closest to given angles: on the same branch, with the same whole
    turns."""
    found = cardan_of(quaternion, sign(cos(angles[1])))
    turns = [floor((near - angle) / (2.0 * np.pi) + 0.5) for near, angle in zip(angles, found, strict=True)]
    return found + 2.0 * np.pi * np.array(turns, dtype=object)


class CardanOrientation(AbstractBlock):
    """Integrates an angular velocity in the body frame to XYZ Cardan angles `cardan` = (α, β, γ) [rad]; the rotation
    matrix body → inertial is Rx(α) Ry(β) Rz(γ). The output `quaternion` is the same orientation. Singular at β = ±π/2,
    where `bg.Orientation` is not."""

    symbolic = True

    def inputs(self) -> tuple[Port, ...]:
        return (Port("flow", 3),)

    def outputs(self) -> tuple[Port, ...]:
        return Port("quaternion", 4), Port("cardan", 3)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("cardan", 3),)

    def law(self, given: Given) -> Response:
        angles, (x, y, z) = given.states["cardan"], given.signals["flow"]
        _, beta, gamma = angles
        across = (cos(gamma) * x - sin(gamma) * y) / cos(beta)  # Boudon's figure prints 1/tan β for 1/cos β
        rates = [across, sin(gamma) * x + cos(gamma) * y, z - sin(beta) * across]
        signals = {"quaternion": quaternion_of(angles), "cardan": angles}
        return Response(rates={"cardan": np.array(rates, dtype=object)}, signals=signals)
