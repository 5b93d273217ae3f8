"""Where parts are drawn: the view of a mechanism, places on its bodies, and small steps from one place to another."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from ...scene import WORLD, AbstractShape, Anchor, Solid
from ...scene.colours import JOINT
from ...scene.geometry import composed, inverse, rotated, triple, turn


Pose = tuple[np.ndarray, np.ndarray]  # positions (times, 3) and quaternions (times, 4)
STILL: Pose = (np.zeros((1, 3)), np.array([[1.0, 0.0, 0.0, 0.0]]))
OUT = (0.0, 0.0, 1.0)  # normal of planar mechanisms
UNIT = 0.05  # of glyphs, relative to the characteristic length of a mechanism


@dataclass(frozen=True)
class View:
    """What all parts of a picture share: the characteristic length [m], the direction that views look along, the one
    that they show upwards, the poses of the frames at the start or at some times of a run, and numbers of values that
    may be functions of time."""

    size: float
    normal: tuple[float, float, float]
    up: tuple[float, float, float]
    value_of: Callable[[Any], np.ndarray]
    poses: Mapping[str, Pose] = field(default_factory=dict)

    @property
    def unit(self) -> float:
        """Size of glyphs [m]."""
        return UNIT * self.size

    def pose(self, anchor: Anchor) -> Pose:
        """Positions and orientations of a place, at one time or more."""
        position, attitude = self.poses.get(anchor.frame, STILL)
        return position + rotated(attitude, anchor.position), composed(attitude, anchor.orientation)


class Mounted(NamedTuple):
    """A part between two bodies, or on one (then `a` and `b` are the same): its path, and its frames on them."""

    path: str
    a: Anchor
    b: Anchor
    view: View

    @property
    def unit(self) -> float:
        return self.view.unit

    def offsets(self) -> np.ndarray:
        """The place of b, as seen in frame a, at one time or more."""
        (here, attitude), (there, _) = self.view.pose(self.a), self.view.pose(self.b)
        return rotated(inverse(attitude), there - here)

    def along(self, axis: Any) -> np.ndarray:
        """How far b is along an axis of frame a."""
        return self.offsets() @ np.array(triple(axis))

    def solid(self, shape: AbstractShape, anchor: Anchor, colour: str = JOINT, kind: str = "joint") -> Solid:
        return Solid(self.path, kind, shape, anchor, colour)


class Held(NamedTuple):
    """A body: its path, the place of its frame, and the places on it where other parts are attached."""

    path: str
    anchor: Anchor
    places: tuple[np.ndarray, ...]
    colour: str
    view: View


def moved(anchor: Anchor, step: Any) -> Anchor:
    """A place that is a step away, given in its own frame."""
    there = np.asarray(anchor.position) + rotated(anchor.orientation, triple(step))
    return anchor._replace(position=triple(there))


def leaning(anchor: Anchor, orientation: Any) -> Anchor:
    """A place with another orientation, given in its own frame."""
    return anchor._replace(orientation=turn(composed(anchor.orientation, orientation)))


def upright(anchor: Anchor) -> Anchor:
    """A place with the orientation of its body."""
    return Anchor(anchor.frame, anchor.position)


def on_ground(anchor: Anchor) -> bool:
    return anchor.frame == WORLD
