"""Screw joint: rotation about an axis and translation along it, coupled by the pitch, five constrained directions."""

from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._types import Pose, Value, Vector
from ...elements import One
from ...elements.values import required
from ...errors import Fault
from ...graph.graph import Graph
from ..kinematics.blocks import along, select
from ..kinematics.drives import AbstractDrive
from ..kinematics.rotations import about, perpendicular, turned
from ..scenery.loads import Freedom
from ..scenery.mounted import Mounted
from ..scenery.seen import Item
from ..scenery.sliding import thread
from .axes import hold_axis, turn_axis
from .base import AbstractLoadedJoint
from .builder import JointPieces, directions_across
from .coupling import couple, ratio_faults
from .fields import axis_faults, frame_faults, load_faults, unit_axis


TURN = 2.0 * np.pi


class Screw(AbstractLoadedJoint):
    """Allows rotation about `axis` (in frame a), which advances b by `pitch` [m] per turn, negative for a left-hand
    thread: five constraints. `damping` [N·m·s/rad], `stiffness` [N·m/rad] from the angle `rest`, `friction` and
    `effort` [N·m] act on the rotation; `drive` prescribes it. Other domains are bonded to the ports `axis` (rotation)
    and `translation`.

    Results: angle, rate, displacement, velocity, reaction_force, reaction_torque (and both with _local)."""

    axis: tuple[float, ...] = eqx.field(static=True, converter=unit_axis)
    pitch: Value = eqx.field(converter=required("Screw.pitch"))
    coordinates: ClassVar[dict[str, int]] = {"angle": 1}
    counters: ClassVar[dict[str, str]] = {"angle": "turns"}
    axes: ClassVar[dict[str, str]] = {"axis": "angle", "translation": "displacement"}

    def placed(self, angle: Vector) -> Pose:
        return self.pitch * (angle[0] / TURN) * np.asarray(self.axis, dtype=object), about(self.axis, angle[0])

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"angle": self.drive}

    def graph(self, turning: bool = True) -> Graph:
        pieces, forward = JointPieces(self.frame_a), turned(self.frame_a, self.axis)
        pieces.compare_rotations()
        hold_axis(pieces, self.axis, self.frame_a, self.frame_b)
        turn_axis(pieces, self.axis, self.frame_a, self.frame_b, self.loads())
        pieces.compare_points()
        pieces.guide_points([turned(self.frame_a, t) for t in perpendicular(self.axis)], directions_across(self.axis))
        pieces.add(
            ["sliding -> forward -> moving", "apart ~> travel"],
            forward=select(-forward),
            travel=along(forward),
            moving=One(),
        )
        couple(pieces, ("turning", "turns.angle"), ("moving", "travel"), self.pitch, 1.0 / TURN)
        pieces.exports |= {"displacement": "travel.value", "velocity": "moving.flow"}
        pieces.ports |= {"axis": "turning", "translation": "moving"}
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return thread(at, self.axis, float(at.view.value_of(self.pitch)[0]))

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, self.axis, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        faults = axis_faults(where, "axis", self.axis) + frame_faults(where, self) + load_faults(where, self.loads())
        return faults + ratio_faults(
            where, "pitch", self.pitch, "a thread without pitch does not advance: use bgm.Revolute"
        )
