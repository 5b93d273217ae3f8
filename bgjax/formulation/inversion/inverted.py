"""Solved forward equations in, those of the inverse model out: inputs are replaced by what the wanted results need."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from ...elements import continuity
from ...elements.base import AbstractElement
from ...errors import Fault, SolvabilityError, raise_faults
from ...expressions.expression import Scalar
from ...expressions.passes import substitute
from ..unknowns.implicit import Implicit
from ..unknowns.problem import Problem, Row
from ..unknowns.solved import Solved
from . import wanted
from .correction import corrected, directions
from .extension import RATE
from .influence import Influences, Reached
from .records import Influence, Inverse, Wish
from .solution import Found, Inverting


class Inverted(NamedTuple):
    """An inverse model: what was found, and a function that adds to the correction of the states by projection."""

    inverse: Inverse
    corrected: Callable[[Mapping[int, Scalar]], dict[int, Scalar]]
    inputs: Mapping[int, Scalar]  # values of the inputs


def separated(rows: Sequence[Row]) -> tuple[list[Row], list[Row]]:
    """Rows that are zero, and rows that follow a wanted function of time."""
    return [row for row in rows if row.wanted is None], [row for row in rows if row.wanted is not None]


def inverted(
    problem: Problem,
    solved: Solved,
    rows: Sequence[Row],
    elements: Mapping[str, AbstractElement],
    states: Mapping[int, str],
    reached: Callable[[], Reached | None],
) -> Inverted:
    """Solve rows of wanted results for the inputs, and replace these in the solution of all other unknowns."""
    pool, acting = problem.pool, Influences(problem, reached)
    wishes = [Wish(r.output, r.residual, r.wanted, r.unknown, r.name.rpartition(".")[0]) for r in rows]
    work = Inverting(problem, solved, wishes, states, acting)
    found, labels = work.run(), work.labels
    raise_faults(SolvabilityError, _rough_laws(wishes, labels, found.orders, elements))
    laws = [wish.wanted for wish in wishes]
    time = pool.symbol("time")
    known = wanted.values(pool, laws, found.orders, time)
    rates = {s: rate for s, rate in zip(problem.rates, work.rates, strict=True) if s in set(work.states)}
    final = _with_laws(found, pool, known)
    solved.hidden += [Row(condition.name, condition.residual, "residual") for condition in final.conditions]
    _replace_inputs(problem, solved, final.values)
    solved.index = max(solved.index, 1 + max(found.orders))
    names = tuple(problem.sought[wish.unknown] for wish in wishes)
    inverse = Inverse(
        tuple(labels), names, tuple(found.orders), tuple(final.conditions), tuple(final.influences), _extended(problem)
    )
    return Inverted(inverse, _correction(problem, acting, final, rates), final.values)


def _extended(problem: Problem) -> tuple[str, ...]:
    return tuple(name.removeprefix(RATE) for name in problem.sought.values() if name.startswith(RATE))


def _with_laws(found: Found, pool, known: Mapping[int, Scalar]) -> Found:
    """What was found, with functions of time in place of the symbols of wanted functions and inputs."""

    def substituted(values: Sequence[Scalar], by: Mapping[int, Scalar]) -> list[Scalar]:
        return substitute(pool, list(values), dict(by))

    values = dict(zip(found.values, substituted(list(found.values.values()), known), strict=True))
    residuals = substituted([condition.residual for condition in found.conditions], known)
    conditions = [replace(c, residual=r) for c, r in zip(found.conditions, residuals, strict=True)]
    influences: list[Influence] = []
    for influence in found.influences:
        entries = substituted(substituted(influence.entries, known), values)
        influences.append(replace(influence, entries=tuple(entries)))
    return Found(values, conditions, influences, found.orders)


def _replace_inputs(problem: Problem, solved: Solved, inputs: Mapping[int, Scalar]) -> None:
    """Replace the inputs in the solution of all other unknowns, and in its blocks."""
    pool = problem.pool
    symbols = {i: value for i, value in solved.solved_values.items() if pool.kind(i) == "symbol"}
    new = dict(zip(symbols, substitute(pool, list(symbols.values()), dict(inputs)), strict=True)) | dict(inputs)
    solved.solved_values = new
    solved.carried = substitute(pool, solved.carried, dict(inputs))
    solved.implicit = [_replaced(pool, block, inputs, new) for block in solved.implicit]


def _replaced(pool, block: Implicit, inputs: Mapping[int, Scalar], solved_values: dict[int, Scalar]) -> Implicit:
    """A block whose known values contain the inputs."""
    residuals = substitute(pool, list(block.residuals), dict(inputs))
    values = substitute(pool, list(block.values), dict(inputs))
    return replace(block, residuals=residuals, values=values, solved_values=solved_values)


def _correction(
    problem: Problem, acting: Influences, found: Found, rates: Mapping[int, Scalar]
) -> Callable[[Mapping[int, Scalar]], dict[int, Scalar]]:
    """A function from the correction of the states by projection to the one that also keeps the conditions."""

    def function(before: Mapping[int, Scalar]) -> dict[int, Scalar]:
        if not found.conditions:
            return dict(before)
        count = 1 + max(condition.level for condition in found.conditions)
        along = directions(problem, rates, found.values, count)
        return corrected(problem, acting, found.conditions, along, before)

    return function


def _rough_laws(
    wishes: Sequence[Wish], labels: Sequence[str], orders: Sequence[int], elements: Mapping[str, AbstractElement]
) -> list[Fault]:
    """Faults of wanted functions that cannot be differentiated as often as needed."""
    faults = []
    for wish, label, order in zip(wishes, labels, orders, strict=True):
        law = elements[wish.element].wish.law
        known = continuity(law)
        if known is not None and known < order:
            times = {1: "once", 2: "twice"}.get(order, f"{order} times")
            has = {0: "has corners", 1: "can be differentiated once", 2: "can be differentiated twice"}[known]
            what = f"its wanted function is differentiated {times}, but bg.{type(law).__name__} {has}."
            better = "bg.Spline(times, values) or " if order <= 2 else ""
            faults.append(Fault(label, what, f"give {better}a JAX function of time, such as a polynomial or sines."))
    return faults
