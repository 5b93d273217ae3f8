"""Projection onto constraints as expressions: positions first, then velocities, in the norm of kinetic energy.

Both corrections are responses of the inertias to impulses of the multipliers. The projection is therefore orthogonal in
the norm of kinetic energy, and uses the matrix of the multipliers. The symbol `order` selects:
at 0 positions are projected (gaps become zero), at 1 velocities (constraint flows become zero). One program in a loop
of two iterations compiles in half the time of two programs.
"""

from collections.abc import Mapping
from functools import reduce

from ...expressions.expression import Expr, Scalar, minimum
from ...expressions.passes import linear_forms, tangents
from ..unknowns.implicit import Implicit
from ..unknowns.problem import Problem, Row
from ..unknowns.solved import ProjectionBlock, Solved
from .independent_coordinates import CoordinateSplit


def projection_changes(
    problem: Problem,
    solved: Solved,
    normalised: dict[int, Scalar],
    reset_poses: dict[int, Scalar],
    size: int,
    split: CoordinateSplit | None = None,
) -> list[Scalar]:
    """Correction of every state of the order `order`; zeros where nothing is projected.

    `normalised` are states as required apart from constraints, such as unit quaternions; `reset_poses` are those
    computed from the coordinates of joints that are flow sources. With `split`, independent flows and the states they
    move keep their values."""
    pool, order = problem.pool, problem.pool.symbol("order")
    states = [pool.symbol("state", k).index for k in range(size)]
    right = {**(normalised if solved.projections or reset_poses else {}), **reset_poses}
    change: list[Scalar] = [(1.0 - order) * (right[s] - pool.expr(s)) if s in right else 0.0 for s in states]
    if split is not None:
        answers = [(split.change(problem, [_residual(row, order) for row in split.rows]), split.rows)]
    else:
        answers = _answers(problem, solved)
    for answer, rows in answers:
        moved = {s: order * value for s, value in answer.items()}
        if any(row is not None and row.gap is not None for row in rows):
            moved |= {s: (1.0 - order) * value for s, value in _carried(problem, answer).items()}
        change = [a + moved.get(s, 0.0) for a, s in zip(change, states, strict=True)]
    return change


def dependent_states(problem: Problem, split: CoordinateSplit, size: int) -> list[Scalar]:
    """For each state, 1 if at present it is solved from other states: dependent flows, and states that only they
    move."""
    flags = dict(zip(split.flows, split.dependent(problem), strict=True))

    def least(movers) -> Scalar:
        return reduce(minimum, [flags.get(v, 0.0) for v in movers]) if movers else 0.0

    return [least(movers) for movers in _movers(problem, size)]


def following_states(problem: Problem, split: CoordinateSplit, size: int) -> tuple[int, ...]:
    """Positions of the states that in general are solved from other states."""
    dependent = set(split.flows) - set(split.independent)
    return tuple(k for k, movers in enumerate(_movers(problem, size)) if movers and set(movers) <= dependent)


def _movers(problem: Problem, size: int) -> list[list[int]]:
    """For each state, the flows on which its rate depends; for a flow, the flow itself."""
    states = [problem.pool.symbol("state", k).index for k in range(size)]
    forms = linear_forms(problem.pool, [problem.rates.get(s, 0.0) for s in states], problem.flows)
    return [[s] if s in problem.flows else list(form) for s, form in zip(states, forms, strict=True)]


def _projected(row: Row | None) -> bool:
    """Whether a row is a constraint enforced by projection rather than by Baumgarte's terms."""
    return row is not None and row.stabilisation is None


def _residual(row: Row | None, order: Expr) -> Scalar:
    """Residual of a constraint of this order: its gap or its flow."""
    if not _projected(row):
        return 0.0
    return order * row.residual + (1.0 - order) * (0.0 if row.gap is None else row.gap)


def _answers(problem: Problem, solved: Solved) -> list[tuple[dict[int, Scalar], list[Row | None]]]:
    """For each block with projected constraints, the change of every flow state, and the constraints."""
    order, found = problem.pool.symbol("order"), []
    for projection in solved.projections:
        rows = [row.before for row in projection.rows]
        if any(map(_projected, rows)):
            residuals = [_residual(row, order) for row in rows]
            found.append((_answer(problem, solved, projection, residuals), rows))
    return found


def _answer(
    problem: Problem, solved: Solved, projection: ProjectionBlock, residuals: list[Scalar]
) -> dict[int, Scalar]:
    """Change of every flow state by the impulses that make the residuals zero."""
    impulses = projection.response(residuals)
    if not problem.regularised:
        solved.implicit.append(_equations(problem, solved, projection, residuals, impulses))
    rates = [problem.rates[flow] for flow in problem.flows]
    forms = linear_forms(problem.pool, rates, projection.unknowns)
    return {flow: _at(form, impulses) for flow, form in zip(problem.flows, forms, strict=True)}


def _at(form: Mapping[int, Scalar], values: Mapping[int, Scalar]) -> Scalar:
    """The value of a linear form."""
    return sum((c * values[u] for u, c in form.items()), 0.0)


def _equations(
    problem: Problem,
    solved: Solved,
    projection: ProjectionBlock,
    residuals: list[Scalar],
    impulses: dict[int, Scalar],
) -> Implicit:
    """The linear equations of the impulses, for implicit differentiation. Rows are linear in their multipliers, so that
    matrix times impulses is a directional derivative of the rows, which needs fewer operations than the entries of the
    matrix."""
    pool = problem.pool
    symbols = {u: pool.symbol("impulse", len(solved.implicit), u) for u in projection.unknowns}
    answers = tangents(pool, [row.residual for row in projection.rows], symbols)
    rows = [a + r for a, r in zip(answers, residuals, strict=True)]
    own, values = [symbols[u].index for u in projection.unknowns], [impulses[u] for u in projection.unknowns]
    return Implicit(problem, own, rows, projection.equations, values, solved.solved_values)


def _carried(problem: Problem, change: dict[int, Scalar]) -> dict[int, Scalar]:
    """Change of the other states (positions, orientations, displacements) by these flows over a unit of time."""
    symbols = [s for s in problem.rates if problem.pool.key(s)[0] == "state" and s not in change]
    forms = linear_forms(problem.pool, [problem.rates[s] for s in symbols], problem.flows)
    return {s: _at(form, change) for s, form in zip(symbols, forms, strict=True)}
