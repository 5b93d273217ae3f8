"""Planar joint: two translations in a plane and the rotation about its normal, three constrained directions."""

from functools import partial
from typing import ClassVar

import equinox as eqx

from ..._types import Pose, Vector
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.drives import AbstractDrive
from ..kinematics.rotations import about, in_plane
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.sliding import on_plane
from .axes import hold_axis, turn_axis
from .base import AbstractSlidingJoint, sliding_faults
from .builder import JointPieces
from .fields import axis_faults, unit_axis


class Planar(AbstractSlidingJoint):
    """Allows two translations perpendicular to `normal` (in frame a) and the rotation about it: three constraints.
    Loads act on the translations (two numbers or one), those with the prefix `rotational_` on the rotation. Other
    domains are bonded to the ports `translation`, of width two, and `axis`.

    The two directions are x and y of frame a for a normal along z (cyclic for x and y); for others see `directions`.
    Results: displacement (2), velocity (2), angle, rate, reaction_force, reaction_torque (and both with _local)."""

    normal: tuple[float, ...] = eqx.field(static=True, converter=partial(unit_axis, name="normal"))
    coordinates: ClassVar[dict[str, int]] = {"displacement": 2, "angle": 1}
    counters: ClassVar[dict[str, str]] = {"angle": "turns"}
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}

    def placed(self, displacement: Vector, angle: Vector) -> Pose:
        return in_plane(self.normal, displacement), about(self.normal, angle[0])

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive, "angle": self.rotational_drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.compare_rotations()
        hold_axis(pieces, self.normal, self.frame_a, self.frame_b)
        turn_axis(pieces, self.normal, self.frame_a, self.frame_b, self.rotational_loads())
        pieces.guide_on_plane(self.normal, self.loads())
        pieces.ports |= {"axis": "turning", "translation": "moving"}
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return on_plane(at, self.normal, flat=True)

    def free(self) -> tuple[Freedom, ...]:
        return (
            Freedom(False, self.normal, self.loads(), flat=True),
            Freedom(True, self.normal, self.rotational_loads()),
        )

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "normal", self.normal) + sliding_faults(where, self, 2, 1)
