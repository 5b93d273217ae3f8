"""Elements for a bond with a causal conflict: an unknown effort or flow, and the balance that determines it."""

import equinox as eqx

from ..structure.structure import Port, Rule
from .base import AbstractElement
from .records import Given, Response, State


class EffortCut(AbstractElement):
    """For a bond whose two ends both impose the flow: on a 0-junction in the bond, the effort λ that makes the flows
    equal."""

    width: int = eqx.field(static=True)
    symbolic = True
    conserves = True
    multiplier = True

    @property
    def kind(self) -> str:
        return "λ"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width, "in"),)

    def rule(self) -> Rule:
        return Rule(((False,),), 1, "its effort makes the flows on both sides equal")

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("effort", self.width),)

    def law(self, given: Given) -> Response:
        return Response({"port": given.unknowns["effort"]}, residuals={"effort": given.ports["port"]})


class FlowCut(AbstractElement):
    """For a bond whose two ends both impose the effort: on a 1-junction in the bond, the flow that makes the efforts
    equal."""

    width: int = eqx.field(static=True)
    symbolic = True
    conserves = True
    multiplier = True

    @property
    def kind(self) -> str:
        return "μ"

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", self.width, "in"),)

    def rule(self) -> Rule:
        return Rule(((True,),), 1, "its flow makes the efforts on both sides equal")

    def unknowns(self, received: dict[str, str]) -> tuple[State, ...]:
        return (State("flow", self.width),)

    def law(self, given: Given) -> Response:
        return Response({"port": given.unknowns["flow"]}, residuals={"flow": given.ports["port"]})
