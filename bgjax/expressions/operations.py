"""The table of scalar operations: one row for each, with everything that passes and backends ask about it.

Expressions import nothing but NumPy, so the functions of JAX, of SymPy and of any printed language stand with their
backend (`expressions/backends`), in one mapping with a row for every name in `OPERATIONS`.
"""

import math
import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np


SMALLEST = 1e-300  # its logarithm is finite, and is multiplied by a power that is zero there
NONLINEAR = 2


def _sum_degree(inner: Sequence[int]) -> int:
    return max(inner)


def _product_degree(inner: Sequence[int]) -> int:
    return min(NONLINEAR, sum(inner))


def _quotient_degree(inner: Sequence[int]) -> int:
    return NONLINEAR if inner[1] else inner[0]


def _no_degree(inner: Sequence[int]) -> int:
    return NONLINEAR


@dataclass(frozen=True)
class Operation:
    """A scalar operation.

    `folded` computes it for Python floats, while expressions are built; `numpy` for NumPy scalars and arrays.
    `derivatives(value, *arguments)` gives its partial derivatives as expressions; `value` is the operation itself.
    """

    name: str
    arity: int
    folded: Callable[..., Any]
    numpy: Callable[..., Any]
    derivatives: Callable[..., tuple]
    operator: Callable[..., Any] | None = None  # of Python: defined for every class with arithmetic; None for functions
    infix: str = ""  # sign between two operands, the same in Python and in C
    function: str = ""  # name under which symbolic laws call it
    # degree (0 independent, 1 linear, 2 nonlinear) by the degrees of the arguments, some of which are not 0
    degree: Callable[[Sequence[int]], int] = _no_degree
    # sum of magnitudes of its terms, by functions that give this sum and the magnitude as a whole for an argument
    magnitude: Callable[..., Any] | None = None
    commutes: bool = False
    kinked: bool = False  # not differentiable at some points
    one_sided: bool = False  # on one side of its kink an argument has no influence
    dear: bool = False  # takes as long as many sums and products

    @property
    def is_sum(self) -> bool:
        """Whether it adds or subtracts two terms, which may cancel."""
        return self.arity == 2 and self.degree is _sum_degree


def apply(name: str, *values):
    """One operation on scalars, expressions or floats."""
    for value in values:
        pool = getattr(value, "pool", None)
        if pool is not None:
            return pool.apply(name, *values)
    return float(OPERATIONS[name].folded(*values))


def _positive_power(x, exponent):
    outside = x <= 0.0  # False for NaN, which must not become a number
    return np.where(outside, 0.0, np.power(np.where(outside, 1.0, x), exponent))


def _folded_power(x: float, exponent: float) -> float:
    return 0.0 if x <= 0.0 else x**exponent


def _angle_derivatives(value, y, x) -> tuple:
    square = x * x + y * y
    return x / square, -y / square


def _larger_derivatives(value, a, b) -> tuple:
    first = 0.5 + 0.5 * apply("sign", a - b)
    return first, 1.0 - first


def _smaller_derivatives(value, a, b) -> tuple:
    first = 0.5 - 0.5 * apply("sign", a - b)
    return first, 1.0 - first


def _power_derivatives(value, x, exponent) -> tuple:
    by_exponent = value * apply("log", apply("maximum", x, SMALLEST)) if hasattr(exponent, "pool") else 0.0
    return exponent * apply("power", x, exponent - 1.0), by_exponent


def _arithmetic(name: str, numpy: Callable, derivatives: Callable, of_python: Callable, **traits) -> Operation:
    """An operator of Python, of two arguments unless `arity` is given."""
    return Operation(name, traits.pop("arity", 2), of_python, numpy, derivatives, of_python, **traits)


def _function(name: str, numpy: Callable, derivative: Callable, **traits) -> Operation:
    """A function of one argument, its derivative `derivative(value, argument)`; `math` has it under the same name."""

    def derivatives(value, x) -> tuple:
        return (derivative(value, x),)

    folded = traits.pop("folded", None) or getattr(math, name)
    return Operation(name, 1, folded, numpy, derivatives, function=traits.pop("function", name), **traits)


def _sum_magnitude(size: Callable, total: Callable, a, b):
    return size(a) + size(b)


def _product_magnitude(size: Callable, total: Callable, a, b):
    return size(a) * size(b)


def _quotient_magnitude(size: Callable, total: Callable, a, b):
    return size(a) / total(b)


def _same_magnitude(size: Callable, total: Callable, a):
    return size(a)


_SUM = {"degree": _sum_degree, "magnitude": _sum_magnitude}
_PRODUCT = {"degree": _product_degree, "magnitude": _product_magnitude, "commutes": True}
_QUOTIENT = {"degree": _quotient_degree, "magnitude": _quotient_magnitude}
_SIGN = {"degree": _sum_degree, "magnitude": _same_magnitude}
_ARITHMETIC = (
    _arithmetic("add", np.add, lambda c, a, b: (1.0, 1.0), operator.add, infix="+", commutes=True, **_SUM),
    _arithmetic("sub", np.subtract, lambda c, a, b: (1.0, -1.0), operator.sub, infix="-", **_SUM),
    _arithmetic("mul", np.multiply, lambda c, a, b: (b, a), operator.mul, infix="*", **_PRODUCT),
    _arithmetic("div", np.divide, lambda c, a, b: (1.0 / b, -c / b), operator.truediv, infix="/", **_QUOTIENT),
    _arithmetic("neg", np.negative, lambda c, a: (-1.0,), operator.neg, arity=1, **_SIGN),
)
_FUNCTIONS = (
    _function("sin", np.sin, lambda y, x: apply("cos", x), dear=True),
    _function("cos", np.cos, lambda y, x: -apply("sin", x), dear=True),
    _function("tan", np.tan, lambda y, x: 1.0 + y * y, dear=True),
    _function("asin", np.arcsin, lambda y, x: 1.0 / apply("sqrt", 1.0 - x * x), dear=True),
    _function("acos", np.arccos, lambda y, x: -1.0 / apply("sqrt", 1.0 - x * x), dear=True),
    _function("atan", np.arctan, lambda y, x: 1.0 / (1.0 + x * x), dear=True),
    _function("sinh", np.sinh, lambda y, x: apply("cosh", x), dear=True),
    _function("cosh", np.cosh, lambda y, x: apply("sinh", x), dear=True),
    _function("tanh", np.tanh, lambda y, x: 1.0 - y * y, dear=True),
    _function("exp", np.exp, lambda y, x: y, dear=True),
    _function("log", np.log, lambda y, x: 1.0 / x, dear=True),
    _function("sqrt", np.sqrt, lambda y, x: 0.5 / y),
    _function("abs", np.abs, lambda y, x: apply("sign", x), folded=abs, function="absolute", kinked=True),
    _function("sign", np.sign, lambda y, x: 0.0, folded=np.sign, kinked=True, one_sided=True),
    _function("floor", np.floor, lambda y, x: 0.0, kinked=True, one_sided=True),
)
_PAIRED = {"kinked": True, "one_sided": True}
_TWO_ARGUMENTS = (
    Operation("atan2", 2, math.atan2, np.arctan2, _angle_derivatives, function="atan2", dear=True),
    Operation("maximum", 2, max, np.maximum, _larger_derivatives, function="maximum", commutes=True, **_PAIRED),
    Operation("minimum", 2, min, np.minimum, _smaller_derivatives, function="minimum", commutes=True, **_PAIRED),
    Operation("power", 2, _folded_power, _positive_power, _power_derivatives, function="positive_power", **_PAIRED),
)
OPERATIONS: dict[str, Operation] = {row.name: row for row in (*_ARITHMETIC, *_FUNCTIONS, *_TWO_ARGUMENTS)}
NUMPY_OPERATIONS = {name: row.numpy for name, row in OPERATIONS.items()}
FUNCTIONS = " ".join(sorted(row.function for row in OPERATIONS.values() if row.function))  # for messages
