"""Find and classify the zero-order causal paths of a causal bond graph, and choose break variables. No jax.

The classes are those of van Dijk & Breedveld (1991) and Felez, as quoted by Boudon (2019). A causal path follows
efforts and flows along bonds and through junctions and two-ports as the causal strokes direct; it is of order zero if
there is no net integration along the loop. Class 1: between a storage in integral and one in derivative causality.
Class 2: between elements with algebraic laws. In both, the path returns along the same bonds with efforts and flows
exchanged (a flat loop). Class 3: from a port around a mesh of the junction structure back to the same port (an open
loop). Class 4: a causal cycle within the junction structure (a closed loop). Class 5 (van Dijk): such a cycle whose
loop gain is one for all parameter values. We interpret this as: it passes through junctions only, and its equations are
singular.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import numpy as np

from .causal_graph import (
    CYCLIC,
    CausalGraph,
    Terminal,
    Variable,
    count_paths,
    reached_variables,
    shortest_cycle,
    walk_back,
)


MEANING = {
    1: "a storage in integral and one in derivative causality",
    2: "algebraic elements",
    3: "causal cycle through one port, topological loop open",
    4: "causal cycle in the junction structure, topological loop closed",
    5: "causal cycle in the junction structure with loop gain one",
}


@dataclass(frozen=True)
class CausalPath:
    """A shortest zero-order causal path between two ends. `count` is the number of paths between these ends, None if
    paths pass through a cycle."""

    category: int  # its class, 1 to 5
    ends: tuple[str, ...]  # the two ports; one port (class 3); none (classes 4 and 5)
    natures: tuple[str, ...]  # of the ends: "integral", "derivative", "algebraic", "generalised"
    nodes: tuple[str, ...]  # elements and junctions on the way
    bonds: tuple[str, ...]
    variables: tuple[str, ...]
    count: int | None

    def __str__(self) -> str:
        ends = " – ".join(self.ends) or "cycle"
        number = {1: "", None: ", cyclic"}.get(self.count, f", {self.count} paths")
        return f"{ends}{number}: {' → '.join(self.nodes)}"


def find_paths(graph: CausalGraph) -> list[CausalPath]:
    """Paths between all pairs of terminals (one breadth-first search and at most one count per terminal), and the
    cycles."""
    ways = {t.name: reached_variables(graph.after, t.out) for t in graph.terminals}
    counts = {}
    found = []
    for number, first in enumerate(graph.terminals):
        for second in graph.terminals[number:]:
            start, end = _oriented(first, second)
            if _category(start, end) and _hit(ways[start.name], end) and _hit(ways[end.name], start):
                if start.name not in counts:
                    counts[start.name] = count_paths(graph, start.out)
                found.append(_between(graph, ways[start.name], counts[start.name], start, end))
    return sorted(found + _cycles(graph), key=lambda path: path.category)


def _oriented(first: Terminal, second: Terminal) -> tuple[Terminal, Terminal]:
    """The two ends of a path in order: a path of class 1 begins at the storage in integral causality."""
    return (second, first) if first.nature == "derivative" and second.nature != "derivative" else (first, second)


def _category(start: Terminal, end: Terminal) -> int:
    natures = {start.nature, end.nature}
    if start is end:
        return 0 if natures & {"integral", "generalised"} else 3
    if "derivative" in natures:
        return 1
    return 2 if natures == {"algebraic"} else 0


def _hit(way: dict, terminal: Terminal) -> bool:
    return any(variable in way for variable in terminal.into)


def _between(graph: CausalGraph, way: dict, counts: dict[Variable, int], start: Terminal, end: Terminal) -> CausalPath:
    steps = min((walk_back(way, v) for v in end.into if v in way), key=len)
    numbers = [counts.get(v, 0) for v in end.into]
    total = None if CYCLIC in numbers else sum(numbers)
    nodes = (start.node, *(step.node for step in steps), end.node)
    ends = (start, end) if start is not end else (start,)
    variables = [steps[0].source, *(s.target for s in steps)] if steps else [v for v in end.into if v in way][:1]
    names, natures = tuple(t.name for t in ends), tuple(t.nature for t in ends)
    return CausalPath(_category(start, end), names, natures, nodes, *_named(graph, variables), total)


def _named(graph: CausalGraph, variables: Sequence[Variable]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names of the bonds along a path, each once, and of its variables."""
    bonds = dict.fromkeys(graph.causality.structure.bonds[v[1]].name for v in variables)
    return tuple(bonds), tuple(label(graph, v) for v in variables)


def label(graph: CausalGraph, variable: Variable) -> str:
    """Name of a scalar variable as the user knows it."""
    wide = graph.causality.structure.bonds[variable[1]].width > 1
    return graph.schedule.label(variable[:2]) + (f"[{variable[2]}]" if wide else "")


def _cycles(graph: CausalGraph) -> list[CausalPath]:
    """One path for each causal cycle. The same bonds carry a cycle of efforts, the opposite cycle of flows, and one for
    each component; these count once."""
    found: dict[frozenset[str], CausalPath] = {}
    for part in graph.cycles:
        steps = shortest_cycle(graph.after, part)
        category = 5 if _singular(graph, part) else 4
        nodes, variables = tuple(step.node for step in steps), [step.source for step in steps]
        path = CausalPath(category, (), (), nodes, *_named(graph, variables), None)
        found.setdefault(frozenset(path.bonds), path)
    return list(found.values())


def _singular(graph: CausalGraph, part: list[Variable]) -> bool:
    """Whether the equations x = A x + b of a cycle through junctions only are singular, det(1 − A) = 0. With two-ports
    the answer depends on parameter values and is taken as no."""
    place = {variable: k for k, variable in enumerate(part)}
    steps = [s for v in part for s in graph.after.get(v, ()) if s.target in place]
    if any(step.sign == 0 for step in steps):
        return False
    matrix = np.eye(len(part))
    for step in steps:
        matrix[place[step.target], place[step.source]] -= step.sign
    return np.linalg.matrix_rank(matrix) < len(part)


@dataclass(frozen=True)
class BreakVariable:
    """A variable at which zero-order causal paths are opened, and the reason for the choice."""

    variable: str
    reason: str

    def __str__(self) -> str:
        return f"{self.variable}: {self.reason}"


def break_variables(graph: CausalGraph, paths: list[CausalPath]) -> list[BreakVariable]:
    """Break variables: rates of storages in derivative causality, torn variables of algebraic loops, and a multiplier λ
    on a 1-junction of each closed cycle."""
    found = {}
    for terminal in graph.terminals:
        if terminal.nature == "derivative" and any(terminal.name in path.ends for path in paths):
            effort = terminal.out[0][0] == "e"
            variable, rate = ("effort", "momentum") if effort else ("flow", "displacement")
            found[f"{terminal.name}.{variable}"] = f"the rate of the {rate} of a storage in derivative causality"
    for variable in graph.schedule.torn:
        found.setdefault(graph.schedule.label(variable), "cuts an algebraic loop")
    for path in paths:
        if path.category > 3:
            nodes = [graph.causality.structure.node[name] for name in path.nodes]
            ones = [node.name for node in nodes if node.is_junction and node.rule.common == "flow"]
            place = f"λ on {ones[0]}" if ones else f"λ on a 1-junction put on {path.bonds[0]}"
            found.setdefault(place, f"an effort source opens the cycle {' → '.join(path.nodes)}")
    return [BreakVariable(variable, reason) for variable, reason in found.items()]


def tally(paths: Iterable[CausalPath]) -> Counter:
    """Number of pairs of ends in each class."""
    return Counter(path.category for path in paths)
