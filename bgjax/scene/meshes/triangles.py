"""Triangles of a mesh with vertices that neighbours share."""

from typing import NamedTuple

import numpy as np


LARGEST = 5_000_000  # most triangles of a file


class Triangles(NamedTuple):
    """Vertices (k, 3) in the unit of the file, and triangles (m, 3) as numbers of vertices."""

    vertices: np.ndarray
    triangles: np.ndarray


class MeshError(Exception):
    """A file that is no mesh; the text says what is wrong with it."""


def welded(corners: np.ndarray) -> Triangles:
    """Triangles from the corners (m, 3, 3) of each: equal corners become one vertex, and triangles without area, which
    have two corners in one place, are left out."""
    corners = np.ascontiguousarray(corners, np.float32).reshape(-1, 3) + np.float32(0.0)  # -0.0 becomes 0.0
    if not np.all(np.isfinite(corners)):
        raise MeshError("holds coordinates that are not finite")
    keys = corners.view([("", np.float32)] * 3).ravel()
    _, first, number = np.unique(keys, return_index=True, return_inverse=True)
    triangles = number.reshape(-1, 3)
    sound = (
        (triangles[:, 0] != triangles[:, 1])
        & (triangles[:, 1] != triangles[:, 2])
        & (triangles[:, 2] != triangles[:, 0])
    )
    if not np.any(sound):
        raise MeshError("has no triangles")
    return Triangles(corners[first], triangles[sound].astype(np.uint32))
