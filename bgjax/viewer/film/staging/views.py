"""Directions from which a scene is looked at, without perspective."""

from typing import Any, NamedTuple

import numpy as np

from ....errors import Fault, close_name, shown
from ....scene import Scene


VIEWS = ("front", "top", "side", "iso")
ALONG = 1e-9  # sine of the angle below which two directions are parallel


class View(NamedTuple):
    """A direction of view: the rows of `axes` are the directions to the right, upwards and towards the viewer. It is
    `flat` if all of a planar mechanism moves across it."""

    axes: np.ndarray
    flat: bool


def view_of(scene: Scene, wanted: Any = None) -> View:
    """The view by its name or by the direction from the scene to the viewer. Without one, along the normal of a
    planar scene, and otherwise from the front, the right and above at equal angles."""
    across, up, front = _own_axes(scene)
    wanted = ("front" if scene.planar else "iso") if wanted is None else wanted
    if isinstance(wanted, str):
        towards = {"front": front, "side": across, "top": up, "iso": across + up + front}[wanted]
    else:
        towards = np.asarray(wanted, float)
    towards = towards / np.linalg.norm(towards)
    flat = scene.planar and float(np.linalg.norm(np.cross(towards, _unit(scene.normal)))) < ALONG
    upwards = _across(up, towards)
    if upwards is None:  # from above: what is at the back is shown at the top
        upwards = _across(-np.sign(towards @ up) * front, towards)
    return View(np.array([np.cross(upwards, towards), upwards, towards]), flat)


def view_faults(wanted: Any) -> list[Fault]:
    """Faults of a view that was asked for."""
    remedy = "write view='front', 'top', 'side' or 'iso', or the direction towards the viewer, such as (1, 1, 1)."
    if wanted is None or isinstance(wanted, str) and wanted in VIEWS:
        return []
    if isinstance(wanted, str):
        return [Fault("view", f"{shown(wanted)} is not a view.", f"{close_name(wanted, VIEWS)} {remedy}".strip())]
    try:
        direction = np.asarray(wanted, float)
    except (TypeError, ValueError):
        direction = np.zeros(0)
    if direction.shape != (3,) or not np.all(np.isfinite(direction)) or not np.any(direction):
        return [Fault("view", f"{shown(wanted)} is not a direction.", remedy)]
    return []


def _own_axes(scene: Scene) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Directions across, upwards and to the front of a scene that stands upright."""
    up = _unit(scene.up)
    candidates = ([scene.normal] if scene.planar else []) + [(0.0, 0.0, 1.0), (0.0, -1.0, 0.0)]
    across_up = [_across(candidate, up) for candidate in candidates]
    front = next(direction for direction in across_up if direction is not None)
    if scene.planar:  # the plane decides; where it is horizontal, "up" lies in it
        normal = _unit(scene.normal)
        upright = _across(up, normal)
        front, up = (normal, upright) if upright is not None else (normal, _across(front, normal))
    return np.cross(up, front), up, front


def _across(direction: Any, axis: np.ndarray) -> np.ndarray | None:
    """The part of a direction across an axis, of unit length, or nothing if they are nearly parallel."""
    direction = _unit(direction)
    rest = direction - (direction @ axis) * axis
    length = float(np.linalg.norm(rest))
    return rest / length if length > 1e-3 else None


def _unit(direction: Any) -> np.ndarray:
    direction = np.asarray(direction, float)
    return direction / np.linalg.norm(direction)
