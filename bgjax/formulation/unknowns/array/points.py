"""Consistent points of a derivative array in numbers: its rank there and the unknowns that are not unique.

Where no consistent point exists, the error names the equations that contradict each other.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ....errors import SolvabilityError, raise_faults
from ....expressions.backends.base import AbstractBackend
from ....expressions.backends.numpy.source import numpy_values
from ....expressions.expression import Scalar
from ....expressions.passes import dependencies, linear_forms
from ....expressions.program import make_program
from ..marquardt import damped_step, is_in_range, least_squares
from ..problem import Problem
from .faults import contradicting, contradictions, left_free, most_violated, undefined


ROUNDS = 60  # most steps of a search
ZERO = 1e-10  # residual at a root, relative to the values: above rounding of the equations
GAIN = 1e-4  # least relative decrease of the residual by a step that is accepted
SMALLEST = 1e-12  # singular values below it, relative to the largest, are left out of a step
RANK, FREE = 1e-9, 1e-6  # of the largest singular value; of a null vector's length
FACTORS = (1.0, 0.5, 0.2, 0.05, 0.01)  # of Newton's step, tried in this order until the residual decreases
DOUBTFUL = 1e-12, 1e-4  # singular values between these, relative to the largest, may be rounding or not
# size of an entry at a consistent point, relative to its size with states moved by so much
VANISHED, BESIDE = 1e-7, 0.1
LONGEST = 3.0  # largest change of a state in one step
# Scales of the unknowns and of the states in random initial guesses (0: the states are near their initial values); two
# consistent points are enough. Large unknowns find roots beyond local minima near zero (a source that follows a bounded
# function of its own effort), other states those that exist only there.
NEAR = 0.1, 0.0
GUESSES = (
    *(NEAR, NEAR, NEAR, NEAR),
    *((1.0, 0.0), (1.0, 1.0), (3.0, 0.0), (3.0, 3.0), (10.0, 0.0), (10.0, 3.0), (30.0, 0.0), (30.0, 10.0)),
    *((0.1, 3.0), (0.1, 3.0), (0.1, 3.0), (0.1, 3.0)),
)


@dataclass(frozen=True)
class ModelValues:
    """Numerical values of parameters, laws and initial states, from which points are computed."""

    parameter: Callable[[tuple], float]
    backend: AbstractBackend
    start: np.ndarray  # of the states


@dataclass(frozen=True)
class Part:
    """A group of equations that share unknowns; the unknowns include their own time derivatives."""

    rows: tuple[Scalar, ...]
    names: tuple[str, ...]  # of the rows
    unknowns: tuple[int, ...]
    labels: tuple[str, ...]  # of the unknowns


@dataclass(frozen=True)
class Judgement:
    """What consistent points show of a part."""

    rank: int
    free: list[str]  # labels of the unknowns that are not unique
    vanishing: set[tuple[int, int]]  # row, unknown: entries that are zero at all consistent points


@dataclass(frozen=True)
class Point:
    """States and unknowns at one time, and the residual of the equations there. Derivatives are computed on first
    use."""

    values: np.ndarray
    time: float
    residual: np.ndarray
    derivatives: Callable[[str], np.ndarray]

    @cached_property
    def jacobian(self) -> np.ndarray:
        """Jacobian of the equations with respect to states and unknowns."""
        return self.derivatives("jacobian")

    @cached_property
    def influence(self) -> np.ndarray:
        """Jacobian of the rates of the states with respect to the unknowns."""
        return self.derivatives("influence")

    @property
    def residual_norm(self) -> float:
        """The norm of the residual, infinite where it is not finite."""
        return float(np.linalg.norm(self.residual)) if np.all(np.isfinite(self.residual)) else np.inf

    def is_better(self, other: "Point") -> bool:
        """Whether a step from another point to this one is accepted: the residual decreases and the Jacobian is
        finite."""
        return self.residual_norm < (1.0 - GAIN) * other.residual_norm and bool(np.all(np.isfinite(self.jacobian)))

    @property
    def is_root(self) -> bool:
        return bool(np.isfinite(self.residual_norm)) and _largest(self.residual) < ZERO * (1.0 + _largest(self.values))


def _largest(values: np.ndarray) -> float:
    return float(np.max(np.abs(values), initial=0.0))


class Points:
    """Rank and null vectors of a part of the derivative array, at points that satisfy its equations."""

    def __init__(self, problem: Problem, part: Part, values: ModelValues, rates: Sequence[Scalar]):
        self.problem, self.part, self.values = problem, part, values
        pool = problem.pool
        # sorted by node, so that the result does not depend on the order in which users list the states
        states = sorted(pool.symbol("state", k).index for k in range(len(values.start)))
        used = set().union(*dependencies(pool, part.rows, states), set())
        self.states = [s for s in states if s in used]
        self.variables = [*self.states, *part.unknowns]
        place = {v: k for k, v in enumerate(self.variables)}

        def placed(forms: Sequence[Mapping[int, Scalar]]) -> list[tuple[int, int, Scalar]]:
            return [(i, place[v], c) for i, form in enumerate(forms) for v, c in form.items()]

        self.entries = placed(linear_forms(pool, part.rows, self.variables))
        self.influences = placed(linear_forms(pool, rates, part.unknowns))
        self.count = len(rates)
        jacobian, influence = [c for *_, c in self.entries], [c for *_, c in self.influences]
        outputs = {"rows": part.rows, "jacobian": jacobian, "influence": influence}
        self.programs = {name: make_program(pool, values) for name, values in outputs.items()}

    def judged(self) -> Judgement:
        """The rank and the unknowns that are not unique; raises if rates of states depend on them."""
        sound = self._sound()
        vanishing = self._vanishing(sound)
        rank, null, influence = max((self._null(point, vanishing) for point in sound), key=lambda item: item[0])
        if _largest(influence @ null) > FREE * (1.0 + _largest(influence)):
            raise SolvabilityError(left_free(self.part.labels, null, influence))
        loose = np.max(np.abs(null), axis=1, initial=0.0) > FREE
        free = [label for label, free in zip(self.part.labels, loose, strict=True) if free]
        return Judgement(rank, free, {(i, j - len(self.states)) for i, j in zip(*np.nonzero(vanishing), strict=True)})

    def _vanishing(self, sound: Sequence[Point]) -> np.ndarray:
        """Entries of the Jacobian that are zero at every consistent point, but not beside it.

        They hold only rounding (a velocity that the constraints keep at zero), and would pass for pivots after scaling.
        """
        pairs = [(np.abs(point.jacobian), np.abs(self._beside(point).jacobian)) for point in sound]
        return np.all([(beside > 0.0) & (at <= VANISHED * beside) for at, beside in pairs], axis=0)

    def _is_regular(self, point: Point) -> bool:
        """Whether the rank of the Jacobian by states and unknowns is beyond doubt.

        It is not where branches of solutions meet, (y - 1) f = 0 near y = 1 and f = 0. Rows and columns are scaled by
        what they are beside the point, so that units have no influence and rounding stays small.
        """
        beside = np.abs(self._beside(point).jacobian)
        if not beside.size or not np.all(np.isfinite(beside)):
            return True
        rows = np.maximum(np.max(beside, axis=1, keepdims=True), 1e-300)
        columns = np.maximum(np.max(beside / rows, axis=0, keepdims=True), 1e-300)
        sizes = np.linalg.svd(point.jacobian / rows / columns, compute_uv=False)
        return not np.any((sizes > DOUBTFUL[0] * sizes[0]) & (sizes < DOUBTFUL[1] * sizes[0]))

    def _beside(self, point: Point) -> Point:
        """A point with the same unknowns and other states."""
        moved = point.values.copy()
        moved[: len(self.states)] += np.random.default_rng(0).normal(scale=BESIDE, size=len(self.states))
        return self._at(moved, point.time)

    def _sound(self) -> list[Point]:
        """Two consistent points, or one if no second one is found; raises if there is none.

        Points where branches of solutions meet show neither of them: they serve only if there are no others.
        """
        tried: list[Point] = []
        regular: list[Point] = []
        for seed, scales in enumerate(GUESSES):
            tried.append(self._searched(self._first(np.random.default_rng(seed), scales)))
            regular += [tried[-1]] if tried[-1].is_root and self._is_regular(tried[-1]) else []
            if len(regular) == 2:
                break
        sound = regular or [point for point in tried if point.is_root]
        if not sound:
            nearest = min(tried, key=lambda point: point.residual_norm)
            if not np.isfinite(nearest.residual_norm):
                raise SolvabilityError(undefined(self.part.names, nearest.residual))
            violated = self._contradictions(nearest) or [most_violated(self.part.names, nearest.residual)]
            raise_faults(SolvabilityError, [fault for names in violated for fault in contradicting(names, True)])
        return sound

    def refuse_without_solution(self) -> None:
        """Raise if no consistent point is found."""
        self._sound()

    def refuse_contradiction(self) -> None:
        """Raise if the equations, taken as linear ones, contradict each other."""
        found = self._contradictions(self._first(np.random.default_rng(0)))
        raise_faults(SolvabilityError, [fault for names in found for fault in contradicting(names)])

    def _contradictions(self, point: Point) -> list[list[str]]:
        """Names of the equations that contradict each other when all are linearised at a point, in minimal sets."""
        if not (np.all(np.isfinite(point.jacobian)) and np.all(np.isfinite(point.residual))):
            return []
        names = self.part.names
        found = contradictions(point.jacobian, point.residual, [name.startswith("d/dt ") for name in names])
        return [[names[k] for k in rows] for rows in found]

    def _first(self, random: np.random.Generator, scales: tuple[float, float] = NEAR) -> Point:
        pool = self.problem.pool
        start = np.array([self.values.start[pool.key(s)[1]] for s in self.states])
        start = start + random.normal(scale=max(random.uniform(0.1, 0.6), scales[1]), size=len(self.states))
        unknowns = random.normal(scale=scales[0], size=len(self.part.unknowns))
        return self._at(np.concatenate([start, unknowns]), float(random.uniform(0.1, 0.9)))

    def _at(self, values: np.ndarray, time: float) -> Point:
        pool, given = self.problem.pool, dict(zip(self.variables, values, strict=True))

        def symbol(key):
            if key[0] == "parameter":
                return np.float64(self.values.parameter(key))
            index = pool.symbol(*key).index
            if index in given:
                return given[index]
            return np.float64(time) if key[0] == "time" else self.values.start[key[1]]

        def evaluated(name: str) -> np.ndarray:
            found = numpy_values(self.programs[name], symbol, self.values.backend)
            return np.array(found, float).reshape(-1)

        return Point(values, time, evaluated("rows"), lambda name: self._matrix(name, evaluated(name)))

    def _matrix(self, name: str, entries: np.ndarray) -> np.ndarray:
        places, rows = (self.entries, len(self.part.rows)) if name == "jacobian" else (self.influences, self.count)
        matrix = np.zeros((rows, len(self.variables)))
        for (i, j, _), value in zip(places, entries, strict=True):
            matrix[i, j] = value
        return matrix

    def _searched(self, point: Point) -> Point:
        """The solution that Newton's and then Marquardt's method find, or a local minimum of the sum of squares."""
        point = self._by_newton(point)
        open_ = self.variables and not point.is_root and is_in_range(point)
        return least_squares(lambda values: self._at(values, point.time), point) if open_ else point

    def _by_newton(self, point: Point) -> Point:
        """Newton's method as long as its steps gain; near a local minimum Marquardt's method follows."""
        for _ in range(ROUNDS):
            if point.is_root or not self.variables:
                break
            if not is_in_range(point):
                break
            step = damped_step(point, 0.0, smallest=SMALLEST)
            step = step * min(1.0, LONGEST / max(1e-300, _largest(step[: len(self.states)])))
            trials = (self._at(point.values - factor * step, point.time) for factor in FACTORS)
            better = next((trial for trial in trials if trial.is_better(point)), None)
            if better is None:
                break
            point = better
        return point

    def _null(self, point: Point, vanishing: np.ndarray) -> tuple[int, np.ndarray, np.ndarray]:
        inner = np.where(vanishing, 0.0, point.jacobian)
        jacobian, influence = (matrix[:, len(self.states) :] for matrix in (inner, point.influence))
        rows = np.maximum(np.max(np.abs(jacobian), axis=1, keepdims=True, initial=0.0), 1e-300)
        columns = np.maximum(np.max(np.abs(jacobian / rows), axis=0, keepdims=True, initial=0.0), 1e-300)
        if not jacobian.size:
            return 0, np.eye(jacobian.shape[1]), influence
        _, sizes, right = np.linalg.svd(jacobian / rows / columns)
        rank = int(np.sum(sizes > RANK * max(sizes[0], 1e-300))) if len(sizes) else 0
        return rank, right[rank:].T, influence / columns
