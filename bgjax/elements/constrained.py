"""Constrained and free ports; the simulation method decides which element realises each."""

from typing import Any

import equinox as eqx
import numpy as np

from .._types import AnyArray, Prescribed, Value
from ..errors import Fault, shown
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .records import Given, Response, State
from .sampled import AbstractSampled
from .sources import at_time, declared_width, prescribed_value, source_faults
from .values import as_numbers, flag, leaf, named, size, words


WIDTH_FIRST = "bg.Constraint(1, prescribed): the width first, then the prescribed flow"


def _optional(value: Prescribed | None) -> Any:
    return value if value is None or callable(value) else leaf(value, "Constraint.prescribed")


def _coordinate(value: str) -> str:
    return words("coordinate", "coordinate='angle'")([value])[0]


def stabilisation_faults(where: str, values) -> list[Fault]:
    """Faults of Baumgarte's α and β unless both are finite, α is positive and β not negative."""
    if values is None:
        return []
    if not isinstance(values, tuple) or len(values) != 2:
        remedy = "compile with bg.Multipliers(stabilisation=bg.Baumgarte(10.0))."
        return [Fault(where, f"{shown(values)} is not a pair.", remedy)]
    limits = {"alpha": "give one positive number, in 1/s.", "beta": "give one number, zero or positive, in 1/s."}
    faults = []
    for (name, remedy), value in zip(limits.items(), map(as_numbers, values), strict=True):
        if value is not None and _refused(value, zero=name == "beta"):
            faults.append(Fault(f"{where}.{name}", f"is {value}.", remedy))
    return faults


def _refused(value: np.ndarray, zero: bool) -> bool:
    """Whether a value is anything but one finite number, positive or, with `zero`, also zero."""
    return bool(value.ndim or not np.isfinite(value) or value < 0.0 or (value == 0.0 and not zero))


def is_rotation(direction: str) -> bool:
    """Whether a constrained direction is a rotation, which its name says by the prefix r."""
    return direction.startswith("r")


class Constraint(AbstractElement):
    """Keeps the flow of its port at zero, or at `prescribed` (a number, a function of time, `bg.Spline`, `bg.Sampled`
    with `smooth=True`). It is an effort source λ (a Lagrange multiplier) that supplies the effort needed for this.

    `gap=True` adds a signal input `gap`: the position residual whose rate is the flow minus the prescribed flow, where
    the gap is zero. It is kept at zero by projection, so that positions do not drift. `directions` are names of the
    constrained directions, with the prefix r for rotations. `drive=True` says that the constraint prescribes a motion
    which is otherwise free. Multipliers that are not unique are distributed according to the `compliance` of the
    directions, which are equal if not given. `stabilisation`, two numbers α and β, is set by
    `bg.Multipliers(stabilisation=bg.Baumgarte(α, β))`: then g̈ + 2α ġ + β² g = 0 replaces the projection."""

    width: int | None = eqx.field(static=True, default=None, converter=size("Constraint", WIDTH_FIRST))
    prescribed: Prescribed | None = eqx.field(converter=_optional, default=None)
    gap: bool = eqx.field(static=True, default=False, kw_only=True, converter=flag("Constraint.gap"))
    directions: tuple[str, ...] = eqx.field(
        static=True, default=(), kw_only=True, converter=words("directions", 'directions=("x", "y")')
    )
    drive: bool = eqx.field(static=True, default=False, kw_only=True, converter=flag("Constraint.drive"))
    compliance: Value | None = eqx.field(default=None, kw_only=True, converter=named("Constraint.compliance"))
    stabilisation: tuple[Value, Value] | None = eqx.field(default=None, kw_only=True)
    symbolic = True
    imposes = True
    multiplier = True

    def is_drive(self) -> bool:
        return self.drive

    def _width(self) -> int | str:
        return self.width or ("n" if self.prescribed is None else declared_width(self.prescribed, None))

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self._width()),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("gap", self._width()),) if self.gap else ()

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "it is an effort source (a Lagrange multiplier)")

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("effort", self._width()),)

    def law(self, given: Given) -> Response:
        effort = given.unknowns["effort"]
        gaps = {"effort": given.signals["gap"]} if self.gap else {}
        residuals = {"effort": given.ports["port"] - self.flow(given)}
        more = dict(compliance=self.shares(effort), stabilisation=self.stabilisation)
        return Response({"port": effort}, residuals=residuals, gaps=gaps, **more)

    def shares(self, effort) -> Any:
        """Compliance of every constrained direction, if given."""
        if self.compliance is None:
            return None
        return np.broadcast_to(np.asarray(self.compliance, dtype=object), (len(effort),))

    def flow(self, given: Given):
        """The prescribed flow; zero by default."""
        return prescribed_value(0.0 if self.prescribed is None else self.prescribed, given, given.widths["port"])

    def at_time(self, vector: AnyArray) -> AnyArray:
        return at_time(self.prescribed, vector[0])

    def faults(self, where: str) -> list[Fault]:
        wrong = stabilisation_faults(f"{where}.stabilisation", self.stabilisation)
        return wrong + self._prescribed_faults(where)

    def _prescribed_faults(self, where: str) -> list[Fault]:
        if isinstance(self.prescribed, AbstractSampled) and self.prescribed.has_corners:
            what = "is sampled data with corners: the multiplier would hold impulses."
            remedy = "use bg.Spline(times, values), or bg.Sampled(times, values, smooth=True), which is C¹."
            return [Fault(f"{where}.prescribed", what, remedy)]
        return [] if self.prescribed is None else source_faults(where, "prescribed", self.prescribed)


class Freedom(AbstractElement):
    """A free port: its effort is zero, unless a method makes its flow a generalised velocity. `coordinate` names the
    signal whose rate is the flow (or, of width four, the quaternion whose angular velocity is the flow). Ports that
    are components of one such flow name the same coordinate, each with the number of its `component`."""

    width: int | None = eqx.field(static=True, default=None, converter=size("Freedom", "bg.Freedom(1)"))
    coordinate: str = eqx.field(static=True, default="", kw_only=True, converter=_coordinate)
    component: int = eqx.field(static=True, default=0, kw_only=True)
    symbolic = True
    imposes = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or "n"),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "its effort is zero")

    def law(self, given: Given) -> Response:
        return Response({"port": np.full(given.widths["port"], 0.0, dtype=object)})
