"""Faults for choices of generalised or strong junctions that are impossible in LCAP and λLCAP. No jax."""

from collections.abc import Iterable, Sequence

from ...errors import Fault, nearest
from ..structure import Node, Structure
from .conflicts import Relaxed


def fixed_causality_fault(node: Node) -> Fault:
    """The fault of a node at which causalities that cannot be turned contradict each other."""
    variable = node.rule.common if node.is_junction else "flow"
    what = (
        f"the causalities that cannot be turned contradict each other at this {node.kind}: "
        f"its {variable} is given twice, or by nobody."
    )
    remedy = "put an R, C or I between what imposes it, or remove a source; bg.causality(model) says more."
    return Fault(node.name, what, remedy)


def given_already(structure: Structure, name: str, bond: int, by: str) -> Fault:
    """The fault of a generalised junction whose flow sources or other generalised velocities (`by`) give."""
    source, remedy = "is given by sources", "leave it out."
    if by:
        source = f"follows from {by}"
        remedy = "leave it out: the generalised velocities of LCAP are independent; bg.LambdaLCAP adds the multiplier."
    what = f"cannot be generalised: its flow {source} already, through {structure.bonds[bond].name}."
    return Fault(name, what, remedy)


def contradicted(name: str, where: str, multipliers: bool) -> Fault:
    """The fault of a generalised junction whose flow contradicts a fixed causality elsewhere."""
    what = f"cannot be generalised: its flow contradicts a causality that cannot be turned, at {where}."
    more = "" if multipliers else ", or use bg.LambdaLCAP, which adds a multiplier"
    return Fault(name, what, f"choose another 1-junction{more}.")


def decided_already(structure: Structure, search: Relaxed, name: str) -> Fault:
    """The fault of a junction named as strong whose strong bond follows from earlier choices."""
    variable, bond = structure.node[name].rule.common, search.bringing(name)
    if name in search.generalised:
        return Fault(name, "is generalised: its flow comes from its artificial source.", "leave it out of strong.")
    if bond is None:
        what = "all its flows are given: it gets a Lagrange multiplier, and no bond can bring its effort."
        return Fault(name, what, "leave it out of strong, or choose fewer generalised junctions.")
    what = f"has its {variable} through {structure.bonds[bond].name} already."
    return Fault(name, what, "leave it out of strong, or name it earlier.")


def impossible(structure: Structure, name: str) -> Fault:
    """The fault of a junction named as strong that no open bond can determine."""
    variable = structure.node[name].rule.common
    what = f"no bond that is still open can bring its {variable}."
    return Fault(name, what, "leave it out of strong, or name another junction first.")


def open_fault(name: str, inertia: str) -> Fault:
    """The fault of a junction whose flow the generalised velocities leave open."""
    what = (
        "its flow is still open: the generalised velocities do not determine it, "
        f"so {inertia} would be in integral causality."
    )
    return Fault(name, what, "add it to generalised, or a 1-junction from which its flow follows.")


def constraint_faults(structure: Structure, multipliers: Iterable[str], splits: Iterable[int]) -> list[Fault]:
    """Faults of the places at which generalised velocities depend on each other, so that LCAP would need
    multipliers."""
    what = "all its flows are given by the generalised velocities, which depend on each other."
    names = [*multipliers, *(structure.bonds[n].name for n in splits)]
    remedy = "use bg.LambdaLCAP, which puts a multiplier here, or fewer generalised junctions."
    return [Fault(name, what, remedy) for name in names]


def junction_choice_faults(structure: Structure, generalised: Sequence[str], strong: Sequence[str]) -> list[Fault]:
    """Faults of names that denote no junction, or a junction of the wrong kind."""
    junctions = [n.name for n in structure.nodes if n.is_junction]
    ones = [name for name in junctions if structure.node[name].rule.common == "flow"]
    faults = []
    for name in generalised:
        if name in ones:
            continue
        what, remedy = "there is no such 1-junction.", nearest(name, ones)
        if name in junctions:
            what = "is a 0-junction: a generalised velocity is the flow of a 1-junction."
            remedy = f"name a 1-junction: {remedy}"
        faults.append(Fault(name, what, remedy))
    missing = [name for name in strong if name not in junctions]
    return faults + [Fault(name, "there is no such junction.", nearest(name, junctions)) for name in missing]
