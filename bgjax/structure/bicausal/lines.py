"""Lines of power: paths of bonds through junctions and two-ports from the place of an output to that of an input."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ..structure import Junction, Node, Rule, Structure
from .places import KIND


PASSED = ("TF", "MTF", "GY", "MGY")  # kinds of two-ports that pass effort and flow on
SOURCES = ("Se", "MSe", "Sf", "MSf")
MOST_PATHS, MOST_SETS = 200, 2000  # paths for each output, and sets of paths, that are tried


class PowerLine(NamedTuple):
    """Nodes from the source at an output to the sensor at an input, and the numbers of the bonds between them."""

    nodes: tuple[str, ...]
    bonds: tuple[int, ...]


def line_sets(structure: Structure, sources: Sequence[str], sensors: Sequence[str]) -> Iterator[tuple[PowerLine, ...]]:
    """Sets of lines without a common node, one for each source, each to a sensor of its own: the shortest first."""
    found = [sorted(_lines(structure, source, sensors), key=lambda line: len(line.bonds)) for source in sources]
    sets = sorted(_disjoint(found), key=lambda lines: sum(len(line.bonds) for line in lines))
    yield from sets


def _lines(structure: Structure, source: str, sensors: Sequence[str]) -> list[PowerLine]:
    """Simple paths from a source to any sensor, the shortest first, up to a limit."""
    queue, found = [PowerLine((source,), ())], []
    for line in queue:
        if len(found) == MOST_PATHS or len(queue) > 100 * MOST_PATHS:
            break
        here = line.nodes[-1]
        if here in sensors:
            found.append(line)
            continue
        if len(line.nodes) > 1 and not _passes(structure, structure.node[here]):
            continue
        for number in structure.attached[here]:
            bond = structure.bonds[number]
            there = bond.head if bond.tail == here else bond.tail
            if there not in line.nodes:
                queue.append(PowerLine((*line.nodes, there), (*line.bonds, number)))
    return found


def _passes(structure: Structure, node: Node) -> bool:
    """Whether a line may pass a node: a two-port, or a junction on which no source imposes the common variable."""
    if not isinstance(node.rule, Junction):
        return node.kind in PASSED and len(node.ports) == 2
    bonds = [structure.bonds[number] for number in structure.attached[node.name]]
    others = [structure.node[bond.head if bond.tail == node.name else bond.tail] for bond in bonds]
    return not any(_imposes(other, node.rule.common) for other in others)


def _imposes(node: Node, variable: str) -> bool:
    """Whether a node is a source of this variable."""
    if not isinstance(node.rule, Rule) or len(node.ports) != 1 or node.kind == KIND:
        return False
    return node.rule.phase == 1 and node.rule.patterns == ((variable == "flow",),) and node.kind in SOURCES


def _disjoint(choices: Sequence[Sequence[PowerLine]]) -> list[tuple[PowerLine, ...]]:
    """Combinations of one line for each source that share no node, up to a limit."""
    found: list[tuple[PowerLine, ...]] = []
    stack: list[tuple[PowerLine, ...]] = [()]
    while stack and len(found) < MOST_SETS:
        chosen = stack.pop()
        if len(chosen) == len(choices):
            found.append(chosen)
            continue
        taken = {node for line in chosen for node in line.nodes}
        stack += [(*chosen, line) for line in reversed(choices[len(chosen)]) if taken.isdisjoint(line.nodes)]
    return found
