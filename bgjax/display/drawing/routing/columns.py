"""Columns of graphs of scalar bonds: as close to each other as the labels of each row allow."""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from ..placing.grid import Cell


class Entry(NamedTuple):
    """A label in its cell, with half its width in pixels; nothing passes beside one `apart` in its column."""

    name: str
    column: int
    row: int
    half: float
    apart: bool


class Distance(NamedTuple):
    """The second of two columns is at least so many pixels to the right of the first."""

    first: int
    second: int
    least: float


LEAST = 22.0  # px between two columns
PASSING = 9.0  # px: half the room of a bond that passes a row upright


def bond_room(name: str, cells: Mapping[str, Cell], bonds: Iterable[tuple[str, str]]) -> float:
    """Half the width that the bonds above or below a label take beside each other."""
    partners = [other for pair in bonds if name in pair for other in pair if other != name]
    rows = [cells[other][1] - cells[name][1] for other in partners]
    return PASSING * max(sum(row < 0 for row in rows), sum(row > 0 for row in rows))


def close_columns(
    entries: Sequence[Entry], bonds: Iterable[tuple[str, str]], gap: float, beside: float
) -> dict[int, float]:
    """The middles of all columns. Labels of one row are so far apart that they and the bonds between them have room;
    upright bonds pass other rows as if they had a label there. Columns are in the middle of the range that is free."""
    columns = sorted({entry.column for entry in entries})
    bonded = {frozenset(pair) for pair in bonds}
    distances = [Distance(a, b, LEAST) for a, b in zip(columns, columns[1:], strict=False)]
    for row in _rows([*entries, *_passing(entries, bonded)]):
        for one, other in zip(row, row[1:], strict=False):
            between = gap if frozenset((one.name, other.name)) in bonded else beside
            distances.append(Distance(one.column, other.column, one.half + other.half + between))
    distances += _before(entries, gap)
    return _middle(columns, distances)


def _rows(entries: Iterable[Entry]) -> list[list[Entry]]:
    """Entries by rows, from left to right."""
    rows: dict[int, list[Entry]] = {}
    for entry in sorted(entries, key=lambda entry: entry.column):
        rows.setdefault(entry.row, []).append(entry)
    return list(rows.values())


def _passing(entries: Sequence[Entry], bonds: Iterable[frozenset[str]]) -> list[Entry]:
    """Entries for the upright bonds, in the rows that they pass."""
    at, rows = {entry.name: entry for entry in entries}, sorted({entry.row for entry in entries})
    taken = {(entry.column, entry.row) for entry in entries}
    found = []
    for pair in bonds:
        ends = sorted((at[name] for name in pair), key=lambda entry: entry.row)
        if len({end.column for end in ends}) == 1:
            passed = [row for row in rows if ends[0].row < row < ends[-1].row]
            found += [Entry("", ends[0].column, row, PASSING, False) for row in passed]
    return [entry for entry in dict.fromkeys(found) if (entry.column, entry.row) not in taken]


def _before(entries: Sequence[Entry], gap: float) -> list[Distance]:
    """Columns of entries that are apart are to the right of all that is before them, and to the left of all after."""
    found = []
    for column in sorted({entry.column for entry in entries if entry.apart}):
        own = max(entry.half for entry in entries if entry.column == column)
        for entry in entries:
            if entry.column != column:
                ends = (entry.column, column) if entry.column < column else (column, entry.column)
                found.append(Distance(*ends, entry.half + own + gap))
    return found


def _middle(columns: Sequence[int], distances: Sequence[Distance]) -> dict[int, float]:
    """Places that keep all distances, each in the middle between the first and the last that is possible."""
    first, last = dict.fromkeys(columns, 0.0), {}
    for one in sorted(distances, key=lambda one: one.second):
        first[one.second] = max(first[one.second], first[one.first] + one.least)
    last = dict.fromkeys(columns, max(first.values(), default=0.0))
    for one in sorted(distances, key=lambda one: -one.first):
        last[one.first] = min(last[one.first], last[one.second] - one.least)
    return {column: (first[column] + last[column]) / 2 for column in columns}
