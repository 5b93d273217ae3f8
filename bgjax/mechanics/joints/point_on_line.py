"""PointOnLine joint: a point of b stays on a line fixed to a, two constrained directions."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.rotations import perpendicular, turned
from .base import AbstractSlidingJoint, sliding_faults
from .builder import JointPieces, across
from .fields import axis_faults, loaded, unit_axis
from .free import rotate_freely


class PointOnLine(AbstractSlidingJoint):
    """Keeps the point of b on the line through the point of a along `axis` (in frame a): two constraints. Loads act on
    the translation, those with the prefix `rotational_` on the rotation (three numbers or one). Other domains are
    bonded to the ports `translation`, and `axes` of width three.

    Results: displacement, velocity, orientation, rate, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    coordinates: ClassVar[dict[str, int]] = {"displacement": 1, "orientation": 4}
    axes: ClassVar[dict[str, str]] = {"translation": "displacement"}

    def placed(self, displacement, orientation) -> tuple[Any, Any]:
        return displacement[0] * np.asarray(self.axis, dtype=object), orientation

    def driven(self) -> dict[str, Any]:
        return {"displacement": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        if turning:
            rotate_freely(pieces, self)
        pieces.compare_points()
        pieces.guide_points([turned(self.frame_a, t) for t in perpendicular(self.axis)], across(self.axis))
        pieces.slide_points([turned(self.frame_a, self.axis)], self.loads())
        pieces.ports["translation"] = "moving"
        return pieces.graph()

    def needs_rotation(self) -> bool:
        return loaded(self.rotational_loads())

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + sliding_faults(where, self, 1, 3)
