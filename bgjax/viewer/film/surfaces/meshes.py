"""Surfaces of mesh files, with as many triangles as a picture needs."""

import numpy as np

from ....scene import Mesh
from .surface import Surface, surface


MOST, FINE, COARSE = 4000, 64, 0.8  # triangles; cells along the longest side; cells of the next trial, as a share


def mesh(shape: Mesh) -> Surface:
    """The triangles of a file in metres. Of large files, vertices in the same cell of a grid become one."""
    from ....scene.meshes.read import read_mesh  # readers of files are needed only where there is one

    read = read_mesh(shape.path)
    vertices, triangles = shape.scale * read.vertices.astype(float), read.triangles.astype(int)
    cells = FINE
    found = vertices, triangles
    while len(found[1]) > MOST and cells > 4:
        found, cells = clustered(vertices, triangles, cells), int(COARSE * cells)
    return surface(*found)


def clustered(vertices: np.ndarray, triangles: np.ndarray, cells: int) -> tuple[np.ndarray, np.ndarray]:
    """The mesh with one vertex in each cell of a grid, in the middle of those that are there (Rossignac & Borrel
    1993)."""
    low = vertices.min(axis=0)
    size = float(np.max(vertices.max(axis=0) - low)) / cells
    place = np.floor((vertices - low) / max(size, 1e-300)).astype(int)
    _, number = np.unique(place, axis=0, return_inverse=True)
    number = number.reshape(-1)
    sums = np.stack([np.bincount(number, column) for column in vertices.T], axis=1)
    corners = number[triangles]
    a, b, c = corners.T
    kept = np.unique(_from_least(corners[(a != b) & (b != c) & (c != a)]), axis=0)
    return sums / np.bincount(number)[:, None], kept


def _from_least(triangles: np.ndarray) -> np.ndarray:
    """Triangles that begin with their least corner, in the same sense."""
    first = np.argmin(triangles, axis=1)
    return np.take_along_axis(triangles, (first[:, None] + np.arange(3)) % 3, axis=1)
