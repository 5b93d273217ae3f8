"""Values for which equations are solved: almost any (drawn at random), or those that the model has."""

import contextlib
from collections.abc import Callable

from ....errors import Fault, SolvabilityError
from ....graph.graph import Graph
from ..arithmetic.base import AbstractArithmetic, NoExactForm
from ..arithmetic.doubles import Doubles
from ..arithmetic.precise import Precise
from ..arithmetic.rational import Modular, Rational
from .draws import Values
from .point import Point, conditions
from .question import EXACT_LENGTHS, Draw, Question
from .start_states import has_redundancy, same_redundancy, values_at_start


EXACT, CLOSE = 1e-64, 1e-10  # residuals of a point in seventy digits, and in double precision
NOISE = 1e-11  # values of a point in double precision that count as zero
OPEN = 1e-7  # share of a coefficient that a kinematic loop in double precision may be open
SHARE = 0.1  # by which lengths and masses of mechanisms vary: their kinematic loops still close
SEED = 1


def generic_values(question: Question) -> Draw:
    """Values drawn at random, where the model has parameters; of a nonlinear graph at a random consistent point."""
    if question.rows.constant:
        return _exactly(question, question.values.random, Modular())
    return _at_point(question, SEED)


def present_values(question: Question) -> Draw:
    """The values that the model has; of a nonlinear graph at its initial condition."""
    if question.rows.constant:
        return _exactly(question, question.values.present, Rational())
    return _at_point(question, None)


def _exactly(question: Question, values: Callable[[AbstractArithmetic], Values], exact: AbstractArithmetic) -> Draw:
    """Values in exact arithmetic, or in seventy digits where coefficients have roots or angles."""
    try:
        draw = Draw(values(exact), exact)
        question.rows.in_numbers([*question.rows.algebraic, *question.rows.moving], *draw)
    except NoExactForm:
        precise = Precise()
        return Draw(values(precise), precise)
    return draw


def _at_point(question: Question, seed: int | None) -> Draw:
    """Values of a nonlinear graph. Where random lengths do not let the kinematic loops close, or in an edited expansion
    of a mechanism, whose lengths occur in several elements, those of the model are kept, and only the state is
    random."""
    fixed = seed is None or isinstance(question.model, Graph) and question.model.source is not None
    shares = (0.0,) if fixed else (SHARE if _is_mechanism(question) else 0.5, 0.0)
    for share in shares[:-1]:
        with contextlib.suppress(SolvabilityError):
            return _at(question, seed, share)
    return _at(question, seed, shares[-1])


def _refuse_locked(question: Question, values: Values) -> None:
    """Raise if values drawn at random lock a mechanism."""
    if _is_mechanism(question) and not same_redundancy(question.model, values.model):
        raise SolvabilityError([Fault("structure", "random lengths change the redundancy.", "keep the lengths.")])


def _at(question: Question, seed: int | None, share: float) -> Draw:
    """Values at a point in seventy digits; in double precision where laws are JAX functions, or where lengths that are
    rounded let overconstrained loops close no better."""
    precise, doubles = Precise(), Doubles(question.elements)
    try:
        values = _values(question, precise, share)
        if share:
            _refuse_locked(question, values)
        point = _point(question, values.in_doubles(doubles), doubles, seed)
    except NoExactForm:
        return _in_doubles(question, _point(question, _values(question, doubles, share), doubles, seed))
    try:
        return _refined(question, point, values, precise)
    except (NoExactForm, SolvabilityError):
        return _in_doubles(question, point)


def _in_doubles(question: Question, point: Point) -> Draw:
    """The point in double precision; with joints, the test for zero is as wide as loops may fail to close."""
    arithmetic = point.arithmetic
    if question.relations.gaps() and has_redundancy(question.model):
        what = "the redundant constraints of this mechanism cannot be told from rounding."
        raise SolvabilityError([Fault("structure", what, EXACT_LENGTHS)])
    return Draw(point.symbol(question.relations), arithmetic.coarser(OPEN) if question.relations.gaps() else arithmetic)


def _is_mechanism(question: Question) -> bool:
    return not isinstance(question.model, Graph)


def _values(question: Question, arithmetic: AbstractArithmetic, share: float) -> Values:
    return question.values.random(arithmetic, share) if share else question.values.present(arithmetic)


def _point(question: Question, values: Values, doubles: Doubles, seed: int | None) -> Point:
    """A consistent point in double precision."""
    relations, chosen = question.relations, question.useful()
    point = Point(values_at_start(values.model, relations, seed), values, 0.0, doubles)
    point.follow_signals(relations)
    point.solve(conditions(relations, chosen, False), CLOSE)
    if _needs_efforts(question):
        point.solve(conditions(relations, chosen, True), CLOSE)
    return point


def _refined(question: Question, point: Point, values: Values, precise: Precise) -> Draw:
    """The point in seventy digits."""
    number = precise.number
    start = {v: number(x if abs(x) > NOISE else 0.0) for v, x in point.values.items()}
    found = Point(start, values, number(0.0), precise)
    found.solve(conditions(question.relations, question.useful(), _needs_efforts(question)), EXACT)
    return Draw(found.symbol(question.relations), precise)


def _needs_efforts(question: Question) -> bool:
    """Whether coefficients depend on variables that follow from time derivatives: efforts and multipliers."""
    return any(key[0] == "unknown" or key[:2] == ("bond", "effort") for key in question.rows.symbols)
