"""Consistent poses that a mechanism can reach, in numbers: the projected initial pose and random walks from there."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import numpy as np

from ...expressions.backends.numpy.source import numpy_values
from ...expressions.backends.solves.arithmetic import NUMBERS
from ...expressions.backends.solves.gauss_newton import Descent, gauss_newton
from ...expressions.expression import Expr, Scalar
from ...expressions.passes import linear_forms
from ...expressions.program import Program, make_program
from ..unknowns.array.points import ModelValues
from ..unknowns.problem import Problem, Row


WALKERS, STEPS, STRIDES = 8, 16, (0.1, 0.3)  # number of walks, steps of each, range of step lengths
DIRECTIONS = 8  # number of directions tried around a pose
NOISE = 0.3  # relative random change of a walk's velocity at every step
# largest correction by the projection relative to the stride, and how often the stride is halved
BENT, HALVINGS = 0.35, 5
# number of gaps above which poses are expensive, and the shorter walks taken then
MANY, FEW_WALKERS, FEW_STEPS = 60, 4, 6
ATTEMPTS = 12  # random guesses of each spread
DESCENT = Descent(rounds=30, zero=1e-9, farthest=0.5, patience=30)
SQUARED = 1e-13  # relative to the largest eigenvalue of A Aᵀ: counts as zero
# standard deviations of initial guesses, where the initial pose itself cannot be made consistent
SPREADS = 0.2, 1.0, 4.0


class Poses:
    """Gaps, their Jacobians and the constraint matrices in numbers at many states: arrays of shape (poses, …)."""

    def __init__(
        self,
        problem: Problem,
        rows: Sequence[Row],
        states: Sequence[int],
        values: ModelValues,
        beside: Sequence[Scalar] = (),
    ):
        """`rows` are the constraints, `states` the positions that may move; `beside` are further gaps that must be
        zero."""
        self.problem, self.values_of, self.states = problem, values, list(states)
        self.places = [problem.pool.key(state)[1] for state in self.states]  # in the flat vector
        self.gaps = [*[row.gap for row in rows if row.gap is not None], *beside]
        self.beside = len(beside)
        self.jacobian = linear_forms(problem.pool, self.gaps, self.states)
        self.residuals = [row.residual for row in rows]
        self.flowing = (*problem.flows, *problem.momenta)
        self.forms = linear_forms(problem.pool, self.residuals, self.flowing)
        self.motion = linear_forms(problem.pool, [problem.rates.get(state, 0.0) for state in self.states], self.flowing)
        self._programs: dict[tuple, Program] = {}

    def costs(self) -> list[int]:
        """Cost of each row: its number of entries, where entries that are not constant count twice."""

        def cost(form: Mapping[int, Scalar]) -> int:
            return sum(1 + isinstance(c, Expr) for c in form.values())

        return [cost(form) for form in self.forms]

    def flows(self, states: np.ndarray) -> np.ndarray:
        return self._matrix(self.forms, self.flowing, states)

    def flows_of(self, rows: Sequence[Row], states: np.ndarray) -> np.ndarray:
        """The constraint matrices of other rows."""
        forms = linear_forms(self.problem.pool, [row.residual for row in rows], self.flowing)
        return self._matrix(forms, self.flowing, states)

    def carried(self, state: np.ndarray, velocities: np.ndarray) -> np.ndarray:
        """A state moved by these velocities for a unit of time."""
        change = (self._matrix(self.motion, self.flowing, state[None]) @ velocities[:, None])[..., 0]
        return self._moved(state[None], change)[0]

    def offsets(self, rows: Sequence[Row], states: np.ndarray) -> np.ndarray:
        """Residuals of rows at zero velocity: velocities prescribed by functions of time."""
        still = states.copy()
        still[:, [self.problem.pool.key(flow)[1] for flow in self.flowing]] = 0.0
        return self._evaluate([row.residual for row in rows], still)

    def values(self, outputs: Sequence[Scalar], states: np.ndarray) -> np.ndarray:
        """Values of expressions in states and parameters, (poses, expressions)."""
        return self._evaluate(outputs, states)

    def reached(self, start: np.ndarray) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """Consistent poses, and pairs of successive ones along walks. The first is the initial pose projected onto the
        constraints, or one found nearby if the projection fails. Empty if none is found."""
        random = np.random.default_rng(2)
        first, good = self._without_gaps(start[None])
        if not good[0]:
            first = self._nearby(start, random)
        if not len(first):
            return np.zeros((0, len(start))), []
        return self._walked(first, random)

    def _nearby(self, start: np.ndarray, random: np.random.Generator) -> np.ndarray:
        """A consistent pose found from random guesses near the initial pose, then farther away; planar angles may be
        off by whole turns."""
        for spread in SPREADS:
            change = random.normal(scale=spread, size=(ATTEMPTS, len(self.places)))
            around = self._moved(np.repeat(start[None], ATTEMPTS, 0), change)
            found, good = self._without_gaps(around)
            if np.any(good):
                return found[good][:1]
        return np.zeros((0, len(start)))

    def _walked(self, first: np.ndarray, random: np.random.Generator) -> tuple[np.ndarray, list[tuple[int, int]]]:
        """Each walk keeps its velocity as far as the constraints admit. So it moves as the mechanism does, and never
        jumps to another assembly mode."""
        count_of_walkers, steps = (WALKERS, STEPS) if len(self.gaps) <= MANY else (FEW_WALKERS, FEW_STEPS)
        walkers, at = np.repeat(first, count_of_walkers, 0), np.zeros(count_of_walkers, int)
        velocity = random.normal(size=(count_of_walkers, len(self.flowing)))
        velocity[1::2] = -velocity[::2]  # in pairs, there and back
        found, pairs, count = [first], [], 1
        for number in range(steps):
            size = np.linalg.norm(velocity, axis=1, keepdims=True)
            noise = NOISE * bool(number) * size * random.normal(size=velocity.shape)
            velocity = velocity + noise / np.sqrt(max(1, velocity.shape[1]))
            velocity, heading = self._free(walkers, velocity)
            walkers, good = self._followed(walkers, heading, random.uniform(*STRIDES, size=(count_of_walkers, 1)))
            found.append(walkers[good])
            numbers = count + np.cumsum(good) - 1
            pairs += [(int(at[w]), int(numbers[w])) for w in np.flatnonzero(good)]
            at, count = np.where(good, numbers, at), count + int(good.sum())
        return np.concatenate(found), pairs

    def _free(self, states: np.ndarray, velocity: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """Velocities projected onto those the constraints admit, and the rates of positions that belong to them, scaled
        so that the largest is 1."""
        flows = self.flows(states)
        shortest, left = shortest_solution(flows), velocity
        for _ in range(2):  # the second pass removes rounding errors of the first
            left = left - shortest((flows @ left[..., None])[..., 0])
        heading = (self._matrix(self.motion, self.flowing, states) @ left[..., None])[..., 0]
        size = np.max(np.abs(heading), axis=1, keepdims=True, initial=0.0)
        moving = size > 1e-9 * np.linalg.norm(velocity, axis=1, keepdims=True)
        return np.where(moving, left, velocity), np.where(moving, heading / np.maximum(size, 1e-300), 0.0)

    def _followed(self, states: np.ndarray, heading: np.ndarray, stride: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """One step of each walk along its heading, shorter where the constraints curve strongly, and which walks have
        moved."""
        moving, arrived, reached = np.any(heading != 0.0, axis=1), states, np.zeros(len(states), bool)
        for _ in range(HALVINGS):
            waiting = moving & ~reached
            if not np.any(waiting):
                break
            predicted = self._moved(states[waiting], (stride * heading)[waiting])
            corrected, good = self._without_gaps(predicted)
            bent = np.max(np.abs(corrected - predicted), axis=1) > BENT * stride[waiting, 0]
            numbers = np.flatnonzero(waiting)[good & ~bent]
            arrived = arrived.copy()
            arrived[numbers], reached[numbers] = corrected[good & ~bent], True
            stride = np.where(reached[:, None], stride, 0.5 * stride)
        return arrived, reached

    def between(self, one: np.ndarray, other: np.ndarray) -> np.ndarray | None:
        """A consistent pose half-way between two poses, or None if the projection fails."""
        found, good = self._without_gaps(0.5 * (one + other)[None])
        return found[0] if good[0] else None

    def around(self, state: np.ndarray, stride: float) -> np.ndarray:
        """Consistent poses one stride away from a pose, forwards and backwards along the free motions of the mechanism;
        if these are many, along random ones."""
        flows = self.flows(state[None])[0]
        values, right = np.linalg.svd(flows)[1:]
        free = right[int((values > 1e-7 * np.max(values, initial=0.0)).sum()) :]
        if len(free) > DIRECTIONS:
            free = np.random.default_rng(len(free)).normal(size=(DIRECTIONS, len(free))) @ free
        velocity = np.concatenate([free, -free])
        walkers = np.repeat(state[None], len(velocity), 0)
        moved, good = self._followed(walkers, self._free(walkers, velocity)[1], np.full((len(velocity), 1), stride))
        return moved[good]

    def _without_gaps(self, states: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """The states projected onto the position constraints by Gauss–Newton, and which of them have converged."""
        step = partial(self._correction, states.shape)
        found, gaps = gauss_newton(self._linearised, step, states, len(self.gaps), DESCENT, NUMBERS)
        return found, np.max(np.abs(gaps), axis=1, initial=0.0) < DESCENT.zero

    def _linearised(self, states: np.ndarray) -> tuple[np.ndarray, Callable[[], np.ndarray], np.ndarray]:
        return self._evaluate(self.gaps, states), partial(self._matrix, self.jacobian, self.states, states), states

    def _correction(self, shape: tuple[int, int], jacobians: np.ndarray, gaps: np.ndarray) -> np.ndarray:
        """The shortest change of all states that removes the gaps; none where values are not finite."""
        sound = np.all(np.isfinite(gaps), axis=1) & np.all(np.isfinite(jacobians), axis=(1, 2))
        regular, right = np.where(sound[:, None, None], jacobians, 0.0), np.where(sound[:, None], gaps, 0.0)
        change = np.zeros(shape)
        change[:, self.places] = shortest_solution(regular)(right)
        return change

    def _moved(self, states: np.ndarray, change: np.ndarray) -> np.ndarray:
        states = states.copy()
        states[:, self.places] += change
        return states

    def _evaluate(self, outputs: Sequence[Scalar], states: np.ndarray) -> np.ndarray:
        """Values of outputs at all states; programs are kept, because walks evaluate the same outputs a hundred
        times."""
        key = tuple(o.index if isinstance(o, Expr) else o for o in outputs)
        if key not in self._programs:
            self._programs[key] = make_program(self.problem.pool, outputs)

        def symbol(key: tuple):
            if key[0] == "parameter":
                return np.float64(self.values_of.parameter(key))
            return np.float64(0.0) if key[0] == "time" else states[:, key[1]]

        found = np.empty((len(states), len(outputs)))
        values = numpy_values(self._programs[key], symbol, self.values_of.backend)
        for column, value in zip(found.T, values, strict=True):
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
        """Parameters that change the gaps of redundant rows when the kept rows are projected again: they would make the
        kinematic loop inconsistent."""
        pool, own = self.problem.pool, len(self.gaps) - self.beside  # rows without a gap come after those with one
        others = [k for k in range(own) if k not in kept]
        kept = [*[k for k in kept if k < own], *range(own, len(self.gaps))]
        symbols = self._parameters(self.gaps)
        jacobian = self._matrix(self.jacobian, self.states, states)
        change = self._matrix(linear_forms(pool, self.gaps, symbols), symbols, states)
        again = np.linalg.pinv(jacobian[:, list(kept)], rcond=1e-9) @ change[:, list(kept)]
        opened = np.abs(change[:, others] - jacobian[:, others] @ again).max(axis=(0, 1), initial=0.0)
        return tuple(pool.key(symbols[j]) for j in np.flatnonzero(opened > 1e-7))

    def opening_velocities(self, states: np.ndarray, kept: Sequence[int], rank: int) -> tuple[tuple, ...]:
        """Parameters by which redundant rows, among them rows of velocities, would no longer repeat each other: with
        admitted velocities v, combinations n of rows that cancel, n G = 0, and poses that close again, n G' v is not
        zero."""
        pool, symbols, moving = self.problem.pool, self._parameters([*self.gaps, *self.residuals]), states.copy()
        moving[:, [pool.key(flow)[1] for flow in self.flowing]] = self._admitted(states)
        change = self._matrix(linear_forms(pool, self.residuals, symbols), symbols, moving)
        turned = self._matrix(linear_forms(pool, self.residuals, self.states), self.states, moving)
        whole = change - turned @ self._closing(states, kept, symbols)
        repeated = np.linalg.svd(self.flows(states))[0][:, :, rank:]
        opened = np.abs(np.swapaxes(repeated, 1, 2) @ whole).max(axis=(0, 1), initial=0.0)
        return tuple(pool.key(symbols[j]) for j in np.flatnonzero(opened > 1e-7))

    def _closing(self, states: np.ndarray, kept: Sequence[int], symbols: Sequence[int]) -> np.ndarray:
        """Changes of the states, by each parameter, that undo what it changes in the gaps of the kept rows."""
        own = len(self.gaps) - self.beside
        held = [*[k for k in kept if k < own], *range(own, len(self.gaps))]
        motion = self._matrix(self.motion, self.flowing, states)
        jacobian = self._matrix(self.jacobian, self.states, states)[:, held] @ motion
        change = self._matrix(linear_forms(self.problem.pool, self.gaps, symbols), symbols, states)[:, held]
        return motion @ (np.linalg.pinv(jacobian, rcond=1e-9) @ change)

    def _admitted(self, states: np.ndarray) -> np.ndarray:
        """Random velocities that the constraints admit."""
        random, places = np.random.default_rng(5), [self.problem.pool.key(flow)[1] for flow in self.flowing]
        moving = states.copy()
        moving[:, places] = random.normal(size=(len(states), len(places)))
        left = self._evaluate(self.residuals, moving)
        return moving[:, places] - shortest_solution(self.flows(states))(left)

    def _parameters(self, values: Sequence[Scalar]) -> list[int]:
        pool = self.problem.pool
        return [i for i in pool.reachable(values) if pool.kind(i) == "symbol" and pool.key(i)[0] == "parameter"]


def shortest_solution(matrices: np.ndarray) -> Callable[[np.ndarray], np.ndarray]:
    """For every pose, a function that gives the minimum-norm x with matrix x = right, where redundant rows are ignored.
    It uses the eigenvalues of A Aᵀ, which take a small part of the time of singular values."""
    turned = np.swapaxes(matrices, 1, 2)
    values, vectors = np.linalg.eigh(matrices @ turned)
    inverse = np.where(values > SQUARED * values[:, -1:], 1.0 / np.where(values > 0.0, values, 1.0), 0.0)

    def solve(right: np.ndarray) -> np.ndarray:
        scaled = inverse[..., None] * (np.swapaxes(vectors, 1, 2) @ right[..., None])
        return (turned @ (vectors @ scaled))[..., 0]

    return solve
