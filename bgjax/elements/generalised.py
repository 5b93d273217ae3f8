"""Artificial sources of Lagrange's equations and of their dual: a flow at zero effort, an effort at zero flow, and the
flow source that keeps an effort at zero."""

import equinox as eqx

from ..structure.structure import Port, Rule
from .base import AbstractElement
from .records import Given, Response, State
from .state_kind import StateKind
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


class GeneralisedEffort(AbstractElement):
    """An artificial effort source, the dual of `GeneralisedFlow`: its effort is a state (a node voltage, a pressure),
    whose rate is determined by the condition that its flow is zero. The balance of flows on its 0-junction is the dual
    of Lagrange's equation, with the integrals of efforts (flux linkages, impulses) as coordinates."""

    width: int | None = eqx.field(
        static=True, default=None, converter=size("GeneralisedEffort", "bg.GeneralisedEffort(1)")
    )
    symbolic = True
    conserves = True  # its flow is zero

    @property
    def kind(self) -> str:
        return "ASE"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or "n"),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "it gives a generalised effort")

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("effort", self.width or "n", kind=StateKind.EFFORT),)

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("effort_rate", self.width or "n"),)

    def law(self, given: Given) -> Response:
        rate = given.unknowns["effort_rate"]
        residuals = {"effort_rate": given.ports["port"]}
        return Response({"port": given.states["effort"]}, {"effort": rate}, residuals=residuals)


class EffortConstraint(AbstractElement):
    """Keeps the effort of its port at zero, the dual of `Constraint`: it is a flow source μ (a multiplier) that
    supplies the flow needed for this."""

    width: int | None = eqx.field(
        static=True, default=None, converter=size("EffortConstraint", "bg.EffortConstraint(1)")
    )
    symbolic = True
    conserves = True  # its effort is zero
    multiplier = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width or "n"),)

    def rule(self) -> Rule:
        return Rule(((True,),), 1, "it is a flow source (a multiplier)")

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("flow", self.width or "n"),)

    def law(self, given: Given) -> Response:
        return Response({"port": given.unknowns["flow"]}, residuals={"flow": given.ports["port"]})
