"""One sheet: boxes without frames of parts, as a graph of neighbours, or in rows from rotation to translation."""

from collections.abc import Mapping
from dataclasses import replace

import numpy as np

from ..placing.grid import Cell, compressed, folded, skeleton, with_leaves
from ..placing.rows import arrange_rows
from ..routing.ends import FLAT, lanes
from ..routing.labels import Gaps, Label, half_size, place_labels
from ..routing.routes import route_all
from ..sketching.families import Families, bundled, framed
from ..sketching.sketch import Sketch
from .layout import Layout, net_area


PLAIN, ROWS, BODY = Gaps(), Gaps(36.0, 60.0, 26.0, beside=20.0), Gaps(40.0, 50.0, 14.0)
STEEP = 0.12  # of the width: rows of components are so far apart that lines across several of them are not too flat
CLOSER = (1.0, 0.85, 0.7, 0.6)  # of the gaps between columns
SIGNALS = 30.0  # px for signals that pass beside the outermost boxes
NARROWER = 5  # attempts to fit a sheet into the room


def sheet(sketch: Sketch, heights: Mapping[str, float], room: float) -> Layout:
    """The layout of boxes that are in one part."""
    families = Families(bundled(sketch))
    if families.is_expanded() or is_mechanical(sketch, heights):
        return _rows(families, heights, room)
    return _plain(sketch, room)


def is_mechanical(sketch: Sketch, heights: Mapping[str, float]) -> bool:
    """Whether these are nodes of bodies and joints: multibonds, at different distances from the motion of bodies, and
    nothing that is folded."""
    own = [heights.get(box.name, 0.0) for box in sketch.boxes if box.role != "outside"]
    has_multibonds = any(line.kind == "bond" and line.width > 1 for line in sketch.lines)
    return has_multibonds and max(own) > min(own) and not any(box.role == "part" for box in sketch.boxes)


# -- neighbours --------------------------------------------------------------------------------------
def _plain(sketch: Sketch, room: float) -> Layout:
    """Junctions and two-ports in the order of their bonds; folded where this is wider than the room."""
    first = skeleton(sketch)
    columns = None
    for _ in range(NARROWER):
        cells = compressed(with_leaves(sketch, first if columns is None else folded(first, columns)))
        labels = spaced(sketch, cells, PLAIN)
        width = _width(labels)
        if width <= room - SIGNALS or (columns or first.columns) < 3:
            break
        before = columns or first.columns
        columns = min(before - 1, int(0.9 * before * (room - SIGNALS) / width))
    return Layout(sketch, labels, tuple(route_all(sketch, labels, FLAT)))


def _width(labels: Mapping[str, Label]) -> float:
    ends = [x.x + side * x.half_width for x in labels.values() for side in (-1, 1)]
    return max(ends) - min(ends)


def spaced(sketch: Sketch, cells: Mapping[str, Cell], gaps: Gaps, flat: float = FLAT) -> dict[str, Label]:
    """Labels in their cells; folded parts are large enough for the lines at their sides."""
    sizes = {box.name: half_size(box) for box in sketch.boxes}
    labels = place_labels(sketch, cells, gaps, sizes)
    for name, (across, down) in lanes(sketch, labels, flat).items():
        sizes[name] = max(sizes[name][0], across), max(sizes[name][1], down)
    return place_labels(sketch, cells, gaps, sizes)


# -- rows --------------------------------------------------------------------------------------------
def _rows(families: Families, heights: Mapping[str, float], room: float) -> Layout:
    """Components side by side, the entries of a matrix in a frame; columns are closer, and blocks below, where the room
    is small."""
    is_scalar = families.is_expanded()
    usual, flat = (ROWS, np.inf) if is_scalar else (BODY, FLAT)
    for is_narrow in (False,) if is_scalar else (False, True):
        sketch, cells = framed(families, arrange_rows(families, heights, is_narrow))
        cells = compressed(cells)
        gaps = _closest(sketch, cells, (usual, flat), room)
        labels = spaced(sketch, cells, gaps, flat)
        if _width(labels) <= room:
            break
    if is_scalar:
        parts = [label.x for label in labels.values() if label.box.role != "block"]
        rows = float(np.clip(STEEP * (max(parts) - min(parts)), gaps.rows, 2.0 * gaps.rows))
        labels = spaced(sketch, cells, replace(gaps, rows=rows), flat)
    areas = tuple(net_area(frame, labels) for frame in sketch.frames)
    return Layout(sketch, labels, tuple(route_all(sketch, labels, flat)), areas)


def _closest(sketch: Sketch, cells: Mapping[str, Cell], usual: tuple[Gaps, float], room: float) -> Gaps:
    """The usual gaps between columns, or smaller ones as far as the room demands it."""
    for part in CLOSER:
        gaps = replace(usual[0], columns=part * usual[0].columns, blocks=part * usual[0].blocks)
        if _width(spaced(sketch, cells, gaps, usual[1])) <= room:
            break
    return gaps
