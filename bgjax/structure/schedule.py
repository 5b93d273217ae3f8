"""From causal strokes to an evaluation order: one assignment per effort, flow and signal; algebraic loops are torn.

Variables are ("e", bond), ("f", bond) and ("s", node, quantity). Plain Python, no jax.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from .._graph_algorithms import Edges, bypass, feedback_vertices, inner_edges, strong_components, topological_order
from .causality import Causality
from .structure import Node, Port


Variable = tuple
# For an element in a given causality: the inputs ("port", p) and ("signal", input) on which each output ("port", p) or
# ("signal", q) depends.
Needs = Mapping[tuple[str, str], frozenset[tuple[str, str]]]


class Assignment(NamedTuple):
    """target = sum of ± sources (junctions, copied signals), or target = the node's law for `output`."""

    target: Variable
    node: str
    sources: tuple[Variable, ...]
    signs: tuple[int, ...] = ()  # empty: a law
    output: tuple[str, str] | None = None


@dataclass(frozen=True)
class Schedule:
    """Assignments in evaluation order; each `torn` variable is an unknown with a residual equation."""

    causality: Causality
    order: tuple[Assignment, ...]
    loops: tuple[tuple[Variable, ...], ...]
    torn: tuple[Variable, ...]

    def label(self, variable: Variable) -> str:
        """Name of a variable as the user knows it: `bond.effort`, `bond.flow` or `node.quantity`."""
        if variable[0] == "s":
            return f"{variable[1]}.{variable[2]}"
        name = self.causality.structure.bonds[variable[1]].name
        return f"{name}.{'effort' if variable[0] == 'e' else 'flow'}"


def port_sign(port: Port, end: str) -> int:
    """−1 if the bond's power direction is opposite to that of the element's law, otherwise 1."""
    positive = {"drawn": end, "in": "head", "out": "tail"}[port.orientation]
    return 1 if end == positive else -1


def port_variables(causality: Causality, node: Node, port: Port) -> tuple[Variable, Variable, int]:
    """(variable received, variable returned, sign of the flow) of an element's port."""
    number = causality.structure.bond_at[node.name, port.name]
    bond = causality.structure.bonds[number]
    sign = port_sign(port, bond.end(node.name, port.name))
    effort, flow = ("e", number), ("f", number)
    return (effort, flow, sign) if causality.effort_in(node.name, port.name) else (flow, effort, sign)


def make_schedule(
    causality: Causality, needs: Mapping[str, Needs], nonlinear: Iterable[tuple[str, str]] = ()
) -> Schedule:
    """Sort all assignments topologically after tearing the algebraic loops. Each loop is torn at the arguments of
    nonlinear laws, so that Newton's method starts with these arguments at zero, and then at few further variables (a
    heuristic)."""
    assignments = _assignments(causality, needs)
    graph = {target: a.sources for target, a in assignments.items()}
    loops = [part for part in strong_components(graph) if len(part) > 1 or part[0] in graph[part[0]]]
    arguments = {_received(causality, node, port) for node, port in nonlinear}
    torn = [variable for loop in loops for variable in _cuts(graph, loop, arguments)]
    order = topological_order(graph, set(torn))
    return Schedule(causality, tuple(assignments[v] for v in order), tuple(map(tuple, loops)), tuple(torn))


def _assignments(causality: Causality, needs: Mapping[str, Needs]) -> dict[Variable, Assignment]:
    found: dict[Variable, Assignment] = {}
    for node in causality.structure.nodes:
        mine = _junction(causality, node) if node.is_junction else _element(causality, node, needs[node.name])
        found.update((assignment.target, assignment) for assignment in mine)
    for assignment in _quantities(causality):
        found.setdefault(assignment.target, assignment)
    return found


def _received(causality: Causality, name: str, port: str) -> Variable:
    """The variable that a named port receives."""
    node = causality.structure.node[name]
    return port_variables(causality, node, node.ports[node.port_index(port)])[0]


def _cuts(graph: Edges, loop: list, arguments: set) -> list:
    first = [v for v in loop if v in arguments]
    rest = [v for v in loop if v not in arguments]
    return first + feedback_vertices(*_without_signals(graph, rest))


def _without_signals(graph: Edges, loop: list) -> tuple[Edges, list]:
    """The loop reduced to efforts and flows, with signals bypassed so that they are not torn: a torn modulus would be
    zero when Newton's method starts, and a two-port may have no inverse there. A signal that depends on itself is
    kept."""
    before, after = inner_edges(graph, loop)
    for v in loop:
        if v[0] == "s" and v not in before[v]:
            bypass(v, before, after)
    return before, [v for v in loop if v in before]


def _junction(causality: Causality, node: Node) -> Iterable[Assignment]:
    structure = causality.structure
    common, balanced = ("e", "f") if node.rule.common == "effort" else ("f", "e")
    numbers = structure.attached[node.name]
    ends = {n: structure.bonds[n].head == node.name for n in numbers}
    strong = next(n for n in numbers if (causality.effort_to_head[n] == ends[n]) == node.rule.strong)
    others = [n for n in numbers if n != strong]
    for number in others:
        yield Assignment((common, number), node.name, ((common, strong),), (1,))
    # Σ in − Σ out = 0 for the balanced variable
    signs = tuple(-1 if ends[n] == ends[strong] else 1 for n in others)
    yield Assignment((balanced, strong), node.name, tuple((balanced, n) for n in others), signs or (0,))
    yield Assignment(("s", node.name, node.rule.common), node.name, ((common, strong),), (1,))


def _element(causality: Causality, node: Node, needs: Needs) -> Iterable[Assignment]:
    feeds = {s.input: ("s", s.source, s.quantity) for s in causality.structure.feeds.get(node.name, ())}
    received = {("port", p.name): port_variables(causality, node, p)[0] for p in node.ports}
    received |= {("signal", name): variable for name, variable in feeds.items()}
    for output, inputs in needs.items():
        sources = tuple(received[key] for key in sorted(inputs))
        if output[0] == "port":
            target = port_variables(causality, node, node.ports[node.port_index(output[1])])[1]
        else:
            target = ("s", node.name, output[1])
        yield Assignment(target, node.name, sources, output=output)


def _quantities(causality: Causality) -> Iterable[Assignment]:
    """Efforts and flows of ports that are used as signals."""
    for signal in causality.structure.signals:
        node = causality.structure.node[signal.source]
        port_name, _, variable = signal.quantity.rpartition(".")
        if variable in ("effort", "flow") and node.ports:
            port = node.ports[node.port_index(port_name)] if port_name else node.ports[0]
            first, second, sign = port_variables(causality, node, port)
            source = first if first[0] == variable[0] else second
            signs = (1 if variable == "effort" else sign,)
            yield Assignment(("s", node.name, signal.quantity), node.name, (source,), signs)
