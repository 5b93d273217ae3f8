"""Glyphs of joints that slide: rails with blocks, rods with sleeves, threads, and planes."""

from typing import Any

import numpy as np

from ...scene import Box, Cylinder, Lines, Ring, Solid, Sphere
from ...scene.colours import INNER
from ...scene.geometry import triple, x_along, z_along
from .mounted import Mounted, leaning, moved
from .rods import rail, round_rail, travel


def block(at: Mounted, axis: Any) -> list[Solid]:
    """A block of b on a rail of a."""
    shape, u = Box((2.0 * at.unit, 1.2 * at.unit, 1.2 * at.unit)), x_along(triple(axis))
    return [rail(at, axis, 0.4), at.solid(shape, leaning(at.b, u), INNER)]


def sleeve(at: Mounted, axis: Any) -> list[Solid]:
    """A sleeve of b on a round rod of a."""
    shape = Cylinder(0.6 * at.unit, 1.8 * at.unit)
    return [round_rail(at, axis, 0.3), at.solid(shape, leaning(at.b, z_along(triple(axis))))]


def thread(at: Mounted, axis: Any, pitch: float) -> list[Solid]:
    """A nut of b on a rod of a with a ring for each turn, as far as they can be told apart."""
    first, last = travel(at, axis)
    step = min(max(abs(pitch), 0.4 * at.unit), 2.0 * at.unit)
    turned, shape = z_along(triple(axis)), Ring(0.34 * at.unit, 0.1 * at.unit)
    places = [moved(at.a, place * np.asarray(axis)) for place in np.arange(first, last, step)[:60]]
    rings = [at.solid(shape, leaning(place, turned)) for place in places]
    nut = at.solid(Cylinder(0.7 * at.unit, 1.2 * at.unit), leaning(at.b, turned))
    return [round_rail(at, axis, 0.3), *rings, nut]


def follower(at: Mounted, axis: Any) -> list[Solid]:
    """A ball of b on a rail of a."""
    return [round_rail(at, axis, 0.2), at.solid(Sphere(0.45 * at.unit), at.b, INNER)]


def grid(at: Mounted, normal: Any) -> Solid:
    """A plane of a, as a grid around its place."""
    edge, lines = 4.0 * at.unit, []
    for place in np.linspace(-edge, edge, 5):
        lines += [((place, -edge, 0.0), (place, edge, 0.0)), ((-edge, place, 0.0), (edge, place, 0.0))]
    return at.solid(Lines(tuple(lines)), leaning(at.a, z_along(triple(normal))), kind="contact")


def on_plane(at: Mounted, normal: Any, flat: bool) -> list[Solid]:
    """What b touches a plane of a with: a block that stays flat on it, or a ball."""
    shape: Any = Box((1.4 * at.unit, 1.4 * at.unit, 0.5 * at.unit)) if flat else Sphere(0.45 * at.unit)
    return [grid(at, normal), at.solid(shape, leaning(at.b, z_along(triple(normal))), INNER)]
