"""Scalars of the pool with their values at a few points: by them entries are recognised as zero or as pivots.

Two of the points have the present parameters, two others have different ones, so that an entry counts as zero only if
it is zero whatever the parameters are, and as a pivot only if it is not zero with the present ones.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import equinox as eqx
import jax
import numpy as np

from ....elements.base import AbstractElement
from ....expressions.backends.numpy.backend import NumpyBackend
from ....expressions.expression import Expr, Pool, Scalar


POINTS = 4
PRESENT = slice(0, 2)  # the points with the present parameters
ROUNDED = 1e-11  # relative to the sum of the magnitudes of its terms: a smaller value is zero
ENOUGH = 1e-6  # relative to the same: a pivot is larger
CONSTANT, PARAMETER, VARYING = range(3)


class Sampled(NamedTuple):
    """A scalar, its values at the points, the magnitudes of its terms there, and on what it depends."""

    value: Scalar
    at: np.ndarray
    size: np.ndarray
    depends: int  # CONSTANT, PARAMETER or VARYING

    def __add__(self, other: "Sampled") -> "Sampled":
        return _made(self.value + other.value, self.at + other.at, self.size + other.size, self, other)

    def __sub__(self, other: "Sampled") -> "Sampled":
        return _made(self.value - other.value, self.at - other.at, self.size + other.size, self, other)

    def __neg__(self) -> "Sampled":
        return Sampled(-self.value, -self.at, self.size, self.depends)

    def __mul__(self, other: "Sampled") -> "Sampled":
        return _made(self.value * other.value, self.at * other.at, self.size * other.size, self, other)

    def __truediv__(self, other: "Sampled") -> "Sampled":
        scale = np.where(other.at == 0.0, 1.0, np.abs(other.at))
        with np.errstate(all="ignore"):
            return _made(self.value / other.value, self.at / other.at, self.size / scale, self, other)

    @property
    def is_zero(self) -> bool:
        """Whether it is zero at all points; a value that is not a number there is not zero."""
        if not isinstance(self.value, Expr):
            return self.value == 0.0
        return bool(np.all(np.abs(self.at) <= ROUNDED * self.size))

    @property
    def is_pivot(self) -> bool:
        """Whether it may be divided by at all states."""
        if self.depends == VARYING:
            return False
        return bool(np.all(np.abs(self.at[PRESENT]) > ENOUGH * self.size[PRESENT]))


def _made(value: Scalar, at: np.ndarray, size: np.ndarray, *of: Sampled) -> Sampled:
    if not isinstance(value, Expr):
        return constant(value)
    return Sampled(value, at, size, max(each.depends for each in of))


def constant(value: float) -> Sampled:
    """A number."""
    at = np.full(POINTS, float(value))
    return Sampled(float(value), at, np.abs(at), CONSTANT)


class Sampler:
    """Gives scalars of a pool their values at the points."""

    def __init__(self, pool: Pool, elements: Mapping, parameter: Callable[[tuple], float]):
        self.pool, self.parameter = pool, parameter
        self.backend, self.random = NumpyBackend(elements), np.random.default_rng(7)
        self.known: dict[int, np.ndarray] = {}

    def _symbol(self, key: tuple) -> np.ndarray:
        random = self.random.uniform(0.4, 1.6, POINTS)
        if key[0] != "parameter":
            return random
        value = float(self.parameter(key))
        random[PRESENT] = 1.0
        if value == 0.0:
            random[PRESENT] = 0.0
            return random
        return value * random

    def numbers(self, values: Sequence[Scalar]) -> list[np.ndarray]:
        """The values of scalars at the points."""
        order = self.pool.reachable(values, self.known)
        with np.errstate(all="ignore"):
            self.known |= self.backend.values(self.pool, order, self._symbol, self.known)
        found = [self.known[v.index] if isinstance(v, Expr) else float(v) for v in values]
        return [np.broadcast_to(np.asarray(each, float), (POINTS,)) for each in found]

    def of(self, value: Scalar) -> Sampled:
        """A scalar with its values at the points."""
        if not isinstance(value, Expr):
            return constant(value)
        (at,) = self.numbers([value])
        symbols = [i for i in self.pool.reachable([value]) if self.pool.kind(i) == "symbol"]
        varies = any(self.pool.key(i)[0] != "parameter" for i in symbols)
        return Sampled(value, at, np.abs(at), VARYING if varies else PARAMETER)


def parameter_of(elements: Mapping[str, AbstractElement]) -> Callable[[tuple], float]:
    """A function from the key of a parameter symbol to its present value."""
    leaves: dict[str, list] = {}

    def value(key: tuple) -> float:
        _, path, number, position = key
        if path not in leaves:
            leaves[path] = [np.ravel(x) if eqx.is_array_like(x) else x for x in jax.tree.leaves(elements[path])]
        return float(leaves[path][number][position])

    return value
