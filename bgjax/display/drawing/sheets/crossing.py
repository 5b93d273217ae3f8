"""Frames that bonds cross: every opened part takes a block of cells in the arrangement of the part that contains it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np

from ..placing.grid import Cell, compressed, skeleton, with_leaves
from ..routing.bonds import overlapping, rectangles
from ..routing.ends import FLAT
from ..routing.labels import Gaps, Label
from ..routing.routes import route_all
from ..sketching.sketch import Box, Sketch
from .layout import Area, Layout
from .sheet import spaced


Spans = list[dict[int, tuple[int, int]]]  # of columns, and of rows

CORNERS = ("top left", "top right", "bottom left", "bottom right")


def crossing_layout(sketch: Sketch, parts: Mapping[str, str], root: str, room: float) -> Layout | None:
    """All boxes in one arrangement, None if it is wider than the room; `parts` has the path of each box's part."""
    within = {box.name: parts.get(box.name, root) for box in sketch.boxes}
    cells, corners = _Blocks(sketch, within).cells(root)
    boxes = [Box(name, "", "", "border") for pair in corners.values() for name in pair]
    captioned = [replace(box, caption=_inside(box, within[box.name], root)) for box in sketch.boxes]
    labels = spaced(Sketch((*captioned, *boxes), sketch.lines), cells, Gaps())
    borders = {name: labels.pop(name) for pair in corners.values() for name in pair}
    if np.ptp([x.x + i * x.half_width for x in labels.values() for i in (-1, 1)]) > room:
        return None
    ways = tuple(route_all(sketch, labels, FLAT))
    found = Layout(Sketch(tuple(captioned), sketch.lines), labels, ways)
    areas = [_area(path, borders[a], borders[b], found) for path, (a, b) in corners.items()]
    return replace(found, areas=tuple(sorted(areas, key=lambda area: area.name.count("."))))


def _inside(box: Box, part: str, root: str) -> str:
    """The caption of a box without the name of its part."""
    return box.caption if part == root else box.name[len(part) + 1 :]


def _area(path: str, start: Label, end: Label, layout: Layout) -> Area:
    """The frame of a part; its title is in the corner that the fewest lines pass."""
    size = end.x - start.x, end.y - start.y
    area = Area(path, start.x, start.y, *size, path.rpartition(".")[2], is_part=True)
    options = [replace(area, corner=corner) for corner in CORNERS]
    points = np.concatenate([np.empty((0, 2)), *[way.points(60) for way in layout.ways]])
    boxes = rectangles(list(layout.labels.values()))

    def touched(option):
        title = np.array(option.title_rectangle)
        on_lines = ((points > title[:2] - 3.0) & (points < title[2:] + 3.0)).all(axis=1).sum()
        return 100 * overlapping(title[None], boxes) + on_lines

    return min(options, key=touched)


@dataclass(frozen=True)
class _Blocks:
    """A sketch and the part that every box is in."""

    sketch: Sketch
    parts: Mapping[str, str]

    def cells(self, path: str) -> tuple[dict[str, Cell], dict[str, tuple[str, str]]]:
        """Cells of all boxes in a part, from (0, 0), and the names of the corners of the frames in it."""
        owner = {name: _owner(name, part, path) for name, part in self.parts.items() if _is_in(part, path)}
        inner = {own: self.cells(own) for own in dict.fromkeys(owner.values()) if own not in owner}
        outer = self._outer(owner)
        places = compressed(with_leaves(outer, skeleton(outer)))
        framed = {own: _bordered(own, *found) for own, found in inner.items()}
        found, corners = {}, {}
        spans = [_spans(places, {own: _size(cells) for own, (cells, _) in framed.items()}, axis) for axis in (0, 1)]
        for name, (cells, own) in framed.items():
            column, row = places[name]
            corners |= own
            found |= {box: (spans[0][column][0] + x, spans[1][row][0] + y) for box, (x, y) in cells.items()}
        for name in [name for name in places if name not in framed]:
            found[name] = self._level(name, places[name], spans, found)
        return found, corners

    def _level(self, name: str, place: Cell, spans: Spans, found: Mapping[str, Cell]) -> Cell:
        """The cell of a single box: within its column and row level with a box that a line connects to it."""
        ends = [(line.tail, line.head) for line in self.sketch.lines if name in (line.tail, line.head)]
        near = [found[end] for pair in ends for end in pair if end != name and end in found]
        cell = []
        for axis in (0, 1):
            first, last = spans[axis][place[axis]]
            levels = [x[axis] for x in near if first <= x[axis] <= last]
            cell.append(levels[0] if levels else (first + last) // 2)
        return cell[0], cell[1]

    def _outer(self, owner: Mapping[str, str]) -> Sketch:
        """The sketch with one box for every part."""
        boxes = {box.name: box for box in self.sketch.boxes if owner.get(box.name) == box.name}
        boxes |= {own: Box(own, "", own, "part") for own in owner.values() if own not in boxes}
        inside = [line for line in self.sketch.lines if line.tail in owner and line.head in owner]
        lines = [replace(line, tail=owner[line.tail], head=owner[line.head]) for line in inside]
        kept = [line for line in lines if line.tail != line.head]
        return Sketch(tuple(boxes[name] for name in dict.fromkeys(owner.values())), tuple(kept))


def _owner(name: str, part: str, path: str) -> str:
    """The box itself, or the part directly in `path` that contains it."""
    before = f"{path}." if path else ""
    return name if part == path else before + part[len(before) :].partition(".")[0]


def _is_in(part: str, path: str) -> bool:
    return not path or part == path or part.startswith(f"{path}.")


def _bordered(path: str, cells: dict[str, Cell], corners: dict[str, tuple[str, str]]):
    """The cells of a part with a column or row on each side for its frame, whose corners get names."""
    width, height = _size(cells)
    names = f"{path} (start)", f"{path} (end)"
    moved = {name: (x + 1, y + 1) for name, (x, y) in cells.items()}
    return moved | {names[0]: (0, 0), names[1]: (width + 1, height + 1)}, corners | {path: names}


def _size(cells: Mapping[str, Cell]) -> Cell:
    return max(x for x, _ in cells.values()) + 1, max(y for _, y in cells.values()) + 1


def _spans(places: Mapping[str, Cell], sizes: Mapping[str, Cell], axis: int) -> dict[int, tuple[int, int]]:
    """The first and last fine column (or row) of every column (or row), which is as wide as its widest part."""
    widths: dict[int, int] = {}
    for name, cell in places.items():
        widths[cell[axis]] = max(widths.get(cell[axis], 1), sizes.get(name, (1, 1))[axis])
    found, start = {}, 0
    for index in sorted(widths):
        found[index] = start, start + widths[index] - 1
        start += widths[index]
    return found
