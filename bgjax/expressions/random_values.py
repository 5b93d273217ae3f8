"""Evaluate nodes at random points, and form keys by which equal nodes are recognised (Schwartz–Zippel)."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from .operations import OPERATIONS, Operation
from .random_points import INFLATED


# Random points of very different magnitudes: a small term that matters at some of them must not be taken for rounding.
CANCELS = 1e-13
SHOWN = 1e-9  # relative to a sum: a smaller term is invisible in the digits compared
SCALES = np.array([1.0, 1.0, 1e-3, 1e3, 1e-6, 1e6])


class RandomValues:
    """Values of nodes at the random points, computed on demand; exactly zero where the terms of a sum cancel."""

    def __init__(self, problem, scales: np.ndarray = SCALES):
        self.problem, self.scales, self.random = problem, scales, np.random.default_rng(1)
        self._found: dict[int, _Sized] = {}
        self._calls: dict[int, list[_Sized]] = {}

    def of(self, index: int) -> np.ndarray:
        if index not in self._found:
            pool = self.problem.pool
            with np.errstate(all="ignore"):
                for each in pool.reachable([pool.expr(index)], stop=self._found):
                    self._found[each] = self._value(each)
        return self._found[index].value

    def table(self, order: Sequence[int]) -> dict[int, np.ndarray]:
        with np.errstate(all="ignore"):
            for each in order:
                if each not in self._found:
                    self._found[each] = self._value(each)
        return {index: self._found[index].value for index in order}

    def _value(self, index: int) -> "_Sized":
        name, *arguments = self.problem.pool.nodes[index]
        if name == "symbol":
            return _Sized.of(self.scales * [self.problem.sample(arguments[0], self.random) for _ in self.scales])
        if name == "call":
            number, place = arguments
            if number not in self._calls:
                self._calls[number] = [self._generic() for _ in range(self.problem.pool.calls[number].width)]
            return self._calls[number][place]
        operation = OPERATIONS[name]
        if operation.kinked:
            return self._generic()
        known = [self._found[a] if type(a) is int else _Sized.of(np.full(len(self.scales), a)) for a in arguments]
        return self._generic() if operation.is_sum and _swallows(*known) else _FUNCTIONS[name](*known)

    def _generic(self) -> "_Sized":
        """Random values, for a user's law or a function that may be on either side of a kink."""
        return _Sized.of(self.random.uniform(0.5, 1.5, len(self.scales)))


class _Sized(NamedTuple):
    """Values, each with the sum of magnitudes of its terms."""

    value: np.ndarray
    size: np.ndarray

    @staticmethod
    def of(value) -> "_Sized":
        return _Sized(np.asarray(value, float), np.abs(value))

    def __add__(self, other: "_Sized") -> "_Sized":
        return _sum(self, other, self.value + other.value)

    def __sub__(self, other: "_Sized") -> "_Sized":
        return _sum(self, other, self.value - other.value)

    def __neg__(self) -> "_Sized":
        return _Sized(-self.value, self.size)

    def __mul__(self, other: "_Sized") -> "_Sized":
        """Relative errors add: |ab| (|a|'s size / |a| + |b|'s size / |b| − 1)."""
        a, b = self, other
        return _Sized(a.value * b.value, a.size * np.abs(b.value) + np.abs(a.value) * (b.size - np.abs(b.value)))

    def __truediv__(self, other: "_Sized") -> "_Sized":
        a, b = self, other
        size = a.size / np.abs(b.value) + np.abs(a.value) * (b.size - np.abs(b.value)) / b.value**2
        return _Sized(a.value / b.value, size)


def _sum(a: _Sized, b: _Sized, value: np.ndarray) -> _Sized:
    """A sum, exactly zero where its terms cancel; sizes are limited as in `expressions/random_points`."""
    size = a.size + b.size
    least = CANCELS * np.minimum(size, INFLATED * np.maximum(np.abs(a.value), np.abs(b.value)))
    return _Sized(np.where(np.abs(value) <= least, 0.0, value), size)


def _swallows(a: _Sized, b: _Sized) -> bool:
    """Whether one term of a sum is nonzero but too small to be visible at any point. Such a sum must not equal its
    larger term: v² + ε² is not v², whose root has no derivative at rest. A term that is a mere rounding residue is zero
    at some of the points."""
    least, most = np.minimum(np.abs(a.value), np.abs(b.value)), np.maximum(np.abs(a.value), np.abs(b.value))
    return bool(np.all((least > 0.0) & (least < SHOWN * most)))


def _sized(operation: Operation) -> Callable:
    def function(*arguments: _Sized) -> _Sized:
        return _Sized.of(operation.numpy(*[a.value for a in arguments]))

    return operation.operator or function


_FUNCTIONS = {name: _sized(operation) for name, operation in OPERATIONS.items()}


class Keys:
    """Keys of nodes: eleven digits of their values, up to a common sign. A node with a non-finite value is equal only
    to itself."""

    def __init__(self, values: Mapping[int, np.ndarray]):
        table = np.zeros((0, len(SCALES)))
        if values:
            table = np.stack([np.broadcast_to(v, SCALES.shape) for v in values.values()])
        signs = np.where(table[:, 0] < 0.0, -1.0, 1.0)
        sound = np.all(np.isfinite(table), axis=1)
        rows = _digits(table * signs[:, None])
        self.sign = dict(zip(values, signs.tolist(), strict=True))
        self.of: dict[int, Hashable] = {}
        for i, row, good in zip(values, rows, sound, strict=True):
            self.of[i] = row.tobytes() if good else i


def _digits(values: np.ndarray) -> np.ndarray:
    """Values as integers of eleven digits, followed by their decimal exponents."""
    with np.errstate(all="ignore"):
        exponent = np.where(values == 0.0, 0.0, np.floor(np.log10(np.abs(values))))
        digits = np.rint(values / 10.0**exponent * 1e10)
    carry = np.abs(digits) >= 1e11
    both = np.concatenate([np.where(carry, digits / 10.0, digits), exponent + carry], axis=1)
    return np.nan_to_num(both, nan=0.0, posinf=0.0, neginf=0.0).astype(np.int64)


# constants that are recognised, by their keys
CONSTANTS = {_digits(np.full((1, len(SCALES)), c))[0].tobytes(): c for c in (1.0, 0.5, 2.0, 0.0)}
