"""Curves of bonds and ports: straight, or bent as little as is needed to pass labels and the marks of other bonds."""

from collections.abc import Mapping
from itertools import product
from typing import NamedTuple

import numpy as np

from ..sketching.sketch import Line, Sketch
from .curves import Curve
from .ends import Ends
from .labels import Label
from .marks import STROKE, mark_rectangles


ALONG = (0.5, 0.2, 0.8)  # where a line bends, as a part of its length
SWINGS = [
    sign * swing for swing in (0.0, 30.0, 45.0, 60.0, 80.0, 100.0, 125.0, 150.0, 220.0, 300.0) for sign in (1, -1)
]
NEAR, CLOSE = 3.0, 12.0  # px from a label that no line comes near, and that only few lines do
POINTS = 50  # on every curve
HIT, TIGHT, BENT = 100.0, 6.0, 0.1  # cost of a label or mark that is touched, of a label nearby, of every further bend


class Around(NamedTuple):
    """Rectangles around a bond: other labels, marks of other bonds, and its own two labels."""

    labels: np.ndarray
    marks: np.ndarray
    ends: np.ndarray

    def near(self, ends: tuple[np.ndarray, np.ndarray], margin: float) -> "Around":
        """Only those near the rectangle that contains a line."""
        low, high = np.minimum(*ends) - margin - STROKE, np.maximum(*ends) + margin + STROKE
        labels, marks = [x[(x[:, :2] < high).all(axis=1) & (x[:, 2:] > low).all(axis=1)] for x in self[:2]]
        return Around(labels, marks, self.ends)


def bond_curves(sketch: Sketch, labels: Mapping[str, Label], ends: Ends) -> dict[int, Curve]:
    """One curve per bond or port, by its number; those between neighbours first, as they have least room."""
    places = {
        k: (ends[k, line.tail], ends[k, line.head]) for k, line in enumerate(sketch.lines) if line.kind != "signal"
    }
    found: dict[int, Curve] = {}
    marks: list[tuple[float, float, float, float]] = []
    for number in sorted(places, key=lambda k: float(np.linalg.norm(places[k][1] - places[k][0]))):
        line = sketch.lines[number]
        others = [label for label in labels.values() if label.box.name not in (line.tail, line.head)]
        own = rectangles([labels[line.tail], labels[line.head]])
        there = Around(rectangles(others), np.array(marks).reshape(-1, 4), own)
        found[number] = _clearest(line, places[number], there)
        marks += mark_rectangles(line, found[number])
    return found


def rectangles(labels: list[Label]) -> np.ndarray:
    """Left, top, right and bottom of labels."""
    found = [(x.x - x.half_width, x.y - x.half_height, x.x + x.half_width, x.y + x.half_height) for x in labels]
    return np.array(found).reshape(-1, 4)


def _clearest(line: Line, ends: tuple[np.ndarray, np.ndarray], there: Around) -> Curve:
    """The straight line, or of all curves the one that touches the least."""
    a, b = ends
    run = (b - a) / max(float(np.linalg.norm(b - a)), 1e-9)
    normal = np.array([-run[1], run[0]])
    straight = Curve(a, (a + b) / 2, b)
    best, least = straight, _cost(line, straight, there.near(ends, CLOSE))
    if not least:
        return best
    there = there.near(ends, max(SWINGS))
    for rank, (swing, part) in enumerate(product(SWINGS, ALONG)):
        if BENT * rank < least:
            curve = Curve(a, a + part * (b - a) + swing * normal, b)
            cost = BENT * rank + _cost(line, curve, there)
            best, least = (curve, cost) if cost < least else (best, least)
    return best


def _cost(line: Line, curve: Curve, there: Around) -> float:
    points = curve.points(POINTS)
    own = np.array(mark_rectangles(line, curve)).reshape(-1, 4)
    hits = passed(points, there.labels, NEAR) + passed(points, there.marks, NEAR)
    overlaps = sum(overlapping(own, areas) for areas in there)
    return HIT * (hits + overlaps) + TIGHT * (passed(points, there.labels, CLOSE) - passed(points, there.labels, NEAR))


def passed(points: np.ndarray, areas: np.ndarray, margin: float) -> int:
    """How many rectangles points come nearer to than a margin."""
    x, y = points[:, None, 0], points[:, None, 1]
    inside = (x > areas[:, 0] - margin) & (x < areas[:, 2] + margin)
    inside &= (y > areas[:, 1] - margin) & (y < areas[:, 3] + margin)
    return int(inside.any(axis=0).sum())


def overlapping(one: np.ndarray, two: np.ndarray) -> int:
    """How many pairs of rectangles overlap."""
    a, b = one[:, None], two[None]
    apart = (a[..., 0] >= b[..., 2]) | (b[..., 0] >= a[..., 2]) | (a[..., 1] >= b[..., 3]) | (b[..., 1] >= a[..., 3])
    return int((~apart).sum())
