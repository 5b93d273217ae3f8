"""From names of results to measured signals, and from sources to inputs; candidates for further sensors."""

from collections.abc import Iterator
from typing import Any

from ...errors import BondGraphError, Fault, ParameterError, ResultError, StructureError, nearest, raise_faults, shown
from ...expressions.expression import Scalar
from ...formulation.acausal.relations import Relations
from ...graph.flatten import follow
from ...structure.structure import Node, component_names
from ...system.components import beyond, component
from .elimination.equations import Sensor, source_value


SENSORS = ("FlowSensor", "EffortSensor")
WORDS = {"Se": "effort", "Sf": "flow", "Signal": "value"}
ADD = "name what is measured: sensors=['L.flow'], or bond a bg.FlowSensor or bg.EffortSensor to a junction."


class Names:
    """The results of a graph by name, as expressions of its variables."""

    def __init__(self, relations: Relations):
        self.relations, self.structure, self.flat = relations, relations.structure, relations.flat
        self._bonds = {bond.name: number for number, bond in enumerate(self.structure.bonds)}

    def listed(self) -> list[str]:
        """Names of all results that can be measured."""
        found = [name for node in self.structure.nodes for name in self._of_node(node)]
        return [*self.flat.exports, *self.flat.vectors, *found]

    def _of_node(self, node: Node) -> list[str]:
        if node.is_junction:
            return [f"{node.name}.{node.rule.common}"]
        ports = [""] if len(node.ports) == 1 else [f"{port.name}." for port in node.ports]
        words = [f"{node.name}.{port}{word}" for port in ports for word in ("effort", "flow")]
        return words + [f"{node.name}.{port.name}" for port in node.outputs]

    def values(self, name: str) -> list[Scalar]:
        """All components of a result."""
        full = follow(self.flat.exports, name)
        if full.startswith("-"):
            return [-value for value in self.values(full[1:])]
        if full in self.flat.vectors:
            return [value for target in self.flat.vectors[full] for value in self.values(target)]
        base, _, word = full.rpartition(".")
        if base in self._bonds and word in ("effort", "flow"):
            width = self.structure.bonds[self._bonds[base]].width
            return [self.relations.bond_variable(word, self._bonds[base], k) for k in range(width)]
        if full in [name for name in self.listed() if name not in self.flat.exports]:
            return self._quantity(*self._split(full))
        raise ResultError([Fault(name, "is not a result that can be measured.", nearest(name, self.listed()))])

    def _split(self, full: str) -> tuple[Node, str]:
        """The node of a result, and its quantity."""
        words = full.split(".")
        name = next(n for k in range(len(words), 0, -1) if (n := ".".join(words[:k])) in self.structure.node)
        return self.structure.node[name], full[len(name) + 1 :]

    def _quantity(self, node: Node, quantity: str) -> list[Scalar]:
        if node.is_junction:
            width = self.structure.bonds[self.structure.attached[node.name][0]].width
        elif any(port.name == quantity for port in node.outputs):
            width = len(self.relations.laws.responses[node.name].signals[quantity])
        else:
            port = quantity.rpartition(".")[0] or node.ports[0].name
            width = self.structure.bonds[self.structure.bond_at[node.name, port]].width
        return [self.relations.quantity(node.name, quantity, k) for k in range(width)]

    def chosen(self, name: Any) -> list[tuple[str, Scalar]]:
        """The components of a result with their names, or the one whose index is given."""
        if not isinstance(name, str):
            raise ResultError([Fault("sensors", f"{shown(name)} is not a name.", "name results, such as 'L.flow'.")])
        base, position = component(name) if name not in self.listed() else (name, None)
        values = self.values(base)
        named = list(zip(component_names(base, len(values)), values, strict=True))
        if position is not None and position >= len(named):
            raise ResultError([beyond(name, base, len(named))])
        return named if position is None else named[position : position + 1]


def find_sensors(names: Names, given: Any) -> list[Sensor]:
    """The sensors that are named, or those that are nodes of the graph; one error reports all wrong names."""
    found, faults, seen = [], [], set()
    for name in _listed(names, given):
        try:
            new = names.chosen(name)
        except BondGraphError as error:
            faults += error.faults
            continue
        found += [Sensor(each, value, each) for each, value in new]
        faults += [Fault(each, "is named twice.", "name every sensor once.") for each, _ in new if each in seen]
        seen |= {each for each, _ in new}
    raise_faults(ResultError, faults)
    return found


def _listed(names: Names, given: Any) -> list:
    own = [f"{node.name}.reading" for node in names.structure.nodes if node.kind in SENSORS]
    found = own if given is None else [given] if isinstance(given, str) else given
    if not isinstance(found, list | tuple):
        raise ParameterError([Fault("sensors", f"{shown(given)} is not a list of names.", ADD)])
    if not found:
        raise StructureError([Fault("sensors", "there is none.", ADD)])
    return list(found)


def find_inputs(relations: Relations, given: Any) -> tuple[dict[int, str], tuple[str, ...]]:
    """Names of the known inputs by the number of their relation, and those of the inputs that are unknown."""
    every = dict(_inputs(relations))
    if given is None:
        return every, ()
    wanted = [given] if isinstance(given, str) else given
    if not isinstance(wanted, list | tuple):
        remedy = "name sources: known_inputs=['V.effort']; an empty list means that none is known."
        raise ParameterError([Fault("known_inputs", f"{shown(given)} is not a list of names.", remedy)])
    owners = {number: relations.relations[number].node for number in every}
    known = {*every.values(), *owners.values()}
    wrong = [name for name in wanted if name not in known]
    faults = [Fault(str(n), "is not a source with a value.", nearest(str(n), list(every.values()))) for n in wrong]
    raise_faults(ParameterError, faults)
    kept = {number: name for number, name in every.items() if name in wanted or owners[number] in wanted}
    return kept, tuple(name for number, name in every.items() if number not in kept)


def _inputs(relations: Relations) -> Iterator[tuple[int, str]]:
    nodes, count = [relation.node for relation in relations.relations], dict[str, int]()
    for number, relation in enumerate(relations.relations):
        place = count[relation.node] = count.get(relation.node, -1) + 1
        if source_value(relations, relation) is not None:
            kind = relations.structure.node[relation.node].kind
            width = nodes.count(relation.node)
            yield number, component_names(f"{relation.node}.{WORDS[kind]}", width)[place]


def candidate_names(names: Names) -> list[str]:
    """Efforts and flows of junctions and elements with one port, each variable once."""
    found: dict[tuple, str] = {}
    for node in names.structure.nodes:
        if node.is_junction:
            found.setdefault((node.name, node.rule.common), f"{node.name}.{node.rule.common}")
    for node in names.structure.nodes:
        if len(node.ports) == 1 and node.kind not in SENSORS:
            for word in ("effort", "flow"):
                found.setdefault(_place(names, node, word), f"{node.name}.{word}")
    return list(found.values())


def _place(names: Names, node: Node, word: str) -> tuple[str, str]:
    """The junction that has a variable in common with a port, or else the node."""
    bond = names.structure.bonds[names.structure.attached[node.name][0]]
    other = names.structure.node[bond.head if bond.tail == node.name else bond.tail]
    shared = other.is_junction and other.rule.common == word
    return (other.name, word) if shared else (node.name, word)
