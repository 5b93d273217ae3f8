"""Whether a mechanism moved in one plane during a run: the view of a scene, from the motion of its frames."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from ..scene import Scene
from ..scene.geometry import rotated
from .motion import Motion


FLAT = 1e-6  # motion out of the plane, relative to the size


def seen(scene: Scene, motions: Sequence[Motion]) -> Scene:
    """The scene with the view along the normal of the plane in which all frames moved; unchanged where there is none,
    or where nothing moved."""
    if scene.planar or not scene.frames:
        return scene
    moved = np.concatenate([_moved(scene, motion) for motion in motions])
    if not np.all(np.isfinite(moved)):
        return scene
    sizes, axes = np.linalg.eigh(moved.T @ moved)
    largest = np.sqrt(np.maximum(sizes, 0.0) / max(1, len(moved)))
    if largest[2] <= FLAT * scene.size or largest[0] > FLAT * max(scene.size, largest[2]):
        return scene
    normal = axes[:, 0]
    if largest[1] <= FLAT * max(scene.size, largest[2]):  # all of it along one line: any view across that line
        normal = _across(axes[:, 2], np.array(scene.up))
    return _facing(scene, normal)


def _moved(scene: Scene, motion: Motion) -> np.ndarray:
    """Displacements from the start of the origin of every frame, and of points along its axes."""
    found = []
    for name, positions in motion.positions.items():
        for step in np.concatenate([np.zeros((1, 3)), scene.size * np.eye(3)]):
            places = positions + rotated(motion.orientations[name], step)
            found.append(places - places[:1])
    return np.concatenate(found)


def _across(line: np.ndarray, up: np.ndarray) -> np.ndarray:
    """A direction across a line and, if possible, across the upward direction."""
    normal = np.cross(line, up)
    if np.linalg.norm(normal) < 1e-3:
        normal = np.cross(line, np.eye(3)[int(np.argmin(np.abs(line)))])
    return normal / np.linalg.norm(normal)


def _facing(scene: Scene, normal: np.ndarray) -> Scene:
    """The scene seen along a normal, with an upward direction in the picture and right along a positive coordinate."""
    normal = np.round(normal, 9) + 0.0
    up = np.array(scene.up) - normal * (normal @ np.array(scene.up))
    if np.linalg.norm(up) < 1e-3:
        up = np.array([0.0, 0.0, 1.0]) if abs(normal[2]) < 0.9 else np.array([0.0, 1.0, 0.0])
        up = up - normal * (normal @ up)
    up = up / np.linalg.norm(up)
    right = np.cross(up, normal)
    sign = -1.0 if right[np.argmax(np.abs(right))] < 0.0 else 1.0
    normal = sign * normal / np.linalg.norm(normal) + 0.0
    return replace(scene, planar=True, normal=tuple(normal.tolist()), up=tuple((up + 0.0).tolist()))
