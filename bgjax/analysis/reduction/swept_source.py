"""A source whose value has a deviation with rates, for linear models in which rates of the input act.

Where a source drives an inertia directly, its effort contains the rate of the source: such a model is not of the form
ẋ = A x + B u. With the deviation and its rate as states, the second derivative is an input of that form.
"""

from typing import Any, NamedTuple

import equinox as eqx
import numpy as np

from ..._types import AnyArray, Value
from ...elements import Se, Sf
from ...elements.base import AbstractElement
from ...elements.records import Given, Response, State
from ...elements.values import required
from ...errors import Fault
from ...graph.graph import Graph
from ...structure.structure import Port, Rule
from ...system.compile import compile
from ...system.components import component
from ...system.graphs import system_open_graph
from ...system.system import System


class SweptSource(AbstractElement):
    """A source with a deviation added to one component; `curvature` is the second derivative of the deviation."""

    source: Any
    position: int = eqx.field(static=True)
    curvature: Value = eqx.field(converter=required("SweptSource.curvature"), default=0.0)
    symbolic = True
    imposes = True

    @property
    def kind(self) -> str:
        return self.source.kind

    def ports(self) -> tuple[Port, ...]:
        return self.source.ports()

    def rule(self) -> Rule:
        return self.source.rule()

    def states(self, received: dict[str, str]) -> tuple[State, ...]:
        return State("deviation", 1), State("slope", 1)

    def law(self, given: Given) -> Response:
        value = np.array(self.source.law(given).outputs["port"], dtype=object)
        value[self.position] = value[self.position] + given.states["deviation"][0]
        rates = {"deviation": given.states["slope"], "slope": np.array([self.curvature], dtype=object)}
        return Response({"port": value}, rates)

    def at_time(self, vector: AnyArray) -> AnyArray:
        return self.source.at_time(vector)

    def faults(self, where: str) -> list[Fault]:
        return self.source.faults(where)


class Swept(NamedTuple):
    """A system in which an input has become a state, and the input that is its second derivative."""

    system: System
    input: str


def with_rates(system: System, name: str) -> Swept | None:
    """The system with a deviation in place of an input; None unless the input is the value of a source."""
    base, position = component(name)
    path, _, field = base.rpartition(".")
    graph, model = system_open_graph(system), system.model
    source = graph[path] if path in system.causality.structure.node else None
    if not isinstance(source, Se | Sf) or field not in ("effort", "flow"):
        return None
    structure, place = system.causality.structure, position or 0
    if place >= structure.bonds[structure.bond_at[path, "port"]].width:
        return None
    changed = graph.replace({path: SweptSource(source, place)})
    if not isinstance(model, Graph):
        changed = changed.with_fields(source=model)
    return Swept(compile(changed, method=system.method), f"{path}.curvature")
