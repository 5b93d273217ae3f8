"""Prismatic joint: one translation along a common axis, five constrained directions."""

from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Vector
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.drives import AbstractDrive
from ..kinematics.rotations import IDENTITY
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.sliding import block
from .base import AbstractLoadedJoint
from .builder import JointPieces
from .fields import axis_faults, frame_faults, load_faults, unit_axis
from .weld import lock_all_rotations


class Prismatic(AbstractLoadedJoint):
    """Allows translation along `axis` (in frame a): five constraints. `damping` [N·s/m], `stiffness` [N/m] from the
    displacement `rest`, `friction` (a number, a law, or a function force(velocity)) and `effort` [N] act on the free
    translation; `drive` prescribes it (`bgm.Motion`, `bgm.Rate`). Other domains are bonded to the port `axis`.

    Results: displacement, velocity, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    coordinates: ClassVar[dict[str, int]] = {"displacement": 1}
    axes: ClassVar[dict[str, str]] = {"axis": "displacement"}

    def placed(self, displacement: Vector) -> Pose:
        return displacement[0] * np.asarray(self.axis, dtype=object), IDENTITY

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        lock_all_rotations(pieces, self.frame_a, self.frame_b)
        pieces.guide_on_line(self.axis, self.loads())
        pieces.ports["axis"] = "moving"
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return block(at, self.axis)

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(False, self.axis, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + frame_faults(where, self) + load_faults(where, self.loads())
