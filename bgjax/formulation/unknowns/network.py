"""Linear block as a sparse network: sub-expressions that several rows share become variables (`shared`) of their own.

In a tree of bodies the row of every joint depends on the accelerations of all joints around it, and the mass matrix is
full. The rows themselves are short: they contain accelerations of bodies and efforts of joints, each computed once and
used by many rows. Kept as variables, these give a sparse network, which `formulation/unknowns/elimination` eliminates
from the leaves. This is the articulated-body recursion (Featherstone 1983), derived from the expressions alone.
"""

from collections.abc import Mapping, Sequence
from functools import reduce
from typing import NamedTuple

import numpy as np

from ...expressions.expression import Expr, Pool, Scalar
from ...expressions.operations import OPERATIONS
from ...expressions.random_points import Estimate, added, sample_entries


FEW = 16  # unknowns of small networks, in which no row is long and the order of elimination matters little


class Form(NamedTuple):
    """Σ coefficient · variable + offset."""

    terms: Mapping[int, Scalar]
    offset: Scalar

    def __add__(self, other: "Form") -> "Form":
        a, b = self.terms, other.terms
        return _made({v: a.get(v, 0.0) + b.get(v, 0.0) for v in {**a, **b}}, self.offset + other.offset)

    def __sub__(self, other: "Form") -> "Form":
        a, b = self.terms, other.terms
        return _made({v: a.get(v, 0.0) - b.get(v, 0.0) for v in {**a, **b}}, self.offset - other.offset)

    def __neg__(self) -> "Form":
        return _made({v: -c for v, c in self.terms.items()}, -self.offset)

    def __mul__(self, other: "Form") -> "Form":
        """Product of two forms, one of which contains no unknowns."""
        a, factor = (self, other.offset) if self.terms else (other, self.offset)
        return _made({v: factor * c for v, c in a.terms.items()}, factor * a.offset)

    def __truediv__(self, other: "Form") -> "Form":
        """Quotient by a form that contains no unknowns."""
        return _made({v: c / other.offset for v, c in self.terms.items()}, self.offset / other.offset)


class Network(NamedTuple):
    """Rows (residuals) as linear forms in unknowns and shared intermediate variables (`shared`), and each intermediate
    variable as a linear form in unknowns and earlier ones. Intermediate variables are nodes of the pool."""

    unknowns: tuple[int, ...]
    rows: tuple[Form, ...]
    shared: Mapping[int, Form]

    def answering(self, residuals: Sequence[Scalar]) -> "Network":
        """The network with the same matrix and these residuals as constant terms."""
        rows = tuple(Form(row.terms, residual) for row, residual in zip(self.rows, residuals, strict=True))
        return Network(self.unknowns, rows, {variable: Form(form.terms, 0.0) for variable, form in self.shared.items()})

    def coefficients(self) -> list[Scalar]:
        return [c for form in (*self.shared.values(), *self.rows) for c in form.terms.values()]

    def samples(self, problem) -> list[Estimate]:
        """The matrix of the rows with respect to the unknowns, in numbers at random points."""
        rows = {-1 - k: form for k, form in enumerate(self.rows)}
        entries = {(owner, v): c for owner, form in {**self.shared, **rows}.items() for v, c in form.terms.items()}
        return [self._composed(rows, values) for values in sample_entries(problem, entries)]

    def _composed(self, rows: Mapping[int, Form], values: Mapping) -> Estimate:
        count = len(self.unknowns)
        found = {u: Estimate(unit, unit) for u, unit in zip(self.unknowns, np.eye(count), strict=True)}
        start = Estimate(np.zeros(count), np.zeros(count))

        def total(owner: int, form: Form) -> Estimate:
            return reduce(added, [values[owner, v] * found[v] for v in form.terms], start)

        for variable, form in self.shared.items():
            found[variable] = total(variable, form)
        totals = [start, *[total(owner, form) for owner, form in rows.items()]]
        return Estimate(*(np.stack(part)[1:] for part in zip(*totals, strict=True)))


def find_network(pool: Pool, residuals: Sequence[Scalar], unknowns: Sequence[int]) -> Network | None:
    """The network of rows that are linear in the unknowns; None if they depend on the unknowns through anything but
    sums, products and quotients, such as laws in JAX or solutions of other blocks."""
    order = varying(pool, residuals, unknowns)
    often = _used_often(pool, order)
    forms: dict[int, Form] = {u: Form({u: 1.0}, 0.0) for u in unknowns}
    shared: dict[int, Form] = {}

    def form_of(reference: int | float) -> Form:
        value = pool.expr(reference)
        return forms[value.index] if isinstance(value, Expr) and value.index in forms else Form({}, value)

    for index in order:
        operation = OPERATIONS.get(pool.kind(index))
        if operation is None or operation.operator is None:
            return None
        form = operation.operator(*map(form_of, pool.arguments(index)))
        if index in often and (len(form.terms) > 1 or not pool.is_zero(form.offset)):
            shared[index], form = form, Form({index: 1.0}, 0.0)
        forms[index] = form
    rows = tuple(forms[r.index] if isinstance(r, Expr) else Form({}, r) for r in residuals)
    return Network(tuple(unknowns), rows, shared)


def varying(pool: Pool, outputs: Sequence[Scalar], unknowns: Sequence[int]) -> list[int]:
    """Nodes that depend on the unknowns, in order of evaluation."""
    found, order = set(unknowns), []
    for index in pool.reachable(outputs):
        if index not in found and any(a in found for a in pool.inner(index)):
            found.add(index)
            order.append(index)
    return order


def _used_often(pool: Pool, order: Sequence[int]) -> set[int]:
    """Nodes with more than one user."""
    users: dict[int, int] = {}
    for index in order:
        for argument in set(pool.inner(index)):
            users[argument] = users.get(argument, 0) + 1
    return {index for index, count in users.items() if count > 1}


def _made(terms: Mapping[int, Scalar], offset: Scalar) -> Form:
    return Form({v: c for v, c in terms.items() if not Pool.is_zero(c)}, offset)
