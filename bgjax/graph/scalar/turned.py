"""Nets of transformers drawn for the side that gives the flow.

Transformers always receive flow at port a: where the other side gives the flow, the net of the inverse matrix takes
their place, with 1-junctions and 0-junctions exchanged.
"""

from collections.abc import Callable, Iterator

from ...errors import CausalityError
from ...structure.canonical_order import canonical_structure
from ...structure.causality import Causality, assign_causality
from ...structure.structure import Structure
from ..flatten import flatten
from ..graph import Graph
from .direction_net import direction_nets
from .matrix_net import matrix_nets
from .net import AbstractNet, Part


def by_scap(structure: Structure) -> Causality:
    return assign_causality(canonical_structure(structure))


def turned(graph: Graph, assign: Callable[[Structure], Causality] = by_scap) -> Graph:
    """The graph with its nets drawn as causality needs them; the graph itself if none is to be turned. `assign` assigns
    causality to the structure in which every net is one node that admits both causalities."""
    if not _is_expanded(graph):
        return graph
    nets = list(_nets(graph, ""))
    structure = flatten(graph).structure
    try:
        wrong = _against(structure, nets, assign) if nets else []
    except CausalityError:
        return graph
    return _rebuilt(graph, wrong, "", _crowded(structure, wrong)) if wrong else graph


def _crowded(structure: Structure, nets: list[AbstractNet]) -> frozenset[str]:
    """Junctions of nets that signals read, or that have more than one bond beside those of the net."""
    found = {signal.source for signal in structure.signals}
    for net in nets:
        own = {net.prefix + name for name in net.transformers}
        for junction in (*net.moved, *net.driven):
            bonds = [structure.bonds[number] for number in structure.attached[net.prefix + junction]]
            others = [bond for bond in bonds if not own & {bond.tail, bond.head}]
            found |= {net.prefix + junction} if len(others) != 1 else set()
    return frozenset(found)


def _is_expanded(graph: Graph) -> bool:
    """Whether a graph has nodes that are connected by components, as graphs of scalar bonds have."""
    inner = [node for node in graph.nodes.values() if isinstance(node, Graph)]
    return bool(graph.by_components) or any(map(_is_expanded, inner))


def _nets(graph: Graph, prefix: str) -> Iterator[AbstractNet]:
    yield from matrix_nets(graph, prefix)
    yield from direction_nets(graph, prefix)
    for name, node in graph.nodes.items():
        if isinstance(node, Graph):
            yield from _nets(node, f"{prefix}{name}.")


def _against(
    structure: Structure, nets: list[AbstractNet], assign: Callable[[Structure], Causality]
) -> list[AbstractNet]:
    """The nets whose flow comes from the side for which they are not drawn."""
    gone = {net.prefix + name for net in nets for name in net.transformers}
    nodes = [node for node in structure.nodes if node.name not in gone]
    bonds = [bond for bond in structure.bonds if not gone & {bond.tail, bond.head}]
    whole = [net.as_one() for net in nets]
    nodes += [node for node, _ in whole]
    bonds += [bond for _, found in whole for bond in found]
    causality = assign(Structure(tuple(nodes), tuple(bonds), structure.signals))
    return [net for net, (node, _) in zip(nets, whole, strict=True) if causality.pattern(node)[0]]


def _rebuilt(graph: Graph, wrong: list[AbstractNet], prefix: str, crowded: frozenset[str]) -> Graph:
    """The graph with these nets turned, in one pass."""
    nodes = dict(graph.nodes)
    for name, node in graph.nodes.items():
        path = f"{prefix}{name}."
        if isinstance(node, Graph) and any(net.prefix.startswith(path) for net in wrong):
            nodes[name] = _rebuilt(node, wrong, path, crowded)
    mine = {name for name in graph.order if prefix + name in crowded}
    part = Part(graph, {name: nodes[name] for name in graph.order}, mine)
    for net in wrong:
        if net.prefix == prefix:
            net.turn(part)
    components = tuple((name, tuple(widths.items())) for name, widths in part.components.items())
    return graph.with_fields(**Graph.contents(part.nodes, part.links), by_components=components)
