"""What joints are made of: sides a and b, locked and free directions, each a port of a multibond graph.

Flows of the relative junctions are those of a minus those of b. Locked points are compared in the inertial frame,
rotations in the frame of a (Boudon 2019, figs 4–7); positions travel beside the bonds (Zimmer 2006).
"""

import abc
from dataclasses import dataclass
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._errors import Fault, ParameterError, shown
from ..._graph import Graph
from ...elements import MTF, Constraint, Freedom, Function, MeasuredC, One, R, Se, Zero, arm, rotation
from ...elements.base import callable_faults, field_faults, finite_faults, named
from ...elements.sources import source_faults, value_or_function
from ..attachments import AbstractAttachment, AbstractPieces
from ..blocks import constant, difference, in_frame, inward, offset, outward, select
from ..rotations import IDENTITY, perpendicular, relative, rotation_back


class AbstractJoint(AbstractAttachment):
    """A joint between a point of a (arrow in) and a point of b (arrow out); its frames are `frame_a` of a's and `frame_b`
    of b's connection frame. All coordinates are zero where the joint frames coincide."""

    frame_a: eqx.AbstractVar[tuple[float, ...]]
    frame_b: eqx.AbstractVar[tuple[float, ...]]
    sides: ClassVar[tuple[str, ...]] = ("a", "b")
    coordinates: eqx.AbstractClassVar[dict[str, int]]  # results that place b, and their widths
    counters: ClassVar[dict[str, str]] = {}  # coordinate → node that counts its turns

    @abc.abstractmethod
    def directions(self) -> dict[str, tuple[str, ...]]:
        """Words for the rows of each constrained port: x, y, z for inertial translations, along and across the axis for
        those in joint frame a, with r before them for rotations."""

    @abc.abstractmethod
    def placed(self, **coordinates) -> tuple[Any, Any]:
        """Position and orientation of joint frame b in joint frame a: plain arithmetic on vectors."""


@dataclass(frozen=True)
class Loads:
    """What acts on a free direction."""

    damping: Any = None
    stiffness: Any = None
    rest: Any = None
    friction: Any = None
    effort: Any = None


class JointPieces(AbstractPieces):
    """Pieces that several joints have."""

    def __init__(self, frame_a=IDENTITY):
        super().__init__()
        self.frame_a = frame_a

    def graph(self) -> Graph:
        """A joint that transmits no force or no torque says so."""
        names = [f"reaction_{kind}{where}" for kind in ("force", "torque") for where in ("", "_local")]
        missing = [name for name in names if name not in self.exports]
        if missing:
            self.add([], nothing=constant(0.0, 0.0, 0.0))
            self.exports |= dict.fromkeys(missing, "nothing.value")
        return AbstractPieces.graph(self)

    def _in_joint_frame(self, source: str) -> str:
        """The name of a vector of a's frame in the joint frame."""
        if tuple(self.frame_a) == IDENTITY:
            return source
        name = f"{source.replace('.', '_')}_local"
        self.add([f"{source} ~> {name}"], **{name: in_frame(self.frame_a)})
        return f"{name}.value"

    def hold_point(self) -> None:
        """The two points stay together: three rows in the inertial frame."""
        self.sense("attitude_a", "attitude_b", "position_a", "position_b")
        self.add(
            ["turn_a -> together -> turn_b", "together -> hold", "attitude_a ~> turn_a.modulus", "attitude_b ~> turn_b.modulus"],
            turn_a=MTF(rotation), turn_b=MTF(rotation_back), together=Zero(), hold=Constraint(3, gap=True),
        )  # fmt: skip
        self.add(["position_a ~> apart.first", "position_b ~> apart.second", "apart ~> hold.gap"], apart=Function(difference, ("first", "second"), width=3))
        self.add(["together.effort ~> held.vector", "attitude_a ~> held.attitude"], held=Function(inward, ("vector", "attitude"), width=3))
        self.ports |= {"velocity_a": "turn_a.a", "velocity_b": "turn_b.b"}
        self.exports |= {"reaction_force": "together.effort", "reaction_force_local": self._in_joint_frame("held.value")}

    def compare_rotations(self) -> None:
        """Relative angular velocity in the frame of a, on the junction `rates`."""
        self.sense("attitude_a", "attitude_b")
        self.add(
            ["spin -> turn_ab", "relative ~> turn_ab.modulus", "spin -> rates", "attitude_a ~> relative.first", "attitude_b ~> relative.second"],
            spin=Zero(), turn_ab=MTF(rotation_back), relative=Function(relative, ("first", "second"), width=4), rates=One(),
        )  # fmt: skip
        self.add(["spin.effort ~> twist.vector", "attitude_a ~> twist.attitude"], twist=Function(outward, ("vector", "attitude"), width=3))
        self.ports |= {"rotation_a": "spin", "rotation_b": "turn_ab.b"}
        self.exports |= {"reaction_torque": "twist.value", "reaction_torque_local": self._in_joint_frame("spin.effort")}

    def compare_points(self) -> None:
        """v_b = v_a + ω_a × d + what is left, all in the frame of a, on the junction `sliding` (Boudon 2019); needs `compare_rotations`."""
        self.sense("position_a", "position_b")
        self.add(
            ["omega_a -> spin", "omega_a -> swing -> slide -> turn_slide", "slide -> sliding", "relative ~> turn_slide.modulus", "apart ~> swing.modulus"],
            omega_a=One(), swing=MTF(arm), slide=Zero(), turn_slide=MTF(rotation_back), sliding=One(),
        )  # fmt: skip
        self.add(
            ["position_a ~> apart.first", "position_b ~> apart.second", "attitude_a ~> apart.attitude"],
            apart=Function(offset, ("first", "second", "attitude"), width=3),
        )
        self.add(["slide.effort ~> push.vector", "attitude_a ~> push.attitude"], push=Function(outward, ("vector", "attitude"), width=3))
        self.ports |= {"velocity_a": "slide", "velocity_b": "turn_slide.b", "rotation_a": "omega_a"}
        self.exports |= {"reaction_force": "push.value", "reaction_force_local": self._in_joint_frame("slide.effort")}

    def lock_rotations(self, rows, law) -> None:
        """Rows of the relative angular velocity are zero; `law` of the relative orientation is their gap."""
        self.add(
            ["rates -> blocked -> lock", "relative ~> tilt ~> lock.gap"],
            blocked=select(*rows), lock=Constraint(len(rows), gap=True), tilt=Function(law, ("relative",), width=len(rows)),
        )  # fmt: skip

    def free_axis(self, name: str, loads: Loads, coordinate: str, width: int = 1) -> None:
        """A free direction and what acts on it; `coordinate` is the signal a spring needs."""
        self.add([f"{name} -> {name}_free"], **{f"{name}_free": Freedom(width)})
        self.nodes.setdefault(name, One())
        if loads.damping is not None:
            self.add([f"{name} -> {name}_damper"], **{f"{name}_damper": R(loads.damping, width=width)})
        if loads.friction is not None:
            self.add([f"{name} -> {name}_friction"], **{f"{name}_friction": R(effort=loads.friction, width=width)})
        if loads.stiffness is not None:
            spring = MeasuredC(loads.stiffness, 0.0 if loads.rest is None else loads.rest, width=width)
            self.add([f"{name} -> {name}_spring", f"{coordinate} ~> {name}_spring.coordinate"], **{f"{name}_spring": spring})
        if loads.effort is not None:
            self.add([f"{name}_motor -> {name}"], **{f"{name}_motor": Se(loads.effort, width=width)})


HELD = {"hold": ("x", "y", "z")}


def across(axis) -> tuple[str, str]:
    """Words for the two directions at right angles to an axis: its letters where they lie along coordinates."""
    found = []
    for number, vector in enumerate(perpendicular(axis), 1):
        along = np.flatnonzero(np.abs(vector) > 1e-12)
        found.append("xyz"[along[0]] if len(along) == 1 else f"across_{number}")
    return found[0], found[1]


# -- fields and their faults ---------------------------------------------------------------------------
def number(name: str):
    """An optional numeric field."""
    return eqx.field(default=None, kw_only=True, converter=named(name))


def source(name: str):
    """An optional field that is a number or a function of time."""
    return eqx.field(default=None, kw_only=True, converter=lambda value: None if value is None else value_or_function(name)(value))


def frame():
    return eqx.field(static=True, default=IDENTITY, kw_only=True, converter=unit_frame)


def law():
    return eqx.field(default=None, kw_only=True)


def load_faults(where: str, loads: Loads, width: int = 1) -> list[Fault]:
    faults = field_faults(where, "damping", loads.damping, positive=False) + field_faults(where, "stiffness", loads.stiffness, positive=False)
    faults += [] if loads.rest is None else finite_faults(where, "rest", loads.rest)
    if loads.rest is not None and loads.stiffness is None:
        faults.append(Fault(f"{where}.rest", "is given, but there is no stiffness.", "give stiffness= as well, or leave rest= out."))
    for name in ("damping", "stiffness", "rest", "effort"):
        value = getattr(loads, name)
        if value is not None and not callable(value) and np.shape(value) not in ((), (width,)) and not (width > 1 and np.shape(value) == (width, width)):
            remedy = "give one number." if width == 1 else f"give one number or {width}."
            faults.append(Fault(f"{where}.{name}", f"has shape {np.shape(value)}.", remedy))
    faults += [] if loads.effort is None else source_faults(where, "effort", loads.effort)
    return faults + callable_faults(where, friction=loads.friction)


def _numbers(name: str, value, count: int) -> np.ndarray:
    try:
        found = np.asarray(value, float)
    except (TypeError, ValueError):
        found = np.zeros(0)
    if found.shape != (count,):
        raise ParameterError([Fault(name, f"{shown(value)} does not give {count} numbers.", f"give {count} numbers, such as {(0.0,) * (count - 1) + (1.0,)}.")])
    return found


def unit_axis(value, size: int = 3) -> tuple[float, ...]:
    """A static unit vector; exact where the axis lies along a coordinate."""
    axis = _numbers("axis", value, size)
    length = np.linalg.norm(axis)
    return tuple(float(x) for x in (axis if not np.isfinite(length) or length == 0.0 else axis / length))


def axis_faults(where: str, name: str, axis, size: int = 3) -> list[Fault]:
    if np.shape(axis) != (size,) or not np.all(np.isfinite(axis)) or not np.any(axis):
        return [Fault(f"{where}.{name}", f"is {tuple(axis)}.", f"give a direction, such as {(0.0,) * (size - 1) + (1.0,)}.")]
    return []


def unit_frame(value) -> tuple[float, ...]:
    """A static orientation as a unit quaternion, scalar first; also from a rotation matrix."""
    if np.shape(value) == (3, 3):
        return _from_matrix(np.asarray(value, float))
    frame = _numbers("frame", value, 4)
    return tuple(float(x) for x in frame / (np.linalg.norm(frame) or 1.0))


def _from_matrix(matrix: np.ndarray) -> tuple[float, ...]:
    if not np.allclose(matrix @ matrix.T, np.eye(3), atol=1e-9) or np.linalg.det(matrix) < 0.0:
        what = "is no rotation matrix: its columns are not a right-handed set of unit vectors at right angles."
        raise ParameterError([Fault("frame", what, "give a proper rotation matrix, or a quaternion (w, x, y, z).")])
    skew = np.array([matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]])
    four = np.block([[np.trace(matrix), skew], [skew[:, None], matrix + matrix.T - np.trace(matrix) * np.eye(3)]])
    found = np.linalg.eigh(four)[1][:, -1]
    return tuple(float(x) for x in found * (-1.0 if found[np.argmax(np.abs(found) > 1e-9)] < 0.0 else 1.0))


def frame_faults(where: str, joint) -> list[Fault]:
    faults = []
    for name in ("frame_a", "frame_b"):
        frame = getattr(joint, name)
        if not np.all(np.isfinite(frame)) or not np.any(frame):
            faults.append(Fault(f"{where}.{name}", f"{tuple(frame)} is not a quaternion.", "give (w, x, y, z), not all zero; (1, 0, 0, 0) is no rotation."))
    return faults
