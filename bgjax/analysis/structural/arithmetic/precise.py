"""Seventy decimal digits as a backend, for equations with roots, angles and laws in JAX, of which the zeros are told
from numbers that only rounding of the model's numbers keeps from being zero."""

import random
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any

import numpy as np

from ....expressions.backends.numpy.backend import NumpyBackend
from ....expressions.calls import AbstractTarget, JacobianCall
from ....expressions.operations import OPERATIONS, Operation
from .base import AbstractArithmetic, Margins
from .number import CONTEXT, DIGITS, NAN, PRECISION, Number, differenced, direction, exact, number


ZERO = 1e-30  # relative to the terms beside which it stands: rounding, and errors of points, are many decades below
UNLIKELY = 1e4  # a number within so many of its changes counts as zero
USUAL = 1e2  # numbers that are zero but for rounding are usually within so many
NEAR = 1e-20  # largest difference from a fraction that is read from decimals


class Precise(AbstractArithmetic):
    """Decimal numbers of seventy digits; laws in JAX are those of the `elements`, in double precision."""

    name = f"{DIGITS} digits"

    def __init__(self, elements: Mapping[str, Any] | None = None, seed: int = 0):
        self._random, self._laws = random.Random(seed), NumpyBackend(elements or {})
        self.margins, self.changes = Margins(), Margins(USUAL)
        self.rounded = False  # whether any number that was asked for was rounded

    @property
    def operations(self) -> Mapping[str, Callable]:
        return PRECISE_OPERATIONS

    def number(self, value: Any, among: float = 1.0) -> Number:
        found = number(value, among)
        self.rounded = self.rounded or bool(found.change)
        return found

    def exact(self, value: float) -> Number:
        """A number that was not rounded, whatever its digits: a random one."""
        return exact(value)

    def near(self, value: Number, error: float, place: int = 0) -> Number:
        """A number that is known up to an error, unless it is zero; numbers at other places have other errors."""
        return Number(value.value, error * direction(place or abs(float(value)))) if value else value

    def random(self) -> Number:
        """Between one half and two: sizes that do not hide a rank."""
        return Number(CONTEXT.divide(Decimal(self._random.randrange(2**49, 2**51)), Decimal(2**50)))

    # -- zeros ------------------------------------------------------------------------------------------------
    def size(self, value: Number) -> float:
        size = abs(float(value.value))
        return 0.0 if value.change and size <= UNLIKELY * abs(value.change) else size

    def is_zero(self, value: Number, among: float = 1.0) -> bool:
        size = abs(float(value.value))
        if value.change and size and self.changes.is_zero(size, abs(value.change), UNLIKELY):
            return True
        return self.margins.is_zero(size, among, ZERO)

    def gap(self) -> float:
        return min(self.margins.gap, self.changes.gap)

    def forgetful(self) -> "Precise":
        """The same arithmetic, of which the decisions on zeros are not recorded in this one."""
        found = copy(self)
        found.margins, found.changes = Margins(), Margins(USUAL)
        return found

    def fraction(self, value: Number) -> Fraction | None:
        near = Fraction(float(value)).limit_denominator(1000)
        return near if abs(float(value - near)) <= max(NEAR, UNLIKELY * abs(value.change)) else None

    # -- laws -------------------------------------------------------------------------------------------------
    def law(self, target: AbstractTarget, arguments: Sequence, width: int) -> list[Number]:
        """A law in JAX: its results are known to double precision."""
        floats = [float(x) for x in arguments]
        found = np.ravel(self._laws.call(target, floats, width))
        error = PRECISION * float(np.max(np.abs(found), initial=0.0))
        changes = np.array([complex(getattr(x, "change", 0.0)) for x in arguments])
        moved = np.zeros(len(found))
        if np.any(changes):
            size = len(found) * len(floats)
            slopes = self._laws.call(JacobianCall(target), floats, size)
            moved = np.reshape(slopes, (len(found), len(floats))) @ changes
        own = [self.near(exact(x), error) for x in found]
        return [Number(x.value, x.change + complex(more)) for x, more in zip(own, moved, strict=True)]

    jacobian = law


def _in_decimals(function: Callable) -> Callable[..., Number]:
    return lambda *arguments: differenced(function, *map(number, arguments))


def _by_mpmath(name: str) -> Callable[..., Number]:
    """A function of mpmath on decimals; not a number where it is complex."""

    def function(*arguments: Decimal) -> Decimal:
        context = _mpmath()
        found = getattr(context, name)(*[context.mpf(str(x)) for x in arguments])
        return Decimal(context.nstr(found, context.dps)) if isinstance(found, context.mpf) else NAN

    return _in_decimals(function)


@lru_cache(maxsize=1)
def _mpmath() -> Any:
    try:
        import mpmath
    except ImportError:
        message = "Ranks of equations with angles are computed with seventy digits by mpmath: "
        raise ImportError(message + "pip install 'bgjax[symbolic]'.") from None
    context = mpmath.mp.clone()
    context.dps = CONTEXT.prec
    return context


def _power(x: Decimal, exponent: Decimal) -> Decimal:
    return Decimal(0) if not x or x.is_signed() else CONTEXT.power(x, exponent)


def _sign(x: Number) -> Number:
    return Number(Decimal(0) if not x else Decimal(1).copy_sign(x.value))


OWN: dict[str, Callable] = {
    "exp": _in_decimals(CONTEXT.exp),
    "log": _in_decimals(CONTEXT.ln),
    "sqrt": _in_decimals(CONTEXT.sqrt),
    "power": _in_decimals(_power),
    "abs": abs,
    "sign": lambda x: _sign(number(x)),
    "maximum": lambda x, y: max(number(x), number(y)),
    "minimum": lambda x, y: min(number(x), number(y)),
}


def _function(operation: Operation) -> Callable:
    return operation.operator or OWN.get(operation.name) or _by_mpmath(operation.name)


PRECISE_OPERATIONS = {name: _function(row) for name, row in OPERATIONS.items()}
