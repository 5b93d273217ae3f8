"""Planar prismatic joint: one translation along an axis, two constrained directions."""

from functools import partial
from typing import ClassVar

import equinox as eqx
import numpy as np

from ...._types import Pose, Vector
from ....errors import Fault
from ....graph.graph import Graph
from ...joints.fields import axis_faults, load_faults, unit_axis
from ...kinematics.drives import AbstractDrive
from ...scenery.loads import Freedom
from ...scenery.mounted import Mounted
from ...scenery.seen import Item
from ...scenery.sliding import block
from ..builder import AbstractLoadedPlanarJoint, PlanarPieces, frame_faults


class Prismatic(AbstractLoadedPlanarJoint):
    """Allows translation along `axis` (in frame a): two constraints. `damping` [N·s/m], `stiffness` [N/m] from the
    displacement `rest`, `friction` (a number, a law, or a function force(velocity)) and `effort` [N] act on the free
    translation; `drive` prescribes it. Other domains are bonded to the port `axis`.

    Results: displacement, velocity, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, size=2))
    coordinates: ClassVar[dict[str, int]] = {"displacement": 1}
    ignores_turns: ClassVar[bool] = True
    axes: ClassVar[dict[str, str]] = {"axis": "displacement"}

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive}

    def placed(self, displacement: Vector) -> Pose:
        return displacement[0] * np.asarray(self.axis, dtype=object), (0.0,)

    def graph(self, turning: bool = True) -> Graph:
        pieces, (x, y) = PlanarPieces(self.frame_a, self.frame_b), self.axis
        pieces.reach()
        pieces.lock_rotation()
        pieces.guide((-y, x))
        pieces.free_translation(self.loads(), self.axis)
        pieces.ports["axis"] = "moving"
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return block(at, self.axis)

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(False, self.axis, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis, 2) + frame_faults(where, self) + load_faults(where, self.loads())
