"""Evaluate expressions at random points, to decide on generic rank, symmetry and cancellation. No JAX."""

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from .calls import AbstractSolveCall
from .expression import Expr, Scalar
from .operations import OPERATIONS, Operation
from .program import Meaning, evaluate


SAMPLES = 3


def samples(problem, matrix: Mapping[tuple[int, int], Scalar], size: int) -> list[np.ndarray]:
    """The matrix at random points; entries that cancel to zero up to rounding are zero."""
    found = []
    for entries in sample_entries(problem, matrix):
        dense = np.zeros((size, size))
        for place, sampled in entries.items():
            dense[place] = 0.0 if sampled.cancels else sampled.value
        found.append(dense)
    return found


def sample_entries(problem, matrix: Mapping[tuple[int, int], Scalar]) -> list[dict[tuple[int, int], "Estimate"]]:
    """Values of the matrix entries at random points at which all of them are finite."""
    found, seed = [], 0
    while len(found) < SAMPLES and seed < 20 * SAMPLES:
        values = sample_once(problem, list(matrix.values()), np.random.default_rng(seed))
        seed += 1
        if all(math.isfinite(v.value) for v in values):
            found.append(dict(zip(matrix, values, strict=True)))
    return found


def sample_once(problem, outputs: list[Scalar], random: np.random.Generator) -> list["Estimate"]:
    """Values of expressions at one random point, each with the size of its terms, which shows cancellation."""

    def call(target, arguments, width):
        if isinstance(target, AbstractSolveCall):
            places, values = target.places, [a.value for a in arguments]
            matrix = np.zeros((target.size, target.size))
            matrix[tuple(np.array(places).T)] = values[: len(places)]
            solution = np.linalg.solve(matrix, np.array(values[len(places) :]))
            return [Estimate(x, max(1.0, abs(x))) for x in solution]
        # a user's law is taken as generic: its values and derivatives are random
        return [Estimate.of(x) for x in random.uniform(0.5, 1.5, width)]

    def generic(*_):  # a function with a kink may be on either side of it
        return Estimate.of(random.uniform(0.5, 1.5))

    def symbol(key: tuple):
        return Estimate.of(problem.sample(key, random))

    pool = problem.pool
    with np.errstate(all="ignore"):
        operations = {name: function or generic for name, function in SAMPLED_OPERATIONS.items()}
        values = evaluate(pool, pool.reachable(outputs), {}, Meaning(symbol, call, operations, Estimate.of))
    return [values[o.index] if isinstance(o, Expr) else Estimate.of(o) for o in outputs]


class Estimate(NamedTuple):
    """A value with the sum of magnitudes of its terms, by which cancellation is detected; scalars or arrays."""

    value: Any
    size: Any

    @staticmethod
    def of(value: float) -> "Estimate":
        return Estimate(float(value), abs(float(value)))

    def __add__(self, other: "Estimate") -> "Estimate":
        return _sum(self, other, self.value + other.value)

    def __sub__(self, other: "Estimate") -> "Estimate":
        return _sum(self, other, self.value - other.value)

    def __neg__(self) -> "Estimate":
        return Estimate(-self.value, self.size)

    def __mul__(self, other: "Estimate") -> "Estimate":
        """Relative errors add."""
        a, b = self, other
        return Estimate(a.value * b.value, a.size * abs(b.value) + abs(a.value) * (b.size - abs(b.value)))

    def __truediv__(self, other: "Estimate") -> "Estimate":
        a, b = self, other
        if not b.value:
            return _UNDEFINED
        size = a.size / abs(b.value) + abs(a.value) * (b.size - abs(b.value)) / b.value**2
        return Estimate(a.value / b.value, size)

    @property
    def cancels(self) -> bool:
        return self.size > 0.0 and self.value == 0.0


def added(a: Estimate, b: Estimate) -> Estimate:
    """The sum of two arrays of estimates; zero where the terms cancel, as in `_sum`."""
    value, size = a.value + b.value, a.size + b.size
    least = CANCELS * np.minimum(size, INFLATED * np.maximum(np.abs(a.value), np.abs(b.value)))
    return Estimate(np.where(np.abs(value) <= least, 0.0, value), size)


def _sum(a: Estimate, b: Estimate, value: float) -> Estimate:
    """A sum, exactly zero if its terms cancel up to rounding. Along a chain of bodies sizes grow faster than rounding
    errors; so they count only up to a multiple of the two terms summed here."""
    size = a.size + b.size
    least = CANCELS * min(size, INFLATED * max(abs(a.value), abs(b.value)))
    return Estimate(0.0 if abs(value) <= least else value, size)


CANCELS, INFLATED = 1e-11, 1e4
_UNDEFINED = Estimate(math.nan, math.nan)


def _sampled(operation: Operation) -> Callable | None:
    """The operation on estimates; None if an argument may be without influence, on one side of a kink."""

    def function(*arguments: Estimate) -> Estimate:
        return Estimate.of(operation.numpy(*[np.float64(a.value) for a in arguments]))

    return None if operation.one_sided else operation.operator or function


SAMPLED_OPERATIONS = {name: _sampled(operation) for name, operation in OPERATIONS.items()}
