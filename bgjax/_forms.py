"""Equal expressions found by value: where a rotation goes there and back, A Aᵀ = 1 is recognised and written so.

Equality is decided by values at random points (Schwartz–Zippel), not by pattern. The coefficient of a velocity in
a constraint is then 0 or ±1, that of a multiplier in a rate 1/m, as in the textbook, and what the efforts compute on
their way back is shared with what the flows computed on their way out.
"""

import math
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import NamedTuple

import numpy as np

from ._expression import Expr, Pool, Scalar
from ._passes import degrees, linear_forms, rebuild, substitute
from ._program import NUMPY_OPERATIONS, evaluate
from ._sampling import INFLATED


# Random points of very different sizes: a small term that matters somewhere must not pass for rounding.
CANCELS = 1e-13
SCALES = np.array([1.0, 1.0, 1e-3, 1e3, 1e-6, 1e6])
KINKED = ("maximum", "minimum", "sign", "abs", "floor")


def numbered(problem, outputs: Sequence[Scalar]) -> list[Scalar]:
    """The outputs with every node replaced by the cheapest one of equal value."""
    pool = problem.pool
    order = pool.reachable(outputs)
    cost, keys = _costs(pool, order), _Keys(_random_values(problem, order))
    best: dict[Hashable, int] = {}
    for index in order:
        key = keys.of[index]
        if key not in best or cost[index] < cost[best[key]]:
            best[key] = index
    constants = keys.of_constants()
    built: dict[Hashable, Scalar] = {}

    def value(reference):
        if type(reference) is float:
            return reference
        key = keys.of[reference]
        if key in constants:
            return constants[key] * keys.sign[reference]
        return built[key] if keys.sign[reference] == keys.sign[best[key]] else -built[key]

    # arguments cost less than what is made of them, so that they are built before
    for key, index in sorted(best.items(), key=lambda item: (cost[item[1]], item[1])):
        if key not in constants:
            built[key] = rebuild(pool, index, value)
    return [value(o.index) if isinstance(o, Expr) else o for o in outputs]


class _Keys:
    """Eleven digits of every node's values, up to a common sign; a node that is not a number anywhere equals itself alone."""

    def __init__(self, values: Mapping[int, np.ndarray]):
        table = np.stack([np.broadcast_to(v, SCALES.shape) for v in values.values()]) if values else np.zeros((0, len(SCALES)))
        signs = np.where(table[:, 0] < 0.0, -1.0, 1.0)
        sound = np.all(np.isfinite(table), axis=1)
        rows = _digits(table * signs[:, None])
        self.sign = dict(zip(values, signs.tolist(), strict=True))
        self.of: dict[int, Hashable] = {i: row.tobytes() if good else i for i, row, good in zip(values, rows, sound, strict=True)}

    def of_constants(self) -> dict[Hashable, float]:
        """Keys of numbers that are worth recognising."""
        return {_digits(np.full((1, len(SCALES)), c))[0].tobytes(): c for c in (1.0, 0.5, 2.0, 0.0)}


def _digits(values: np.ndarray) -> np.ndarray:
    """Whole numbers of eleven digits, and their exponents."""
    with np.errstate(all="ignore"):
        exponent = np.where(values == 0.0, 0.0, np.floor(np.log10(np.abs(values))))
        digits = np.rint(values / 10.0**exponent * 1e10)
    carry = np.abs(digits) >= 1e11
    both = np.concatenate([np.where(carry, digits / 10.0, digits), exponent + carry], axis=1)
    return np.nan_to_num(both, nan=0.0, posinf=0.0, neginf=0.0).astype(np.int64)


def plain_forms(problem, outputs: Sequence[Scalar], variables: Sequence[int]) -> list[Scalar]:
    """The outputs that are linear in the variables as linear forms, with the cheapest coefficients."""
    pool, result = problem.pool, list(outputs)
    flat = [k for k, degree in enumerate(degrees(pool, outputs, variables)) if degree == 1]
    forms = dict(zip(flat, linear_forms(pool, [outputs[k] for k in flat], variables), strict=True))
    places = [(k, v) for k, form in forms.items() for v in form]
    plain = dict(zip(places, numbered(problem, [forms[k][v] for k, v in places]), strict=True))
    changed = [k for k in flat if any(plain[k, v] is not c for v, c in forms[k].items() if isinstance(c, Expr))]
    offsets = substitute(pool, [outputs[k] for k in changed], {v: 0.0 for v in variables})
    for k, total in zip(changed, offsets, strict=True):
        for v in forms[k]:
            total = total + plain[k, v] * pool.expr(v)
        result[k] = total
    return result


def _random_values(problem, order: Sequence[int]) -> dict[int, np.ndarray]:
    """Values at the random points; exactly zero where the terms of a sum cancel."""
    random = np.random.default_rng(1)
    generic = lambda *_: _Sized.of(random.uniform(0.5, 1.5, len(SCALES)))  # a law, or a function that may stand on either side of a kink
    call = lambda target, arguments, width: [generic() for _ in range(width)]
    symbol = lambda key: _Sized.of(SCALES * [problem.sample(key, random) for _ in SCALES])
    operations = {**_OPERATIONS, **{name: generic for name in KINKED}}
    constant = lambda c: _Sized.of(np.full(len(SCALES), c))
    with np.errstate(all="ignore"):
        values = evaluate(problem.pool, order, {}, symbol, call, operations, constant)
    return {index: x.value for index, x in values.items()}


class _Sized(NamedTuple):
    """Values, and the size of the terms they were summed from."""

    value: np.ndarray
    size: np.ndarray

    @staticmethod
    def of(value) -> "_Sized":
        return _Sized(np.asarray(value, float), np.abs(value))


def _sum(a: _Sized, b: _Sized, value: np.ndarray) -> _Sized:
    """Zero where the terms cancel; as in `_sampling`, sizes count only up to a share of what is summed here."""
    size = a.size + b.size
    least = CANCELS * np.minimum(size, INFLATED * np.maximum(np.abs(a.value), np.abs(b.value)))
    return _Sized(np.where(np.abs(value) <= least, 0.0, value), size)


def _function(name: str) -> Callable:
    return lambda *x: _Sized.of(NUMPY_OPERATIONS[name](*[a.value for a in x]))


_OPERATIONS = {
    **{name: _function(name) for name in NUMPY_OPERATIONS},
    "add": lambda a, b: _sum(a, b, a.value + b.value),
    "sub": lambda a, b: _sum(a, b, a.value - b.value),
    # relative errors add: |ab| (|a|'s size / |a| + |b|'s size / |b| − 1)
    "mul": lambda a, b: _Sized(a.value * b.value, a.size * np.abs(b.value) + np.abs(a.value) * (b.size - np.abs(b.value))),
    "div": lambda a, b: _Sized(a.value / b.value, a.size / np.abs(b.value) + np.abs(a.value) * (b.size - np.abs(b.value)) / b.value**2),
    "neg": lambda a: _Sized(-a.value, a.size),
}


def _costs(pool: Pool, order: Sequence[int]) -> dict[int, float]:
    """Logarithm of the operations below each node, shared ones counted each time: a measure, not a count. Along a chain of bodies it grows
    without end, and link by link alike, so that the same one of equal nodes is the cheapest in all of them; rounded, so that of equally
    cheap ones the first is."""
    cost: dict[int, float] = {}
    for index in order:
        inner = sorted([0.0, *[cost[a] for a in pool.arguments(index) if type(a) is int]])
        cost[index] = inner[-1] + math.log(sum(math.exp(c - inner[-1]) for c in inner))
    return {index: round(value, 6) for index, value in cost.items()}
