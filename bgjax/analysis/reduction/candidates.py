"""Which elements may be removed from a model, and why the others may not."""

from collections.abc import Collection, Iterable
from typing import NamedTuple

from ...elements import GY, MGY, MTF, TF, One, Zero
from ...graph.flatten import Flat
from ...graph.graph import Graph
from ...graph.scalar.editable import Editable, Line


TRANSFORMERS, GYRATORS = (TF, MTF), (GY, MGY)


class Branch(NamedTuple):
    """An element with the two-ports between it and a junction, and the bond at the junction."""

    element: str
    between: tuple[str, ...]
    line: Line
    junction: str

    @property
    def nodes(self) -> tuple[str, ...]:
        return (self.element, *self.between)


class Attached:
    """The junctions to which the elements of a graph are attached."""

    def __init__(self, flat: Flat, graph: Graph):
        self.flat, self.work = flat, Editable(flat, graph)
        self.around = self.work.around()
        self.widths = {id(line): bond.width for line, bond in self.pairs}

    @property
    def pairs(self):
        """The lines with the bonds of the flat graph that they were made from."""
        return list(zip(self.work.lines, self.flat.structure.bonds, strict=True))

    def branch(self, element: str) -> Branch | None:
        """The branch of an element of one port; None if it does not lead to a junction."""
        node, line, between = element, self.around[element][0], []
        while True:
            node = line.other(node)[0]
            if is_junction(self.work, node):
                return Branch(element, tuple(between), line, node)
            if not self.is_scalar_two_port(node) or node in between:
                return None
            between.append(node)
            line = next(other for other in self.around[node] if other is not line)

    def is_two_port(self, node: str) -> bool:
        """Whether a node is a transformer or gyrator, also between vectors."""
        return type(self.work.nodes[node]) in (*TRANSFORMERS, *GYRATORS) and node not in self.work.widths

    def is_scalar_two_port(self, node: str) -> bool:
        """Whether a node is a transformer or gyrator between scalar bonds."""
        return self.is_two_port(node) and [self.widths[id(line)] for line in self.around[node]] == [1, 1]


def is_junction(work: Editable, node: str) -> bool:
    """Whether a node is a 0- or a 1-junction."""
    return type(work.nodes[node]) in (One, Zero)


def fixed_reasons(attached: Attached, bodies: Collection[str], names: Iterable[str]) -> dict[str, str]:
    """Why elements are not removed, whatever else is, by name."""
    found = {}
    for name in names:
        reason = _fixed_reason(attached, bodies, name)
        if reason:
            found[name] = reason
    return found


def _fixed_reason(attached: Attached, bodies: Collection[str], name: str) -> str:
    structure = attached.flat.structure
    if name not in structure.node:
        return "is put there by the method"
    body = next((body for body in bodies if name.startswith(f"{body}.")), None)
    if body is not None:
        return f"belongs to the body {body}"
    if len(structure.node[name].ports) != 1:
        return "has several ports"
    return "" if attached.branch(name) else "is not attached to a junction"


def read_reasons(attached: Attached, removed: Collection[str]) -> dict[str, str]:
    """Why some of these elements must stay: signals read them, or the two-ports that would go with them."""
    found: dict[str, str] = {}
    while True:
        going = [attached.branch(name) for name in removed if name not in found]
        nodes = {node for branch in going for node in branch.nodes}
        more = {branch.element: reason for branch in going if (reason := _reader(attached, branch, nodes))}
        if not more:
            return found
        found |= more


def _reader(attached: Attached, branch: Branch, going: Collection[str]) -> str:
    """What reads a branch that would be removed; an empty text if nothing that stays does."""
    for source, _, target, _ in attached.work.signals:
        if source in branch.nodes and target not in going:
            return (
                f"is read by {target}" if source == branch.element else f"is attached to {source}, which {target} reads"
            )
    return ""
