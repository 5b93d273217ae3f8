"""Multipliers of constraints that repeat each other: the motion does not need them, the reactions do (design.md §2).

Rows d that repeat the kept rows k obey G_d = T G_k. Of all multipliers with the same effect, the ones are told that stiff joints
of the rows' compliances would share: least energy, for equal compliances the shortest vector. Where joints are flow sources,
their efforts follow from the multipliers and share with them.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ._expression import Scalar
from ._linear import solve_symmetric
from ._passes import linear_forms, substitute_all, tangents
from ._problem import Problem, Row
from ._solved import Solved


class Held(NamedTuple):
    """One effort of a constrained port that is a flow source, and the compliance by which it shares."""

    effort: Scalar
    compliance: Scalar


def shared_multipliers(problem: Problem, solved: Solved, dropped: Sequence[Row], held: Sequence[Held] = ()) -> dict[int, Scalar]:
    """Values of all multipliers, those of dropped rows too, for results; nothing where some of them come out of a nonlinear
    loop (friction that depends on reactions): there the dropped ones stay zero."""
    linear = {u for closing in solved.closings for u in closing.unknowns}
    if not {row.unknown for row in problem.residuals if row.constraint and row.gap is not None} <= linear:
        return {}
    rows = _relations(problem, solved, dropped)
    size = len(rows)
    soft = {row.unknown: row.compliance for row in problem.residuals if row.constraint}
    own_soft = [row.compliance for row in dropped]
    there = _held_answers(problem, rows, dropped, held)
    matrix = {(a, b): (own_soft[a] if a == b else 0.0) + _dot(rows[a], rows[b], soft) for a in range(size) for b in range(a + 1)}
    matrix = {(a, b): value + sum((h.compliance * t[a] * t[b] for h, t in zip(held, there, strict=True)), 0.0) for (a, b), value in matrix.items()}
    own = [sum((t * soft[u] * solved.memo[u] for u, t in row.items()), 0.0) for row in rows]
    efforts = substitute_all(problem.pool, [h.effort for h in held], solved.memo)
    own = [o - sum((h.compliance * t[a] * e for h, t, e in zip(held, there, efforts, strict=True)), 0.0) for a, o in enumerate(own)]
    shares = solve_symmetric(matrix, own)
    values: dict[int, Scalar] = {row.unknown: share for row, share in zip(dropped, shares, strict=True)}
    for unknown in {u: None for row in rows for u in row}:
        values[unknown] = solved.memo[unknown] - sum((row[unknown] * share for row, share in zip(rows, shares, strict=True) if unknown in row), 0.0)
    return values


def _relations(problem: Problem, solved: Solved, dropped: Sequence[Row]) -> list[dict[int, Scalar]]:
    """T: each dropped row as a combination of kept ones, from how both answer to the unknowns."""
    pool = problem.pool
    rates = tangents(pool, [row.residual for row in dropped], problem.rates)
    found: list[dict[int, Scalar]] = [{} for _ in dropped]
    for closing in solved.closings:
        forms = linear_forms(pool, rates, closing.unknowns)
        for row, form in zip(found, forms, strict=True):
            if form:
                answer = closing.equations.solve_transposed([form.get(u, 0.0) for u in closing.unknowns])
                kept = [(r.before.unknown, t) for r, t in zip(closing.rows, answer, strict=True) if r.before is not None]
                row |= {u: t for u, t in kept if not (isinstance(t, float) and t == 0.0)}
    return found


def _held_answers(problem: Problem, rows: list[dict[int, Scalar]], dropped: Sequence[Row], held: Sequence[Held]) -> list[list[Scalar]]:
    """How the effort of each flow source changes with each dropped multiplier, while the kept ones make the motion what it was."""
    unknowns = [*{u: None for row in rows for u in row}, *[row.unknown for row in dropped]]
    forms = linear_forms(problem.pool, [h.effort for h in held], unknowns)
    change = lambda form, row, own: form.get(own.unknown, 0.0) - sum((form[u] * t for u, t in row.items() if u in form), 0.0)
    return [[change(form, row, own) for row, own in zip(rows, dropped, strict=True)] for form in forms]


def _dot(a: dict[int, Scalar], b: dict[int, Scalar], weight: dict[int, Scalar]) -> Scalar:
    return sum((value * weight[key] * b[key] for key, value in a.items() if key in b), 0.0)
