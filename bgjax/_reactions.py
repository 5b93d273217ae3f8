"""Multipliers of constraints that repeat each other: the motion does not need them, the reactions do (design.md §2).

Rows d that repeat the kept rows k obey G_d = T G_k. Of all multipliers with the same effect, the ones are told that stiff joints
of the rows' compliances would share: least energy, for equal compliances the shortest vector.
"""

from collections.abc import Sequence

from ._expression import Scalar
from ._linear import solve_symmetric
from ._passes import linear_forms, tangents
from ._problem import Problem, Row
from ._unknowns import Solved, linear_solution


def shared_multipliers(problem: Problem, solved: Solved, dropped: Sequence[Row]) -> dict[int, Scalar]:
    """Values of all multipliers, those of dropped rows too, for results; nothing where some of them come out of a nonlinear
    loop (friction that depends on reactions): there the dropped ones stay zero."""
    linear = {u for closing in solved.closings for u in closing.unknowns}
    if not {row.unknown for row in problem.residuals if row.constraint and row.gap is not None} <= linear:
        return {}
    rows = _relations(problem, solved, dropped)
    size = len(rows)
    soft = {row.unknown: row.compliance for row in problem.residuals}
    own_soft = [row.compliance for row in dropped]
    matrix = {(a, b): (own_soft[a] if a == b else 0.0) + _dot(rows[a], rows[b], soft) for a in range(size) for b in range(a + 1)}
    own = [sum((t * soft[u] * solved.memo[u] for u, t in row.items()), 0.0) for row in rows]
    shares = solve_symmetric(matrix, own)
    values: dict[int, Scalar] = {row.unknown: share for row, share in zip(dropped, shares, strict=True)}
    for unknown in {u: None for row in rows for u in row}:
        values[unknown] = solved.memo[unknown] - sum((row[unknown] * share for row, share in zip(rows, shares, strict=True) if unknown in row), 0.0)
    return values


def _relations(problem: Problem, solved: Solved, dropped: Sequence[Row]) -> list[dict[int, Scalar]]:
    """T: each dropped row as a combination of kept ones, from how both answer to the kept multipliers."""
    pool = problem.pool
    rates = tangents(pool, [row.residual for row in dropped], problem.rates)
    found: list[dict[int, Scalar]] = [{} for _ in dropped]
    for closing in solved.closings:
        forms = linear_forms(pool, rates, closing.unknowns)
        for row, form in zip(found, forms, strict=True):
            if form:
                answer = linear_solution(problem, closing.matrix, [form.get(u, 0.0) for u in closing.unknowns])[0]
                row |= {u: t for u, t in zip(closing.unknowns, answer, strict=True) if not (isinstance(t, float) and t == 0.0)}
    return found


def _dot(a: dict[int, Scalar], b: dict[int, Scalar], weight: dict[int, Scalar]) -> Scalar:
    return sum((value * weight[key] * b[key] for key, value in a.items() if key in b), 0.0)
