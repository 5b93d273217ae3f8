"""Linear equations in variables and their rates, reduced to state equations by elimination without rounding decisions.

Each row is Σ a·v + Σ b·v̇ + Σ c·u⁽ᵏ⁾ = 0. Rows without rates are solved for a variable each, which is then replaced
everywhere, in the rates by the derivative of what replaces it; where the rates that remain depend on each other, a
combination of rows has no rate and is solved in the same way. What is left has one rate a row: the state equations.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import Any

from ..arithmetic.base import AbstractArithmetic


VALUE, RATE, INPUT = 0, 1, 2  # kinds of keys: (VALUE, v), (RATE, v), (INPUT + k, u) for the k-th derivative of an input
Row = dict[tuple[int, int], Any]
ENOUGH = 1e-3  # a pivot is at least this much of the largest candidate in its row


class Undetermined(Exception):
    """Variables that no equation determines, or inputs that the equations relate to each other."""

    def __init__(self, kind: str, places: Sequence[int]):
        self.kind, self.places = kind, tuple(places)


@dataclass
class Reduced:
    """State equations: the states that remain, their rates as rows, and what every eliminated variable is."""

    states: tuple[int, ...]
    rates: dict[int, Row]
    solved: dict[int, Row] = field(repr=False)  # of eliminated variables, in those eliminated later
    order: tuple[int, ...] = field(repr=False)  # eliminated variables in order

    def in_states(self, row: Mapping, arithmetic: AbstractArithmetic) -> Row:
        """A row of values and inputs with every eliminated variable replaced."""
        found = dict(row)
        place = {variable: k for k, variable in enumerate(self.order)}
        waiting = [place[v] for kind, v in found if kind == VALUE and v in place]
        heapify(waiting)
        while waiting:
            number = heappop(waiting)
            key = VALUE, self.order[number]
            if key in found:
                factor = found.pop(key)
                added = add_to(found, self.solved[key[1]], factor, arithmetic)
                for kind, v in added:
                    if kind == VALUE and v in place:
                        heappush(waiting, place[v])
        return found


def without_zeros(row: Row, arithmetic: AbstractArithmetic) -> Row:
    """The row without coefficients that are zero beside its largest one."""
    largest = max((arithmetic.size(x) for (kind, _), x in row.items() if kind < INPUT), default=1.0)
    return {key: x for key, x in row.items() if key[0] >= INPUT or not arithmetic.is_zero(x, largest)}


def add_to(
    row: Row, other: Mapping, factor: Any, arithmetic: AbstractArithmetic, shift: int = 0, zeros: bool = True
) -> list[tuple]:
    """Add a multiple of another row (its derivative with shift=1) to a row in place; the keys that are new in it.
    Coefficients of inputs are looked at for `zeros` on request only."""
    new = []
    for key, value in other.items():
        key = key[0] + shift, key[1]
        term, old = factor * value, row.get(key)
        if old is None:
            row[key] = term
            new.append(key)
            continue
        total = old + term
        tested = zeros or key[0] < INPUT
        if tested and arithmetic.is_zero(total, max(arithmetic.size(old), arithmetic.size(term))):
            del row[key]
        else:
            row[key] = total
    return new


class Elimination:
    """The rows of a system of equations while variables are eliminated."""

    def __init__(
        self,
        rows: Iterable[Row],
        reluctance: Mapping[int, int],
        arithmetic: AbstractArithmetic,
        consistent: bool = True,
    ):
        """The higher the reluctance, the later a variable is eliminated. Rows that relate inputs alone are refused if
        the equations are meant to be `consistent`; otherwise inputs are residuals, and such rows are left out."""
        self.arithmetic, self.reluctance, self.consistent = arithmetic, reluctance, consistent
        self.rows: dict[int, Row] = dict(enumerate(dict(row) for row in rows))
        self.where: dict[int, set[int]] = {}
        for number, row in self.rows.items():
            for kind, v in row:
                if kind < INPUT:
                    self.where.setdefault(v, set()).add(number)
        self.solved: dict[int, Row] = {}
        self.order: list[int] = []
        self.unmet: list[Any] = []  # coefficients of inputs in rows that were left out

    def reduce(self) -> Reduced:
        """Eliminate until every remaining row has a rate of its own."""
        self._solve_algebraic(self.rows)
        while fresh := self._separate_rates():
            self._solve_algebraic(fresh)
        rates = self._rates()
        loose = {v for row in rates.values() for kind, v in row if kind == RATE or (kind == VALUE and v not in rates)}
        if loose:
            raise Undetermined("variables", sorted(loose))
        return Reduced(tuple(rates), rates, self.solved, tuple(self.order))

    def _solve_algebraic(self, numbers: Iterable[int]) -> None:
        """Solve rows without rates for one variable each, short rows first."""
        waiting = [(len(self.rows[n]), n) for n in numbers if not self._has_rate(self.rows[n])]
        heapify(waiting)
        while waiting:
            length, number = heappop(waiting)
            row = self.rows.get(number)
            if row is None:
                continue
            if len(row) > length:
                heappush(waiting, (len(row), number))
                continue
            self._use(number)

    def _has_rate(self, row: Row) -> bool:
        return any(kind == RATE for kind, _ in row)

    def _use(self, number: int) -> None:
        row = self.rows.pop(number)
        for kind, v in row:
            if kind < INPUT:
                self.where[v].discard(number)
        pivot = self._pivot(row)
        if pivot is None:
            inputs = sorted({v for kind, v in row if kind >= INPUT})
            if inputs and self.consistent:
                raise Undetermined("inputs", inputs)
            self.unmet += row.values()
            return
        factor = row.pop((VALUE, pivot))
        expression = {key: -value / factor for key, value in row.items()}
        self.solved[pivot] = expression
        self.order.append(pivot)
        for other in list(self.where.pop(pivot, ())):
            self._replace(other, pivot, expression)

    def _replace(self, number: int, pivot: int, expression: Row) -> None:
        row = self.rows[number]
        for kind in (VALUE, RATE):
            factor = row.pop((kind, pivot), None)
            if factor is not None:
                add_to(row, expression, factor, self.arithmetic, kind, self.consistent)
        for kind, v in expression:
            if kind == VALUE:
                present = (VALUE, v) in row or (RATE, v) in row
                (self.where[v].add if present else self.where[v].discard)(number)

    def _pivot(self, row: Row) -> int | None:
        """The variable that a row is solved for: algebraic ones first, then those in few other rows."""
        sizes = {v: self.arithmetic.size(value) for (kind, v), value in row.items() if kind == VALUE}
        if not sizes:
            return None
        first = min(self.reluctance.get(v, 0) for v in sizes)
        group = {v: size for v, size in sizes.items() if self.reluctance.get(v, 0) == first}
        largest = max(group.values())
        return min((len(self.where[v]), v) for v, size in group.items() if size >= ENOUGH * largest)[1]

    def _separate_rates(self) -> list[int]:
        """Combine rows such that their rates are independent; the numbers of the rows that have none then."""
        taken: dict[int, int] = {}  # by row: the rate it keeps
        for number in sorted(self.rows):
            row = self.rows[number]
            for other, variable in taken.items():
                factor = row.pop((RATE, variable), None)
                if factor is not None:
                    divisor = self.rows[other][RATE, variable]
                    rest = {key: value for key, value in self.rows[other].items() if key != (RATE, variable)}
                    add_to(row, rest, -(factor / divisor), self.arithmetic)
            sizes = {v: self.arithmetic.size(value) for (kind, v), value in row.items() if kind == RATE}
            if sizes:
                taken[number] = self._rate_pivot(sizes)
            self._index(number)
        return [number for number in self.rows if number not in taken]

    def _rate_pivot(self, sizes: Mapping[int, float]) -> int:
        largest = max(sizes.values())
        return min((-self.reluctance.get(v, 0), v) for v, size in sizes.items() if size >= ENOUGH * largest)[1]

    def _index(self, number: int) -> None:
        """Renew the places of a row's variables."""
        for numbers in self.where.values():
            numbers.discard(number)
        for kind, v in self.rows[number]:
            if kind < INPUT:
                self.where.setdefault(v, set()).add(number)

    def _rates(self) -> dict[int, Row]:
        """The rows solved for their rates."""
        numbers, found = list(self.rows), {}
        for position, number in enumerate(numbers):
            row = self.rows[number]
            pivot = self._rate_pivot({v: self.arithmetic.size(x) for (kind, v), x in row.items() if kind == RATE})
            factor = row.pop((RATE, pivot))
            row = {key: value / factor for key, value in row.items()}
            for other in (*numbers[position + 1 :], *found):
                target = found[other] if other in found else self.rows[other]
                self._without_rate(target, pivot, row)
            found[pivot] = row
        return {v: {key: -value for key, value in row.items()} for v, row in found.items()}

    def _without_rate(self, target: Row, pivot: int, row: Row) -> None:
        factor = target.pop((RATE, pivot), None)
        if factor is not None:
            add_to(target, row, -factor, self.arithmetic)
