"""Puts a source that imposes effort and flow at the place of an output, and a sensor at the place of an input."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ..structure import Bond, Junction, Node, Port, Rule, Structure


KIND = "SS"  # source-sensor


@dataclass(frozen=True)
class OutputPlace:
    """Where a wanted effort or flow is: at a junction, or on a bond."""

    name: str
    variable: str
    junction: str = ""
    bond: str = ""


def source_name(output: str) -> str:
    return f"wanted {output}"


def with_sensor(structure: Structure, name: str) -> Structure:
    """The structure with a sensor, which receives both variables, in place of the element with this name."""
    old = structure.node[name]
    new = Node(name, KIND, Rule(((True,),), 1, "it is found from a wanted result"), old.ports)
    return replace(structure, nodes=tuple(new if node is old else node for node in structure.nodes))


def with_source(structure: Structure, place: OutputPlace) -> Structure:
    """The structure with a source of effort and flow at the place of an output: on a junction of this variable."""
    structure, junction = _with_junction(structure, place)
    name = source_name(place.name)
    width = structure.bonds[structure.attached[junction][0]].width
    node = Node(name, KIND, Rule(((False,),), 1, "it is the wanted result"), (Port("port", width),))
    bond = Bond(f"{name}->{junction}", name, "port", junction, None, width)
    return replace(structure, nodes=(*structure.nodes, node), bonds=(*structure.bonds, bond))


def _with_junction(structure: Structure, place: OutputPlace) -> tuple[Structure, str]:
    """The structure, and in it a junction at which the variable is common, put into the bond if there is none."""
    if place.junction:
        return structure, place.junction
    bond = next(bond for bond in structure.bonds if bond.name == place.bond)
    for end in (bond.tail, bond.head):
        rule = structure.node[end].rule
        if isinstance(rule, Junction) and rule.common == place.variable:
            return structure, end
    name = f"{bond.name}.place"
    node = Node(name, "0" if place.variable == "effort" else "1", Junction(place.variable))
    halves = (
        replace(bond, head=name, head_port=None),
        replace(bond, name=f"{bond.name}.after", tail=name, tail_port=None),
    )
    bonds: Sequence[Bond] = [one for old in structure.bonds for one in (halves if old is bond else (old,))]
    return replace(structure, nodes=(*structure.nodes, node), bonds=tuple(bonds)), name
