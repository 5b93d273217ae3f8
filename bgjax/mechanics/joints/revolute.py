"""Revolute joint: one rotation about a common axis, five constrained directions."""

from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Vector
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.drives import AbstractDrive
from ..kinematics.rotations import about
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.turning import pin
from .axes import hold_axis, turn_axis
from .base import AbstractLoadedJoint
from .builder import JointPieces
from .fields import axis_faults, frame_faults, load_faults, unit_axis


class Revolute(AbstractLoadedJoint):
    """Allows rotation about `axis` (in frame a): five constraints. `damping` [N·m·s/rad], `stiffness` [N·m/rad] from
    the angle `rest`, `friction` (a number, a law, or a function torque(rate)) and `effort` [N·m] act on the free
    rotation; `drive` prescribes it (`bgm.Motion`, `bgm.Rate`). Other domains are bonded to the port `axis`.

    Results: angle, rate, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    coordinates: ClassVar[dict[str, int]] = {"angle": 1}
    counters: ClassVar[dict[str, str]] = {"angle": "turns"}
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}

    def placed(self, angle: Vector) -> Pose:
        return np.zeros(3), about(self.axis, angle[0])

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"angle": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.hold_point()
        pieces.compare_rotations()
        hold_axis(pieces, self.axis, self.frame_a, self.frame_b)
        turn_axis(pieces, self.axis, self.frame_a, self.frame_b, self.loads())
        pieces.ports["axis"] = "turning"
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return pin(at, self.axis)

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, self.axis, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + frame_faults(where, self) + load_faults(where, self.loads())
