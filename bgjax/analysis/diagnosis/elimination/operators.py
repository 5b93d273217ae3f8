"""Linear equations with constant coefficients and derivatives that no order of computation solves one by one.

Unknowns that determine each other through storages (a spring and a damper side by side, of which the force is known)
would need initial values. The polynomials in d/dt before them can still be eliminated: rows are reduced by division of
polynomials, as integers by Euclid's algorithm, until a row has no unknown. It is a relation of higher order.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ...._graph_algorithms import match
from ....expressions.expression import Pool, Scalar
from ....expressions.passes import degrees, linear_forms, substitute
from .equations import Equation
from .isolating import reciprocal, vanishes
from .one_by_one import Elimination, Support, joined, time_derivative


Polynomial = tuple[Scalar, ...]  # coefficients by the power of d/dt, the last not zero


@dataclass(frozen=True)
class Row:
    """Σ polynomial(d/dt) · unknown + rest = 0."""

    number: int  # of the equation
    entries: dict[int, Polynomial]
    rest: Scalar
    support: Support


def eliminate_operators(work: Elimination) -> None:
    """Keep the relations of the equations that are linear with constant coefficients in all their open unknowns."""
    rows = {}
    for number in range(len(work.equations)):
        if number not in work.used and work.open(work.equations[number]):
            row = _row(work, number)
            rows |= {} if row is None else {number: row}
    chosen = _overdetermined(rows)
    for row in _Reduction(work.pool, [rows[n] for n in chosen]).without_unknowns():
        work.keep(row.number, row.rest, row.support, combined=True)


def _row(work: Elimination, number: int) -> Row | None:
    """An equation as a row; None if it is not linear with constant coefficients."""
    equation, pool = work.equations[number], work.pool
    unknowns = sorted(work.open(equation))
    values = substitute(pool, [equation.residual, equation.stored], work.values)
    forms = linear_forms(pool, values, unknowns)
    coefficients = [c for form in forms for c in form.values()]
    if 2 in degrees(pool, values, unknowns) or not _constant(pool, [*coefficients, equation.factor]):
        return None
    plain, stored = substitute(pool, values, dict.fromkeys(unknowns, 0.0))
    entries = {u: _entry(equation, forms, u) for u in unknowns}
    entries = {u: p for u, polynomial in entries.items() if (p := _trimmed(pool, polynomial))}
    rest = plain - equation.factor * time_derivative(pool, stored)
    return Row(number, entries, rest, work.support(equation))


def _entry(equation: Equation, forms: Sequence[dict[int, Scalar]], unknown: int) -> Polynomial:
    value, stored = (form.get(unknown, 0.0) for form in forms)
    return (value, -(equation.factor * stored))


def _constant(pool: Pool, coefficients: Sequence[Scalar]) -> bool:
    """Whether coefficients hold parameters alone."""
    nodes = [i for i in pool.reachable(coefficients) if pool.kind(i) == "symbol"]
    return all(pool.key(i)[0] == "parameter" for i in nodes)


def _overdetermined(rows: dict[int, Row]) -> list[int]:
    """The rows of which there are more than unknowns: those that alternating paths lead to from an unmatched row."""
    numbers = list(rows)
    unknowns = [set(rows[n].entries) for n in numbers]
    matched, unmatched = match(unknowns)
    reached, queue = set(unmatched), list(unmatched)
    while queue:
        for unknown in unknowns[queue.pop()]:
            if matched[unknown] not in reached:
                reached.add(matched[unknown])
                queue.append(matched[unknown])
    return [numbers[k] for k in sorted(reached)]


class _Reduction:
    """Rows while they are reduced, one unknown after the other."""

    def __init__(self, pool: Pool, rows: Sequence[Row]):
        self.pool, self.rows = pool, list(rows)

    def without_unknowns(self) -> list[Row]:
        """Combinations of the rows in which no unknown is left."""
        waiting = self.rows
        while unknowns := {u for row in waiting for u in row.entries}:
            counts = {u: _cost(waiting, u) for u in unknowns}
            unknown = min(unknowns, key=lambda u: (counts[u], u))
            waiting = self._eliminated(waiting, unknown)
        return waiting

    def _eliminated(self, rows: list[Row], unknown: int) -> list[Row]:
        """The rows without the one that determines an unknown, which is in no other of them any more."""
        concerned = [row for row in rows if unknown in row.entries]
        others = [row for row in rows if unknown not in row.entries]
        while len(concerned) > 1:
            concerned.sort(key=lambda row: (len(row.entries[unknown]), len(row.entries), row.number))
            pivot, *rest = concerned
            reduced = [self._divided(row, pivot, unknown) for row in rest]
            others += [row for row in reduced if unknown not in row.entries]
            concerned = [pivot, *[row for row in reduced if unknown in row.entries]]
        return others

    def _divided(self, row: Row, pivot: Row, unknown: int) -> Row:
        """The row minus the multiple of the pivot that leaves the remainder of a division of polynomials."""
        while unknown in row.entries and len(row.entries[unknown]) >= len(pivot.entries[unknown]):
            highest, divisor = row.entries[unknown], pivot.entries[unknown]
            factor = highest[-1] * reciprocal(self.pool, divisor[-1])
            row = self._subtracted(row, pivot, factor, len(highest) - len(divisor), unknown)
        return row

    def _subtracted(self, row: Row, pivot: Row, factor: Scalar, power: int, unknown: int) -> Row:
        entries = dict(row.entries)
        for u, polynomial in pivot.entries.items():
            shifted = (*[0.0] * power, *[factor * c for c in polynomial])
            total = _difference(entries.pop(u, ()), shifted)
            total = total[:-1] if u == unknown and len(total) == len(row.entries[unknown]) else total
            entries |= {u: left} if (left := _trimmed(self.pool, total)) else {}
        added = pivot.rest
        for _ in range(power):
            added = time_derivative(self.pool, added)
        support = joined([row.support, replace_order(pivot.support, power)])
        return replace(row, entries=entries, rest=row.rest - factor * added, support=support)


def replace_order(support: Support, power: int) -> Support:
    """The support of a derivative of this order."""
    return support._replace(order=support.order + power)


def _cost(rows: Sequence[Row], unknown: int) -> tuple[int, int]:
    """How much the elimination of an unknown costs: the lowest degree before it, and how many rows have it."""
    found = [row.entries[unknown] for row in rows if unknown in row.entries]
    return min(map(len, found)), len(found)


def _difference(a: Polynomial, b: Polynomial) -> Polynomial:
    """a − b."""
    size = max(len(a), len(b))
    first, second = (tuple(p) + (0.0,) * (size - len(p)) for p in (a, b))
    return tuple(x - y for x, y in zip(first, second, strict=True))


def _trimmed(pool: Pool, polynomial: Polynomial) -> Polynomial:
    """The polynomial without highest coefficients that are zero."""
    size = len(polynomial)
    while size and vanishes(pool, polynomial[size - 1]):
        size -= 1
    return tuple(polynomial[:size])
