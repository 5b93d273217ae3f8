"""Problem in, rows to solve out: each row as it is, or differentiated once along the motion where that is needed.

Which rows are differentiated is decided by structure: a matching, as in Pantelides' algorithm.
"""

from collections.abc import Mapping, Sequence
from itertools import compress, islice

import numpy as np

from ..._graph_algorithms import match
from ...errors import Fault, SolvabilityError
from ...expressions.equal_forms import plain_forms
from ...expressions.expression import Expr, Scalar
from ...expressions.passes import degrees, dependencies, linear_forms, substitute, tangents
from ...expressions.random_points import sample_entries
from .explicit import as_position, substitute_explicit
from .network import find_network
from .problem import DynamicGroup, NotDifferentiable, Problem, Row, SoughtRate
from .solved import Solved


def make_rows(problem: Problem, solved: Solved) -> tuple[list[Row], dict[int, Scalar]]:
    """Rows to solve, and the unknowns that are explicit functions of the other unknowns."""
    pool = problem.pool
    _clean(problem)
    _plain(problem)
    dependent = dependencies(pool, [row.residual for row in problem.residuals], problem.names)
    matched, unmatched = _match_own_first(problem.residuals, dependent)
    builder = _Derivatives(problem, {u: problem.residuals[i] for u, i in matched.items()})
    rows = [row for i, row in enumerate(problem.residuals) if i not in unmatched]
    hidden = [as_position(problem, builder.along, problem.residuals[i]) for i in unmatched]
    solved.hidden += hidden
    for row, derivative in zip(hidden, builder.along([([row.residual], row.name) for row in hidden]), strict=True):
        rows.append(Row(row.name, row.stabilised(derivative[0]), "differentiated", row.constraint, before=row))
    explicit: dict[int, tuple[Scalar, int]] = {}
    moving = _moving(problem, builder)
    for group, derivatives in zip(problem.dynamics, moving, strict=True):
        gap = np.array([r - s for r, s in zip(group.rate, derivatives, strict=True)], dtype=object)
        gap = gap if group.weight is None else group.weight(gap)
        if _is_explicit(problem, group):
            for number, (r, derivative) in enumerate(zip(group.rate, derivatives, strict=True), start=len(rows)):
                explicit[r.index] = derivative, number
        rows += [Row(group.name, value, "dynamic") for value in gap]
    values = {u: derivative for u, (derivative, _) in explicit.items()}
    owners = {u: number for u, (_, number) in explicit.items()}
    derived = builder.derived()
    solved.fragile = builder.fragile
    return substitute_explicit(problem, rows + derived, values, owners)


def _moving(problem: Problem, builder: "_Derivatives") -> list[list[Scalar]]:
    """Time derivatives of the quantities of all groups. A rate in the quantity of another group (the derivative of a
    derivative) is replaced by the derivative that was found for it."""
    known: dict[int, Scalar] = {}
    found: dict[int, list[Scalar]] = {}
    while len(found) < len(problem.dynamics):
        waiting = {k: group for k, group in enumerate(problem.dynamics) if k not in found}
        quantities = [group.quantity for group in waiting.values()]
        if known:
            quantities = [substitute(problem.pool, quantity, known) for quantity in quantities]
        blocked = builder.blocked(quantities)
        ready = {
            k: own for k, own, stuck in zip(waiting, quantities, blocked, strict=True) if not stuck or all(blocked)
        }
        derivatives = builder.along([(own, waiting[k].name) for k, own in ready.items()], rough=True)
        found |= dict(zip(ready, derivatives, strict=True))
        told = [k for k in ready if waiting[k].weight is None and _is_explicit(problem, waiting[k])]
        known |= {r.index: rate for k in told for r, rate in zip(waiting[k].rate, found[k], strict=True)}
    return [found[k] for k in range(len(problem.dynamics))]


def _is_explicit(problem: Problem, group: DynamicGroup) -> bool:
    """Whether the rates of a group are unknowns, which its derivatives then give."""
    return all(isinstance(r, Expr) and r.index in problem.names for r in group.rate)


def _clean(problem: Problem) -> None:
    """Drop unknowns whose influence cancels (a loop of two-ports may give w − w): they would count as
    dependencies and change which rows are differentiated."""
    quantities = [q for group in problem.dynamics for q in group.quantity]
    values = iter(cleaned(problem, [*[row.residual for row in problem.residuals], *quantities]))
    for row in problem.residuals:
        row.residual = next(values)
    for group in problem.dynamics:
        group.quantity = [next(values) for _ in group.quantity]


def _plain(problem: Problem) -> None:
    """Write constraint flows as linear forms in the flows of inertias, and rates as linear forms in the unknowns."""
    values = plain_forms(problem, [row.residual for row in problem.residuals], problem.flows)
    for row, value in zip(problem.residuals, values, strict=True):
        row.residual = value
    rates = plain_forms(problem, list(problem.rates.values()), list(problem.names))
    problem.rates.update(zip(problem.rates, rates, strict=True))


def cleaned(problem: Problem, outputs: Sequence[Scalar]) -> list[Scalar]:
    """The outputs with zero in place of every unknown that occurs in them but cancels."""
    pool, unknowns = problem.pool, list(problem.names)
    flat = [k for k, degree in enumerate(degrees(pool, outputs, unknowns)) if degree == 1]
    result, own = list(outputs), [outputs[k] for k in flat]
    for k, appear, true in zip(
        flat, dependencies(pool, own, unknowns), _influences(problem, own, unknowns), strict=True
    ):
        if false := appear - true:
            result[k] = substitute(pool, [outputs[k]], dict.fromkeys(false, 0.0))[0]
    return result


def _influences(problem: Problem, outputs: Sequence[Scalar], unknowns: Sequence[int]) -> list[set[int]]:
    """For each linear output, the unknowns with a nonzero coefficient at some random point; all unknowns if no random
    point can be evaluated."""
    network = find_network(problem.pool, outputs, unknowns)
    if network is not None:
        points = network.samples(problem)
        there = np.ones((len(outputs), len(unknowns)), bool)
        if points:
            there = np.any([sample.value != 0.0 for sample in points], axis=0)
        return [set(compress(unknowns, row)) for row in there]
    forms = linear_forms(problem.pool, outputs, unknowns)
    points = sample_entries(problem, {(k, u): c for k, form in enumerate(forms) for u, c in form.items()})

    def cancels(row: int, unknown: int) -> bool:
        return bool(points) and all(sample[row, unknown].cancels for sample in points)

    found = []
    for k, form in enumerate(forms):
        found.append({u for u in form if not cancels(k, u)})
    return found


def _match_own_first(rows: Sequence[Row], dependent: Sequence[set[int]]) -> tuple[dict[int, int], list[int]]:
    """Maximum matching {unknown: row}, and the unmatched rows. A row keeps the unknown it belongs to if it depends on
    it."""
    order = sorted(range(len(rows)), key=lambda k: rows[k].unknown not in dependent[k])
    own = [{rows[k].unknown} if rows[k].unknown in dependent[k] else dependent[k] for k in order]
    matched, unmatched = match(own)
    if unmatched and len(matched) < len(set().union(*dependent, set())):  # other rows may need these unknowns
        matched, unmatched = match([dependent[k] for k in order])
    return {u: order[k] for u, k in matched.items()}, sorted(order[k] for k in unmatched)


class _Derivatives:
    """Time derivatives along the motion; where an expression contains an unknown, its rate becomes a further
    unknown."""

    def __init__(self, problem: Problem, row_of: Mapping[int, Row]):
        self.problem, self.row_of = problem, row_of
        self.seeds = dict(problem.rates)
        self.pending: list[int] = []
        self.fragile = False  # for some values the row matched with an unknown may fail to determine it

    def along(self, groups: Sequence[tuple[Sequence[Scalar], str]], rough: bool = False) -> list[list[Scalar]]:
        """Time derivatives of the outputs of every (outputs, name). With `rough`, an output without a derivative raises
        `NotDifferentiable` instead of an error for the user."""
        pool, names = self.problem.pool, self.problem.names
        outputs = [output for own, _ in groups for output in own]
        self._refuse_sought(outputs)
        met = iter(dependencies(pool, outputs, [u for u in names if u not in self.seeds]))
        for own, name in groups:
            for unknown in sorted(set().union(*islice(met, len(own))) - set(self.seeds)):
                if unknown not in self.row_of:
                    raise NotDifferentiable(name) if rough else SolvabilityError([_twice(name, names[unknown])])
                rate = pool.symbol("rate", unknown)
                names[rate.index] = f"d/dt {names[unknown]}"
                self.seeds[unknown] = rate
                self.pending.append(unknown)
        rates = iter(tangents(pool, outputs, self.seeds))
        return [list(islice(rates, len(own))) for own, _ in groups]

    def _refuse_sought(self, outputs: Sequence[Scalar]) -> None:
        """Raise if outputs depend on inputs of an inverse model whose rates are not unknowns."""
        sought = [u for u in self.problem.sought if u not in self.seeds]
        met = set().union(*dependencies(self.problem.pool, outputs, sought)) if sought else set()
        if met:
            raise SoughtRate(met)

    def blocked(self, groups: Sequence[Sequence[Scalar]]) -> list[bool]:
        """Whether each group of outputs contains an unknown whose rate is not known and follows from no row."""
        unknowns = [u for u in self.problem.names if u not in self.seeds and u not in self.row_of]
        outputs = [output for group in groups for output in group]
        met = iter(dependencies(self.problem.pool, outputs, unknowns))
        return [any(islice(met, len(group))) for group in groups]

    def derived(self) -> list[Row]:
        """Time derivatives of the rows that determine the unknowns whose rates have become unknowns."""
        rows = []
        while self.pending:
            unknown = self.pending.pop()
            row = self.row_of[unknown]
            self.fragile |= row.unknown != unknown
            rows.append(Row(f"d/dt {row.name}", self.along([([row.residual], row.name)])[0][0], "derived"))
        return rows


def _twice(name: str, unknown: str) -> Fault:
    what = (
        f"one time derivative does not determine it: its rate depends on {unknown}, "
        "which itself is known only from a rate."
    )
    remedy = (
        "add a small compliance or inertia between them, drop one of the constraints, "
        "or let a resistor be inverted (bg.R(…, invertible=True))."
    )
    return Fault(name, what, remedy)
