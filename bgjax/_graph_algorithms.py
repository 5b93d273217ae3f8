"""Directed and bipartite graphs: strong components, feedback vertices, topological order, matching, vertex cuts."""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import Literal


Edges = Mapping[Hashable, Iterable[Hashable]]


def strong_components(graph: Edges) -> list[list]:
    """Strong components by Tarjan's algorithm, in topological order: a component comes after those it depends on."""
    index: dict = {}
    low: dict = {}
    on_stack: set = set()
    stack: list = []
    components: list[list] = []
    for root in graph:
        if root in index:
            continue
        work = [(root, iter(graph[root]))]
        index[root] = low[root] = len(index)
        stack.append(root)
        on_stack.add(root)
        while work:
            node, edges = work[-1]
            for target in edges:
                if target not in index:
                    index[target] = low[target] = len(index)
                    stack.append(target)
                    on_stack.add(target)
                    work.append((target, iter(graph[target])))
                    break
                if target in on_stack:
                    low[node] = min(low[node], index[target])
            else:
                work.pop()
                if work:
                    low[work[-1][0]] = min(low[work[-1][0]], low[node])
                if low[node] == index[node]:
                    component = []
                    while not component or component[-1] != node:
                        component.append(stack.pop())
                        on_stack.discard(component[-1])
                    components.append(component)
    return components


def feedback_vertices(graph: Edges, loop: list) -> list:
    """A small set of vertices that cuts every cycle of a strong component: Levy and Low's reductions; where none
    applies, the vertex with the largest product of in-degree and out-degree is cut."""
    before, after = inner_edges(graph, loop)
    cut, queue = [], list(loop)
    while before:
        while queue:
            v = queue.pop()
            if v in before:
                action = _reduce(v, before, after, queue)
                if action:
                    cut.append(v)
        if before:
            busiest = max(before, key=lambda v: len(before[v]) * len(after[v]))
            cut.append(busiest)
            _drop(busiest, before, after, queue)
    return cut


def inner_edges(graph: Edges, loop: list) -> tuple[dict, dict]:
    """For every vertex of a strong component, its sources and its targets inside the component, as dictionary keys:
    they keep their order, while the order of a set of names changes from one run of Python to the next."""
    inside = set(loop)
    before: dict = {}
    for v in loop:
        before[v] = dict.fromkeys(s for s in graph[v] if s in inside)
    after: dict = {v: {} for v in loop}
    for v, sources in before.items():
        for s in sources:
            after[s][v] = None
    return before, after


def _drop(v, before, after, queue) -> None:
    for s in before.pop(v):
        if s != v:
            del after[s][v]
            queue.append(s)
    for t in after.pop(v):
        if t != v:
            del before[t][v]
            queue.append(t)


def _reduce(v, before, after, queue) -> Literal[True] | None:
    """Apply one reduction to v; the result is True if v has to be cut."""
    if v in before[v]:
        _drop(v, before, after, queue)
        return True
    if not before[v] or not after[v]:
        _drop(v, before, after, queue)
    elif len(before[v]) == 1 or len(after[v]) == 1:
        bypass(v, before, after, queue)
    return None


def bypass(v, before, after, queue=None) -> None:
    """Remove a vertex; its targets then depend directly on its sources."""
    sources, targets = list(before[v]), list(after[v])
    _drop(v, before, after, [] if queue is None else queue)
    for s in sources:
        for t in targets:
            after[s][t] = before[t][s] = None


def topological_order(graph: Edges, known: set) -> list:
    """Topological order: every vertex comes after its sources. Vertices in `known` need not come before their users."""
    order, done, open_ = [], set(), set()
    for root in graph:
        work = [root]
        while work:
            v = work[-1]
            if v in done:
                work.pop()
            elif v in open_:
                open_.discard(v)
                done.add(v)
                order.append(v)
                work.pop()
            else:
                open_.add(v)
                work += [s for s in graph[v] if s not in done and s not in known and s not in open_]
    return order


def match(dependent: Sequence[set[int]]) -> tuple[dict[int, int], list[int]]:
    """Maximum matching {unknown: row} of rows to the unknowns they contain, and the unmatched rows, found by augmenting
    paths (iteratively, without recursion)."""
    matched: dict[int, int] = {}
    of_row: dict[int, int] = {}
    unmatched = []
    for row in range(len(dependent)):
        came_from: dict[int, int] = {}
        queue, free = [row], None
        while queue and free is None:
            current = queue.pop()
            for unknown in sorted(dependent[current]):
                if unknown not in came_from:
                    came_from[unknown] = current
                    if unknown not in matched:
                        free = unknown
                        break
                    queue.append(matched[unknown])
        if free is None:
            unmatched.append(row)
        while free is not None:
            owner = came_from[free]
            matched[free], of_row[owner], free = owner, free, of_row.get(owner)
    return matched, unmatched


def vertex_cut(after: Edges, starts: Iterable[Hashable], ends: Iterable[Hashable]) -> list:
    """A smallest set of vertices that all paths from the starts to the ends pass (starts and ends count too), the one
    nearest to the starts. As many disjoint paths exist as it has vertices."""
    starts, ends = list(starts), list(ends)
    every = dict.fromkeys([*after, *(v for targets in after.values() for v in targets), *starts, *ends])
    residual: dict = {side: {} for v in every for side in ((v, 0), (v, 1))}  # every vertex is an arc of capacity one
    residual |= {SOURCE: dict.fromkeys((v, 0) for v in starts), SINK: {}}
    for v in every:
        residual[v, 0][v, 1] = None
        residual[v, 1] |= dict.fromkeys((target, 0) for target in after.get(v, ()) if target != v)
    for v in ends:
        residual[v, 1][SINK] = None
    while True:
        came: dict = {SOURCE: SOURCE}
        queue = [SOURCE]
        while queue and SINK not in came:
            here = queue.pop(0)
            for there in residual[here]:
                if there not in came:
                    came[there] = here
                    queue.append(there)
        if SINK not in came:
            return [v for v in every if (v, 0) in came and (v, 1) not in came]
        _use_path(came, residual)


SOURCE, SINK = ("source", 2), ("sink", 2)


def _use_path(came: dict, residual: dict) -> None:
    """Reverse the arcs of a path; those between vertices can be used again, because the vertices limit them."""
    head = SINK
    while head != SOURCE:
        tail = came[head]
        if head[0] == tail[0] or (tail[1], head[1]) == (0, 1):
            del residual[tail][head]
        residual[head][tail] = None
        head = tail
