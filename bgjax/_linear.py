"""Static sparse LDLᵀ on scalar expressions: planned once, unrolled into plain arithmetic."""

from collections.abc import Collection, Mapping, Sequence

import numpy as np

from ._expression import Scalar


Sparse = Mapping[tuple[int, int], Scalar]


def _zero(value: Scalar) -> bool:
    return isinstance(value, float) and value == 0.0


def minimum_degree(size: int, pattern: Sequence[tuple[int, int]], last: Collection[int] = ()) -> list[int]:
    """Elimination order that keeps the fill small: fewest neighbours first, those of `last` after all others."""
    neighbours: dict[int, set[int]] = {i: set() for i in range(size)}
    for i, j in pattern:
        if i != j:
            neighbours[i].add(j)
            neighbours[j].add(i)
    order = []
    while neighbours:
        pivot = min(neighbours, key=lambda i: (i in last, len(neighbours[i]), i))
        around = neighbours.pop(pivot)
        for i in around:
            neighbours[i].discard(pivot)
            neighbours[i] |= around - {i}
        order.append(pivot)
    return order


def solve_symmetric(matrix: Sparse, right: Sequence[Scalar], last: Collection[int] = ()) -> list[Scalar]:
    """x with A x = b for symmetric A, given by its nonzeros (both triangles or one). A is definite; or the part without
    `last` is, and what is left of `last` after its elimination too: multipliers after what they act on."""
    size = len(right)
    order = minimum_degree(size, list(matrix), last)
    place = {row: position for position, row in enumerate(order)}
    rows: list[dict[int, Scalar]] = [{} for _ in range(size)]  # rows of the lower triangle
    for (i, j), value in matrix.items():
        a, b = place[i], place[j]
        if b <= a and not _zero(value):
            rows[a][b] = value
    for (i, j), value in matrix.items():  # a triangle given the other way round
        a, b = place[i], place[j]
        if b > a and not _zero(value):
            rows[b].setdefault(a, value)
    columns = _factor(rows)
    return _back(columns, rows, [right[i] for i in order], order)


def _factor(rows: list[dict[int, Scalar]]) -> list[list[int]]:
    """In place: rows[i][j] becomes L_ij, rows[i][i] becomes 1 / D_i. Returns the columns' rows."""
    size = len(rows)
    columns: list[set[int]] = [set() for _ in range(size)]
    for i, row in enumerate(rows):
        for j in row:
            if j != i:
                columns[j].add(i)
    for k in range(size):
        inverse = 1.0 / rows[k][k]
        below = sorted(columns[k])
        raw = {i: rows[i][k] for i in below}
        for i in below:
            rows[i][k] = raw[i] * inverse
        for i in below:
            for j in below:
                if j <= i:
                    rows[i][j] = rows[i].get(j, 0.0) - rows[i][k] * raw[j]
                    if j != i:
                        columns[j].add(i)
        rows[k][k] = inverse
    return [sorted(c) for c in columns]


def _back(columns, rows, right: list[Scalar], order: list[int]) -> list[Scalar]:
    size = len(right)
    for k in range(size):
        for i in columns[k]:
            right[i] = right[i] - rows[i][k] * right[k]
    x: list[Scalar] = [right[k] * rows[k][k] for k in range(size)]
    for k in reversed(range(size)):
        for i in columns[k]:
            x[k] = x[k] - rows[i][k] * x[i]
    result: list[Scalar] = [0.0] * size
    for position, row in enumerate(order):
        result[row] = x[position]
    return result


def symmetrised(matrix: np.ndarray) -> np.ndarray:
    """½ (A + Aᵀ): what a field's law uses, so that gradients by either entry agree."""
    return matrix if matrix.ndim < 2 else 0.5 * matrix + 0.5 * matrix.T


def times(value, vector: np.ndarray) -> np.ndarray:
    """A field applied to a vector: scalar, diagonal or full symmetric."""
    full = np.ndim(value) == 2
    return symmetrised(value) @ vector if full else value * vector


def divide(value, vector: np.ndarray) -> np.ndarray:
    """The inverse field applied to a vector."""
    if np.ndim(value) < 2:
        return vector / value
    value = symmetrised(value)
    size = len(vector)
    entries = {(i, j): value[i, j] for i in range(size) for j in range(i + 1)}
    return np.array(solve_symmetric(entries, list(vector)), dtype=object)
