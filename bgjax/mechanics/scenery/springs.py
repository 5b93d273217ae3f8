"""Springs, dampers, rods and actuators between two places, and springs that turn."""

from typing import Any

import numpy as np

from ...scene import Lines, Solid, Stretched
from ...scene.colours import INNER, SPRING
from ...scene.geometry import triple, z_along
from .mounted import Mounted, leaning, moved


KINDS = {(True, True): "spring_damper", (True, False): "spring", (False, True): "damper"}


def between(at: Mounted, stiff: bool, damped: bool) -> list[Stretched]:
    """A spring, a damper or both between the places of a and b."""
    return [Stretched(at.path, KINDS[stiff, damped], at.a, at.b, 0.6 * at.unit, SPRING)]


def rod(at: Mounted, kind: str = "rod") -> list[Stretched]:
    """A rod of constant length, or an actuator."""
    return [Stretched(at.path, kind, at.a, at.b, 0.35 * at.unit, INNER)]


def on_rail(at: Mounted, axis: Any, stiff: bool, damped: bool) -> list[Stretched]:
    """A spring or damper of a joint that slides, from the far end of its rail to b."""
    if not (stiff or damped):
        return []
    start = moved(at.a, (float(np.max(at.along(axis))) + 4.0 * at.unit) * np.asarray(axis, float))
    return [Stretched(at.path, KINDS[stiff, damped], start, at.b, 0.5 * at.unit, SPRING)]


def spiral(at: Mounted, axis: Any) -> Solid:
    """A spring that turns about an axis of a joint."""
    angles = np.linspace(0.0, 5.0 * np.pi, 41)
    radii = (0.5 + 0.12 * angles / np.pi) * at.unit
    points = np.stack([radii * np.cos(angles), radii * np.sin(angles), np.full(41, 0.7 * at.unit)], axis=1)
    segments = tuple(zip(map(tuple, points[:-1].tolist()), map(tuple, points[1:].tolist()), strict=True))
    return Solid(at.path, "joint", Lines(segments), leaning(at.a, z_along(triple(axis))), SPRING)
