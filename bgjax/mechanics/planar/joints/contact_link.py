"""Planar joint with clearance and permanent contact: a massless link of the length of the clearance, one constraint.

After Clearance 2014, figs 3 and 4."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ...._types import Pose, Value, Vector
from ....elements import MTF, Constraint, Function, symbolic
from ....elements.values import as_numbers, required
from ....errors import Fault
from ....expressions.expression import atan2, cos, sin
from ....graph.graph import Graph
from ...contact.fields import CLEARANCE
from ...contact.pulling import Pulling
from ...joints.fields import load_faults
from ...kinematics.blocks import length_of
from ...kinematics.drives import AbstractDrive
from ...scenery.clearances import socket_and_pin
from ...scenery.loads import Freedom
from ...scenery.mounted import OUT, Mounted
from ...scenery.seen import Item
from ..blocks import components_along, line
from ..builder import AbstractLoadedPlanarJoint, PlanarPieces, frame_faults


class ContactLink(AbstractLoadedPlanarJoint):
    """Keeps the centre of the pin (of b) at the distance `clearance` [m] from the centre of the socket (of a): one
    constraint, hᵀ(v_P − v_Q) = 0. `damping`, `stiffness`, `rest`, `friction`, `effort` act on the rotation of b
    relative to a; `drive` prescribes it. Other domains are bonded to the port `axis`.

    A wall can only push, but the link can also pull. `contact_force` is positive where the wall pushes, and
    `pulled_time` [s] is the total time for which it would have had to pull; a run in which it is not zero gives a
    warning. The coordinate `direction`, an angle in joint frame a, tells where the pin touches; initially it is 0
    unless given, and `bg.start` shows it.

    Results: direction, angle, rate, contact_force, pulled_time, reaction_force, reaction_torque (and both with
    _local)."""

    clearance: Value = eqx.field(converter=required("clearance"))
    coordinates: ClassVar[dict[str, int]] = {"direction": 1, "angle": 1}
    reacts: ClassVar[str] = "contact"
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"angle": self.drive}

    def placed(self, direction: Vector, angle: Vector) -> Pose:
        return self.clearance * np.array([cos(direction[0]), sin(direction[0])], dtype=object), angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.add(
            ["rates -> towards -> link", "apart ~> towards.modulus", "apart ~> beyond ~> link.gap"],
            towards=MTF(line),
            link=Constraint(1, gap=True, directions=("along",)),
            beyond=Function(Beyond(self.clearance), ("apart",)),
        )
        pieces.add(
            ["apart ~> seen.vector", "pose_a ~> seen.pose", "seen ~> pointing", "towards.b.effort ~> pulling"],
            seen=components_along(*_axes(self.frame_a)),
            pointing=Function(pointing, ("apart",)),
            pulling=Pulling(),
        )
        pieces.free_rotation(self.loads())
        pieces.ports["axis"] = "turning"
        pieces.exports |= {"direction": "pointing.value", "contact_force": "towards.b.effort"}
        pieces.exports["pulled_time"] = "pulling.time"
        return pieces.graph()

    def glyph(self, at: Mounted) -> list[Item]:
        return socket_and_pin(at, OUT, (self.clearance, None))

    def free(self) -> tuple[Freedom, ...]:
        return (Freedom(True, OUT, self.loads()),)

    def faults(self, where: str) -> list[Fault]:
        value, faults = as_numbers(self.clearance), frame_faults(where, self) + load_faults(where, self.loads())
        if value is not None and (value.shape != () or not 0.0 < value < np.inf):
            faults.append(Fault(f"{where}.clearance", f"is {value}.", f"{CLEARANCE} use bgp.Revolute()."))
        return faults


def _axes(frame) -> list[np.ndarray]:
    """The axes of joint frame a in the frame of its body."""
    c, s = np.cos(frame[0]), np.sin(frame[0])
    return [np.array([c, s]), np.array([-s, c])]


@symbolic
class Beyond(eqx.Module):
    """Gap: the distance of the centres minus the clearance."""

    clearance: Any

    def __call__(self, apart) -> np.ndarray:
        return np.array([length_of(apart[:2]) - self.clearance], dtype=object)


@symbolic
def pointing(apart):
    """The angle of the line from the socket's centre to the pin's; `apart` has the opposite direction."""
    return np.array([atan2(-apart[1], -apart[0])], dtype=object)
