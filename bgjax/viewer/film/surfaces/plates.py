"""Plates with any outline: the surface of an extrusion."""

import numpy as np

from ....scene import Extrusion
from .surface import Surface, border, surface


CELLS = 5  # pieces across a plate, so that parts can be before one and behind another piece


def plate(extrusion: Extrusion) -> Surface:
    """Two polygons and the sides between them. The polygons are cut along a grid; edges between pieces are no
    creases."""
    outline = _counter_clockwise(np.asarray(extrusion.outline, float))
    half = 0.5 * float(extrusion.thickness)
    pieces = _matched(_pieces(outline))
    vertices, number = _numbered(np.concatenate(pieces))
    ends = np.cumsum([0, *map(len, pieces)])
    indices = [number[ends[k] : ends[k + 1]] for k in range(len(pieces))]
    above = np.concatenate([vertices, np.full((len(vertices), 1), half)], axis=1)
    below = above * np.array([1.0, 1.0, -1.0])
    count = len(vertices)
    caps = [*indices, *[index[::-1] + count for index in indices]]
    return surface(np.concatenate([above, below]), *_by_corners(caps), _sides(indices, count))


def _sides(pieces: list[np.ndarray], count: int) -> np.ndarray:
    """A quadrangle at each edge of the whole outline."""
    a, b = border(np.concatenate([np.stack([piece, np.roll(piece, -1)], axis=1) for piece in pieces])).T
    return np.stack([a, a + count, b + count, b], axis=1)


def _pieces(outline: np.ndarray) -> list[np.ndarray]:
    """The polygon cut along the lines of a grid. A polygon that is not convex may have pieces that hang together by
    edges of no width."""
    pieces = [outline]
    low, high = outline.min(axis=0), outline.max(axis=0)
    step = float(np.max(high - low)) / CELLS
    for axis in (0, 1):
        for level in np.arange(low[axis] + step, high[axis] - 0.2 * step, step):
            cut = [half for piece in pieces for half in _halves(piece, axis, level)]
            pieces = [half for half in cut if len(half) >= 3 and abs(_area(half)) > 1e-9 * step * step]
    return pieces


def _matched(pieces: list[np.ndarray]) -> list[np.ndarray]:
    """The pieces with the corners of all others on their edges, so that edges of neighbours are the same."""
    corners, found = _numbered(np.concatenate(pieces))[0], []
    for piece in pieces:
        edges = zip(piece, np.roll(piece, -1, axis=0), strict=True)
        found.append(np.concatenate([_edge(corners, start, end) for start, end in edges]))
    return found


def _edge(corners: np.ndarray, start: np.ndarray, end: np.ndarray) -> np.ndarray:
    """The start of an edge and the corners on the edge, in their order."""
    along, offset = end - start, corners - start
    square = float(along @ along)
    if square == 0.0:
        return start[None]
    share = offset @ along / square
    aside = np.linalg.norm(offset - share[:, None] * along, axis=1)
    on = np.flatnonzero((share > 1e-9) & (share < 1.0 - 1e-9) & (aside < 1e-9 * square**0.5))
    return np.concatenate([start[None], corners[on[np.argsort(share[on])]]])


def _halves(piece: np.ndarray, axis: int, level: float) -> tuple[np.ndarray, np.ndarray]:
    """The parts of a polygon below and above a line (Sutherland & Hodgman 1974)."""
    height = piece[:, axis] - level
    height[np.abs(height) < 1e-12 * max(1e-300, float(np.abs(piece).max()))] = 0.0
    below, above = [], []
    for k, point in enumerate(piece):
        after = (k + 1) % len(piece)
        if height[k] <= 0.0:
            below.append(point)
        if height[k] >= 0.0:
            above.append(point)
        if height[k] * height[after] < 0.0:
            share = height[k] / (height[k] - height[after])
            crossing = point + share * (piece[after] - point)
            crossing[axis] = level
            below.append(crossing)
            above.append(crossing)
    return np.array(below).reshape(-1, 2), np.array(above).reshape(-1, 2)


def _numbered(points: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Distinct points, and for each point the number of its own."""
    digits = np.round(points / max(float(np.abs(points).max()), 1e-300), 9)
    _, first, number = np.unique(digits, axis=0, return_index=True, return_inverse=True)
    return points[first], number.reshape(-1)


def _by_corners(faces: list[np.ndarray]) -> list[np.ndarray]:
    return [np.array([face for face in faces if len(face) == n]) for n in sorted({len(face) for face in faces})]


def _area(polygon: np.ndarray) -> float:
    x, y = polygon.T
    return 0.5 * float(x @ np.roll(y, -1) - y @ np.roll(x, -1))


def _counter_clockwise(outline: np.ndarray) -> np.ndarray:
    return outline if _area(outline) >= 0.0 else outline[::-1]
