"""Back onto the constraints: corrections of the states that close the gaps and stop the constrained flows.

Both are the answers of the inertias to impulses of the multipliers, so that the projection is the one in
the norm of the kinetic energy, and its matrix that of the multipliers themselves (design.md §2).
"""

from ._expression import Scalar
from ._passes import linear_forms
from ._problem import Problem
from ._unknowns import Closing, Solved


def make_closings(problem: Problem, solved: Solved, settled: dict[int, Scalar], size: int) -> tuple[list[Scalar], list[Scalar]]:
    """(Δ of the states that closes the gaps, Δ that stops the flows); zeros where there is nothing to close.

    `settled` are states as they should be whatever the constraints say, such as unit quaternions."""
    states = [problem.pool.symbol("state", k).index for k in range(size)]
    positions: list[Scalar] = [settled[s] - problem.pool.expr(s) if s in settled and solved.closings else 0.0 for s in states]
    velocities: list[Scalar] = [0.0] * size
    for closing in solved.closings:
        stopped = _answer(problem, closing, [0.0 if row.before is None else row.before.residual for row in closing.rows])
        velocities = [a + stopped.get(s, 0.0) for a, s in zip(velocities, states, strict=True)]
        gaps = [0.0 if row.before is None or row.before.gap is None else row.before.gap for row in closing.rows]
        if any(not isinstance(gap, float) for gap in gaps):
            moved = _carried(problem, _answer(problem, closing, gaps))
            positions = [a + moved.get(s, 0.0) for a, s in zip(positions, states, strict=True)]
    return positions, velocities


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
