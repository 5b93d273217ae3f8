"""Memory layout of the values of stages: single arrays, and a table with one column per result of a loop.

The arguments of a loop are read in place if they lie at equal strides in one column. To make this possible, values at
the ends of a chain, which are computed outside the loop, are stored in extra rows before and after those of the loop.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from .recurrences import OTHER, MatchingRounds
from .stages import Loop, Plain, Stage


# at most so many slices are concatenated; with more, entries are gathered by index from the arrays concerned
PIECES = 6
ENDS = 16  # at most so many extra values before and after the rows of a loop, for one column
Reference = int | float  # a node, or a constant


class Place(NamedTuple):
    """One entry of a numbered array."""

    array: int
    position: int


class Slice(NamedTuple):
    """A slice: entries start, start + step, … of an array. A negative array number denotes the vector of constants."""

    array: int
    start: int
    step: int
    count: int


class Recipe(NamedTuple):
    """How to assemble a vector: by concatenating slices (`pieces`), or by gathering single entries (`places`)."""

    pieces: tuple[Slice, ...] = ()
    places: tuple[Place, ...] = ()
    constants: tuple[float, ...] = ()


class Layout:
    """Arrays are numbered: first the inputs, then one for each result of a stage. `ends` maps places before and after
    the rows of a loop to the values stored there."""

    def __init__(self, inputs: Sequence[Mapping[int, int]], stages: Sequence[Stage]):
        self.stages = tuple(stages)
        self.place = {node: Place(number, p) for number, nodes in enumerate(inputs) for node, p in nodes.items()}
        self.rounds: dict[int, int] = {}  # number of rounds, for arrays that are columns of a recurrence's table
        number = len(inputs)
        for stage in stages:
            for nodes in _results(stage):
                self.place.update({node: Place(number, p) for p, node in enumerate(nodes)})
                self.rounds |= {number: len(nodes)} if isinstance(stage, Loop) and stage.run.entry else {}
                number += 1
        self.ends: dict[Place, Reference] = {}
        self._aligned: dict[tuple, Slice] = {}
        for references in _columns(stages):
            self._align(references)

    def aligned(self, references: tuple) -> Slice | None:
        """The slice of one array that holds these references, if there is one."""
        return self._aligned.get(typed(references))

    def margins(self, arrays: Sequence[int]) -> tuple[int, int]:
        """Numbers of extra rows before and after those of the loop, in a table with these columns."""
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
        short = column.array >= 0 and len(outside) <= ENDS
        if short and all(self._may_stand(place, r) for place, r in outside.items()):
            self.ends |= outside
            self._aligned[typed(references)] = column

    def _may_stand(self, place: Place, reference: Reference) -> bool:
        free = place.array in self.rounds and not 0 <= place.position < self.rounds[place.array]
        return free and typed((self.ends.get(place, reference),)) == typed((reference,))

    def recipe(self, references: tuple) -> Recipe:
        constants = sorted({r for r in references if type(r) is not int})
        where = self._where(references, constants)
        pieces = _pieces(where)
        if len(pieces) <= PIECES:
            return Recipe(tuple(pieces), (), tuple(constants))
        return Recipe((), tuple(where), tuple(constants))


def typed(references: tuple) -> tuple:
    """A key that distinguishes node 3 from the constant 3.0, which compare equal in Python."""
    return tuple((type(r), r) for r in references)


def columns_of(run: MatchingRounds) -> dict[tuple[int, int], tuple]:
    """{(slot, argument): its references in all rounds} for the arguments that come from outside the loop."""
    found: dict[tuple[int, int], tuple] = {}
    for slot, codes in enumerate(run.sources):
        for k, (back, _) in enumerate(codes):
            if back == OTHER:
                found[slot, k] = tuple(values[slot][k] for values in run.arguments)
    return found


def _columns(stages: Sequence[Stage]) -> Iterator[tuple]:
    """Columns of outside arguments of all recurrences that differ between rounds."""
    for stage in stages:
        if isinstance(stage, Loop) and stage.run.entry:
            yield from {typed(c): c for c in columns_of(stage.run).values() if len(set(typed(c))) > 1}.values()


def _results(stage: Stage) -> list[Sequence[int]]:
    """The nodes held by each array that a stage produces."""
    if isinstance(stage, Plain):
        return [(i,) for i in stage.results]
    slots = list(zip(*stage.run.rounds, strict=True))
    return [slots[s] for s in stage.results]


def _pieces(where: Sequence[Place]) -> list[Slice]:
    """Split a sequence of places into slices of equal stride in one array."""
    found: list[Slice] = []
    for array, position in where:
        if found and found[-1].array == array:
            _, start, step, count = found[-1]
            if (count == 1 and position != start) or (count > 1 and position == start + step * count):
                found[-1] = Slice(array, start, position - start if count == 1 else step, count + 1)
                continue
        found.append(Slice(array, position, 1, 1))
    return found
