"""Back onto the constraints: corrections of the states that close the gaps and stop the constrained flows.

Both are the answers of the inertias to impulses of the multipliers, so that the projection is the one in
the norm of the kinetic energy, and its matrix that of the multipliers themselves (design.md §2). The symbol `level`
chooses: 0 closes gaps, 1 stops flows. One program in a loop of two rounds compiles in half the time of two programs.
"""

from ._expression import Expr, Scalar
from ._passes import linear_forms
from ._problem import Problem, Row
from ._unknowns import Closing, Solved


def make_closing(problem: Problem, solved: Solved, settled: dict[int, Scalar], size: int) -> list[Scalar]:
    """Change of every state at this level; zeros where there is nothing to close.

    `settled` are states as they should be whatever the constraints say, such as unit quaternions."""
    pool, level = problem.pool, problem.pool.symbol("level")
    states = [pool.symbol("state", k).index for k in range(size)]
    change: list[Scalar] = [(1.0 - level) * (settled[s] - pool.expr(s)) if s in settled and solved.closings else 0.0 for s in states]
    for closing in solved.closings:
        answer = _answer(problem, closing, [_residual(row, level) for row in closing.rows])
        moved = {s: level * value for s, value in answer.items()}
        if any(row.before is not None and row.before.gap is not None for row in closing.rows):
            moved |= {s: (1.0 - level) * value for s, value in _carried(problem, answer).items()}
        change = [a + moved.get(s, 0.0) for a, s in zip(change, states, strict=True)]
    return change


def _residual(row: Row, level: Expr) -> Scalar:
    if row.before is None:
        return 0.0
    gap = 0.0 if row.before.gap is None else row.before.gap
    return level * row.before.residual + (1.0 - level) * gap


def _answer(problem: Problem, closing: Closing, residuals: list[Scalar]) -> dict[int, Scalar]:
    """Change of every flow state by the impulses that take the residuals away."""
    impulses = closing.response(problem, residuals)
    rates = [problem.rates[flow] for flow in problem.flows]
    forms = linear_forms(problem.pool, rates, closing.unknowns)
    return {flow: sum((c * impulses[u] for u, c in form.items()), 0.0) for flow, form in zip(problem.flows, forms, strict=True)}


def _carried(problem: Problem, change: dict[int, Scalar]) -> dict[int, Scalar]:
    """What the other states do while the flows last: positions, orientations, displacements."""
    symbols = [s for s in problem.rates if problem.pool.nodes[s][1][0] == "state" and s not in change]
    forms = linear_forms(problem.pool, [problem.rates[s] for s in symbols], problem.flows)
    return {s: sum((c * change[v] for v, c in form.items()), 0.0) for s, form in zip(symbols, forms, strict=True)}
