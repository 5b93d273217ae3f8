"""Decimal numbers of seventy digits that know by how much they change if the rounded numbers of a model change.

A number that a user wrote, 0.1, is exact. A number of sixteen digits, 0.7071067811865475, was rounded: the exact one,
with which loops close and axes are at right angles, is near it. Every number therefore carries what it would change by,
to first order, if all rounded numbers changed in a random direction by their rounding (in two such directions, as the
parts of a complex number): random numbers instead of bounds, so that errors which cancel do cancel (Vignes 1993).
"""

import random
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal
from fractions import Fraction
from functools import lru_cache
from typing import Any, Union

from .base import ROUNDED, significant_digits


DIGITS = 70
CONTEXT = Context(prec=DIGITS + 5, Emax=MAX_EMAX, Emin=MIN_EMIN, traps=[])
PRECISION = 2.0**-52  # relative, of numbers in double precision
NAN = Decimal("NaN")
Operand = Union["Number", int, float, Fraction]
_add, _subtract, _multiply, _divide = CONTEXT.add, CONTEXT.subtract, CONTEXT.multiply, CONTEXT.divide


class Number:
    """A decimal number with its change."""

    __slots__ = ("change", "value")

    def __init__(self, value: Decimal, change: complex = 0.0):
        self.value, self.change = value, change

    def __add__(self, other: Operand) -> "Number":
        if type(other) is not Number:
            other = number(other)
        return Number(_add(self.value, other.value), self.change + other.change)

    def __sub__(self, other: Operand) -> "Number":
        if type(other) is not Number:
            other = number(other)
        return Number(_subtract(self.value, other.value), self.change - other.change)

    def __mul__(self, other: Operand) -> "Number":
        if type(other) is not Number:
            other = number(other)
        change = 0.0
        if self.change:
            change = self.change * float(other.value)
        if other.change:
            change += other.change * float(self.value)
        return Number(_multiply(self.value, other.value), change)

    def __truediv__(self, other: Operand) -> "Number":
        if type(other) is not Number:
            other = number(other)
        if not other.value:
            raise ZeroDivisionError("division by zero")
        found = _divide(self.value, other.value)
        if self.change or other.change:
            return Number(found, (self.change - float(found) * other.change) / float(other.value))
        return Number(found)

    def __radd__(self, other: Operand) -> "Number":
        return number(other) + self

    def __rsub__(self, other: Operand) -> "Number":
        return number(other) - self

    def __rmul__(self, other: Operand) -> "Number":
        return number(other) * self

    def __rtruediv__(self, other: Operand) -> "Number":
        return number(other) / self

    def __neg__(self) -> "Number":
        return Number(self.value.copy_negate(), -self.change)

    def __abs__(self) -> "Number":
        return -self if self.value.is_signed() else self

    def __pow__(self, exponent: Operand) -> "Number":
        power = number(exponent).value
        return differenced(lambda x: CONTEXT.power(x, power), self)

    def sqrt(self) -> "Number":
        """The square root; not a number for negative ones."""
        return differenced(CONTEXT.sqrt, self)

    def __lt__(self, other: Operand) -> bool:
        return _below(_subtract(self.value, number(other).value))

    def __le__(self, other: Operand) -> bool:
        rest = _subtract(self.value, number(other).value)
        return _below(rest) or not rest

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Number | int | float | Fraction) and self.value == number(other).value

    def __hash__(self) -> int:
        return hash(self.value)

    def __bool__(self) -> bool:
        return bool(self.value)

    def __float__(self) -> float:
        return float(self.value)

    def __str__(self) -> str:
        return str(self.value)

    def __repr__(self) -> str:
        return f"Number({float(self)}, {abs(self.change):.1e})"


def _below(value: Decimal) -> bool:
    """Whether a decimal is negative; not if it is no number."""
    return bool(value) and value.is_signed() and not value.is_nan()


def number(value: Any, among: float = 1.0) -> Number:
    """A number as it is written, with a change if it was rounded; `among` is the largest number of its array."""
    if isinstance(value, Number):
        return value
    if isinstance(value, Fraction):
        return Number(_divide(Decimal(value.numerator), Decimal(value.denominator)))
    if isinstance(value, int):
        return Number(Decimal(value))
    return _float(float(value), among)


def exact(value: float) -> Number:
    """A float that was not rounded, whatever its digits."""
    return Number(Decimal(repr(float(value))))


def uncertain(value: float, error: float) -> Number:
    """A float that is known up to an error."""
    return Number(Decimal(repr(float(value))), error * direction(abs(value)))


@lru_cache(maxsize=10_000)
def _float(value: float, among: float) -> Number:
    digits = significant_digits(value)
    if digits < ROUNDED:
        return exact(value)
    share = max(PRECISION, 10.0 ** (1 - digits))
    size = among if abs(value) < RESIDUE * among else abs(value)
    return uncertain(value, share * size * (1.0 if value > 0 else -1.0))


RESIDUE = 1e-12  # share of the largest number of an array below which a rounded one is a residue of cancellation


@lru_cache(maxsize=10_000)
def direction(size: float) -> complex:
    """A random direction: the same for a number wherever it occurs, and for its negative."""
    draws = random.Random(repr(size))
    return complex(draws.gauss(0.0, 1.0), draws.gauss(0.0, 1.0))


def differenced(function: Any, *arguments: Number) -> Number:
    """A function of decimals; its change by differences."""
    values = [a.value for a in arguments]
    found, change = function(*values), 0.0
    for unit, part in ((1.0, "real"), (1.0j, "imag")):
        steps = [Decimal(getattr(a.change, part)) for a in arguments]
        if any(steps):
            change += unit * _difference(function, found, values, steps)
    return Number(found, change)


def _difference(function: Any, found: Decimal, values: list[Decimal], steps: list[Decimal]) -> float:
    """How a function changes by steps; by the opposite steps where it has no value otherwise."""
    for sign in (_add, _subtract):
        moved = function(*[sign(x, step) for x, step in zip(values, steps, strict=True)])
        if not moved.is_nan():
            return float(_subtract(moved, found))
    return 0.0
