"""Bodies placed along the connections from joint coordinates: the guess that `initialise` closes."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from .carriers import AbstractCarrier, AbstractWorld
from .connections import Attachment
from .joints import AbstractJoint


def place(parts: Mapping[str, Any], ends: list[Attachment], given: Mapping[str, Any], run: Callable) -> dict[str, Any]:
    """Start values of states: poses of bodies from the world outwards, and turns of joints. `given` are start values by
    result; `run(function, *vectors)` evaluates plain arithmetic on vectors of numbers or traced arrays."""
    poses: dict[str, tuple[Any, Any]] = {path: _given_pose({}, path, part) for path, part in parts.items() if isinstance(part, AbstractWorld)}
    poses |= {path: _given_pose(given, path, part) for path, part in parts.items() if _is_given(given, path, part)}
    told = lambda path: any(f"{path}.{name}" in given for name in parts[path].coordinates)  # joints with given coordinates lead
    joints = {path: parts[path] for path in sorted((path for path, part in parts.items() if isinstance(part, AbstractJoint)), key=lambda path: not told(path))}
    sides = {path: {end.side: end for end in ends if end.owner == path} for path in joints}
    waiting = [path for path, part in parts.items() if isinstance(part, AbstractCarrier)]
    while len(poses) < len(waiting):
        step = next((found for path in joints if (found := _next(sides[path], poses))), None)
        if step is None:  # nothing leads there: a body that floats
            path = next(path for path in waiting if path not in poses)
            poses[path] = _given_pose(given, path, parts[path])
            continue
        known, new = step
        poses[new.body] = _placed(parts, joints[new.owner], known, new, poses[known.body], given, run)
    found: dict[str, Any] = {}
    for path, (position, attitude) in poses.items():
        if not isinstance(parts[path], AbstractWorld):
            found[f"{path}.x.position"] = position
            found |= {f"{path}.{parts[path].family.orientation[1]}": attitude} if parts[path].turns else {}
    for path, joint in joints.items():
        found |= {f"{path}.{node}.turned": given[f"{path}.{name}"] for name, node in joint.counters.items() if f"{path}.{name}" in given}
    return found


POSITION = ("position", "x.position")  # as a result and as a state


def _given_value(given: Mapping[str, Any], path: str, names: tuple[str, str], default) -> Any:
    return next((_vector(given[f"{path}.{name}"]) for name in names if f"{path}.{name}" in given), default)


def _vector(value) -> Any:
    return value.reshape(-1) if hasattr(value, "aval") else np.ravel(value)


def _is_given(given: Mapping[str, Any], path: str, part) -> bool:
    return isinstance(part, AbstractCarrier) and any(f"{path}.{name}" in given for name in POSITION)


def _given_pose(given: Mapping[str, Any], path: str, part: AbstractCarrier) -> tuple[Any, Any]:
    family = part.family
    return _given_value(given, path, POSITION, np.zeros(family.size)), _given_value(given, path, family.orientation, np.array(family.identity))


def _next(sides: Mapping[str, Attachment], poses: Mapping[str, Any]) -> tuple[Attachment, Attachment] | None:
    """(end whose body is placed, end whose body is not)."""
    a, b = sides["a"], sides["b"]
    if (a.body in poses) == (b.body in poses):
        return None
    return (a, b) if a.body in poses else (b, a)


def _placed(parts, joint: AbstractJoint, known: Attachment, new: Attachment, pose, given: Mapping[str, Any], run: Callable) -> tuple[Any, Any]:
    """The pose of the body at the other end of a joint; a given orientation wins over the joint's."""
    family = joint.family
    default = {1: np.zeros(1), 2: np.zeros(2), 3: np.zeros(3), 4: np.array([1.0, 0.0, 0.0, 0.0])}
    values = [_vector(given.get(f"{new.owner}.{n}", default[w])) for n, w in joint.coordinates.items()]
    (here, frame_here), (there, frame_there) = known.place(parts), new.place(parts)
    inner = (joint.frame_a, joint.frame_b) if known.side == "a" else (joint.frame_b, joint.frame_a)
    frames = family.composed(frame_here, inner[0]), family.composed(frame_there, inner[1])
    points = [np.zeros(family.size) if point is None else point for point in (here, there)]
    orientation = _given_value(given, new.body, family.orientation, None)
    forward = known.side == "a"

    def relative(*coordinates):
        return joint.placed(**dict(zip(joint.coordinates, coordinates, strict=True)))

    def attitude_of(attitude, *coordinates):
        turn = relative(*coordinates)[1]
        return family.product(family.product(family.product(attitude, frames[0]), turn if forward else family.inverse(turn)), family.inverse(frames[1]))

    def position_of(position, attitude, new_attitude, point, new_point, *coordinates):
        offset = np.asarray(relative(*coordinates)[0], dtype=object)
        first = family.product(attitude, frames[0]) if forward else family.product(new_attitude, frames[1])  # joint frame a
        step = family.matrix(first) @ offset
        return position + family.matrix(attitude) @ point + (step if forward else -step) - family.matrix(new_attitude) @ new_point

    position, attitude = pose
    turned = run(attitude_of, attitude, *values) if orientation is None else orientation
    return run(position_of, position, attitude, turned, *points, *values), turned
