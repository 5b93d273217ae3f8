"""Paths and loops of a signal-flow graph, and Mason's rule, in any arithmetic (also in symbols)."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...._graph_algorithms import strong_components
from .signal_flow import Edge, Vertex


MOST = 2000  # loops or paths that are listed
STEPS = 500_000  # edges that are tried in the search for them
RULE = 300  # loops for which Mason's rule is evaluated
PRODUCTS = 20_000  # partial sums of it


class TooMany(Exception):
    """There are more loops, paths or products of them than are listed or summed."""


@dataclass(frozen=True)
class Way:
    """A path or a loop: its edges in order."""

    edges: tuple[Edge, ...]

    @property
    def vertices(self) -> frozenset[Vertex]:
        return frozenset(v for edge in self.edges for v in (edge.source, edge.target))

    @property
    def length(self) -> int:
        """Number of integrations less differentiations on the way."""
        return -sum(edge.order for edge in self.edges)


@dataclass(frozen=True)
class FlowGraph:
    """Edges of a signal-flow graph by source."""

    after: Mapping[Vertex, Sequence[Edge]]

    @cached_property
    def loops(self) -> tuple[Way, ...]:
        """All loops, each once: those through the first vertex, then those through the second without the first, …"""
        order = {v: k for k, v in enumerate(self._cyclic())}
        found: list[Way] = []
        steps = iter(range(STEPS))
        for start, number in order.items():
            inside = {v for v, k in order.items() if k >= number}
            for edges in self._walk(start, start, inside, steps):
                found.append(Way(edges))
                if len(found) > MOST:
                    raise TooMany("loops")
        if next(steps, None) is None:
            raise TooMany("loops")
        return tuple(found)

    def _cyclic(self) -> list[Vertex]:
        """Vertices that lie on loops, with those of many edges first, so that later searches are small."""
        vertices = dict.fromkeys([*self.after, *[e.target for edges in self.after.values() for e in edges]])
        targets = {v: [edge.target for edge in self.after.get(v, ())] for v in vertices}
        parts = [part for part in strong_components(targets) if len(part) > 1 or part[0] in targets[part[0]]]
        found = [v for part in parts for v in part]
        return sorted(found, key=lambda v: -len(targets[v]))

    def paths(self, start: Vertex, end: Vertex) -> tuple[Way, ...]:
        """All paths from one vertex to another."""
        found, steps = [], iter(range(STEPS))
        for edges in self._walk(start, end, None, steps):
            found.append(Way(edges))
            if len(found) > MOST:
                raise TooMany("paths")
        if next(steps, None) is None:
            raise TooMany("paths")
        return tuple(found)

    def _walk(
        self, start: Vertex, end: Vertex, inside: set[Vertex] | None, steps: Iterator[int]
    ) -> Iterator[tuple[Edge, ...]]:
        """Simple paths from a vertex to another one, or around to itself, as long as there are steps left."""
        useful = self._leading_to(end, inside)
        trail: list[Edge] = []
        visited = {start}
        stack = [iter(self.after.get(start, ()))]
        while stack and next(steps, None) is not None:
            edge = next(stack[-1], None)
            if edge is None:
                stack.pop()
                if trail:
                    visited.discard(trail.pop().target)
            elif edge.target == end:
                yield (*trail, edge)
            elif edge.target in useful and edge.target not in visited:
                trail.append(edge)
                visited.add(edge.target)
                stack.append(iter(self.after.get(edge.target, ())))

    def _leading_to(self, end: Vertex, inside: set[Vertex] | None) -> set[Vertex]:
        before: dict[Vertex, list[Vertex]] = {}
        for edges in self.after.values():
            for edge in edges:
                if inside is None or edge.source in inside:
                    before.setdefault(edge.target, []).append(edge.source)
        found, queue = {end}, [end]
        while queue:
            for v in before.get(queue.pop(), ()):
                if v not in found:
                    found.add(v)
                    queue.append(v)
        return found


def determinant(gains: Sequence[Any], touching: Sequence[int], allowed: int, one: Any) -> Any:
    """Mason's Δ: 1 − Σ loops + Σ products of two that do not touch − …, of the loops in the bit set `allowed`;
    `touching[k]` is the bit set of the loops that touch loop k."""
    if len(gains) > RULE:
        raise TooMany("loops")
    known: dict[int, Any] = {0: one}

    def delta(mask: int) -> Any:
        if mask not in known:
            if len(known) > PRODUCTS:
                raise TooMany("products of loops")
            lowest = (mask & -mask).bit_length() - 1
            rest = mask & ~(1 << lowest)
            known[mask] = delta(rest) - gains[lowest] * delta(rest & ~touching[lowest])
        return known[mask]

    return delta(allowed)


def touching_sets(ways: Sequence[Way]) -> list[int]:
    """For each way the bit set of those that share a vertex with it."""
    where: dict[Vertex, int] = {}
    for number, way in enumerate(ways):
        for v in way.vertices:
            where[v] = where.get(v, 0) | 1 << number
    found = []
    for way in ways:
        mask = 0
        for v in way.vertices:
            mask |= where[v]
        found.append(mask)
    return found


def transfer(paths: Sequence[Way], loops: Sequence[Way], gain: Any, one: Any) -> Any:
    """Mason's rule: Σ gain of path · Δ without the loops that touch it, over Δ."""
    gains, touching, every = [gain(loop) for loop in loops], touching_sets(loops), (1 << len(loops)) - 1
    total = one - one
    for path in paths:
        apart = 0
        for number, loop in enumerate(loops):
            if not loop.vertices & path.vertices:
                apart |= 1 << number
        total = total + gain(path) * determinant(gains, touching, apart, one)
    return total / determinant(gains, touching, every, one)
