"""Ways of signals: horizontal and vertical pieces that pass no label and no mark of a bond, and cross few lines."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

import numpy as np

from ..sketching.sketch import Line, Sketch
from .bonds import rectangles
from .curves import AbstractWay, Curve, Steps
from .ends import OUTWARDS, attachment
from .labels import Label, text_width
from .marks import TINY, mark_rectangles, width_place


STUB, ARROW = 8.0, 14.0  # px that a signal runs straight at its tail, and at its head
LANES = (9.0, 17.0, 25.0, 33.0)  # px beside labels
# places at each side, channels, and channels after each of these, that are tried until a way is clear
EFFORTS = ((1, 5, 0), (3, 14, 0), (1, 12, 12), (2, 30, 8))
FINAL = 60  # ways of which all is compared that they cross
HIT, CROSSED, CORNER, SIDEWAYS = 2000.0, 7.0, 16.0, 4.0  # costs of an area passed, a point passed, a corner, an offset
SAMPLE = 5.0  # px between points on lines
PITCH, EDGE = 2.0, 5.0  # px between places at one side of a label, and from its corners
OPPOSITE = {"left": "right", "right": "left", "above": "below", "below": "above"}
BEYOND, CLOSER = 30.0, 0.5  # px beyond the corners, and part of distances, if all places at a label are taken
FROM_BOND, FROM_SIGNAL = 10.0, 9.0  # px between a place at a side and a bond or another signal there


class Place(NamedTuple):
    """A point beside a label and the direction that leads away from it."""

    point: np.ndarray
    out: np.ndarray
    offset: float


@dataclass
class Taken:
    """What is drawn already: areas that no signal passes, points that few signals pass, and the ends of lines."""

    areas: np.ndarray
    edges: tuple[np.ndarray, np.ndarray]  # horizontal and vertical levels of channels beside areas
    points: list[np.ndarray] = field(default_factory=list)
    ends: dict[str, list[tuple[np.ndarray, float]]] = field(default_factory=dict)

    def add(self, line: Line, way: AbstractWay, room: float) -> None:
        """Note a line that is drawn."""
        length = float(np.linalg.norm(np.diff(way.points(30), axis=0), axis=1).sum())
        points = way.points(max(int(length / SAMPLE), 2))
        self.points.append(points)
        for name, point in ((line.tail, points[0]), (line.head, points[-1])):
            self.ends.setdefault(name, []).append((point, room))


def signal_ways(sketch: Sketch, labels: Mapping[str, Label], bonds: Mapping[int, Curve]) -> dict[int, Steps]:
    """One way per signal, by its number; the shortest first."""
    marks = [area for k, curve in bonds.items() for area in mark_rectangles(sketch.lines[k], curve)]
    areas = np.concatenate([rectangles(list(labels.values())), np.array(marks).reshape(-1, 4)])
    taken = Taken(areas, (_channels(areas, 0), _channels(areas, 1)))
    for number, curve in bonds.items():
        taken.add(sketch.lines[number], curve, FROM_BOND)
    found: dict[int, Steps] = {}
    signals = [k for k, line in enumerate(sketch.lines) if line.kind == "signal"]
    for number in sorted(signals, key=lambda k: _distance(sketch.lines[k], labels)):
        line = sketch.lines[number]
        found[number] = _way(line, (labels[line.tail], labels[line.head]), taken)
        taken.add(line, found[number], FROM_SIGNAL)
    return found


def _way(line: Line, ends: tuple[Label, Label], taken: Taken) -> Steps:
    """A way that passes no area; if there is none, one that passes few."""
    best, least = np.empty((0, 2)), np.inf
    for places, *channels in EFFORTS:
        cost, corners = _best(*_ways(_pairs(ends, taken, places), channels, taken), taken, line)
        best, least = (corners, cost) if cost < least else (best, least)
        if least < HIT:
            break
    return Steps(_simplified(best))


def _distance(line: Line, labels: Mapping[str, Label]) -> float:
    a, b = labels[line.tail], labels[line.head]
    return abs(a.x - b.x) + abs(a.y - b.y)


def _channels(areas: np.ndarray, axis: int) -> np.ndarray:
    """Levels at which lines may pass beside areas."""
    edges = [(areas[:, axis, None] - LANES).ravel(), (areas[:, axis + 2, None] + LANES).ravel()]
    return np.unique(np.round(np.concatenate(edges)))


# -- ends --------------------------------------------------------------------------------------------
def _pairs(ends: tuple[Label, Label], taken: Taken, count: int) -> list[tuple[Place, Place]]:
    """Possible beginnings and ends of a way between two labels."""
    tail, head = ends
    return list(product(_places(tail, head, taken, count), _places(head, tail, taken, count)))


def _places(own: Label, other: Label, taken: Taken, count: int) -> list[Place]:
    """Free places at every side of a label: one with a straight way to the other label, that nearest to the middle, and
    that nearest to the other label."""
    found = []
    for side, out in OUTWARDS.items():
        along = 1 if side in ("left", "right") else 0
        half, target = ((own.half_width, other.x - own.x), (own.half_height, other.y - own.y))[along]
        free = _free(own, side, _offsets(half), taken)
        if not free:  # closer to others, and beside the corners of a label without a border
            half += BEYOND * (own.box.role not in ("part", "block"))
            free = _free(own, side, _offsets(half), taken, CLOSER)
        middle = min(free, key=abs, default=0.0)
        near = min(free, key=lambda x: (abs(x - target), abs(x)), default=0.0)
        best = list(dict.fromkeys([*_facing(own, side, other, free, taken), middle, near]))[:count]
        found += [Place(attachment(own, side, x), np.array(out), abs(x)) for x in best]
    return found


def _facing(own: Label, side: str, other: Label, free: list[float], taken: Taken) -> list[float]:
    """The offset nearest to the middle from which a straight line leads to a free place of the other label."""
    along, opposite = (1 if side in ("left", "right") else 0), OPPOSITE[side]
    middles = [attachment(label, end, 0.0)[along] for label, end in ((own, side), (other, opposite))]
    half, shift = (other.half_width, other.half_height)[along] - EDGE, middles[0] - middles[1]
    there = _free(other, opposite, [x + shift for x in free if abs(x + shift) <= half], taken)
    return sorted([x - shift for x in there], key=abs)[:1]


def _offsets(half: float) -> list[float]:
    count = int(max(half - EDGE, 0.0) / PITCH)
    return [PITCH * k for k in range(-count, count + 1)]


def _free(own: Label, side: str, offsets: list[float], taken: Taken, part: float = 1.0) -> list[float]:
    """Those of the offsets at which no line ends near."""
    points = np.array([attachment(own, side, x) for x in offsets]).reshape(-1, 1, 2)
    ends = taken.ends.get(own.box.name, ())
    places, rooms = np.array([end for end, _ in ends]).reshape(-1, 2), np.array([room for _, room in ends])
    free = (np.abs(points - places).max(axis=-1) >= part * rooms).all(axis=1)
    return [x for x, is_free in zip(offsets, free.tolist(), strict=True) if is_free]


# -- ways --------------------------------------------------------------------------------------------
def _ways(pairs: list[tuple[Place, Place]], counts: list[int], taken: Taken) -> tuple[np.ndarray, np.ndarray]:
    """Possible ways with what their ends cost: shapes (number of ways,) and (number of ways, 7, 2), because all have
    seven corners, of which some may be the same."""
    costs, found = [], []
    for a, b in pairs:
        first, last = a.point + STUB * a.out, b.point + ARROW * b.out
        direct = [(first, last, last)] if _leads(first, last, a.out) else []
        direct += [(_corner(first, last), last, last), (_corner(last, first), last, last)]
        middles = np.concatenate([np.array(direct), *_by_channels(first, last, counts, taken)])
        ends = [np.broadcast_to(point, (len(middles), 1, 2)) for point in (a.point, first, last, b.point)]
        found.append(np.concatenate([*ends[:2], middles, *ends[2:]], axis=1))
        costs.append(np.full(len(middles), SIDEWAYS * (a.offset > 0.0) + SIDEWAYS * (b.offset > 0.0)))
    return np.concatenate(costs), np.concatenate(found)


def _by_channels(first: np.ndarray, last: np.ndarray, counts: list[int], taken: Taken) -> Iterator[np.ndarray]:
    """Corners of ways through one channel, or through one and then another across it: shapes (number of ways, 3, 2)."""
    for axis in (0, 1):
        one, two = first[[axis, 1 - axis]], last[[axis, 1 - axis]]
        levels = _levels(taken.edges[axis], (one[0], two[0]), counts[0])[:, None]
        others = _levels(taken.edges[1 - axis], (one[1], two[1]), counts[1]) if counts[1] else two[1:]
        found = np.empty((len(levels), len(others), 3, 2))
        found[..., 0, 0] = found[..., 1, 0] = levels
        found[..., 2, 0] = two[0] if counts[1] else levels
        found[..., 0, 1], found[..., 1, 1], found[..., 2, 1] = one[1], others, others
        yield found.reshape(-1, 3, 2)[..., [axis, 1 - axis]]


def _leads(first: np.ndarray, last: np.ndarray, out: np.ndarray) -> bool:
    """Whether the direct way is horizontal or vertical."""
    run = last - first
    return bool(abs(run[0]) < 0.6 or abs(run[1]) < 0.6) and float(run @ out) >= -1e-9


def _corner(one: np.ndarray, two: np.ndarray) -> np.ndarray:
    return np.array([two[0], one[1]])


def _levels(edges: np.ndarray, ends: tuple[float, float], count: int) -> np.ndarray:
    """Levels of channels beside labels, those nearest to the ends."""
    low, high = min(ends), max(ends)
    levels = np.concatenate([[(low + high) / 2, low, high], edges])
    away = np.maximum(np.maximum(low - levels, levels - high), 0.0) + 0.01 * np.abs(levels - (low + high) / 2)
    return levels[np.argsort(away, kind="stable")[:count]]


def _best(costs: np.ndarray, corners: np.ndarray, taken: Taken, line: Line) -> tuple[float, np.ndarray]:
    """The way that passes the fewest areas and lines, with few corners and of little length, and its cost."""
    total = costs + _own_costs(corners, taken)
    best = np.argsort(total, kind="stable")[:FINAL]
    corners, total = corners[best], total[best] + _crossings(corners[best], taken)
    if line.width > 1:
        total = total + np.array([HIT * _is_covered(way, line, taken.areas) for way in corners])
    return float(total.min()), corners[int(np.argmin(total))]


def _is_covered(corners: np.ndarray, line: Line, areas: np.ndarray) -> bool:
    """Whether the number of its signals would be on a label or a mark."""
    x, y = width_place(Steps(_simplified(corners)))
    half = text_width(str(line.width), TINY) / 2
    across = (x + half > areas[:, 0]) & (x - half < areas[:, 2])
    return bool((across & (y + 5.0 > areas[:, 1]) & (y - 5.0 < areas[:, 3])).any())


def _own_costs(corners: np.ndarray, taken: Taken) -> np.ndarray:
    """The cost of every way, shape (number of ways, seven corners, 2), without the lines that it crosses."""
    low, high = _ranges(corners)
    runs = np.abs(np.diff(corners, axis=1))
    slanted = (runs.min(axis=-1) > 0.6).any(axis=1)
    inside = _within(low, high, taken.areas[:, :2], taken.areas[:, 2:], 1.4)
    return HIT * inside.sum((1, 2)) + 1e6 * slanted + runs.sum((1, 2)) + CORNER * _bends(corners)


def _crossings(corners: np.ndarray, taken: Taken) -> np.ndarray:
    """What it costs that every way crosses lines, or passes near them."""
    points = np.concatenate([np.empty((0, 2)), *taken.points])
    return CROSSED * _within(*_ranges(corners), points, points, 6.0).sum((1, 2))


def _ranges(corners: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    return np.minimum(corners[:, :-1], corners[:, 1:]), np.maximum(corners[:, :-1], corners[:, 1:])


def _within(low: np.ndarray, high: np.ndarray, start: np.ndarray, stop: np.ndarray, margin: float) -> np.ndarray:
    """Which pieces come nearer than a margin to which of the areas among the pieces."""
    among = ((start < high.max(axis=(0, 1)) + margin) & (stop > low.min(axis=(0, 1)) - margin)).all(axis=1)
    start, stop = start[among], stop[among]
    x = (high[..., None, 0] > start[:, 0] - margin) & (low[..., None, 0] < stop[:, 0] + margin)
    return x & (high[..., None, 1] > start[:, 1] - margin) & (low[..., None, 1] < stop[:, 1] + margin)


def _bends(corners: np.ndarray) -> np.ndarray:
    """Number of corners, in which turning back counts as many."""
    steps = np.diff(corners, axis=1)
    sizes = np.linalg.norm(steps, axis=-1, keepdims=True)
    runs = np.where(sizes > 0.6, steps / np.maximum(sizes, 1e-9), 0.0)
    found, last = np.zeros(len(corners)), runs[:, 0]
    for k in range(1, runs.shape[1]):
        same = (runs[:, k] * last).sum(-1)
        moved = sizes[:, k, 0] > 0.6
        found += moved * ((np.abs(same) < 0.5) + 200.0 * (same < -0.5))
        last = np.where(moved[:, None], runs[:, k], last)
    return found


def _simplified(corners: np.ndarray) -> np.ndarray:
    """The corners without those that are not needed, on straight pieces or twice at one place."""
    kept = [corners[0]]
    for corner in corners[1:-1]:
        if np.abs(corner - kept[-1]).max() > 0.6:
            kept.append(corner)
    kept = [*kept, corners[-1]]
    bends = [
        b for a, b, c in zip(kept[:-2], kept[1:-1], kept[2:], strict=True) if np.ptp([a, b, c], axis=0).min() > 0.6
    ]
    return np.array([kept[0], *bends, kept[-1]])
