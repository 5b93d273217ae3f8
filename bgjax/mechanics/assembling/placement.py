"""Poses of bodies from joint coordinates, body by body along the connections: the first guess for the initial state.

Loops may still be open; `initialise` closes them."""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any

import jax
import numpy as np

from ..joints import AbstractJoint
from ..kinematics.drives import Motion, value_at
from ..parts.bodies import AbstractCarrier, AbstractWorld
from ..parts.supports import AbstractSupport
from .connections import Attachment, Meshing


def place(
    parts: Mapping[str, Any],
    ends: list[Attachment],
    gears: list[Meshing],
    given: Mapping[str, Any],
    run: Callable,
    time: Any = 0.0,
) -> dict[str, Any]:
    """Initial values of states: poses of bodies from the world outwards, and angles of joints that count turns. `given`
    are initial values by result. `run(function, *vectors, key=…)` evaluates plain arithmetic on vectors of numbers or
    traced arrays; equal keys mean equal functions."""
    given = _meshed(parts, gears, {**_driven(parts, time), **given})
    poses: dict[str, tuple[Any, Any]] = {
        path: _given_pose({}, path, part) for path, part in parts.items() if isinstance(part, AbstractWorld)
    }
    poses |= {path: _given_pose(given, path, part) for path, part in parts.items() if _is_given(given, path, part)}

    # joints with given coordinates come first
    def told(path):
        return any(f"{path}.{name}" in given for name in parts[path].coordinates)

    joints = {
        path: parts[path].at(time)
        for path in sorted(
            (path for path, part in parts.items() if isinstance(part, AbstractJoint)), key=lambda path: not told(path)
        )
    }
    supports = {path: part.at(time) for path, part in parts.items() if isinstance(part, AbstractSupport)}
    sides = _sides(ends, joints, supports)
    joints |= supports
    waiting = [path for path, part in parts.items() if isinstance(part, AbstractCarrier)]
    while len(poses) < len(waiting):
        step = next((found for path in joints if (found := _next(sides[path], poses))), None)
        if step is None:  # no joint leads to the remaining bodies: take the next as floating
            path = next(path for path in waiting if path not in poses)
            poses[path] = _given_pose(given, path, parts[path])
            continue
        known, new = step
        poses[new.body] = _placed(parts, joints[new.owner], known, new, poses[known.body], given, run)
    found: dict[str, Any] = {}
    for path, (position, attitude) in poses.items():
        found |= _pose_states(parts, path, position, attitude)
    for path, joint in ((path, parts[path]) for path in joints if path not in supports):
        found |= {
            f"{path}.{node}.turned": given[f"{path}.{name}"]
            for name, node in joint.counters.items()
            if f"{path}.{name}" in given
        }
    return found


def pose(
    parts: Mapping[str, Any],
    ends: list[Attachment],
    tree: Container[str],
    given: Mapping[str, Any],
    signal: Callable[[str], Any],
    turns: Mapping[str, int],
) -> dict[str, Any]:
    """States of the bodies along a tree of joints, as expressions of the joint coordinates and of the whole `turns`
    between bodies whose planar rotation is locked. A body that no joint of the tree leads to keeps its own states, as a
    root."""
    bodies = {path: part for path, part in parts.items() if isinstance(part, AbstractCarrier)}
    joints: dict[str, Any] = {
        path: part for path, part in parts.items() if path in tree and isinstance(part, AbstractJoint)
    }
    supports = {path: part for path, part in parts.items() if isinstance(part, AbstractSupport)}
    sides = _sides(ends, joints, supports)
    joints |= {
        path: part.moved(signal(f"{path}.shift.value"), signal(f"{path}.lean.value")) for path, part in supports.items()
    }
    poses: dict[str, tuple[Any, Any]] = {
        path: _given_pose({}, path, part) for path, part in bodies.items() if isinstance(part, AbstractWorld)
    }
    found: dict[str, Any] = {}
    while len(poses) < len(bodies):
        step = next((pair for path in joints if (pair := _next(sides[path], poses))), None)
        if step is None:
            path = next(path for path in bodies if path not in poses)
            poses[path] = _floating(path, bodies[path], signal)
            continue
        known, new = step
        position, attitude = _placed(
            parts,
            joints[new.owner],
            known,
            new,
            poses[known.body],
            given,
            lambda function, *vectors, key: function(*vectors),
        )
        if count := turns.get(new.owner, 0):
            attitude = np.asarray(attitude, dtype=object) + 2.0 * np.pi * (count if new.side == "b" else -count)
        poses[new.body] = position, attitude
        found |= _pose_states(parts, new.body, position, attitude)
    return found


def _pose_states(parts: Mapping[str, Any], path: str, position, attitude) -> dict[str, Any]:
    turned = {f"{path}.{parts[path].family.orientation[1]}": attitude} if parts[path].turns else {}
    return {f"{path}.x.position": position, **turned} if parts[path].size else {}


def _sides(ends: list[Attachment], joints: Iterable[str], supports: Iterable[str]) -> dict[str, dict[str, Attachment]]:
    """Both ends of every joint and of every support; a support is itself the body at its side b."""
    found = {path: {end.side: end for end in ends if end.owner == path} for path in joints}
    return found | {
        path: dict(
            a=next(end for end in ends if end.owner == path)._replace(side="a"), b=Attachment(path, "", (), path, "b")
        )
        for path in supports
    }


def _floating(path: str, part: AbstractCarrier, signal: Callable[[str], Any]) -> tuple[Any, Any]:
    """The pose of a body that no joint of the tree leads to: its own states."""
    return signal(f"{path}.x.position"), signal(
        f"{path}.{part.family.orientation[1]}"
    ) if part.turns else part.family.identity


def _driven(parts: Mapping[str, Any], time) -> dict[str, Any]:
    """Values at a time of the joint coordinates whose motion is prescribed as a whole."""
    joints = [(path, part) for path, part in parts.items() if isinstance(part, AbstractJoint)]
    drives = [
        (f"{path}.{name}", drive, part.coordinates[name])
        for path, part in joints
        for name, drive in part.driven().items()
    ]
    whole = [
        (name, value_at(drive.value, time), width)
        for name, drive, width in drives
        if isinstance(drive, Motion) and drive.rows in (None, tuple(range(width)))
    ]
    return {name: value / (value @ value) ** 0.5 if width == 4 else value for name, value, width in whole}


def _meshed(parts: Mapping[str, Any], gears: list[Meshing], given: Mapping[str, Any]) -> dict[str, Any]:
    """The given coordinates, completed by those that follow from them through gears."""
    found, axes = (
        dict(given),
        {(end.gear, end.side): f"{end.joint}.{parts[end.joint].axes.get(end.port)}" for end in gears},
    )
    for _ in gears:
        for gear in {end.gear: None for end in gears}:
            first, second, part = axes.get((gear, "a")), axes.get((gear, "b")), parts[gear]
            if first in found and second is not None and second not in found:
                found[second] = part.ratio * found[first] + part.phase
            elif second in found and first is not None and first not in found:
                found[first] = (found[second] - part.phase) / part.ratio
    return found


POSITION = ("position", "x.position")  # name as a result, and as a state


def _given_value(given: Mapping[str, Any], path: str, names: tuple[str, str], default) -> Any:
    return next((_vector(given[f"{path}.{name}"]) for name in names if f"{path}.{name}" in given), default)


def _vector(value) -> Any:
    return value.reshape(-1) if isinstance(value, jax.core.Tracer) else np.ravel(value)


def _is_given(given: Mapping[str, Any], path: str, part) -> bool:
    return isinstance(part, AbstractCarrier) and any(f"{path}.{name}" in given for name in POSITION)


def _given_pose(given: Mapping[str, Any], path: str, part: AbstractCarrier) -> tuple[Any, Any]:
    family = part.family
    return _given_value(given, path, POSITION, np.zeros(family.size)), _given_value(
        given, path, family.orientation, np.array(family.identity)
    )


def _next(sides: Mapping[str, Attachment], poses: Mapping[str, Any]) -> tuple[Attachment, Attachment] | None:
    """(end whose body is placed, end whose body is not), or None if both or neither are."""
    a, b = sides["a"], sides["b"]
    if (a.body in poses) == (b.body in poses):
        return None
    return (a, b) if a.body in poses else (b, a)


def _default(joint: AbstractJoint, name: str, width: int) -> np.ndarray:
    return np.array(joint.defaults.get(name, joint.family.identity if width == 4 else (0.0,) * width))


def _placed(
    parts, joint: AbstractJoint, known: Attachment, new: Attachment, pose, given: Mapping[str, Any], run: Callable
) -> tuple[Any, Any]:
    """The pose of the body at the other end of a joint; a given orientation takes precedence over that of the joint."""
    family = joint.family
    leaves, tree = jax.tree.flatten(joint)
    values = [
        _vector(given.get(f"{new.owner}.{name}", _default(joint, name, width)))
        for name, width in joint.coordinates.items()
    ]
    numbers = [k for k, leaf in enumerate(leaves) if hasattr(leaf, "shape")]
    values += [_vector(leaves[k]) for k in numbers]
    (here, frame_here), (there, frame_there) = known.place(parts), new.place(parts)
    inner = (joint.frame_a, joint.frame_b) if known.side == "a" else (joint.frame_b, joint.frame_a)
    frames = family.composed(frame_here, inner[0]), family.composed(frame_there, inner[1])
    points = [np.zeros(family.size) if point is None else point for point in (here, there)]
    orientation = _given_value(given, new.body, family.orientation, None)
    forward = known.side == "a"

    def relative(*values):
        own = list(leaves)
        for k, value in zip(numbers, values[len(joint.coordinates) :], strict=True):
            own[k] = value if np.ndim(leaves[k]) else value[0]
        return jax.tree.unflatten(tree, own).placed(**dict(zip(joint.coordinates, values, strict=False)))

    def attitude_of(attitude, *coordinates):
        turn = relative(*coordinates)[1]
        return family.product(
            family.product(family.product(attitude, frames[0]), turn if forward else family.inverse(turn)),
            family.inverse(frames[1]),
        )

    def position_of(position, attitude, new_attitude, point, new_point, *coordinates):
        offset = np.asarray(relative(*coordinates)[0], dtype=object)
        first = (
            family.product(attitude, frames[0]) if forward else family.product(new_attitude, frames[1])
        )  # joint frame a
        step = family.matrix(first) @ offset
        return (
            position
            + family.matrix(attitude) @ point
            + (step if forward else -step)
            - family.matrix(new_attitude) @ new_point
        )

    position, attitude = pose
    # everything that the functions depend on
    written = family, tree, tuple(None if k in numbers else leaf for k, leaf in enumerate(leaves)), frames, forward
    turned = run(attitude_of, attitude, *values, key=("attitude", *written)) if orientation is None else orientation
    return run(position_of, position, attitude, turned, *points, *values, key=("position", *written)), turned
