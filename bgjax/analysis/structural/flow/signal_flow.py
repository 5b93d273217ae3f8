"""The signal-flow graph of a causal bond graph: efforts, flows, signals and states, with the gains between them.

An edge has a gain, which is an expression in parameters, and an order: −1 where a storage integrates, +1 where one in
derivative causality differentiates. Causal paths and loops of the bond graph are paths and loops of this graph.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ....elements.records import Dynamic
from ....expressions.expression import Expr, Pool, Scalar
from ....expressions.passes import linear_forms
from ....formulation.laws import Laws
from ....graph.flatten import Flat
from ....structure.causality import Causality
from ....structure.schedule import Assignment, port_variables
from ....structure.structure import Node


Vertex = tuple


class Edge(NamedTuple):
    """`target` receives `gain` · s^`order` times `source`, through a node."""

    source: Vertex
    target: Vertex
    gain: Scalar
    order: int
    node: str


class NoSignalFlow(Exception):
    """An element whose law has no form as gains, by name."""


@dataclass(frozen=True)
class SignalFlow:
    """All edges; vertices are ("e", bond), ("f", bond), ("s", node, quantity), ("x", state), ("u", node, name, k) for
    unknowns inside an element, and ("in", number) for inputs."""

    laws: Laws
    edges: tuple[Edge, ...]

    @property
    def pool(self) -> Pool:
        return self.laws.pool

    @cached_property
    def multipliers(self) -> tuple[str, ...]:
        """Elements with multipliers: what they give is in no equation of their own."""
        return tuple(dict.fromkeys(edge.node for edge in self.edges if edge.source == edge.target))

    @cached_property
    def after(self) -> Mapping[Vertex, list[Edge]]:
        """Edges that leave each vertex."""
        found: dict[Vertex, list[Edge]] = {}
        for edge in self.edges:
            found.setdefault(edge.source, []).append(edge)
        return found

    def label(self, vertex: Vertex) -> str:
        """Name of a variable as users know it."""
        if vertex[0] == "x":
            return next(slot.name for slot in self.laws.states if slot.start <= vertex[1] < slot.start + slot.width)
        if vertex[0] in ("e", "f", "s"):
            return self.laws.schedule.label(vertex)
        return ".".join(map(str, vertex[1:3]))

    def given_by(self, name: str) -> list[Vertex]:
        """What a node gives to its bonds: the common variable of a junction, the efforts and flows of an element."""
        causality, node = self.laws.causality, self.laws.flat.structure.node[name]
        if node.is_junction:
            return [("s", name, node.rule.common)]
        return [port_variables(causality, node, port)[1] for port in node.ports] or self._signals_of(name)

    def received_by(self, name: str) -> list[Vertex]:
        """What a node receives from its bonds."""
        causality, node = self.laws.causality, self.laws.flat.structure.node[name]
        if node.is_junction:
            return [("s", name, node.rule.common)]
        found = [port_variables(causality, node, port)[0] for port in node.ports]
        return found or [("s", s.source, s.quantity) for s in self.laws.flat.structure.feeds.get(name, ())]

    def _signals_of(self, name: str) -> list[Vertex]:
        return [("s", name, quantity) for quantity in self.laws.responses[name].signals]


def signal_flow(flat: Flat, causality: Causality, inputs: Mapping[tuple[str, str], int]) -> SignalFlow:
    """The signal-flow graph of a scalar graph; `inputs` as for `LinearRows`."""
    laws = Laws(flat, causality, {})
    laws.open()
    edges: list[Edge] = []
    for assignment in laws.schedule.order:
        edges += _assignment(laws, assignment)
        number = inputs.get((assignment.node, _what(assignment)))
        if number is not None:
            edges.append(Edge(("in", number), assignment.target, 1.0, 0, assignment.node))
    for node in flat.structure.nodes:
        if not node.is_junction:
            edges += _states(laws, node)
            edges += _unknowns(laws, node)
    return SignalFlow(laws, tuple(edges))


def _what(assignment: Assignment) -> str:
    """The name of the relation that an assignment is."""
    if assignment.output is None:
        return ""
    kind, name = assignment.output
    return name if kind == "signal" else f"the {'effort' if assignment.target[0] == 'e' else 'flow'} of {name}"


def _assignment(laws: Laws, assignment: Assignment) -> Iterator[Edge]:
    node, target = assignment.node, assignment.target
    if assignment.signs:
        for source, sign in zip(assignment.sources, assignment.signs, strict=False):
            yield Edge(source, target, float(sign), 0, node)
        return
    kind, name = assignment.output
    response, sign = laws.responses[node], 1.0
    vector = response.outputs[name] if kind == "port" else response.signals[name]
    if kind == "port" and target[0] == "f":
        found = laws.flat.structure.node[node]
        sign = float(port_variables(laws.causality, found, found.ports[found.port_index(name)])[2])
    for source, gain in _gains(laws, node, vector[0]):
        yield Edge(source, target, sign * gain, 0, node)


def _gains(laws: Laws, name: str, value: Scalar) -> Iterator[tuple[Vertex, Scalar]]:
    """The variables on which a result of a law depends, with their coefficients."""
    places = _places(laws, name)
    (form,) = linear_forms(laws.pool, [value], list(places))
    for symbol, coefficient in form.items():
        source, sign = places[symbol]
        yield source, sign * coefficient


def _places(laws: Laws, name: str) -> dict[int, tuple[Vertex, float]]:
    """What the symbols of a law stand for, with the sign of a flow that is drawn against the law."""
    node, given = laws.flat.structure.node[name], laws.given[name]
    found: dict[int, tuple[Vertex, float]] = {}
    for port in node.ports:
        received, _, sign = port_variables(laws.causality, node, port)
        flip = float(sign) if received[0] == "f" else 1.0
        found |= {symbol.index: (received, flip) for symbol in given.ports[port.name]}
    for link in laws.flat.structure.feeds.get(name, ()):
        found |= {s.index: (("s", link.source, link.quantity), 1.0) for s in given.signals[link.input]}
    for vector in given.states.values():
        found |= {symbol.index: (("x", laws.pool.key(symbol.index)[1]), 1.0) for symbol in vector}
    for unknown, vector in given.unknowns.items():
        found |= {symbol.index: (("u", name, unknown, k), 1.0) for k, symbol in enumerate(vector)}
    return found


def _states(laws: Laws, node: Node) -> Iterator[Edge]:
    states = laws.given[node.name].states
    for name, rates in laws.responses[node.name].rates.items():
        for symbol, rate in zip(states[name], rates, strict=True):
            target = "x", laws.pool.key(symbol.index)[1]
            for source, gain in _gains(laws, node.name, rate):
                yield Edge(source, target, gain, -1, node.name)


def _unknowns(laws: Laws, node: Node) -> Iterator[Edge]:
    """What determines the unknowns inside an element: a rate of what it receives, or the inverse of its law."""
    response = laws.responses[node.name]
    for name, vector in laws.given[node.name].unknowns.items():
        for k, symbol in enumerate(vector):
            target = "u", node.name, name, k
            if name in response.residuals:
                yield from _inverted(laws, node.name, target, symbol, response.residuals[name][k])
            elif name in response.dynamics:
                yield from _differentiated(laws, node.name, target, symbol, response.dynamics[name], k)
            else:
                raise NoSignalFlow(node.name)


def _inverted(laws: Laws, name: str, target: Vertex, symbol: Expr, residual: Scalar) -> Iterator[Edge]:
    gains = dict(_gains(laws, name, residual))
    own = gains.pop(target, None)
    if own is None:
        yield from _multiplied(name, target, gains)
        return
    for source, gain in gains.items():
        yield Edge(source, target, -gain / own, 0, name)


def _multiplied(name: str, target: Vertex, gains: Mapping[Vertex, Scalar]) -> Iterator[Edge]:
    """A multiplier, which its own equation does not contain, λ = λ − s f: a loop of gain one at itself, and what it
    reacts to, the rate of the flow on its port."""
    yield Edge(target, target, 1.0, 0, name)
    for source, gain in gains.items():
        yield Edge(source, target, -gain, 1, name)


def _differentiated(laws: Laws, name: str, target: Vertex, symbol: Expr, dynamic: Dynamic, k: int) -> Iterator[Edge]:
    rate = list(dynamic.rate)[k]
    if not isinstance(rate, Expr) or rate.index != symbol.index:
        raise NoSignalFlow(name)
    for source, gain in _gains(laws, name, list(dynamic.quantity)[k]):
        yield Edge(source, target, gain, 1, name)


def reached(after: Mapping[Vertex, Sequence[Edge]], starts: Iterable[Vertex]) -> set[Vertex]:
    """All vertices to which a path leads; `after` has the edges that leave each vertex."""
    found = set(starts)
    queue = list(found)
    while queue:
        for edge in after.get(queue.pop(), ()):
            if edge.target not in found:
                found.add(edge.target)
                queue.append(edge.target)
    return found
