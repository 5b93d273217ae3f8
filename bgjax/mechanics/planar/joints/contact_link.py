"""ContactLink: a pin that never leaves its socket, as a massless link of the clearance's length (Clearance 2014, figs 3 and 4)."""

from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ....elements import MTF, Constraint, Function, symbolic
from ....elements.base import concrete, leaf
from ....errors import Fault
from ....expressions.expression import atan2, cos, sin
from ....graph.graph import Graph
from ...contact.pulling import Pulling
from ...joints.fields import load_faults
from ...kinematics.blocks import length_of
from ..blocks import components, line
from ..builder import AbstractLoadedPlanarJoint, PlanarPieces, frame_faults


class ContactLink(AbstractLoadedPlanarJoint):
    """The pin's centre (of b) stays `clearance` [m] away from the socket's (of a): one row, hᵀ(v_P − v_Q) = 0. `damping`, `stiffness`, `rest`, `friction`,
    `effort` act on the rotation of b against a, `drive` prescribes it; other domains bond to the port `axis`.

    The wall can only push; the link can also do what no wall can. `contact_force` is positive where the wall pushes, `pulled_time` [s] counts how long it would
    have had to pull since the start, and a run in which it had to warns. Where the pin touches at the start is `direction`, an angle in joint frame a,
    0 unless it is given; `bg.start` tells it.

    Results: direction, angle, rate, contact_force, pulled_time, reaction_force, reaction_torque (and both with _local)."""

    clearance: Any = eqx.field(converter=lambda value: leaf(value, "clearance"))
    coordinates: ClassVar[dict[str, int]] = {"direction": 1, "angle": 1}
    axes: ClassVar[dict[str, str]] = {"axis": "angle"}

    def driven(self) -> dict[str, Any]:
        return {"angle": self.drive}

    def placed(self, direction, angle) -> tuple[Any, Any]:
        return self.clearance * np.array([cos(direction[0]), sin(direction[0])], dtype=object), angle

    def graph(self, turning: bool = True) -> Graph:
        pieces = PlanarPieces(self.frame_a, self.frame_b)
        pieces.add(
            ["rates -> towards -> link", "apart ~> towards.modulus", "apart ~> beyond ~> link.gap"],
            towards=MTF(line), link=Constraint(1, gap=True, directions=("along",)), beyond=Function(Beyond(self.clearance), ("apart",)),
        )  # fmt: skip
        pieces.add(
            ["apart ~> seen.vector", "pose_a ~> seen.pose", "seen ~> pointing", "towards.b.effort ~> pulling"],
            seen=components(*_axes(self.frame_a)), pointing=Function(pointing, ("apart",)), pulling=Pulling(),
        )  # fmt: skip
        pieces.free_rotation(self.loads())
        pieces.ports["axis"] = "turning"
        pieces.exports |= {"direction": "pointing.value", "contact_force": "towards.b.effort", "pulled_time": "pulling.time"}
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        value, faults = concrete(self.clearance), frame_faults(where, self) + load_faults(where, self.loads())
        if value is not None and (value.shape != () or not 0.0 < value < np.inf):
            faults.append(
                Fault(
                    f"{where}.clearance",
                    f"is {value}.",
                    "it is the socket's radius minus the pin's, and must be positive; without clearance use bgp.Revolute().",
                )
            )
        return faults


def _axes(frame) -> list[np.ndarray]:
    """The axes of joint frame a in the frame of its body."""
    c, s = np.cos(frame[0]), np.sin(frame[0])
    return [np.array([c, s]), np.array([-s, c])]


@symbolic
class Beyond(eqx.Module):
    """How much farther than the clearance the centres are apart."""

    clearance: Any

    def __call__(self, apart) -> np.ndarray:
        return np.array([length_of(apart[:2]) - self.clearance], dtype=object)


@symbolic
def pointing(apart):
    """The angle of the line from the socket's centre to the pin's; `apart` counts the other way."""
    return np.array([atan2(-apart[1], -apart[0])], dtype=object)
