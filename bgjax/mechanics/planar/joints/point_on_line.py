"""Planar point-on-line joint: a pin of b in a slot of a, one constrained direction."""

from functools import partial
from typing import ClassVar

import equinox as eqx
import numpy as np

from ...._types import Pose, Vector
from ....errors import Fault
from ....graph.graph import Graph
from ...joints.base import sliding_load_faults
from ...joints.fields import axis_faults, loaded, unit_axis
from ...kinematics.drives import AbstractDrive
from ...scenery.loads import Freedom
from ...scenery.mounted import OUT, Mounted
from ...scenery.seen import Item
from ...scenery.sliding import follower
from ..builder import AbstractSlidingPlanarJoint, PlanarPieces, frame_faults


class PointOnLine(AbstractSlidingPlanarJoint):
    """Keeps the point of b on the line through the point of a along `axis` (in frame a), like a pin in a slot: one
    constraint. Loads act on the translation, those with the prefix `rotational_` on the rotation. Other domains are
    bonded to the ports `translation` and `rotation`.

    Results: displacement, velocity, angle, rate, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, size=2))
    coordinates: ClassVar[dict[str, int]] = {"displacement": 1, "angle": 1}
    axes: ClassVar[dict[str, str]] = {"translation": "displacement", "rotation": "angle"}

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive, "angle": self.rotational_drive}

    def placed(self, displacement: Vector, angle: Vector) -> Pose:
        return displacement[0] * np.asarray(self.axis, dtype=object), angle

    def graph(self, turning: bool = True) -> Graph:
        pieces, (x, y) = PlanarPieces(self.frame_a, self.frame_b), self.axis
        pieces.reach()
        pieces.guide((-y, x))
        pieces.free_rotation(self.rotational_loads())
        pieces.free_translation(self.loads(), self.axis)
        pieces.ports |= {"translation": "moving", "rotation": "turning"}
        return pieces.graph()

    def needs_rotation(self) -> bool:
        return loaded(self.rotational_loads())

    def glyph(self, at: Mounted) -> list[Item]:
        return follower(at, self.axis)

    def free(self) -> tuple[Freedom, ...]:
        return Freedom(False, self.axis, self.loads()), Freedom(True, OUT, self.rotational_loads())

    def faults(self, where: str) -> list[Fault]:
        return (
            axis_faults(where, "axis", self.axis, 2)
            + frame_faults(where, self)
            + sliding_load_faults(where, self, 1, 1)
        )
