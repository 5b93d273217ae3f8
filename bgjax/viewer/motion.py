"""The motion of a scene: poses of all frames and the vectors of all arrows over time, from the results of a run."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..scene import Anchor, Arrow, Frame, Scene
from ..scene.geometry import composed, in_space, rotated
from ..scene.records import UNTURNED


@dataclass(frozen=True)
class Motion:
    """Poses of frames and vectors of arrows at `times` [s]. Positions (times, 3) and unit quaternions (times, 4) by
    frame; vectors (times, 3) by name of the result. In a plane, the third coordinate is zero and a torque has only
    the third component. `message` says why a run ended early; it is shown with the last pose."""

    label: str
    times: np.ndarray
    positions: dict[str, np.ndarray] = field(default_factory=dict)
    orientations: dict[str, np.ndarray] = field(default_factory=dict)
    vectors: dict[str, np.ndarray] = field(default_factory=dict)
    message: str = ""

    def pose(self, anchor: Anchor) -> tuple[np.ndarray, np.ndarray]:
        """Positions (times, 3) and orientations (times, 4) of a place."""
        if anchor.frame not in self.positions:
            still = np.ones((len(self.times), 1))
            return still * np.array(anchor.position), still * np.array(anchor.orientation)
        turned = self.orientations[anchor.frame]
        there = self.positions[anchor.frame] + rotated(turned, np.array(anchor.position))
        return there, composed(turned, np.array(anchor.orientation))


def motion(label: str, times: Any, scene: Scene, result: Callable[[str], Any]) -> Motion:
    """The motion of a scene; `result` gives results by name, with time as their first axis."""
    times = np.asarray(times, float)
    positions, orientations = {}, {}
    for frame in scene.frames:
        position, turned = _pose(frame, result, len(times))
        positions[frame.name], orientations[frame.name] = in_space(position), as_quaternions(turned)
    found = Motion(label, times, positions, orientations)
    vectors = {arrow.result: _vector(arrow, found, result(arrow.result)) for arrow in scene.arrows}
    return Motion(label, times, positions, orientations, vectors)


def names_of(scene: Scene, results: frozenset[str]) -> tuple[str, ...]:
    """The results from which the motion of a scene is made: of arrows, those that a run has."""
    names = [name for frame in scene.frames for name in (frame.position, frame.orientation) if name]
    names += [arrow.result for arrow in scene.arrows if arrow.result in results]
    return tuple(dict.fromkeys(names))


def _pose(frame: Frame, result: Callable[[str], Any], count: int) -> tuple[np.ndarray, np.ndarray]:
    """Positions and orientations of a frame; a planar pose is one result of both."""
    position = np.asarray(result(frame.position), float)
    if frame.orientation == frame.position:
        return position[:, :2], position[:, 2]
    if not frame.orientation:
        return position, np.tile(UNTURNED, (count, 1))
    return position, np.asarray(result(frame.orientation), float)


def as_quaternions(values) -> np.ndarray:
    """Unit quaternions, continuous in sign, from quaternions or from angles about z (also those without an axis of
    their own)."""
    values = np.asarray(values, float)
    if values.ndim == 2 and values.shape[1] == 4:
        found = values / np.linalg.norm(values, axis=1, keepdims=True)
        turned = np.cumprod(np.where(np.sum(found[1:] * found[:-1], axis=1) < 0.0, -1.0, 1.0))
        return found * np.concatenate([np.ones(min(1, len(found))), turned])[:, None]
    half, zero = 0.5 * values.reshape(-1), np.zeros(len(values))
    return np.stack([np.cos(half), zero, zero, np.sin(half)], axis=1)


def _vector(arrow: Arrow, motion: Motion, values) -> np.ndarray:
    """The vectors of an arrow, in the axes of its anchor."""
    values = np.asarray(values, float)
    single = values.ndim == 1 or values.shape[-1] == 1
    if not single:
        return in_space(values)
    flat, zero = values.reshape(-1), np.zeros(len(values))
    if arrow.kind == "torque":
        return np.stack([zero, zero, flat], axis=1)
    if arrow.towards is None:
        return np.stack([flat, zero, zero], axis=1)
    along = motion.pose(arrow.towards)[0] - motion.pose(arrow.place)[0]
    length = np.linalg.norm(along, axis=1, keepdims=True)
    return flat[:, None] * along / np.where(length > 0.0, length, 1.0)
