"""Solves one equation for one variable: linear equations, and laws that have an inverse in plain operations."""

from typing import Any

import numpy as np

from ....expressions.expression import Expr, Pool, Scalar, absolute, exp, log, sign, sin, sqrt, tan
from ....expressions.passes import degrees, dependencies, linear_forms, substitute
from ....expressions.random_points import SAMPLES, sample_once


INVERSES = {
    "exp": log,
    "log": exp,
    "atan": tan,
    "asin": sin,
    "sinh": lambda y: log(y + sqrt(y * y + 1.0)),
    "tanh": lambda y: 0.5 * log((1.0 + y) / (1.0 - y)),
    "sqrt": lambda y: y * y,
}


class Sampling:
    """Random values of all symbols of a pool."""

    def __init__(self, pool: Pool):
        self.pool = pool

    def sample(self, key: tuple, random: np.random.Generator) -> float:
        return float(random.uniform(0.5, 1.5))


def vanishes(pool: Pool, value: Scalar) -> bool:
    """Whether an expression is zero whatever the values of its symbols, decided at random points."""
    if not isinstance(value, Expr):
        return value == 0.0
    problem: Any = Sampling(pool)
    found = [sample_once(problem, [value], np.random.default_rng(seed))[0] for seed in range(SAMPLES)]
    return all(each.value == 0.0 for each in found)


def isolate(pool: Pool, residual: Scalar, variable: int) -> Scalar | None:
    """The value of a variable for which a residual is zero; None if there is no such value, or not only one that can be
    written down."""
    (degree,) = degrees(pool, [residual], [variable])
    if degree != 1:
        return _unwrapped(pool, residual, variable) if degree else None
    (form,), (rest,) = linear_forms(pool, [residual], [variable]), substitute(pool, [residual], {variable: 0.0})
    coefficient = form.get(variable, 0.0)
    if vanishes(pool, coefficient):
        return None
    return -(rest * reciprocal(pool, coefficient))


def reciprocal(pool: Pool, value: Scalar) -> Scalar:
    """One divided by a value; of a quotient the inverse quotient."""
    if isinstance(value, Expr) and pool.kind(value.index) == "div":
        above, below = (pool.expr(a) for a in pool.arguments(value.index))
        return below / above if isinstance(above, Expr) else below * (1.0 / above)
    if isinstance(value, Expr) and pool.kind(value.index) == "neg":
        return -reciprocal(pool, pool.expr(pool.inner(value.index)[0]))
    return 1.0 / value


def _unwrapped(pool: Pool, residual: Scalar, variable: int) -> Scalar | None:
    """Undo the operations between a residual of zero and a variable one by one, as long as each has one inverse."""
    current, value = residual, 0.0
    while isinstance(current, Expr) and current.index != variable:
        step = _undone(pool, current.index, value, variable)
        if step is None:
            return None
        current, value = step
    return value


def _undone(pool: Pool, index: int, value: Scalar, variable: int) -> tuple[Scalar, Scalar] | None:
    """The argument of a node in which the variable is, and its value."""
    kind, arguments = pool.kind(index), [pool.expr(a) for a in pool.arguments(index)]
    depends = [bool(found) for found in dependencies(pool, arguments, [variable])]
    if kind == "mul" and all(depends):
        return _signed_power(pool, index, value, variable)
    if kind == "call" or sum(depends) != 1:
        return None
    place = depends.index(True)
    inner, others = arguments[place], arguments[:place] + arguments[place + 1 :]
    if kind in INVERSES and isinstance(value, Expr):
        return inner, INVERSES[kind](value)
    undone = _arithmetic(kind, value, others, depends[0])
    return None if undone is None else (inner, undone)


def _arithmetic(kind: str, value: Scalar, others: list[Scalar], first: bool) -> Scalar | None:
    """The value of the argument of a sum, a product or a quotient."""
    match kind:
        case "neg":
            return -value
        case "add":
            return value - others[0]
        case "sub":
            return value + others[0] if first else others[0] - value
        case "mul":
            return value / others[0]
        case "div":
            return value * others[0] if first else others[0] / value
    return None


def _signed_power(pool: Pool, index: int, value: Scalar, variable: int) -> tuple[Scalar, Scalar] | None:
    """The products x |x| and sign(x) √|x| with factors that do not depend on the variable."""
    factors = _factors(pool, pool.expr(index))
    depends = [bool(found) for found in dependencies(pool, factors, [variable])]
    inside = [f for f, does in zip(factors, depends, strict=True) if does]
    for other in (f for f, does in zip(factors, depends, strict=True) if not does):
        value = value / other
    if len(inside) != 2 or not isinstance(value, Expr):
        return None
    for x, beside in (inside, inside[::-1]):
        if _is(pool, beside, "abs", x):
            return x, sign(value) * sqrt(absolute(value))
        if pool.kind(x.index) == "sign" and pool.kind(beside.index) == "sqrt":
            (of,), (root,) = pool.inner(x.index), pool.inner(beside.index)
            if pool.kind(root) == "abs" and pool.inner(root) == (of,):
                return pool.expr(of), value * absolute(value)
    return None


def _is(pool: Pool, value: Scalar, kind: str, of: Scalar) -> bool:
    return pool.kind(value.index) == kind and pool.inner(value.index) == (of.index,)


def _factors(pool: Pool, value: Scalar) -> list[Scalar]:
    if isinstance(value, Expr) and pool.kind(value.index) == "mul":
        return [f for a in pool.arguments(value.index) for f in _factors(pool, pool.expr(a))]
    return [value]
