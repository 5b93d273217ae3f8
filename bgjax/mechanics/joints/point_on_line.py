"""PointOnLine joint: a point of b stays on a line fixed to a, two constrained directions."""

from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Vector
from ...errors import Fault
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.sliding import follower
from .base import sliding_faults
from .builder import JointPieces
from .fields import axis_faults, unit_axis
from .guided_point import AbstractGuidedPoint


class PointOnLine(AbstractGuidedPoint):
    """Keeps the point of b on the line through the point of a along `axis` (in frame a): two constraints. Loads act on
    the translation, those with the prefix `rotational_` on the rotation (three numbers or one). Other domains are
    bonded to the ports `translation`, and `axes` of width three.

    Results: displacement, velocity, orientation, rate, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    coordinates: ClassVar[dict[str, int]] = {"displacement": 1, "orientation": 4}
    axes: ClassVar[dict[str, str]] = {"translation": "displacement"}

    def placed(self, displacement: Vector, orientation: Vector) -> Pose:
        return displacement[0] * np.asarray(self.axis, dtype=object), orientation

    def guide(self, pieces: JointPieces) -> None:
        pieces.guide_on_line(self.axis, self.loads())

    def glyph(self, at: Mounted) -> list[Item]:
        return follower(at, self.axis)

    def free(self) -> tuple[Freedom, ...]:
        return Freedom(False, self.axis, self.loads()), Freedom(True, None, self.rotational_loads())

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + sliding_faults(where, self, 1, 3)
