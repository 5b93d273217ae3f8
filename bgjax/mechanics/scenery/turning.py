"""Glyphs of joints that turn about points: pins, cross pins and balls."""

from typing import Any

from ...scene import Box, Cylinder, Ring, Solid, Sphere
from ...scene.colours import INNER
from ...scene.geometry import triple, z_along
from .mounted import Mounted, leaning


def pin(at: Mounted, axis: Any) -> list[Solid]:
    """A pin of b in a ring of a."""
    turned, unit = z_along(triple(axis)), at.unit
    inner = at.solid(Cylinder(0.35 * unit, 1.8 * unit), leaning(at.b, turned), INNER)
    return [at.solid(Ring(0.62 * unit, 0.2 * unit), leaning(at.a, turned)), inner]


def cross(at: Mounted, first: Any, second: Any) -> list[Solid]:
    """Two crossed pins, one in each side."""
    shape = Cylinder(0.28 * at.unit, 2.0 * at.unit)
    one = at.solid(shape, leaning(at.a, z_along(triple(first))))
    return [one, at.solid(shape, leaning(at.b, z_along(triple(second))), INNER)]


def ball(at: Mounted) -> list[Solid]:
    """A ball of b in a ring of a."""
    inner = at.solid(Sphere(0.55 * at.unit), at.b, INNER)
    return [at.solid(Ring(0.7 * at.unit, 0.17 * at.unit), at.a), inner]


def plate(at: Mounted) -> list[Solid]:
    """A small plate, where nothing moves."""
    return [at.solid(Box((0.9 * at.unit, 0.9 * at.unit, 0.9 * at.unit)), at.a)]
