"""From grid cells to coordinates in pixels: positions of labels, and curves of lines that avoid the labels."""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from .grid import Cell
from .sketch import Box, Line, Sketch


FONT, SMALL = 15.0, 11.0  # px
BOND = 46.0  # px between labels, so that stroke, half-arrow and width have room
CLEAR = 5.0  # px between a label and the end of a bond
ROW = 44.0
RISE = 6.0  # px from the middle of a label up to its symbol
SPREAD = 17.0  # px between lines that join the same two boxes, so that their strokes do not touch


@dataclass(frozen=True)
class Label:
    """A box with its centre and half its width and height, in pixels."""

    box: Box
    x: float
    y: float
    half_width: float
    half_height: float

    @property
    def anchor(self) -> np.ndarray:
        """The point at which lines aim: the symbol, a little above the centre."""
        return np.array([self.x, self.y - RISE])

    def contains(self, points: np.ndarray, margin: float = 0.0) -> np.ndarray:
        near = np.abs(points - np.array([self.x, self.y])) < np.array([self.half_width, self.half_height]) + margin
        return near.all(axis=-1)


def text_width(text: str, size: float) -> float:
    """Upper estimate of the width of a sans-serif text, since fonts differ."""
    return size * sum(_letter_width(letter) for letter in text)


def _letter_width(letter: str) -> float:
    """Width of a letter in parts of the font size."""
    if letter in "iljtf.,:;|!'()[] ":
        return 0.34
    if letter in "mwMW":
        return 0.92
    return 0.72 if letter.isupper() else 0.6


def half_size(box: Box) -> tuple[float, float]:
    """Half the width and height of the label of a box, in pixels."""
    kind, caption = text_width(box.kind, FONT), text_width(box.caption, SMALL)
    match box.role:
        case "junction":
            return max(kind, caption) / 2 + 2.0, 17.0
        case "part":
            return text_width(box.caption, FONT) / 2 + 12.0, 17.0
        case "block":
            return max(kind, caption) / 2 + 8.0, 19.0
        case "outside" | "title":
            return caption / 2 + 3.0, 9.0
    return max(kind, caption) / 2 + 2.0, 17.0


@dataclass(frozen=True)
class Gaps:
    """Pixels between columns and rows, and room to the left and right of blocks, for signals that pass them."""

    columns: float = BOND
    rows: float = ROW
    blocks: float = 0.0


def place_labels(sketch: Sketch, cells: dict[str, Cell], gaps: Gaps | None = None) -> dict[str, Label]:
    """Labels in columns as wide as their widest label, with room for a bond between them; rows likewise."""
    gaps = gaps or Gaps()
    sizes = {box.name: half_size(box) for box in sketch.boxes}
    room = {box.name: gaps.blocks * (box.role == "block") for box in sketch.boxes}
    xs = _positions([(cells[name][0], size[0] + room[name]) for name, size in sizes.items()], gaps.columns)
    ys = _positions([(cells[name][1], size[1]) for name, size in sizes.items()], gaps.rows)
    found = {}
    for box in sketch.boxes:
        column, row = cells[box.name]
        found[box.name] = Label(box, xs[column], ys[row], *sizes[box.name])
    return found


def _positions(entries: list[tuple[int, float]], gap: float) -> dict[int, float]:
    halves: dict[int, float] = {}
    for index, half in entries:
        halves[index] = max(half, halves.get(index, 0.0))
    found, edge = {}, 0.0
    for index in sorted(halves):
        found[index] = edge + halves[index]
        edge = found[index] + halves[index] + gap
    return found


@dataclass(frozen=True)
class Curve:
    """A quadratic Bézier curve from a to b with control point c; straight where c is the midpoint."""

    a: np.ndarray
    c: np.ndarray
    b: np.ndarray

    def point(self, s: float) -> np.ndarray:
        return (1 - s) ** 2 * self.a + 2 * s * (1 - s) * self.c + s**2 * self.b

    def points(self, count: int) -> np.ndarray:
        """Points at equally spaced curve parameters from a to b."""
        s = np.linspace(0.0, 1.0, count)[:, None]
        return (1 - s) ** 2 * self.a + 2 * s * (1 - s) * self.c + s**2 * self.b

    def direction(self, s: float) -> np.ndarray:
        run = (1 - s) * (self.c - self.a) + s * (self.b - self.c)
        return run / max(float(np.linalg.norm(run)), 1e-9)

    def between(self, s0: float, s1: float) -> "Curve":
        """The piece from s0 to s1, itself a quadratic Bézier (de Casteljau)."""
        blossom = (1 - s0) * (1 - s1) * self.a + (s0 * (1 - s1) + s1 * (1 - s0)) * self.c + s0 * s1 * self.b
        return Curve(self.point(s0), blossom, self.point(s1))

    def moved(self, offset: float) -> "Curve":
        """A parallel curve, shifted to the right by `offset`."""

        def normal(d):
            return offset * np.array([-d[1], d[0]])

        return Curve(
            self.a + normal(self.direction(0.0)),
            self.c + normal(self.direction(0.5)),
            self.b + normal(self.direction(1.0)),
        )

    @property
    def straight(self) -> bool:
        return bool(np.allclose(self.c, (self.a + self.b) / 2, atol=0.5))


def route_all(sketch: Sketch, labels: dict[str, Label]) -> list[Curve]:
    """One curve per line, from label to label."""
    together: dict[frozenset, list[int]] = {}
    for k, line in enumerate(sketch.lines):
        together.setdefault(frozenset((line.tail, line.head)), []).append(k)
    found = {}
    for numbers in together.values():
        for position, k in enumerate(numbers):
            offset = SPREAD * (position - (len(numbers) - 1) / 2)
            found[k] = _route(sketch.lines[k], labels, offset)
    return [found[k] for k in range(len(sketch.lines))]


BENDS = (0.0, 30.0, -30.0, 60.0, -60.0, 100.0, -100.0, 150.0, -150.0, 220.0, -220.0)


def _route(line: Line, labels: dict[str, Label], offset: float) -> Curve:
    """A straight curve, or the least bent one that avoids all other labels."""
    tail, head = labels[line.tail], labels[line.head]
    a, b = tail.anchor, head.anchor
    # the side to which lines are spread must not depend on their direction
    flip = 1.0 if line.tail < line.head else -1.0
    run = (b - a) / max(float(np.linalg.norm(b - a)), 1e-9)
    normal = np.array([-run[1], run[0]]) * flip
    room = min(abs(normal[0]) * label.half_width + abs(normal[1]) * label.half_height for label in (tail, head)) - RISE
    # each of many parallel lines still starts at its labels, and bends outwards
    at_end = float(np.clip(offset, -room, room))
    ends, middle = (a + at_end * normal, b + at_end * normal), (a + b) / 2
    curves = (Curve(ends[0], middle + (2.0 * offset - at_end + bend) * normal, ends[1]) for bend in BENDS)
    others = [label for label in labels.values() if label not in (tail, head)]
    return _clipped(clearest(curves, others), tail, head)


def clearest(curves: Iterable[Curve], labels: list[Label]) -> Curve:
    """The first curve that touches no label, or of all curves the first that touches the fewest."""
    middles = np.array([[label.x, label.y] for label in labels]).reshape(-1, 2)
    sizes = np.array([[label.half_width, label.half_height] for label in labels]).reshape(-1, 2) + 3.0
    best, fewest = None, np.inf
    for curve in curves:
        hits = int((np.abs(curve.points(60)[:, None] - middles) < sizes).all(-1).any(0).sum())
        if hits < fewest:
            best, fewest = curve, hits
        if not hits:
            break
    return best


def _clipped(curve: Curve, tail: Label, head: Label) -> Curve:
    """The part of the curve outside the two labels."""
    s, points = np.linspace(0.0, 1.0, 400), curve.points(400)
    first = s[~tail.contains(points, CLEAR)]
    last = s[~head.contains(points, CLEAR)]
    begin = float(first[0]) if len(first) else 0.0
    end = float(last[-1]) if len(last) else 1.0
    return curve.between(begin, max(end, begin + 1e-3))
