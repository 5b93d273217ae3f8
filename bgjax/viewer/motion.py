"""The motion of a scene: poses of all frames and the vectors of all arrows over time, from the results of a run."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..scene import Scene
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


def motion(label: str, times: Any, scene: Scene, result: Callable[[str], Any]) -> Motion:
    """The motion of a scene; `result` gives results by name, with time as their first axis."""
    times = np.asarray(times, float)
    positions, orientations = {}, {}
    for frame in scene.frames:
        positions[frame.name] = in_space(result(frame.position))
        turned = result(frame.orientation) if frame.orientation else np.tile(UNTURNED, (len(times), 1))
        orientations[frame.name] = as_quaternions(turned)
    vectors = {arrow.result: _vector(arrow.kind, result(arrow.result)) for arrow in scene.arrows}
    return Motion(label, times, positions, orientations, vectors)


def in_space(values) -> np.ndarray:
    """Vectors with three components, from those with two or three."""
    values = np.asarray(values, float)
    return np.concatenate([values, np.zeros((*values.shape[:-1], 3 - values.shape[-1]))], axis=-1)


def as_quaternions(values) -> np.ndarray:
    """Unit quaternions, from quaternions or from angles about z (also those without an axis of their own)."""
    values = np.asarray(values, float)
    if values.ndim == 2 and values.shape[1] == 4:
        return values / np.linalg.norm(values, axis=1, keepdims=True)
    half, zero = 0.5 * values.reshape(-1), np.zeros(len(values))
    return np.stack([np.cos(half), zero, zero, np.sin(half)], axis=1)


def _vector(kind: str, values) -> np.ndarray:
    values = np.asarray(values, float)
    if kind == "torque" and (values.ndim == 1 or values.shape[-1] == 1):
        flat, zero = values.reshape(-1), np.zeros(len(values))
        return np.stack([zero, zero, flat], axis=1)
    return in_space(values)
