"""Poses a mechanism can reach, as numbers, many at a time: gaps closed at the start and along walks from there."""

from collections.abc import Callable, Sequence

import numpy as np

from ...expressions.backends.numpy.source import host_values
from ...expressions.expression import Expr, Scalar
from ...expressions.passes import linear_forms
from ...expressions.program import Program, make_program
from ..unknowns.problem import Problem, Row


WALKERS, STEPS, STRIDES = 8, 16, (0.1, 0.3)  # walks, steps of each, and how far a step may go
DIRECTIONS = 8  # that are looked into about a pose
NOISE = 0.3  # by which a walk turns at every step
BENT, HALVINGS = 0.35, 5  # of a stride, what closing the gaps may move a pose at most, and how often a stride is halved for that
MANY, FEW_WALKERS, FEW_STEPS = 60, 4, 6  # rows from which every place costs much
ROUNDS, ATTEMPTS, CLOSED = 30, 12, 1e-9
SQUARED = 1e-13  # of the largest eigenvalue: what counts as zero
SPREADS = 0.2, 1.0, 4.0  # of attempts about a start that cannot be closed itself
FARTHEST = 0.5  # a round of the closing moves nothing further


class Poses:
    """Gaps, their slopes and the constraint flows as numbers at states: arrays of shape (places, …)."""

    def __init__(
        self, problem: Problem, rows: Sequence[Row], states: Sequence[int], value: Callable[[tuple], float], call: Callable, beside: Sequence[Scalar] = ()
    ):
        """`beside` are further gaps that have to be closed."""
        self.problem, self.value, self.states, self.call = problem, value, list(states), call
        self.places = [problem.pool.nodes[state][1][1] for state in self.states]  # in the flat vector
        self.gaps = [*[row.gap for row in rows if row.gap is not None], *beside]
        self.beside = len(beside)
        self.slopes = linear_forms(problem.pool, self.gaps, self.states)
        self.flowing = (*problem.flows, *problem.momenta)
        self.forms = linear_forms(problem.pool, [row.residual for row in rows], self.flowing)
        self.motion = linear_forms(problem.pool, [problem.rates.get(state, 0.0) for state in self.states], self.flowing)
        self._programs: dict[tuple, Program] = {}

    def costs(self) -> list[int]:
        """Entries of each row; those that are no constants count twice."""
        return [sum(1 + isinstance(c, Expr) for c in form.values()) for form in self.forms]

    def flows(self, states: np.ndarray) -> np.ndarray:
        return self._matrix(self.forms, self.flowing, states)

    def flows_of(self, rows: Sequence[Row], states: np.ndarray) -> np.ndarray:
        """The flows of other rows."""
        return self._matrix(linear_forms(self.problem.pool, [row.residual for row in rows], self.flowing), self.flowing, states)

    def carried(self, state: np.ndarray, velocities: np.ndarray) -> np.ndarray:
        """A state moved by these velocities for a unit of time."""
        return self._moved(state[None], (self._matrix(self.motion, self.flowing, state[None]) @ velocities[:, None])[..., 0])[0]

    def offsets(self, rows: Sequence[Row], states: np.ndarray) -> np.ndarray:
        """What rows ask for where nothing moves: velocities that functions of time give."""
        still = states.copy()
        still[:, [self.problem.pool.nodes[flow][1][1] for flow in self.flowing]] = 0.0
        return self._evaluate([row.residual for row in rows], still)

    def values(self, outputs: Sequence[Scalar], states: np.ndarray) -> np.ndarray:
        """Expressions of states and parameters."""
        return self._evaluate(outputs, states)

    def reached(self, start: np.ndarray) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """The start, closed (from nearby if it cannot be closed itself), and poses along walks, with pairs of successive ones;
        none if nothing closes."""
        random = np.random.default_rng(2)
        first, good = self._closed(start[None])
        if not good[0]:
            first = self._nearby(start, random)
        if not len(first):
            return np.zeros((0, len(start))), []
        return self._walked(first, random)

    def _nearby(self, start: np.ndarray, random: np.random.Generator) -> np.ndarray:
        """A pose that is closed from about the start, then from farther away; planar angles may be turns off."""
        for spread in SPREADS:
            around = self._moved(np.repeat(start[None], ATTEMPTS, 0), random.normal(scale=spread, size=(ATTEMPTS, len(self.places))))
            found, good = self._closed(around)
            if np.any(good):
                return found[good][:1]
        return np.zeros((0, len(start)))

    def _walked(self, first: np.ndarray, random: np.random.Generator) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """Each walker keeps its velocities as far as the constraints let it: so it moves as the mechanism does, and never to another way in
        which the mechanism could be put together."""
        count_of_walkers, steps = (WALKERS, STEPS) if len(self.gaps) <= MANY else (FEW_WALKERS, FEW_STEPS)
        walkers, at = np.repeat(first, count_of_walkers, 0), np.zeros(count_of_walkers, int)
        velocity = random.normal(size=(count_of_walkers, len(self.flowing)))
        velocity[1::2] = -velocity[::2]  # in pairs, there and back
        found, pairs, count = [first], [], 1
        for number in range(steps):
            velocity = velocity + NOISE * bool(number) * np.linalg.norm(velocity, axis=1, keepdims=True) * random.normal(size=velocity.shape) / np.sqrt(
                max(1, velocity.shape[1])
            )
            velocity, heading = self._free(walkers, velocity)
            walkers, good = self._followed(walkers, heading, random.uniform(*STRIDES, size=(count_of_walkers, 1)))
            found.append(walkers[good])
            numbers = count + np.cumsum(good) - 1
            pairs += [(int(at[w]), int(numbers[w])) for w in np.flatnonzero(good)]
            at, count = np.where(good, numbers, at), count + int(good.sum())
        return np.concatenate(found), pairs

    def _free(self, states: np.ndarray, velocity: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The part of the velocities that the constraints leave, and the rates of positions that go with it, the largest of them 1."""
        flows = self.flows(states)
        shortest, left = shortest_solution(flows), velocity
        for _ in range(2):  # what rounding left goes too
            left = left - shortest((flows @ left[..., None])[..., 0])
        heading = (self._matrix(self.motion, self.flowing, states) @ left[..., None])[..., 0]
        size = np.max(np.abs(heading), axis=1, keepdims=True, initial=0.0)
        moving = size > 1e-9 * np.linalg.norm(velocity, axis=1, keepdims=True)
        return np.where(moving, left, velocity), np.where(moving, heading / np.maximum(size, 1e-300), 0.0)

    def _followed(self, states: np.ndarray, heading: np.ndarray, stride: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """One step of each along its heading, shorter where the constraints bend the way much, and which of them have moved."""
        moving, arrived, reached = np.any(heading != 0.0, axis=1), states, np.zeros(len(states), bool)
        for _ in range(HALVINGS):
            waiting = moving & ~reached
            if not np.any(waiting):
                break
            predicted = self._moved(states[waiting], (stride * heading)[waiting])
            closed, good = self._closed(predicted)
            bent = np.max(np.abs(closed - predicted), axis=1) > BENT * stride[waiting, 0]
            numbers = np.flatnonzero(waiting)[good & ~bent]
            arrived = arrived.copy()
            arrived[numbers], reached[numbers] = closed[good & ~bent], True
            stride = np.where(reached[:, None], stride, 0.5 * stride)
        return arrived, reached

    def between(self, one: np.ndarray, other: np.ndarray) -> np.ndarray | None:
        """A pose half-way from one to the other, if it can be closed."""
        found, good = self._closed(0.5 * (one + other)[None])
        return found[0] if good[0] else None

    def around(self, state: np.ndarray, stride: float) -> np.ndarray:
        """Poses about a pose, a stride away in the directions in which the mechanism moves, there and back; of many directions some by chance."""
        flows = self.flows(state[None])[0]
        values, right = np.linalg.svd(flows)[1:]
        free = right[int((values > 1e-7 * np.max(values, initial=0.0)).sum()) :]
        if len(free) > DIRECTIONS:
            free = np.random.default_rng(len(free)).normal(size=(DIRECTIONS, len(free))) @ free
        velocity = np.concatenate([free, -free])
        walkers = np.repeat(state[None], len(velocity), 0)
        moved, good = self._followed(walkers, self._free(walkers, velocity)[1], np.full((len(velocity), 1), stride))
        return moved[good]

    def _closed(self, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The nearest states without gaps by Gauss–Newton, and which of them are closed."""
        for _ in range(ROUNDS):
            gaps = self._evaluate(self.gaps, states)
            worst = np.max(np.abs(gaps), axis=1, initial=0.0)
            if np.all((worst < CLOSED) | ~np.isfinite(worst)):
                break
            slopes = self._matrix(self.slopes, self.states, states)
            sound = np.isfinite(worst) & np.all(np.isfinite(slopes), axis=(1, 2))
            step = -shortest_solution(np.where(sound[:, None, None], slopes, 0.0))(np.where(sound[:, None], gaps, 0.0))
            far = np.max(np.abs(step), axis=1, keepdims=True, initial=0.0)
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
        pool, own = self.problem.pool, len(self.gaps) - self.beside  # rows of velocities have no gap, and come after those that have
        others = [k for k in range(own) if k not in kept]
        kept = [*[k for k in kept if k < own], *range(own, len(self.gaps))]
        symbols = [i for i in pool.reachable(self.gaps) if pool.nodes[i][0] == "symbol" and pool.nodes[i][1][0] == "parameter"]
        slopes, change = self._matrix(self.slopes, self.states, states), self._matrix(linear_forms(pool, self.gaps, symbols), symbols, states)
        again = np.linalg.pinv(slopes[:, list(kept)], rcond=1e-9) @ change[:, list(kept)]
        left = np.abs(change[:, others] - slopes[:, others] @ again).max(axis=(0, 1), initial=0.0)
        return tuple(pool.nodes[symbols[j]][1] for j in np.flatnonzero(left > 1e-7))


def shortest_solution(matrices: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
    """For every place, the shortest x with matrix x = right, rows that repeat others left aside: by the eigenvalues of A Aᵀ, which take a
    small part of the time of singular values."""
    turned = np.swapaxes(matrices, 1, 2)
    values, vectors = np.linalg.eigh(matrices @ turned)
    inverse = np.where(values > SQUARED * values[:, -1:], 1.0 / np.where(values > 0.0, values, 1.0), 0.0)
    return lambda right: (turned @ (vectors @ (inverse[..., None] * (np.swapaxes(vectors, 1, 2) @ right[..., None]))))[..., 0]
