"""Moving support: a frame with prescribed motion relative to a body or the world, imposed by flow sources."""

import abc
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import equinox as eqx
import numpy as np

from ..._types import Prescribed, Value, Vector
from ...elements import MTF, Function, One, Sf, Signal, Zero, arm, rotation, symbolic
from ...elements.angle_hints import degree_hints
from ...elements.sources import source_faults, value_or_function
from ...elements.time_functions import TimeDerivative
from ...errors import Fault
from ...graph.graph import Graph
from ...scene.appearance import Shapes
from ..joints.fields import axis_faults, unit_axis
from ..kinematics.attachments import Pieces, directed
from ..kinematics.blocks import ConstantInTime, along, select
from ..kinematics.drives import corner_faults, function_faults
from ..kinematics.families import SPATIAL, Family
from ..kinematics.rotations import IDENTITY, about, product, rotation_back, turned
from ..scenery.bodies import drawn_support
from ..scenery.mounted import Held
from ..scenery.seen import Item
from .bodies import AbstractCarrier, Hinge, reached


class AbstractSupport(AbstractCarrier):
    """A massless carrier with prescribed motion relative to one body or the world."""

    displacement: eqx.AbstractVar[Any]
    angle: eqx.AbstractVar[Any]

    @abc.abstractmethod
    def mounted(self, side: str, frame: tuple[float, ...], hinges: Mapping[str, Hinge]) -> Graph:
        """The graph of the support at a point with this connection frame. Side "a": the power comes from that point;
        side "b": it goes there."""

    @abc.abstractmethod
    def moved(self, displacement: Vector, angle: Vector) -> eqx.Module:
        """The support at this displacement and angle, as a joint without freedoms."""

    def frozen(self, value_of: Callable) -> Any:
        """The support where it is, as a joint without freedoms; `value_of` gives numbers and functions of time as
        vectors."""
        return self.moved(value_of(self.displacement), value_of(self.angle))

    def drawn(self, at: Held) -> list[Item]:
        return [*drawn_support(at)]

    def graph(self, hinges, gravity) -> Graph:
        return self.mounted("a", self.family.identity, hinges)

    def hints(self, where: str) -> list[Fault]:
        return degree_hints(f"{where}.angle", self.angle)

    def faults(self, where: str) -> list[Fault]:
        count = self.family.size
        numbers = {2: "two numbers", 3: "three numbers"}[count]
        faults = _course_faults(f"{where}.displacement", self.displacement, (count,), numbers)
        return faults + _course_faults(f"{where}.angle", self.angle, (), "one number")


def _course_faults(where: str, value, shape: tuple[int, ...], numbers: str) -> list[Fault]:
    """Faults of a displacement or an angle: numbers, or a function of time."""
    place, _, name = where.rpartition(".")
    faults = source_faults(place, name, value)
    if not callable(value) and np.shape(value) != shape:
        faults.append(Fault(where, f"has shape {np.shape(value)}.", f"give {numbers}, or a function of time."))
    faults += function_faults(where, value, shape[0] if shape else 1)
    return faults + corner_faults(where, value, "support")


class Support(AbstractSupport):
    """Moves a frame as prescribed: `"world -> shaker -> hinge -> body.A"`. `displacement` [m] (three numbers, or a
    function of time) is its position relative to the point before it, `angle` [rad] (a number, or a function of time)
    its rotation about `axis`, both in the frame of that point. It can be on either side of a joint, alone or mounted on
    another support, and has no mass.

    Functions of time must be twice differentiable, or `bg.Spline(…)`. Results: force, torque (needed for the motion, in
    the frame of the point), position, orientation (of the support, inertial)."""

    displacement: Any
    angle: Any
    axis: tuple[float, ...] = eqx.field(static=True)
    points: dict[str, Any]
    frames: tuple[tuple[str, tuple[float, ...]], ...] = eqx.field(static=True)
    size: ClassVar[int] = 0
    turns: ClassVar[bool] = True

    def __init__(  # noqa: PLR0913 - users write the arguments by name
        self,
        displacement: Prescribed = (0.0, 0.0, 0.0),
        *,
        angle: Prescribed = 0.0,
        axis: Value = (0.0, 0.0, 1.0),
        shape: Shapes | None = None,
        colour: str | None = None,
        hidden: bool = False,
    ):
        self.shape, self.colour, self.hidden = shape, colour, hidden
        self.displacement = value_or_function("Support.displacement")(displacement)
        self.angle, self.axis = value_or_function("Support.angle")(angle), unit_axis(axis)
        self.points, self.frames = {}, ()

    def mounted(self, side: str, frame: tuple[float, ...], hinges: Mapping[str, Hinge]) -> Graph:
        pieces = Pieces()
        pieces.sense(f"attitude_{side}", f"position_{side}")
        onward = [("push", "aligned.a"), ("aligned.b", "meet"), ("inner", "swing.a"), ("swing.b", "meet")]
        onward += [("meet", "turn.a"), ("turn.b", "v_body"), ("inner", "turn_spin.a"), ("turn_spin.b", "spin")]
        onward += [("twist", "twisted.a"), ("twisted.b", "spin"), ("spin", "omega")]
        pieces.add([directed(tail, head, side) for tail, head in onward], **self._junctions(frame))
        self._pose(pieces, side, frame)
        nodes, bonds = reached(hinges)
        pieces.add(bonds, **nodes)
        pieces.ports |= {f"velocity_{side}": "meet", f"rotation_{side}": "inner"}
        pieces.exports |= dict(force="push.effort", torque="twist.effort")
        pieces.exports |= dict(position="x.value", orientation="attitude.value")
        return pieces.graph()

    def _junctions(self, frame) -> dict[str, Any]:
        """Junctions, transformers and flow sources by name."""
        return dict(
            meet=Zero(),
            push=Sf(rate_or_still(self.displacement, 3), width=3),
            aligned=select(*turned(frame, np.eye(3))),
            inner=One(),
            swing=MTF(arm),
            turn=MTF(rotation_back),
            turn_spin=MTF(rotation_back),
            v_body=One(),
            spin=Zero(),
            twist=Sf(rate_or_still(self.angle, 1), width=1),
            twisted=select(*[(x,) for x in self.axis]),
            omega=One(),
        )

    def _pose(self, pieces: Pieces, side: str, frame) -> None:
        """Adds the signals of position and attitude."""
        pieces.add(
            ["shift ~> shifted ~> swing.modulus", "lean ~> leaning ~> turn.modulus", "leaning ~> turn_spin.modulus"],
            shift=Signal(self.displacement, width=3),
            shifted=along(*turned(frame, np.eye(3))),
            lean=Signal(self.angle, width=1),
            leaning=Function(Leaning(self.axis, frame), ("angle",), width=4),
        )
        pieces.add(
            [f"position_{side} ~> x.position", f"attitude_{side} ~> x.attitude", "shifted ~> x.shift"],
            x=Function(shifted_point, ("position", "attitude", "shift"), width=3),
        )
        pieces.add(
            [f"attitude_{side} ~> attitude.first", "leaning ~> attitude.second"],
            attitude=Function(onto, ("first", "second"), width=4),
        )

    def moved(self, displacement: Vector, angle: Vector) -> "Moved":
        return Moved(displacement, angle, self.axis)

    def faults(self, where: str) -> list[Fault]:
        return axis_faults(where, "axis", self.axis) + AbstractSupport.faults(self, where)


class Moved(eqx.Module):
    """A support at one time, as a joint without freedoms."""

    displacement: Any
    angle: Any
    axis: tuple[float, ...] = eqx.field(static=True)
    frame_a: ClassVar[tuple[float, ...]] = IDENTITY
    frame_b: ClassVar[tuple[float, ...]] = IDENTITY
    coordinates: ClassVar[dict[str, int]] = {}
    family: ClassVar[Family] = SPATIAL

    def placed(self) -> tuple[Any, Any]:
        return self.displacement, about(self.axis, self.angle[0])


def rate_or_still(value, width: int) -> Any:
    """The time derivative of a prescribed value as a flow; zero for a constant."""
    return TimeDerivative(value) if callable(value) else ConstantInTime((0.0,) * width)


@symbolic
@dataclass(frozen=True)
class Leaning:
    """Orientation of the support relative to the body."""

    axis: tuple[float, ...]
    frame: tuple[float, ...]

    def __call__(self, angle):
        return product(self.frame, about(self.axis, angle[0]))


@symbolic
def shifted_point(position, attitude, shift):
    """Position of the point at `shift`, given in the frame of a body, from the body's point."""
    return position + rotation(attitude) @ shift


@symbolic
def onto(first, second):
    """Orientation of a frame that is given in another one."""
    return product(first, second)
