"""Parasitic spring that replaces a constraint when constraints are made compliant."""

from typing import Any

import equinox as eqx

from .._types import Number, Value
from ..errors import Fault
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .records import Given, Response, State
from .values import field_faults, flag, required, size


class ParasiticC(AbstractElement):
    """Compliance e = `stiffness` q. With `gap=True` q is the signal at `coordinate`, the gap of the constraint, so that
    there is no state that could drift from the positions. Otherwise q is the integral of the flow. In the initial state
    gap and flow are zero."""

    stiffness: Value = eqx.field(converter=required("ParasiticC.stiffness"))
    width: int | None = eqx.field(
        static=True, default=None, kw_only=True, converter=size("ParasiticC.width", "width=3")
    )
    gap: bool = eqx.field(static=True, default=False, kw_only=True, converter=flag("ParasiticC.gap"))
    symbolic = True

    @property
    def kind(self) -> str:
        return "C"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or "n", "in"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("coordinate", self.width or "n"),) if self.gap else ()

    def outputs(self) -> tuple[Port, ...]:
        return (Port("displacement", self.width or "n"),) if self.gap else ()

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return () if self.gap else (State("displacement", self.width or "n"),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "its displacement is known")

    def law(self, given: Given) -> Response:
        flow = given.ports["port"]
        q = given.signals["coordinate"] if self.gap else given.states["displacement"]
        effort = self.stiffness * q
        energy = 0.5 * sum((e * x for e, x in zip(effort, q, strict=True)), 0.0)
        more: dict[str, Any] = dict(signals={"displacement": q}) if self.gap else dict(rates={"displacement": flow})
        return Response({"port": effort}, energy=energy, start_zero=(q if self.gap else None, flow), **more)

    def scale(self, name: str) -> Number:
        return (2.0 / self.stiffness) ** 0.5

    def faults(self, where: str) -> list[Fault]:
        return field_faults(where, "stiffness", self.stiffness, positive=True)
