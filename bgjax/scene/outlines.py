"""Outlines of plates: polygons without crossings."""

from typing import Any

import numpy as np

from ..errors import Fault


LARGEST = 2000  # most points: every pair of edges is compared


def outline_faults(where: str, outline: Any) -> list[Fault]:
    """Faults of an outline that is no polygon, or crosses itself."""
    shape = np.shape(outline)
    if len(shape) != 2 or shape[0] < 3 or shape[1] != 2:
        return [Fault(where, f"has shape {shape}.", "give at least three points (x, y).")]
    points = np.array(outline)
    if not np.all(np.isfinite(points)):
        return [Fault(where, "holds numbers that are not finite.", "give finite numbers, in metres.")]
    if len(points) > LARGEST:
        return [Fault(where, f"has {len(points)} points.", f"give at most {LARGEST}, or a mesh.")]
    if np.array_equal(points[0], points[-1]):
        points = points[:-1]
    pair = crossing(points)
    if pair is not None:
        what = f"crosses itself: the edges after point {pair[0]} and after point {pair[1]} meet."
        return [Fault(where, what, "give the corners in order around the plate.")]
    if abs(area(points)) < 1e-12 * float(np.ptp(points)) ** 2:
        return [Fault(where, "encloses no area.", "give points that are not all on one line.")]
    return []


def area(points: np.ndarray) -> float:
    """Area inside a polygon, positive if it runs anticlockwise."""
    after = np.roll(points, -1, axis=0)
    return 0.5 * float(np.sum(points[:, 0] * after[:, 1] - points[:, 1] * after[:, 0]))


def crossing(points: np.ndarray) -> tuple[int, int] | None:
    """The numbers of two edges of a polygon, not beside each other, that meet; None if there are none."""
    count, after = len(points), np.roll(points, -1, axis=0)

    def side(a, b, c):
        return (b[..., 0] - a[..., 0]) * (c[..., 1] - a[..., 1]) - (b[..., 1] - a[..., 1]) * (c[..., 0] - a[..., 0])

    for k in range(count):
        others = np.arange(k + 2, count - (k == 0))
        a, b, c, d = points[k], after[k], points[others], after[others]
        one, two = side(a, b, c) * side(a, b, d), side(c, d, a) * side(c, d, b)
        low, high = np.maximum(np.minimum(a, b), np.minimum(c, d)), np.minimum(np.maximum(a, b), np.maximum(c, d))
        meets = (one <= 0.0) & (two <= 0.0) & np.all(low <= high, axis=-1)
        if np.any(meets):
            return k, int(others[np.argmax(meets)])
    return None
