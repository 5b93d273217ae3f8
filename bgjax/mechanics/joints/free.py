"""Free joint: six free directions without constraints, with joint coordinates and loads (a bushing)."""

from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np

from ..._types import Pose, Value, Vector
from ...elements import MTF, Constraint, Function, MeasuredC, Signal, modulus_law, symbolic
from ...elements.time_functions import AngularVelocity
from ...errors import Fault
from ...expressions.expression import atan2
from ...graph.graph import Graph
from ..kinematics.blocks import along, length_of, select
from ..kinematics.drives import AbstractDrive, Motion
from ..kinematics.rotations import conjugate, mutual, product, turned
from ..scenery.loads import Freedom
from .base import AbstractSlidingJoint, sliding_faults
from .builder import FreeDirection, JointPieces
from .fields import Loads, loaded


class Free(AbstractSlidingJoint):
    """Leaves all six directions free. `damping` [N·s/m], `stiffness` [N/m], `friction`, `effort` [N] act on the
    translation, those with the prefix `rotational_` on the rotation: three numbers or one, in joint frame a.
    `drive=bgm.Motion(displacement)` and `rotational_drive=bgm.Motion(orientation)`, functions of time that return three
    numbers and a quaternion, prescribe the pose; the results drive_force and drive_torque are the loads needed for it.
    Other domains are bonded to the ports `translation` and `axes`, of width three. With a point mass at b there is only
    the translation.

    Results: displacement, velocity (of b's point in joint frame a), orientation, rate, reaction_force,
    reaction_torque."""

    coordinates: ClassVar[dict[str, int]] = {"displacement": 3, "orientation": 4}

    def placed(self, displacement: Vector, orientation: Vector) -> Pose:
        return displacement, orientation

    def graph(self, turning: bool = True) -> Graph:
        pieces = JointPieces(self.frame_a)
        if turning:
            rotate_freely(pieces, self.rotational_loads(), self.frame_a, self.frame_b)
        pieces.compare_points()
        pieces.slide_points([turned(self.frame_a, row) for row in np.eye(3)], self.loads())
        pieces.ports["translation"] = "moving"
        return pieces.graph()

    def driven(self) -> dict[str, AbstractDrive | None]:
        return {"displacement": self.drive, "orientation": self.rotational_drive}

    def needs_rotation(self) -> bool:
        return loaded(self.rotational_loads())

    def free(self) -> tuple[Freedom, ...]:
        return Freedom(False, None, self.loads()), Freedom(True, None, self.rotational_loads())

    def faults(self, where: str) -> list[Fault]:
        return sliding_faults(where, self, 3, 3)


def rotate_freely(pieces: JointPieces, loads: Loads, frame_a, frame_b) -> None:
    """Adds three free rotations with their loads, and the port `axes`."""
    pieces.compare_rotations()
    free_rotation(pieces, loads, frame_a, frame_b)
    pieces.ports["axes"] = "turning"


def move_freely(pieces: JointPieces, loads: Loads, frame_a, frame_b) -> None:
    """Adds six free directions, with loads on the rotation and its port `axes`."""
    rotate_freely(pieces, loads, frame_a, frame_b)
    pieces.compare_points()
    pieces.slide_points([turned(frame_a, row) for row in np.eye(3)], Loads())


def free_rotation(pieces: JointPieces, loads: Loads, frame_a, frame_b) -> None:
    """Adds the junction `turning` of three free rotations: rates of b relative to a, in joint frame a; needs
    `compare_rotations`."""
    rows = [-turned(frame_a, row) for row in np.eye(3)]
    pieces.add(
        ["rates -> about -> turning", "relative ~> seen"],
        about=select(*rows),
        seen=Function(Mutual(frame_a, frame_b), ("relative",), width=4),
    )
    whole = isinstance(loads.drive, Motion)
    others = replace(loads, stiffness=None, drive=None if whole else loads.drive)
    pieces.free_axis(FreeDirection("turning", "seen.value", rotation=True, width=3), others)
    if whole:
        drive_orientation(pieces, loads.drive)
    pieces.exports |= {"orientation": "seen.value", "rate": "turning.flow"}
    if loads.stiffness is not None:
        twist_spring(pieces, loads.stiffness)


def twist_spring(pieces: JointPieces, stiffness: Value) -> None:
    """Adds a spring on the angle of the relative rotation, about the axis of that rotation."""
    pieces.add(
        ["turning -> twisting -> turning_spring", "seen ~> twisting.modulus"],
        twisting=MTF(rotation_axis),
        tilted=Function(rotation_angle, ("quaternion",)),
        turning_spring=MeasuredC(stiffness),
    )
    pieces.add(["seen ~> tilted ~> turning_spring.coordinate"])


def drive_orientation(pieces: JointPieces, drive: Motion) -> None:
    """Adds a drive of the orientation: a constraint that supplies the torque needed for it, in joint frame a."""
    flow = AngularVelocity(drive.value) if callable(drive.value) else None
    pieces.add(
        [
            "turning -> turning_drive",
            "seen ~> turning_behind.seen",
            "turning_wanted ~> turning_behind.wanted",
            "turning_behind ~> turning_drive.gap",
        ],
        turning_drive=Constraint(3, flow, gap=True, directions=["rmotion"] * 3, drive=True),
        turning_wanted=Signal(drive.value, width=4),
        turning_behind=Function(behind, ("seen", "wanted"), width=3),
    )
    # the motor's torque is minus that of the constrained port
    pieces.add(["turning_drive.effort ~> drive_torque"], drive_torque=along(*-np.eye(3)))
    pieces.exports["drive_torque"] = "drive_torque.value"


@symbolic
def behind(seen, wanted) -> np.ndarray:
    """Gap of the drive: the rotation from the wanted to the actual orientation, as twice the tangent of the half angle
    times the axis. Near zero its rate is the angular velocity."""
    w, x, y, z = product(seen, conjugate(wanted))
    return np.array([x, y, z], dtype=object) * (2.0 / w)


@symbolic
@dataclass(frozen=True)
class Mutual:
    """Orientation of joint frame b relative to joint frame a."""

    frame_a: tuple[float, ...]
    frame_b: tuple[float, ...]

    def __call__(self, relative):
        return mutual(relative, self.frame_a, self.frame_b)


@symbolic
def rotation_angle(quaternion):
    """The angle of a rotation, from 0 to 2π, so that a spring can be wound up to one turn."""
    w, *vector = quaternion
    return np.array([2.0 * atan2(length_of(vector), w)], dtype=object)


@modulus_law(1, 3)
def rotation_axis(quaternion):
    """The axis of a rotation; zero for no rotation, where the torque of the spring is zero too."""
    vector = quaternion[1:]
    return (vector / length_of(vector))[None, :]
