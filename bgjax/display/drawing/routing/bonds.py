"""Curves of bonds and ports: straight, or bent as little as is needed to pass labels and the marks of other bonds."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, product
from typing import NamedTuple

import numpy as np

from ..sketching.sketch import Line, Sketch
from .curves import Curve
from .ends import OUTWARDS, Ends, attachment, direct
from .labels import STROKE, Label
from .marks import mark_rectangles


ALONG = (0.5, 0.2, 0.8)  # where a line bends, as a part of its length
SWINGS = [
    sign * swing for swing in (0.0, 30.0, 45.0, 60.0, 80.0, 100.0, 125.0, 150.0, 220.0, 300.0) for sign in (1, -1)
]
NEAR, CLOSE = 3.0, 12.0  # px from a label that no line comes near, and that only few lines do
SIDEWAYS = (0.0, 20.0, -20.0)  # px from the middle of a side
SAMPLE = 3.0  # px between points on bonds that are drawn already
POINTS = 50  # on every curve
WORSE, HIT, TIGHT, BENT = 300.0, 100.0, 6.0, 0.1  # costs: a label and a mark touched, a label nearby, a further bend


Pair = tuple[np.ndarray, np.ndarray]


class Around(NamedTuple):
    """What is around a bond: rectangles of other labels, of marks of other bonds and of its own two labels, and points
    on other bonds."""

    labels: np.ndarray
    marks: np.ndarray
    ends: np.ndarray
    points: np.ndarray

    def near(self, ends: Pair, margin: float) -> "Around":
        """Only what is near the rectangle that contains a line."""
        low, high = np.minimum(*ends) - margin - STROKE, np.maximum(*ends) + margin + STROKE
        labels, marks = [x[(x[:, :2] < high).all(axis=1) & (x[:, 2:] > low).all(axis=1)] for x in self[:2]]
        points = self.points[((self.points > low) & (self.points < high)).all(axis=1)]
        return Around(labels, marks, self.ends, points)


def bond_curves(sketch: Sketch, labels: Mapping[str, Label], ends: Ends) -> dict[int, Curve]:
    """One curve per bond or port, by its number; those between neighbours first, as they have least room. Then those
    that touch another one are drawn anew, now that all are known."""
    bonds = [(k, line) for k, line in enumerate(sketch.lines) if line.kind != "signal"]
    places = {k: (ends[k, line.tail], ends[k, line.head]) for k, line in bonds}
    drawn = _Drawn(sketch, labels, {}, {}, {})
    order = sorted(places, key=lambda k: float(np.linalg.norm(places[k][1] - places[k][0])))
    for number in order:
        drawn.draw(number, places[number])
    for number in order:
        if drawn.cost(number) >= HIT:
            drawn.draw(number, places[number])
    return drawn.curves


@dataclass(frozen=True)
class _Drawn:
    """The bonds that are drawn, with rectangles around their marks and points on them."""

    sketch: Sketch
    labels: Mapping[str, Label]
    curves: dict[int, Curve]
    marks: dict[int, np.ndarray]
    points: dict[int, np.ndarray]

    @cached_property
    def numbers(self) -> dict[str, int]:
        return {name: number for number, name in enumerate(self.labels)}

    @cached_property
    def areas(self) -> np.ndarray:
        return rectangles(list(self.labels.values()))

    def around(self, number: int) -> Around:
        """What is around a bond."""
        line = self.sketch.lines[number]
        own = [self.numbers[line.tail], self.numbers[line.head]]
        marks = [np.empty((0, 4)), *[marks for k, marks in self.marks.items() if k != number]]
        points = [np.empty((0, 2)), *[points for k, points in self.points.items() if k != number]]
        others = np.delete(self.areas, own, axis=0)
        return Around(others, np.concatenate(marks), self.areas[own], np.concatenate(points))

    def cost(self, number: int) -> float:
        """What a bond touches, now that others are drawn."""
        curve = self.curves[number]
        corners = np.array([curve.a, curve.c, curve.b])
        return _cost(
            self.sketch.lines[number], curve, self.around(number).near((corners.min(0), corners.max(0)), CLOSE)
        )

    def draw(self, number: int, ends: Pair) -> None:
        """Draw a bond, or draw it anew."""
        line = self.sketch.lines[number]
        others = _others(self.labels[line.tail], self.labels[line.head])
        curve = _clearest(line, ends, others, self.around(number))
        self.curves[number] = curve
        self.marks[number] = np.array(mark_rectangles(line, curve)).reshape(-1, 4)
        self.points[number] = curve.points(max(int(np.linalg.norm(curve.b - curve.a) / SAMPLE), 2))


def rectangles(labels: list[Label]) -> np.ndarray:
    """Left, top, right and bottom of labels."""
    found = [(x.x - x.half_width, x.y - x.half_height, x.x + x.half_width, x.y + x.half_height) for x in labels]
    return np.array(found).reshape(-1, 4)


def _clearest(line: Line, ends: Pair, others: Iterator[Curve], there: Around) -> Curve:
    """The straight line, or of all curves, and those between other sides, the one that touches the least."""
    a, b = ends
    run = (b - a) / max(float(np.linalg.norm(b - a)), 1e-9)
    normal = np.array([-run[1], run[0]])
    straight = Curve(a, (a + b) / 2, b)
    best, least = straight, _cost(line, straight, there.near(ends, CLOSE))
    if not least:
        return best
    near = there.near(ends, max(SWINGS))
    bent = (Curve(a, a + part * (b - a) + swing * normal, b) for swing, part in product(SWINGS, ALONG))
    for rank, curve in enumerate(chain(bent, others)):
        if BENT * rank < min(least, HIT):
            cost = BENT * rank + _cost(line, curve, near)
            best, least = (curve, cost) if cost < least else (best, least)
    return best


def _others(tail: Label, head: Label) -> Iterator[Curve]:
    """The line between two symbols, and curves that leave and reach them at right angles at any sides."""
    a, b = direct(tail, head)
    yield Curve(a, (a + b) / 2, b)
    sides = list(product(OUTWARDS.items(), SIDEWAYS))
    for ((one, out), aside), ((two, _), moved) in product(sides, sides):
        a, b = attachment(tail, one, aside), attachment(head, two, moved)
        yield Curve(a, np.array([b[0], a[1]] if out[0] else [a[0], b[1]]), b)


def _cost(line: Line, curve: Curve, there: Around) -> float:
    points = curve.points(POINTS)
    own = np.array(mark_rectangles(line, curve)).reshape(-1, 4)
    near = passed(points, there.labels, NEAR)
    touched = near + passed(points, there.ends, 1.0) + overlapping(own, there.labels) + overlapping(own, there.ends)
    marks = passed(points, there.marks, NEAR) + overlapping(own, there.marks) + passed(there.points, own, 0.0)
    return WORSE * touched + HIT * marks + TIGHT * (passed(points, there.labels, CLOSE) - near)


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
