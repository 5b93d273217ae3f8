"""Exact arithmetic on fractions and modulo a prime, as backends: for equations that need only the four operations."""

import operator
import random
from abc import ABC
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ....expressions.operations import OPERATIONS
from .base import ROUNDED, AbstractArithmetic, NoExactForm, refusing, significant_digits
from .residues import PRIME, Residue, small_fraction


OPERATORS = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
    "neg": operator.neg,
}
LARGEST = 1000  # denominator of a fraction that is shown
OWN = refusing(OPERATORS, tuple(OPERATIONS))


class AbstractExact(AbstractArithmetic, ABC):
    """Numbers without rounding. Decimal numbers are taken as they are written, 0.1 as one tenth; numbers with so many
    digits that they must have been rounded, as one third, are refused."""

    name = "exact arithmetic"

    def __init__(self, seed: int = 0):
        self._random = random.Random(seed)

    @property
    def operations(self) -> Mapping[str, Any]:
        return OWN

    def size(self, number: Any) -> float:
        return 1.0 if number else 0.0

    def is_zero(self, number: Any, among: float = 1.0) -> bool:
        return not number


class Modular(AbstractExact):
    """Residues modulo a prime."""

    def number(self, value: float, among: float = 1.0) -> Residue:
        return Residue.of(as_written(value))

    def fraction(self, number: Residue) -> Fraction | None:
        return small_fraction(number)

    def random(self) -> Residue:
        return Residue(self._random.randrange(1, PRIME))


class Rational(AbstractExact):
    """Fractions, of which the digits grow: for moderate sizes."""

    def number(self, value: float, among: float = 1.0) -> Fraction:
        return as_written(value)

    def fraction(self, number: Fraction) -> Fraction | None:
        return number if number.denominator <= LARGEST else None

    def random(self) -> Fraction:
        return Fraction(self._random.randrange(1, 10**6))


def as_written(value: Any) -> Fraction:
    """A finite number as the shortest decimal that denotes it; a rounded number has no exact form."""
    if significant_digits(value) >= ROUNDED:
        raise NoExactForm("a number that was rounded")
    try:
        return Fraction(repr(float(value)))
    except ValueError:
        raise NoExactForm("a number that is not finite") from None
