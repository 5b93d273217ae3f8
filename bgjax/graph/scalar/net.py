"""What nets of transformers have in common that can be turned: a part, transformers, and junctions on two sides."""

import abc
from collections.abc import Container, Iterable, Mapping
from typing import Any

from ...structure.grammar import Link, extended
from ...structure.structure import Bond, Node, Port, Rule, component_names
from ..graph import Graph


class Part:
    """The contents of a part while its nets are turned. `crowded` are junctions that signals read, or that have more
    than one bond beside those of a net."""

    def __init__(self, graph: Graph, nodes: Mapping[str, Any], crowded: Container[str] = ()):
        self.nodes, self.links, self.crowded = dict(nodes), list(graph.links), crowded
        self.components = {name: dict(widths) for name, widths in graph.by_components}

    def leave_out(self, gone: Iterable[str]) -> None:
        """Remove nodes with their connections."""
        names = set(gone)
        self.nodes = {name: node for name, node in self.nodes.items() if name not in names}
        self.links = [link for link in self.links if not names & {first_word(link.tail), first_word(link.head)}]

    def add_block(self, name: str, block: Any, inputs: Mapping[str, int], places: Mapping[str, str]) -> None:
        """Add a block; `places` are the inputs that its components go to, by their names."""
        self.nodes[name] = block
        self.components[name] = {**inputs, "value": len(places)}
        self.links += [Link(f"{name}.{value}", place, False) for value, place in places.items()]

    def as_kind(self, junction: str, kind: type, outward: bool) -> str:
        """A junction of another kind in place of this one: itself, or, if it is crowded, a new one beside it. `outward`
        is the direction of power from it to the net."""
        if junction not in self.crowded:
            self.nodes[junction] = kind()
            return junction
        name = self.unused(extended(junction, "_net"))
        self.nodes[name] = kind()
        self.links.append(Link(*((junction, name) if outward else (name, junction)), True))
        return name

    def unused(self, name: str) -> str:
        while name in self.nodes:
            name += "_"
        return name


class AbstractNet(abc.ABC):
    """Transformers between 1-junctions, whose flows they receive, and 0-junctions, by names in the part at `prefix`."""

    prefix: str
    moved: tuple[str, ...]  # 1-junctions
    driven: tuple[str, ...]  # 0-junctions
    transformers: tuple[str, ...]

    @abc.abstractmethod
    def turn(self, part: Part) -> None:
        """Put the net of the inverse matrix in its place."""

    def as_one(self) -> tuple[Node, list[Bond]]:
        """The transformers as one node that admits both causalities."""
        name, sides = f"{self.prefix}{self.transformers[0]}", (self.moved, self.driven)
        ports = [Port(junction, 1, way) for side, way in zip(sides, ("in", "out"), strict=True) for junction in side]
        forward = (False,) * len(self.moved) + (True,) * len(self.driven)
        rule = Rule((forward, tuple(not bit for bit in forward)), 4)
        bonds = [Bond(f"{j}->{name}", f"{self.prefix}{j}", None, name, j) for j in self.moved]
        bonds += [Bond(f"{name}->{j}", name, j, f"{self.prefix}{j}", None) for j in self.driven]
        return Node(name, "Net", rule, tuple(ports)), bonds


def first_word(path: str) -> str:
    """The node that the end of a connection names."""
    return path.partition(".")[0]


def block_values(count: int) -> list[str]:
    """Names of the components of a block's value."""
    return component_names("value", count)
