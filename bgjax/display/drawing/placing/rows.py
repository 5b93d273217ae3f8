"""Cells for graphs of scalar bonds: components side by side in columns, families below each other in rows, the entries
of a matrix as a row between the two rows of junctions that it connects."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ..sketching.families import Families, index_of
from .grid import Cell
from .row_blocks import below_all, block_places
from .row_leaves import leaf_places


STEP = 4  # fine rows between families, so that leaves find room between them


@dataclass(frozen=True)
class Placed:
    """Places of the families of one connected piece: origins of their columns, rows, and cells of their boxes."""

    cells: dict[str, Cell]
    origins: dict[str, int]


def arrange_rows(families: Families, heights: Mapping[str, float], is_narrow: bool = False) -> dict[str, Cell]:
    """Column and row of every box. Pieces that bonds do not connect stand below each other, those with the greatest
    height first; blocks are beside them, or below them where the sheet is narrow."""
    pitch, cells, below = _pitch(families), {}, 0
    for piece in _pieces(families, heights):
        placed = _piece_cells(families, piece, pitch)
        top = min(row for _, row in placed.values())
        cells |= {name: (column, row - top + below) for name, (column, row) in placed.items()}
        below += max(row for _, row in placed.values()) - top + 2 * STEP
    blocks = block_places(families, cells)
    cells |= below_all(cells, blocks) if is_narrow else blocks
    return leaf_places(families, {name: (2 * x, y) for name, (x, y) in cells.items()})


def _pitch(families: Families) -> int:
    """Fine columns of one component: two for every entry that a row of a matrix has, or one component alone."""
    if not families.is_expanded():
        return 2
    nets = [family for family in families.by_name.values() if family.is_net]
    rows = [[index_of(box.name)[0] for box in family.boxes if len(index_of(box.name)) == 2] for family in nets]
    return 2 * max([3, *[row.count(i) for row in rows for i in row]])


# -- pieces and layers -------------------------------------------------------------------------------
def _pieces(families: Families, heights: Mapping[str, float]) -> list[list[list[str]]]:
    """Families that bonds connect, in layers by their distance from the highest family; rings stay with the family
    that they connect with itself."""
    hosted = set(families.hosts)
    left = [f.name for f in families.by_name.values() if any(families.around[b.name] for b in f.boxes)]
    left = [name for name in left if not all(box.name in hosted for box in families.by_name[name].boxes)]
    height = {name: _mean([heights.get(b.name, 0.0) for b in families.by_name[name].boxes]) for name in left}
    skeleton, found = [name for name in left if not is_ring(families, name)], []
    while skeleton:
        # of equal heights not a matrix, so that it is between the two rows of junctions that it connects
        root = max(skeleton, key=lambda name: (height[name], not families.by_name[name].is_net))
        layers = _layers(families, root, set(skeleton))
        members = [name for layer in layers for name in layer]
        skeleton = [name for name in skeleton if name not in members]
        found.append((_mean([height[name] for name in members]), layers))
    return [layers for _, layers in sorted(found, key=lambda pair: -pair[0])]


def _layers(families: Families, root: str, allowed: set[str]) -> list[list[str]]:
    """Families by their distance from a root."""
    layers, seen = [[root]], {root}
    while layers[-1]:
        following = [other for name in layers[-1] for other in families.neighbours[name] if other in allowed - seen]
        layers.append(list(dict.fromkeys(following)))
        seen |= set(following)
    return layers[:-1]


def is_ring(families: Families, name: str) -> bool:
    """Whether the two-ports of a family connect the members of one other family."""
    family = families.by_name[name]
    two_ports = all(box.role == "element" and len(families.around[box.name]) == 2 for box in family.boxes)
    return two_ports and len(families.neighbours[name]) == 1


# -- columns -----------------------------------------------------------------------------------------
def _piece_cells(families: Families, layers: list[list[str]], pitch: int) -> dict[str, Cell]:
    """Cells of one piece, layer by layer; a family has the columns of those above that it is connected to."""
    placed = Placed({}, {})
    for number, layer in enumerate(layers):
        wished = {name: _columns(families, name, placed, pitch) for name in layer}
        for name, (origin, columns) in _apart(wished, pitch).items():
            placed.origins[name] = origin
            placed.cells.update({box: (column, STEP * number) for box, column in columns.items()})
    for name in families.by_name:
        if is_ring(families, name) and next(iter(families.neighbours[name])) in placed.origins:
            placed.cells.update(_ring(families, name, placed.cells))
    return placed.cells


Columns = tuple[int, dict[str, int]]  # the origin, and the column of every box


def _columns(families: Families, name: str, placed: Placed, pitch: int) -> Columns:
    """The wished columns of a family: in line with the families above it."""
    family = families.by_name[name]
    above = [placed.origins[other] for other in families.neighbours[name] if other in placed.origins]
    origin = 2 * round(_mean(above) / 2) if above else 0
    if family.is_net and _entries_of_rows(families, name) > 1:
        return origin, _net_columns(families, name, origin, pitch)
    middle = pitch // 2 - 1
    found = {}
    for number, box in enumerate(family.boxes):
        near = [placed.cells[other][0] for other in families.around[box.name] if other in placed.cells]
        index = index_of(box.name)
        if near and len(index) != 1:
            found[box.name] = round(_mean(near))
        else:
            found[box.name] = origin + pitch * (index[0] if len(index) == 1 else number) + middle
    return origin, _distinct(found)


def _distinct(columns: dict[str, int]) -> dict[str, int]:
    """The same columns, with those of different boxes at least two apart."""
    found, last = {}, None
    for name in sorted(columns, key=lambda name: columns[name]):
        last = columns[name] if last is None else max(columns[name], last + 2)
        found[name] = last
    return found


def _entries_of_rows(families: Families, name: str) -> int:
    """The most entries of a matrix in one row."""
    rows = [index_of(box.name)[0] for box in families.by_name[name].boxes]
    return max(rows.count(row) for row in rows)


def _net_columns(families: Families, name: str, origin: int, pitch: int) -> dict[str, int]:
    """Entries by rows of the matrix, those of one row together, spread over the columns of one component."""
    found, rows = {}, {}
    for box in families.by_name[name].boxes:
        rows.setdefault(index_of(box.name)[0], []).append(box.name)
    for row, names in rows.items():
        places = np.linspace(0, pitch - 2, len(names)) if len(names) > 1 else [pitch // 2 - 1]
        found |= {box: origin + pitch * row + int(place) for box, place in zip(names, places, strict=True)}
    return found


def _apart(wished: Mapping[str, Columns], pitch: int) -> dict[str, Columns]:
    """Families of one layer beside each other, moved by whole components, so that their columns are those of others."""
    widths = {name: len(columns) for name, (_, columns) in wished.items()}
    order = sorted(wished, key=lambda name: (-widths[name], min(wished[name][1].values())))
    moved, edge = {}, None
    for name in order:
        columns = wished[name][1].values()
        over = 0 if edge is None else max(0, edge + 2 - min(columns))
        moved[name] = pitch * (-(-over // pitch) + (over > 0))
        edge = max(columns) + moved[name]
    # beside each other below those that they are connected to, but beside one matrix the others
    back = pitch * round(_mean(list(moved.values())) / pitch) if len(set(widths.values())) == 1 else 0
    found = {}
    for name in order:
        origin, columns = wished[name]
        by = moved[name] - back
        found[name] = origin + by, {box: column + by for box, column in columns.items()}
    return found


def _ring(families: Families, name: str, cells: Mapping[str, Cell]) -> dict[str, Cell]:
    """Two-ports that connect members of one row: between neighbours, or in a free place above or below the row where
    they are farther apart."""
    found: dict[str, Cell] = {}
    for box in families.by_name[name].boxes:
        ends = sorted(cells[other] for other in families.around[box.name])
        (left, row), (right, _) = ends[0], ends[-1]
        taken = [*cells.values(), *found.values()]
        between = [cell for cell in taken if cell[1] == row and left < cell[0] < right]
        column = (left + right) // 2
        far = [row + side * STEP * k for k in range(1, len(cells) + 2) for side in (-1, 1)]
        free = (y for y in (far if between else [row]) if (column, y) not in taken)
        found[box.name] = column, next(free, row - STEP)
    return found


def _mean(values: list[float]) -> float:
    return sum(values) / max(len(values), 1)
