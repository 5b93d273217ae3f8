"""Constraints that repeat others: generic rank over consistent configurations, with the values at hand (design.md §2).

A planar loop of spatial revolutes has rows that say nothing new, but only where the loop is closed and only for these
values: random states and random parameters would not show it. So the gaps are closed first, at the start and at random
places near it, and the rank of the constraint flows is taken there.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from ._expression import Expr, Scalar
from ._passes import dependencies, linear_forms
from ._problem import Problem, Row
from ._program import NUMPY_OPERATIONS, evaluate


PLACES, ROUNDS = 5, 40
CLOSED, INDEPENDENT = 1e-10, 1e-7


@dataclass(frozen=True)
class Redundancy:
    """Which rows are dropped, which multipliers are not unique, and the rank at the start and in general."""

    dropped: tuple[int, ...] = ()
    shared: tuple[int, ...] = ()
    rank: int = 0
    start_rank: int = 0


def find_redundant(problem: Problem, rows: Sequence[Row], states: Sequence[int], start: np.ndarray, value: Callable[[tuple], float]) -> Redundancy:
    """Rows that depend on earlier ones wherever the gaps are closed; nothing where that cannot be decided."""
    numbers = [k for k, row in enumerate(rows) if row.constraint and row.gap is not None]
    if not numbers or any(dependencies(problem.pool, [row.residual for row in rows], problem.names)):
        return Redundancy()
    work = _Numbers(problem, [rows[k] for k in numbers], states, value)
    places = work.consistent_places(start)
    if not places:
        return Redundancy()
    matrices = [work.flows(place) for place in places]
    kept = _independent(matrices)
    shared = np.any([np.abs(_repeating(matrix)).max(axis=1, initial=0.0) > 1e-6 for matrix in matrices], axis=0)
    dropped = tuple(numbers[k] for k in range(len(numbers)) if k not in kept)
    return Redundancy(dropped, tuple(numbers[k] for k in np.flatnonzero(shared)), len(kept), int(np.linalg.matrix_rank(matrices[0], tol=INDEPENDENT)))


def _independent(matrices: Sequence[np.ndarray]) -> list[int]:
    """Rows that are independent of those before them at every place."""
    kept: list[int] = []
    for k in range(len(matrices[0])):
        if all(_beyond(matrix[kept], matrix[k]) > INDEPENDENT for matrix in matrices[1:] or matrices):
            kept.append(k)
    return kept


def _beyond(basis: np.ndarray, row: np.ndarray) -> float:
    """How much of a row lies outside the span of others."""
    if not len(basis):
        return float(np.linalg.norm(row))
    inside = np.linalg.lstsq(basis.T, row, rcond=1e-12)[0] @ basis
    return float(np.linalg.norm(row - inside) / max(np.linalg.norm(row), 1e-300))


def _repeating(matrix: np.ndarray) -> np.ndarray:
    """Combinations of rows that cancel, as columns: multipliers in them are not unique."""
    left, values, _ = np.linalg.svd(matrix)
    rank = int((values > INDEPENDENT * values[0]).sum())
    return left[:, rank:]


class _Numbers:
    """Gaps, their slopes and the constraint flows as numbers at a state."""

    def __init__(self, problem: Problem, rows: Sequence[Row], states: Sequence[int], value: Callable[[tuple], float]):
        self.problem, self.value, self.states = problem, value, list(states)
        self.places = [problem.pool.nodes[state][1][1] for state in self.states]  # in the flat vector
        self.gaps = [row.gap for row in rows]
        self.slopes = linear_forms(problem.pool, self.gaps, self.states)
        self.forms = linear_forms(problem.pool, [row.residual for row in rows], problem.flows)

    def evaluate(self, outputs: Sequence[Scalar], state: np.ndarray) -> np.ndarray:
        pool = self.problem.pool
        symbol = lambda key: self.value(key) if key[0] == "parameter" else 0.0 if key[0] == "time" else state[key[1]]
        call = lambda target, arguments, width: [np.nan] * width
        with np.errstate(all="ignore"):
            values = evaluate(pool, pool.reachable(outputs), {}, symbol, call, NUMPY_OPERATIONS)
        return np.array([values[o.index] if isinstance(o, Expr) else o for o in outputs], float)

    def matrix(self, forms, variables: Sequence[int], state: np.ndarray) -> np.ndarray:
        entries = [(i, j, form[v]) for i, form in enumerate(forms) for j, v in enumerate(variables) if v in form]
        dense = np.zeros((len(forms), len(variables)))
        for (i, j, _), number in zip(entries, self.evaluate([c for _, _, c in entries], state), strict=True):
            dense[i, j] = number
        return dense

    def flows(self, state: np.ndarray) -> np.ndarray:
        return self.matrix(self.forms, self.problem.flows, state)

    def closed(self, state: np.ndarray) -> np.ndarray | None:
        """The nearest state without gaps, by Gauss–Newton."""
        for _ in range(ROUNDS):
            gaps = self.evaluate(self.gaps, state)
            if not np.all(np.isfinite(gaps)):
                return None
            if np.max(np.abs(gaps)) < CLOSED:
                return state
            state = self.moved(state, -np.linalg.lstsq(self.matrix(self.slopes, self.states, state), gaps, rcond=1e-9)[0])
        return None

    def moved(self, state: np.ndarray, change: np.ndarray) -> np.ndarray:
        state = state.copy()
        state[self.places] += change
        return state

    def consistent_places(self, start: np.ndarray) -> list[np.ndarray]:
        """The start, closed, and places around it that the mechanism can reach."""
        first = self.closed(np.array(start, float))
        random, found = np.random.default_rng(2), [] if first is None else [first]
        for _ in range(4 * PLACES if found else 0):
            slope = self.matrix(self.slopes, self.states, first)
            free = np.linalg.svd(slope)[2][np.linalg.matrix_rank(slope, tol=INDEPENDENT) :]
            moved = self.closed(self.moved(first, free.T @ random.normal(scale=0.4, size=len(free))))
            found += [] if moved is None else [moved]
            if len(found) > PLACES:
                break
        return found
