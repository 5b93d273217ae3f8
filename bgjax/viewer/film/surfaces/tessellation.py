"""Surfaces of shapes. Long ones are cut into pieces, so that each face can be before or behind another part."""

from collections.abc import Callable

import numpy as np

from ....scene import AbstractShape, Box, Capsule, Cylinder, Ellipsoid, Extrusion, Mesh, Ring, Sphere
from ..staging.poses import matrices
from .meshes import mesh
from .plates import plate
from .surface import Surface, surface


AROUND, ALONG, TUBE = 24, 6, 12  # faces around an axis, from the equator to a pole, and around a tube
PIECES = 12  # most pieces along an axis


def tessellated(shape: AbstractShape) -> Surface | None:
    """The surface of a shape at its place in the frame of its part; None of shapes that are no solids."""
    make = MAKERS.get(type(shape))
    if make is None:
        return None
    return make(shape).moved(*placement(shape))


def placement(shape: AbstractShape) -> tuple[np.ndarray, np.ndarray]:
    """The rotation matrix and the position of a shape in the frame of its part."""
    orientation, position = np.asarray(shape.orientation, float), np.zeros(3)
    position[: len(shape.position)] = shape.position
    return matrices(orientation / np.linalg.norm(orientation)), position


def _box(box: Box) -> Surface:
    """Six sides, each a grid."""
    size = np.asarray(box.size, float)
    step = max(float(size.max()) / PIECES, 0.18 * float(np.median(size)))
    counts = [int(np.clip(np.ceil(edge / step), 1, PIECES)) for edge in size]
    vertices, faces, first = [], [], 0
    for axis in range(3):
        u, v = (axis + 1) % 3, (axis + 2) % 3
        for sign in (-0.5, 0.5):
            grid, cells = _grid(counts[u], counts[v])
            points = np.zeros((len(grid), 3))
            points[:, u], points[:, v], points[:, axis] = (grid - 0.5).T[0], (grid - 0.5).T[1], sign
            faces.append(first + (cells if sign > 0 else cells[:, ::-1]))
            vertices.append(points * size)
            first += len(grid)
    return surface(*_welded(np.concatenate(vertices), np.concatenate(faces)))


def _grid(columns: int, rows: int) -> tuple[np.ndarray, np.ndarray]:
    """Points of the unit square in rows, and its cells, counter-clockwise."""
    v, u = np.meshgrid(np.linspace(0.0, 1.0, rows + 1), np.linspace(0.0, 1.0, columns + 1), indexing="ij")
    corner = (np.arange(rows)[:, None] * (columns + 1) + np.arange(columns)).reshape(-1)
    cells = np.stack([corner, corner + 1, corner + columns + 2, corner + columns + 1], axis=1)
    return np.stack([u.reshape(-1), v.reshape(-1)], axis=1), cells


def _welded(vertices: np.ndarray, faces: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """Vertices that are at the same place become one."""
    digits = np.round(vertices / max(float(np.abs(vertices).max()), 1e-300), 9)
    _, first, number = np.unique(digits, axis=0, return_index=True, return_inverse=True)
    return vertices[first], number.reshape(-1)[faces]


def _cylinder(cylinder: Cylinder) -> Surface:
    r, half = float(cylinder.radius), 0.5 * float(cylinder.length)
    heights = np.linspace(-half, half, _pieces(cylinder.length, r) + 1)
    return _turned(np.stack([np.full(len(heights), r), heights], axis=1), capped=True)


def _capsule(capsule: Capsule) -> Surface:
    r, half = float(capsule.radius), 0.5 * float(capsule.length)
    angle = np.linspace(0.0, 0.5 * np.pi, ALONG + 1)[1:-1]
    cap = np.stack([r * np.sin(angle), -half - r * np.cos(angle)], axis=1)
    heights = np.linspace(-half, half, _pieces(capsule.length, r) + 1)
    middle = np.stack([np.full(len(heights), r), heights], axis=1)
    profile = np.concatenate([cap, middle, cap[::-1] * np.array([1.0, -1.0])])
    return _turned(profile, poles=(-half - r, half + r))


def _ball(radii: tuple[float, ...]) -> Surface:
    angle = np.linspace(0.0, np.pi, 2 * ALONG + 1)[1:-1]
    unit = _turned(np.stack([np.sin(angle), -np.cos(angle)], axis=1), poles=(-1.0, 1.0))
    return surface(unit.vertices * np.asarray(radii, float), *unit.groups)


def _ring(ring: Ring) -> Surface:
    around, tube = _circle(AROUND + 8), _circle(TUBE)
    distance = ring.radius + ring.tube * tube[:, 0]
    planar = around[:, None, :] * distance[None, :, None]
    height = np.broadcast_to(ring.tube * tube[None, :, 1:], (*planar.shape[:2], 1))
    i, j = np.meshgrid(np.arange(len(around)), np.arange(TUBE), indexing="ij")
    ahead, above = (i + 1) % len(around), (j + 1) % TUBE
    faces = np.stack([i * TUBE + j, ahead * TUBE + j, ahead * TUBE + above, i * TUBE + above], axis=-1)
    return surface(np.concatenate([planar, height], axis=2).reshape(-1, 3), faces.reshape(-1, 4))


def _turned(profile: np.ndarray, poles: tuple[float, float] | None = None, capped: bool = False) -> Surface:
    """The surface that a profile (distance from the axis, height), from below, makes as it turns about z; closed by
    flat polygons or by points on the axis."""
    rows, circle = len(profile), _circle(AROUND)
    planar = profile[:, None, :1] * circle[None]
    height = np.broadcast_to(profile[:, None, 1:], (rows, AROUND, 1))
    vertices = np.concatenate([planar, height], axis=2).reshape(-1, 3)
    i, j = np.meshgrid(np.arange(rows - 1), np.arange(AROUND), indexing="ij")
    beside = (j + 1) % AROUND
    corners = [i * AROUND + j, i * AROUND + beside, (i + 1) * AROUND + beside, (i + 1) * AROUND + j]
    faces = np.stack(corners, axis=-1).reshape(-1, 4)
    bottom, top = np.arange(AROUND), (rows - 1) * AROUND + np.arange(AROUND)
    if capped:
        return surface(vertices, faces, np.stack([bottom[::-1], top]))
    low, high = len(vertices), len(vertices) + 1
    vertices = np.concatenate([vertices, [[0.0, 0.0, poles[0]], [0.0, 0.0, poles[1]]]])
    below = np.stack([np.roll(bottom, -1), bottom, np.full(AROUND, low)], axis=1)
    above = np.stack([top, np.roll(top, -1), np.full(AROUND, high)], axis=1)
    return surface(vertices, faces, np.concatenate([below, above]))


def _circle(count: int) -> np.ndarray:
    angle = 2.0 * np.pi * np.arange(count) / count
    return np.stack([np.cos(angle), np.sin(angle)], axis=1)


def _pieces(length: float, radius: float) -> int:
    """Pieces of a long body, about as long as it is wide."""
    return int(np.clip(np.ceil(length / max(2.0 * radius, 1e-300)), 1, PIECES))


MAKERS: dict[type, Callable[..., Surface]] = {
    Box: _box,
    Cylinder: _cylinder,
    Sphere: lambda sphere: _ball((sphere.radius,) * 3),
    Ellipsoid: lambda ellipsoid: _ball(ellipsoid.radii),
    Capsule: _capsule,
    Ring: _ring,
    Extrusion: plate,
    Mesh: mesh,
}
