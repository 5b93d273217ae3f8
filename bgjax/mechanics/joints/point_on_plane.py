"""PointOnPlane joint: a point of b stays on a plane fixed to a, one constrained direction."""

from typing import Any, ClassVar

import equinox as eqx

from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.rotations import perpendicular, turned
from .base import AbstractSlidingJoint, sliding_faults
from .builder import JointPieces, along_word
from .fields import axis_faults, loaded, unit_axis
from .free import rotate_freely


class PointOnPlane(AbstractSlidingJoint):
    """Keeps the point of b in the plane through the point of a perpendicular to `normal` (in frame a): one constraint.
    Loads act on the translations (two numbers or one), those with the prefix `rotational_` on the rotation (three
    numbers or one). Other domains are bonded to the ports `translation`, of width two, and `axes`, of width three.

    Results: displacement (2), velocity (2), orientation, rate, reaction_force, reaction_torque (and both with _local)."""

    normal: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "orientation": 4}

    def placed(self, displacement, orientation) -> tuple[Any, Any]:
        first, second = (t.astype(object) for t in perpendicular(self.normal))
        return displacement[0] * first + displacement[1] * second, orientation

    def driven(self) -> dict[str, Any]:
        return {"displacement": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        if turning:
            rotate_freely(pieces, self)
        pieces.compare_points()
        pieces.guide_points([turned(self.frame_a, self.normal)], [along_word(self.normal)])
        pieces.slide_points([turned(self.frame_a, t) for t in perpendicular(self.normal)], self.loads())
        pieces.ports["translation"] = "moving"
        return pieces.graph()

    def needs_rotation(self) -> bool:
        return loaded(self.rotational_loads())

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "normal", self.normal) + sliding_faults(where, self, 2, 3)
