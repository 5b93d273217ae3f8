"""The causality with which laws are opened, and what the components of each port receive then."""

from collections.abc import Mapping

from ....elements import I, R
from ....elements.generalised import GeneralisedFlow
from ....formulation.acausal.preferred import PreferredCausality
from ....graph.flatten import Flat
from ....structure.causality import Causality
from ....structure.structure import Node


def assigned_patterns(flat: Flat, assigned: Causality) -> dict[str, tuple[bool, ...]]:
    """The assigned causality of all elements whose law is known either way, so that it need not be inverted."""
    found = {}
    for node in flat.structure.nodes:
        there = assigned.structure.node.get(node.name)
        if there is not None and not node.is_junction and there.ports == node.ports:
            element = flat.elements[node.name]
            if element.conserves or (isinstance(element, R) and element.resistance is not None):
                found[node.name] = assigned.pattern(there)
    return found


def received_kinds(flat: Flat, causality: PreferredCausality, node: Node) -> Mapping[tuple[str, int], str]:
    """ "effort" or "flow" by port and component. Directions of an inertia that store nothing, and artificial flow
    sources, receive their flow: their effort is zero."""
    element, found = flat.elements[node.name], {}
    bare = element.massless if isinstance(element, I) else ()
    for port, effort in zip(node.ports, causality.pattern(node), strict=True):
        width = flat.structure.bonds[flat.structure.bond_at[node.name, port.name]].width
        for k in range(width):
            without = len(found) < len(bare) and bare[len(found)]
            loose = without or isinstance(element, GeneralisedFlow)
            found[port.name, k] = "effort" if effort and not loose else "flow"
    return found
