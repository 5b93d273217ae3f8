"""The relations of a graph as rows of linear equations, with coefficients as expressions or in an arithmetic."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from ...expressions.expression import Expr, Scalar
from ...expressions.passes import linear_forms
from ...formulation.acausal.relations import Relation, Relations
from .arithmetic.base import AbstractArithmetic
from .pencil import INPUT, RATE, VALUE, Row


SymbolicRow = dict[tuple[int, int], Scalar]


@dataclass(frozen=True)
class LinearRows:
    """Rows of a graph's equations, linear in the deviations of all variables; `inputs` gives the number of the input
    that is added to what a node gives, by (node, what)."""

    relations: Relations
    inputs: Mapping[tuple[str, str], int]
    frozen: frozenset[int] = frozenset()  # variables that count as constant: modulating signals

    @cached_property
    def variables(self) -> list[int]:
        """Nodes of all variables and states."""
        every = [*self.relations.variables, *self.relations.state_symbols()]
        return [v for v in every if v not in self.frozen]

    @cached_property
    def rows(self) -> list[SymbolicRow]:
        """All equations with coefficients as expressions."""
        pool, found = self.relations.pool, []
        forms = linear_forms(pool, [r.residual for r in self.relations.relations], self.variables)
        for relation, form in zip(self.relations.relations, forms, strict=True):
            found.append({(VALUE, v): c for v, c in form.items()} | self._input(relation))
        rates = self.relations.rates
        quantities = linear_forms(pool, [r.quantity for r in rates], self.variables)
        for by_value, by_rate in zip(
            linear_forms(pool, [r.rate for r in rates], self.variables), quantities, strict=True
        ):
            found.append(
                {(RATE, v): c for v, c in by_rate.items()} | {(VALUE, v): -1.0 * c for v, c in by_value.items()}
            )
        return found

    def _input(self, relation: Relation) -> SymbolicRow:
        number = self.inputs.get((relation.node, relation.what))
        return {} if number is None else {(INPUT, number): -1.0}

    def written(self, value: Scalar) -> SymbolicRow:
        """A linear expression as a row of values."""
        (form,) = linear_forms(self.relations.pool, [value], self.variables)
        return {(VALUE, v): c for v, c in form.items()}

    @cached_property
    def symbols(self) -> set[tuple]:
        """Keys of the symbols in the coefficients of all rows."""
        pool = self.relations.pool
        nodes = pool.reachable([c for row in self.rows for c in row.values()])
        return {pool.key(i) for i in nodes if pool.kind(i) == "symbol"}

    @property
    def constant(self) -> bool:
        """Whether the coefficients depend on parameters alone, so that the equations are linear everywhere."""
        return all(key[0] == "parameter" for key in self.symbols)

    def in_numbers(
        self, rows: Sequence[SymbolicRow], symbol: Callable[[tuple], Any], arithmetic: AbstractArithmetic
    ) -> list[Row]:
        """Rows with coefficients in an arithmetic; coefficients that are zero are left out."""
        pool = self.relations.pool
        values = arithmetic.values(pool, pool.reachable([c for row in rows for c in row.values()]), symbol)
        found = []
        for row in rows:
            numbers = {key: self._number(c, values, arithmetic) for key, c in row.items()}
            found.append({key: x for key, x in numbers.items() if not arithmetic.is_zero(x)})
        return found

    def _number(self, coefficient: Scalar, values: Mapping[int, Any], arithmetic: AbstractArithmetic) -> Any:
        if isinstance(coefficient, Expr):
            return values[coefficient.index]
        return arithmetic.number(coefficient)


def used_places(rows: Iterable[Row]) -> set[int]:
    """All variables that occur in rows."""
    return {v for row in rows for kind, v in row if kind < INPUT}
