"""From names to the inputs and outputs of a structural analysis, on the scalar graph; all wrong names in one error."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from ...._types import Names
from ....errors import Fault, StructureError, nearest, raise_faults, shown
from ....expressions.expression import Scalar
from ....formulation.acausal.relations import Relations
from ....graph.flatten import Flat, follow
from ....structure.structure import Node, component_names


EFFORT, FLOW = ("Se", "MSe"), ("Sf", "MSf")
WORDS = ("effort", "flow")
PARAMETERS = ("value", *WORDS)  # parameters of parts that sources have: "drive.value", "hinge.effort"


@dataclass(frozen=True)
class Input:
    """An input: it is added to what the node gives."""

    name: str
    node: str
    what: str  # of the relation of its node


@dataclass(frozen=True)
class Output:
    """An output: a variable of a node or a bond."""

    name: str
    node: str  # or a bond
    quantity: str
    value: Scalar


def find_inputs(flat: Flat, names: Names | None, actuators: Sequence[str] | None) -> tuple[Input, ...]:
    """The inputs by name; without names, all sources of a graph, and the efforts that the `actuators` of a mechanism
    impose, as its other sources are weights and supports."""
    if names is None:
        names = [node.name for node in flat.structure.nodes if node.kind in ("Se", "Sf")]
        names = names if actuators is None else [path for path in actuators if _sources_of(flat, path, EFFORT)]
    return tuple(_found("inputs", names, lambda name: _input(flat, name, actuators or ())))


def find_outputs(relations: Relations, names: Names | None) -> tuple[Output, ...]:
    """The outputs by name; without names, what sensors measure."""
    if names is None:
        measured = {"EffortSensor": "effort", "FlowSensor": "flow"}
        nodes = [node for node in relations.structure.nodes if node.kind in measured]
        names = [f"{node.name}.{measured[node.kind]}" for node in nodes]
    return tuple(_found("outputs", names, lambda name: _output(relations, name)))


def _found(word: str, names: Any, find: Callable[[str], Any]) -> list:
    names = (names,) if isinstance(names, str) else names
    if not isinstance(names, list | tuple):
        example = "V.effort" if word == "inputs" else "L.flow"
        raise StructureError([Fault(word, f"{shown(names)} is not a list of names.", f"write {word}=['{example}'].")])
    found: list = []
    faults: list[Fault] = []
    for name in names:
        one = find(name) if isinstance(name, str) else Fault(word, f"{shown(name)} is not a name.", "give names.")
        if isinstance(one, Fault):
            faults.append(one)
        else:
            found += one
    named = [each.name for each in found]
    twice = [name for name in dict.fromkeys(named) if named.count(name) > 1]
    faults += [Fault(name, f"is named twice among the {word}.", "name it once.") for name in twice]
    raise_faults(StructureError, faults)
    return found


def _parts(flat: Flat, name: str) -> list[str]:
    """The scalar results that a name stands for; "piston.velocity[0]" is the first component of a vector."""
    base, _, index = name.partition("[")
    if index.rstrip("]").isdigit() and name not in flat.vectors and base in {**flat.exports, **flat.vectors}:
        return _parts(flat, base)[int(index.rstrip("]")) :][:1] or [name]
    full = follow(flat.exports, name)
    if full in flat.vectors:
        return list(flat.vectors[full])
    node, word = _split(flat, full)
    return [full] if node is None or node.whole is None else _components(node, full, word)


def _components(node: Node, full: str, word: str) -> list[str]:
    """The scalar results of a node that is connected by components."""
    if word in WORDS and len(node.whole.ports) == 1:
        return [f"{node.name}.{port.name}.{word}" for port in node.ports]
    return next((component_names(full, port.width) for port in node.whole.outputs if port.name == word), [full])


# -- inputs ----------------------------------------------------------------------------------------------------
def _input(flat: Flat, name: str, actuators: Sequence[str]) -> list[Input] | Fault:
    parts = _input_parts(flat, name)
    found = []
    for label, part in zip(component_names(name, len(parts)), parts, strict=True):
        node, word = _split(flat, part)
        if node is None:
            sources = [path for path in actuators if _sources_of(flat, path, EFFORT)]
            sources += [each.name for each in flat.structure.nodes if _imposed(each, "")]
            remedy = nearest(name, sources) if sources else "the model has no source: add an Se, Sf or bg.Signal."
            return Fault(name, "names no source.", remedy)
        what = _imposed(node, word)
        if not what:
            remedy = "an input is what a source imposes: the effort of an Se, the flow of an Sf, a bg.Signal."
            return Fault(name, f"{node.name} ({node.kind}) does not impose a {word or 'variable'}.", remedy)
        found.append(Input(f"{label}.{_short(what)}" if label == node.name else label, node.name, what))
    return found


def _input_parts(flat: Flat, name: str) -> list[str]:
    """Scalar names of an input: of a vector source "F" or "F.effort", its components; of a part, or of the parameter of
    a part, its sources."""
    if name in flat.structure.node:
        return [name]
    for suffix in ("", ".effort", ".flow"):
        parts = _parts(flat, name + suffix)
        if parts != [name + suffix]:
            return [part.removeprefix("-") for part in parts]
    base, _, index = name.partition("[")
    part, _, word = base.rpartition(".")
    sources = _sources_of(flat, base) or (_sources_of(flat, part) if word in PARAMETERS else [])
    return (sources[int(index.rstrip("]")) :][:1] if index.rstrip("]").isdigit() else sources) or [name]


def _sources_of(flat: Flat, part: str, kinds: Sequence[str] = EFFORT + FLOW) -> list[str]:
    """Sources of a part: of its efforts, if it has any, and otherwise of its flows."""
    inside = [node for node in flat.structure.nodes if node.name.startswith(f"{part}.") and node.kind in kinds]
    efforts = [node.name for node in inside if node.kind in EFFORT]
    return efforts or [node.name for node in inside]


def _split(flat: Flat, name: str) -> tuple[Node | None, str]:
    """The node of a name and its quantity, empty if it is the node's name alone."""
    if name in flat.structure.node:
        return flat.structure.node[name], ""
    base, _, word = name.rpartition(".")
    while base and base not in flat.structure.node:
        base, _, more = base.rpartition(".")
        word = f"{more}.{word}"
    return flat.structure.node.get(base), word


def _imposed(node: Node, word: str) -> str:
    """Which relation of a node an input is added to; empty if the node is no source of this variable."""
    if node.kind in EFFORT and word in ("", "effort"):
        return "the effort of port"
    if node.kind in FLOW and word in ("", "flow"):
        return "the flow of port"
    if node.kind == "Constraint" and word in ("", "flow"):
        return "the condition for effort"
    if node.kind == "Signal" and word in ("", "value"):
        return "value"
    return ""


def _short(what: str) -> str:
    return {"the effort of port": "effort", "the flow of port": "flow", "value": "value"}.get(what, "flow")


# -- outputs ---------------------------------------------------------------------------------------------------
def _output(relations: Relations, name: str) -> list[Output] | Fault:
    parts = _parts(relations.flat, name)
    found = []
    for label, part in zip(component_names(name, len(parts)), parts, strict=True):
        sign, plain = (-1.0 if part.startswith("-") else 1.0), part.removeprefix("-")
        place = _place(relations, plain)
        if place is None:
            return _unknown(relations.flat, name, "is not a result")
        found.append(Output(label, *place[:2], sign * place[2]))
    return found


def _place(relations: Relations, name: str) -> tuple[str, str, Scalar] | None:
    """(node or bond, quantity, value) of a result."""
    base, _, word = name.rpartition(".")
    bonds = {bond.name: number for number, bond in enumerate(relations.structure.bonds)}
    if base in bonds and word in WORDS:
        return base, word, relations.bond_variable(word, bonds[base])
    node, quantity = _split(relations.flat, name)
    if node is None or quantity not in _quantities(node):
        return None
    return node.name, quantity, relations.quantity(node.name, quantity)


def _quantities(node: Node) -> Sequence[str]:
    if node.is_junction:
        return (node.rule.common,)
    single = len(node.ports) == 1
    ports = [word if single else f"{port.name}.{word}" for port in node.ports for word in WORDS]
    return [*ports, *(port.name for port in node.outputs)]


def _unknown(flat: Flat, name: str, what: str) -> Fault:
    known = [f"{node.name}.{quantity}" for node in flat.structure.nodes for quantity in _quantities(node)]
    return Fault(name, f"{what}.", nearest(name, [*known, *flat.exports, *flat.vectors]))
