"""Directed graph of instantaneous dependences between scalar efforts, flows and signals. Plain Python, no jax.

A variable is ("e" or "f", bond, component), or ("s", node, quantity, component) for a signal.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from ..._graph_algorithms import strong_components
from ..causality import Causality
from ..schedule import Schedule


Variable = tuple


class PathStep(NamedTuple):
    """One edge of the graph: `target` depends on `source` through a node, with a sign (0: through a law)."""

    source: Variable
    target: Variable
    node: str
    sign: int


class Terminal(NamedTuple):
    """A port at which causal paths begin and end: of a storage, of an algebraic element, or of an artificial flow
    source."""

    name: str
    node: str
    nature: str  # "integral", "derivative", "algebraic" or "generalised"
    out: tuple[Variable, ...]
    into: tuple[Variable, ...]


@dataclass(frozen=True)
class CausalGraph:
    """All instantaneous dependences of a causal bond graph; `inside` holds those within the junction structure."""

    causality: Causality
    schedule: Schedule
    inside: tuple[PathStep, ...]
    outside: tuple[PathStep, ...]
    terminals: tuple[Terminal, ...]
    multipliers: tuple[Terminal, ...]  # effort sources λ; they are not ends of paths
    two_ports: frozenset[str]  # nodes of the junction structure other than junctions

    @cached_property
    def before(self) -> Mapping[Variable, Sequence[Variable]]:
        """{variable: variables it depends on}, within the junction structure."""
        found: dict[Variable, list[Variable]] = {v: [] for t in self.terminals for v in (*t.out, *t.into)}
        for step in self.inside:
            found.setdefault(step.target, []).append(step.source)
            found.setdefault(step.source, [])
        return found

    @cached_property
    def after(self) -> Mapping[Variable, Sequence[PathStep]]:
        return _by_source(self.inside)

    @cached_property
    def after_all(self) -> Mapping[Variable, Sequence[PathStep]]:
        return _by_source((*self.inside, *self.outside))

    @cached_property
    def components(self) -> list[list[Variable]]:
        """Strong components of the variables, in topological order."""
        return strong_components(self.before)

    @cached_property
    def cycles(self) -> list[list[Variable]]:
        return [part for part in self.components if self.is_cycle(part)]

    def is_cycle(self, part: list[Variable]) -> bool:
        return len(part) > 1 or part[0] in self.before[part[0]]


def _by_source(steps: Iterable[PathStep]) -> dict[Variable, list[PathStep]]:
    found: dict[Variable, list[PathStep]] = {}
    for step in steps:
        found.setdefault(step.source, []).append(step)
    return found


def reached_variables(
    after: Mapping[Variable, Sequence[PathStep]], starts: Iterable[Variable]
) -> dict[Variable, PathStep | None]:
    """Breadth-first search: each variable that depends on `starts`, with the edge by which it was first reached."""
    found: dict[Variable, PathStep | None] = dict.fromkeys(starts)
    queue = list(found)
    for variable in queue:
        for step in after.get(variable, ()):
            if step.target not in found:
                found[step.target] = step
                queue.append(step.target)
    return found


def walk_back(found: Mapping[Variable, PathStep | None], end: Variable) -> list[PathStep]:
    """The shortest path to a variable found by `reached_variables`."""
    steps: list[PathStep] = []
    step = found[end]
    while step is not None:
        steps.append(step)
        step = found[step.source]
    return steps[::-1]


def shortest_cycle(after: Mapping[Variable, Sequence[PathStep]], part: Sequence[Variable]) -> list[PathStep]:
    """A shortest cycle through one of the first variables of a strong component."""
    inner = _within(after, part)
    best: list[PathStep] = []
    for start in part[:64]:  # enough to find a short cycle; the component is one system of equations anyway
        found = reached_variables(inner, [start])
        last_steps = [(step, walk_back(found, v)) for v in found for step in inner[v] if step.target == start]
        for last, steps in last_steps:
            if not best or len(steps) + 1 < len(best):
                best = [*steps, last]
    return best


def _within(after: Mapping[Variable, Sequence[PathStep]], part: Sequence[Variable]) -> dict[Variable, list[PathStep]]:
    """The steps from each variable of a strong component that stay in it."""
    members = set(part)
    inner: dict[Variable, list[PathStep]] = {}
    for variable in part:
        inner[variable] = [step for step in after.get(variable, ()) if step.target in members]
    return inner


CYCLIC = -1  # used instead of a count if paths pass through a causal cycle


def count_paths(graph: CausalGraph, starts: Iterable[Variable]) -> dict[Variable, int]:
    """Number of causal paths from `starts` to each variable, by dynamic programming: the number may be combinatorial,
    but the work is one addition per edge."""
    starts = set(starts)
    counts: dict[Variable, int] = {}
    for part in graph.components:
        terms = [counts[s] for v in part for s in graph.before[v] if counts.get(s)]
        total = CYCLIC if CYCLIC in terms or (graph.is_cycle(part) and (terms or starts & {*part})) else sum(terms)
        for variable in part:
            counts[variable] = total if total == CYCLIC else total + (variable in starts)
    return counts
