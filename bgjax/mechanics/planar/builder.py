"""Builder of planar joint graphs: junction of relative motion, constrained directions, and free directions with loads.

Flows of the relative junction are those of a minus those of b, in the inertial frame."""

from typing import ClassVar

import equinox as eqx
import numpy as np

from ..._tracing import numbers
from ..._types import Number
from ...elements import MTF, Constraint, Function, One, Zero
from ...errors import Fault, ParameterError, shown
from ..joints.base import AbstractJoint, AbstractLoadedJoint, AbstractSlidingJoint
from ..joints.builder import FreeDirection, JointPieces
from ..joints.fields import Loads
from ..kinematics.attachments import AbstractPieces
from ..kinematics.blocks import along, difference, select, static
from ..kinematics.families import PLANAR, Family
from .blocks import TURN, AngleBetween, Directions, Tilt, X, Y, components_along, reaching, rotation, translation


class AbstractPlanarJoint(AbstractJoint):
    """Connects planar bodies; `frame_a` and `frame_b` are angles."""

    family: ClassVar[Family] = PLANAR


class PlanarPieces(AbstractPieces):
    """The nodes, bonds, ports and results of a planar joint while it is built; each method adds a feature that joints
    share."""

    # a free direction is the same in space and in the plane
    free_axis, rubbing_axis = JointPieces.free_axis, JointPieces.rubbing_axis
    driven_axis, followed_axis = JointPieces.driven_axis, JointPieces.followed_axis

    def __init__(self, frame_a, frame_b):
        super().__init__()
        self.frame_a, self.frame_b = frame_a, frame_b
        self.sense("pose_a", "pose_b")
        self.add(
            ["pose_a ~> apart.first", "pose_b ~> apart.second", "between -> rates"],
            apart=Function(difference, ("first", "second"), width=3),
            between=Zero(),
            rates=One(),
        )
        self.ports |= {"motion_a": "between", "motion_b": "between"}
        self._react()

    def _react(self) -> None:
        """Adds the reaction force and torque of a on b, at the point of b."""
        axes = [PLANAR.turned(self.frame_a, axis) for axis in np.eye(2)]
        self.add(
            [
                "between.effort ~> force",
                "between.effort ~> torque",
                "between.effort ~> force_local.vector",
                "pose_a ~> force_local.pose",
            ],
            force=translation(),
            torque=rotation(),
            force_local=components_along(*axes),
        )
        self.exports |= {f"reaction_{name}": f"{name}.value" for name in ("force", "torque", "force_local")}
        self.exports |= {"reaction_torque_local": "torque.value"}

    def hold_point(self) -> None:
        """Constrains the two hinge points to coincide: two constraints in the inertial frame."""
        self.add(
            ["rates -> places -> hold", "apart ~> off ~> hold.gap"],
            places=select(X, Y),
            hold=Constraint(2, gap=True, directions="xy"),
            off=along(X, Y),
        )

    def lock_rotation(self) -> None:
        """Constrains the relative rotation, up to whole turns, to zero."""
        tilt = Function(Tilt(self.frame_a, self.frame_b), ("apart",))
        lock = Constraint(1, gap=True, directions=("rotation",))
        self.add(["rates -> blocked -> lock", "apart ~> tilt ~> lock.gap"], blocked=select(TURN), lock=lock, tilt=tilt)

    def free_rotation(self, loads: Loads) -> None:
        """Adds the free rotation with its loads: angle and rate of b relative to a."""
        self.add(
            ["rates -> about -> turning", "apart ~> turned"],
            about=select([-x for x in TURN]),
            turned=Function(AngleBetween(self.frame_a, self.frame_b, -1.0), ("apart",)),
        )
        self.free_axis(FreeDirection("turning", "turned.value", rotation=True), loads)
        self.exports |= {"angle": "turned.value", "rate": "turning.flow"}

    def reach(self) -> None:
        """Takes the motion of a at b's point, for joints whose two points do not coincide."""
        self.add(["swing -> between", "apart ~> swing.modulus"], swing=MTF(reaching))
        self.ports["motion_a"] = "swing.a"

    def guide(self, across) -> None:
        """Constrains the translation along a direction of joint frame a to zero; needs `reach`."""
        row, place = PLANAR.turned(self.frame_a, across), np.flatnonzero(across)
        word = "xy"[place[0]] if len(place) == 1 else "across"
        self.add(
            [
                "rates -> across -> guide",
                "pose_a ~> across.modulus",
                "apart ~> off_line.vector",
                "pose_a ~> off_line.pose",
                "off_line ~> guide.gap",
            ],
            across=MTF(Directions(static([row]))),
            guide=Constraint(1, gap=True, directions=(word,)),
            off_line=components_along(row),
        )

    def free_translation(self, loads: Loads, *axes) -> None:
        """Adds free translations with their loads: displacement and velocity of b along directions of joint frame a;
        needs `reach`."""
        # minus, because relative flows are those of a minus those of b
        rows = [-PLANAR.turned(self.frame_a, axis) for axis in axes]
        self.add(
            [
                "rates -> forward -> moving",
                "pose_a ~> forward.modulus",
                "apart ~> travel.vector",
                "pose_a ~> travel.pose",
            ],
            forward=MTF(Directions(static(rows))),
            travel=components_along(*rows),
        )
        self.free_axis(FreeDirection("moving", "travel.value", width=len(rows)), loads)
        self.exports |= {"displacement": "travel.value", "velocity": "moving.flow"}

    def move_freely(self, loads: Loads, rotational_loads: Loads) -> None:
        """Adds all three free directions with their loads."""
        self.reach()
        self.free_translation(loads, *np.eye(2))
        self.free_rotation(rotational_loads)


# -- frames ----------------------------------------------------------------------------------------------
def frame_angle(value: Number) -> tuple[float]:
    """The frame as a static angle, in a vector of one entry, because orientations are vectors in every family."""
    found = numbers(value)
    if found is None or found.size != 1:
        remedy = "give one angle in radians; 0.0 is no rotation."
        raise ParameterError([Fault("frame", f"{shown(value)} is not an angle.", remedy)])
    return (float(found.reshape(())),)


def frame():
    """Field for the angle of a joint frame."""
    return eqx.field(static=True, default=PLANAR.identity, kw_only=True, converter=frame_angle)


class AbstractLoadedPlanarJoint(AbstractLoadedJoint):
    """A planar joint whose free directions are all translations or all rotations, with loads on them."""

    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    family: ClassVar[Family] = PLANAR


class AbstractSlidingPlanarJoint(AbstractSlidingJoint):
    """A planar joint with free translations and a free rotation; loads on the rotation have the prefix
    `rotational_`."""

    frame_a: tuple[float, ...] = frame()
    frame_b: tuple[float, ...] = frame()
    family: ClassVar[Family] = PLANAR


def frame_faults(where: str, joint: AbstractJoint) -> list[Fault]:
    """Faults of the frames of a joint that are not finite angles."""
    faults = []
    for name in ("frame_a", "frame_b"):
        (angle,) = getattr(joint, name)
        if not np.isfinite(angle):
            faults.append(Fault(f"{where}.{name}", f"is {angle}.", "give a finite angle in radians."))
    return faults
