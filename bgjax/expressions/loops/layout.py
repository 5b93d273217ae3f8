"""Where the values of stages stand: each in an array, a loop's results in the columns of a table. A column is read in place where its values stand
at equal steps; so ends of chains, which are computed apart, are put into rows before and after those of their loop."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .recurrences import OTHER, Run
from .stages import Loop, Plain, Stage


PIECES = 6  # that are put together one by one; more are looked up in all of the arrays they come from
ENDS = 16  # values that are put before and after a loop's own, for one column
Reference = int | float  # a node, or a constant


class Place(NamedTuple):
    array: int
    position: int


class Piece(NamedTuple):
    """Entries start, start + step, … of an array. A negative number is a vector of constants."""

    array: int
    start: int
    step: int
    count: int


class Recipe(NamedTuple):
    """How to put a vector together: pieces, or places in several arrays one after the other."""

    pieces: tuple[Piece, ...] = ()
    places: tuple[Place, ...] = ()
    constants: tuple[float, ...] = ()


class Layout:
    """Arrays are numbered: those given, then one for each result of a stage. `ends[table]` says what is put where
    beside a loop's own results."""

    def __init__(self, inputs: Sequence[Mapping[int, int]], stages: Sequence[Stage]):
        self.stages = tuple(stages)
        self.place = {node: Place(number, p) for number, nodes in enumerate(inputs) for node, p in nodes.items()}
        self.rounds: dict[int, int] = {}  # of arrays that are columns of a table, the results of a recurrence
        number = len(inputs)
        for stage in stages:
            for nodes in _results(stage):
                self.place.update({node: Place(number, p) for p, node in enumerate(nodes)})
                self.rounds |= {number: len(nodes)} if isinstance(stage, Loop) and stage.run.entry else {}
                number += 1
        self.ends: dict[Place, Reference] = {}
        self._aligned: dict[tuple, Piece] = {}
        for references in _columns(stages):
            self._align(references)

    def aligned(self, references: tuple) -> Piece | None:
        """The column as entries at equal steps of one array, if it is."""
        return self._aligned.get(typed(references))

    def margins(self, arrays: Sequence[int]) -> tuple[int, int]:
        """Rows that a table with these columns has before and after its loop's own."""
        outside = [(position, self.rounds[array]) for array, position in self.ends if array in arrays]
        return max([0, *(-p for p, _ in outside)]), max([0, *(p - rounds + 1 for p, rounds in outside)])

    def _where(self, references: Sequence, constants: Sequence[float]) -> list[Place]:
        return [self.place[r] if type(r) is int else Place(-1, constants.index(r)) for r in references]

    def _align(self, references: tuple) -> None:
        constants = sorted({r for r in references if type(r) is not int})
        where = self._where(references, constants)
        pieces = _pieces(where)
        largest = max(pieces, key=lambda piece: piece.count)
        before = sum(piece.count for piece in pieces[: pieces.index(largest)])
        column = largest._replace(start=largest.start - largest.step * before, count=len(references))
        outside = {Place(column.array, column.start + column.step * k): r for k, r in enumerate(references)}
        outside = {place: r for (place, r), found in zip(outside.items(), where, strict=True) if place != found}
        if column.array >= 0 and len(outside) <= ENDS and all(self._may_stand(place, r) for place, r in outside.items()):
            self.ends |= outside
            self._aligned[typed(references)] = column

    def _may_stand(self, place: Place, reference: Reference) -> bool:
        free = place.array in self.rounds and not 0 <= place.position < self.rounds[place.array]
        return free and typed((self.ends.get(place, reference),)) == typed((reference,))

    def recipe(self, references: tuple) -> Recipe:
        constants = sorted({r for r in references if type(r) is not int})
        where = self._where(references, constants)
        pieces = _pieces(where)
        return Recipe(tuple(pieces), (), tuple(constants)) if len(pieces) <= PIECES else Recipe((), tuple(where), tuple(constants))


def typed(references: tuple) -> tuple:
    """A key: node 3 is not the constant 3.0."""
    return tuple((type(r), r) for r in references)


def columns_of(run: Run) -> dict[tuple[int, int], tuple]:
    """Of every argument (slot, argument) that comes from elsewhere, what it is in every round."""
    places = ((slot, k) for slot, codes in enumerate(run.sources) for k, (back, _) in enumerate(codes) if back == OTHER)
    return {(slot, k): tuple(values[slot][k] for values in run.arguments) for slot, k in places}


def _columns(stages: Sequence[Stage]) -> Iterator[tuple]:
    """Of all loops, those that change from round to round."""
    for stage in stages:
        if isinstance(stage, Loop) and stage.run.entry:
            yield from {typed(c): c for c in columns_of(stage.run).values() if len(set(typed(c))) > 1}.values()


def _results(stage: Stage) -> list[Sequence[int]]:
    """The nodes of each array a stage makes."""
    if isinstance(stage, Plain):
        return [(i,) for i in stage.results]
    return [[nodes[s] for nodes in stage.run.rounds] for s in stage.results]


def _pieces(where: Sequence[Place]) -> list[Piece]:
    """Runs of equal steps in one array."""
    found: list[Piece] = []
    for array, position in where:
        if found and found[-1].array == array:
            _, start, step, count = found[-1]
            if (count == 1 and position != start) or (count > 1 and position == start + step * count):
                found[-1] = Piece(array, start, position - start if count == 1 else step, count + 1)
                continue
        found.append(Piece(array, position, 1, 1))
    return found
