"""LCAP and λLCAP: the six steps of Marquis-Favre & Scavarda (1999), with the modeller's choices or automatic ones. No jax."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ._errors import CausalityError, Fault, raise_faults
from ._relaxed import Clash, Relaxed
from ._structure import Node, Rule, Structure


@dataclass(frozen=True)
class Decided:
    """What the steps decided; `ends` says for each bond whether its tail and its head receive effort, both where it is split."""

    ends: tuple[tuple[bool, bool], ...]
    generalised: tuple[str, ...]
    multipliers: tuple[str, ...]  # 0-junctions of the graph
    splits: tuple[int, ...]  # bonds on which a 0-junction is introduced for a multiplier
    strong: tuple[str, ...]
    steps: tuple[str, ...]


def lagrangian(structure: Structure, generalised: Sequence[str], strong: Sequence[str], multipliers: bool) -> Decided:
    """Run the procedure; without generalised junctions, choose them."""
    if generalised:
        try:
            return _Run(structure, multipliers).decide(generalised, strong)
        except _Open as still:
            raise CausalityError(still.faults) from None
    found = _complete(structure, _chosen(structure), strong)
    for name in reversed(found.generalised):  # a velocity whose equation only a multiplier needs is not needed
        if not (found.multipliers or found.splits) or len(found.generalised) == 1:
            break
        found = _without(structure, found, name, strong) or found
    if not multipliers:
        raise_faults(CausalityError, _constraint_faults(structure, found))
    return found


def _complete(structure: Structure, chosen: list[str], strong: Sequence[str]) -> Decided:
    """Add 1-junctions as long as inertias are left in integral causality: their flows are still open."""
    while True:
        try:
            return _Run(structure, True).decide(chosen, strong)
        except _Open as still:
            chosen += still.junctions[:1]


def _without(structure: Structure, found: Decided, name: str, strong: Sequence[str]) -> Decided | None:
    rest = [other for other in found.generalised if other != name]
    try:
        fewer = _Run(structure, True).decide(rest, strong)
    except (_Open, CausalityError):
        return None
    count = lambda decided: len(decided.multipliers) + len(decided.splits)
    return fewer if count(fewer) < count(found) else None


class _Open(Exception):
    """Inertias give their flow themselves: more generalised junctions are needed."""

    def __init__(self, junctions: list[str], faults: list[Fault]):
        self.junctions, self.faults = junctions, faults


class _Run:
    """One pass through the six steps."""

    def __init__(self, structure: Structure, multipliers: bool):
        self.structure, self.multipliers = structure, multipliers
        self.search = Relaxed(structure)
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
            raise CausalityError([_fixed_fault(self.structure.node[clash.node])]) from None
        fixed = [n.name for n in self.structure.nodes if isinstance(n.rule, Rule) and n.rule.phase == 1 and n.ports]
        self.steps.append(f"1. fixed causalities: {', '.join(fixed) or 'none'}")

    def generalise(self, names: Sequence[str]) -> None:
        """Steps 2 and 3. Flows that sources give cannot be generalised; those that depend on each other can, with a multiplier."""
        search, faults = self.search, []
        search.splitting = self.multipliers
        for name in names:
            bond, mark = search.bringing(name), len(search.trail)
            by = "" if bond is None else search.origin[bond]
            if bond is not None and not (by and self.multipliers):
                faults.append(_given(self.structure, name, bond, by))
                continue
            try:
                search.generalise(name)
            except Clash as clash:
                search.undo(mark)
                search.generalised.remove(name)
                faults.append(_contradicted(self.structure, name, clash.node, self.multipliers))
        search.splitting = False
        raise_faults(CausalityError, faults)
        self.steps.append(f"2. generalised 1-junctions, an artificial flow source on each: {', '.join(names)}")
        known = sum(ends is not None for ends in search.ends)
        conflicts = [*search.conflicts, *(self.structure.bonds[n].name for n in search.splits)]
        self.steps.append(f"3. causality propagated to {known} of {len(search.ends)} bonds; in conflict: {', '.join(conflicts) or 'nothing'}")

    def strengthen(self, names: Sequence[str]) -> None:
        """Step 4 as the modeller wants it."""
        faults = []
        for name in names:
            if self.search.determined(name) or not self.search.opened(name):
                faults.append(_already(self.structure, self.search, name))
            elif not any(self.give(name, number) for number in _by_branch(self.structure, name, self.search.opened(name))):
                faults.append(_impossible(self.structure, name))
        raise_faults(CausalityError, faults)

    def give(self, name: str, number: int) -> bool:
        """Give a junction its strong causality through one bond."""
        common = self.structure.node[name].rule
        if not self.search.attempt([(number, name, common.strong)], name):
            return False
        self.strong.append(name)
        self.steps.append(f"4. strong causality at {name}: its {common.common} comes through {self.structure.bonds[number].name}")
        return True

    def finish(self) -> None:
        """Steps 4 and 5, automatic: what has one way left takes it; one-ports take flow where they can, inertias last."""
        self.forced()
        for node in _preference(self.structure):
            numbers = [(n, k) for k, n in enumerate(self.search.numbers(node)) if n is not None]
            if any(self.search.ends[n] is None for n, _ in numbers):
                options = sorted(node.rule.patterns, key=sum)
                if not any(self.search.attempt([(n, node.name, p[k]) for n, k in numbers], node.name) for p in options):
                    raise CausalityError([_fixed_fault(node)])
                self.forced()
        for number, bond in enumerate(self.structure.bonds):
            if self.search.ends[number] is None:
                if not any(self.search.attempt([(number, bond.head, bit)], bond.name) for bit in (True, False)):
                    raise CausalityError([_fixed_fault(self.structure.node[bond.head])])
                self.forced()
        self.steps.append("5. every bond has its causality")

    def forced(self, common: tuple[str, ...] = ("effort", "flow")) -> None:
        """Junctions with one bond left, 0-junctions first, as long as there are any."""
        junctions = [n.name for word in common for n in self.structure.nodes if n.is_junction and n.rule.common == word]
        ready = lambda name: len(self.search.opened(name)) == 1 and not self.search.determined(name)
        while (name := next(filter(ready, junctions), None)) is not None:
            (number,) = self.search.opened(name)
            # where it cannot bring the effort to a 0-junction, there will be a conflict, and a multiplier
            if not self.give(name, number) and not self.search.attempt([(number, name, False)], name):
                raise CausalityError([_fixed_fault(self.structure.node[name])])

    def result(self) -> Decided:
        search = self.search
        where = _open_junctions(self.structure, search)
        if where:
            raise _Open(list(where), [_open_fault(name, inertia) for name, inertia in where.items()])
        multipliers, splits = search.conflicts, search.splits
        added = [*multipliers, *(f"the 0-junction introduced on {self.structure.bonds[n].name}" for n in splits)]
        self.steps.append(f"6. Lagrange multipliers, an artificial effort source on each: {', '.join(added) or 'none needed'}")
        found = Decided(tuple(search.ends), tuple(search.generalised), tuple(multipliers), tuple(splits), tuple(self.strong), tuple(self.steps))
        if not self.multipliers:
            raise_faults(CausalityError, _constraint_faults(self.structure, found))
        return found


# -- choices ---------------------------------------------------------------------------------------------------
def _far(structure: Structure, number: int, name: str) -> Node:
    bond = structure.bonds[number]
    return structure.node[bond.tail if bond.head == name else bond.head]


def is_inertia(node: Node) -> bool:
    return isinstance(node.rule, Rule) and node.rule.storage and all(node.rule.patterns[0])


def _by_branch(structure: Structure, name: str, numbers: list[int]) -> list[int]:
    """Bonds to one-ports first, then to junctions with one-ports (an inertia on its velocity), then the others."""

    def rank(number: int) -> int:
        far = _far(structure, number, name)
        if not far.is_junction:
            return 0 if len(far.ports) == 1 else 2
        return 1 if any(len(_far(structure, n, far.name).ports) == 1 for n in structure.attached[far.name]) else 2

    return sorted(numbers, key=rank)


def _preference(structure: Structure) -> list[Node]:
    """Elements that may choose: those whose law is algebraic or integral with flow in first."""
    free = [n for n in structure.nodes if isinstance(n.rule, Rule) and n.rule.phase in (2, 3)]
    return sorted(free, key=is_inertia)


def _chosen(structure: Structure) -> list[str]:
    """1-junctions with a free port first, then those with an inertia; of these first the ones from which most follows."""
    search = Relaxed(structure)
    try:
        search.fixed()
    except Clash as clash:
        raise CausalityError([_fixed_fault(structure.node[clash.node])]) from None
    ones = {n.name: rank for n in structure.nodes if n.is_junction and n.rule.common == "flow" and (rank := _rank(structure, n.name)) < 2}
    gain = {name: _gain(search, name) for name in ones if not search.determined(name)}
    run = _Run(structure, True)
    run.search = search
    for name in sorted(gain, key=lambda name: (ones[name], -gain[name])):
        if not search.determined(name):
            mark = len(search.trail)
            try:
                search.generalise(name)
                run.forced(("effort",))
            except (Clash, CausalityError):
                search.undo(mark)
                search.generalised.remove(name)
    if not search.generalised:
        raise CausalityError([Fault("generalised", *_none_left(structure))])
    return [name for name in ones if name in search.generalised]


def _rank(structure: Structure, name: str) -> int:
    around = [_far(structure, n, name) for n in structure.attached[name]]
    return 0 if any(node.kind == "Freedom" for node in around) else 1 if any(map(is_inertia, around)) else 2


def _gain(search: Relaxed, name: str) -> int:
    """How many bonds follow from a junction's flow; −1 where it contradicts."""
    mark = len(search.trail)
    try:
        search.generalise(name)
        gained = len(search.trail) - mark
    except Clash:
        gained = -1
    search.undo(mark)
    search.generalised.remove(name)
    return gained


def _open_junctions(structure: Structure, search: Relaxed) -> dict[str, str]:
    """1-junctions whose flow an inertia gives, and the inertia."""
    found = {}
    for node in filter(is_inertia, structure.nodes):
        for number in search.numbers(node):
            far = None if number is None else _far(structure, number, node.name)
            if far is not None and far.is_junction and far.rule.common == "flow" and search.bit(number, node.name):
                found.setdefault(far.name, node.name)
    return found


# -- words ---------------------------------------------------------------------------------------------------------
def _fixed_fault(node: Node) -> Fault:
    variable = node.rule.common if node.is_junction else "flow"
    what = f"the causalities that cannot be turned contradict each other at this {node.kind}: its {variable} is given twice, or by nobody."
    return Fault(node.name, what, "put an R, C or I between what imposes it, or remove a source; bg.causality(model) says more.")


def _given(structure: Structure, name: str, bond: int, by: str) -> Fault:
    source = f"follows from {by}" if by else "is given by sources"
    remedy = "leave it out: the generalised velocities of LCAP are independent; bg.LambdaLCAP adds the multiplier." if by else "leave it out."
    return Fault(name, f"cannot be generalised: its flow {source} already, through {structure.bonds[bond].name}.", remedy)


def _contradicted(structure: Structure, name: str, where: str, multipliers: bool) -> Fault:
    what = f"cannot be generalised: its flow contradicts a causality that cannot be turned, at {where}."
    return Fault(name, what, "choose another 1-junction." if multipliers else "choose another 1-junction, or use bg.LambdaLCAP, which adds a multiplier.")


def _already(structure: Structure, search: Relaxed, name: str) -> Fault:
    variable, bond = structure.node[name].rule.common, search.bringing(name)
    if name in search.generalised:
        return Fault(name, "is generalised: its flow comes from its artificial source.", "leave it out of strong.")
    if bond is None:
        what = "all its flows are given: it gets a Lagrange multiplier, and no bond can bring its effort."
        return Fault(name, what, "leave it out of strong, or choose fewer generalised junctions.")
    return Fault(name, f"has its {variable} through {structure.bonds[bond].name} already.", "leave it out of strong, or name it earlier.")


def _impossible(structure: Structure, name: str) -> Fault:
    variable = structure.node[name].rule.common
    return Fault(name, f"no bond that is still open can bring its {variable}.", "leave it out of strong, or name another junction first.")


def _open_fault(name: str, inertia: str) -> Fault:
    what = f"its flow is still open: the generalised velocities do not determine it, so {inertia} would be in integral causality."
    return Fault(name, what, "add it to generalised, or a 1-junction from which its flow follows.")


def _none_left(structure: Structure) -> tuple[str, str]:
    return "no 1-junction with an inertia or a free port has an open flow.", "name a 1-junction: generalised=['…'], or use bg.SCAP()."


def _constraint_faults(structure: Structure, found: Decided) -> list[Fault]:
    what = "all its flows are given by the generalised velocities, which depend on each other."
    names = [*found.multipliers, *(structure.bonds[n].name for n in found.splits)]
    return [Fault(name, what, "use bg.LambdaLCAP, which puts a multiplier here, or fewer generalised junctions.") for name in names]


def choice_faults(structure: Structure, generalised: Sequence[str], strong: Sequence[str], nearest: Callable[[str, list[str]], str]) -> list[Fault]:
    """Names that mean no junction, or one of the other kind."""
    junctions = [n.name for n in structure.nodes if n.is_junction]
    ones = [name for name in junctions if structure.node[name].rule.common == "flow"]
    faults = []
    for name in generalised:
        if name not in ones:
            zero = name in junctions
            what = "is a 0-junction: a generalised velocity is the flow of a 1-junction." if zero else "there is no such 1-junction."
            faults.append(Fault(name, what, "name a 1-junction, " + nearest(name, ones) if zero else nearest(name, ones)))
    return faults + [Fault(name, "there is no such junction.", nearest(name, junctions)) for name in strong if name not in junctions]
