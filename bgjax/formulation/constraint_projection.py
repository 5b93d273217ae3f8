"""Projection onto constraints as expressions: positions first, then velocities, in the norm of kinetic energy.

Both corrections are responses of the inertias to impulses of the multipliers. The projection is therefore orthogonal in
the norm of kinetic energy, and uses the matrix of the multipliers (design.md §2). The symbol `level` selects the level:
at 0 positions are projected (gaps become zero), at 1 velocities (constraint flows become zero). One program in a loop
of two iterations compiles in half the time of two programs.
"""

from functools import reduce

from ..expressions.expression import Expr, Scalar, minimum
from ..expressions.passes import linear_forms, tangents
from .independent_coordinates import Levels
from .unknowns.implicit import Implicit
from .unknowns.problem import Problem, Row
from .unknowns.solved import Closing, Solved


def make_closing(
    problem: Problem, solved: Solved, settled: dict[int, Scalar], tidied: dict[int, Scalar], size: int, levels: Levels | None = None
) -> list[Scalar]:
    """Correction of every state at the level `level`; zeros where nothing is projected.

    `settled` are states as required apart from constraints, such as unit quaternions; `tidied` are poses computed from
    the coordinates of joints that are flow sources. With `levels`, independent flows and the states they move keep
    their values."""
    pool, level = problem.pool, problem.pool.symbol("level")
    states = [pool.symbol("state", k).index for k in range(size)]
    right = {**(settled if solved.closings or tidied else {}), **tidied}
    change: list[Scalar] = [(1.0 - level) * (right[s] - pool.expr(s)) if s in right else 0.0 for s in states]
    if levels is not None:
        answers = [(levels.change(problem, [_residual(row, level) for row in levels.rows]), levels.rows)]
    else:
        befores = [[row.before for row in closing.rows] for closing in solved.closings]
        pairs = [(c, rows) for c, rows in zip(solved.closings, befores, strict=True) if any(map(_projected, rows))]
        answers = [(_answer(problem, solved, c, [_residual(b, level) for b in rows]), rows) for c, rows in pairs]
    for answer, rows in answers:
        moved = {s: level * value for s, value in answer.items()}
        if any(row is not None and row.gap is not None for row in rows):
            moved |= {s: (1.0 - level) * value for s, value in _carried(problem, answer).items()}
        change = [a + moved.get(s, 0.0) for a, s in zip(change, states, strict=True)]
    return change


def dependent_states(problem: Problem, levels: Levels, size: int) -> list[Scalar]:
    """For each state, 1 if at present it is solved from other states: dependent flows, and states that only they
    move."""
    flags = dict(zip(levels.flows, levels.dependent(problem), strict=True))
    return [reduce(minimum, [flags.get(v, 0.0) for v in movers]) if movers else 0.0 for movers in _movers(problem, size)]


def following_states(problem: Problem, levels: Levels, size: int) -> tuple[int, ...]:
    """Positions of the states that in general are solved from other states."""
    dependent = set(levels.flows) - set(levels.independent)
    return tuple(k for k, movers in enumerate(_movers(problem, size)) if movers and set(movers) <= dependent)


def _movers(problem: Problem, size: int) -> list[list[int]]:
    """For each state, the flows on which its rate depends; for a flow, the flow itself."""
    states = [problem.pool.symbol("state", k).index for k in range(size)]
    forms = linear_forms(problem.pool, [problem.rates.get(s, 0.0) for s in states], problem.flows)
    return [[s] if s in problem.flows else list(form) for s, form in zip(states, forms, strict=True)]


def _projected(row: Row | None) -> bool:
    """Whether a row is a constraint enforced by projection rather than by Baumgarte's terms."""
    return row is not None and row.stabilisation is None


def _residual(row: Row | None, level: Expr) -> Scalar:
    """Residual of a constraint at this level: its gap or its flow."""
    if not _projected(row):
        return 0.0
    return level * row.residual + (1.0 - level) * (0.0 if row.gap is None else row.gap)


def _answer(problem: Problem, solved: Solved, closing: Closing, residuals: list[Scalar]) -> dict[int, Scalar]:
    """Change of every flow state by the impulses that make the residuals zero."""
    impulses = closing.response(residuals)
    if not problem.regularised:
        solved.implicit.append(_equations(problem, solved, closing, residuals, impulses))
    rates = [problem.rates[flow] for flow in problem.flows]
    forms = linear_forms(problem.pool, rates, closing.unknowns)
    return {flow: sum((c * impulses[u] for u, c in form.items()), 0.0) for flow, form in zip(problem.flows, forms, strict=True)}


def _equations(problem: Problem, solved: Solved, closing: Closing, residuals: list[Scalar], impulses: dict[int, Scalar]) -> Implicit:
    """The linear equations of the impulses, for implicit differentiation. Rows are linear in their multipliers, so that
    matrix times impulses is a directional derivative of the rows, which needs fewer operations than the entries of the
    matrix."""
    pool = problem.pool
    symbols = {u: pool.symbol("impulse", len(solved.implicit), u) for u in closing.unknowns}
    answers = tangents(pool, [row.residual for row in closing.rows], symbols)
    rows = [a + r for a, r in zip(answers, residuals, strict=True)]
    own = [symbols[u].index for u in closing.unknowns]
    return Implicit(problem, own, rows, closing.equations, [impulses[u] for u in closing.unknowns], solved.memo)


def _carried(problem: Problem, change: dict[int, Scalar]) -> dict[int, Scalar]:
    """Change of the other states (positions, orientations, displacements) by these flows over a unit of time."""
    symbols = [s for s in problem.rates if problem.pool.key(s)[0] == "state" and s not in change]
    forms = linear_forms(problem.pool, [problem.rates[s] for s in symbols], problem.flows)
    return {s: sum((c * change[v] for v, c in form.items()), 0.0) for s, form in zip(symbols, forms, strict=True)}
