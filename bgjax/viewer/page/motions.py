"""Motions in the data of a page: poses relative to an origin near them, and the room that they sweep."""

from collections.abc import Sequence
from itertools import product
from typing import Any

import numpy as np

from ...scene import Anchor, Scene
from ...scene.geometry import in_space, rotated
from ..motion import Motion
from .arrays import encoded, quantised


FAR = 1000.0  # distance from the origin, relative to what moves, from which positions are told relative to another one
LOOKED_AT = 401  # times at which it is looked at how far all reaches
DIRECTIONS = np.array([step for step in product((-2, -1, 0, 1, 2), repeat=3) if max(map(abs, step)) == 2], float)


def room_of(scene: Scene, motions: Sequence[Motion]) -> dict[str, Any]:
    """The room that a scene sweeps: a box, its outermost places, and the point to which positions are relative."""
    outermost = outermost_of(scene, motions)
    bounds = bounds_of(outermost, scene)
    return {"bounds": bounds.tolist(), "outermost": outermost.tolist(), "origin": origin_of(bounds).tolist()}


def origin_of(bounds: np.ndarray) -> np.ndarray:
    """The point to which positions are relative: zero, or the middle of a mechanism that is far from there."""
    middle, width = bounds.mean(axis=0), float(np.max(bounds[1] - bounds[0]))
    return middle if np.max(np.abs(middle)) > FAR * width > 0.0 else np.zeros(3)


def bounds_of(places: np.ndarray, scene: Scene) -> np.ndarray:
    """The lower and the upper corner of a box that holds all places, or one of the scene's size if there are none."""
    if not len(places):
        return np.array([[-1.0] * 3, [1.0] * 3]) * scene.size
    return np.stack([places.min(axis=0), places.max(axis=0)])


def outermost_of(scene: Scene, motions: Sequence[Motion]) -> np.ndarray:
    """Of all places during all runs, corners of boxes about shapes included, those that are farthest in one of many
    directions: a view that holds these holds all."""
    still, places = _places(scene), []
    for motion in motions:
        some = np.unique(np.linspace(0, len(motion.times) - 1, LOOKED_AT).astype(int))
        for frame, points in still.items():
            here, turned = motion.pose(Anchor(frame))
            found = here[some, None] + rotated(turned[some, None], points)
            places.append(_farthest(found.reshape(-1, 3)))
    return _farthest(np.concatenate([np.zeros((0, 3)), *places]))


def _places(scene: Scene) -> dict[str, np.ndarray]:
    """For each frame the places in it that pictures show."""
    found: dict[str, list[np.ndarray]] = {frame.name: [np.zeros(3)] for frame in scene.frames}
    anchors = {point.anchor for point in scene.points}
    anchors |= {end for stretched in scene.stretched for end in (stretched.start, stretched.end)}
    for anchor in anchors:
        found.setdefault(anchor.frame, []).append(np.array(anchor.position))
    for solid in scene.solids:
        shape, anchor = solid.shape, solid.anchor
        turn = np.array(shape.orientation) / np.linalg.norm(shape.orientation)
        corners = rotated(turn, np.array(list(product(*zip(*shape.box, strict=True))))) + in_space(shape.position)
        found.setdefault(anchor.frame, []).extend(rotated(np.array(anchor.orientation), corners) + anchor.position)
    return {frame: np.stack(points) for frame, points in found.items()}


def _farthest(places: np.ndarray) -> np.ndarray:
    """Those of the places that are farthest in one of `DIRECTIONS`."""
    places = places[np.isfinite(places).all(axis=1)]
    return places[np.unique(np.argmax(places @ DIRECTIONS.T, axis=0))] if len(places) else places


def motion_data(motion: Motion, scene: Scene, origin: np.ndarray) -> dict[str, Any]:
    """A motion with its arrays, in the order of the frames."""
    names = [frame.name for frame in scene.frames]
    return {
        "label": motion.label,
        "times": encoded(motion.times, "float64"),
        "positions": [encoded(motion.positions[name] - origin) for name in names],
        "orientations": [encoded(motion.orientations[name]) for name in names],
        "vectors": {name: quantised(values) for name, values in motion.vectors.items()},
        "message": motion.message,
    }
