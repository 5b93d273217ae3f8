"""The ground: hatching where joints meet the world."""

import numpy as np

from ...scene import Anchor, Lines, Solid
from ...scene.colours import GROUND
from .mounted import Mounted, upright


HATCHES = 6


def hatching(at: Mounted, anchor: Anchor) -> Solid:
    """A line with hatching below a place of the world, in the plane of the picture."""
    up, normal, unit = np.array(at.view.up), np.array(at.view.normal), at.unit
    right = np.cross(up, normal)
    floor, half = -0.9 * unit * up, 1.6 * unit * right
    lines = [(-half + floor, half + floor), (0.4 * half + floor, 0.0 * up), (-0.4 * half + floor, 0.0 * up)]
    for share in np.linspace(-1.0, 1.0, HATCHES):
        top = floor + share * half
        lines.append((top, top - 0.5 * unit * (up + right)))
    segments = tuple((tuple(first.tolist()), tuple(last.tolist())) for first, last in lines)
    return Solid(at.path, "ground", Lines(segments), upright(anchor), GROUND)
