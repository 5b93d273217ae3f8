"""Constrained and free ports as flow sources wherever causality allows it.

The methods of derivative causality and of minimal coordinates use them instead of `Constraint` and `Freedom`."""

import equinox as eqx

from .._types import AnyArray
from ..errors import Fault
from ..structure.structure import Port, Rule
from .base import AbstractElement
from .constrained import Constraint, Freedom
from .records import Given, Response, State


class HeldPort(AbstractElement):
    """A constrained port as a flow source; if its flow is already determined elsewhere, it keeps its multiplier."""

    constraint: Constraint
    # lower priority: a source only if free ports do not need the flow
    late: bool = eqx.field(static=True, default=False)
    symbolic = True
    imposes = True
    multiplier = True

    @property
    def kind(self) -> str:
        return "Sf·λ"

    def is_drive(self) -> bool:
        return self.constraint.drive

    def ports(self) -> tuple[Port, ...]:
        return Constraint.ports(self.constraint)

    def inputs(self) -> tuple[Port, ...]:
        return Constraint.inputs(self.constraint)

    def rule(self) -> Rule:
        return Rule(((True,), (False,)), 0, weight=int(self.late))

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return () if received["port"] == "effort" else Constraint.unknowns(self.constraint, received)

    def law(self, given: Given) -> Response:
        if given.received["port"] == "flow":
            return Constraint.law(self.constraint, given)
        start_zero = (given.signals["gap"], ()) if self.constraint.gap else None
        flow = Constraint.flow(self.constraint, given)
        return Response({"port": flow}, start_zero=start_zero, compliance=Constraint.shares(self.constraint, flow))

    def at_time(self, vector: AnyArray) -> AnyArray:
        return self.constraint.at_time(vector)

    def faults(self, where: str) -> list[Fault]:
        return self.constraint.faults(where)


class FreePort(AbstractElement):
    """A free port as an artificial flow source: its flow is a generalised velocity, whose rate is determined by the
    condition that its effort is zero (Lagrange's equation). If its flow follows from others, it is an effort source of
    zero."""

    freedom: Freedom
    chosen: bool = eqx.field(static=True, default=False)  # one of the coordinates that the user asked for
    symbolic = True
    conserves = True

    @property
    def kind(self) -> str:
        return "ASF"

    def ports(self) -> tuple[Port, ...]:
        return Freedom.ports(self.freedom)

    def rule(self) -> Rule:
        return Rule(((True,), (False,)), 0, weight=-1 if self.chosen else 0)

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("flow", self.freedom.width or "n"),) if received["port"] == "effort" else ()

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("acceleration", self.freedom.width or "n"),) if received["port"] == "effort" else ()

    def law(self, given: Given) -> Response:
        if given.received["port"] == "flow":
            return Freedom.law(self.freedom, given)
        rate = given.unknowns["acceleration"]
        return Response({"port": given.states["flow"]}, {"flow": rate}, residuals={"acceleration": given.ports["port"]})
