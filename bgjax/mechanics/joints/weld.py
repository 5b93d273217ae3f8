"""Weld joint: no relative motion, six constrained directions."""

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from ..._types import Pose
from ...elements import symbolic
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.rotations import IDENTITY, mutual, turned
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.turning import plate
from .base import AbstractJoint
from .builder import JointPieces
from .fields import frame, frame_faults


class Weld(AbstractJoint):
    """Fixes point and frame of b to those of a: six constraints. Results: reaction_force, reaction_torque (and both
    with _local)."""

    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {}

    def placed(self) -> Pose:
        return np.zeros(3), IDENTITY

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.hold_point()
        lock_all_rotations(pieces, self.frame_a, self.frame_b)
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return plate(at)

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self)


def lock_all_rotations(pieces: JointPieces, frame_a, frame_b) -> None:
    """Constrains the joint frames to have the same orientation: three constraints."""
    pieces.compare_rotations()
    pieces.lock_rotations([turned(frame_a, row) for row in np.eye(3)], Twist(frame_a, frame_b), "xyz")


@symbolic
@dataclass(frozen=True)
class Twist:
    """Gap of locked rotations: minus the rotation of frame b relative to frame a, as twice the tangent of the half
    angle times the axis. It does not depend on the lengths of the quaternions; near zero its rate is that of the locked
    rotations."""

    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        w, x, y, z = mutual(relative, self.frame_a, self.frame_b)
        return np.array([x, y, z], dtype=object) * (-2.0 / w)
