"""What causality says of the ranks: storages that keep integral causality when derivative causality is preferred.

Sueur & Dauphin-Tanguy (1991): the rank of A is the number of storages that accept derivative causality, that of [A B]
the number that does once sources are exchanged for their duals, and that of [A; C] once sensors are. This holds for
parameters without relations; ranks themselves are computed from the equations, and this explains them.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ...errors import CausalityError
from ...structure.causality import assign_causality
from ...structure.structure import Bond, Junction, Node, Port, Rule, Structure


@dataclass(frozen=True)
class Evidence:
    """Storages that stay in integral causality, without and with duals of sources or sensors; None where no causality
    exists."""

    plain: tuple[str, ...] | None
    with_sources: tuple[str, ...] | None
    with_sensors: tuple[str, ...] | None


def evidence(structure: Structure, sources: Iterable[str], sensors: Iterable[tuple[str, str]]) -> Evidence:
    """The storages that stay in integral causality; `sensors` are (bond or node, "effort" or "flow")."""
    turned = _turned(structure)
    exchanged = _with_duals(turned, set(sources))
    sensed = turned
    for number, (place, word) in enumerate(sensors):
        sensed = _with_sensor(sensed, place, word, number)
    return Evidence(*[_integral(found, structure) for found in (turned, exchanged, sensed)])


def _turned(structure: Structure) -> Structure:
    """The structure in which storages prefer derivative causality, and two-ports may be inverted."""
    return replace(structure, nodes=tuple(map(_turned_node, structure.nodes)))


def _turned_node(node: Node) -> Node:
    if isinstance(node.rule, Junction) or node.whole is not None:
        return node
    if node.rule.storage:
        return replace(node, rule=Rule(node.rule.patterns[::-1], 2, node.rule.reason))
    if node.kind in ("TF", "GY", "MTF", "MGY") and len(node.rule.patterns) == 1:
        (first,) = node.rule.patterns
        return replace(node, rule=Rule((first, tuple(not bit for bit in first)), 4, node.rule.reason))
    return node


def _with_duals(structure: Structure, names: set[str]) -> Structure:
    nodes = [_dual(node) if node.name in names else node for node in structure.nodes]
    return replace(structure, nodes=tuple(nodes))


def _dual(node: Node) -> Node:
    """A source that may impose the other variable instead."""
    if isinstance(node.rule, Junction) or len(node.ports) != 1:
        return node
    first = node.rule.patterns[0]
    return replace(node, rule=Rule((first, tuple(not bit for bit in first)), 3, node.rule.reason))


def _with_sensor(structure: Structure, place: str, word: str, number: int) -> Structure:
    """The structure with a sensor that may be a source of what it measures: on a junction in the middle of a bond."""
    index = _bond_of(structure, place)
    if index is None:
        return structure
    bond = structure.bonds[index]
    middle, sensor = f"{bond.name}.sensed{number}", f"{bond.name}.sensor{number}"
    quiet = word == "flow"  # a flow sensor has no effort: it receives flow
    rule = Rule(((not quiet,), (quiet,)), 3)
    nodes = (
        Node(middle, "1" if quiet else "0", Junction(word)),
        Node(sensor, "sensor", rule, (Port("port", 1, "in"),)),
    )
    halves = (
        replace(bond, head=middle, head_port=None),
        replace(bond, name=f"{bond.name}.after{number}", tail=middle, tail_port=None),
        Bond(f"{middle}->{sensor}", middle, None, sensor, "port"),
    )
    bonds = (*structure.bonds[:index], *halves, *structure.bonds[index + 1 :])
    return Structure((*structure.nodes, *nodes), bonds, structure.signals)


def _bond_of(structure: Structure, place: str) -> int | None:
    """The bond of a name, or the first bond at a node."""
    for number, bond in enumerate(structure.bonds):
        if bond.name == place:
            return number
    attached = structure.attached.get(place)
    return attached[0] if attached else None


def _integral(structure: Structure, original: Structure) -> tuple[str, ...] | None:
    try:
        causality = assign_causality(structure)
    except CausalityError:
        return None
    found = []
    for node in original.nodes:
        if isinstance(node.rule, Rule) and node.rule.storage:
            if causality.pattern(node) == node.rule.patterns[0]:
                found.append(node.name)
    return tuple(found)
