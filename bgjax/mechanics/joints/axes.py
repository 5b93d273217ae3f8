"""Common axis of a joint: constraints that align the axes of both sides, and the free rotation about it with its angle.

Used by Revolute, Cylindrical, Planar and Screw."""

from dataclasses import dataclass

import numpy as np

from ...elements import Function, rotation, symbolic
from ...expressions.expression import atan2
from ..kinematics.blocks import select
from ..kinematics.rotations import mutual, perpendicular, turned
from ..kinematics.turns import Turns
from .builder import FreeDirection, JointPieces, directions_across
from .fields import Loads


def hold_axis(pieces: JointPieces, axis, frame_a, frame_b) -> None:
    """Constrains the axis fixed to b to be parallel to the axis fixed to a: two constraints; needs
    `compare_rotations`."""
    rows = [turned(frame_a, t) for t in perpendicular(axis)]
    pieces.lock_rotations(rows, AxisTilt(axis, frame_a, frame_b), directions_across(axis))


def turn_axis(pieces: JointPieces, axis, frame_a, frame_b, loads: Loads) -> None:
    """Adds the free rotation of b about the axis, whose angle counts turns; needs `compare_rotations`."""
    pieces.add(["rates -> about -> turning"], about=select(-turned(frame_a, axis)))
    pieces.free_axis(FreeDirection("turning", "turns.angle", rotation=True), loads)
    pieces.add(
        ["relative ~> within ~> turns.within", "turning ~> turns.rate"],
        within=Function(AngleWithin(axis, frame_a, frame_b), ("relative",)),
        turns=Turns(),
    )
    pieces.exports |= {"angle": "turns.angle", "rate": "turning.flow"}


@symbolic
@dataclass(frozen=True)
class AxisTilt:
    """Gap of `hold_axis`: tilt of the axis fixed to b against the axis fixed to a, as twice the tangent of the half
    angle, in the directions of the locked rotations. Near zero its rate is that of these rotations. It is not zero
    where the axes are antiparallel."""

    axis: tuple[float, ...]
    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        axis, (first, second) = np.asarray(self.axis, dtype=object), perpendicular(self.axis)
        leaning = rotation(mutual(relative, self.frame_a, self.frame_b)) @ axis
        return np.array([second @ leaning, -(first @ leaning)], dtype=object) * (2.0 / (1.0 + axis @ leaning))


@symbolic
@dataclass(frozen=True)
class AngleWithin:
    """The angle of b about the axis, between −π and π."""

    axis: tuple[float, ...]
    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        w, *vector = mutual(relative, self.frame_a, self.frame_b)
        s = np.asarray(self.axis, dtype=object) @ np.array(vector, dtype=object)
        return np.array([atan2(2.0 * s * w, w * w - s * s)], dtype=object)
