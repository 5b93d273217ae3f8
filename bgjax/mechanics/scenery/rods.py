"""Bars between two points of a body, and rails along an axis."""

from typing import Any

import numpy as np

from ...scene import Anchor, Box, Capsule, Cylinder, Solid
from ...scene.colours import INNER
from ...scene.geometry import triple, x_along, z_along
from .mounted import Mounted, leaning, moved


def bar(path: str, frame: str, ends: tuple[Any, Any], radius: float, colour: str) -> Solid:
    """A bar with round ends between two points of a frame, which must not coincide."""
    first, second = (np.asarray(end, float) for end in ends)
    along = second - first
    place = Anchor(frame, triple(0.5 * (first + second)), z_along(along))
    return Solid(path, "body", Capsule(radius, float(np.linalg.norm(along))), place, colour)


def travel(at: Mounted, axis: Any) -> tuple[float, float]:
    """The ends of a rail along an axis of frame a, a little beyond all places of b; it passes the place of a if that
    is near."""
    places = at.along(axis)
    low, high = float(np.min(places)) - 4.0 * at.unit, float(np.max(places)) + 4.0 * at.unit
    return min(low, 0.0 if low < at.view.size else low), max(high, 0.0 if high > -at.view.size else high)


def rail(at: Mounted, axis: Any, width: float) -> Solid:
    """A rail of square section on the side of a."""
    first, last = travel(at, axis)
    place = leaning(moved(at.a, 0.5 * (first + last) * np.asarray(axis)), x_along(triple(axis)))
    return at.solid(Box((last - first, width * at.unit, width * at.unit)), place)


def round_rail(at: Mounted, axis: Any, radius: float) -> Solid:
    """A round rod on the side of a."""
    first, last = travel(at, axis)
    place = leaning(moved(at.a, 0.5 * (first + last) * np.asarray(axis)), z_along(triple(axis)))
    return at.solid(Cylinder(radius * at.unit, last - first), place, INNER)
