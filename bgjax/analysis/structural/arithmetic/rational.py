"""Exact arithmetic on fractions and modulo a prime, as backends: for equations that need only the four operations."""

import operator
import random
from abc import ABC
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ....expressions.operations import OPERATIONS
from .base import AbstractArithmetic, NoExactForm, refusing
from .residues import PRIME, Residue


OPERATORS = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "div": operator.truediv,
    "neg": operator.neg,
}
OWN = refusing(OPERATORS, tuple(OPERATIONS))


class AbstractExact(AbstractArithmetic, ABC):
    """Numbers without rounding. Decimal numbers are taken as they are written, 0.1 as one tenth."""

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

    def number(self, value: float) -> Residue:
        return Residue.of(as_written(value))

    def random(self) -> Residue:
        return Residue(self._random.randrange(1, PRIME))


class Rational(AbstractExact):
    """Fractions, of which the digits grow: for moderate sizes."""

    def number(self, value: float) -> Fraction:
        return as_written(value)

    def random(self) -> Fraction:
        return Fraction(self._random.randrange(1, 10**6))


def as_written(value: Any) -> Fraction:
    """A finite number as the shortest decimal that denotes it."""
    try:
        return Fraction(repr(float(value)))
    except ValueError:
        raise NoExactForm("a number that is not finite") from None
