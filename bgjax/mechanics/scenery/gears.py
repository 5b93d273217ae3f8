"""Gears: meshing discs about the axes of the joints that they couple, with radii in their ratio."""

from typing import NamedTuple

import numpy as np

from ...scene import Anchor, Box, Cylinder, Lines, Solid
from ...scene.colours import INNER, JOINT
from ...scene.geometry import rotated, triple, x_along, z_along
from .mounted import View, leaning


class Wheel(NamedTuple):
    """A side of a gear: the place of the joint's second body, the axis there, and whether it turns or slides."""

    anchor: Anchor
    axis: tuple[float, ...]
    turns: bool


def meshing(path: str, wheels: tuple[Wheel, Wheel], ratio: float, view: View) -> list[Solid]:
    """Discs of two wheels that touch where their axes are parallel; a rack where a joint slides."""
    radii = _radii(wheels, ratio, view)
    found: list[Solid] = []
    for wheel, radius, colour in zip(wheels, radii, (JOINT, INNER), strict=True):
        found += _disc(path, wheel, radius, colour, view) if wheel.turns else [_rack(path, wheel, radii, view)]
    return found


def _radii(wheels: tuple[Wheel, Wheel], ratio: float, view: View) -> tuple[float, float]:
    """Radii with r₁ = |ratio| r₂ that fit the distance of the axes: r₁ + r₂ of wheels that turn against each other,
    |r₁ − r₂| of others; a rack moves by the radius of its pinion."""
    ratio, least = abs(ratio), 1.2 * view.unit
    if not (wheels[0].turns and wheels[1].turns):
        own = ratio if wheels[0].turns else 1.0 / ratio
        return (min(max(own, least), 0.5 * view.size),) * 2
    distance, parallel = _apart(wheels, view)
    if parallel and distance > least:
        found = [distance * share / (1.0 + ratio) for share in (ratio, 1.0)]
    else:
        found = [least * max(1.0, ratio), least * max(1.0, 1.0 / ratio)]
    largest = max(found)
    scale = min(1.0, view.size / largest)
    return scale * found[0], scale * found[1]


def _apart(wheels: tuple[Wheel, Wheel], view: View) -> tuple[float, bool]:
    """The distance of two axes at the first time, and whether they are parallel."""
    places, axes = [], []
    for wheel in wheels:
        position, attitude = view.pose(wheel.anchor)
        places.append(position[0])
        axes.append(rotated(attitude[0], triple(wheel.axis)))
    away = places[1] - places[0]
    away = away - axes[0] * (axes[0] @ away)
    return float(np.linalg.norm(away)), bool(np.linalg.norm(np.cross(*axes)) < 1e-6)


def _disc(path: str, wheel: Wheel, radius: float, colour: str, view: View) -> list[Solid]:
    """A disc with spokes, by which one sees it turn."""
    place, thick = leaning(wheel.anchor, z_along(triple(wheel.axis))), 0.4 * view.unit
    spokes = []
    for angle in np.linspace(0.0, 2.0 * np.pi, 6, endpoint=False):
        end = (float(radius * np.cos(angle)), float(radius * np.sin(angle)))
        spokes += [((0.0, 0.0, side * thick), (*end, side * thick)) for side in (-0.52, 0.52)]
    disc = Solid(path, "joint", Cylinder(radius, thick), place, colour, 0.55)
    return [disc, Solid(path, "joint", Lines(tuple(spokes)), place, JOINT)]


def _rack(path: str, wheel: Wheel, radii: tuple[float, float], view: View) -> Solid:
    shape = Box((max(4.0 * radii[0], 4.0 * view.unit), 0.5 * view.unit, 0.5 * view.unit))
    return Solid(path, "joint", shape, leaning(wheel.anchor, x_along(triple(wheel.axis))), JOINT)
