"""Ranks, null spaces and Krylov spaces of matrices in any arithmetic."""

from collections.abc import Iterable, Sequence
from typing import Any

from ..arithmetic.base import AbstractArithmetic


Vector = list
Matrix = list[list]


class Echelon:
    """Independent vectors in echelon form, to which vectors are added one by one."""

    def __init__(self, arithmetic: AbstractArithmetic):
        self.arithmetic = arithmetic
        self.rows: list[tuple[int, Vector]] = []  # each with the place of its pivot, which is one

    def __len__(self) -> int:
        return len(self.rows)

    def add(self, vector: Sequence) -> Vector | None:
        """The part of a vector that is independent of those before, which is added; None if there is none."""
        sizes = self.arithmetic.size
        rest, scale = list(vector), max(map(sizes, vector), default=0.0)
        if scale == 0.0:
            return None
        for place, row in self.rows:
            factor = rest[place]
            if factor:
                scale = max(scale, sizes(factor) * max(map(sizes, row)))
                rest = [x - factor * y if y else x for x, y in zip(rest, row, strict=True)]
        place = max(range(len(rest)), key=lambda k: sizes(rest[k]))
        if self.arithmetic.is_zero(rest[place], scale) and all([self.arithmetic.is_zero(x, scale) for x in rest]):
            return None
        pivot = rest[place]
        rest = [x / pivot for x in rest]
        self.rows.append((place, rest))
        return rest


def rank(rows: Iterable[Sequence], arithmetic: AbstractArithmetic) -> int:
    """The rank of a matrix."""
    found = Echelon(arithmetic)
    for row in rows:
        found.add(row)
    return len(found)


def transposed(matrix: Matrix) -> Matrix:
    return [list(column) for column in zip(*matrix, strict=True)]


def times(matrix: Matrix, vector: Sequence, zero: Any) -> Vector:
    """A matrix times a vector."""
    return [sum((x * y for x, y in zip(row, vector, strict=True) if x and y), zero) for row in matrix]


def krylov(matrix: Matrix, starts: Iterable[Sequence], arithmetic: AbstractArithmetic) -> Echelon:
    """The smallest space that holds the start vectors and is invariant under the matrix."""
    zero, found = arithmetic.number(0.0), Echelon(arithmetic)
    waiting = [list(start) for start in starts]
    while waiting:
        new = found.add(waiting.pop(0))
        if new is not None:
            waiting.append(times(matrix, new, zero))
    return found


def complement(space: Echelon, size: int) -> list[Vector]:
    """Vectors w with w·v = 0 for every v of a space: one for every place that is not a pivot."""
    number = space.arithmetic.number
    rows = _reduced(space)
    pivots = {place for place, _ in rows}
    found = []
    for free in [k for k in range(size) if k not in pivots]:
        vector = [number(0.0)] * size
        vector[free] = number(1.0)
        for place, row in rows:
            vector[place] = -row[free]
        found.append(vector)
    return found


def _reduced(space: Echelon) -> list[tuple[int, Vector]]:
    """Echelon rows with zeros at the pivots of all others."""
    rows = list(space.rows)
    for number in reversed(range(len(rows))):
        place, row = rows[number]
        for other in range(number):
            own, values = rows[other]
            if values[place]:
                factor = values[place]
                rows[other] = own, [x - factor * y for x, y in zip(values, row, strict=True)]
    return rows
