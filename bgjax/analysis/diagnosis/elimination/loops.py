"""Linear equations that determine several unknowns only together: found by matching, solved by elimination of Gauss."""

from collections.abc import Iterator, Mapping, Sequence

from ...._graph_algorithms import match, strong_components
from ....expressions.expression import Pool, Scalar
from ....expressions.passes import degrees, linear_forms, substitute
from .isolating import reciprocal, vanishes
from .one_by_one import Elimination, Support, joined


Entries = dict[int, Scalar]


def eliminate(work: Elimination) -> None:
    """Use equations one by one, and where that ends the next block of equations that are linear in their unknowns."""
    work.peel()
    tried: set[frozenset[int]] = set()
    while block := next((b for b in blocks(work) if b not in tried), None):
        tried.add(block)
        _solve_block(work, sorted(block))
        work.peel()


def blocks(work: Elimination) -> Iterator[frozenset[int]]:
    """Sets of equations with as many open unknowns, all of which they determine without integration."""
    numbers = [n for n in range(len(work.equations)) if n not in work.used and work.open(work.equations[n])]
    numbers.sort(key=lambda n: (bool(work.equations[n].behind), n))
    edges = [_computable(work, n) for n in numbers]
    matched, _ = match(edges)
    owner = {unknown: numbers[row] for unknown, row in matched.items()}
    graph: dict[int, list[int]] = {n: [] for n in sorted(owner.values())}
    loose = set()
    for n in graph:
        for unknown in sorted(work.open(work.equations[n])):
            loose |= set() if unknown in owner else {n}
            graph[n] += [owner[unknown]] if unknown in owner else []
    for component in strong_components(graph):
        inside = set(component)
        outside = any(target not in inside for n in inside for target in graph[n])
        own = {unknown for unknown, n in owner.items() if n in inside}
        stored = any(work.equations[n].behind & own for n in inside)
        if not (outside or stored or inside & loose):
            yield frozenset(inside)


def _computable(work: Elimination, number: int) -> set[int]:
    """The open unknowns that an equation may be solved for: those in which it is linear."""
    equation = work.equations[number]
    found = sorted(work.open(equation) - equation.behind)
    (residual,) = substitute(work.pool, [equation.residual], work.values)
    return set(found) if degrees(work.pool, [residual], found) == [1] else set()


def _solve_block(work: Elimination, numbers: Sequence[int]) -> None:
    equations = [work.equations[n] for n in numbers]
    residuals = [work.reduced(equation) for equation in equations]
    unknowns = sorted(frozenset().union(*[work.open(equation) for equation in equations]))
    support = joined([work.support(equation) for equation in equations])
    rows = linear_forms(work.pool, residuals, unknowns)
    rest = substitute(work.pool, residuals, dict.fromkeys(unknowns, 0.0))
    solved = _Rows(work.pool, dict(zip(numbers, rows, strict=True)), dict(zip(numbers, rest, strict=True)))
    solved.eliminate()
    _take(work, solved, support)


def _take(work: Elimination, solved: "_Rows", support: Support) -> None:
    """The unknowns that are determined, and the rows in which none is left."""
    for number, unknown in solved.pivots.items():
        if set(solved.rows[number]) == {unknown}:
            work.used.add(number)
            work.determine(unknown, -solved.rest[number], support)
    for number, row in solved.rows.items():
        if not row:
            work.keep(number, solved.rest[number], support)


class _Rows:
    """Rows Σ a·x + rest = 0 while they are reduced; each pivot has the coefficient 1 and is in no other row."""

    def __init__(self, pool: Pool, rows: Mapping[int, Entries], rest: Mapping[int, Scalar]):
        self.pool, self.pivots = pool, dict[int, int]()
        self.rows = {n: {u: c for u, c in row.items() if not vanishes(pool, c)} for n, row in rows.items()}
        self.rest = dict(rest)

    def eliminate(self) -> None:
        while waiting := [n for n, row in self.rows.items() if row and n not in self.pivots]:
            number = min(waiting, key=lambda n: (len(self.rows[n]), n))
            self._normalise(number)
            for other in [n for n in self.rows if n != number and self.pivots[number] in self.rows[n]]:
                self._subtract(other, number)

    def _normalise(self, number: int) -> None:
        row = self.rows[number]
        pivot = min(row, key=lambda u: (not isinstance(row[u], float), u))
        factor = reciprocal(self.pool, row[pivot])
        self.rows[number] = {u: 1.0 if u == pivot else c * factor for u, c in row.items()}
        self.rest[number] = self.rest[number] * factor
        self.pivots[number] = pivot

    def _subtract(self, other: int, number: int) -> None:
        row, pivot = dict(self.rows[other]), self.pivots[number]
        factor = row.pop(pivot)
        for unknown, coefficient in self.rows[number].items():
            if unknown != pivot:
                value = row.pop(unknown, 0.0) - factor * coefficient
                row |= {} if vanishes(self.pool, value) else {unknown: value}
        self.rows[other] = row
        self.rest[other] = self.rest[other] - factor * self.rest[number]
