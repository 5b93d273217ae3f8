"""Chooses the 1-junctions whose flows are the generalised velocities of Lagrange's equations (LCAP, λLCAP), so that few
multipliers remain; in dual domains, in which effort and flow are exchanged, 0-junctions with their efforts."""

from collections.abc import Sequence

from ...errors import CausalityError, raise_faults
from ..procedures import LCAP, LambdaLCAP
from ..structure import Node, Rule, Structure
from .conflicts import Clash, Relaxed
from .domains import Domains, choose_domains
from .faults import constraint_faults, fixed_causality_fault
from .lambda_lcap import Decided, ProcedureRun, StillOpen, far, is_inertia


def lagrangian(structure: Structure, procedure: LCAP | LambdaLCAP) -> Decided:
    """Run LCAP or λLCAP; without generalised junctions, choose them automatically."""
    generalised, multipliers = procedure.generalised, isinstance(procedure, LambdaLCAP)
    strong = procedure.strong if isinstance(procedure, LambdaLCAP) else ()
    domains = choose_domains(structure, generalised, procedure.dual)
    if generalised:
        try:
            return ProcedureRun(domains, multipliers).decide(generalised, strong)
        except StillOpen as still:
            raise CausalityError(still.faults) from None
    found = _complete(domains, _chosen(domains), strong)
    for name in reversed(found.generalised):  # drop a velocity if that saves multipliers
        if not (found.multipliers or found.splits) or len(found.generalised) == 1:
            break
        found = _without(domains, found, name, strong) or found
    if not multipliers:
        raise_faults(CausalityError, constraint_faults(domains, found.multipliers, found.splits))
    return found


def _complete(domains: Domains, chosen: list[str], strong: Sequence[str]) -> Decided:
    """Add 1-junctions while inertias remain in integral causality, that is, while their flows are undetermined."""
    while True:
        try:
            return ProcedureRun(domains, True).decide(chosen, strong)
        except StillOpen as still:
            chosen += still.junctions[:1]


def _without(domains: Domains, found: Decided, name: str, strong: Sequence[str]) -> Decided | None:
    rest = [other for other in found.generalised if other != name]
    try:
        fewer = ProcedureRun(domains, True).decide(rest, strong)
    except (StillOpen, CausalityError):
        return None

    def count(decided):
        return len(decided.multipliers) + len(decided.splits)

    return fewer if count(fewer) < count(found) else None


def _chosen(domains: Domains) -> list[str]:
    """Initial choice: 1-junctions with a free port first, then those with an inertia, among these the ones that
    determine most bonds first. If there are none, 1-junctions with a resistor: an equation needs an effort that follows
    from the flow."""
    structure = domains.exchanged
    search, ones = Relaxed(structure), [n.name for n in structure.nodes if n.is_junction and n.rule.common == "flow"]
    try:
        search.fixed()
    except Clash as clash:
        raise CausalityError([fixed_causality_fault(domains, clash.node)]) from None
    rank = {name: _rank(structure, name) for name in ones if not search.determined(name)}
    gain = {name: _gain(search, name) for name in rank}
    order = sorted(rank, key=lambda name: (rank[name], -gain[name]))
    _generalise(domains, search, [name for name in order if rank[name] < 2])
    if not search.generalised:
        _generalise(domains, search, [name for name in order if rank[name] == 2])
    return [name for name in ones if name in search.generalised]


def _generalise(domains: Domains, search: Relaxed, names: list[str]) -> None:
    """Generalise each junction whose flow does not follow from the earlier ones and causes no conflict."""
    run = ProcedureRun(domains, True)
    run.search = search
    for name in names:
        mark = len(search.trail)
        try:
            if not search.determined(name):
                search.generalise(name)
                run.forced(("effort",))
        except (Clash, CausalityError):
            search.undo(mark)
            search.generalised.remove(name)


def _rank(structure: Structure, name: str) -> int:
    """Rank of a 1-junction: 0 with a free port, 1 with an inertia, 2 with a resistor, 3 otherwise."""
    around = [far(structure, number, name) for number in structure.attached[name]]
    tests = (_is_freedom, is_inertia, _is_resistor)
    return next((rank for rank, test in enumerate(tests) if any(map(test, around))), len(tests))


def _is_freedom(node: Node) -> bool:
    return node.kind == "Freedom" and not node.rule.patterns[0][0]  # in a dual domain it is no free port


def _is_resistor(node: Node) -> bool:
    return isinstance(node.rule, Rule) and node.rule.phase == 3


def _gain(search: Relaxed, name: str) -> int:
    """Number of bonds whose causality follows if the junction is generalised; −1 if that causes a conflict."""
    mark = len(search.trail)
    try:
        search.generalise(name)
        gained = len(search.trail) - mark
    except Clash:
        gained = -1
    search.undo(mark)
    search.generalised.remove(name)
    return gained
