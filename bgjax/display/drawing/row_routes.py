"""Lines of graphs of scalar bonds: those at one side of a label begin beside each other, in the order in which they
leave, so that their strokes and half-arrows do not touch."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from .geometry import RISE, Curve, Gaps, Label, clearest, place_labels
from .grid import Cell
from .sketch import Line, Sketch


APART = 20.0  # px between lines at one side of a label
BESIDE, BEYOND = 5.0, 10.0  # px from a label to lines at its sides, and above or below it, where strokes are slanted
GAPS, FLAT = Gaps(36.0, 60.0, 26.0), 0.06  # px; of the width
ALONG = (0.5, 0.2, 0.8)  # where a line bends, as a part of its length
SWINGS = [
    sign * swing for swing in (0.0, 30.0, 45.0, 60.0, 80.0, 100.0, 125.0, 150.0, 220.0, 300.0) for sign in (1, -1)
]


def row_labels(sketch: Sketch, cells: dict[str, Cell]) -> dict[str, Label]:
    """Labels with rows so far apart that lines across several components are not too flat."""
    close = place_labels(sketch, cells, GAPS)
    parts = [label.x for label in close.values() if label.box.role != "block"]
    rows = float(np.clip(FLAT * (max(parts) - min(parts)), GAPS.rows, 2.0 * GAPS.rows))
    return place_labels(sketch, cells, replace(GAPS, rows=rows))


def route_rows(sketch: Sketch, labels: dict[str, Label]) -> list[Curve]:
    """One curve per line, from label to label."""
    sides: dict[tuple[str, str], list[tuple[float, int]]] = {}
    for number, line in enumerate(sketch.lines):
        for own, other in ((line.tail, line.head), (line.head, line.tail)):
            side, order = _side(labels[own], labels[other])
            sides.setdefault((own, side), []).append((order, number))
    ends: dict[tuple[int, str], np.ndarray] = {}
    for (name, side), entries in sides.items():
        for number, offset in _offsets(sketch, sorted(entries)):
            ends[number, name] = _attachment(labels[name], side, offset)
    return [_curve(line, (ends[k, line.tail], ends[k, line.head]), labels) for k, line in enumerate(sketch.lines)]


def _side(own: Label, other: Label) -> tuple[str, float]:
    """The side of a label at which a line to another one begins, and its order among those that begin there."""
    run = np.array([other.x - own.x, other.y - own.y])
    if abs(run[1]) < own.half_height:
        return ("right" if run[0] > 0 else "left"), run[1] / max(abs(run[0]), 1.0)
    return ("below" if run[1] > 0 else "above"), run[0] / abs(run[1])


def _offsets(sketch: Sketch, entries: list[tuple[float, int]]) -> Iterator[tuple[int, float]]:
    """Offsets of the lines at one side from its middle: bonds there, and signals beyond them on either side."""
    bonds = [(order, number) for order, number in entries if sketch.lines[number].kind != "signal"]
    signals = [entry for entry in entries if entry not in bonds]
    before = [entry for entry in signals if bonds and entry[0] < sum(order for order, _ in bonds) / len(bonds)]
    first = len(before) + (len(bonds) - 1) / 2 if bonds else (len(signals) - 1) / 2
    order = before + bonds + [entry for entry in signals if entry not in before]
    return ((number, APART * (place - first)) for place, (_, number) in enumerate(order))


def _attachment(label: Label, side: str, offset: float) -> np.ndarray:
    """A point beside a label."""
    across, along = label.half_width + BESIDE, label.half_height + BEYOND
    match side:
        case "left":
            return np.array([label.x - across, label.y - RISE + offset])
        case "right":
            return np.array([label.x + across, label.y - RISE + offset])
        case "above":
            return np.array([label.x + offset, label.y - along])
    return np.array([label.x + offset, label.y + along])


def _curve(line: Line, ends: tuple[np.ndarray, np.ndarray], labels: dict[str, Label]) -> Curve:
    """A straight line, or the least bent one that avoids all labels."""
    a, b = ends
    run = (b - a) / max(float(np.linalg.norm(b - a)), 1e-9)
    normal = np.array([-run[1], run[0]])
    curves = (Curve(a, a + part * (b - a) + swing * normal, b) for swing in SWINGS for part in ALONG)
    return clearest(curves, [label for label in labels.values() if label.box.name not in (line.tail, line.head)])
