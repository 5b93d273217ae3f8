"""Correction of states by which the conditions of an inverse model are kept, after the projection onto constraints.

States move along the directions in which the inputs, and their integrals along the motion, move them: g, ad_f g, …
(Isidori 1995). These directions are tangent to the constraints of joints, which therefore remain satisfied.
"""

from collections.abc import Mapping, Sequence

from ...expressions.expression import Pool, Scalar
from ...expressions.passes import linear_forms, substitute, tangents
from ..unknowns.linear_block import linear_solution
from ..unknowns.problem import Problem
from .influence import Influences
from .records import Condition


Direction = Mapping[int, Scalar]  # by state


def directions(
    problem: Problem, rates: Mapping[int, Scalar], inputs: Mapping[int, Scalar], count: int
) -> list[Direction]:
    """Directions in which the inputs move the states, then those in which they do so with one more integration, up to
    `count` integrations. `rates` are those of the states in terms of the inputs, `inputs` the values of these."""
    pool, states, found = problem.pool, list(rates), []
    forms = linear_forms(pool, list(rates.values()), list(inputs))
    latest = [{s: form[u] for s, form in zip(states, forms, strict=True) if u in form} for u in inputs]
    latest = [_at(pool, direction, inputs) for direction in latest]
    motion = substitute(pool, list(rates.values()), dict(inputs))
    for _ in range(count):
        found += latest
        moved = [tangents(pool, motion, direction) for direction in latest]
        latest = [{s: -x for s, x in zip(states, values, strict=True) if not Pool.is_zero(x)} for values in moved]
    return [direction for direction in found if direction]


def _at(pool: Pool, direction: Direction, inputs: Mapping[int, Scalar]) -> Direction:
    return dict(zip(direction, substitute(pool, list(direction.values()), dict(inputs)), strict=True))


def corrected(
    problem: Problem,
    acting: Influences,
    conditions: Sequence[Condition],
    along: Sequence[Direction],
    before: Mapping[int, Scalar],
) -> dict[int, Scalar]:
    """The change of every state, `before` by the projection onto constraints, with the change that satisfies the
    conditions after it."""
    pool, rows = problem.pool, [condition.residual for condition in conditions]
    columns = [tangents(pool, rows, direction) for direction in along]
    forms = [{k: c[i] for k, c in enumerate(columns) if not Pool.is_zero(c[i])} for i in range(len(rows))]
    keep = acting.independent(forms, range(len(along)))
    chosen = acting.pivots([forms[i] for i in keep], range(len(along)), ())
    entries = {(a, b): forms[i][k] for a, i in enumerate(keep) for b, k in enumerate(chosen) if k in forms[i]}
    left = [row + moved for row, moved in zip(rows, tangents(pool, rows, dict(before)), strict=True)]
    steps = linear_solution(problem, entries, [-left[i] for i in keep]).values if keep else []
    change = dict(before)
    for k, step in zip(chosen, steps, strict=True):
        for state, x in along[k].items():
            change[state] = change.get(state, 0.0) + x * step
    return change
