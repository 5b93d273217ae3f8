"""Solve a symmetric indefinite system of scalar expressions by LDLᵀ with 1×1 and 2×2 pivots in a fixed order.

The pivots are those of Bunch and Parlett (1971), chosen once. If a part has little or no inertia, its accelerations
have no usable pivot of their own: each is eliminated together with a multiplier that constrains it. Pivots are chosen
from numerical samples of the matrix at poses that the mechanism reaches, with its actual parameters.
"""

from collections.abc import Mapping, Sequence

import numpy as np

from .expression import Pool, Scalar


# relative to the largest entries of its rows: size of a good pivot, and of the smallest admissible one
SOUND, LEAST = 0.02, 1e-7
Pivots = list[tuple[int, ...]]


def signs_of(samples: np.ndarray) -> np.ndarray | None:
    """Signs ±1 of the rows that make all sample matrices symmetric; None if there are none."""
    size = samples.shape[1]
    there = np.max(np.abs(samples), axis=0)
    signs, met = np.zeros(size), []
    for first in range(size):
        if not signs[first]:
            signs[first], met = 1.0, [first]
        while met:
            i = met.pop()
            for j in np.flatnonzero((there[i] > 0.0) & (there[:, i] > 0.0) & (signs == 0.0)):
                place = int(np.argmax(np.abs(samples[:, i, j])))
                signs[j] = signs[i] * np.sign(samples[place, i, j]) * np.sign(samples[place, j, i])
                met.append(int(j))
    signed = signs[:, None] * samples
    return signs if np.max(np.abs(signed - np.swapaxes(signed, 1, 2))) <= 1e-9 * np.max(np.abs(signed)) else None


def plan_pivots(samples: np.ndarray, pattern: Sequence[tuple[int, int]]) -> Pivots | None:
    """Elimination order of single unknowns and pairs: fewest neighbours first, among the pivots that are large enough
    in every sample; None if at some step there is no admissible pivot."""
    left, active = np.array(samples), list(range(samples.shape[1]))
    neighbours: dict[int, set[int]] = {i: set() for i in active}
    for i, j in pattern:
        if i != j:
            neighbours[i].add(j)
            neighbours[j].add(i)
    found: Pivots = []
    while active:
        pivot = _best(left, active, neighbours)
        if pivot is None:
            return None
        found.append(pivot)
        _eliminate(left, pivot, active, neighbours)
    return found


def _best(left: np.ndarray, active: list[int], neighbours: Mapping[int, set[int]]) -> tuple[int, ...] | None:
    rest = left[:, active][:, :, active]
    largest = np.maximum(np.max(np.abs(rest), axis=2), 1e-150)
    diagonal = np.diagonal(rest, axis1=1, axis2=2)
    alone = np.min(np.abs(diagonal) / largest, axis=0)
    apart = np.abs(diagonal[:, :, None] * diagonal[:, None] - rest**2) / (largest[:, :, None] * largest[:, None])
    together = np.sqrt(np.min(apart, axis=0))
    choices = [(float(alone[k]), len(neighbours[i]), (i,)) for k, i in enumerate(active)]
    for k, m in np.argwhere(np.triu(together > LEAST, 1)):
        i, j = active[k], active[m]
        if j in neighbours[i]:
            choices.append((float(together[k, m]), len(neighbours[i] | neighbours[j]) - 1, (i, j)))
    sound = [choice for choice in choices if choice[0] > SOUND]
    if sound:
        return min(sound, key=lambda choice: (choice[1], -choice[0]))[2]
    best = max(choices, key=lambda choice: choice[0])
    return best[2] if best[0] > LEAST else None


def _eliminate(left: np.ndarray, pivot: tuple[int, ...], active: list[int], neighbours: dict[int, set[int]]) -> None:
    around = set().union(*[neighbours.pop(i) for i in pivot]) - set(pivot)
    for i in pivot:
        active.remove(i)
    for i in around:
        neighbours[i] = (neighbours[i] | around) - {i, *pivot}
    inner = left[:, list(pivot)][:, :, list(pivot)]
    beside = left[:, active][:, :, list(pivot)]
    left[np.ix_(range(len(left)), active, active)] -= beside @ np.linalg.solve(inner, np.swapaxes(beside, 1, 2))


def solve_planned(matrix: Mapping[tuple[int, int], Scalar], right: Sequence[Scalar], pivots: Pivots) -> list[Scalar]:
    """x with A x = b for symmetric A, given by all its nonzeros (both triangles), with the planned pivots."""
    rows: list[dict[int, Scalar]] = [{} for _ in right]
    for (i, j), value in matrix.items():
        if not Pool.is_zero(value):
            rows[i][j] = value
    x, steps, done = list(right), [], set()
    for pivot in pivots:
        inverse = _inverse([_entries(rows[i], pivot) for i in pivot])
        done |= set(pivot)
        around = sorted({j for i in pivot for j in rows[i] if j not in done})
        factors = {n: _times(_entries(rows[n], pivot), inverse) for n in around}
        for n in around:
            x[n] = x[n] - _dot(factors[n], [x[i] for i in pivot])
            for m in around:
                if m <= n:
                    value = rows[n].get(m, 0.0) - _dot(factors[n], _entries(rows[m], pivot))
                    rows[n][m] = rows[m][n] = value
        steps.append((pivot, inverse, factors))
    for pivot, inverse, factors in reversed(steps):
        own = _times([x[i] for i in pivot], inverse)
        for place, i in enumerate(pivot):
            x[i] = own[place] - sum((factor[place] * x[n] for n, factor in factors.items()), 0.0)
    return x


def _inverse(block: list[list[Scalar]]) -> list[list[Scalar]]:
    """Inverse of a symmetric block of one or two rows."""
    if len(block) == 1:
        return [[1.0 / block[0][0]]]
    (a, b), (_, c) = block
    scale = 1.0 / (a * c - b * b)
    return [[c * scale, -1.0 * b * scale], [-1.0 * b * scale, a * scale]]


def _dot(a: Sequence[Scalar], b: Sequence[Scalar]) -> Scalar:
    return sum((x * y for x, y in zip(a, b, strict=True)), 0.0)


def _entries(row: Mapping[int, Scalar], columns: Sequence[int]) -> list[Scalar]:
    return [row.get(j, 0.0) for j in columns]


def _times(row: Sequence[Scalar], block: Sequence[Sequence[Scalar]]) -> list[Scalar]:
    return [_dot(row, column) for column in zip(*block, strict=True)]


def nonzeros_of(pivots: Pivots, pattern: Sequence[tuple[int, int]]) -> int:
    """Number of nonzeros of L and D."""
    neighbours: dict[int, set[int]] = {i: set() for pivot in pivots for i in pivot}
    for i, j in pattern:
        neighbours[i] |= {j} - {i}
        neighbours[j] |= {i} - {j}
    count = 0
    for pivot in pivots:
        around = set().union(*[neighbours.pop(i) for i in pivot]) - set(pivot)
        count += len(pivot) ** 2 + len(pivot) * len(around)
        for i in around:
            neighbours[i] = (neighbours[i] | around) - {i, *pivot}
    return count
