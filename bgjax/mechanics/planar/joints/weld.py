"""Planar weld joint: no relative motion, three constrained directions."""

from typing import ClassVar

import numpy as np

from ...._types import Pose
from ....errors import Fault
from ....graph.graph import Graph
from ...scenery.mounted import Mounted
from ...scenery.seen import Item
from ...scenery.turning import plate
from ..builder import AbstractPlanarJoint, PlanarPieces, frame, frame_faults


class Weld(AbstractPlanarJoint):
    """Fixes point and frame of b to those of a: three constraints. Results: reaction_force, reaction_torque (and both
    with _local)."""

    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {}
    ignores_turns: ClassVar[bool] = True

    def placed(self) -> Pose:
        return np.zeros(2), (0.0,)

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.hold_point()
        pieces.lock_rotation()
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return plate(at)

    def faults(self, where: str) -> list[Fault]:
        return frame_faults(where, self)
