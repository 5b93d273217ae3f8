"""Bodies placed along the connections from joint coordinates: the guess that `initialise` closes."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from ..elements import rotation
from .carriers import AbstractCarrier, PointMass, World
from .connections import Attachment
from .joints import AbstractJoint
from .rotations import IDENTITY, composed, conjugate, product


def place(parts: Mapping[str, Any], ends: list[Attachment], given: Mapping[str, Any], run: Callable) -> dict[str, Any]:
    """Start values of states: poses of bodies from the world outwards, and turns of joints. `given` are start values by
    result; `run(function, *vectors)` evaluates plain arithmetic on vectors of numbers or traced arrays."""
    poses: dict[str, tuple[Any, Any]] = {path: (np.zeros(3), np.array(IDENTITY)) for path, part in parts.items() if isinstance(part, World)}
    poses |= {path: _given_pose(given, path) for path, part in parts.items() if _is_given(given, path, part)}
    told = lambda path: any(f"{path}.{name}" in given for name in parts[path].coordinates)  # joints with given coordinates lead
    joints = {path: parts[path] for path in sorted((path for path, part in parts.items() if isinstance(part, AbstractJoint)), key=lambda path: not told(path))}
    sides = {path: {end.side: end for end in ends if end.owner == path} for path in joints}
    waiting = [path for path, part in parts.items() if isinstance(part, AbstractCarrier)]
    while len(poses) < len(waiting):
        step = next((found for path in joints if (found := _next(sides[path], poses))), None)
        if step is None:  # nothing leads there: a body that floats
            path = next(path for path in waiting if path not in poses)
            poses[path] = _given_pose(given, path)
            continue
        known, new = step
        poses[new.body] = _placed(parts, joints[new.owner], known, new, poses[known.body], given, run)
    found: dict[str, Any] = {}
    for path, (position, attitude) in poses.items():
        if not isinstance(parts[path], World):
            found[f"{path}.x.position"] = position
        if not isinstance(parts[path], World | PointMass):
            found[f"{path}.attitude.quaternion"] = attitude
    for path, joint in joints.items():
        found |= {f"{path}.{node}.turned": given[f"{path}.{name}"] for name, node in joint.counters.items() if f"{path}.{name}" in given}
    return found


def _names(path: str, quantity: str) -> tuple[str, str]:
    return f"{path}.{quantity}", f"{path}.{dict(position='x.position', orientation='attitude.quaternion')[quantity]}"


def _given_value(given: Mapping[str, Any], path: str, quantity: str, default) -> Any:
    return next((given[name] for name in _names(path, quantity) if name in given), default)


def _is_given(given: Mapping[str, Any], path: str, part) -> bool:
    return isinstance(part, AbstractCarrier) and any(name in given for name in _names(path, "position"))


def _given_pose(given: Mapping[str, Any], path: str) -> tuple[Any, Any]:
    return _given_value(given, path, "position", np.zeros(3)), _given_value(given, path, "orientation", np.array(IDENTITY))


def _next(sides: Mapping[str, Attachment], poses: Mapping[str, Any]) -> tuple[Attachment, Attachment] | None:
    """(end whose body is placed, end whose body is not)."""
    a, b = sides["a"], sides["b"]
    if (a.body in poses) == (b.body in poses):
        return None
    return (a, b) if a.body in poses else (b, a)


def _placed(parts, joint: AbstractJoint, known: Attachment, new: Attachment, pose, given: Mapping[str, Any], run: Callable) -> tuple[Any, Any]:
    """The pose of the body at the other end of a joint; a given orientation wins over the joint's."""
    default = {1: np.zeros(1), 3: np.zeros(3), 4: np.array(IDENTITY)}
    values = [
        np.ravel(v) if not hasattr(v, "aval") else v.reshape(-1) for v in (given.get(f"{new.owner}.{n}", default[w]) for n, w in joint.coordinates.items())
    ]
    (here, frame_here), (there, frame_there) = known.place(parts), new.place(parts)
    inner = (joint.frame_a, joint.frame_b) if known.side == "a" else (joint.frame_b, joint.frame_a)
    frames = composed(frame_here, inner[0]), composed(frame_there, inner[1])
    points = [np.zeros(3) if point is None else point for point in (here, there)]
    orientation = _given_value(given, new.body, "orientation", None)
    forward = known.side == "a"

    def relative(*coordinates):
        return joint.placed(**dict(zip(joint.coordinates, coordinates, strict=True)))

    def attitude_of(attitude, *coordinates):
        turn = relative(*coordinates)[1]
        return product(product(product(attitude, frames[0]), turn if forward else conjugate(turn)), conjugate(frames[1]))

    def position_of(position, attitude, new_attitude, point, new_point, *coordinates):
        offset = np.asarray(relative(*coordinates)[0], dtype=object)
        first = product(attitude, frames[0]) if forward else product(new_attitude, frames[1])  # joint frame a
        step = rotation(first) @ offset
        return position + rotation(attitude) @ point + (step if forward else -step) - rotation(new_attitude) @ new_point

    position, attitude = pose
    turned = run(attitude_of, attitude, *values) if orientation is None else orientation
    return run(position_of, position, attitude, turned, *points, *values), turned
