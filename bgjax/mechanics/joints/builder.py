"""Builder of joint graphs: junctions of relative motion, constrained directions, and free directions with their loads.

Flows of the relative junctions are those of a minus those of b. Locked points are compared in the inertial frame,
rotations in the frame of a (Boudon 2019, figs 4–7); positions travel beside the bonds (Zimmer 2006).
"""

from typing import Any, NamedTuple

import numpy as np

from ...elements import MTF, Constraint, Freedom, Function, MeasuredC, One, R, Se, Signal, Zero, arm, rotation
from ...graph.graph import Graph
from ..contact.elements import FrictionR
from ..contact.friction import AbstractFrictionLaw
from ..kinematics.attachments import AbstractPieces
from ..kinematics.blocks import along, constant, difference, in_frame, inward, offset, outward, select
from ..kinematics.drives import AbstractDrive, Motion, rate_of
from ..kinematics.rotations import IDENTITY, perpendicular, relative, rotation_back, turned
from .fields import Loads


class FreeDirection(NamedTuple):
    """A free direction of a joint: its node, and the signal that is its coordinate, for a spring and a drive."""

    name: str
    coordinate: str
    rotation: bool = False  # otherwise a translation
    width: int = 1
    number: str = ""  # behind the name of the drive's effort, of joints with several such directions


class JointPieces(AbstractPieces):
    """The nodes, bonds, ports and results of a joint while it is built; each method adds a feature that several joints
    share."""

    def __init__(self, frame_a=IDENTITY):
        super().__init__()
        self.frame_a = frame_a

    def graph(self) -> Graph:
        """The finished graph; a joint that transmits no force or no torque gets zero as that result."""
        names = [f"reaction_{kind}{where}" for kind in ("force", "torque") for where in ("", "_local")]
        missing = [name for name in names if name not in self.exports]
        if missing:
            self.add([], nothing=constant(0.0, 0.0, 0.0))
            self.exports |= dict.fromkeys(missing, "nothing.value")
        return AbstractPieces.graph(self)

    def in_joint_frame(self, source: str) -> str:
        """Name of the signal that gives a vector of a's frame in the joint frame."""
        if tuple(self.frame_a) == IDENTITY:
            return source
        name = f"{source.replace('.', '_')}_local"
        self.add([f"{source} ~> {name}"], **{name: in_frame(self.frame_a)})
        return f"{name}.value"

    def hold_point(self) -> None:
        """Constrains the two hinge points to coincide: three constraints in the inertial frame."""
        self.sense("attitude_a", "attitude_b", "position_a", "position_b")
        self.add(
            ["turn_a -> together -> turn_b", "together -> hold"],
            turn_a=MTF(rotation),
            turn_b=MTF(rotation_back),
            together=Zero(),
            hold=Constraint(3, gap=True, directions="xyz"),
        )
        self.add(["attitude_a ~> turn_a.modulus", "attitude_b ~> turn_b.modulus"])
        apart = Function(difference, ("first", "second"), width=3)
        self.add(["position_a ~> apart.first", "position_b ~> apart.second", "apart ~> hold.gap"], apart=apart)
        held = Function(inward, ("vector", "attitude"), width=3)
        self.add(["together.effort ~> held.vector", "attitude_a ~> held.attitude"], held=held)
        self.ports |= {"velocity_a": "turn_a.a", "velocity_b": "turn_b.b"}
        self.exports |= {"reaction_force": "together.effort", "reaction_force_local": self.in_joint_frame("held.value")}

    def relate(self) -> None:
        """Adds the signal of the attitude of b relative to a."""
        if "relative" not in self.nodes:
            self.sense("attitude_a", "attitude_b")
            seen = Function(relative, ("first", "second"), width=4)
            self.add(["attitude_a ~> relative.first", "attitude_b ~> relative.second"], relative=seen)

    def compare_rotations(self) -> None:
        """Adds the junction `rates` of the relative angular velocity, in the frame of a. To be called before
        `compare_points`."""
        if "sliding" in self.nodes:
            raise RuntimeError("call compare_rotations before compare_points: it makes the junction that both share.")
        self.relate()
        self.add(
            ["spin -> turn_ab", "relative ~> turn_ab.modulus", "spin -> rates"],
            spin=Zero(),
            turn_ab=MTF(rotation_back),
            rates=One(),
        )
        self.add(
            ["spin.effort ~> twist.vector", "attitude_a ~> twist.attitude"],
            twist=Function(outward, ("vector", "attitude"), width=3),
        )
        self.ports |= {"rotation_a": "spin", "rotation_b": "turn_ab.b"}
        self.exports |= {"reaction_torque": "twist.value", "reaction_torque_local": self.in_joint_frame("spin.effort")}

    def compare_points(self) -> None:
        """Adds the junction `sliding` of the relative velocity v_a + ω_a × d − v_b, all in the frame of a (Boudon
        2019). To be called after `compare_rotations` if the joint has rotations."""
        self.relate()
        self.sense("position_a", "position_b")
        self.add(["omega_a -> spin"] if "spin" in self.nodes else [])
        self.add(
            ["omega_a -> swing -> slide -> turn_slide", "slide -> sliding"],
            omega_a=One(),
            swing=MTF(arm),
            slide=Zero(),
            turn_slide=MTF(rotation_back),
            sliding=One(),
        )
        self.add(["relative ~> turn_slide.modulus", "apart ~> swing.modulus"])
        self.add(
            ["position_a ~> apart.first", "position_b ~> apart.second", "attitude_a ~> apart.attitude"],
            apart=Function(offset, ("first", "second", "attitude"), width=3),
        )
        push = Function(outward, ("vector", "attitude"), width=3)
        self.add(["slide.effort ~> push.vector", "attitude_a ~> push.attitude"], push=push)
        self.ports |= {"velocity_a": "slide", "velocity_b": "turn_slide.b", "rotation_a": "omega_a"}
        self.exports |= {"reaction_force": "push.value", "reaction_force_local": self.in_joint_frame("slide.effort")}

    def lock_rotations(self, rows, law, words) -> None:
        """Constrains components (rows) of the relative angular velocity to zero; `law` of the relative orientation is
        the gap."""
        self.add(
            ["rates -> blocked -> lock", "relative ~> tilt ~> lock.gap"],
            blocked=select(*rows),
            lock=Constraint(len(rows), gap=True, directions=[f"r{word}" for word in words]),
            tilt=Function(law, ("relative",), width=len(rows)),
        )

    def guide_points(self, rows, words) -> None:
        """Constrains the offset along rows (in the frame of a) to zero; needs `compare_points`. The flow of relative
        junctions is that of a minus that of b, but the offset leads from a to b, hence the signs."""
        self.add(
            ["sliding -> across -> guide", "apart ~> off_line ~> guide.gap"],
            across=select(*rows),
            guide=Constraint(len(rows), gap=True, directions=words),
            off_line=along(*[-row for row in rows]),
        )

    def slide_points(self, rows, loads: Loads) -> None:
        """Adds free translations along rows (in the frame of a) with their loads; needs `compare_points`."""
        self.add(
            ["sliding -> forward -> moving", "apart ~> travel"],
            forward=select(*[-row for row in rows]),
            travel=along(*rows),
        )
        self.free_axis(FreeDirection("moving", "travel.value", width=len(rows)), loads)
        self.exports |= {"displacement": "travel.value", "velocity": "moving.flow"}

    def guide_on_line(self, axis, loads: Loads) -> None:
        """Keeps the point of b on the line along an axis of joint frame a, where it moves freely with its loads."""
        self.compare_points()
        self.guide_points([turned(self.frame_a, t) for t in perpendicular(axis)], directions_across(axis))
        self.slide_points([turned(self.frame_a, axis)], loads)

    def guide_on_plane(self, normal, loads: Loads) -> None:
        """Keeps the point of b in the plane perpendicular to a normal of joint frame a, where it moves freely with its
        loads."""
        self.compare_points()
        self.guide_points([turned(self.frame_a, normal)], [along_word(normal)])
        self.slide_points([turned(self.frame_a, t) for t in perpendicular(normal)], loads)

    def free_axis(self, free: FreeDirection, loads: Loads) -> None:
        """Adds a free direction and its loads."""
        name, coordinate, width = free.name, free.coordinate, free.width
        self.nodes.setdefault(name, One())
        self.add([f"{name} -> {name}_free"], **{f"{name}_free": Freedom(width, coordinate=coordinate)})
        if loads.drive is not None:
            self.driven_axis(free, loads.drive)
        if loads.damping is not None:
            self.add([f"{name} -> {name}_damper"], **{f"{name}_damper": R(loads.damping, width=width)})
        if loads.friction is not None:
            self.rubbing_axis(name, loads.friction, width)
        if loads.stiffness is not None:
            node, rest = f"{name}_spring", 0.0 if loads.rest is None else loads.rest
            spring = MeasuredC(loads.stiffness, rest, width=width)
            self.add([f"{name} -> {node}", f"{coordinate} ~> {node}.coordinate"], **{node: spring})
        if loads.effort is not None:
            self.add([f"{name}_motor -> {name}"], **{f"{name}_motor": Se(loads.effort, width=width)})

    def rubbing_axis(self, name: str, friction: Any, width: int) -> None:
        """Adds friction on a free direction. A joint has no normal force, so the coefficients are forces or torques."""
        node = f"{name}_friction"
        if isinstance(friction, AbstractFrictionLaw):
            self.add(
                [f"{name} -> {node}", f"{name}_pressing ~> {node}.pressure"],
                **{node: FrictionR(friction, width), f"{name}_pressing": Signal(1.0)},
            )
        else:
            self.add([f"{name} -> {node}"], **{node: R(effort=friction, width=width)})

    def driven_axis(self, free: FreeDirection, drive: AbstractDrive) -> None:
        """Adds a drive: a constraint that supplies the effort which the prescribed motion needs."""
        name, rows = free.name, [np.eye(free.width)[row] for row in drive.rows or range(free.width)]
        count, node = len(rows), f"{name}_drive"
        word, given = ("rmotion", "drive_torque") if free.rotation else ("motion", "drive_force")
        motor = Constraint(count, rate_of(drive), gap=isinstance(drive, Motion), directions=[word] * count, drive=True)
        self.add([f"{name} -> {name}_driven -> {node}"], **{f"{name}_driven": select(*rows), node: motor})
        # the motor's effort is minus that of the constrained port
        given += free.number
        self.add([f"{node}.effort ~> {given}"], **{given: along(*-np.eye(count))})
        self.exports[given] = f"{given}.value"
        if isinstance(drive, Motion):
            self.followed_axis(name, drive, free.coordinate, rows)

    def followed_axis(self, name: str, drive: Motion, coordinate: str, rows) -> None:
        """Adds the gap of a drive: the driven components of the coordinate minus their prescribed values."""
        count, behind, picked, wanted = len(rows), f"{name}_behind", f"{name}_picked", f"{name}_wanted"
        self.add(
            [
                f"{coordinate} ~> {picked} ~> {behind}.first",
                f"{wanted} ~> {behind}.second",
                f"{behind} ~> {name}_drive.gap",
            ],
            **{
                picked: along(*rows),
                wanted: Signal(drive.value, width=count),
                behind: Function(difference, ("first", "second"), width=count),
            },
        )


def directions_across(axis) -> tuple[str, str]:
    """Names of the two directions perpendicular to an axis: x, y or z where they lie along coordinates."""
    found = []
    for number, vector in enumerate(perpendicular(axis), 1):
        along = np.flatnonzero(np.abs(vector) > 1e-12)
        found.append("xyz"[along[0]] if len(along) == 1 else f"across_{number}")
    return found[0], found[1]


def along_word(axis) -> str:
    """Name of the direction of an axis: x, y or z if it lies along a coordinate, otherwise 'along'."""
    place = np.flatnonzero(np.abs(np.asarray(axis)) > 1e-12)
    return "xyz"[place[0]] if len(place) == 1 else "along"
