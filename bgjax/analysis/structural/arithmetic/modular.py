"""Arithmetic modulo a prime as a backend: for equations that need no more than the four operations."""

import operator
import random
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from ....expressions.operations import OPERATIONS
from .base import AbstractArithmetic, NoExactForm, refusing
from .residues import PRIME, Residue


RATIONAL = {"add": operator.add, "sub": operator.sub, "mul": operator.mul, "div": operator.truediv, "neg": operator.neg}


class Modular(AbstractArithmetic):
    """Residues modulo a prime. Decimal numbers are taken as they are written, 0.1 as one tenth."""

    name = "exact arithmetic"

    def __init__(self, seed: int = 0):
        self._random = random.Random(seed)
        self._operations = refusing(RATIONAL, tuple(OPERATIONS))

    @property
    def operations(self) -> Mapping[str, Any]:
        return self._operations

    def number(self, value: float) -> Residue:
        try:
            return Residue.of(Fraction(repr(float(value))))
        except ValueError:
            raise NoExactForm("a number that is not finite") from None

    def random(self) -> Residue:
        return Residue(self._random.randrange(1, PRIME))

    def size(self, number: Any) -> float:
        return 1.0 if number else 0.0

    def is_zero(self, number: Any, among: float = 1.0) -> bool:
        return not number
