"""Poses a mechanism can reach, as numbers, many at a time: gaps closed at the start and along walks from there."""

from collections.abc import Callable, Sequence

import numpy as np

from ._expression import Expr, Scalar
from ._passes import linear_forms
from ._problem import Problem, Row
from ._program import Program, make_program
from ._source import host_values


WALKERS, STEPS, STRIDE = 8, 12, 0.4  # walks, steps of each, and how far a step may go
MANY, FEW_WALKERS, FEW_STEPS = 60, 4, 6  # rows from which every place costs much
ROUNDS, ATTEMPTS, CLOSED = 30, 12, 1e-9
FARTHEST = 0.5  # a round of the closing moves nothing further


class Poses:
    """Gaps, their slopes and the constraint flows as numbers at states: arrays of shape (places, …)."""

    def __init__(
        self, problem: Problem, rows: Sequence[Row], states: Sequence[int], value: Callable[[tuple], float], call: Callable, beside: Sequence[Scalar] = ()
    ):
        """`beside` are further gaps that have to be closed."""
        self.problem, self.value, self.states, self.call = problem, value, list(states), call
        self.places = [problem.pool.nodes[state][1][1] for state in self.states]  # in the flat vector
        self.gaps = [*[row.gap for row in rows], *beside]
        self.slopes = linear_forms(problem.pool, self.gaps, self.states)
        self.flowing = (*problem.flows, *problem.momenta)
        self.forms = linear_forms(problem.pool, [row.residual for row in rows], self.flowing)
        self._programs: dict[tuple, Program] = {}

    def costs(self) -> list[int]:
        """Entries of each row; those that are no constants count twice."""
        return [sum(1 + isinstance(c, Expr) for c in form.values()) for form in self.forms]

    def flows(self, states: np.ndarray) -> np.ndarray:
        return self._matrix(self.forms, self.flowing, states)

    def flows_of(self, rows: Sequence[Row], states: np.ndarray) -> np.ndarray:
        """The flows of other rows."""
        return self._matrix(linear_forms(self.problem.pool, [row.residual for row in rows], self.flowing), self.flowing, states)

    def reached(self, start: np.ndarray) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """The start, closed (from nearby if it cannot be closed itself), and poses along walks, with pairs of successive ones;
        none if nothing closes."""
        random = np.random.default_rng(2)
        first, good = self._closed(start[None])
        if not good[0]:
            around = self._moved(np.repeat(start[None], ATTEMPTS, 0), random.normal(scale=0.2, size=(ATTEMPTS, len(self.places))))
            found, good = self._closed(around)
            if not np.any(good):
                return np.zeros((0, len(start))), []
            first = found[good][:1]
        return self._walked(first, random)

    def _walked(self, first: np.ndarray, random: np.random.Generator) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """Each walker keeps its heading as far as the constraints let it."""
        count_of_walkers, steps = (WALKERS, STEPS) if len(self.gaps) <= MANY else (FEW_WALKERS, FEW_STEPS)
        walkers, at = np.repeat(first, count_of_walkers, 0), np.zeros(count_of_walkers, int)
        heading = random.normal(size=(count_of_walkers, len(self.places)))
        found, pairs, count = [first], [], 1
        for _ in range(steps):
            heading = heading + 0.3 * np.linalg.norm(heading, axis=1, keepdims=True) * random.normal(size=heading.shape) / np.sqrt(len(self.places))
            free = self._free(walkers, heading)
            size = np.max(np.abs(free), axis=1, keepdims=True, initial=0.0)
            heading = free / np.maximum(size, 1e-12)
            stride = STRIDE * random.uniform(0.3, 1.0, size=(count_of_walkers, 1)) * (size > 1e-9)
            moved, good = self._closed(self._moved(walkers, stride * heading))
            walkers = np.where(good[:, None], moved, walkers)
            found.append(moved[good])
            numbers = count + np.cumsum(good) - 1
            pairs += [(int(at[w]), int(numbers[w])) for w in np.flatnonzero(good)]
            at, count = np.where(good, numbers, at), count + int(good.sum())
        return np.concatenate(found), pairs

    def _free(self, states: np.ndarray, directions: np.ndarray) -> np.ndarray:
        """The part of the directions that no constraint holds."""
        slopes = self._matrix(self.slopes, self.states, states)
        held = np.linalg.pinv(slopes, rcond=1e-7) @ (slopes @ directions[..., None])
        return directions - held[..., 0]

    def _closed(self, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The nearest states without gaps by Gauss–Newton, and which of them are closed."""
        for _ in range(ROUNDS):
            gaps = self._evaluate(self.gaps, states)
            worst = np.max(np.abs(gaps), axis=1)
            if np.all((worst < CLOSED) | ~np.isfinite(worst)):
                break
            slopes = self._matrix(self.slopes, self.states, states)
            sound = np.isfinite(worst) & np.all(np.isfinite(slopes), axis=(1, 2))
            step = -(np.linalg.pinv(np.where(sound[:, None, None], slopes, 0.0), rcond=1e-9) @ np.where(sound[:, None], gaps, 0.0)[..., None])[..., 0]
            far = np.max(np.abs(step), axis=1, keepdims=True)
            states = self._moved(states, step * np.minimum(1.0, FARTHEST / np.maximum(far, 1e-300)))
        return states, np.isfinite(worst) & (worst < CLOSED)

    def _moved(self, states: np.ndarray, change: np.ndarray) -> np.ndarray:
        states = states.copy()
        states[:, self.places] += change
        return states

    def _evaluate(self, outputs: Sequence[Scalar], states: np.ndarray) -> np.ndarray:
        """One program for the same outputs: along the walks they are asked for a hundred times."""
        key = tuple(o.index if isinstance(o, Expr) else o for o in outputs)
        if key not in self._programs:
            self._programs[key] = make_program(self.problem.pool, outputs)
        symbol = lambda key: np.float64(self.value(key) if key[0] == "parameter" else 0.0) if key[0] in ("parameter", "time") else states[:, key[1]]
        found = np.empty((len(states), len(outputs)))
        for column, value in zip(found.T, host_values(self._programs[key], symbol, self.call), strict=True):
            column[...] = value
        return found

    def _matrix(self, forms, variables: Sequence[int], states: np.ndarray) -> np.ndarray:
        entries = [(i, j, form[v]) for i, form in enumerate(forms) for j, v in enumerate(variables) if v in form]
        dense = np.zeros((len(states), len(forms), len(variables)))
        if entries:
            rows, columns = np.array([(i, j) for i, j, _ in entries]).T
            dense[:, rows, columns] = self._evaluate([c for _, _, c in entries], states)
        return dense

    def opening(self, states: np.ndarray, kept: Sequence[int]) -> tuple[tuple, ...]:
        """Parameters by which the other rows' gaps change while the kept ones are closed again: they would open the loop."""
        pool, others = self.problem.pool, [k for k in range(len(self.forms)) if k not in kept]
        kept = [*kept, *range(len(self.forms), len(self.gaps))]
        symbols = [i for i in pool.reachable(self.gaps) if pool.nodes[i][0] == "symbol" and pool.nodes[i][1][0] == "parameter"]
        slopes, change = self._matrix(self.slopes, self.states, states), self._matrix(linear_forms(pool, self.gaps, symbols), symbols, states)
        again = np.linalg.pinv(slopes[:, list(kept)], rcond=1e-9) @ change[:, list(kept)]
        left = np.abs(change[:, others] - slopes[:, others] @ again).max(axis=(0, 1), initial=0.0)
        return tuple(pool.nodes[symbols[j]][1] for j in np.flatnonzero(left > 1e-7))
