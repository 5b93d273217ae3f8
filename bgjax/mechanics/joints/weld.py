"""Weld: nothing is free."""

from dataclasses import dataclass

import equinox as eqx
import numpy as np

from ..._errors import Fault
from ..._graph import Graph
from ...elements import symbolic
from .base import IDENTITY, AbstractJoint, Pieces, frame_faults, mutual, turned, unit_frame


class Weld(AbstractJoint):
    """Point and frame of b fixed to those of a: six rows. Results: reaction_force, reaction_torque."""

    frame_a: tuple[float, ...] = eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)
    frame_b: tuple[float, ...] = eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)

    def graph(self) -> Graph:
        pieces = Pieces()
        pieces.hold_point()
        lock_all_rotations(pieces, self.frame_a, self.frame_b)
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, "frame_a", self.frame_a) + frame_faults(where, "frame_b", self.frame_b)


def lock_all_rotations(pieces: Pieces, frame_a, frame_b) -> None:
    pieces.compare_rotations()
    pieces.lock_rotations([turned(frame_a, row) for row in np.eye(3)], Twist(frame_a, frame_b))


@symbolic
@dataclass(frozen=True)
class Twist:
    """Minus the small rotation of frame b out of frame a (twice the tangent of the half angle, whatever the lengths of
    the quaternions): its rate is that of the locked rotations."""

    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        w, x, y, z = mutual(relative, self.frame_a, self.frame_b)
        return np.array([x, y, z], dtype=object) * (-2.0 / w)
