"""What resistors receive where they determine each other: the equations of an algebraic loop, solved."""

from collections.abc import Mapping, Sequence

import numpy as np

from ....expressions.calls import SolveCall
from .entries import ZERO, Entries, product
from .sampled import Sampled, constant


def received_by_resistors(driving: Entries, coupling: Entries, resistance: Entries, count: int) -> Entries:
    """Y = (1 − K D)⁻¹ N, with the rows and columns of coupled resistors alone solved."""
    loop = product(coupling, resistance)
    coupled = sorted({i for i, _ in loop})
    if not coupled:
        return driving
    columns = sorted({j for i, j in driving})
    right = {i: {j: driving[i, j] for j in columns if (i, j) in driving} for i in range(count)}
    for i in coupled:  # what they get from resistors that are not coupled back is known
        for (a, b), e in loop.items():
            if a == i and b not in coupled:
                for j, value in right[b].items():
                    right[i][j] = right[i].get(j, ZERO) + e * value
    left = {(i, j): -loop[i, j] for i in coupled for j in coupled if (i, j) in loop}
    for i in coupled:
        left[i, i] = constant(1.0) + left[i, i] if (i, i) in left else constant(1.0)
    diagonal = all(i == j or e is ZERO for (i, j), e in resistance.items())
    _solve(coupled, left, right) if diagonal else _solve_pivoted(coupled, left, right, columns)
    return {(i, j): e for i, row in right.items() for j, e in row.items() if not e.is_zero}


def _solve(rows: Sequence[int], left: Entries, right: Mapping[int, dict[int, Sampled]]) -> None:
    """Elimination in place without a choice of pivots: with diagonal D ⪰ 0 no leading minor of 1 − K D vanishes."""
    for place, p in enumerate(rows):
        for i in rows[:place] + rows[place + 1 :]:
            factor = left.pop((i, p), None)
            if factor is None:
                continue
            factor = factor / left[p, p]
            for j in rows:
                if j != p and (p, j) in left:
                    left[i, j] = left.get((i, j), ZERO) - factor * left[p, j]
            for j, value in right[p].items():
                right[i][j] = right[i].get(j, ZERO) - factor * value
    for p in rows:
        right[p].update({j: value / left[p, p] for j, value in right[p].items()})


def _solve_pivoted(rows: Sequence[int], left: Entries, right: Mapping, columns: Sequence[int]) -> None:
    """The same by one pivoted solve for each column, for resistances that are full matrices."""
    size = len(rows)
    pool = next(e.value.pool for e in left.values() if hasattr(e.value, "pool"))
    matrix = [left.get((i, j), ZERO) for i in rows for j in rows]
    dense = np.stack([e.at for e in matrix], axis=-1).reshape(-1, size, size)
    for j in columns:
        column = [right[i].get(j, ZERO) for i in rows]
        solved = pool.call(SolveCall(size), [e.value for e in (*matrix, *column)], size)
        at = np.linalg.solve(dense, np.stack([e.at for e in column], axis=-1)[..., None])[..., 0]
        depends = max(e.depends for e in (*matrix, *column))
        for k, i in enumerate(rows):
            right[i][j] = Sampled(solved[k], at[:, k], np.abs(at).sum(axis=1), depends)
