"""A consistent point of a nonlinear graph, in seventy digits: values of all variables at which all equations hold.

The states begin at a consistent initial condition of the compiled model, changed at random. Newton's method on all
relations, gaps and, where coefficients depend on them, the time derivatives of all relations brings every variable to
seventy digits. Each step is one elimination; variables without a pivot keep their values, and states that are given are
eliminated last. Overconstrained loops of rounded lengths close up to rounding only: the rows that are left out then
need to be met up to rounding.
"""

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from ....elements.state_kind import StateKind
from ....errors import Fault, SolvabilityError
from ....expressions.expression import Expr, Scalar
from ....expressions.passes import linear_forms, tangents
from ....formulation.acausal.relations import Relation, Relations
from ..arithmetic.base import AbstractArithmetic
from ..arithmetic.precise import Precise
from ..state_equations.pencil import INPUT, VALUE, Elimination, Reduced, without_zeros


STEPS, HOPEFUL = 30, 8  # steps, and those after which the changes have to fall tenfold in each
HUGE = 1e12  # a change that leads nowhere
ERRORS = (1e-10, 1e-7)  # of a point in double precision: one after the other is tried
FINE, FINEST = 1e-32, 1e-64  # errors of a point in seventy digits, with a lasting error and without
SMALL = 1e-2  # a size below which values are known up to an absolute error
DROPPED = 1e5  # share of what an error changes that may have counted as zero
NO_POINT = Fault(
    "structure",
    "no consistent point was found near the initial condition, at which all equations hold.",
    "check that bg.initialise finds an initial condition, or give initial values.",
)
Lookup = Callable[[tuple], Any]


@dataclass(frozen=True)
class Conditions:
    """Residuals that vanish at a consistent point, with their Jacobian, as expressions."""

    relations: Relations
    residuals: tuple[Scalar, ...]
    variables: tuple[int, ...]
    first_rate: int  # number of the first time derivative among the residuals

    def of_known_states(self) -> "Conditions":
        """The same conditions at states that are known already."""
        states = self.relations.state_symbols()
        return replace(self, variables=tuple(v for v in self.variables if v not in states))

    @cached_property
    def forms(self) -> list[dict[int, Scalar]]:
        return linear_forms(self.relations.pool, self.residuals, self.variables)

    @cached_property
    def order(self) -> list[int]:
        """Everything that is evaluated in a step."""
        values = [*self.residuals, *[c for form in self.forms for c in form.values()]]
        return self.relations.pool.reachable(values)


def conditions(
    relations: Relations, chosen: Sequence[Relation], with_rates: bool, frozen: Container[int] = ()
) -> Conditions:
    """Chosen relations, gaps and normalised quaternions; with rates, also the time derivatives of the relations.
    Signals that are frozen have no rates."""
    states, variables = list(relations.state_symbols()), [v for v in relations.variables if v not in frozen]
    residuals = [relation.residual for relation in chosen]
    found = [*residuals, *on_manifold(relations)]
    if not with_rates:
        return Conditions(relations, tuple(found), (*variables, *states), len(found))
    rates = {v: relations.pool.symbol("rate", v) for v in variables}
    seeds, count = {**rates, **_state_rates(relations)}, len(found)
    found += tangents(relations.pool, residuals, seeds)
    for one in relations.rates:
        if one.kind == "quantity":
            found.append(tangents(relations.pool, [one.quantity], seeds)[0] - one.rate)
    rated = [rate.index for rate in rates.values()]
    return Conditions(relations, tuple(found), (*variables, *states, *rated), count)


def on_manifold(relations: Relations) -> tuple[Scalar, ...]:
    """Functions that are zero at all consistent states: gaps, and what quaternions differ by from unit ones."""
    return (*[gap.residual for gap in relations.gaps()], *_normalised(relations))


def _state_rates(relations: Relations) -> dict[int, Scalar]:
    return {one.quantity.index: one.rate for one in relations.rates if one.kind == "state"}


def _normalised(relations: Relations) -> Iterable[Scalar]:
    """What quaternions of length one differ by from themselves when they are normalised."""
    for node, response in relations.laws.responses.items():
        for name, vector in response.normalised.items():
            slots = {slot.name: slot for slot in relations.states}
            slot = slots.get(f"{node}.{name}")
            if slot is not None and slot.kind is StateKind.QUATERNION:
                states = relations.laws.given[node].states[name]
                yield from (value - symbol for value, symbol in zip(vector, states, strict=True))


class Point:
    """Values of variables by their node in the pool, improved step by step."""

    def __init__(self, values: Mapping[int, Any], parameters: Lookup, arithmetic: Precise):
        self.parameters, self.arithmetic, self.zero = parameters, arithmetic, arithmetic.exact(0.0)
        self.values = {v: arithmetic.exact(x) for v, x in values.items()}
        self.given = frozenset(values)

    def symbol(self, relations: Relations) -> Lookup:
        """Values of symbols by key."""
        pool, zero = relations.pool, self.zero

        def lookup(key: tuple) -> Any:
            if key[0] == "parameter":
                return self.parameters(key)
            return zero if key[0] == "time" else self.values.get(pool.symbol(*key).index, zero)

        return lookup

    def solve(self, conditions: Conditions, lasting: float) -> None:
        """Newton's method on the conditions, from states that are known up to an error: what only the error of the
        point keeps from being zero counts as zero. An error that is `lasting` remains in the end, relative to values:
        of the initial condition, or of rounded numbers."""
        start = dict(self.values)
        for error in ERRORS:
            self.values = dict(start)
            if self._converges(conditions, error, lasting):
                return
        raise SolvabilityError([NO_POINT])

    def _converges(self, conditions: Conditions, first: float, lasting: float) -> bool:
        tolerance, before, error = (FINE if lasting else FINEST), float("inf"), first
        for number in range(STEPS):
            used = min(error, first)
            self._let_vary(conditions.variables, used, lasting)
            change, unmet = self._step(conditions)
            error = change * (change + DROPPED * (used + lasting))
            if number and max(error, used**2) <= tolerance and unmet <= tolerance**0.5:
                if not lasting:
                    self._let_vary(self.values, 0.0, 0.0)
                return True
            if not change < HUGE or number > HOPEFUL and not change < 0.1 * before:
                return False
            before = change
        return False

    def _let_vary(self, variables: Iterable[int], error: float, lasting: float) -> None:
        """Let variables be known up to an error, and up to a lasting share of themselves."""
        near = self.arithmetic.near
        for v in variables:
            if v in self.values:
                x = self.values[v]
                size = abs(float(x))
                self.values[v] = near(x, error * (1.0 + size) + lasting * (SMALL + size), v)

    def _step(self, conditions: Conditions) -> tuple[float, float]:
        """One step: the largest change relative to its value, and the largest residual of a row that was left out."""
        arithmetic = self.arithmetic.forgetful()
        reluctance = {v: 1 + (v in self.given) for v in conditions.relations.state_symbols()}
        rows = self._rows(conditions, arithmetic)
        elimination = Elimination(rows, reluctance, arithmetic, consistent=False)
        largest = self._correct(elimination.reduce())
        return largest, max(map(arithmetic.size, elimination.unmet), default=0.0)

    def _rows(self, conditions: Conditions, arithmetic: AbstractArithmetic) -> Iterator[dict]:
        """The conditions linearised at this point."""
        known = arithmetic.values(conditions.relations.pool, conditions.order, self.symbol(conditions.relations))

        def number(value: Scalar) -> Any:
            return known[value.index] if isinstance(value, Expr) else arithmetic.number(value)

        for residual, form in zip(conditions.residuals, conditions.forms, strict=True):
            row = without_zeros({(VALUE, v): number(c) for v, c in form.items()}, arithmetic)
            yield row | {(INPUT, 0): number(residual)}

    def _correct(self, reduced: Reduced) -> float:
        """Add the solution of the linear equations to the values."""
        change, largest = {}, 0.0
        for v in reversed(reduced.order):
            total = self.zero
            for (kind, other), factor in reduced.solved[v].items():
                total = total + (factor if kind == INPUT else factor * change.get(other, self.zero))
            change[v], old = total, self.values.get(v, self.zero)
            self.values[v] = old + total
            largest = max(largest, abs(float(total)) / (1.0 + abs(float(old))))
        return largest
