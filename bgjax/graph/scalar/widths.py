"""Widths of the ports and signals of a node in a flat multibond graph."""

from ...structure.schedule import port_sign
from ...structure.structure import Node, Port, SignalLink
from ..flatten import Flat
from .piece import Widths


BESIDE = ("a", "b", "port", "modulus", "values")  # what nodes beside that of a two-port are for


def widths_of(flat: Flat, node: Node) -> Widths:
    """The widths of a node, with the directions of its bonds and unused names for nodes beside it."""
    structure = flat.structure
    ports = {port.name: structure.bonds[structure.bond_at[node.name, port.name]].width for port in node.ports}
    if node.is_junction:
        ports = {None: structure.bonds[structure.attached[node.name][0]].width}
    inputs = {signal.input: _signal_width(flat, signal) for signal in structure.feeds.get(node.name, ())}
    outputs = {port.name: _declared(flat, node, port) for port in node.outputs if not node.is_junction}
    against = frozenset(port.name for port in node.ports if is_against(flat, node, port))
    return Widths(ports, inputs, outputs, against, {word: _unused(flat, f"{node.name}_{word}") for word in BESIDE})


def is_against(flat: Flat, node: Node, port: Port) -> bool:
    """Whether the bond at a port is drawn against the direction in which the law counts power as positive."""
    bond = flat.structure.bonds[flat.structure.bond_at[node.name, port.name]]
    return port_sign(port, bond.end(node.name, port.name)) < 0


def _unused(flat: Flat, name: str) -> str:
    while name in flat.structure.node:
        name += "_"
    return name


def _declared(flat: Flat, node: Node, port: Port) -> int:
    return port.width if isinstance(port.width, int) else flat.letters.get((node.name, port.width), 1)


def _signal_width(flat: Flat, signal: SignalLink) -> int:
    """Width of the quantity that a signal carries."""
    structure, source = flat.structure, flat.structure.node[signal.source]
    if source.is_junction:
        return structure.bonds[structure.attached[source.name][0]].width
    declared = next((port for port in source.outputs if port.name == signal.quantity), None)
    if declared is not None:
        return _declared(flat, source, declared)
    port = signal.quantity.rpartition(".")[0] or source.ports[0].name
    return structure.bonds[structure.bond_at[source.name, port]].width
