"""Number of whole turns between bodies whose planar rotation a joint locks, from the orientations of the bodies.

The lock does not depend on whole turns, but gears and springs do."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...elements.time_functions import value_at
from ..joints import AbstractJoint
from ..parts.supports import AbstractSupport
from .connections import Attachment, both_ends


def whole_turns(parts: Mapping[str, Any], ends: list[Attachment], near: Mapping[str, Any]) -> dict[str, int]:
    """For every joint that locks a planar rotation, the number of turns by which b is ahead of a, at states given by
    name."""
    locks = [path for path, part in parts.items() if isinstance(part, AbstractJoint) and part.ignores_turns]

    def angle(path, side):
        frame = getattr(parts[path], f"frame_{side}")[0]
        return _angle_at(parts, ends, both_ends(ends, path)[side], near) + frame

    return {path: round((angle(path, "b") - angle(path, "a")) / (2.0 * np.pi)) for path in locks}


def _angle_at(parts: Mapping[str, Any], ends: list[Attachment], end: Attachment, near: Mapping[str, Any]) -> float:
    """Angle of the frame to which an end of a joint is attached."""
    return _angle_of(parts, ends, end.body, near) + float(end.place(parts)[1][0])


def _angle_of(parts: Mapping[str, Any], ends: list[Attachment], path: str, near: Mapping[str, Any]) -> float:
    """Angle of a body, of the world, or of a support at time zero."""
    part = parts[path]
    if isinstance(part, AbstractSupport):
        below = next(end for end in ends if end.owner == path)
        return _angle_at(parts, ends, below, near) + float(np.ravel(value_at(part.angle, 0.0))[0])
    return float(np.ravel(near.get(f"{path}.{part.family.orientation[1]}", part.family.identity))[0])
