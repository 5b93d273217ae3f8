"""A picture as PNG or PDF, written by matplotlib."""

import io
from typing import Any

import numpy as np

from ....display.plots import matplotlib_figures
from .sheet import Area, Dot, Mark, Sheet, Stroke, Text


INCH, POINTS = 96.0, 0.75  # px in an inch, points in a pixel
FINE = 192  # dots per inch of a PNG
BASE = {"start": "left", "middle": "center", "end": "right"}


def written(sheet: Sheet, form: str) -> bytes:
    """The content of a file of this form: "png" or "pdf"."""
    content = io.BytesIO()
    figure(sheet).savefig(content, format=form, dpi=FINE, facecolor="white")
    return content.getvalue()


def figure(sheet: Sheet) -> Any:
    """The picture as a figure of matplotlib."""
    width, height = sheet.size
    drawn = matplotlib_figures().Figure(figsize=(width / INCH, height / INCH))
    axes = drawn.add_axes((0.0, 0.0, 1.0, 1.0), xlim=(0, width), ylim=(height, 0))
    axes.set_axis_off()
    shapes = [mark for mark in sheet.marks if not isinstance(mark, Text)]
    axes.add_collection(_collection(shapes), autolim=False)
    for text in [mark for mark in sheet.marks if isinstance(mark, Text)]:
        size, ink = POINTS * text.size, text.colour.html
        axes.text(*text.place, text.text, size=size, color=ink, ha=BASE[text.align], va="baseline", parse_math=False)
    return drawn


def _collection(marks: list[Mark]) -> Any:
    """All marks but texts in the order of painting. Fills without an edge get a thin one of their own colour, which
    closes the gaps between neighbours."""
    from matplotlib.collections import PathCollection

    paths, fills, edges, widths = [], [], [], []
    for mark in marks:
        paths.append(_path(mark))
        fill = (0.0, 0.0, 0.0, 0.0) if isinstance(mark, Stroke) else _rgba(mark.fill, getattr(mark, "opacity", 1.0))
        fills.append(fill)
        bare = isinstance(mark, Area) and not mark.width
        ink = mark.colour if isinstance(mark, Stroke) else mark.edge
        edges.append(fill if bare else _rgba(ink, getattr(mark, "opacity", 1.0)))
        widths.append(POINTS * (0.4 if bare else mark.width))
    found = PathCollection(paths, facecolors=fills, edgecolors=edges, linewidths=widths)
    found.set_capstyle("round")
    found.set_joinstyle("round")
    return found


def _path(mark: Mark) -> Any:
    from matplotlib.path import Path

    if isinstance(mark, Dot):
        return Path.circle(tuple(mark.place), mark.radius)
    if isinstance(mark, Area):
        return Path(np.concatenate([mark.points, mark.points[:1]]), closed=True)
    return Path(mark.points)


def _rgba(shown: tuple[int, int, int], opacity: float) -> tuple[float, ...]:
    return (*(part / 255.0 for part in shown), opacity)
