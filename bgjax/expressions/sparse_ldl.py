"""Solve a sparse symmetric system of scalar expressions by LDLᵀ in a fixed order, unrolled into scalar arithmetic."""

import heapq
from collections.abc import Collection, Hashable, Mapping, Sequence

import numpy as np

from .block_labels import Marks
from .expression import Expr, Pool, Scalar


Sparse = Mapping[tuple[int, int], Scalar]


def minimum_degree(
    size: int,
    pattern: Sequence[tuple[int, int]],
    last: Collection[int] = (),
    groups: Sequence[Hashable] | None = None,
) -> list[int]:
    """Minimum-degree elimination order, which keeps the fill-in small; the unknowns in `last` come after all others.
    Unknowns of one group stay together."""
    members: dict[Hashable, list[int]] = {}
    for i in range(size):
        members.setdefault((i in last, i if groups is None else groups[i]), []).append(i)
    group = {i: key for key, own in members.items() for i in own}
    neighbours: dict[Hashable, set[Hashable]] = {key: set() for key in members}
    for i, j in pattern:
        if group[i] != group[j]:
            neighbours[group[i]].add(group[j])
            neighbours[group[j]].add(group[i])
    order: list[int] = []

    def entry(key: Hashable) -> tuple:
        return key[0], sum(len(members[n]) for n in neighbours[key]), members[key][0], key

    queue = [entry(key) for key in neighbours]
    heapq.heapify(queue)
    while neighbours:
        _, degree, _, pivot = heapq.heappop(queue)
        if pivot not in neighbours or degree != sum(len(members[n]) for n in neighbours[pivot]):
            continue  # outdated entry: the degree has changed since
        around = neighbours.pop(pivot)
        for key in around:
            neighbours[key].discard(pivot)
            neighbours[key] |= around - {key}
            heapq.heappush(queue, entry(key))
        order += members[pivot]
    return order


def column_nonzeros(size: int, pattern: Sequence[tuple[int, int]], order: Sequence[int]) -> list[int]:
    """Number of nonzeros below the diagonal in every column of the factor L."""
    place = {row: position for position, row in enumerate(order)}
    below: list[set[int]] = [set() for _ in range(size)]
    for i, j in pattern:
        if i != j:
            below[min(place[i], place[j])].add(max(place[i], place[j]))
    for rows in below:
        if rows:  # fill-in: the rows of a column are added to the column of the first of them
            first = min(rows)
            below[first] |= rows - {first}
    return [len(rows) for rows in below]


def solve_symmetric(
    matrix: Sparse,
    right: Sequence[Scalar],
    last: Collection[int] = (),
    groups: Sequence[Hashable] | None = None,
) -> list[Scalar]:
    """x with A x = b for symmetric A, given by its nonzeros (both triangles or one). Either A is definite, or the block
    without `last` is definite and so is the Schur complement of `last` (multipliers are eliminated after the unknowns
    they act on). With `groups`, unknowns are eliminated group by group, and nodes are labelled with their place in the
    group, so that loop detection matches equal groups."""
    size = len(right)
    order = minimum_degree(size, list(matrix), last, groups)
    marks, places = Marks(groups is not None), _places(order, groups)
    place = {row: position for position, row in enumerate(order)}
    rows: list[dict[int, Scalar]] = [{} for _ in range(size)]  # rows of the lower triangle
    for (i, j), value in matrix.items():
        a, b = place[i], place[j]
        if b <= a and not Pool.is_zero(value):
            rows[a][b] = value
    for (i, j), value in matrix.items():  # entries given in the other triangle only
        a, b = place[i], place[j]
        if b > a and not Pool.is_zero(value):
            rows[b].setdefault(a, value)
    columns = _factor(rows, marks, places)
    return _back(columns, rows, [right[i] for i in order], order, marks, places)


def _places(order: Sequence[int], groups: Sequence[Hashable] | None) -> list[int]:
    """Position of each pivot within its group."""
    places: list[int] = []
    for position, row in enumerate(order):
        again = position and groups is not None and groups[row] == groups[order[position - 1]]
        places.append(places[-1] + 1 if again else 0)
    return places


def _take(mark: Marks, place: int, below: Sequence[int], solve: int = 0) -> None:
    """Label the following nodes with this pivot and the number of the substitution: successive substitutions are
    different passes along a chain, and loop detection must not mix them up."""
    mark.take((place, len(below), solve), {row: k for k, row in enumerate(below)})


def _factor(rows: list[dict[int, Scalar]], mark: Marks, places: Sequence[int]) -> list[list[int]]:
    """Factorise in place: rows[i][j] becomes L_ij, rows[i][i] becomes 1 / D_i. Returns the rows of each column."""
    size = len(rows)
    columns: list[set[int]] = [set() for _ in range(size)]
    for i, row in enumerate(rows):
        for j in row:
            if j != i:
                columns[j].add(i)
    for k in range(size):
        below = sorted(columns[k])
        _take(mark, places[k], below)
        inverse = mark(1.0 / rows[k][k], "inverse")
        raw = {i: rows[i][k] for i in below}
        for i in below:
            rows[i][k] = mark.product("L", raw[i], inverse, i)
        for i in below:
            for j in below:
                if j <= i:
                    value = rows[i].get(j, 0.0)
                    product = mark.product("product", rows[i][k], raw[j], i, j)
                    rows[i][j] = mark.difference("left", value, product, i, j)
                    if j != i:
                        columns[j].add(i)
        rows[k][k] = inverse
    return [sorted(c) for c in columns]


def _back(columns, rows, right: list[Scalar], order: list[int], mark: Marks, places: Sequence[int]) -> list[Scalar]:
    size = len(right)
    pool = next((r.pool for r in right if isinstance(r, Expr)), None)
    solve = 0 if pool is None else pool.number_of_solve()
    for k in range(size):
        _take(mark, places[k], columns[k], solve)
        for i in columns[k]:
            right[i] = mark.difference("forward", right[i], mark.product("forth", rows[i][k], right[k], i), i)
    x = list(right)
    for k in reversed(range(size)):
        _take(mark, places[k], columns[k], solve)
        x[k] = mark.product("middle", x[k], rows[k][k])
        for i in columns[k]:
            x[k] = mark.difference("backward", x[k], mark.product("back", rows[i][k], x[i], i), i)
    result: list[Scalar] = [0.0] * size
    for position, row in enumerate(order):
        result[row] = x[position]
    return result


def symmetrised(matrix: np.ndarray) -> np.ndarray:
    """½ (A + Aᵀ), used by the law of a field, so that derivatives with respect to A_ij and A_ji are equal."""
    return matrix if matrix.ndim < 2 else 0.5 * matrix + 0.5 * matrix.T


def times(value, vector: np.ndarray) -> np.ndarray:
    """A field (scalar, diagonal or full symmetric matrix) times a vector."""
    full = np.ndim(value) == 2
    return symmetrised(value) @ vector if full else value * vector


def divide_by_field(value, vector: np.ndarray) -> np.ndarray:
    """The inverse of a field times a vector."""
    if np.ndim(value) < 2:
        return vector / value
    value = symmetrised(value)
    size = len(vector)
    entries = {(i, j): value[i, j] for i in range(size) for j in range(i + 1)}
    return np.array(solve_symmetric(entries, list(vector)), dtype=object)
