"""Flat graph in, flat graph with cut bonds out: each cut gets a junction and an element with an unknown variable.

All equations of a cut graph are solved together by values, so the reactions of redundant constraints are not shared in
it: one choice that satisfies the equations is reported.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from ..elements import GY, TF, EffortCut, FlowCut, One, R, Zero
from ..elements.base import AbstractElement
from ..errors import Fault
from ..structure.causality import Causality
from ..structure.structure import Bond, Node, Structure
from .flatten import Flat, describe


def one_way(flat: Flat) -> Flat:
    """The graph with causality restricted such that no matrix modulus is inverted, because its values may be singular;
    the derivative array then chooses pivots by values."""
    nodes = [_forward(node) if _is_matrix(flat.elements[node.name]) else node for node in flat.structure.nodes]
    return replace(flat, structure=replace(flat.structure, nodes=tuple(nodes)))


def _forward(node: Node) -> Node:
    return replace(node, rule=replace(node.rule, patterns=node.rule.patterns[:1]))


def _is_matrix(element) -> bool:
    return isinstance(element, TF | GY) and element.law_of is None and np.ndim(element.modulus) == 2


def singular_moduli(flat: Flat, causality: Causality) -> list[Fault]:
    """Faults of matrix moduli that this causality would invert, but whose values are singular."""
    return _inverse_faults(flat, causality, _is_matrix)


def zero_resistances(flat: Flat, causality: Causality) -> list[Fault]:
    """Faults of resistances that this causality would invert, but that are zero."""
    return _inverse_faults(flat, causality, lambda element: isinstance(element, R) and element.resistance is not None)


def _inverse_faults(flat: Flat, causality: Causality, concerned: Callable[[AbstractElement], bool]) -> list[Fault]:
    nodes = [node for node in flat.structure.nodes if concerned(flat.elements[node.name])]
    found = [(node.name, causality.received(node)) for node in nodes]
    return [fault for name, received in found for fault in flat.elements[name].faults_in(name, received, {})]


def with_cuts(flat: Flat, cuts: Mapping[int, str]) -> Flat:
    """The graph with cuts, {number of a bond: "effort" or "flow" as the unknown}. The first half of a cut bond keeps
    its name, so that results are found under it."""
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
    third = Bond(f"{place}->{source}", place, None, source, "port", bond.width)
    return {place: junction, source: element}, [first, second, third]
