"""Arithmetic modulo a large prime: rational numbers without rounding, in which a rank is exact.

A rational function of random residues vanishes by chance with a probability of its degree over the prime, 2⁶¹ − 1.
"""

from fractions import Fraction
from typing import Union


PRIME = 2**61 - 1
Number = Union["Residue", int, float, Fraction]


class Residue:
    """An integer modulo `PRIME`, with the four operations of a field."""

    __slots__ = ("value",)

    def __init__(self, value: int):
        self.value = value % PRIME

    @classmethod
    def of(cls, number: Number) -> "Residue":
        """The residue of a whole number, a fraction or a decimal as it is written."""
        if isinstance(number, Residue):
            return number
        if isinstance(number, int):
            return cls(number)
        if isinstance(number, float):
            number = Fraction(repr(float(number)))
        return cls(number.numerator * pow(number.denominator, -1, PRIME))

    def __add__(self, other: Number) -> "Residue":
        return Residue(self.value + (other.value if type(other) is Residue else Residue.of(other).value))

    def __sub__(self, other: Number) -> "Residue":
        return Residue(self.value - (other.value if type(other) is Residue else Residue.of(other).value))

    def __rsub__(self, other: Number) -> "Residue":
        return Residue.of(other) - self

    def __mul__(self, other: Number) -> "Residue":
        return Residue(self.value * (other.value if type(other) is Residue else Residue.of(other).value))

    def __truediv__(self, other: Number) -> "Residue":
        divisor = Residue.of(other).value
        if not divisor:
            raise ZeroDivisionError("division by zero modulo the prime")
        return Residue(self.value * pow(divisor, -1, PRIME))

    def __rtruediv__(self, other: Number) -> "Residue":
        return Residue.of(other) / self

    def __neg__(self) -> "Residue":
        return Residue(-self.value)

    def __pow__(self, exponent: float) -> "Residue":
        if int(exponent) != exponent:
            raise TypeError("a residue has whole powers only")
        return Residue(pow(self.value, int(exponent), PRIME))

    def __bool__(self) -> bool:
        return self.value != 0

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Residue | int | float | Fraction) and self.value == Residue.of(other).value

    def __hash__(self) -> int:
        return hash(self.value)

    def __repr__(self) -> str:
        return f"Residue({self.value})"

    __radd__, __rmul__ = __add__, __mul__


def small_fraction(residue: Residue, largest: int = 1000) -> Fraction | None:
    """The fraction with small numerator and denominator that has this residue, if there is one (by Euclid's
    algorithm)."""
    before, now, weight_before, weight = PRIME, residue.value, 0, 1
    while now > largest:
        quotient = before // now
        before, now = now, before - quotient * now
        weight_before, weight = weight, weight_before - quotient * weight
    if not weight or abs(weight) > largest:
        return None
    return Fraction(now, weight)
