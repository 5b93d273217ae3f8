"""Which components have an influence on a redundancy relation: those whose parameters, laws or signals remain in it.

A parameter may cancel out of a relation, or be a factor of all of it, although equations of its component were used.
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ...expressions.calls import AbstractLawCall
from ...expressions.expression import Pool, Scalar
from ...expressions.passes import linear_forms
from ...expressions.random_points import SAMPLES, sample_once
from .elimination.equations import Equation
from .elimination.isolating import Sampling


def traces(pool: Pool, equations: Iterable[Equation]) -> dict[str, frozenset[tuple]]:
    """What shows a component in an expression: its parameters, signals and laws, by component."""
    found: dict[str, frozenset[tuple]] = {}
    for equation in equations:
        if equation.component:
            values = [equation.residual, equation.stored, equation.factor]
            here = {trace for i in pool.reachable(values) if (trace := _trace(pool, i))}
            found[equation.component] = found.get(equation.component, frozenset()) | here
    return found


def _trace(pool: Pool, index: int) -> tuple:
    """A parameter, a signal without the order of its derivative, or the law of an element; else nothing."""
    if pool.kind(index) == "call":
        base = pool.call_of(index)[0].target.base
        return ("law", base.path) if isinstance(base, AbstractLawCall) else ()
    key = pool.key(index) if pool.kind(index) == "symbol" else ("",)
    return key if key[0] == "parameter" else key[:2] if key[0] == "known" else ()


def influential(
    pool: Pool, residual: Scalar, components: Iterable[str], shown: Mapping[str, frozenset[tuple]]
) -> frozenset[str]:
    """The components of which something remains in a residual; those of which nothing could be seen count too."""
    nodes = {i: trace for i in pool.reachable([residual]) if (trace := _trace(pool, i))}
    symbols = [i for i in nodes if pool.kind(i) == "symbol"]
    (form,) = linear_forms(pool, [residual], symbols)
    gone = _cancelled(pool, residual, form)
    there = {trace for i, trace in nodes.items() if i not in gone and (i in form or i not in symbols)}
    return frozenset(name for name in components if not shown.get(name) or shown[name] & there)


def _cancelled(pool: Pool, residual: Scalar, form: Mapping[int, Scalar]) -> set[int]:
    """Symbols on which the residual does not depend, or that are a factor of all of it."""
    problem: Any = Sampling(pool)
    effects = [slope * pool.expr(i) for i, slope in form.items()]
    zero, factor = np.ones(len(form), bool), {number: set(form) for number in (1, -1)}
    for seed in range(SAMPLES):
        whole, *found = sample_once(problem, [residual, *effects], np.random.default_rng(seed))
        zero &= np.array([each.value == 0.0 for each in found], bool)
        for number, left in factor.items():
            near = [abs(each.value - number * whole.value) <= 1e-9 * abs(whole.value) for each in found]
            left &= {i for i, is_near in zip(form, near, strict=True) if is_near}
    cancelled = {i for i, is_zero in zip(form, zero, strict=True) if is_zero}
    return cancelled | {i for i in (*factor[1], *factor[-1]) if pool.key(i)[0] == "parameter"}
