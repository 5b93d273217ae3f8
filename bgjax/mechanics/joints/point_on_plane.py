"""PointOnPlane joint: a point of b stays on a plane fixed to a, one constrained direction."""

from functools import partial
from typing import ClassVar

import equinox as eqx

from ..._types import Pose, Vector
from ...errors import Fault
from ..kinematics.rotations import in_plane
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.sliding import on_plane
from .base import sliding_faults
from .builder import JointPieces
from .fields import axis_faults, unit_axis
from .guided_point import AbstractGuidedPoint


class PointOnPlane(AbstractGuidedPoint):
    """Keeps the point of b in the plane through the point of a perpendicular to `normal` (in frame a): one constraint.
    Loads act on the translations (two numbers or one), those with the prefix `rotational_` on the rotation (three
    numbers or one). Other domains are bonded to the ports `translation`, of width two, and `axes`, of width three.

    Results: displacement (2), velocity (2), orientation, rate, reaction_force, reaction_torque (and both with
    _local)."""

    normal: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, name="normal"))
    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "orientation": 4}

    def placed(self, displacement: Vector, orientation: Vector) -> Pose:
        return in_plane(self.normal, displacement), orientation

    def guide(self, pieces: JointPieces) -> None:
        pieces.guide_on_plane(self.normal, self.loads())

    def glyph(self, at: Mounted) -> list[Item]:
        return on_plane(at, self.normal, flat=False)

    def free(self) -> tuple[Freedom, ...]:
        return (
            Freedom(False, self.normal, self.loads(), flat=True),
            Freedom(True, None, self.rotational_loads()),
        )

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "normal", self.normal) + sliding_faults(where, self, 2, 3)
