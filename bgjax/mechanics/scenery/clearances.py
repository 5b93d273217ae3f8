"""Glyphs of joints with clearance: sockets with pins or balls, and guides with blocks."""

from typing import Any

import numpy as np

from ...scene import Box, Cylinder, Play, Ring, Solid, Sphere
from ...scene.colours import INNER, WALL
from ...scene.geometry import across, from_axes, triple, z_along
from .mounted import Mounted, leaning, moved
from .rods import travel


def _radii(at: Mounted, clearance: float, socket: Any) -> tuple[float, float]:
    """Radii of a socket and of the pin in it: those that are given, if they can be seen; where the clearance can, the
    socket is larger by it."""
    given = 0.0 if socket is None else float(at.view.value_of(socket)[0])
    pin = min(max(given - clearance, 0.45 * at.unit), 3.0 * at.unit)
    return pin + max(clearance, 0.2 * at.unit), pin


def socket_and_pin(at: Mounted, axis: Any, sizes: tuple[Any, Any], length: Any = None) -> list[Any]:
    """A socket of a with a pin of b about an axis; `sizes` are the clearance and the radius of the socket."""
    clearance = float(at.view.value_of(sizes[0])[0])
    radius, pin = _radii(at, clearance, sizes[1])
    long = 1.6 * at.unit if length is None else min(float(at.view.value_of(length)[0]), 8.0 * at.unit)
    turned = z_along(triple(axis))
    ring = at.solid(Ring(radius + 0.2 * at.unit, 0.2 * at.unit), leaning(at.a, turned))
    inner = at.solid(Cylinder(pin, long), leaning(at.b, turned), INNER)
    return [ring, inner, Play(at.path, at.a, at.b, clearance, triple(axis))]


def socket_and_ball(at: Mounted, sizes: tuple[Any, Any]) -> list[Any]:
    """A socket of a with a ball of b."""
    clearance = float(at.view.value_of(sizes[0])[0])
    radius, pin = _radii(at, clearance, sizes[1])
    ring = at.solid(Ring(radius + 0.2 * at.unit, 0.2 * at.unit), at.a)
    return [ring, at.solid(Sphere(pin), at.b, INNER), Play(at.path, at.a, at.b, clearance)]


def guide_and_block(at: Mounted, axis: Any, size: tuple[float, ...], clearance: Any, planar: bool) -> list[Any]:
    """A block of b in a guide of a, with walls across its axis, and its clearance to each; `size` is that of the block
    along and across the axis."""
    forward, room = np.array(triple(axis)), float(at.view.value_of(clearance)[0])
    first, second = across(forward)
    if planar:  # the wall's normal lies in the plane
        first, second = np.array([-forward[1], forward[0], 0.0]), np.array([0.0, 0.0, 1.0])
    turned = from_axes(forward, first, second)
    height = [max(x, 0.5 * at.unit) for x in (*size[1:], 1.2 * at.unit)[:2]]
    found: list[Any] = [at.solid(Box((size[0], *height)), leaning(at.b, turned), INNER)]
    for direction, tall, wide in ((first, height[0], height[1]), (second, height[1], height[0]))[: 2 - planar]:
        found += _walls(at, (forward, direction), 0.5 * tall + room, wide)
        found.append(Play(at.path, at.a, at.b, room, triple(direction), along=True))
    return found


def _walls(at: Mounted, axes: tuple[np.ndarray, np.ndarray], apart: float, wide: float) -> list[Solid]:
    """Two walls along the first axis, at a distance to both sides along the second."""
    forward, outward = axes
    low, high = travel(at, forward)
    middle, thick, turned = 0.5 * (low + high) * forward, 0.2 * at.unit, from_axes(*axes, np.cross(*axes))
    shape = Box((high - low, thick, wide))
    places = [moved(at.a, middle + side * (apart + 0.5 * thick) * outward) for side in (-1.0, 1.0)]
    return [at.solid(shape, leaning(place, turned), WALL, "contact") for place in places]
