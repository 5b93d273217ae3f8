"""The net of one two-port whose law declares an inverse: its block can compute the entries of either matrix."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from ...elements import MTF, TF, Function, One, Zero
from ...elements.entries import FixedModulus, MatrixEntries
from ...structure.grammar import Link
from ..graph import Graph
from .net import AbstractNet, Part, block_values, first_word


@dataclass(frozen=True)
class MatrixNet(AbstractNet):
    """A net with its block and its law; `out_of` are the junctions from which bonds lead to the transformers."""

    prefix: str
    block: str
    law: MatrixEntries
    moved: tuple[str, ...]
    driven: tuple[str, ...]
    transformers: tuple[str, ...]
    out_of: frozenset[str]

    def turn(self, part: Part) -> None:
        width = part.components[self.block]["input"]
        law = replace(self.law, inverse=not self.law.inverse, places=())
        fixed = law.fixed(width)
        open_ = tuple(place for place in np.ndindex(*law.shape) if place not in fixed)
        entries: dict[tuple[int, int], Any] = {place: MTF() for place in open_}
        entries |= {place: TF(np.zeros(1), law=FixedModulus(c)) for place, c in fixed.items() if c != 0.0}
        names = {place: self._named(place) for place in sorted(entries)}
        part.leave_out(self.transformers)
        moved = [part.as_kind(name, Zero, name in self.out_of) for name in self.moved]
        driven = [part.as_kind(name, One, name in self.out_of) for name in self.driven]
        part.nodes |= {names[place]: entries[place] for place in names}
        for (row, column), name in names.items():
            part.links.append(self._bond(driven[column], self.driven[column], f"{name}.a"))
            part.links.append(self._bond(moved[row], self.moved[row], f"{name}.b"))
        places = [f"{names[place]}.modulus" for place in open_]
        values = dict(zip(block_values(len(open_)), places, strict=True))
        between = (tuple(moved), tuple(driven)) if law.inverse else (tuple(driven), tuple(moved))
        block = Function(replace(law, places=open_, between=between), ("input",), width=len(open_))
        part.add_block(self.block, block, {"input": width}, values)

    def _named(self, place: tuple[int, int]) -> str:
        """The name of a transformer, by row and column of the matrix that the net computes now."""
        return f"{self.transformers[0].partition('[')[0]}[{place[0]},{place[1]}]"

    def _bond(self, junction: str, before: str, port: str) -> Link:
        """The bond of a transformer's port, in the direction that the bonds of the junction had before."""
        return Link(junction, port, True) if before in self.out_of else Link(port, junction, True)


def matrix_nets(graph: Graph, prefix: str) -> Iterator[MatrixNet]:
    """The nets of a part whose laws declare an inverse."""
    bonds = [(first_word(link.tail), first_word(link.head)) for link in graph.links if link.power]
    for name, node in graph.nodes.items():
        if isinstance(node, Function) and _can_turn(node.law_of):
            yield _net(graph, prefix, name, bonds)


def _can_turn(law: Any) -> bool:
    return isinstance(law, MatrixEntries) and bool(law.between) and bool(getattr(law.law, "bgjax_inverse", ""))


def _net(graph: Graph, prefix: str, block: str, bonds: list[tuple[str, str]]) -> MatrixNet:
    law = graph.nodes[block].law_of
    moved, driven = reversed(law.between) if law.inverse else law.between
    around = [_across(bonds, junctions) for junctions in (moved, driven)]
    names = [name for name in around[0] if name in around[1] and isinstance(graph.nodes[name], TF | MTF)]
    out_of = frozenset(tail for tail, head in bonds if head in names)
    return MatrixNet(prefix, block, law, moved, driven, tuple(names), out_of)


def _across(bonds: list[tuple[str, str]], junctions: tuple[str, ...]) -> dict[str, None]:
    """Nodes that bonds connect to these junctions."""
    return dict.fromkeys([b for a, b in bonds if a in junctions] + [a for a, b in bonds if b in junctions])
