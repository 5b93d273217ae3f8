"""A graph with the artificial sources of LCAP and λLCAP: `Graph` in, `Graph` out, each source in the part of its junction."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain, count

from ._causality import Causality
from ._flatten import Flat, check
from ._grammar import Link
from ._graph import Graph
from ._lagrange import Decided
from ._structure import Structure
from .elements import AbstractElement, Constraint, GeneralisedFlow, Zero


@dataclass(frozen=True)
class Augmented:
    """The graph with its sources, and what is new in it by path."""

    graph: Graph
    sources: Mapping[str, str]  # generalised 1-junction → its artificial flow source
    multipliers: Mapping[str, str]  # constraint 0-junction → its artificial effort source
    introduced: tuple[str, ...]  # 0-junctions that were not in the graph


def augment(graph: Graph, structure: Structure, decided: Decided) -> Augmented:
    """Split bonds first: they are found by their numbers."""
    numbers = iter(range(len(structure.bonds)))
    introduced: dict[str, int] = {}
    graph = _split(graph, numbers, set(decided.splits), "", introduced)
    taken = {node.name for node in structure.nodes} | introduced.keys()
    width = {name: structure.bonds[structure.attached[name][0]].width for name in (*decided.generalised, *decided.multipliers)}
    width |= {name: structure.bonds[number].width for name, number in introduced.items()}
    sources = {name: _unused(taken, f"{name}_u") for name in decided.generalised}
    multipliers = {name: _unused(taken, f"{name}_lambda") for name in (*decided.multipliers, *introduced)}
    for name, source in sources.items():
        graph = _add(graph, source, GeneralisedFlow(width[name]), f"{_last(source)} -> {_last(name)}")
    for name, source in multipliers.items():
        graph = _add(graph, source, Constraint(width[name]), f"{_last(name)} -> {_last(source)}")
    return Augmented(graph, sources, multipliers, tuple(introduced))


def carried_over(found: Augmented, structure: Structure, decided: Decided) -> tuple[Flat, Causality]:
    """The decided strokes on the bonds of the augmented graph, in which bonds of equal ends keep their order."""
    kept: dict[tuple, list[bool]] = {}
    for number, bond in enumerate(structure.bonds):
        if number not in decided.splits:
            kept.setdefault(_key(bond), []).append(decided.ends[number][1])
    flat = check(found.graph)
    new = {*found.sources.values()}, {*found.introduced, *found.multipliers.values()}
    values = [_new_stroke(bond, *new) if _key(bond) not in kept else kept[_key(bond)].pop(0) for bond in flat.structure.bonds]
    return flat, Causality(flat.structure, tuple(values), ())


def _new_stroke(bond, sources: set[str], efforts: set[str]) -> bool:
    """Whether effort goes to the head: artificial flow sources and all that stands around an introduced 0-junction receive it."""
    if bond.tail in sources:
        return False
    return bond.tail in efforts and bond.head not in efforts


def _key(bond) -> tuple:
    return bond.tail, bond.tail_port, bond.head, bond.head_port


def _split(graph: Graph, numbers: Iterator[int], splits: set[int], prefix: str, introduced: dict[str, int]) -> Graph:
    """The graph with 0-junctions on some of its bonds, which are numbered as in the flat graph: inner parts first."""
    if not splits:
        return graph
    nodes, links = {}, []
    for name in graph.order:
        inner = graph.nodes[name]
        nodes[name] = _split(inner, numbers, splits, f"{prefix}{name}.", introduced) if isinstance(inner, Graph) else inner
    for link in graph.links:
        number = next(numbers) if link.power else None
        if number in splits:
            local = _unused({*nodes}, f"{link.tail}_{link.head}".replace(".", "_"))
            nodes[local], introduced[prefix + local] = Zero(), number
            links += [Link(link.tail, local, True), Link(local, link.head, True)]
        else:
            links.append(link)
    return Graph(nodes, links, ports=dict(graph.ports), exports=dict(graph.exports), initial=graph.initial)


def _add(graph: Graph, path: str, element: AbstractElement, bond: str) -> Graph:
    return graph.add({_last(path): element}, [bond], inside=path.rpartition(".")[0])


def _last(path: str) -> str:
    return path.rpartition(".")[2]


def _unused(taken: set[str], name: str) -> str:
    """The name, or the first numbered one that no node has; it is taken from now on."""
    found = next(n for n in chain([name], (f"{name}{k}" for k in count(2))) if n not in taken)
    taken.add(found)
    return found
