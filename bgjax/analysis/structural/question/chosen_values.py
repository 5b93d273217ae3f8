"""Values for which equations are solved: almost any (drawn at random), or those that the model has."""

import contextlib
from collections.abc import Callable

from ....errors import Fault, SolvabilityError
from ....graph.graph import Graph
from ..arithmetic.base import AbstractArithmetic, NoExactForm
from ..arithmetic.precise import Precise
from ..arithmetic.rational import Modular, Rational
from .draws import Values
from .point import Conditions, Point
from .question import Draw, Question
from .start_states import same_redundancy, values_at_start


NOISE = 1e-11  # values of a point in double precision that count as zero
INITIAL, ROUNDING = 1e-14, 1e-15  # errors of an initial condition, and of a point of rounded numbers
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
    if _is_mechanism(question) and not same_redundancy(question, values.model):
        raise SolvabilityError([Fault("structure", "random lengths change the redundancy.", "keep the lengths.")])


def _at(question: Question, seed: int | None, share: float) -> Draw:
    """Values at a consistent point. The initial condition is known up to an error; a random point is exact, but for
    rounded numbers of the model."""
    precise = Precise(question.elements)
    values = question.values.random(precise, share) if share else question.values.present(precise)
    if share:
        _refuse_locked(question, values)
    model = values.model if share else question.model
    relations, start = question.relations, values_at_start(question, values, model, seed)
    point = Point({v: x if abs(x) > NOISE else 0.0 for v, x in start.items()}, values, precise)
    wanted = [question.conditions]
    if _needs_efforts(question):
        wanted.append(question.conditions_with_rates)
    lasting = INITIAL if seed is None else ROUNDING * _is_rounded(wanted[-1], values, precise)
    for each in wanted:
        point.solve(each, lasting)
    return Draw(point.symbol(relations), precise)


def _is_mechanism(question: Question) -> bool:
    return not isinstance(question.model, Graph)


def _is_rounded(wanted: Conditions, values: Values, precise: Precise) -> bool:
    """Whether rounded numbers are among those of the equations: parameters, constants, and results of laws in JAX."""
    pool = wanted.relations.pool
    for kind, *arguments in (pool.nodes[node] for node in wanted.order):
        if kind == "symbol" and arguments[0][0] == "parameter":
            values(arguments[0])
        if kind not in ("symbol", "call"):
            precise.rounded |= any(precise.number(x).change for x in arguments if isinstance(x, float))
    return precise.rounded or any(pool.kind(node) == "call" for node in wanted.order)


def _needs_efforts(question: Question) -> bool:
    """Whether coefficients depend on variables that follow from time derivatives: efforts and multipliers."""
    return any(key[0] == "unknown" or key[:2] == ("bond", "effort") for key in question.rows.symbols)
