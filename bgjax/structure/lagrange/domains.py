"""Domains of a bond graph, and the graph with effort and flow exchanged in some of them. No jax.

A domain contains all bonds that junctions and transformers connect; gyrators, and resistors and storages with several
ports, separate domains. In each domain either flows of 1-junctions are generalised (Lagrange's equations) or efforts of
0-junctions (their dual). For the latter effort and flow are exchanged: 0-junctions become 1-junctions, capacitances
inertias, and a gyrator between domains of different kinds a transformer. LCAP and λLCAP for velocities, applied to the
exchanged graph, are then the dual procedures of the graph as it is drawn, also if only some domains are dual.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from ...errors import Fault
from ..structure import Junction, Node, Rule, Structure


class Words(NamedTuple):
    """What messages call the variables and junctions of a domain."""

    variable: str  # that the junctions which may be generalised have in common
    other: str
    junction: str  # the digit of these junctions
    opposite: str  # the digit of the junctions at which multipliers act
    coordinates: str


OTHER = {"effort": "flow", "flow": "effort"}
FLOWS = Words("flow", "effort", "1", "0", "generalised velocities")
EFFORTS = Words("effort", "flow", "0", "1", "generalised efforts")


@dataclass(frozen=True)
class Domains:
    """A structure as it is drawn, and the bonds of its dual domains, in which efforts are generalised."""

    drawn: Structure
    dual: frozenset[int]

    @cached_property
    def exchanged(self) -> Structure:
        """The structure with effort and flow exchanged in the dual domains; kinds of nodes are those drawn."""
        if not self.dual:
            return self.drawn
        return replace(self.drawn, nodes=tuple(map(self._exchanged, self.drawn.nodes)))

    def _exchanged(self, node: Node) -> Node:
        if isinstance(node.rule, Junction):
            return replace(node, rule=Junction(OTHER[node.rule.common])) if self._is_dual(node.name) else node
        numbers = [self.drawn.bond_at.get((node.name, port.name)) for port in node.ports]
        turned = [number in self.dual for number in numbers]
        return replace(node, rule=_turned(node.rule, turned)) if any(turned) else node

    def _is_dual(self, junction: str) -> bool:
        numbers = self.drawn.attached[junction]
        return bool(numbers) and numbers[0] in self.dual

    def words(self, junction: str) -> Words:
        """The words of the domain of a junction."""
        return EFFORTS if self._is_dual(junction) else FLOWS

    def words_at(self, bond: int) -> Words:
        """The words of the domain of a bond."""
        return EFFORTS if bond in self.dual else FLOWS

    def common(self, junction: str) -> str:
        """The common variable of a junction as it is drawn: effort or flow."""
        return self.drawn.node[junction].rule.common

    def as_drawn(self, ends: Sequence[tuple[bool, bool]]) -> tuple[tuple[bool, bool], ...]:
        """For each bond whether its tail and its head receive effort, from the same of the exchanged structure."""
        return tuple((not a, not b) if n in self.dual else (a, b) for n, (a, b) in enumerate(ends))


def _turned(rule: Rule, turned: Sequence[bool]) -> Rule:
    """A rule with effort and flow exchanged at some ports."""
    patterns = tuple(tuple(bit != flip for bit, flip in zip(p, turned, strict=True)) for p in rule.patterns)
    found = replace(rule, patterns=patterns)
    object.__setattr__(found, "storage", rule.storage)  # a storage with one pattern has phase 1
    return found


def choose_domains(structure: Structure, generalised: Sequence[str], dual: bool | None) -> Domains:
    """The domains in which the named junctions are 0-junctions are dual. Domains in which no junction is named are dual
    if `dual` says so; if it is None, if all named junctions are 0-junctions."""
    named = _named_domains(structure, generalised)
    efforts = {"effort"} == set().union(*named.values()) if dual is None else dual
    kinds = {root: found == {"effort"} for root, found in named.items()}
    numbers = enumerate(_roots(structure))
    return Domains(structure, frozenset(number for number, root in numbers if kinds.get(root, efforts)))


def mixture_faults(structure: Structure, generalised: Sequence[str]) -> list[Fault]:
    """Faults of domains in which both 0- and 1-junctions are to be generalised."""
    roots, by_domain = _roots(structure), {}
    for name in _junctions(structure, generalised):
        by_domain.setdefault(roots[structure.attached[name][0]], []).append(name)
    faults = []
    for names in by_domain.values():
        ones = [name for name in names if structure.node[name].rule.common == "flow"]
        zeros = [name for name in names if name not in ones]
        faults += [_mixture(zeros, ones)] if zeros and ones else []
    return faults


def _mixture(zeros: Sequence[str], ones: Sequence[str]) -> Fault:
    shown, verb = ", ".join(zeros), "is a 0-junction" if len(zeros) == 1 else "are 0-junctions"
    others = f"{', '.join(ones)} {'is a 1-junction' if len(ones) == 1 else 'are 1-junctions'}"
    what = f"{verb}, and {others} of the same domain: in one domain either efforts or velocities are generalised."
    remedy = "name junctions of one kind; only across a gyrator the other kind may be chosen."
    return Fault(shown, what, remedy)


def _named_domains(structure: Structure, names: Sequence[str]) -> dict[int, set[str]]:
    """For each domain with named junctions, what these have in common: effort, flow, or both."""
    roots: list[int] = _roots(structure) if names else []
    found: dict[int, set[str]] = {}
    for name in _junctions(structure, names):
        found.setdefault(roots[structure.attached[name][0]], set()).add(structure.node[name].rule.common)
    return found


def _junctions(structure: Structure, names: Iterable[str]) -> list[str]:
    """Those of the names that denote junctions with bonds."""
    known = [name for name in names if name in structure.node and structure.node[name].is_junction]
    return [name for name in known if structure.attached[name]]


def _roots(structure: Structure) -> list[int]:
    """For each bond a number of its domain."""
    parent = list(range(len(structure.bonds)))

    def root(number: int) -> int:
        while parent[number] != number:
            parent[number] = parent[parent[number]]
            number = parent[number]
        return number

    for one, other in _same_domain(structure):
        parent[root(one)] = root(other)
    return [root(number) for number in parent]


def _same_domain(structure: Structure) -> Iterable[tuple[int, int]]:
    """Pairs of bonds in the same domain: at a junction, or at ports of an element that always receive the one effort
    and the other flow, as those of a transformer do."""
    for node in structure.nodes:
        if isinstance(node.rule, Junction):
            numbers = structure.attached[node.name]
            yield from zip(numbers, numbers[1:], strict=False)
            continue
        connected = [(column, structure.bond_at.get((node.name, port.name))) for column, port in enumerate(node.ports)]
        known = [(column, number) for column, number in connected if number is not None]
        for (a, one), (b, other) in combinations(known, 2):
            if all(pattern[a] != pattern[b] for pattern in node.rule.patterns):
                yield one, other
