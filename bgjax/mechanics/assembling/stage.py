"""The view of a mechanism: its characteristic length, the direction against gravity, and whether it is planar."""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from ...scene.geometry import across, composed, rotated
from ..joints import AbstractJoint
from ..kinematics.gravity import PointGravity
from ..parts.bodies import AbstractWorld
from ..scenery.bodies import longest, radii_of_inertia
from ..scenery.mounted import Mounted, View


PARALLEL, STEP = 1e-6, 1e-4  # angle that counts as none; change of joint coordinates
FEWEST = 30.0  # most characteristic lengths of a mechanism, or of the way of bodies that nothing holds together


def size_of(places: Mapping[str, list[np.ndarray]], distances: list[float], spread: float, bodies: Iterable) -> float:
    """The characteristic length [m]: the median of the lengths of the bodies, of distances between bodies where these
    have none, otherwise the size of their inertia; not less than a share of the `spread` of the whole."""
    lengths = [length for length in map(longest, places.values()) if length > 0.0]
    lengths = lengths or [distance for distance in distances if distance > 1e-9]
    if lengths:
        return max(float(np.median(lengths)), spread / FEWEST)
    found = max(4.0 * max([_radius(part) for part in bodies], default=0.0), spread / FEWEST)
    return found if found > 1e-12 else 1.0


def _radius(part: Any) -> float:
    """Largest radius of the ellipsoid of inertia of a body; zero of a point mass or a massless link."""
    inertia, mass = np.asarray(getattr(part, "inertia", 0.0), float), float(np.asarray(getattr(part, "mass", 0.0)))
    if not mass > 0.0 or not np.any(inertia):
        return 0.0
    if inertia.ndim == 0:
        return float(np.sqrt(2.0 * inertia / mass))
    moments = inertia if inertia.ndim == 1 else np.linalg.eigvalsh(inertia)
    return float(np.max(radii_of_inertia(mass, moments)))


def gravity_of(parts: Mapping[str, Any]) -> np.ndarray:
    """The uniform gravity, zero if there is none."""
    world = next((part for part in parts.values() if isinstance(part, AbstractWorld)), None)
    found = np.zeros(3)
    if world is not None and world.gravity is not None and not isinstance(world.gravity, PointGravity):
        given = np.asarray(world.gravity, float)
        found[: len(given)] = given
    return found


def upwards(gravity: np.ndarray, normal: np.ndarray | None) -> tuple[float, ...]:
    """The direction that pictures show upwards: against gravity if the view does not look along it."""
    up = -gravity / np.linalg.norm(gravity) if np.any(gravity) else np.zeros(3)
    if normal is not None:
        up = up - normal * (normal @ up)
    if np.linalg.norm(up) < 1e-3:
        if normal is None:
            return (0.0, 0.0, 1.0)
        up = np.array([0.0, 0.0, 1.0]) if abs(normal[2]) < 0.9 else np.array([0.0, 1.0, 0.0])
        up = up - normal * (normal @ up)
    return tuple((up / np.linalg.norm(up) + 0.0).tolist())


def facing(normal: np.ndarray, up: tuple[float, ...]) -> tuple[float, ...]:
    """The normal with the sign by which the picture's right is along a positive coordinate."""
    right = np.cross(np.array(up), normal)
    sign = np.sign(right[np.argmax(np.abs(np.round(right, 9)))]) or 1.0
    return tuple((sign * normal + 0.0).tolist())


def common_normal(joints: Mapping[str, tuple[AbstractJoint, Mounted]], view: View) -> np.ndarray | None:
    """The direction about which all joints turn and across which all slide, as they are at the start; None if there is
    none, or if only sliding leaves it open."""
    turning, sliding = [], []
    for joint, at in joints.values():
        found = _motions(joint)
        if found is None:
            return None
        attitude = view.pose(at.a)[1][0]
        turning += [rotated(attitude, axis) for axis in found[0]]
        sliding += [rotated(attitude, step) for step in found[1]]
    if not turning:
        return None
    normal = turning[0] / np.linalg.norm(turning[0])
    if any(np.linalg.norm(np.cross(normal, axis)) > PARALLEL for axis in turning):
        return None
    return None if any(abs(normal @ step) > PARALLEL for step in sliding) else np.round(normal, 12) + 0.0


def _motions(joint: AbstractJoint) -> tuple[list[np.ndarray], list[np.ndarray]] | None:
    """Axes of rotation and directions of translation of a joint where its frames coincide, by small changes of its
    coordinates; None if it turns about all axes, or moves its points on a sphere."""
    if any(width > 2 for width in joint.coordinates.values()):
        return None
    rest = {name: np.zeros(width) for name, width in joint.coordinates.items()}
    turning, sliding = [], []
    for name, width in joint.coordinates.items():
        for k in range(width):
            position, attitude = joint.placed(**{**rest, name: STEP * np.eye(width)[k]})
            before = joint.placed(**rest)
            step = (np.asarray(position, float) - np.asarray(before[0], float)) / STEP
            inverse = np.asarray(before[1], float) * np.array([1.0, -1.0, -1.0, -1.0])
            axis = 2.0 * composed(inverse, np.asarray(attitude, float))[1:] / STEP
            turning += [rotated(before[1], axis)] if np.linalg.norm(axis) > 0.1 else []
            sliding += [step] if np.linalg.norm(step) > 1e-9 else []
    return turning, sliding


def sideways(gravity: np.ndarray) -> tuple[float, ...]:
    """A direction to look along where nothing is known of the motion: across gravity."""
    up = np.array(upwards(gravity, None))
    return facing(across(up)[0], tuple(up.tolist())) if np.any(gravity) else (0.0, 0.0, 1.0)
