"""Bodies: bars and plates between their points, ellipsoids of inertia where there are none, balls of point masses."""

from typing import Any

import numpy as np

from ...scene import Anchor, Box, Cylinder, Ellipsoid, Extrusion, Solid, Sphere
from ...scene.colours import GROUND
from ...scene.geometry import from_axes, rotated, triple
from .mounted import Held
from .rods import bar


BAR, NEAR = 0.3, 1e-6  # radius of bars relative to the unit of glyphs; distance that counts as none
THIN = 0.25  # smallest radius of an ellipsoid relative to its largest
LEAST, MOST = 0.8, 1.8  # largest radius of an ellipsoid relative to the unit of glyphs


def drawn_body(at: Held, mass: Any, inertia: Any) -> list[Solid]:
    """Solids of a body: between its points, or of its inertia where all of them are at its mass centre."""
    places = _distinct(at)
    away = [place for place in places if np.linalg.norm(place) > NEAR * at.view.size]
    if not away:
        return _of_inertia(at, at.view.value_of(mass), np.asarray(inertia, float))
    if len(places) == 1:
        places = [np.zeros(3), *places]
    return _bars(at, places)


def drawn_point(at: Held) -> list[Solid]:
    """A ball for a point mass."""
    return [Solid(at.path, "body", Sphere(0.8 * at.view.unit), at.anchor, at.colour)]


def drawn_support(at: Held) -> list[Solid]:
    """A flat block for a frame that moves as prescribed."""
    size = 1.6 * at.view.unit
    return [Solid(at.path, "joint", Box((size, size, 0.5 * size)), at.anchor, GROUND)]


def longest(places: list[np.ndarray]) -> float:
    """The largest distance between places of a body."""
    points = np.array(places).reshape(-1, 3)
    return float(np.max(np.linalg.norm(points[:, None] - points, axis=-1), initial=0.0))


def _distinct(at: Held) -> list[np.ndarray]:
    found: list[np.ndarray] = []
    for place in at.places:
        if all(np.linalg.norm(place - other) > NEAR * at.view.size for other in found):
            found.append(place)
    return found


def _bars(at: Held, places: list[np.ndarray]) -> list[Solid]:
    """One bar between two places or more on a line, a plate through places in a plane, otherwise a star of bars."""
    points, radius = np.array(places), BAR * at.view.unit
    middle = points.mean(axis=0)
    axes, sizes = np.linalg.svd(points - middle)[2], np.linalg.svd(points - middle, compute_uv=False)
    sizes = np.pad(sizes, (0, max(0, 3 - len(sizes))))
    flat = NEAR * max(at.view.size, float(sizes[0]))
    if sizes[1] <= flat:
        order = np.argsort((points - middle) @ axes[0])
        return [bar(at.path, at.anchor.frame, (points[order[0]], points[order[-1]]), radius, at.colour)]
    if sizes[2] <= flat:
        return [_plate(at, points - middle, middle, radius)]
    centre = np.zeros(3)
    ends = [place for place in places if np.linalg.norm(place) > flat]
    return [bar(at.path, at.anchor.frame, (centre, end), radius, at.colour) for end in ends]


def _plate(at: Held, points: np.ndarray, middle: np.ndarray, margin: float) -> Solid:
    """A plate around points in one plane, with round corners."""
    normal = np.linalg.svd(points)[2][2]
    normal = normal * np.sign(normal[np.argmax(np.abs(normal))])
    first = points[0] / np.linalg.norm(points[0]) if np.any(points[0]) else np.linalg.svd(points)[2][0]
    first = first - normal * (normal @ first)
    first = first / np.linalg.norm(first)
    second = np.cross(normal, first)
    flat = np.stack([points @ first, points @ second], axis=1)
    angles = np.linspace(0.0, 2.0 * np.pi, 12, endpoint=False)
    corners = 2.0 * margin * np.stack([np.cos(angles), np.sin(angles)], axis=1)
    outline = hull((flat[:, None] + corners).reshape(-1, 2))
    place = Anchor(at.anchor.frame, triple(middle), from_axes(first, second, normal))
    shape = Extrusion(tuple(map(tuple, outline.tolist())), 1.2 * margin)
    return Solid(at.path, "body", shape, place, at.colour)


def hull(points: np.ndarray) -> np.ndarray:
    """The convex hull of points in a plane, anticlockwise."""
    order = points[np.lexsort((points[:, 1], points[:, 0]))]

    def chain(points) -> list[np.ndarray]:
        found: list[np.ndarray] = []
        for point in points:
            while len(found) > 1 and _left(found[-2], found[-1], point) <= 0.0:
                found.pop()
            found.append(point)
        return found[:-1]

    return np.array(chain(order) + chain(order[::-1]))


def _left(a: np.ndarray, b: np.ndarray, c: np.ndarray) -> float:
    return float((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))


def radii_of_inertia(mass: float, moments: np.ndarray) -> np.ndarray:
    """Radii of the homogeneous ellipsoid with this mass and these principal moments; the smallest are raised where no
    mass distribution has such moments."""
    squares = 2.5 / mass * (np.sum(moments) - 2.0 * moments)
    radii = np.sqrt(np.maximum(squares, 0.0))
    return np.maximum(radii, THIN * np.max(radii, initial=0.0))


def _of_inertia(at: Held, mass: np.ndarray, inertia: np.ndarray) -> list[Solid]:
    """An ellipsoid of inertia, in a plane a disc, of about the size of glyphs; a small ball without inertia."""
    if mass.size != 1 or not mass[0] > 0.0 or not np.any(inertia > 0.0):
        return [Solid(at.path, "body", Sphere(0.5 * at.view.unit), at.anchor, at.colour)]
    if inertia.ndim == 0:
        radius = float(np.clip(np.sqrt(2.0 * inertia / mass[0]), LEAST * at.view.unit, MOST * at.view.unit))
        return [Solid(at.path, "body", Cylinder(radius, 0.3 * radius), at.anchor, at.colour)]
    moments, axes = (inertia, np.eye(3)) if inertia.ndim == 1 else np.linalg.eigh(inertia)
    radii = radii_of_inertia(float(mass[0]), moments)
    largest = max(float(np.max(radii)), 1e-300)
    radii = radii * float(np.clip(largest, LEAST * at.view.unit, MOST * at.view.unit)) / largest
    axes = axes * np.sign(np.linalg.det(axes))
    place = Anchor(at.anchor.frame, triple(rotated(at.anchor.orientation, np.zeros(3))), from_axes(*axes.T))
    return [Solid(at.path, "body", Ellipsoid(tuple(radii.tolist())), place, at.colour)]
