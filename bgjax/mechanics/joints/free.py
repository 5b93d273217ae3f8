"""Free: no rows; a place for coordinates, and for springs and dampers between two frames (a bushing)."""

from dataclasses import dataclass, replace
from typing import Any, ClassVar

import numpy as np

from ..._errors import Fault
from ..._expression import atan2
from ..._graph import Graph
from ...elements import MTF, Function, MeasuredC, modulus_law, symbolic
from ..blocks import in_frame, length_of, select
from ..rotations import mutual, turned
from .base import AbstractJoint, JointPieces, Loads, frame, frame_faults, law, load_faults, number, source


class Free(AbstractJoint):
    """All six directions free. `damping` [N·s/m], `stiffness` [N/m], `friction`, `effort` [N] act on the translation, with
    `rotational_` before them on the rotation: three numbers or one, in joint frame a. Other domains bond to the ports
    `translation` and `axes`, three wide.

    Results: displacement, velocity (of b's point in joint frame a), orientation, rate, reaction_force, reaction_torque."""

    damping: Any = number("Free.damping")
    stiffness: Any = number("Free.stiffness")
    rest: Any = number("Free.rest")
    friction: Any = law()
    effort: Any = source("Free.effort")
    rotational_damping: Any = number("Free.rotational_damping")
    rotational_stiffness: Any = number("Free.rotational_stiffness")
    rotational_friction: Any = law()
    rotational_effort: Any = source("Free.rotational_effort")
    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    coordinates: ClassVar[dict[str, int]] = {"displacement": 3, "orientation": 4}

    def _loads(self) -> Loads:
        return Loads(self.damping, self.stiffness, self.rest, self.friction, self.effort)

    def _rotational_loads(self) -> Loads:
        return Loads(self.rotational_damping, self.rotational_stiffness, None, self.rotational_friction, self.rotational_effort)

    def directions(self) -> dict[str, tuple[str, ...]]:
        return {}

    def placed(self, displacement, orientation) -> tuple[Any, Any]:
        return displacement, orientation

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        pieces.compare_rotations()
        free_rotation(pieces, self._rotational_loads(), self.frame_a, self.frame_b)
        pieces.compare_points()
        rows = [-turned(self.frame_a, row) for row in np.eye(3)]
        pieces.add(["sliding -> forward -> moving", "apart ~> travel"], forward=select(*rows), travel=in_frame(self.frame_a))
        pieces.free_axis("moving", self._loads(), "travel.value", 3)
        pieces.exports |= {"displacement": "travel.value", "velocity": "moving.flow"}
        pieces.ports |= {"axes": "turning", "translation": "moving"}
        return pieces.graph()

    def faults(self, where: str) -> list[Fault]:
        turning = load_faults(f"{where}.rotational", self._rotational_loads(), 3)
        renamed = [fault._replace(where=fault.where.replace("rotational.", "rotational_")) for fault in turning]
        return frame_faults(where, self) + load_faults(where, self._loads(), 3) + renamed


def free_rotation(pieces: JointPieces, loads: Loads, frame_a, frame_b) -> None:
    """Three free rotations on `turning`, in the joint frame a, rates of b in a; needs `compare_rotations`."""
    rows = [-turned(frame_a, row) for row in np.eye(3)]
    pieces.add(
        ["rates -> about -> turning", "relative ~> seen"],
        about=select(*rows), seen=Function(Mutual(frame_a, frame_b), ("relative",), width=4),
    )  # fmt: skip
    pieces.free_axis("turning", replace(loads, stiffness=None), "", 3)
    pieces.exports |= {"orientation": "seen.value", "rate": "turning.flow"}
    if loads.stiffness is not None:
        pieces.add(
            ["turning -> twisting -> turning_spring", "seen ~> twisting.modulus", "seen ~> tilted ~> turning_spring.coordinate"],
            twisting=MTF(rotation_axis), tilted=Function(rotation_angle, ("quaternion",)), turning_spring=MeasuredC(loads.stiffness),
        )  # fmt: skip


@symbolic
@dataclass(frozen=True)
class Mutual:
    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        return mutual(relative, self.frame_a, self.frame_b)


@symbolic
def rotation_angle(quaternion):
    """The angle of a rotation, 0 to 2π; a spring may be wound by a turn."""
    w, *vector = quaternion
    return np.array([2.0 * atan2(length_of(vector), w)], dtype=object)


@modulus_law(1, 3)
def rotation_axis(quaternion):
    """The axis of a rotation; zero where there is none, as the spring's torque is."""
    vector = quaternion[1:]
    return (vector / length_of(vector))[None, :]
