"""Reactions of redundant constraints: distributes Lagrange multipliers among dropped and kept rows.

The motion does not depend on this distribution, the reactions do. Dropped rows d repeat the kept rows k: G_d = T G_k.
Of all multipliers with the same effect on the motion, those are reported that stiff joints with the rows' compliances
would have: the ones of least energy, for equal compliances those of least norm. Where joints are flow sources, their
efforts follow from the multipliers and take part in the distribution. Rows of positions and of velocities share alike,
and so do rows that were dropped where their unknowns are solved (`Repetition`).
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from ...expressions.expression import Pool, Scalar
from ...expressions.passes import linear_forms, substitute_all, tangents
from ...expressions.sparse_ldl import solve_symmetric
from ..unknowns.problem import Problem, Row
from ..unknowns.solved import ProjectionBlock, Solved


class Held(NamedTuple):
    """One effort of a constrained port that is a flow source, and its compliance for the distribution of reactions."""

    effort: Scalar
    compliance: Scalar


def shared_multipliers(
    problem: Problem, solved: Solved, dropped: Sequence[Row], held: Sequence[Held] = ()
) -> dict[int, Scalar]:
    """Values of all multipliers for results, including those of dropped rows. Empty if some multipliers are unknowns of
    a nonlinear loop (friction that depends on reactions); the dropped ones then remain zero."""
    if not _are_linear(problem, solved):
        return {}
    rows = [*_relations(problem, solved, dropped), *[repetition.kept for repetition in solved.repetitions]]
    dropped = [*dropped, *[repetition.row for repetition in solved.repetitions]]
    soft = {row.unknown: row.compliance for row in problem.residuals if row.constraint}
    there = list(zip(held, _held_answers(problem, rows, dropped, held), strict=True))
    matrix = _compliances(rows, dropped, soft)
    for a, b in matrix:
        matrix[a, b] = matrix[a, b] + sum((h.compliance * t[a] * t[b] for h, t in there), 0.0)
    own = []
    for row in rows:
        own.append(sum((t * soft.get(u, 0.0) * solved.solved_values[u] for u, t in row.items()), 0.0))
    efforts = substitute_all(problem.pool, [h.effort for h in held], solved.solved_values)
    for a, value in enumerate(own):
        pairs = zip(there, efforts, strict=True)
        own[a] = value - sum((h.compliance * t[a] * e for (h, t), e in pairs), 0.0)
    shares = solve_symmetric(matrix, own)
    values: dict[int, Scalar] = {row.unknown: share for row, share in zip(dropped, shares, strict=True)}
    for unknown in {u: None for row in rows for u in row}:
        pairs = zip(rows, shares, strict=True)
        shared = sum((row[unknown] * share for row, share in pairs if unknown in row), 0.0)
        values[unknown] = solved.solved_values[unknown] - shared
    return values


def _are_linear(problem: Problem, solved: Solved) -> bool:
    """Whether all multipliers are solved in linear blocks; those of positions in blocks of differentiated rows."""
    nonlinear = {u for block in solved.blocks for u in block.unknowns}
    linear = {u for projection in solved.projections for u in projection.unknowns}
    linear |= {repetition.row.unknown for repetition in solved.repetitions}
    own = [row for row in problem.residuals if row.constraint]
    return all(row.unknown not in nonlinear if row.gap is None else row.unknown in linear for row in own)


def _compliances(
    rows: list[dict[int, Scalar]], dropped: Sequence[Row], soft: Mapping[int, Scalar]
) -> dict[tuple[int, int], Scalar]:
    """The lower triangle of the matrix of compliances with respect to the dropped multipliers."""
    matrix = {}
    for a, row in enumerate(rows):
        for b in range(a + 1):
            matrix[a, b] = (dropped[a].compliance if a == b else 0.0) + _dot(row, rows[b], soft)
    return matrix


# penalty for a change of the motion, relative to the compliances, and number of corrections (each reduces it by about
# STIFF)
STIFF, ROUNDS = 1e6, 3
LARGEST = 48  # multipliers up to which reactions are distributed


def shared_regularised(
    problem: Problem, solved: Solved, dropped: Sequence[Row], held: Sequence[Held]
) -> dict[int, Scalar]:
    """As `shared_multipliers`, where the redundant rows change along the motion and none can be dropped. A change n of
    the multipliers that does not affect the motion, B n = 0, is chosen so that the energy of all efforts is least, by
    the method of multipliers (Hestenes 1969)."""
    linear = {u for projection in solved.projections for u in projection.unknowns}
    rows = [row for row in problem.residuals if row.constraint and not row.drive]
    rows = [row for row in rows if row.gap is not None or row.unknown in linear]
    equal = all(isinstance(row.compliance, float) and row.compliance == 1.0 for row in rows)
    plain = equal and not held and not dropped
    if plain or not {row.unknown for row in rows} <= linear or len(rows) + len(dropped) > LARGEST:
        return {}
    rows = [*rows, *dropped]
    unknowns = [row.unknown for row in rows]
    keeping = _squared(_motion_forms(problem, solved, unknowns), unknowns)
    forms = linear_forms(problem.pool, [h.effort for h in held], unknowns)
    weighted = []
    for h, form in zip(held, forms, strict=True):
        weighted.append({u: h.compliance * value for u, value in form.items()})
    energy = _product(weighted, forms, unknowns)
    energy |= {(k, k): energy.get((k, k), 0.0) + row.compliance for k, row in enumerate(rows)}
    efforts = substitute_all(problem.pool, [h.effort for h in held], solved.solved_values)
    gradient = [row.compliance * solved.solved_values.get(row.unknown, 0.0) for row in rows]
    for k, u in enumerate(unknowns):
        pairs = zip(weighted, efforts, strict=True)
        gradient[k] = gradient[k] + sum((form[u] * e for form, e in pairs if u in form), 0.0)
    change = _least(energy, keeping, gradient)
    return {u: solved.solved_values.get(u, 0.0) + n for u, n in zip(unknowns, change, strict=True)}


def _motion_forms(problem: Problem, solved: Solved, unknowns: Sequence[int]) -> list[dict[int, Scalar]]:
    """Coefficients of the multipliers in the equations that determine the motion."""
    residuals = [row.residual for projection in solved.projections for row in projection.rows]
    forms = linear_forms(problem.pool, residuals, unknowns)
    entries = [value for form in forms for value in form.values()]
    values = iter(substitute_all(problem.pool, entries, solved.solved_values))
    return [dict(zip(form, values, strict=False)) for form in forms]  # each form takes as many values as it has


def _squared(forms: list[dict[int, Scalar]], unknowns: Sequence[int]) -> dict[tuple[int, int], Scalar]:
    return _product(forms, forms, unknowns)


def _product(
    one: list[dict[int, Scalar]], other: list[dict[int, Scalar]], unknowns: Sequence[int]
) -> dict[tuple[int, int], Scalar]:
    """Sum over pairs of forms of the products of their coefficients, as the lower triangle of a matrix over
    unknowns."""
    place, found = {u: k for k, u in enumerate(unknowns)}, {}
    for first, second in zip(one, other, strict=True):
        for u, a in first.items():
            for v, b in second.items():
                if place[u] >= place[v]:
                    found[place[u], place[v]] = found.get((place[u], place[v]), 0.0) + a * b
    return found


def _least(energy: dict, keeping: dict, gradient: list[Scalar]) -> list[Scalar]:
    """The n that minimises ½ n·E n + gradient·n subject to K n = 0."""
    size = len(gradient)
    weight = STIFF * _trace(energy, size) / _trace(keeping, size) if keeping else 0.0
    firm = {place: weight * value for place, value in keeping.items()}
    whole = {place: energy.get(place, 0.0) + firm.get(place, 0.0) for place in {**energy, **firm}}
    forces, change = [-1.0 * s for s in gradient], list(gradient)
    for _ in range(ROUNDS):
        change = solve_symmetric(whole, forces)
        moved = [_row_times(firm, i, change) for i in range(size)]
        forces = [f - m for f, m in zip(forces, moved, strict=True)]
    return change


def _trace(entries: dict, size: int) -> Scalar:
    return sum((entries.get((k, k), 0.0) for k in range(size)), 0.0)


def _row_times(lower: dict, i: int, vector: list[Scalar]) -> Scalar:
    """One row of a symmetric matrix, given by its lower triangle, times a vector."""
    places = [(max(i, j), min(i, j)) for j in range(len(vector))]
    return sum((lower[place] * x for place, x in zip(places, vector, strict=True) if place in lower), 0.0)


def _relations(problem: Problem, solved: Solved, dropped: Sequence[Row]) -> list[dict[int, Scalar]]:
    """T: each dropped row as a combination of kept rows, from the coefficients of both with respect to the unknowns;
    efforts act with the signs of their bonds."""
    pool = problem.pool
    rates = tangents(pool, [row.residual for row in dropped], problem.rates)
    found: list[dict[int, Scalar]] = [{} for _ in dropped]
    for projection in solved.projections:
        forms = linear_forms(pool, rates, projection.unknowns)
        for k, form in enumerate(forms):
            if form:
                found[k] |= _changes(projection, form, dropped[k].sign)
    return found


def _changes(projection: ProjectionBlock, form: Mapping[int, Scalar], sign: float) -> dict[int, Scalar]:
    """By how much the multipliers of a block decrease for a unit of that of a dropped row with these coefficients."""
    answer = projection.equations.solve_transposed([form.get(u, 0.0) for u in projection.unknowns])
    pairs = [(row.origin, t) for row, t in zip(projection.rows, answer, strict=True) if row.constraint]
    return {row.unknown: sign * row.sign * t for row, t in pairs if not Pool.is_zero(t)}


def _held_answers(
    problem: Problem, rows: list[dict[int, Scalar]], dropped: Sequence[Row], held: Sequence[Held]
) -> list[list[Scalar]]:
    """Derivative of the effort of each flow source by each dropped multiplier, while the kept multipliers change such
    that the motion remains the same."""
    unknowns = [*{u: None for row in rows for u in row}, *[row.unknown for row in dropped]]
    forms = linear_forms(problem.pool, [h.effort for h in held], unknowns)

    def change(form: Mapping[int, Scalar], row: Mapping[int, Scalar], own: Row) -> Scalar:
        return form.get(own.unknown, 0.0) - sum((form[u] * t for u, t in row.items() if u in form), 0.0)

    answers = []
    for form in forms:
        answers.append([change(form, row, own) for row, own in zip(rows, dropped, strict=True)])
    return answers


def _dot(a: dict[int, Scalar], b: dict[int, Scalar], weight: dict[int, Scalar]) -> Scalar:
    return sum((value * weight.get(key, 0.0) * b[key] for key, value in a.items() if key in b), 0.0)
