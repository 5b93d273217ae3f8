"""The relations of a graph as rows of linear equations, with coefficients as expressions or in an arithmetic."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ....expressions.expression import Expr, Scalar
from ....expressions.passes import linear_forms
from ....formulation.acausal.relations import Relation, Relations
from ..arithmetic.base import AbstractArithmetic
from ..state_equations.pencil import INPUT, RATE, VALUE, Row, without_zeros
from .point import Conditions, conditions


SymbolicRow = dict[tuple[int, int], Scalar]


@dataclass(frozen=True)
class LinearRows:
    """Rows of a graph's equations, linear in the deviations of all variables; `inputs` gives the number of the input
    that is added to what a node gives, by (node, what)."""

    relations: Relations
    inputs: Mapping[tuple[str, str], int]
    chosen: Sequence[Relation]  # the relations that matter
    frozen: frozenset[int] = frozenset()  # signals that count as constant

    @cached_property
    def variables(self) -> list[int]:
        """Nodes of all variables and states."""
        every = [*self.relations.variables, *self.relations.state_symbols()]
        return [v for v in every if v not in self.frozen]

    @cached_property
    def algebraic(self) -> list[SymbolicRow]:
        """The equations without rates, with coefficients as expressions."""
        forms = self._forms([relation.residual for relation in self.chosen], self.variables)
        pairs = zip(self.chosen, forms, strict=True)
        rows = [values_row(form) | self._input(relation) for relation, form in pairs]
        return [row for row in rows if row]

    @cached_property
    def moving(self) -> list[SymbolicRow]:
        """The equations with rates: a rate for each row, which is that of a state or a sum of rates."""
        rates = self.relations.rates
        quantities = self._forms([one.quantity for one in rates], self.variables)
        found = []
        for quantity, rate in zip(quantities, self._forms([one.rate for one in rates], self.variables), strict=True):
            row = {(RATE, v): c for v, c in quantity.items()}
            found.append(row | {(VALUE, v): -1.0 * c for v, c in rate.items()})
        return found

    @cached_property
    def held(self) -> list[SymbolicRow]:
        """Functions of the states that are zero, and the time derivatives of all equations, with the rates of all
        variables as further variables: where coefficients change along the motion, the derivative of an equation is not
        the equation between the rates."""
        found = conditions(self.relations, self.chosen, True, self.frozen)
        count, derivative = len(self.chosen), self._derivative_rows(found)
        rest = self._forms(found.residuals[count : found.first_rate], found.variables)
        return [row for row in [*map(values_row, rest), *derivative] if row]

    def _derivative_rows(self, found: Conditions) -> list[SymbolicRow]:
        forms = self._forms(found.residuals[found.first_rate :], found.variables)
        rows = [values_row(form) for form in forms]
        for relation, row in zip(self.chosen, rows, strict=False):
            row.update({(INPUT + 1, number): c for (_, number), c in self._input(relation).items()})
        return rows

    def _forms(self, values: Sequence[Scalar], variables: Sequence[int]) -> list[dict[int, Scalar]]:
        return linear_forms(self.relations.pool, values, variables)

    def _input(self, relation: Relation) -> SymbolicRow:
        number = self.inputs.get((relation.node, relation.what))
        return {} if number is None else {(INPUT, number): -1.0}

    def written(self, value: Scalar) -> SymbolicRow:
        """A linear expression as a row of values."""
        return values_row(*self._forms([value], self.variables))

    @cached_property
    def symbols(self) -> set[tuple]:
        """Keys of the symbols in the coefficients of all rows."""
        pool = self.relations.pool
        nodes = pool.reachable([c for row in [*self.algebraic, *self.moving] for c in row.values()])
        return {pool.key(i) for i in nodes if pool.kind(i) == "symbol"}

    @property
    def constant(self) -> bool:
        """Whether the coefficients depend on parameters alone, so that the equations are linear everywhere."""
        return all(key[0] == "parameter" for key in self.symbols)

    def in_numbers(
        self, rows: Sequence[SymbolicRow], symbol: Callable[[tuple], Any], arithmetic: AbstractArithmetic
    ) -> list[Row]:
        """Rows with coefficients in an arithmetic, without those that are zero."""
        pool = self.relations.pool
        values = arithmetic.values(pool, pool.reachable([c for row in rows for c in row.values()]), symbol)
        found = []
        for row in rows:
            numbers = {key: self._number(c, values, arithmetic) for key, c in row.items()}
            found.append(without_zeros(numbers, arithmetic))
        return found

    def _number(self, coefficient: Scalar, values: Mapping[int, Any], arithmetic: AbstractArithmetic) -> Any:
        if isinstance(coefficient, Expr):
            return values[coefficient.index]
        return arithmetic.number(coefficient)


def values_row(form: Mapping[int, Scalar]) -> SymbolicRow:
    """A linear form as a row of values."""
    return {(VALUE, v): c for v, c in form.items()}
