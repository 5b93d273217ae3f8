"""What stands on a bond that was cut because no causality passes through it: an unknown effort or flow and its balance."""

import equinox as eqx

from ..structure.structure import Port, Rule
from .base import AbstractElement, Given, Response, State


class EffortCut(AbstractElement):
    """On the 0-junction of a bond both of whose ends give the flow: the effort λ that makes the two flows equal."""

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
    """On the 1-junction of a bond both of whose ends give the effort: the flow that makes the two efforts equal."""

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
