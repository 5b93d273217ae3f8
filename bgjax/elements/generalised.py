"""Artificial flow source of Lagrange's equations: imposes a generalised velocity at zero effort."""

import equinox as eqx

from ..structure.structure import Port, Rule
from .base import AbstractElement
from .records import Given, Response, State
from .values import size


class GeneralisedFlow(AbstractElement):
    """An artificial flow source (Marquis-Favre & Scavarda 1999): its flow is a state, a generalised velocity, whose
    rate is determined by the condition that its effort is zero. The balance of efforts on its 1-junction is Lagrange's
    equation."""

    width: int | None = eqx.field(static=True, default=None, converter=size("GeneralisedFlow", "bg.GeneralisedFlow(1)"))
    symbolic = True
    conserves = True  # its effort is zero

    @property
    def kind(self) -> str:
        return "ASF"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or "n"),)

    def rule(self) -> Rule:
        return Rule(((True,),), 1, "it gives a generalised velocity")

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("flow", self.width or "n"),)

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("acceleration", self.width or "n"),)

    def law(self, given: Given) -> Response:
        rate = given.unknowns["acceleration"]
        return Response({"port": given.states["flow"]}, {"flow": rate}, residuals={"acceleration": given.ports["port"]})
