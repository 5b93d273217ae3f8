"""A closed surface of flat polygons, with the edges between them."""

from dataclasses import dataclass

import numpy as np


CREASE = 0.8  # cosine of the angle between neighbouring faces from which their edge is drawn


@dataclass(frozen=True)
class Surface:
    """Vertices (v, 3); faces, counter-clockwise from outside, in groups by their number of corners; normals of all
    faces in the order of the groups; edges (e, 2) with the faces on both sides (the second is -1 at a border), and
    whether the faces meet there at an angle."""

    vertices: np.ndarray
    groups: tuple[np.ndarray, ...]
    normals: np.ndarray
    edges: np.ndarray
    sides: np.ndarray
    creases: np.ndarray

    def moved(self, turn: np.ndarray, position: np.ndarray) -> "Surface":
        """The surface turned by a rotation matrix and shifted."""
        vertices, normals = self.vertices @ turn.T + position, self.normals @ turn.T
        return Surface(vertices, self.groups, normals, self.edges, self.sides, self.creases)


def surface(vertices: np.ndarray, *groups: np.ndarray) -> Surface:
    """The surface with these vertices and faces (one array for each number of corners). Faces without an area are left
    out."""
    vertices, kept, normals = np.asarray(vertices, float), [], []
    for group in groups:
        areas = _areas(vertices[group])
        sizes = np.linalg.norm(areas, axis=1)
        good = sizes > 1e-12 * max(float(sizes.max(initial=0.0)), 1e-300)
        kept.append(group[good])
        normals.append(areas[good] / sizes[good, None])
    edges, sides = _edges(kept)
    normal = np.concatenate(normals)
    border = sides[:, 1] < 0
    creases = border | (np.sum(normal[sides[:, 0]] * normal[sides[:, 1]], axis=1) < CREASE)
    return Surface(vertices, tuple(kept), normal, edges, sides, creases)


def border(pairs: np.ndarray) -> np.ndarray:
    """The edges (from, to) around several faces: those that are not passed there and back."""
    count = int(pairs.max(initial=0)) + 1
    there, back = pairs @ np.array([count, 1]), pairs @ np.array([1, count])
    names, number = np.unique(np.concatenate([there, back]), return_inverse=True)
    forwards, backwards = number[: len(there)], number[len(there) :]
    net = np.bincount(forwards, minlength=len(names)) - np.bincount(backwards, minlength=len(names))
    left = np.repeat(names, np.maximum(net, 0))
    return np.stack([left // count, left % count], axis=1)


def _areas(corners: np.ndarray) -> np.ndarray:
    """Vectors of twice the areas of polygons (n, k, 3), by Newell's sum."""
    offset = corners - corners[:, :1]
    return np.cross(offset, np.roll(offset, -1, axis=1)).sum(axis=1)


def _edges(groups: list[np.ndarray]) -> tuple[np.ndarray, np.ndarray]:
    """The edges of all faces, and the one or two faces at each."""
    pairs, owners, first = [], [], 0
    for group in groups:
        pairs.append(np.stack([group, np.roll(group, -1, axis=1)], axis=2).reshape(-1, 2))
        owners.append(np.repeat(np.arange(first, first + len(group)), group.shape[1]))
        first += len(group)
    pair, owner = np.concatenate(pairs), np.concatenate(owners)
    pair, owner = pair[pair[:, 0] != pair[:, 1]], owner[pair[:, 0] != pair[:, 1]]
    edges, number = np.unique(np.sort(pair, axis=1), axis=0, return_inverse=True)
    order = np.argsort(number.reshape(-1), kind="stable")
    starts = np.searchsorted(number.reshape(-1)[order], np.arange(len(edges) + 1))
    sides = np.full((len(edges), 2), -1)
    sides[:, 0] = owner[order[starts[:-1]]]
    two = starts[1:] - starts[:-1] > 1
    sides[two, 1] = owner[order[starts[:-1][two] + 1]]
    return edges, sides
