"""Transformers that together select all directions of a joint: the flows of its constrained and free ports determine
those of the 1-junctions."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ...elements import MTF, TF, FreePort, Function, HeldPort, One, Signal, Zero
from ...elements.entries import FixedModulus, InverseEntries
from ...structure.grammar import Link, extended
from ..graph import Graph
from .net import AbstractNet, Part, block_values, first_word


class Entry(NamedTuple):
    """A transformer as an entry of the matrix from the flows of the 1-junctions to those of the ports."""

    row: int
    column: int
    transformer: str
    sign: float


@dataclass(frozen=True)
class DirectionNet(AbstractNet):
    """Transformers of a square matrix from 1-junctions to the ports of a joint."""

    prefix: str
    moved: tuple[str, ...]
    driven: tuple[str, ...]
    entries: tuple[Entry, ...]

    @property
    def transformers(self) -> tuple[str, ...]:  # type: ignore[override]
        return tuple(entry.transformer for entry in self.entries)

    def turn(self, part: Part) -> None:
        known, sources = self._moduli(part)
        law = InverseEntries(len(self.moved), tuple(known))
        fixed = law.fixed(len(sources))
        base = part.unused(extended(self.transformers[0].partition("[")[0], "_inverse"))
        sums = [part.unused(f"{base}_a[{k}]") for k in range(len(self.moved))]
        part.leave_out(self.transformers)
        part.nodes |= dict.fromkeys(self.driven, One()) | {name: Zero() for name in sums}
        part.links += [Link(total, junction, True) for total, junction in zip(sums, self.moved, strict=True)]
        open_ = []
        for place in np.ndindex(len(self.moved), len(self.driven)):
            name = f"{base}[{place[0]},{place[1]}]"
            if place not in fixed:
                open_.append(place)
                part.nodes[name] = MTF()
            elif fixed[place] != 0.0:
                part.nodes[name] = TF(np.zeros(1), law=FixedModulus(fixed[place]))
            if name in part.nodes:
                part.links += [Link(self.driven[place[1]], f"{name}.a", True), Link(f"{name}.b", sums[place[0]], True)]
        if open_:
            self._add_block(part, base, law, open_, sources)

    def _moduli(self, part: Part) -> tuple[list[tuple], list[str]]:
        """Entries of the matrix as (row, column, sign, value or None, number of the input), and sources of inputs."""
        fed = {link.head: link.tail for link in part.links if not link.power}
        known, sources = [], []
        for row, column, name, sign in self.entries:
            element = part.nodes[name]
            if isinstance(element, TF) and isinstance(element.law_of, FixedModulus):
                known.append((row, column, sign, element.law_of.value, -1))
                continue
            source = fed.get(f"{name}.modulus")
            if source is None:
                source = part.unused(extended(name.partition("[")[0], f"_value_{row}_{column}"))
                part.nodes[source] = Signal(element.modulus.reshape(()))
                source = f"{source}.value"
            known.append((row, column, sign, None, len(sources)))
            sources.append(source)
        return known, sources

    def _add_block(self, part: Part, base: str, law: Any, open_: list, sources: list[str]) -> None:
        block, inputs = part.unused(f"{base}_modulus"), [f"entry_{k}" for k in range(len(sources))]
        values = dict(zip(block_values(len(open_)), [f"{base}[{i},{j}].modulus" for i, j in open_], strict=True))
        chosen = InverseEntries(law.size, law.known, tuple(open_))
        part.add_block(block, Function(chosen, inputs, width=len(open_)), dict.fromkeys(inputs, 1), values)
        part.links += [Link(source, f"{block}.{name}", False) for source, name in zip(sources, inputs, strict=True)]


def direction_nets(graph: Graph, prefix: str) -> Iterator[DirectionNet]:
    """The nets of a part that lead from 1-junctions to constrained and free ports and have as many of one as of the
    other."""
    found = _Directions(graph)
    for rows, columns in found.groups():
        entries = found.entries(rows, columns)
        if len(rows) == len(columns) and not all(_is_turnable(graph, entry, entries) for entry in entries):
            yield DirectionNet(prefix, tuple(columns), tuple(rows), tuple(entries))


def _is_turnable(graph: Graph, entry: Entry, entries: list[Entry]) -> bool:
    """Whether a transformer is alone in its row and column and has an inverse of its own."""
    alone = sum(other.row == entry.row or other.column == entry.column for other in entries) == 1
    return alone and len(graph.nodes[entry.transformer].rule().patterns) > 1


class _Directions:
    """Bonds of a part around its transformers."""

    def __init__(self, graph: Graph):
        self.graph = graph
        self.at: dict[str, list[tuple[str, str, bool]]] = defaultdict(list)  # node: (own end, other node, outward)
        for link in graph.links:
            if link.power:
                self.at[first_word(link.tail)].append((link.tail, first_word(link.head), True))
                self.at[first_word(link.head)].append((link.head, first_word(link.tail), False))
        self.rows = {name: way for name, node in graph.nodes.items() if (way := self._way_to_port(name, node))}

    def _way_to_port(self, name: str, node: Any) -> float:
        """For a 0-junction between transformers and a port of a joint, 1 if the bond leads to the port and −1 if it
        comes from there; 0 for other nodes."""
        if not isinstance(node, Zero):
            return 0.0
        others = [(other, out) for _, other, out in self.at[name] if not self._is_transformer(other)]
        if len(others) != 1 or not self._decides(others[0][0]):
            return 0.0
        return 1.0 if others[0][1] else -1.0

    def _is_transformer(self, name: str) -> bool:
        return isinstance(self.graph.nodes.get(name), TF | MTF)

    def _decides(self, name: str) -> bool:
        """Whether this is a constrained or free port, or a 1-junction with one."""
        around = {name} | {other for _, other, _ in self.at[name]} if self._is_one(name) else {name}
        return any(isinstance(self.graph.nodes.get(other), HeldPort | FreePort) for other in around)

    def _is_one(self, name: str) -> bool:
        return isinstance(self.graph.nodes.get(name), One)

    def _flow(self, name: str) -> str:
        """The first of the 1-junctions that have the same flow."""
        seen, waiting = {name}, [name]
        while waiting:
            for _, other, _ in self.at[waiting.pop()]:
                if self._is_one(other) and other not in seen:
                    seen.add(other)
                    waiting.append(other)
        return min(seen)

    def _columns_of(self, row: str) -> list[tuple[str, str, float]]:
        """Transformers at a 0-junction, with the 1-junction on their other side and their sign."""
        found = []
        for _, name, out in self.at[row]:
            if self._is_transformer(name):
                ends = {end.rpartition(".")[2]: (other, outward) for end, other, outward in self.at[name]}
                junction, away = ends["a"]
                signs = (-1.0 if out else 1.0) * (-1.0 if away else 1.0)
                found.append((name, self._flow(junction), signs * self.rows[row]))
        return found

    def groups(self) -> Iterator[tuple[list[str], list[str]]]:
        """Rows and columns that transformers connect with each other."""
        left = dict.fromkeys(self.rows)
        while left:
            rows, columns = [next(iter(left))], {}
            for row in rows:
                left.pop(row, None)
                columns |= dict.fromkeys(column for _, column, _ in self._columns_of(row))
                rows += [o for o in left if o not in rows and any(c in columns for _, c, _ in self._columns_of(o))]
            yield rows, list(columns)

    def entries(self, rows: list[str], columns: list[str]) -> list[Entry]:
        return [
            Entry(number, columns.index(column), name, sign)
            for number, row in enumerate(rows)
            for name, column, sign in self._columns_of(row)
        ]
