"""Motions in the data of a page: poses relative to an origin near them, and the box that they sweep."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from ...scene import Mesh, Scene, Solid
from ...scene.meshes.read import read_mesh
from ..motion import Motion
from .arrays import encoded


FAR = 1000.0  # distance from the origin, relative to what moves, from which positions are told relative to another one


def origin_of(bounds: np.ndarray) -> np.ndarray:
    """The point to which positions are relative: zero, or the middle of a mechanism that is far from there."""
    middle, width = bounds.mean(axis=0), float(np.max(bounds[1] - bounds[0]))
    return middle if np.max(np.abs(middle)) > FAR * width > 0.0 else np.zeros(3)


def bounds_of(scene: Scene, motions: Sequence[Motion]) -> np.ndarray:
    """The lower and the upper corner of a box that holds all places during all runs."""
    anchors = {point.anchor for point in scene.points} | {solid.anchor for solid in scene.solids}
    anchors |= {end for stretched in scene.stretched for end in (stretched.start, stretched.end)}
    reach: dict[Any, float] = {}
    for solid in scene.solids:
        reach[solid.anchor] = max(_reach(solid), reach.get(solid.anchor, 0.0))
    low, high = np.full(3, np.inf), np.full(3, -np.inf)
    for motion in motions:
        for anchor in anchors:
            places, room = motion.pose(anchor)[0], reach.get(anchor, 0.0)
            low = np.minimum(low, np.min(places, axis=0) - room)
            high = np.maximum(high, np.max(places, axis=0) + room)
        for places in motion.positions.values():
            low, high = np.minimum(low, np.min(places, axis=0)), np.maximum(high, np.max(places, axis=0))
    if not np.all(np.isfinite(low)):
        return np.array([[-1.0] * 3, [1.0] * 3]) * scene.size
    return np.stack([low, high])


def _reach(solid: Solid) -> float:
    """How far a solid reaches from its place."""
    shape = solid.shape
    reach = shape.reach
    if isinstance(shape, Mesh):
        reach = shape.scale * float(np.max(np.linalg.norm(read_mesh(shape.path).vertices, axis=1)))
    return float(reach + np.linalg.norm(shape.position))


def motion_data(motion: Motion, scene: Scene, origin: np.ndarray) -> dict[str, Any]:
    """A motion with its arrays, in the order of the frames."""
    names = [frame.name for frame in scene.frames]
    return {
        "label": motion.label,
        "times": encoded(motion.times, "float64"),
        "positions": [encoded(motion.positions[name] - origin) for name in names],
        "orientations": [encoded(motion.orientations[name]) for name in names],
        "vectors": {name: encoded(values) for name, values in motion.vectors.items()},
        "message": motion.message,
    }
