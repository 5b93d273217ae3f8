"""A consistent point of a nonlinear graph, in any arithmetic: values of all variables at which all equations hold.

The states begin at a consistent initial condition of the compiled model, changed at random. Newton's method on all
relations, gaps and, where coefficients depend on them, the time derivatives of all relations brings every variable to
the digits of the arithmetic. Each step is one elimination; variables without a pivot keep their values.
"""

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ....elements.state_kind import StateKind
from ....errors import Fault, SolvabilityError
from ....expressions.expression import Expr, Scalar
from ....expressions.passes import linear_forms, tangents
from ....formulation.acausal.relations import Relation, Relations
from ..arithmetic.base import AbstractArithmetic
from ..state_equations.pencil import INPUT, VALUE, Elimination, without_zeros


STEPS, HOPEFUL = 30, 8  # steps, and those after which the residual has to fall tenfold in each
ROUNDING = 1e-14  # share of a row's coefficients that is rounding
COARSEST = 1e-6  # largest share of a row's coefficients that counts as zero
Lookup = Callable[[tuple], Any]


@dataclass(frozen=True)
class Conditions:
    """Residuals that vanish at a consistent point, with their Jacobian, as expressions."""

    relations: Relations
    residuals: tuple[Scalar, ...]
    variables: tuple[int, ...]
    first_rate: int  # number of the first time derivative among the residuals

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

    def __init__(self, values: Mapping[int, Any], parameters: Lookup, time: Any, arithmetic: AbstractArithmetic):
        self.values, self.parameters, self.time, self.arithmetic = dict(values), parameters, time, arithmetic

    def symbol(self, relations: Relations) -> Lookup:
        """Values of symbols by key."""
        pool, zero = relations.pool, self.arithmetic.number(0.0)

        def lookup(key: tuple) -> Any:
            if key[0] == "parameter":
                return self.parameters(key)
            return self.time if key[0] == "time" else self.values.get(pool.symbol(*key).index, zero)

        return lookup

    def follow_signals(self, relations: Relations) -> None:
        """Compute all signals from the states, one after the other as they depend on each other."""
        pool, arithmetic, zero = relations.pool, self.arithmetic, self.arithmetic.number(0.0)
        given = {r.signal: r.residual for r in relations.relations if r.signal is not None}
        order = pool.reachable(given.values())
        for _ in range(STEPS):
            known = arithmetic.values(pool, order, self.symbol(relations))
            changes = {v: known[value.index] for v, value in given.items() if isinstance(value, Expr)}
            changes = {v: x for v, x in changes.items() if x == x and not arithmetic.is_zero(x)}
            if not changes:
                return
            for v, change in changes.items():
                self.values[v] = self.values.get(v, zero) - change

    def solve(self, conditions: Conditions, tolerance: float) -> None:
        """Newton's method until all residuals are below a tolerance, relative to the largest value: first with all
        coefficients, then without those that may be errors of the point."""
        start = dict(self.values)
        for coarsest in (0.0, COARSEST):
            self.values = dict(start)
            if self._converges(conditions, tolerance, coarsest):
                return
        what = "no consistent point was found near the initial condition, at which all equations hold."
        remedy = "check that bg.initialise finds an initial condition, or give initial values."
        raise SolvabilityError([Fault("structure", what, remedy)])

    def _converges(self, conditions: Conditions, tolerance: float, coarsest: float) -> bool:
        before = 1.0
        for number in range(STEPS):
            found = self.step(conditions, min(coarsest, before**0.5))
            if found <= tolerance:
                return True
            if number > HOPEFUL and not found < 0.1 * before:
                return False
            before = found
        return False

    def step(self, conditions: Conditions, coarse: float) -> float:
        """One step; the largest residual before it, relative to the largest value. Coefficients below `coarse` count as
        zero beside others: where equations repeat each other, what is left of their coefficients is an error of the
        point."""
        arithmetic, pool = self.arithmetic.coarser(max(coarse, ROUNDING)), conditions.relations.pool
        known = arithmetic.values(pool, conditions.order, self.symbol(conditions.relations))

        def number(value: Scalar) -> Any:
            return known[value.index] if isinstance(value, Expr) else arithmetic.number(value)

        rows, largest = [], 0.0
        for residual, form in zip(conditions.residuals, conditions.forms, strict=True):
            row = without_zeros({(VALUE, v): number(c) for v, c in form.items()}, arithmetic)
            rest = number(residual)
            largest = max(largest, arithmetic.size(rest))
            rows.append(row | {(INPUT, 0): rest})
        if not largest < float("inf") or any(x != x for row in rows for x in row.values()):
            return float("inf")
        states = conditions.relations.state_symbols()
        self._correct(Elimination(rows, dict.fromkeys(states, 1), arithmetic, consistent=False))
        size = max((arithmetic.size(x) for x in self.values.values()), default=0.0)
        return largest / (1.0 + size)

    def _correct(self, elimination: Elimination) -> None:
        """Add the solution of the linear equations to the values."""
        reduced = elimination.reduce()
        zero, change = self.arithmetic.number(0.0), {}
        for v in reversed(reduced.order):
            total = zero
            for (kind, other), factor in reduced.solved[v].items():
                total = total + (factor if kind == INPUT else factor * change.get(other, zero))
            change[v] = total
            self.values[v] = self.values.get(v, zero) + total
