"""Value numbering: a node that equals an earlier one (or 0 or ±1) at random points is replaced by it."""

from collections.abc import Hashable, Iterable

import numpy as np

from .expression import Expr, Scalar
from .random_values import RandomValues


POINTS, DIGITS = 5, 1e9
NEAR = 1e-10
WORTH = (0.0, 1.0, -1.0)  # constants that are recognised


class Numbering:
    """Value numbering of the `known` nodes and of those added later. Values are compared to nine digits at points of
    magnitude one: rounding errors grow along a chain of bodies, and a node recognised in one link has to be recognised
    in all links, or loop detection would no longer match them."""

    def __init__(self, problem, known: Iterable[Scalar]):
        self.pool, self.values = problem.pool, RandomValues(problem, np.ones(POINTS))
        self.first: dict[Hashable, tuple[int, float]] = {}  # node and sign
        self._found: dict[int, Scalar] = {}
        for value in known:
            self.simplest(value)

    def simplest(self, value: Scalar) -> Scalar:
        if not isinstance(value, Expr):
            return value
        if value.index not in self._found:
            self._found[value.index] = self._simplest(value)
        return self._found[value.index]

    def _simplest(self, value: Expr) -> Scalar:
        found = self.values.of(value.index)
        if not np.all(np.isfinite(found)):
            return value
        for number in WORTH:
            if np.all(np.abs(found - number) <= NEAR * abs(number)):
                return number
        keys, sign = _keys(found)
        index, before = next((self.first[key] for key in keys if key in self.first), (value.index, sign))
        for key in keys:
            self.first.setdefault(key, (index, before))
        return self.pool.expr(index) if sign == before else -self.pool.expr(index)


def _keys(values: np.ndarray) -> tuple[list[Hashable], float]:
    """Two keys and the sign. The keys round with an offset of half a unit, so that two nearly equal values have at
    least one key in common, even if they lie on either side of a rounding boundary."""
    largest = int(np.argmax(np.abs(values)))
    scale, sign = abs(values[largest]), float(np.sign(values[largest]))
    digits = np.append(sign * values / scale, np.log(scale)) * DIGITS
    rounded = [np.rint(digits + shift).astype(np.int64).tobytes() for shift in (0.0, 0.5)]
    return [key + bytes([number]) for number, key in enumerate(rounded)], sign
