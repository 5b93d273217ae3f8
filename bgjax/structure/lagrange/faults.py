"""Faults for choices of generalised or strong junctions that are impossible in LCAP and λLCAP. No jax."""

from collections.abc import Iterable, Sequence

from ...errors import Fault, nearest
from ..structure import Structure
from .conflicts import Relaxed
from .domains import Domains, Words, mixture_faults


def fixed_causality_fault(domains: Domains, name: str) -> Fault:
    """The fault of a node at which causalities that cannot be turned contradict each other."""
    node = domains.drawn.node[name]
    variable = node.rule.common if node.is_junction else "flow"
    what = (
        f"the causalities that cannot be turned contradict each other at this {node.kind}: "
        f"its {variable} is given twice, or by nobody."
    )
    remedy = "put an R, C or I between what imposes it, or remove a source; bg.causality(model) says more."
    return Fault(node.name, what, remedy)


def given_already(domains: Domains, name: str, bond: int, by: str) -> Fault:
    """The fault of a generalised junction whose flow sources or other generalised velocities (`by`) give; of a dual
    domain, its effort."""
    words = domains.words(name)
    source, remedy = "is given by sources", "leave it out."
    if by:
        source = f"follows from {by}"
        remedy = f"leave it out: the {words.coordinates} of LCAP are independent; bg.LambdaLCAP adds the multiplier."
    what = f"cannot be generalised: its {words.variable} {source} already, through {domains.drawn.bonds[bond].name}."
    return Fault(name, what, remedy)


def contradicted(domains: Domains, name: str, where: str, multipliers: bool) -> Fault:
    """The fault of a generalised junction whose flow contradicts a fixed causality elsewhere."""
    words = domains.words(name)
    what = f"cannot be generalised: its {words.variable} contradicts a causality that cannot be turned, at {where}."
    more = "" if multipliers else ", or use bg.LambdaLCAP, which adds a multiplier"
    return Fault(name, what, f"choose another {words.junction}-junction{more}.")


def decided_already(domains: Domains, search: Relaxed, name: str) -> Fault:
    """The fault of a junction named as strong whose strong bond follows from earlier choices."""
    words, variable, bond = domains.words(name), domains.common(name), search.bringing(name)
    if name in search.generalised:
        what = f"is generalised: its {variable} comes from its artificial source."
        return Fault(name, what, "leave it out of strong.")
    if bond is None:
        what = (
            f"all its {words.variable}s are given: it gets a Lagrange multiplier, and no bond can bring its {variable}."
        )
        return Fault(name, what, "leave it out of strong, or choose fewer generalised junctions.")
    what = f"has its {variable} through {domains.drawn.bonds[bond].name} already."
    return Fault(name, what, "leave it out of strong, or name it earlier.")


def impossible(domains: Domains, name: str) -> Fault:
    """The fault of a junction named as strong that no open bond can determine."""
    what = f"no bond that is still open can bring its {domains.common(name)}."
    return Fault(name, what, "leave it out of strong, or name another junction first.")


def open_fault(domains: Domains, name: str, storage: str) -> Fault:
    """The fault of a junction whose flow the generalised velocities leave open; of a dual domain, whose effort."""
    words = domains.words(name)
    what = (
        f"its {words.variable} is still open: the {words.coordinates} do not determine it, "
        f"so {storage} would be in integral causality."
    )
    remedy = f"add it to generalised, or a {words.junction}-junction from which its {words.variable} follows."
    return Fault(name, what, remedy)


def constraint_faults(domains: Domains, multipliers: Iterable[str], splits: Iterable[int]) -> list[Fault]:
    """Faults of the places at which generalised velocities depend on each other, so that LCAP would need
    multipliers."""
    places = [(name, domains.words(name)) for name in multipliers]
    places += [(domains.drawn.bonds[n].name, domains.words_at(n)) for n in splits]
    remedy = "use bg.LambdaLCAP, which puts a multiplier here, or fewer generalised junctions."
    return [Fault(name, _all_given(words), remedy) for name, words in places]


def _all_given(words: Words) -> str:
    return f"all its {words.variable}s are given by the {words.coordinates}, which depend on each other."


def velocity_faults(structure: Structure, names: Sequence[str]) -> list[Fault]:
    """Faults of names that denote no 1-junction, where only velocities can be generalised."""
    junctions = [n.name for n in structure.nodes if n.is_junction]
    ones = [name for name in junctions if structure.node[name].rule.common == "flow"]
    faults = []
    for name in names:
        if name in ones:
            continue
        what, remedy = "there is no such 1-junction.", nearest(name, ones)
        if name in junctions:
            what = "is a 0-junction: a generalised velocity is the flow of a 1-junction."
            remedy = f"name a 1-junction: {remedy}"
        faults.append(Fault(name, what, remedy))
    return faults


def junction_choice_faults(structure: Structure, generalised: Sequence[str], strong: Sequence[str]) -> list[Fault]:
    """Faults of names that denote no junction, and of 0- and 1-junctions of one domain that are both generalised."""
    junctions = [n.name for n in structure.nodes if n.is_junction]
    missing = [name for name in (*generalised, *strong) if name not in junctions]
    faults = [Fault(name, "there is no such junction.", nearest(name, junctions)) for name in missing]
    return faults + mixture_faults(structure, generalised)
