"""Replace each expression by the cheapest one of equal value, such as A Aᵀ by 1 for a rotation matrix A.

Equality is decided by values at random points (Schwartz–Zippel), not by pattern matching. The coefficient of a velocity
in a constraint then becomes 0 or ±1, and that of a multiplier in a rate 1/m, as in textbooks. Effort equations share
common subexpressions with the flow equations of the same transformations.
"""

import math
from collections.abc import Hashable, Sequence

from .expression import Expr, Pool, Scalar
from .passes import degrees, linear_forms, rebuild, substitute
from .random_values import CONSTANTS, Keys, RandomValues


def numbered(problem, outputs: Sequence[Scalar]) -> list[Scalar]:
    """The outputs with every node replaced by the cheapest one of equal value."""
    pool = problem.pool
    order = pool.reachable(outputs)
    cost, keys = _costs(pool, order), Keys(RandomValues(problem).table(order))
    best: dict[Hashable, int] = {}
    for index in order:
        key = keys.of[index]
        if key not in best or cost[index] < cost[best[key]]:
            best[key] = index
    constants = CONSTANTS
    built: dict[Hashable, Scalar] = {}

    def value(reference):
        if type(reference) is float:
            return reference
        key = keys.of[reference]
        if key in constants:
            return constants[key] * keys.sign[reference]
        return built[key] if keys.sign[reference] == keys.sign[best[key]] else -built[key]

    # arguments cost less than the nodes that use them, so they are built first
    for key, index in sorted(best.items(), key=lambda item: (cost[item[1]], item[1])):
        if key not in constants:
            built[key] = rebuild(pool, index, value)
    return [value(o.index) if isinstance(o, Expr) else o for o in outputs]


def plain_forms(problem, outputs: Sequence[Scalar], variables: Sequence[int]) -> list[Scalar]:
    """The outputs; those that are linear in the variables are rewritten as linear forms with the cheapest
    coefficients."""
    pool, result = problem.pool, list(outputs)
    flat = [k for k, degree in enumerate(degrees(pool, outputs, variables)) if degree == 1]
    forms = dict(zip(flat, linear_forms(pool, [outputs[k] for k in flat], variables), strict=True))
    places = [(k, v) for k, form in forms.items() for v in form]
    plain = dict(zip(places, numbered(problem, [forms[k][v] for k, v in places]), strict=True))

    def is_changed(k: int) -> bool:
        return any(plain[k, v] is not c for v, c in forms[k].items() if isinstance(c, Expr))

    changed = [k for k in flat if is_changed(k)]
    offsets = substitute(pool, [outputs[k] for k in changed], {v: 0.0 for v in variables})
    for k, total in zip(changed, offsets, strict=True):
        for v in forms[k]:
            total = total + plain[k, v] * pool.expr(v)
        result[k] = total
    return result


def _costs(pool: Pool, order: Sequence[int]) -> dict[int, float]:
    """Cost of each node: the logarithm of the number of operations below it, with common subexpressions counted at
    every use. Along a chain of bodies it grows in the same way from link to link, so that the same one of several equal
    nodes is the cheapest in all links. It is rounded, so that the first of equally cheap nodes is chosen."""
    cost: dict[int, float] = {}
    for index in order:
        inner = sorted([0.0, *[cost[a] for a in pool.inner(index)]])
        cost[index] = inner[-1] + math.log(sum(math.exp(c - inner[-1]) for c in inner))
    return {index: round(value, 6) for index, value in cost.items()}
