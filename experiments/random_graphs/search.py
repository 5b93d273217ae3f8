"""Consistent points of the oracle's equations: unique rates there, variables that are free,
or equations that contradict each other."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from scipy.linalg import cho_factor, cho_solve, lstsq

from .acausal import Acausal


STARTS, ROUNDS = 8, 60
NEAREST = 3  # of these searches are carried on by another method where none ends in a solution
SINGULAR = (
    8  # consistent points at which the rates have to be free: a single one may lie beside a fold of the equations
)
TRUSTED = 300  # steps of it
LEVEL = 1e-5  # cosine between gradients and residual at a minimum
CLOSED = 1e-11  # of the largest value: what is left of the equations at a solution
RANK, FREE = 1e-10, 1e-7
FACTORS = (1.0, 0.5, 0.2, 0.05, 0.01)
DAMPINGS = (1e-4, 1e-2, 1e-1, 1.0)
SLIGHT = 1e-6  # of the largest: entries of a null vector that count


@dataclass(frozen=True)
class Point:
    """States, the unknowns and their rates at one time."""

    x: np.ndarray
    z: np.ndarray
    dz: np.ndarray
    t: float

    def moved(self, change: np.ndarray) -> "Point":
        n, m = len(self.x), len(self.z)
        return Point(self.x + change[:n], self.z + change[n : n + m], self.dz + change[n + m :], self.t)

    @property
    def size(self) -> float:
        return 1.0 + float(np.max(np.abs(np.concatenate([self.x, self.z, self.dz])), initial=0.0))


@dataclass(frozen=True)
class Solution:
    """A consistent point with the rates of the states there, and how the unknowns may move that keep the equations."""

    point: Point
    rates: np.ndarray
    null: np.ndarray  # columns: changes of z
    influence: np.ndarray  # of these on the rates

    @property
    def unique(self) -> bool:
        return bool(np.max(np.abs(self.influence), initial=0.0) < FREE)

    def is_free(self, place: slice) -> bool:
        """Whether an entry of z moves along with the rates: in the null vectors that change them."""
        weights = np.linalg.svd(self.influence)[2][: np.linalg.matrix_rank(self.influence, tol=FREE)]
        return bool(np.max(np.abs(self.null[place] @ weights.T), initial=0.0) > SLIGHT)


@dataclass(frozen=True)
class Contradiction:
    """Elements whose equations contradict each other: proved on rows that are linear, or by searches that all end in a
    minimum; `ended` tells whether they do."""

    elements: frozenset[str]
    proved: bool
    ended: bool = True


def find(oracle: Acausal, random: np.random.Generator, t: float) -> Solution | Contradiction:
    """A consistent point near a random one, or why there is none."""
    contradiction = linear_contradiction(oracle, random, t)
    if contradiction is not None:
        return contradiction
    ends: list[tuple[Point, np.ndarray]] = []
    free: list[Solution] = []
    for number in range(STARTS):
        point, left = descend(oracle, _start(oracle, random, number, t))
        if point is not None and is_closed(point, left):
            free.append(solution_at(oracle, point))
            if free[-1].unique or len(free) == SINGULAR:
                return free[-1] if free[-1].unique else free[0]
        elif point is not None:
            ends.append((point, left))
    return (
        free[0] if free else _carried_on(oracle, sorted(ends, key=lambda end: float(np.linalg.norm(end[1])))[:NEAREST])
    )


def _start(oracle: Acausal, random: np.random.Generator, number: int, t: float) -> Point:
    scale = (0.5, 0.2, 1.0, 0.05)[number % 4]
    x, z = random.normal(scale=scale, size=oracle.state_size), np.zeros(oracle.size)
    z = z if number < 4 else random.normal(scale=scale, size=oracle.size)
    return Point(x, z, np.zeros(oracle.size), t)


def _carried_on(oracle: Acausal, ends: list[tuple[Point, np.ndarray]]) -> Solution | Contradiction:
    """The solution to which one of the nearest searches leads in the end, or the minima in which they end."""
    ended, best = True, ends[0][1] if ends else None
    for start, _ in ends:
        point, left = trusted(oracle, start)
        if is_closed(point, left):
            return solution_at(oracle, point)
        ended = ended and _is_minimum(oracle, point)
        best = left if np.linalg.norm(left) < np.linalg.norm(best) else best
    return Contradiction(_involved(oracle, best), proved=False, ended=ended and bool(ends))


def trusted(oracle: Acausal, point: Point) -> tuple[Point, np.ndarray]:
    """Levenberg–Marquardt from a point, columns scaled by the largest norms they had (Moré), damping after Nielsen;
    then one descent more to close what it finds."""
    damping, growth, scales, start = 1e-3, 2.0, 0.0, point
    value, jacobian = oracle.system(point.x, point.z, point.dz, point.t)
    for _ in range(TRUSTED):
        gradient, scales = jacobian.T @ value, np.maximum(scales, np.sum(jacobian**2, axis=0) + 1e-300)
        if not np.all(np.isfinite(scales)) or is_closed(point, value) or _is_level(value, jacobian, 0.1 * LEVEL):
            break
        step = -_solved(jacobian.T @ jacobian + damping * np.diag(scales), gradient)
        trial = point.moved(step)
        with np.errstate(over="ignore", invalid="ignore"):
            ahead = oracle.values(trial.x, trial.z, trial.dz, trial.t)
        promised = step @ (damping * scales * step - gradient)
        gained = (value @ value - ahead @ ahead) / max(promised, 1e-300)
        if gained > 0.0:
            point, growth = trial, 2.0
            damping *= max(1.0 / 3.0, 1.0 - (2.0 * gained - 1.0) ** 3)
            value, jacobian = oracle.system(point.x, point.z, point.dz, point.t)
        else:  # also where a law overflows
            damping, growth = damping * growth, 2.0 * growth
            if np.max(np.abs(step)) < 1e-14 * point.size:
                break
    ended, left = descend(oracle, point)
    return (start, oracle.values(start.x, start.z, start.dz, start.t)) if ended is None else (ended, left)


def _solved(matrix: np.ndarray, vector: np.ndarray) -> np.ndarray:
    """Of a symmetric matrix that is positive but for rounding."""
    return cho_solve(cho_factor(matrix + 1e-14 * np.diag(np.diag(matrix)), check_finite=False), vector)


def _is_minimum(oracle: Acausal, point: Point) -> bool:
    return _is_level(*oracle.system(point.x, point.z, point.dz, point.t), LEVEL)


def _is_level(value: np.ndarray, jacobian: np.ndarray, tolerance: float) -> bool:
    """Whether the residual is orthogonal to all columns of the Jacobian."""
    along, sizes = np.abs(jacobian.T @ value), np.linalg.norm(jacobian, axis=0)
    return bool(np.all(along <= tolerance * np.linalg.norm(value) * np.max(sizes, initial=0.0)))


def is_closed(point: Point, left: np.ndarray) -> bool:
    return bool(np.max(np.abs(left), initial=0.0) < CLOSED * point.size)


def descend(oracle: Acausal, point: Point, fixed: int = 0) -> tuple[Point | None, np.ndarray]:
    """Gauss–Newton, with Levenberg's steps where shorter ones do not help either; the first `fixed` entries stay."""
    left = oracle.values(point.x, point.z, point.dz, point.t)
    for _ in range(ROUNDS):
        if is_closed(point, left):
            break
        value, jacobian = oracle.system(point.x, point.z, point.dz, point.t)
        if not (np.all(np.isfinite(value)) and np.all(np.isfinite(jacobian))):
            return None, value
        before = float(np.linalg.norm(value))
        found = next(
            (found for step in _steps(jacobian, value, fixed) if (found := _shorter(oracle, point, step, before))), None
        )
        if found is None:
            break
        point, left = found
    return point, left


def _steps(jacobian: np.ndarray, value: np.ndarray, fixed: int) -> Iterator[np.ndarray]:
    """Newton's step, then damped ones."""
    inner = jacobian[:, fixed:]
    # a fifth of the time of the default
    newton = lstsq(inner, value, cond=1e-11, lapack_driver="gelsy", check_finite=False)[0]
    yield np.append(np.zeros(fixed), -newton)
    normal, gradient = inner.T @ inner, inner.T @ value
    for damping in DAMPINGS:
        # of the normal equations, which a damping of 1e-4 keeps regular: a thirtieth of the time of least squares
        factor = cho_factor(normal + damping**2 * np.eye(len(normal)), check_finite=False)
        yield np.append(np.zeros(fixed), -cho_solve(factor, gradient, check_finite=False))


def _shorter(oracle: Acausal, point: Point, step: np.ndarray, before: float) -> tuple[Point, np.ndarray] | None:
    limit = min(1.0, 5.0 / (np.max(np.abs(step[: len(point.x) + len(point.z)]), initial=0.0) + 1e-300))
    for factor in FACTORS:
        trial = point.moved(factor * limit * step)
        with np.errstate(over="ignore", invalid="ignore"):
            value = oracle.values(trial.x, trial.z, trial.dz, trial.t)
        if np.linalg.norm(value) < (1.0 - 1e-4 * factor) * before:
            return trial, value
    return None


def solution_at(oracle: Acausal, point: Point) -> Solution:
    """What is unique at a consistent point."""
    inner = oracle.system(point.x, point.z, point.dz, point.t)[1][:, oracle.state_size :]
    null = _null(inner)[: oracle.size]
    return Solution(point, oracle.rates(point.x, point.z), null, oracle.selection() @ null)


def _null(matrix: np.ndarray, tolerance: float = RANK) -> np.ndarray:
    scale = np.maximum(np.max(np.abs(matrix), axis=1, keepdims=True, initial=0.0), 1e-300)
    if not matrix.size:
        return np.eye(matrix.shape[1])
    _, values, right = np.linalg.svd(matrix / scale, full_matrices=True)
    return right[int(np.sum(values > tolerance * max(values[0], 1e-300))) :].T


def unique_with_second_derivatives(oracle: Acausal, solution: Solution) -> bool:
    """Whether F, F′ and F″ together fix the rates that F and F′ leave free; exact where coefficients are constant."""
    p, n, m = solution.point, oracle.state_size, oracle.size
    h = 1e-4 / p.size
    ahead, behind = (_jacobian(oracle, p, s * h) for s in (1.0, -1.0))
    now, derivative = _jacobian(oracle, p, 0.0), (ahead - behind) / (2.0 * h)
    rows = len(now) // 2
    first, second = now[:, n:], now[rows:]
    by_z = derivative[rows:, n : n + m] + second[:, :n] @ oracle.selection()
    by_dz = second[:, n : n + m] + derivative[rows:, n + m :]
    array = np.block([[first, np.zeros((2 * rows, m))], [by_z, by_dz, second[:, n + m :]]])
    null = _null(array, 1e-8)[:m]
    return bool(np.max(np.abs(oracle.selection() @ null), initial=0.0) < 1e-5)


def _jacobian(oracle: Acausal, p: Point, h: float) -> np.ndarray:
    return oracle.system(p.x + h * oracle.rates(p.x, p.z), p.z + h * p.dz, p.dz, p.t + h)[1]


# -- contradictions ------------------------------------------------------------------------------------------
def linear_contradiction(oracle: Acausal, random: np.random.Generator, t: float) -> Contradiction | None:
    """Rows that are linear in everything but constant signals and have no common solution, whatever the others say."""
    n, m, held = oracle.state_size, oracle.size, _constants(oracle)
    places = [
        _held_at(held, Point(random.normal(size=n), random.normal(size=m), random.normal(size=m), t)) for _ in range(2)
    ]
    values, matrices = zip(*[oracle.system(p.x, p.z, p.dz, t) for p in places], strict=True)
    moving = np.ones(n + 2 * m, bool)
    for place, _ in held:
        moving[n:][place] = moving[n + m :][place] = False
    matrices = [matrix[:, moving] for matrix in matrices]
    linear = np.max(np.abs(matrices[0] - matrices[1]), axis=1, initial=0.0) < 1e-6
    step = np.linalg.lstsq(matrices[0][linear], values[0][linear], rcond=1e-11)[0]
    left = np.zeros(len(linear))
    left[linear] = values[0][linear] - matrices[0][linear] @ step
    return Contradiction(_involved(oracle, left), proved=True) if np.max(np.abs(left), initial=0.0) > 1e-7 else None


def _constants(oracle: Acausal) -> list[tuple[slice, np.ndarray]]:
    """Signals that are numbers, with their places."""
    elements = oracle.description.elements.items()
    return [(oracle.places["s", name], np.atleast_1d(e.values["value"])) for name, e in elements if e.kind == "Signal"]


def _held_at(held: list[tuple[slice, np.ndarray]], point: Point) -> Point:
    for place, value in held:
        point.z[place], point.dz[place] = value, 0.0
    return point


def _involved(oracle: Acausal, left: np.ndarray | None) -> frozenset[str]:
    """Elements whose equations are not satisfied where the sum of squares is least."""
    if left is None:
        return frozenset()
    largest, owners = np.max(np.abs(left)), oracle.owners()
    return frozenset(owner for owner, value in zip(owners * 2, left, strict=True) if abs(value) > SLIGHT * largest)
