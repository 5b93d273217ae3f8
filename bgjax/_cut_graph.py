"""A flat graph with some of its bonds cut: a junction on each, and the element with the unknown."""

from collections.abc import Mapping
from dataclasses import replace

from ._flatten import Flat, describe
from ._structure import Bond, Structure
from .elements import EffortCut, FlowCut, One, Zero


def with_cuts(flat: Flat, cuts: Mapping[int, str]) -> Flat:
    """The first half of a cut bond keeps its name, so that results are found under it."""
    nodes, elements, bonds = list(flat.structure.nodes), dict(flat.elements), []
    for number, bond in enumerate(flat.structure.bonds):
        if number not in cuts:
            bonds.append(bond)
            continue
        own, halves = _cut(bond, cuts[number])
        nodes += [describe(path, element) for path, element in own.items()]
        elements |= own
        bonds += halves
    structure = Structure(tuple(nodes), tuple(bonds), flat.structure.signals)
    return replace(flat, structure=structure, elements=elements)


def _cut(bond: Bond, kind: str) -> tuple[dict, list[Bond]]:
    place, source = f"{bond.name}.cut", f"{bond.name}.{'λ' if kind == 'effort' else 'μ'}"
    junction, element = (Zero(), EffortCut(bond.width)) if kind == "effort" else (One(), FlowCut(bond.width))
    first = replace(bond, head=place, head_port=None)
    second = replace(bond, name=f"{bond.name}.after", tail=place, tail_port=None)
    return {place: junction, source: element}, [first, second, Bond(f"{place}->{source}", place, None, source, "port", bond.width)]
