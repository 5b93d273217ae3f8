"""Disjoint causal paths from inputs to outputs with as few integrations as possible, and what all of them must share.

The number of paths without a common variable bounds the rank of the transfer matrix; their total length, less that of
one path fewer, is the order of a zero at infinity (Commault, Descusse, Dion, Lafay & Malabre 1986; Ngwompo, Scavarda &
Thomasset 1996), unless gains cancel.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .mason import Way
from .signal_flow import Edge, Vertex


SOURCE, SINK = ("source",), ("sink",)
Arc = tuple[Vertex, Vertex]


@dataclass(frozen=True)
class DisjointPaths:
    """Paths without a common variable, total lengths by the number of paths, and variables that every path needs."""

    paths: tuple[Way, ...]
    lengths: tuple[int, ...]
    shared: tuple[Vertex, ...]

    @property
    def orders(self) -> tuple[int, ...]:
        """Orders of the zeros at infinity as far as the paths tell."""
        before = (0, *self.lengths)
        return tuple(b - a for a, b in zip(before, self.lengths, strict=False))


def disjoint_paths(after: Mapping[Vertex, Sequence[Edge]], starts: Sequence[Vertex], ends: Sequence[Vertex]):
    """As many disjoint paths as there are, each set with the fewest integrations."""
    network = _Network(after, starts, ends)
    lengths = []
    while network.augment():
        lengths.append(network.length)
    return DisjointPaths(network.paths(), tuple(lengths), network.cut())


class _Network:
    """A flow of paths: every vertex is an arc of capacity one from its entry to its exit."""

    def __init__(self, after: Mapping[Vertex, Sequence[Edge]], starts: Sequence[Vertex], ends: Sequence[Vertex]):
        self.edges: dict[Arc, Edge] = {}
        self.cost: dict[Arc, int] = {}
        self.next: dict[Vertex, list[Vertex]] = {}
        self.used: set[Arc] = set()
        self.length = 0
        for v in dict.fromkeys([*after, *[e.target for edges in after.values() for e in edges], *starts, *ends]):
            self._arc((v, "in"), (v, "out"), 0)
        for edge in (edge for edges in after.values() for edge in edges):
            arc = (edge.source, "out"), (edge.target, "in")
            if arc not in self.cost or -edge.order < self.cost[arc]:
                self.edges[arc] = edge
                self._arc(*arc, -edge.order)
        for start in dict.fromkeys(starts):
            self._arc(SOURCE, (start, "in"), 0)
        for end in dict.fromkeys(ends):
            self._arc((end, "out"), SINK, 0)

    def _arc(self, tail: Vertex, head: Vertex, cost: int) -> None:
        if (tail, head) not in self.cost:
            self.next.setdefault(tail, []).append(head)
            self.next.setdefault(head, []).append(tail)
        self.cost[tail, head] = cost

    def _open(self, tail: Vertex) -> Iterable[tuple[Vertex, int]]:
        """Arcs on which one more path can leave a vertex: unused ones, and used ones backwards."""
        for head in self.next.get(tail, ()):
            if (tail, head) in self.cost and (tail, head) not in self.used:
                yield head, self.cost[tail, head]
            if (head, tail) in self.used:
                yield head, -self.cost[head, tail]

    def augment(self) -> bool:
        """Add a path with the fewest integrations (Bellman–Ford with a queue); False if there is none."""
        best, came = {SOURCE: 0}, {}
        queue, rounds = [SOURCE], 20 * len(self.next) + 100
        while queue and rounds:
            rounds -= 1
            tail = queue.pop(0)
            for head, cost in self._open(tail):
                if head not in best or best[tail] + cost < best[head]:
                    best[head], came[head] = best[tail] + cost, tail
                    if head not in queue:
                        queue.append(head)
        if SINK not in best:
            return False
        self._use(came)
        self.length += best[SINK]
        return True

    def _use(self, came: Mapping[Vertex, Vertex]) -> None:
        head, seen = SINK, set()
        while head != SOURCE and head not in seen:
            seen.add(head)
            tail = came[head]
            if (head, tail) in self.used:
                self.used.discard((head, tail))
            else:
                self.used.add((tail, head))
            head = tail

    def paths(self) -> tuple[Way, ...]:
        """The paths, as edges of the signal-flow graph."""
        after = {tail: head for tail, head in self.used if tail != SOURCE}
        found = []
        for start in [head for tail, head in self.used if tail == SOURCE]:
            place, edges = start, []
            while place != SINK:
                head = after[place]
                if (place, head) in self.edges:
                    edges.append(self.edges[place, head])
                place = head
            found.append(Way(tuple(edges)))
        return tuple(found)

    def cut(self) -> tuple[Vertex, ...]:
        """The variables that all paths together must pass: as many as there are disjoint paths."""
        seen, queue = {SOURCE}, [SOURCE]
        while queue:
            for head, _ in self._open(queue.pop()):
                if head not in seen:
                    seen.add(head)
                    queue.append(head)
        inside = [v for v in self.next if len(v) == 2 and v[1] == "in" and v in seen and (v[0], "out") not in seen]
        starts = [head[0] for tail, head in self.used if tail == SOURCE and head not in seen]
        return tuple(v[0] for v in inside) + tuple(starts)
