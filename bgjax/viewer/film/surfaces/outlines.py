"""The outline of a surface that is seen from one side, as closed loops."""

import numpy as np

from .surface import Surface, border


EDGE_ON = 1e-6  # cosine of the angle to the view below which a face is seen from its edge


def outline(surface: Surface, towards: np.ndarray) -> list[np.ndarray]:
    """Loops of vertices around the faces that are turned to the viewer, each loop with these faces on its left."""
    front, shown, first = surface.normals @ towards > EDGE_ON, [], 0
    for group in surface.groups:
        shown.append(group[front[first : first + len(group)]])
        first += len(group)
    pairs = [np.stack([faces, np.roll(faces, -1, axis=1)], axis=2).reshape(-1, 2) for faces in shown]
    following: dict[int, list[int]] = {}
    for a, b in border(np.concatenate(pairs)).tolist():
        following.setdefault(a, []).append(b)
    return _chained(following)


def _chained(following: dict[int, list[int]]) -> list[np.ndarray]:
    loops = []
    for start in following:
        while following[start]:
            loop, here = [start], following[start].pop()
            while here != start and following.get(here):
                loop.append(here)
                here = following[here].pop()
            loops.append(np.array(loop))
    return loops


def filled(loops: list[np.ndarray]) -> np.ndarray:
    """One polygon from the points of several loops, joined by lines that are passed there and back."""
    polygon = loops[0]
    for loop in loops[1:]:
        polygon = np.concatenate([polygon, polygon[:1], loop, loop[:1], polygon[:1]])
    return polygon


def hatching(loops: list[np.ndarray], spacing: float) -> np.ndarray:
    """Lines at 45° inside loops of points in the plane, (n, 2, 2)."""
    normal, along = np.array([1.0, 1.0]) / 2**0.5, np.array([1.0, -1.0]) / 2**0.5
    starts = np.concatenate(loops)
    ends = np.concatenate([np.roll(loop, -1, axis=0) for loop in loops])
    a, b = starts @ normal, ends @ normal
    lines = []
    for level in np.arange(np.ceil(a.min() / spacing), a.max() / spacing) * spacing:
        crossed = (a < level) != (b < level)
        share = ((level - a[crossed]) / (b[crossed] - a[crossed]))[:, None]
        points = starts[crossed] + share * (ends[crossed] - starts[crossed])
        points = points[np.argsort(points @ along)]
        lines += [points[k : k + 2] for k in range(0, len(points) - 1, 2)]
    return np.array(lines).reshape(-1, 2, 2)
