"""Back onto the constraints: corrections of the states that close the gaps and stop the constrained flows.

Both are the answers of the inertias to impulses of the multipliers, so that the projection is the one in
the norm of the kinetic energy, and its matrix that of the multipliers themselves (design.md §2). The symbol `level`
chooses: 0 closes gaps, 1 stops flows. One program in a loop of two rounds compiles in half the time of two programs.
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
    """Change of every state at this level; zeros where there is nothing to close.

    `settled` are states as they should be whatever the constraints say, such as unit quaternions, `tidied` those as joints have
    them that are flow sources. With `levels` independent flows and what they carry stay as they are."""
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
    """1 for states that are solved from others now: dependent flows, and what only they move."""
    flags = dict(zip(levels.flows, levels.dependent(problem), strict=True))
    return [reduce(minimum, [flags.get(v, 0.0) for v in movers]) if movers else 0.0 for movers in _movers(problem, size)]


def following_states(problem: Problem, levels: Levels, size: int) -> tuple[int, ...]:
    """Places of the states that are solved from others in general."""
    dependent = set(levels.flows) - set(levels.independent)
    return tuple(k for k, movers in enumerate(_movers(problem, size)) if movers and set(movers) <= dependent)


def _movers(problem: Problem, size: int) -> list[list[int]]:
    """Flows that move each state; a flow moves itself."""
    states = [problem.pool.symbol("state", k).index for k in range(size)]
    forms = linear_forms(problem.pool, [problem.rates.get(s, 0.0) for s in states], problem.flows)
    return [[s] if s in problem.flows else list(form) for s, form in zip(states, forms, strict=True)]


def _projected(row: Row | None) -> bool:
    """Whether a row is a constraint that is kept by projection; not where Baumgarte's terms keep it."""
    return row is not None and row.stabilisation is None


def _residual(row: Row | None, level: Expr) -> Scalar:
    """What a constraint asks for at this level."""
    if not _projected(row):
        return 0.0
    return level * row.residual + (1.0 - level) * (0.0 if row.gap is None else row.gap)


def _answer(problem: Problem, solved: Solved, closing: Closing, residuals: list[Scalar]) -> dict[int, Scalar]:
    """Change of every flow state by the impulses that take the residuals away."""
    impulses = closing.response(residuals)
    if not problem.regularised:
        solved.implicit.append(_equations(problem, solved, closing, residuals, impulses))
    rates = [problem.rates[flow] for flow in problem.flows]
    forms = linear_forms(problem.pool, rates, closing.unknowns)
    return {flow: sum((c * impulses[u] for u, c in form.items()), 0.0) for flow, form in zip(problem.flows, forms, strict=True)}


def _equations(problem: Problem, solved: Solved, closing: Closing, residuals: list[Scalar], impulses: dict[int, Scalar]) -> Implicit:
    """What the impulses are the solution of, for derivatives: rows are linear in their multipliers, so that matrix times impulses is a slope
    of the rows, which has a part of the operations that the entries of the matrix have."""
    pool = problem.pool
    symbols = {u: pool.symbol("impulse", len(solved.implicit), u) for u in closing.unknowns}
    answers = tangents(pool, [row.residual for row in closing.rows], symbols)
    rows = [a + r for a, r in zip(answers, residuals, strict=True)]
    own = [symbols[u].index for u in closing.unknowns]
    return Implicit(problem, own, rows, closing.equations, [impulses[u] for u in closing.unknowns], solved.memo)


def _carried(problem: Problem, change: dict[int, Scalar]) -> dict[int, Scalar]:
    """What the other states do while the flows last: positions, orientations, displacements."""
    symbols = [s for s in problem.rates if problem.pool.nodes[s][1][0] == "state" and s not in change]
    forms = linear_forms(problem.pool, [problem.rates[s] for s in symbols], problem.flows)
    return {s: sum((c * change[v] for v, c in form.items()), 0.0) for s, form in zip(symbols, forms, strict=True)}
