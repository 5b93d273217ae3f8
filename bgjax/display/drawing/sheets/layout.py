"""A layout: boxes, lines and frames with their places in pixels."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

import numpy as np

from ..routing.curves import AbstractWay
from ..routing.labels import SMALL, Label, text_width
from ..routing.marks import mark_rectangles, width_place
from ..sketching.sketch import Frame, Sketch


PAGE = 1064.0  # px inside the margins of a picture; shown 900 px wide, its smallest letters are 9 px high
BETWEEN = 30.0  # px between frames
INSIDE, TITLE = 18.0, 22.0  # px between a frame and its contents, and above these for its title


@dataclass(frozen=True)
class Area:
    """A frame around all that is in a part, with its title, or around the entries of a matrix."""

    name: str
    left: float
    top: float
    width: float
    height: float
    title: str = ""
    is_part: bool = False
    corner: str = "top left"  # where the title is

    @property
    def title_place(self) -> tuple[float, float]:
        """The middle of the title."""
        half = text_width(self.title, SMALL + 1) / 2
        x = self.left + 10.0 + half if "left" in self.corner else self.left + self.width - 10.0 - half
        return x, self.top + 13.0 if "top" in self.corner else self.top + self.height - 13.0

    @property
    def title_rectangle(self) -> tuple[float, float, float, float]:
        (x, y), half = self.title_place, text_width(self.title, SMALL + 1) / 2
        return x - half, y - 8.0, x + half, y + 8.0


@dataclass(frozen=True)
class Layout:
    """A sketch with labels by the names of its boxes, ways in the order of its lines, and frames, outer ones first."""

    sketch: Sketch
    labels: dict[str, Label]
    ways: tuple[AbstractWay, ...]
    areas: tuple[Area, ...] = ()

    def extent(self) -> tuple[np.ndarray, np.ndarray]:
        """The corners of everything that is drawn."""
        places = [(x.x + i * x.half_width, x.y + i * x.half_height) for x in self.labels.values() for i in (-1, 1)]
        places += [(x.left + i * x.width, x.top + i * x.height) for x in self.areas for i in (0, 1)]
        points = np.concatenate([np.array(places), *[self._drawn(k) for k in range(len(self.ways))]])
        return points.min(axis=0), points.max(axis=0)

    def _drawn(self, number: int) -> np.ndarray:
        """Points of a line, its marks and its width."""
        line, way = self.sketch.lines[number], self.ways[number]
        if line.kind == "bond":
            return np.concatenate([way.points(17), np.array(mark_rectangles(line, way)).reshape(-1, 2)])
        width = [width_place(way) + np.array([[-8.0, -6.0], [8.0, 6.0]])] if line.width > 1 else []
        return np.concatenate([way.points(33), *width])

    def shifted(self, by: np.ndarray) -> "Layout":
        """The same layout at another place."""
        x, y = float(by[0]), float(by[1])
        labels = {name: replace(label, x=label.x + x, y=label.y + y) for name, label in self.labels.items()}
        areas = tuple(replace(area, left=area.left + x, top=area.top + y) for area in self.areas)
        return Layout(self.sketch, labels, tuple(way.shifted(by) for way in self.ways), areas)

    def framed(self, name: str, title: str) -> "Layout":
        """The same layout in a frame with a title."""
        low, high = self.extent()
        width = max(float(high[0] - low[0]), text_width(title, SMALL + 1)) + 2 * INSIDE
        size = width, float(high[1] - low[1]) + 2 * INSIDE + TITLE
        area = Area(name, float(low[0]) - INSIDE, float(low[1]) - INSIDE - TITLE, *size, title, is_part=True)
        return replace(self, areas=(area, *self.areas))


def packed(layouts: Iterable[Layout], room: float) -> Layout:
    """Layouts in rows: each in the first row that has room for it and is high enough, or in a new one."""
    rows: list[list[tuple[Layout, np.ndarray]]] = []
    for layout in layouts:
        low, high = layout.extent()
        row = next((row for row in rows if _fits(row, high - low, room, row is rows[-1])), None)
        if row is None:
            rows.append(row := [])
        row.append((layout, high - low))
    placed: list[Layout] = []
    top = 0.0
    for row in rows:
        left = 0.0
        for layout, size in row:
            placed.append(layout.shifted(np.array([left, top]) - layout.extent()[0]))
            left += float(size[0]) + BETWEEN
        top += max(float(size[1]) for _, size in row) + BETWEEN
    return joined(placed)


def _fits(row: list[tuple[Layout, np.ndarray]], size: np.ndarray, room: float, is_last: bool) -> bool:
    width = sum(float(other[0]) + BETWEEN for _, other in row) + float(size[0])
    return width <= room and (is_last or float(size[1]) <= max(float(other[1]) for _, other in row))


def joined(layouts: list[Layout]) -> Layout:
    """Layouts that have their places as one."""
    boxes = tuple(box for layout in layouts for box in layout.sketch.boxes)
    lines = tuple(line for layout in layouts for line in layout.sketch.lines)
    labels = {name: label for layout in layouts for name, label in layout.labels.items()}
    ways = tuple(way for layout in layouts for way in layout.ways)
    return Layout(Sketch(boxes, lines), labels, ways, tuple(area for layout in layouts for area in layout.areas))


def net_area(frame: Frame, labels: dict[str, Label]) -> Area:
    """A frame close around boxes."""
    inside, margin = [labels[name] for name in frame.boxes], 7.0
    left, top = min(x.x - x.half_width for x in inside) - margin, min(x.y - x.half_height for x in inside) - margin
    right, bottom = max(x.x + x.half_width for x in inside) + margin, max(x.y + x.half_height for x in inside) + margin
    return Area(frame.boxes[0], left, top, right - left, bottom - top)
