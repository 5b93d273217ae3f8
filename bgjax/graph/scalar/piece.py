"""What becomes of one node of a multibond graph: scalar nodes, their connections, and where bonds and signals end."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ...structure.structure import Node, component_names


class Widths(NamedTuple):
    """Widths of a node's ports, signal inputs and signal outputs by name, and the ports whose bonds are drawn against
    the direction in which its law counts power as positive."""

    ports: Mapping[str | None, int]
    inputs: Mapping[str, int]
    outputs: Mapping[str, int]
    against: frozenset[str | None] = frozenset()
    beside: Mapping[str, str] = {}  # unused names for nodes beside it, by what they are for

    @property
    def largest(self) -> int:
        return max((1, *self.ports.values(), *self.inputs.values(), *self.outputs.values()))


@dataclass
class Piece:
    """Scalar nodes by path with their connections; the scalar ends of ports and signals by their names in the multibond
    graph."""

    nodes: dict[str, Any] = field(default_factory=dict)
    components: dict[str, Mapping[str, int]] = field(default_factory=dict)  # nodes connected by components
    bonds: list[tuple[str, str]] = field(default_factory=list)
    signals: list[tuple[str, str]] = field(default_factory=list)
    ends: dict[str | None, list[str]] = field(default_factory=dict)  # by port; None at junctions
    inputs: dict[str, list[tuple[str, ...]]] = field(default_factory=dict)  # each component may go to several places
    outputs: dict[str, list[str]] = field(default_factory=dict)
    joined: dict[str, list[str]] = field(default_factory=dict)  # results under the name of the vector
    at_bonds: dict[str, str] = field(default_factory=dict)  # ports whose results are those of their bonds: their names


def kept(node: Node, element: Any) -> Piece:
    """A node all of whose ports and signals are scalar already: it remains."""
    path, several = node.name, len(node.ports) > 1
    ends = {port.name: [f"{path}.{port.name}" if several else path] for port in node.ports}
    outputs = {name: [f"{path}.{name}"] for name in quantity_names(node)}
    inputs = {port.name: [(f"{path}.{port.name}",)] for port in node.inputs}
    parts = () if node.whole is None else (*node.whole.ports, *node.whole.inputs, *node.whole.outputs)
    components = {path: {part.name: part.width for part in parts}} if parts else {}
    return Piece({path: element}, components, ends=ends or {None: [path]}, inputs=inputs, outputs=outputs)


def by_components(node: Node, element: Any, widths: Widths) -> Piece:
    """A node whose law cannot be taken apart: it remains, and its ports and signals are connected by components."""
    path = node.name
    named = {port.name: component_names(port.name, widths.ports[port.name]) for port in node.ports}
    ends = {port: [f"{path}.{name}" for name in names] for port, names in named.items()}
    signals = {port.name: component_names(port.name, widths.inputs[port.name]) for port in node.inputs}
    inputs = {name: [(f"{path}.{one}",) for one in names] for name, names in signals.items()}
    given = {port.name: component_names(port.name, widths.outputs[port.name]) for port in node.outputs}
    outputs = {name: [f"{path}.{one}" for one in names] for name, names in given.items()}
    for port, names in named.items():
        prefix = "" if len(named) == 1 else f"{port}."
        inner = "" if len(named) == 1 and len(names) == 1 else None
        for word in ("effort", "flow"):
            places = [f"{path}.{word}" if inner == "" else f"{path}.{name}.{word}" for name in names]
            outputs[f"{prefix}{word}"] = places
    open_ = {**widths.ports, **widths.inputs, **widths.outputs}
    return Piece({path: element}, {path: open_}, ends=ends, inputs=inputs, outputs=outputs)


def quantity_names(node: Node) -> list[str]:
    """Names of all signals that a node gives: its outputs, then the efforts and flows of its ports."""
    prefixes = [""] if len(node.ports) == 1 else [f"{port.name}." for port in node.ports]
    ports = [f"{prefix}{word}" for prefix in prefixes for word in ("effort", "flow")] if node.ports else []
    return [port.name for port in node.outputs] + ports
