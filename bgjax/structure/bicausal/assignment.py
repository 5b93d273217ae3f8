"""Bicausal assignment: effort and flow travel together along lines of power from outputs to inputs; the remaining
bonds have ordinary causality, with integral causality preferred (Ngwompo, Scavarda & Thomasset 1996)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from ...errors import CausalityError
from ..causality import Causality, assign_causality
from ..structure import Bond, Junction, Node, Port, Rule, Structure
from .lines import PowerLine, line_sets
from .places import OutputPlace, source_name, with_sensor, with_source


@dataclass(frozen=True)
class BicausalBond:
    """A bond on which effort and flow both come from the node `tail` of the line of power, and go to its `head`."""

    name: str
    tail: str
    head: str

    def __str__(self) -> str:
        return f"{self.name}: effort and flow from {self.tail} to {self.head}"


@dataclass(frozen=True)
class Bicausality:
    """The structure with sources and sensors of both variables, the bonds of each line of power, and the causality of
    all bonds; None where the causality of the others was not assigned. Without lines, `why` says why."""

    structure: Structure
    lines: tuple[tuple[BicausalBond, ...], ...] = ()
    causality: Causality | None = None
    added: tuple[str, ...] = ()  # nodes that the model does not have
    why: str = ""

    @property
    def bonds(self) -> tuple[BicausalBond, ...]:
        """The bonds of all lines."""
        return tuple(bond for line in self.lines for bond in line)


NO_LINES = "no lines of power lead from the wanted results to the inputs without a common node"
MULTIBONDS = "the lines of power pass multibonds, of which only some components are bicausal"


def assign_bicausality(structure: Structure, outputs: Sequence[OutputPlace], inputs: Sequence[str]) -> Bicausality:
    """The bicausal assignment of the fewest bonds. Lines alone are given where they conflict with the causality of
    other bonds; none if no lines of power lead from the outputs to the inputs without a common node."""
    known = {node.name for node in structure.nodes}
    for name in inputs:
        structure = with_sensor(structure, name)
    for place in outputs:
        structure = with_source(structure, place)
    added = tuple(node.name for node in structure.nodes if node.name not in known)
    first, wide = None, False
    for lines in line_sets(structure, [source_name(place.name) for place in outputs], inputs):
        if not all(_has_one_width(structure, line) for line in lines):
            wide = True
            continue
        first = first or lines
        try:
            causality = _causality(structure, lines)
        except CausalityError:
            continue
        return Bicausality(structure, _named(structure, lines), causality, added)
    if first is None:
        return Bicausality(structure, why=MULTIBONDS if wide else NO_LINES)
    return Bicausality(structure, _named(structure, first), None, added)


def _has_one_width(structure: Structure, line: PowerLine) -> bool:
    """Whether the place of the output, that of the input and all bonds between them have the same width."""
    return len({structure.bonds[number].width for number in line.bonds}) == 1


def _named(structure: Structure, lines: Iterable[PowerLine]) -> tuple[tuple[BicausalBond, ...], ...]:
    found = []
    for line in lines:
        ends = zip(line.bonds, line.nodes, line.nodes[1:], strict=False)
        found.append(tuple(BicausalBond(structure.bonds[number].name, a, b) for number, a, b in ends))
    return tuple(found)


def _causality(structure: Structure, lines: Sequence[PowerLine]) -> Causality:
    """The causality of all bonds: on the lines by their direction, elsewhere by SCAP."""
    passed = {node for line in lines for node in line.nodes}
    on = {number for line in lines for number in line.bonds}
    nodes = {node.name: node for node in structure.nodes if node.name not in passed}
    bonds: list[Bond] = []
    for number, bond in enumerate(structure.bonds):
        if number not in on:
            ends = [_end(structure.node[end], number) if end in passed else None for end in (bond.tail, bond.head)]
            nodes |= {end.name: end for end in ends if end is not None}
            bonds.append(_attached(bond, *ends))
    found = assign_causality(Structure(tuple(nodes.values()), tuple(bonds)))
    others = dict(zip([bond.name for bond in found.structure.bonds], found.effort_to_head, strict=True))
    towards = {number: node for line in lines for number, node in zip(line.bonds, line.nodes[1:], strict=True)}
    strokes = [others[b.name] if k not in on else b.head == towards[k] for k, b in enumerate(structure.bonds)]
    return Causality(structure, tuple(strokes), found.chosen)


def _end(junction: Node, number: int) -> Node:
    """What a bond beside a line sees of a junction on it: a source of its common variable."""
    assert isinstance(junction.rule, Junction)
    gives_flow = junction.rule.common == "flow"
    rule = Rule(((gives_flow,),), 1, f"the line of power gives {junction.name} its {junction.rule.common}")
    return Node(f"{junction.name} {number}", junction.kind, rule, (Port("port", None),))


def _attached(bond: Bond, tail: Node | None, head: Node | None) -> Bond:
    """A bond with other ends."""
    if tail is not None:
        bond = replace(bond, tail=tail.name, tail_port="port")
    return bond if head is None else replace(bond, head=head.name, head_port="port")
