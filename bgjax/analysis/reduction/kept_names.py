"""Signals, short names of results and initial values of a graph from which nodes were removed."""

from collections.abc import Collection, Mapping

from ..._graph_algorithms import strong_components
from ...graph.flatten import Flat, follow
from ...graph.graph import Graph
from ...graph.scalar.editable import Editable


VARIABLES = ("effort", "flow", "power")


def with_remaining_names(work: Editable, flat: Flat, sources: Collection[str]) -> Graph:
    """The graph of what remains, without signals, names and initial values of nodes that are gone; `sources` are nodes
    in whose place there is a source of zero."""
    gone = {node.name for node in flat.structure.nodes if node.name not in work.nodes}
    lost = gone | {*sources}
    work.signals = [signal for signal in work.signals if not {signal[0], signal[2]} & lost]
    for name in _idle_blocks(work, flat):
        work.remove(name)
        gone.add(name)
    work.signals = [signal for signal in work.signals if not {signal[0], signal[2]} & gone]
    vectors = {name: to for name, to in work.vectors.items() if all(_exists(t, gone, sources) for t in to)}
    exports, dropped = dict(work.exports), set(work.vectors) - set(vectors)
    full = {name: follow(exports, name) for name in exports}
    kept = {name for name, target in full.items() if target not in dropped and _exists(target, gone, sources)}
    work.vectors, work.exports = vectors, {name: target for name, target in exports.items() if name in kept}
    work.initial = remaining_values(work.initial, exports, lost, dropped)
    return work.to_graph()


def remaining_values(
    values: Mapping, exports: Mapping[str, str], lost: Collection[str], dropped: Collection[str] = ()
) -> dict:
    """Initial values by name, without those of nodes that are gone."""
    targets = {name: follow(exports, name) for name in values}
    return {n: value for n, value in values.items() if targets[n] not in dropped and not _node_in(targets[n], lost)}


def _exists(target: str, gone: Collection[str], sources: Collection[str]) -> bool:
    """Whether a result still exists: of a source of zero, only effort, flow and power do."""
    ends = target.removeprefix("-").split("->")
    if any(_node_in(end, gone) for end in ends):
        return False
    return len(ends) > 1 or not _node_in(target, sources) or target.rpartition(".")[2] in VARIABLES


def _node_in(name: str, nodes: Collection[str]) -> bool:
    """Whether a result, or the end of a bond, belongs to one of these nodes."""
    words = name.removeprefix("-").split(".")
    return any(".".join(words[:count]) in nodes for count in range(1, len(words) + 1))


def _idle_blocks(work: Editable, flat: Flat) -> list[str]:
    """Signal blocks that are connected to no node with ports, but were before."""
    edges = [(line.tail, line.head) for line in work.lines] + [(s[0], s[2]) for s in work.signals]
    around: dict[str, list[str]] = {name: [] for name in work.nodes}
    for one, other in edges:
        around[one].append(other)
        around[other].append(one)
    with_power = {node.name for node in flat.structure.nodes if node.ports or node.is_junction}
    parts = strong_components(around)
    return [name for part in parts if len(part) > 1 and not with_power & set(part) for name in part]
