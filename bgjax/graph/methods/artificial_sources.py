"""Graph in, graph with the artificial sources of LCAP and λLCAP out; each source is in the part of its junction."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, count
from typing import Any, NamedTuple

import jax

from ...elements import AbstractElement, Constraint, EffortConstraint, GeneralisedEffort, GeneralisedFlow, One, Zero
from ...structure.causality import Causality
from ...structure.grammar import Link, extended
from ...structure.lagrange.lambda_lcap import Decided, is_inertia
from ...structure.structure import Bond, Structure
from ..flatten import Flat, check
from ..graph import Graph, parse_all


@dataclass(frozen=True)
class Augmented:
    """The graph with artificial sources, and the paths of what was added. In dual domains 0- and 1-junctions, efforts
    and flows are exchanged."""

    graph: Graph
    sources: Mapping[str, str]  # generalised 1-junction → its artificial flow source
    multipliers: Mapping[str, str]  # constraint 0-junction → its artificial effort source
    introduced: tuple[str, ...]  # 0-junctions that were not in the graph
    dual: frozenset[str]  # generalised and constraint junctions in dual domains


class Kind(NamedTuple):
    """What is put into the graph in a domain of one kind: the ends of names and the elements."""

    source: str
    generalised: type[AbstractElement]
    multiplier: str
    constraint: type[AbstractElement]
    junction: type[AbstractElement]  # introduced where a bond is split


FLOWS = Kind("_u", GeneralisedFlow, "_lambda", Constraint, Zero)
EFFORTS = Kind("_e", GeneralisedEffort, "_mu", EffortConstraint, One)


def augment(graph: Graph, structure: Structure, decided: Decided) -> Augmented:
    """The graph with the sources that a procedure decided on. Bonds are split first, because they are found by
    number."""
    numbers = iter(range(len(structure.bonds)))
    introduced: dict[str, int] = {}
    graph = _split(graph, numbers, decided, "", introduced)
    taken = set(_names(graph, ""))
    bond = {name: structure.attached[name][0] for name in (*decided.generalised, *decided.multipliers)} | introduced
    kind = {name: EFFORTS if number in decided.dual else FLOWS for name, number in bond.items()}
    width = {name: structure.bonds[number].width for name, number in bond.items()}
    constrained = (*decided.multipliers, *introduced)
    sources = {name: _unused(taken, extended(name, kind[name].source)) for name in decided.generalised}
    multipliers = {name: _unused(taken, extended(name, kind[name].multiplier)) for name in constrained}
    added = []
    for name, source in sources.items():
        added.append((source, kind[name].generalised(width[name]), f"{_last(source)} -> {_last(name)}"))
    for name, source in multipliers.items():
        added.append((source, kind[name].constraint(width[name]), f"{_last(name)} -> {_last(source)}"))
    dual = frozenset(name for name in kind if kind[name] is EFFORTS)
    moved = _moved(structure, {name: source for name, source in sources.items() if name not in dual})
    return Augmented(_add(graph, added, moved), sources, multipliers, tuple(introduced), dual)


def carried_over(found: Augmented, structure: Structure, decided: Decided) -> tuple[Flat, Causality]:
    """The flat augmented graph with the strokes that were decided; bonds between the same ends keep their order."""
    kept: dict[tuple, list[bool]] = {}
    for number, bond in enumerate(structure.bonds):
        if number not in decided.splits:
            kept.setdefault(_key(bond), []).append(decided.ends[number][1])
    flat = check(found.graph)
    values = []
    for bond in flat.structure.bonds:
        key = _key(bond)
        values.append(kept[key].pop(0) if key in kept else _new_stroke(bond, found))
    return flat, Causality(flat.structure, tuple(values), ())


def _new_stroke(bond: Bond, found: Augmented) -> bool:
    """Whether effort is imposed on the head of a new bond: artificial flow sources receive effort, and so does every
    neighbour of an introduced 0-junction except its effort source. In dual domains they receive flow."""
    efforts = {*found.introduced, *found.multipliers.values()}
    dual = bool(found.dual & {bond.tail, bond.head})
    return dual != (bond.tail in efforts and bond.head not in efforts)


def _key(bond) -> tuple:
    return bond.tail, bond.tail_port, bond.head, bond.head_port


def _split(graph: Graph, numbers: Iterator[int], decided: Decided, prefix: str, introduced: dict[str, int]) -> Graph:
    """The graph with 0-junctions (in dual domains 1-junctions) on some of its bonds, which are numbered as in the flat
    graph: inner parts first."""
    if not decided.splits:
        return graph
    nodes, links = {}, []
    for name in graph.order:
        inner = graph.nodes[name]
        if isinstance(inner, Graph):
            inner = _split(inner, numbers, decided, f"{prefix}{name}.", introduced)
        nodes[name] = inner
    for link in graph.links:
        number = next(numbers) if link.power else None
        if number in decided.splits:
            local = _unused(
                {*nodes, *dict(graph.ports)}, extended(link.tail, f"_{_plain(link.head)}").replace(".", "_")
            )
            kind = EFFORTS if number in decided.dual else FLOWS
            nodes[local], introduced[prefix + local] = kind.junction(), number
            links += [Link(link.tail, local, True), Link(local, link.head, True)]
        else:
            links.append(link)
    return graph.with_contents(nodes, links)


Added = list[tuple[str, AbstractElement, str]]  # path, element, bond
Moved = Mapping[str, tuple[str, float]]  # name of an initial value → name of the one that replaces it, and its sign


def _add(graph: Graph, added: Added, moved: Moved, prefix: str = "") -> Graph:
    """The graph with elements by path and their bonds. It is rebuilt only once, inner parts first, because every new
    graph is checked."""
    here = [item for item in added if item[0].rpartition(".")[0] == prefix[:-1]]
    nodes = {}
    for name in graph.order:
        path = f"{prefix}{name}."
        inner = [item for item in added if item[0].startswith(path)]
        nodes[name] = _add(graph.nodes[name], inner, moved, path) if inner else graph.nodes[name]
    nodes |= {_last(path): element for path, element, _ in here}
    links = (*graph.links, *parse_all(bond for _, _, bond in here))
    initial = dict(_start(name, value, moved, prefix) for name, value in graph.initial.items())
    return graph.with_contents(nodes, links, initial=initial)


def _moved(structure: Structure, sources: Mapping[str, str]) -> Moved:
    """Initial values that move: the flow of an inertia on a generalised junction is no longer a state, so that its
    initial value becomes that of the artificial source."""
    found = {}
    for junction, source in sources.items():
        for bond in (structure.bonds[number] for number in structure.attached[junction]):
            node = structure.node[bond.head if bond.tail == junction else bond.tail]
            if is_inertia(node) and len(node.ports) == 1:
                found[f"{node.name}.flow"] = f"{source}.flow", 1.0 if bond.head == node.name else -1.0
    return found


def _start(name: str, value: Any, moved: Moved, prefix: str) -> tuple[str, Any]:
    target, sign = moved.get(prefix + name, ("", 1.0))
    if not target.startswith(prefix) or not target:
        return name, value
    return target[len(prefix) :], jax.tree.map(lambda number: sign * number, value)


def _names(graph: Graph, prefix: str) -> Iterator[str]:
    """Paths of all nodes, parts and their ports: a path must mean one thing."""
    yield from (prefix + name for name, _ in graph.ports)
    for name, node in graph.nodes.items():
        yield prefix + name
        if isinstance(node, Graph):
            yield from _names(node, f"{prefix}{name}.")


def _plain(name: str) -> str:
    """A name without brackets and commas, as a part of another."""
    return name.replace("[", "").replace("]", "").replace(",", "_")


def _last(path: str) -> str:
    return path.rpartition(".")[2]


def _unused(taken: set[str], name: str) -> str:
    """The name, or with the first number that makes it unused; it is added to the names taken."""
    numbered = (extended(name, str(k)) for k in count(2))
    found = next(candidate for candidate in chain([name], numbered) if candidate not in taken)
    taken.add(found)
    return found
