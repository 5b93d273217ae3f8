"""How the two sides of each joint meet while the mechanism is put together: the gap that is left, and the directions
that are free and constrained. Both follow from the pose of b that the joint allows as a function of its coordinates."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import numpy as np

from ...elements.constrained import is_rotation
from ...scene.geometry import about_z, composed, in_space, inverse, rotated, triple, turn
from ...scene.meetings import Direction, Meeting, Poses
from ..joints import AbstractJoint
from ..scenery.mounted import Mounted, Pose
from .picture import pictured_joints


ROUNDS, STEP, DONE = 40, 1e-6, 1e-12  # most iterations, change of a coordinate for derivatives, step of the last
STARTS = (0.0, 2.0, -2.0)  # of single coordinates [rad, m]: angles may be far from zero
SPAN = 1e-4  # singular value below which a direction depends on the others


def meetings(assembly: Any, value_of: Callable[[Any], Any], poses: Poses | None = None) -> tuple[Meeting, ...]:
    """All joints of an assembly in one pose of its frames, without it in that from which the search for the initial
    condition begins."""
    found = pictured_joints(assembly, value_of, poses)
    return tuple(_meeting(joint.frozen(value_of), at) for joint, at in found)


class Allowed(NamedTuple):
    """A joint at some of its coordinates: the pose of b in a, and its derivatives (n, 3), translations and
    rotations."""

    pose: Pose
    sliding: np.ndarray
    turning: np.ndarray


def _meeting(joint: AbstractJoint, at: Mounted) -> Meeting:
    (place_a, attitude), (place_b, attitude_b) = _at_first(at.view.pose(at.a)), _at_first(at.view.pose(at.b))
    words = [word for words in joint.directions().values() for word in words]
    holds = any(map(is_rotation, words))
    seen = rotated(inverse(attitude), place_b - place_a), composed(inverse(attitude), attitude_b)
    allowed = _nearest(joint, seen, holds, at.view.size)
    turned = np.linalg.norm(_rotation_between(allowed.pose[1], seen[1])) if holds else 0.0
    flat = joint.family.size == 2
    free, constrained = _directions(allowed, holds, flat)
    return Meeting(
        at.path,
        triple(place_a + rotated(attitude, allowed.pose[0])),
        triple(place_b),
        float(turned),
        tuple(Direction(kind, triple(rotated(attitude, vector))) for kind, vector in free),
        tuple(Direction(kind, triple(rotated(attitude, vector))) for kind, vector in constrained),
    )


def _at_first(pose: Pose) -> Pose:
    """Of poses at one time or more, the first."""
    return pose[0][0], pose[1][0]


# -- the nearest pose that a joint allows ------------------------------------------------------------
def _nearest(joint: AbstractJoint, seen: Pose, holds: bool, size: float) -> Allowed:
    """The joint at the coordinates whose pose is nearest to the one seen, in its place and, if it holds rotations, in
    its orientation (Gauss–Newton, from several angles)."""
    starts = [_start(joint, angle) for angle in STARTS]
    if holds:  # a screw may have turned many times: first to where it has advanced
        starts.insert(0, _fitted(joint, starts[0], seen, False, size)[0])
    found = [_fitted(joint, start, seen, holds, size) for start in starts]
    best = min(range(len(found)), key=lambda k: round(found[k][1], 9))
    return _allowed(joint, found[best][0])


def _fitted(joint: AbstractJoint, coordinates: Any, seen: Pose, holds: bool, size: float) -> tuple[Any, float]:
    """Coordinates at which the pose differs least from the one seen, and the difference."""
    for _ in range(ROUNDS):
        allowed = _allowed(joint, coordinates)
        miss = _miss(allowed.pose, seen, holds, size)
        slopes = np.concatenate([allowed.sliding / size, holds * allowed.turning], axis=1)
        change = np.linalg.lstsq(slopes.T, miss, rcond=1e-9)[0] if len(slopes) else np.zeros(0)
        coordinates = _changed(joint, coordinates, change)
        if np.linalg.norm(change) < DONE:
            break
    return coordinates, float(np.linalg.norm(_miss(_placed(joint, coordinates), seen, holds, size)))


def _miss(pose: Pose, seen: Pose, holds: bool, size: float) -> np.ndarray:
    turned = rotated(pose[1], _rotation_between(pose[1], seen[1])) if holds else np.zeros(3)
    return np.concatenate([(seen[0] - pose[0]) / size, turned])


def _rotation_between(first: np.ndarray, second: np.ndarray) -> np.ndarray:
    """The rotation vector from one orientation to another, in the axes of the first."""
    w, *axis = composed(inverse(first), second) * 1.0
    sine = float(np.linalg.norm(axis))
    angle = 2.0 * np.arctan2(sine, abs(w)) * (1.0 if w >= 0.0 else -1.0)
    return angle / sine * np.asarray(axis) if sine > 1e-15 else np.zeros(3)


def _start(joint: AbstractJoint, angle: float) -> dict[str, np.ndarray]:
    found = {}
    for name, width in joint.coordinates.items():
        plain = joint.family.identity if width == 4 else (angle,) * width
        found[name] = np.array(joint.defaults.get(name, plain), float)
    return found


def _is_unit(joint: AbstractJoint, name: str) -> bool:
    """Whether a coordinate is a unit vector or a unit quaternion."""
    width = joint.coordinates[name]
    return width == 4 or (width > 1 and np.linalg.norm(joint.defaults.get(name, 0.0)) == 1.0)


def _changed(joint: AbstractJoint, coordinates: Mapping[str, np.ndarray], change: np.ndarray) -> dict[str, np.ndarray]:
    found, first = {}, 0
    for name, value in coordinates.items():
        value = value + change[first : first + len(value)]
        first += len(value)
        found[name] = value / np.linalg.norm(value) if _is_unit(joint, name) else value
    return found


def _allowed(joint: AbstractJoint, coordinates: Mapping[str, np.ndarray]) -> Allowed:
    """The pose of b in a and its derivatives, by small changes of the coordinates."""
    pose, sliding, turning = _placed(joint, coordinates), [], []
    for k in range(sum(map(len, coordinates.values()))):
        change = STEP * (np.arange(sum(map(len, coordinates.values()))) == k)
        after, before = (_placed(joint, _changed(joint, coordinates, sign * change)) for sign in (1.0, -1.0))
        sliding.append((after[0] - before[0]) / (2.0 * STEP))
        turning.append(rotated(before[1], _rotation_between(before[1], after[1])) / (2.0 * STEP))
    return Allowed(pose, np.array(sliding).reshape(-1, 3), np.array(turning).reshape(-1, 3))


def _placed(joint: AbstractJoint, coordinates: Mapping[str, np.ndarray]) -> Pose:
    position, attitude = (np.ravel(np.asarray(part, float)) for part in joint.placed(**coordinates))
    return in_space(position), np.array(about_z(attitude[0]) if len(attitude) == 1 else turn(attitude))


# -- directions --------------------------------------------------------------------------------------
def _directions(allowed: Allowed, holds: bool, flat: bool) -> tuple[list, list]:
    """Free and constrained directions in the frame of a. Of a screw, the translation goes with the rotation."""
    space = {"translation": np.eye(3), "rotation": np.eye(3)}
    if flat:
        space = {"translation": np.eye(3)[:2], "rotation": np.eye(3)[2:]}
    free_of = {"translation": allowed.sliding, "rotation": allowed.turning if holds else space["rotation"]}
    free, constrained = [], []
    for kind, vectors in free_of.items():
        mine = _independent(vectors, np.zeros((0, 3)))
        free += [(kind, vector) for vector in mine]
        constrained += [(kind, vector) for vector in _independent(space[kind], _orthonormal(mine))]
    return free, constrained


def _independent(vectors: np.ndarray, others: np.ndarray) -> list[np.ndarray]:
    """Unit vectors along those of the vectors that do not depend on the others or on the ones before, across the
    others."""
    found: list[np.ndarray] = []
    for vector in vectors:
        across = vector - others.T @ (others @ vector)
        basis = _orthonormal(found)
        rest = across - basis.T @ (basis @ across)
        if np.linalg.norm(rest) > SPAN:
            found.append((rest if len(others) else across) / np.linalg.norm(rest if len(others) else across))
    return found


def _orthonormal(vectors: list[np.ndarray]) -> np.ndarray:
    return np.linalg.qr(np.array(vectors).T)[0].T if len(vectors) else np.zeros((0, 3))
