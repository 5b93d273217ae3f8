"""Cylindrical joint: independent rotation about and translation along a common axis, four constrained directions."""

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
from ..scenery.sliding import sleeve
from .axes import hold_axis, turn_axis
from .base import AbstractSlidingJoint, sliding_faults
from .builder import JointPieces
from .fields import axis_faults, unit_axis


class Cylindrical(AbstractSlidingJoint):
    """Allows translation along and rotation about `axis` (in frame a): four constraints. Loads act on the translation,
    those with the prefix `rotational_` on the rotation. Other domains are bonded to the ports `translation` and `axis`.

    Results: displacement, velocity, angle, rate, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    coordinates: ClassVar[dict[str, int]] = {"displacement": 1, "angle": 1}
    counters: ClassVar[dict[str, str]] = {"angle": "turns"}
    axes: ClassVar[dict[str, str]] = {"axis": "angle", "translation": "displacement"}

    def placed(self, displacement: Vector, angle: Vector) -> Pose:
        return displacement[0] * np.asarray(self.axis, dtype=object), about(self.axis, angle[0])

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive, "angle": self.rotational_drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.compare_rotations()
        hold_axis(pieces, self.axis, self.frame_a, self.frame_b)
        turn_axis(pieces, self.axis, self.frame_a, self.frame_b, self.rotational_loads())
        pieces.guide_on_line(self.axis, self.loads())
        pieces.ports |= {"axis": "turning", "translation": "moving"}
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return sleeve(at, self.axis)

    def free(self) -> tuple[Freedom, ...]:
        return Freedom(False, self.axis, self.loads()), Freedom(True, self.axis, self.rotational_loads())

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + sliding_faults(where, self, 1, 1)
