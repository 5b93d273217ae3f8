"""LCAP and λLCAP in the six steps of Marquis-Favre & Scavarda (1999): causality and Lagrange multipliers. No jax.

The steps are carried out on the structure in which effort and flow of dual domains are exchanged."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ...errors import CausalityError, Fault, raise_faults
from ..structure import Node, Rule, Structure
from .conflicts import Clash, Relaxed
from .domains import EFFORTS, FLOWS, Domains, Words
from .faults import (
    constraint_faults,
    contradicted,
    decided_already,
    fixed_causality_fault,
    given_already,
    impossible,
    open_fault,
)


@dataclass(frozen=True)
class Decided:
    """Result of the six steps. `ends` tells for each bond whether its tail and its head receive effort; both do if it
    is split, or neither in a dual domain."""

    ends: tuple[tuple[bool, bool], ...]
    generalised: tuple[str, ...]
    multipliers: tuple[str, ...]  # 0-junctions of the graph, 1-junctions in dual domains
    splits: tuple[int, ...]  # bonds on which such a junction is introduced for a multiplier
    strong: tuple[str, ...]
    steps: tuple[str, ...]
    dual: frozenset[int] = frozenset()  # bonds of the dual domains


class StillOpen(Exception):
    """Some inertias are in integral causality, so more generalised junctions are needed."""

    def __init__(self, junctions: list[str], faults: list[Fault]):
        self.junctions, self.faults = junctions, faults


class ProcedureRun:
    """One pass through the six steps."""

    def __init__(self, domains: Domains, multipliers: bool):
        self.domains, self.structure, self.multipliers = domains, domains.exchanged, multipliers
        self.search = Relaxed(self.structure)
        self.steps: list[str] = []
        self.strong: list[str] = []

    def decide(self, generalised: Sequence[str], strong: Sequence[str]) -> Decided:
        self.fixed()
        self.generalise(generalised)
        self.strengthen(strong)
        self.finish()
        return self.result()

    def fixed(self) -> None:
        try:
            self.search.fixed()
        except Clash as clash:
            raise CausalityError([fixed_causality_fault(self.domains, clash.node)]) from None
        fixed = [n.name for n in self.structure.nodes if isinstance(n.rule, Rule) and n.rule.phase == 1 and n.ports]
        self.steps.append(f"1. fixed causalities: {', '.join(fixed) or 'none'}")

    def generalise(self, names: Sequence[str]) -> None:
        """Steps 2 and 3. A flow given by sources cannot be generalised; one that depends on other generalised
        velocities can, if multipliers are allowed."""
        search, faults = self.search, []
        search.splitting = self.multipliers
        for name in names:
            bond, mark = search.bringing(name), len(search.trail)
            by = "" if bond is None else search.origin[bond]
            if bond is not None and not (by and self.multipliers):
                faults.append(given_already(self.domains, name, bond, by))
                continue
            try:
                search.generalise(name)
            except Clash as clash:
                search.undo(mark)
                search.generalised.remove(name)
                faults.append(contradicted(self.domains, name, clash.node, self.multipliers))
        search.splitting = False
        raise_faults(CausalityError, faults)
        self.steps.append(f"2. {self._listed(self._by_kind(names), _GENERALISED)}")
        known = f"{sum(ends is not None for ends in search.ends)} of {len(search.ends)}"
        conflicts = ", ".join([*search.conflicts, *(self.structure.bonds[n].name for n in search.splits)])
        self.steps.append(f"3. causality propagated to {known} bonds; in conflict: {conflicts or 'nothing'}")

    def strengthen(self, names: Sequence[str]) -> None:
        """Step 4 for the junctions that the modeller names."""
        faults = []
        for name in names:
            bonds = self.search.opened(name)
            if self.search.determined(name) or not bonds:
                faults.append(decided_already(self.domains, self.search, name))
            elif not any(self.give(name, number) for number in _by_branch(self.structure, name, bonds)):
                faults.append(impossible(self.domains, name))
        raise_faults(CausalityError, faults)

    def give(self, name: str, number: int) -> bool:
        """Make one bond the strong bond of a junction, if that causes no conflict."""
        if not self.search.attempt([(number, name, self.structure.node[name].rule.strong)], name):
            return False
        self.strong.append(name)
        bond = self.structure.bonds[number].name
        self.steps.append(f"4. strong causality at {name}: its {self.domains.common(name)} comes through {bond}")
        return True

    def finish(self) -> None:
        """Steps 4 and 5, automatic: junctions with one open bond take it as strong bond; one-ports receive flow if
        possible, inertias last."""
        self.forced()
        for node in _preference(self.structure):
            numbers = self.search.numbers(node)
            if any(number is not None and self.search.ends[number] is None for number in numbers):
                options = sorted(node.rule.patterns, key=sum)
                if not any(self._attempt(node, numbers, pattern) for pattern in options):
                    raise CausalityError([fixed_causality_fault(self.domains, node.name)])
                self.forced()
        for number, bond in enumerate(self.structure.bonds):
            if self.search.ends[number] is None:
                if not any(self.search.attempt([(number, bond.head, bit)], bond.name) for bit in (True, False)):
                    raise CausalityError([fixed_causality_fault(self.domains, bond.head)])
                self.forced()
        own = [node.name for node in self.structure.nodes if is_inertia(node) and self._is_integral(node)]
        exceptions = f"; in integral causality, on no junction to generalise: {', '.join(own)}" if own else ""
        self.steps.append(f"5. every bond has its causality{exceptions}")

    def _attempt(self, node: Node, numbers: Sequence[int | None], pattern: Sequence[bool]) -> bool:
        """Give a node's bonds one of its patterns, if that causes no conflict."""
        bits = [(number, node.name, bit) for number, bit in zip(numbers, pattern, strict=True) if number is not None]
        return self.search.attempt(bits, node.name)

    def _is_integral(self, inertia: Node) -> bool:
        numbers = [number for number in self.search.numbers(inertia) if number is not None]
        return any(self.search.bit(number, inertia.name) for number in numbers)

    def forced(self, common: tuple[str, ...] = ("effort", "flow")) -> None:
        """Assign the last open bond of undetermined junctions, 0-junctions first, until there are none."""
        junctions = [n.name for word in common for n in self.structure.nodes if n.is_junction and n.rule.common == word]

        def ready(name):
            return len(self.search.opened(name)) == 1 and not self.search.determined(name)

        while (name := next(filter(ready, junctions), None)) is not None:
            (number,) = self.search.opened(name)
            # if the bond cannot bring the effort to a 0-junction, the junction will be in conflict and get a multiplier
            if not self.give(name, number) and not self.search.attempt([(number, name, False)], name):
                raise CausalityError([fixed_causality_fault(self.domains, name)])

    def result(self) -> Decided:
        search = self.search
        where = _open_junctions(self.structure, search)
        if where:
            raise StillOpen(list(where), [open_fault(self.domains, name, inertia) for name, inertia in where.items()])
        multipliers, splits = search.conflicts, search.splits
        added = self._by_kind(multipliers)
        for number in splits:
            words = self.domains.words_at(number)
            name = self.structure.bonds[number].name
            added[words].append(f"the {words.opposite}-junction introduced on {name}")
        self.steps.append(f"6. {self._listed(added, _MULTIPLIERS)}")
        if not self.multipliers:
            raise_faults(CausalityError, constraint_faults(self.domains, multipliers, splits))
        lists = (self.domains.as_drawn(search.ends), search.generalised, multipliers, splits, self.strong, self.steps)
        return Decided(*map(tuple, lists), dual=self.domains.dual)

    def _by_kind(self, names: Sequence[str]) -> dict[Words, list[str]]:
        """The names of junctions by the kind of their domain."""
        found: dict[Words, list[str]] = {FLOWS: [], EFFORTS: []}
        for name in names:
            found[self.domains.words(name)].append(name)
        return found

    def _listed(self, names: Mapping[Words, list[str]], title: str) -> str:
        """Names under a title for each kind of domain that has some."""
        usual = EFFORTS if len(self.domains.dual) == len(self.structure.bonds) else FLOWS
        kinds = [words for words in names if names[words]] or [usual]
        texts = [f"{title.format(**words._asdict())}: {', '.join(names[words]) or 'none needed'}" for words in kinds]
        return "; ".join(texts)


_GENERALISED = "generalised {junction}-junctions, an artificial {variable} source on each"
_MULTIPLIERS = "Lagrange multipliers, an artificial {other} source on each"


def far(structure: Structure, number: int, name: str) -> Node:
    """The node at the other end of a bond."""
    bond = structure.bonds[number]
    return structure.node[bond.tail if bond.head == name else bond.head]


def is_inertia(node: Node) -> bool:
    """Whether a node is a storage that prefers to receive effort: an inertia."""
    return isinstance(node.rule, Rule) and node.rule.storage and all(node.rule.patterns[0])


def _by_branch(structure: Structure, name: str, numbers: list[int]) -> list[int]:
    """Open bonds of a junction in the order in which they are tried as strong bond. For an effort: bonds to one-ports
    first, then to junctions with one-ports (an inertia on its velocity), then the others. For a flow the order is
    reversed, since one-ports should receive it."""

    def rank(number: int) -> int:
        other = far(structure, number, name)
        if not other.is_junction:
            return 0 if len(other.ports) == 1 else 2
        return 1 if any(len(far(structure, n, other.name).ports) == 1 for n in structure.attached[other.name]) else 2

    return sorted(numbers, key=rank, reverse=structure.node[name].rule.common == "flow")


def _preference(structure: Structure) -> list[Node]:
    """Elements with a choice of causality; inertias, whose law with flow as input is a derivative, come last."""
    free = [n for n in structure.nodes if isinstance(n.rule, Rule) and n.rule.phase in (2, 3)]
    return sorted(free, key=is_inertia)


def _open_junctions(structure: Structure, search: Relaxed) -> dict[str, str]:
    """{1-junction: inertia that gives its flow}."""
    found = {}
    for node in filter(is_inertia, structure.nodes):
        for number in search.numbers(node):
            if number is None or not search.bit(number, node.name):
                continue
            other = far(structure, number, node.name)
            if other.is_junction and other.rule.common == "flow":
                found.setdefault(other.name, node.name)
    return found
