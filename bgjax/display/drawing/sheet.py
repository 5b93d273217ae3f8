"""Several parts of a graph of scalar bonds in one picture: every part in a frame with its title, below each other."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NamedTuple

import numpy as np

from .families import Families, bundled, framed
from .geometry import Curve, Label, half_size
from .grid import compressed
from .row_routes import route_rows, row_labels
from .rows import arrange_rows
from .sketch import Box, Frame, Line, Sketch


MARGIN, BETWEEN, TITLE = 40.0, 60.0, 22.0  # px inside and between frames, and above a frame's contents


class Layout(NamedTuple):
    """A sketch with its labels, and curves in the order of its lines."""

    sketch: Sketch
    labels: dict[str, Label]
    curves: list[Curve]


def row_layout(sketch: Sketch, heights: Mapping[str, float], inside: Callable[[str], str]) -> Layout | None:
    """The layout of a graph of scalar bonds, None of other graphs; `inside` gives the part of a box, or nothing."""
    families = Families(bundled(sketch))
    if not families.is_expanded():
        return None
    parts = {box.name: inside(box.name) for box in sketch.boxes if box.role != "outside"}
    if len(set(parts.values())) < 2:
        return _rows(families, heights)
    titles = dict.fromkeys(parts.values())
    return _stacked({title: _rows(Families(bundled(_alone(sketch, parts, title))), heights) for title in titles})


def _rows(families: Families, heights: Mapping[str, float]) -> Layout:
    sketch, cells = framed(families, arrange_rows(families, heights))
    labels = row_labels(sketch, compressed(cells))
    return Layout(sketch, labels, route_rows(sketch, labels))


# -- one part ----------------------------------------------------------------------------------------
def _alone(sketch: Sketch, parts: Mapping[str, str], title: str) -> Sketch:
    """The boxes of one part. What leads to other parts ends at their names: bonds and signals that come from there are
    drawn here, and bonds that go there in the other part, with a dotted line to its name here."""
    boxes = {box.name: _captioned(box, title) for box in sketch.boxes if parts.get(box.name) == title}
    outside = {box.name: Box(f"{title}: {box.name}", "", box.name, "outside") for box in sketch.boxes}
    lines = []
    for line in sketch.lines:
        if line.tail in boxes and line.head in boxes:
            lines.append(line)
        elif line.head in boxes:
            boxes.setdefault(outside[line.tail].name, outside[line.tail])
            lines.append(replace(line, tail=outside[line.tail].name))
        elif line.tail in boxes and line.kind == "bond":
            boxes.setdefault(outside[line.head].name, outside[line.head])
            lines.append(Line(f"to {line.head}", line.tail, outside[line.head].name, "port"))
    return Sketch(tuple(boxes.values()), tuple(lines))


def _captioned(box: Box, title: str) -> Box:
    """The box with its name inside the part."""
    before, found, after = box.caption.partition(f"{title.rpartition('.')[2]}.") if title else ("", "", "")
    return replace(box, caption=after) if found and not before else box


# -- all parts ---------------------------------------------------------------------------------------
def _stacked(layouts: Mapping[str, Layout]) -> Layout:
    """All parts below each other, each in a frame."""
    boxes, lines, frames, labels, curves, top = [], [], [], {}, [], 0.0
    for title, layout in layouts.items():
        low, high = _extent(layout)
        shift = np.array([MARGIN - low[0], top + MARGIN + TITLE - low[1]])
        placed = {name: replace(x, x=x.x + shift[0], y=x.y + shift[1]) for name, x in layout.labels.items()}
        edges = _edges(f"part {title}", title, (top, *(high - low)))
        boxes += [*layout.sketch.boxes, *[label.box for label in edges.values()]]
        frames += [Frame(tuple(edges), is_part=True), *layout.sketch.frames]
        lines += layout.sketch.lines
        labels |= placed | edges
        curves += [Curve(curve.a + shift, curve.c + shift, curve.b + shift) for curve in layout.curves]
        top += float(high[1] - low[1]) + 2.0 * MARGIN + TITLE + BETWEEN
    return Layout(Sketch(tuple(boxes), tuple(lines), tuple(frames)), labels, curves)


def _edges(name: str, title: str, size: tuple[float, float, float]) -> dict[str, Label]:
    """The title at the upper left corner of a frame, and an empty label at the lower right one."""
    top, width, height = size
    first, last = Box(name, "", title, "title"), Box(f"{name} (end)", "", "", "title")
    across, down = half_size(first)
    right, bottom = width + 2.0 * MARGIN, top + height + 2.0 * MARGIN + TITLE
    found = {name: Label(first, across, top + down, across, down)}
    return found | {last.name: Label(last, right, bottom, 0.0, 0.0)}


def _extent(layout: Layout) -> tuple[np.ndarray, np.ndarray]:
    """The corners of everything that is drawn."""
    places = [(x.x + i * x.half_width, x.y + i * x.half_height) for x in layout.labels.values() for i in (-1, 1)]
    points = np.concatenate([np.array(places), *[curve.points(9) for curve in layout.curves]])
    return points.min(axis=0), points.max(axis=0)
