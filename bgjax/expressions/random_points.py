"""Evaluate expressions at random points, to decide on generic rank, symmetry and cancellation. No JAX."""

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from .expression import Expr, Scalar
from .passes import SOLVES, matrix_places
from .program import NUMPY_OPERATIONS, evaluate


SAMPLES = 3


def samples(problem, matrix: Mapping[tuple[int, int], Scalar], size: int) -> list[np.ndarray]:
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
    def call(target, arguments, width):
        if target[0] in SOLVES:
            n, places, values = target[1], matrix_places(target), [a.value for a in arguments]
            matrix = np.zeros((n, n))
            matrix[tuple(np.array(places).T)] = values[: len(places)]
            solution = np.linalg.solve(matrix, np.array(values[len(places) :]))
            return [Estimate(x, max(1.0, abs(x))) for x in solution]
        # a user's law is taken as generic: its values and derivatives are random
        return [Estimate.of(x) for x in random.uniform(0.5, 1.5, width)]

    def generic(*_):  # a function with a kink may be on either side of it
        return Estimate.of(random.uniform(0.5, 1.5))

    pool = problem.pool
    with np.errstate(all="ignore"):
        operations = {**SAMPLED_OPERATIONS, **{name: generic for name in ("maximum", "minimum", "sign", "floor", "power")}}
        values = evaluate(pool, pool.reachable(outputs), {}, lambda key: Estimate.of(problem.sample(key, random)), call, operations, Estimate.of)
    return [values[o.index] if isinstance(o, Expr) else Estimate.of(o) for o in outputs]


class Estimate(NamedTuple):
    """A value with the sum of magnitudes of its terms, by which cancellation is detected; scalars or arrays."""

    value: Any
    size: Any

    @staticmethod
    def of(value: float) -> "Estimate":
        return Estimate(float(value), abs(float(value)))

    @property
    def cancels(self) -> bool:
        return self.size > 0.0 and self.value == 0.0


def added(a: Estimate, b: Estimate) -> Estimate:
    """The sum of two arrays of estimates; zero where the terms cancel, as in `_sum`."""
    value, size = a.value + b.value, a.size + b.size
    least = CANCELS * np.minimum(size, INFLATED * np.maximum(np.abs(a.value), np.abs(b.value)))
    return Estimate(np.where(np.abs(value) <= least, 0.0, value), size)


def multiplied(a: Estimate, b: Estimate) -> Estimate:
    """The product of two estimates; relative errors add."""
    return Estimate(a.value * b.value, a.size * abs(b.value) + abs(a.value) * (b.size - abs(b.value)))


def _sum(a: Estimate, b: Estimate, value: float) -> Estimate:
    """A sum, exactly zero if its terms cancel up to rounding. Along a chain of bodies sizes grow faster than rounding
    errors; so they count only up to a multiple of the two terms summed here."""
    size = a.size + b.size
    least = CANCELS * min(size, INFLATED * max(abs(a.value), abs(b.value)))
    return Estimate(0.0 if abs(value) <= least else value, size)


CANCELS, INFLATED = 1e-11, 1e4
_UNDEFINED = Estimate(math.nan, math.nan)


def _sampled_function(name: str) -> Callable:
    return lambda *x: Estimate.of(NUMPY_OPERATIONS[name](*[np.float64(a.value) for a in x]))


SAMPLED_OPERATIONS: dict[str, Callable] = {
    **{name: _sampled_function(name) for name in NUMPY_OPERATIONS},
    "add": lambda a, b: _sum(a, b, a.value + b.value),
    "sub": lambda a, b: _sum(a, b, a.value - b.value),
    "mul": multiplied,
    "div": lambda a, b: Estimate(a.value / b.value, a.size / abs(b.value) + abs(a.value) * (b.size - abs(b.value)) / b.value**2) if b.value else _UNDEFINED,
    "neg": lambda a: Estimate(-a.value, a.size),
}
