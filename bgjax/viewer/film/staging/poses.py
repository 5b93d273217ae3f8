"""Poses of a scene at chosen times, from those that were saved."""

from dataclasses import dataclass, replace

import numpy as np

from ....errors import DataError, Fault, raise_faults
from ....scene import WORLD, Anchor, Scene
from ...motion import Motion


@dataclass(frozen=True)
class Poses:
    """Places and orientations of the frames of a scene at `times`, and the vectors of its arrows."""

    times: np.ndarray
    positions: dict[str, np.ndarray]
    turns: dict[str, np.ndarray]
    vectors: dict[str, np.ndarray]

    def place(self, anchor: Anchor) -> np.ndarray:
        """The place of an anchor at all times, (times, 3)."""
        position = np.asarray(anchor.position, float)
        if anchor.frame == WORLD:
            return np.tile(position, (len(self.times), 1))
        return self.positions[anchor.frame] + self.turns[anchor.frame] @ position

    def turn(self, anchor: Anchor) -> np.ndarray:
        """The rotation matrix of an anchor at all times, (times, 3, 3)."""
        own = matrices(np.asarray(anchor.orientation, float))
        if anchor.frame == WORLD:
            return np.tile(own, (len(self.times), 1, 1))
        return self.turns[anchor.frame] @ own


def poses_at(motion: Motion, times: np.ndarray) -> Poses:
    """Poses between the saved ones by cubic interpolation, vectors by linear interpolation; before the first and after
    the last saved time as there."""
    saved = motion.times
    times = np.clip(times, saved[0], saved[-1])
    positions = {name: _cubic(saved, values, times) for name, values in motion.positions.items()}
    turns = {}
    for name, values in motion.orientations.items():
        turns[name] = matrices(_normal(_cubic(saved, _steady(values), times)))
    vectors = {name: _linear(saved, values, times) for name, values in motion.vectors.items()}
    return Poses(times, positions, turns, vectors)


def matrices(quaternions: np.ndarray) -> np.ndarray:
    """Rotation matrices of unit quaternions, scalar first."""
    w, x, y, z = np.moveaxis(quaternions, -1, 0)
    rows = (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)


# -- a motion that can be drawn ----------------------------------------------------------------------
def drawable(scene: Scene, motion: Motion) -> Motion:
    """The motion up to the first time or pose that is not finite, with a message if some are left out; errors if
    nothing is left or frames are missing."""
    raise_faults(DataError, _missing(scene, motion))
    times = np.asarray(motion.times, float)
    names = [frame.name for frame in scene.frames]
    good, first = np.isfinite(times), {}
    for name in names:
        finite = np.isfinite(motion.positions[name]).all(axis=1) & np.isfinite(motion.orientations[name]).all(axis=1)
        first[name] = _leading(finite)
        good &= finite
    count = _leading(good)
    if not count:
        remedy = "look at the results of the run: sol[name] of the frames, and the reason why it stopped."
        raise DataError([Fault(f"motion '{motion.label}'", "has no pose that is finite.", remedy)])
    kept = np.concatenate([np.diff(times[:count]) > 0.0, [True]])  # of equal times the last
    if count == len(times) and kept.all():
        return motion
    lost = [name for name in names if first[name] == count]
    what = f"the pose of '{lost[0]}' is not finite" if lost else "the run has no results"
    told = motion.message or (f"After t = {times[count - 1]:g} s {what}." if count < len(times) else "")
    return _selected(motion, np.flatnonzero(kept), told)


def _missing(scene: Scene, motion: Motion) -> list[Fault]:
    where, size = f"motion '{motion.label}'", len(np.asarray(motion.times))
    if not size:
        return [Fault(where, "has no times.", "give the motion of a run with at least one saved time.")]
    faults = []
    for name in [frame.name for frame in scene.frames]:
        for values, width, word in ((motion.positions, 3, "positions"), (motion.orientations, 4, "orientations")):
            if np.shape(values.get(name)) != (size, width):
                what = f"has no {word} of '{name}' of shape ({size}, {width})."
                faults.append(Fault(where, what, "make it with motion(label, times, scene, result)."))
    return faults


def _leading(good: np.ndarray) -> int:
    """The number of true values before the first false one."""
    return int(np.argmin(good)) if not good.all() else len(good)


def _selected(motion: Motion, rows: np.ndarray, message: str) -> Motion:
    chosen = {
        word: {name: values[rows] for name, values in getattr(motion, word).items()}
        for word in ("positions", "orientations", "vectors")
    }
    return replace(motion, times=np.asarray(motion.times, float)[rows], message=message, **chosen)


# -- interpolation -----------------------------------------------------------------------------------
def _cubic(saved: np.ndarray, values: np.ndarray, times: np.ndarray) -> np.ndarray:
    """Hermite's cubics with slopes from neighbours, which pass through all saved values."""
    values = np.asarray(values, float)
    if len(saved) == 1:
        return np.repeat(values, len(times), axis=0)
    slopes = np.gradient(values, saved, axis=0, edge_order=min(2, len(saved) - 1))
    k = np.clip(np.searchsorted(saved, times, side="right") - 1, 0, len(saved) - 2)
    step = (saved[k + 1] - saved[k])[:, None]
    s = (times - saved[k])[:, None] / step
    ends = (1.0 + 2.0 * s) * (1.0 - s) ** 2 * values[k] + s**2 * (3.0 - 2.0 * s) * values[k + 1]
    return ends + step * s * (1.0 - s) * ((1.0 - s) * slopes[k] - s * slopes[k + 1])


def _linear(saved: np.ndarray, values: np.ndarray, times: np.ndarray) -> np.ndarray:
    values = np.asarray(values, float)
    return np.stack([np.interp(times, saved, column) for column in values.T], axis=1)


def _steady(quaternions: np.ndarray) -> np.ndarray:
    """Quaternions of the same rotations without jumps of sign."""
    products = np.sum(quaternions[1:] * quaternions[:-1], axis=1)
    signs = np.cumprod(np.where(products < 0.0, -1.0, 1.0))
    return quaternions * np.concatenate([[1.0], signs])[:, None]


def _normal(quaternions: np.ndarray) -> np.ndarray:
    return quaternions / np.linalg.norm(quaternions, axis=1, keepdims=True)
