"""Rational expressions as polynomials of the parameters, without denominators and common factors."""

from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import reduce
from typing import Any

from ...expressions.expression import Pool, Scalar
from ...expressions.operations import OPERATIONS


SIMPLE = 1000  # largest denominator of a number that is taken as a fraction, as in `backends/sympy`


def primitive(sympy: Any, pool: Pool, value: Scalar, name: Callable[[tuple], str]) -> tuple[Any, Any] | None:
    """An expression multiplied such that the coefficients of its signals are polynomials of the parameters without a
    common factor, and the factor. None if it has other operations than those of arithmetic, or if signals are in a
    denominator."""
    order = pool.reachable([value])
    keys = {i: pool.key(i) for i in order if pool.kind(i) == "symbol"}
    symbols = [sympy.Symbol(name(key), real=True) for key in keys.values()]
    field, *generators = sympy.polys.fields.field(symbols, sympy.QQ)
    found = _quotient(pool, order, dict(zip(keys, generators, strict=True)), lambda x: field(_fraction(sympy, x)))
    if found is None:
        return None
    places = [k for k, key in enumerate(keys.values()) if key[0] == "known"]
    if any(monomial[k] for monomial in found.denom.monoms() for k in places):
        return None
    content = reduce(lambda a, b: a.gcd(b), _coefficients(found.numer, places))
    above, factor = found.numer.exquo(content).as_expr(), found.denom.as_expr() / content.as_expr()
    sign = -1 if _negative(sympy, factor) else 1
    return sign * above, sign * factor


def _quotient(pool: Pool, order: Sequence[int], values: dict[int, Any], constant: Callable[[float], Any]) -> Any:
    """The expression as a quotient of two polynomials; None if it is not rational."""
    for i in order:
        if i in values:
            continue
        operator = OPERATIONS[pool.kind(i)].operator if pool.kind(i) in OPERATIONS else None
        if operator is None:
            return None
        values[i] = operator(*[values[a] if type(a) is int else constant(a) for a in pool.arguments(i)])
    return values[order[-1]]


def _fraction(sympy: Any, value: float) -> Any:
    near = Fraction(value).limit_denominator(SIMPLE)
    exact = near if float(near) == value else Fraction(value)
    return sympy.QQ(exact.numerator, exact.denominator)


def _coefficients(polynomial: Any, places: Sequence[int]) -> list[Any]:
    """The coefficients of the signals, whose generators have these places, as polynomials of the parameters."""
    found: dict[tuple, Any] = {}
    for monomial, coefficient in polynomial.terms():
        signals = tuple(monomial[k] for k in places)
        rest = tuple(0 if k in places else power for k, power in enumerate(monomial))
        found.setdefault(signals, polynomial.ring.zero)
        found[signals] += polynomial.ring({rest: coefficient})
    return list(found.values())


def _negative(sympy: Any, factor: Any) -> bool:
    """Whether a factor is negative at positive parameters."""
    symbols = sorted(factor.free_symbols, key=str)
    return bool(factor.subs({s: sympy.Rational(k + 5, 4) for k, s in enumerate(symbols)}) < 0)
