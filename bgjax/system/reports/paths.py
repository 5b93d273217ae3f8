"""`causal_paths(model)`: the zero-order causal paths of a model, found in the causal graph of its elements' laws."""

from collections.abc import Iterable, Iterator

from ...elements import FreePort, GeneralisedEffort, GeneralisedFlow, HeldPort
from ...expressions.passes import dependencies
from ...formulation.laws import Laws
from ...graph.flatten import Flat, check
from ...graph.graph import AbstractModel
from ...structure.causality import assign_causality
from ...structure.paths.causal_graph import CausalGraph, PathStep, Terminal
from ...structure.paths.report import CausalPaths, analyse
from ...structure.schedule import Assignment, Schedule, port_variables
from ...structure.structure import Node, Rule, port_label
from ...surface.calls import checked_call
from ..system import System
from .causality import CausalAssignment, graph_of, junction_elements


@checked_call
def causal_paths(model: AbstractModel | System | CausalAssignment) -> CausalPaths:
    """Find and classify the zero-order causal paths of a model.

    The model is a graph, an assembly, a compiled system or what `bg.causality` returned. The result gives for each
    pair of ports one shortest path and the number of paths, counted in scalar bonds; the index that follows (from
    the structure; for a compiled system that of its equations); the variables at which the paths can be broken; and
    where this differs from the wording of the papers.

    ```python
    import bgjax as bg

    nodes = dict(T=bg.Se(1.0), shaft=bg.One(), J=bg.I(2.0), gear=bg.TF(3.0), load=bg.One(), K=bg.I(0.5))
    paths = bg.causal_paths(bg.Graph(nodes, ["T -> shaft -> J", "shaft -> gear -> load -> K"]))
    (path,) = paths
    assert path.category == 1 and path.ends == ("J", "K") and path.nodes == ("J", "shaft", "gear", "load", "K")
    print(paths)
    ```
    """
    flat = check(graph_of(model))
    known = isinstance(model, CausalAssignment | System)
    causality = model.causality if known else assign_causality(flat.structure)
    index = model.index if isinstance(model, System) else None
    return analyse(causal_graph(flat, causality), index)


def causal_graph(flat: Flat, causality) -> CausalGraph:
    """The causal graph: every law is evaluated once with symbols at its ports; edges are the dependencies of its
    outputs."""
    laws = Laws(flat, causality, {})
    laws.open()
    two_ports = junction_elements(flat)
    inside, outside = [], []
    for assignment in laws.schedule.order:
        local = assignment.target[0] != "s" and (bool(assignment.signs) or assignment.node in two_ports)
        for step in _steps(laws, assignment):
            (inside if local and step.source[0] != "s" else outside).append(step)
    ends = list(_terminals(flat, causality, two_ports, laws.schedule))
    multipliers = tuple(end for end in ends if end.nature == "multiplier")
    others = tuple(end for end in ends if end not in multipliers)
    return CausalGraph(causality, laws.schedule, tuple(inside), tuple(outside), others, multipliers, two_ports)


def _steps(laws: Laws, assignment: Assignment) -> Iterator[PathStep]:
    """Edges of an assignment, component by component, so that a cross product or a selection couples only the
    components that depend on each other."""
    target, node = assignment.target, assignment.node
    if assignment.signs:
        for source, sign in zip(assignment.sources, assignment.signs, strict=False):
            for k in range(laws.flat.structure.bonds[source[1]].width):
                yield PathStep((*source, k), (*target, k), node, sign)
        return
    kind, name = assignment.output
    response = laws.responses[node]
    slots = _slots(laws, node)
    outputs = response.outputs[name] if kind == "port" else response.signals[name]
    for k, used in enumerate(dependencies(laws.pool, list(outputs), slots)):
        for symbol in sorted(used):
            yield PathStep(slots[symbol], (*target, k), node, 0)


def _slots(laws: Laws, name: str) -> dict[int, tuple]:
    """The variable that each port and signal symbol of a law stands for."""
    node, given, found = laws.flat.structure.node[name], laws.given[name], {}
    for port in node.ports:
        received = port_variables(laws.causality, node, port)[0]
        found |= {symbol.index: (*received, k) for k, symbol in enumerate(given.ports[port.name])}
    for signal in laws.flat.structure.feeds.get(name, ()):
        variable = "s", signal.source, signal.quantity
        found |= {symbol.index: (*variable, k) for k, symbol in enumerate(given.signals[signal.input])}
    return found


def _terminals(flat: Flat, causality, two_ports: Iterable[str], schedule: Schedule) -> Iterator[Terminal]:
    needs = {assignment.target: assignment.sources for assignment in schedule.order}
    for node in flat.structure.nodes:
        if isinstance(node.rule, Rule) and node.name not in two_ports:
            received = {port_variables(causality, node, port)[0] for port in node.ports}
            for port in node.ports:
                into, out, _ = port_variables(causality, node, port)
                label = port_label(node, port)
                storage, algebraic = causality.storages.get(label, ""), bool(received & {*needs[out]})
                nature = _nature(flat, causality, node, storage, algebraic)
                if nature:
                    width = range(flat.structure.bonds[into[1]].width)
                    given, found = tuple((*out, k) for k in width), tuple((*into, k) for k in width)
                    yield Terminal(label, node.name, nature, given, found)


def _nature(flat: Flat, causality, node: Node, storage: str, algebraic: bool) -> str:
    """The kind of a terminal: generalised velocity, multiplier, storage by its causality, algebraic, or none."""
    element = flat.elements[node.name]
    if isinstance(element, FreePort):
        return "generalised" if causality.effort_in(node.name, "port") else ""
    if isinstance(element, HeldPort):
        return "" if causality.effort_in(node.name, "port") else "multiplier"
    if isinstance(element, GeneralisedFlow | GeneralisedEffort):
        return "generalised"
    if element.multiplier:
        return "multiplier"
    return storage or ("algebraic" if algebraic else "")
