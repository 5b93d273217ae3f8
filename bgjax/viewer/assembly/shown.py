"""Gaps and directions of joints in one pose, as pages show them."""

from collections.abc import Iterable
from math import degrees
from typing import Any, NamedTuple

import numpy as np

from ...scene.meetings import Direction, Meeting
from ...scene.records import UNTURNED, Triple


MEETS = 1e-6  # of the size of the mechanism, and radians: gaps that are smaller are none


class Gap(NamedTuple):
    """A joint whose two sides do not meet: where the side of a ends and that of b begins, how far they are apart [m],
    and by which angle b is turned from an orientation that the joint allows [rad]."""

    owner: str
    start: Triple
    end: Triple
    vector: Triple
    distance: float
    angle: float

    @property
    def text(self) -> str:
        words = [f"{self.distance:.3g} m apart"] if self.distance else []
        return ", ".join([*words, *([f"turned by {degrees(self.angle):.3g}°"] if self.angle else [])])


def gaps(meetings: Iterable[Meeting], size: float) -> tuple[Gap, ...]:
    """The joints whose sides do not meet, in a mechanism of this characteristic length [m]."""
    found = []
    for meeting in meetings:
        vector = np.subtract(meeting.place, meeting.allowed)
        distance = float(np.linalg.norm(vector))
        distance, angle = distance * (distance > MEETS * size), meeting.turned * (meeting.turned > MEETS)
        if distance or angle:
            x, y, z = vector.tolist()
            found.append(Gap(meeting.owner, meeting.allowed, meeting.place, (x, y, z), distance, angle))
    return tuple(found)


def show_data(meetings: Iterable[Meeting], size: float) -> dict[str, list[dict[str, Any]]]:
    """The value of the key "show" in the data of a page."""
    meetings = tuple(meetings)
    found: dict[str, list[dict[str, Any]]] = {"gaps": [], "free": [], "constrained": []}
    for gap in gaps(meetings, size):
        ends = {"start": _anchor(gap.start), "end": _anchor(gap.end)}
        found["gaps"].append({"owner": gap.owner, **ends, "text": gap.text})
    for meeting in meetings:
        for kind in ("free", "constrained"):
            found[kind] += [_arrow(meeting, direction) for direction in getattr(meeting, kind)]
    return found


def _arrow(meeting: Meeting, direction: Direction) -> dict[str, Any]:
    place = _anchor(meeting.allowed)
    return {"owner": meeting.owner, "place": place, "direction": list(direction.vector), "kind": direction.kind}


def _anchor(position: Triple) -> dict[str, Any]:
    """A place that does not move."""
    return {"frame": -1, "position": list(position), "orientation": list(UNTURNED)}
