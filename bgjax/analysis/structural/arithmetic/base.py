"""What structural analysis asks of an arithmetic: numbers from texts, random numbers, and whether a number is zero."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from typing import Any

from ....expressions.backends.base import AbstractBackend
from ....expressions.calls import AbstractTarget, SolveCall


ROUNDED = 13  # significant digits from which on a number counts as rounded, not as written by a user


class NoExactForm(Exception):
    """An operation that an arithmetic cannot compute; the caller takes another arithmetic."""


class Margins:
    """The smallest number that counted as nonzero and the largest that counted as zero, relative to their terms."""

    def __init__(self, zero: float = 0.0):
        self.nonzero, self.zero = float("inf"), zero

    def is_zero(self, size: float, among: float, limit: float) -> bool:
        """Whether a magnitude is zero beside terms of magnitude `among`."""
        share = size / max(among, 1e-300)
        if share < limit:
            self.zero = max(self.zero, share)
            return True
        self.nonzero = min(self.nonzero, share)
        return False

    @property
    def gap(self) -> float:
        """Ratio of the two."""
        return self.nonzero / self.zero if self.zero else float("inf")


class AbstractArithmetic(AbstractBackend, ABC):
    """A backend whose scalars behave like numbers of Python, with a test for zero."""

    name: str  # for reports

    @abstractmethod
    def random(self) -> Any:
        """A random number of no particular size."""

    @abstractmethod
    def size(self, number: Any) -> float:
        """A magnitude by which pivots are compared: zero for zeros."""

    @abstractmethod
    def is_zero(self, number: Any, among: float = 1.0) -> bool:
        """Whether a number is zero, beside terms of magnitude `among`."""

    def gap(self) -> float:
        """How clearly zeros were told from other numbers: the ratio of the smallest of these to the largest zero."""
        return float("inf")

    def constant(self, value: float) -> Any:
        return self.number(value)

    @abstractmethod
    def number(self, value: float, among: float = 1.0) -> Any:
        """A number as a user wrote it: 0.1 is one tenth. `among` is the largest number of its array."""

    @abstractmethod
    def fraction(self, number: Any) -> Fraction | None:
        """The fraction of small numbers that a number is, if it is one."""

    # -- calls ------------------------------------------------------------------------------------------------
    def solve(self, target: SolveCall, arguments: Sequence, width: int) -> Sequence:
        """The solution of a small linear system by elimination with pivots."""
        size = target.size
        rows = [[*arguments[i * size : (i + 1) * size], arguments[size * size + i]] for i in range(size)]
        return self.solved(rows)

    def solved(self, rows: list[list]) -> list:
        """x of [A b] by elimination."""
        size = len(rows)
        for k in range(size):
            best = max(range(k, size), key=lambda i: self.size(rows[i][k]))
            if self.is_zero(rows[best][k]):
                raise ZeroDivisionError("a matrix is singular")
            rows[k], rows[best] = rows[best], rows[k]
            rows[k] = [x / rows[k][k] for x in rows[k]]
            for i in range(size):
                if i != k and not self.is_zero(rows[i][k]):
                    factor = rows[i][k]
                    rows[i] = [x - factor * y for x, y in zip(rows[i], rows[k], strict=True)]
        return [row[-1] for row in rows]

    def _refused(self, target: AbstractTarget, arguments: Sequence, width: int) -> Sequence:
        raise NoExactForm(target.base.label)

    regular_solve = rank_solve = dependent_columns = newton = law = jacobian = _refused


def significant_digits(value: float) -> int:
    """Digits of the shortest decimal that denotes a float; none of infinities and NaN."""
    text = repr(abs(float(value))).partition("e")[0].replace(".", "").strip("0")
    return len(text) if text.isdigit() else 0


def refusing(operations: Mapping[str, Callable], names: Sequence[str]) -> dict[str, Callable]:
    """The operations, and functions that raise `NoExactForm` in place of those that are missing."""

    def missing(name: str) -> Callable:
        def function(*arguments: Any) -> Any:
            raise NoExactForm(name)

        return function

    return {name: operations.get(name) or missing(name) for name in names}
