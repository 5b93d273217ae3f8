"""Poses of bodies from joint coordinates, body by body along the connections: the first guess for the initial state.

Loops may still be open; `initialise` closes them. Where there is a choice, such as which joint closes a loop, it
follows the names of the parts and not the order in which they are listed."""

from collections.abc import Callable, Container, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ...expressions.expression import sqrt
from ...structure.canonical_order import name_key
from ..joints import AbstractJoint
from ..kinematics.drives import Motion
from ..kinematics.families import Family
from ..parts.bodies import AbstractCarrier, AbstractWorld
from ..parts.supports import AbstractSupport
from .connections import Attachment, Meshing, both_ends


def place(
    parts: Mapping[str, Any],
    ends: list[Attachment],
    gears: list[Meshing],
    given: Mapping[str, Any],
    value_of: Callable[[Any], Any],
) -> dict[str, Any]:
    """Initial values of states: poses of bodies from the world outwards, and angles of joints that count turns. `given`
    are initial values by result, `value_of` gives numbers and functions of time as vectors. All of it is plain
    arithmetic; what is computed depends on which values are given, not on the values."""
    given = _meshed(parts, gears, {**_driven(parts, value_of), **given})
    found: dict[str, Any] = {}
    for path, (position, attitude) in _poses(parts, ends, given, value_of).items():
        found |= _pose_states(parts, path, position, attitude)
    for path in _named(parts, AbstractJoint):
        found |= _counted(path, parts[path], given)
    return found


def start_poses(
    parts: Mapping[str, Any],
    ends: list[Attachment],
    gears: list[Meshing],
    given: Mapping[str, Any],
    value_of: Callable[[Any], Any],
) -> dict[str, tuple[Any, Any]]:
    """Positions and orientations of the world, of all bodies and of all supports, as `place` finds them."""
    return _poses(parts, ends, _meshed(parts, gears, {**_driven(parts, value_of), **given}), value_of)


def _poses(
    parts: Mapping[str, Any], ends: list[Attachment], given: Mapping[str, Any], value_of: Callable[[Any], Any]
) -> dict[str, tuple[Any, Any]]:
    """The poses that follow from initial values, completed by those that gears and drives prescribe."""
    joints = {path: parts[path].frozen(value_of) for path in _given_first(parts, given)}
    supports = {path: parts[path].frozen(value_of) for path in _named(parts, AbstractSupport)}
    way = PlacementWay(parts, joints | supports, _sides(ends, joints, supports), given)
    poses = _world_poses(parts)
    poses |= {path: _given_pose(given, path, part) for path, part in parts.items() if _is_given(given, path, part)}
    way.walk(poses, lambda path: _given_pose(given, path, parts[path]))
    return poses


def names_read(parts: Mapping[str, Any]) -> frozenset[str]:
    """Names of the initial values that `place` reads: poses of bodies, and joint coordinates."""
    found: set[str] = set()
    for path, part in parts.items():
        if isinstance(part, AbstractCarrier):
            found |= {f"{path}.{name}" for name in (*POSITION, *part.family.orientation)}
        elif isinstance(part, AbstractJoint):
            found |= {f"{path}.{name}" for name in part.coordinates}
    return frozenset(found)


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
    joints = {path: parts[path] for path in _named(parts, AbstractJoint) if path in tree}
    supports = {
        path: parts[path].moved(signal(f"{path}.shift.value"), signal(f"{path}.lean.value"))
        for path in _named(parts, AbstractSupport)
    }
    way = PlacementWay(parts, joints | supports, _sides(ends, joints, supports), given, turns)
    poses = _world_poses(parts)
    found: dict[str, Any] = {}
    for path in way.walk(poses, lambda path: _floating(path, parts[path], signal)):
        found |= _pose_states(parts, path, *poses[path])
    return found


@dataclass(frozen=True)
class PlacementWay:
    """The way from placed bodies to the next: joints, and supports as joints without freedoms, by path, with both
    their ends; given initial values; whole turns of locked planar rotations."""

    parts: Mapping[str, Any]
    joints: Mapping[str, Any]
    sides: Mapping[str, Mapping[str, Attachment]]
    given: Mapping[str, Any]
    turns: Mapping[str, int] = field(default_factory=dict)

    def walk(self, poses: dict[str, tuple[Any, Any]], floating: Callable[[str], tuple[Any, Any]]) -> list[str]:
        """Completes `poses` body by body, with `floating(path)` where no joint leads; gives the bodies that joints lead
        to."""
        bodies = _named(self.parts, AbstractCarrier)
        reached = []
        while len(poses) < len(bodies):
            step = next((found for path in self.joints if (found := _next(self.sides[path], poses))), None)
            if step is None:  # no joint leads to the remaining bodies: take the next as floating
                path = next(path for path in bodies if path not in poses)
                poses[path] = floating(path)
                continue
            known, new = step
            poses[new.body] = self.placed(known, new, poses[known.body])
            reached.append(new.body)
        return reached

    def placed(self, known: Attachment, new: Attachment, pose: tuple[Any, Any]) -> tuple[Any, Any]:
        """The pose of the body at the other end of a joint; a given orientation takes precedence over that of the
        joint."""
        position, attitude = self._led(known, new, pose)
        if count := self.turns.get(new.owner, 0):
            attitude = np.asarray(attitude, dtype=object) + 2.0 * np.pi * (count if new.side == "b" else -count)
        return position, attitude

    def _led(self, known: Attachment, new: Attachment, pose: tuple[Any, Any]) -> tuple[Any, Any]:
        """The same without whole turns."""
        position, attitude = pose
        joint = self.joints[new.owner]
        step = _step(self.parts, joint, known, new)
        coordinates = {
            name: np.ravel(self.given.get(f"{new.owner}.{name}", _default(joint, name, width)))
            for name, width in joint.coordinates.items()
        }
        offset, turn = joint.placed(**coordinates)
        turned = _given_value(self.given, new.body, joint.family.orientation, None)
        if turned is None:
            turned = step.attitude(attitude, turn)
        return step.position(position, attitude, turned, np.asarray(offset, dtype=object)), turned


@dataclass(frozen=True)
class PlacementStep:
    """From a placed body through a joint to the next: family of the joint, its frames and hinge points in the frames
    of the placed body and of the next, and whether side a of the joint is the placed one."""

    family: Family
    frames: tuple[tuple[float, ...], tuple[float, ...]]
    points: tuple[Any, Any]
    forward: bool

    def attitude(self, attitude, turn) -> Any:
        """Orientation of the next body from that of the placed one and the turn of the joint from side a to b."""
        family = self.family
        here = family.product(attitude, self.frames[0])
        there = family.product(here, turn if self.forward else family.inverse(turn))
        return family.product(there, family.inverse(self.frames[1]))

    def position(self, position, attitude, new_attitude, offset) -> Any:
        """Position of the next body from the pose of the placed one, its own orientation, and the offset of the joint
        from side a to b."""
        family, (point, new_point) = self.family, self.points
        known, frame = (attitude, self.frames[0]) if self.forward else (new_attitude, self.frames[1])
        step = family.matrix(family.product(known, frame)) @ offset  # from joint frame a
        hinge = position + family.matrix(attitude) @ point + (step if self.forward else -step)
        return hinge - family.matrix(new_attitude) @ new_point


def _step(parts: Mapping[str, Any], joint: Any, known: Attachment, new: Attachment) -> PlacementStep:
    """A joint from the body at its end `known` to that at its end `new`."""
    (here, frame_here), (there, frame_there) = known.place(parts), new.place(parts)
    forward, family = known.side == "a", joint.family
    inner = (joint.frame_a, joint.frame_b) if forward else (joint.frame_b, joint.frame_a)
    frames = family.composed(frame_here, inner[0]), family.composed(frame_there, inner[1])
    points = [np.zeros(family.size) if point is None else point for point in (here, there)]
    return PlacementStep(family, frames, (points[0], points[1]), forward)


def _given_first(parts: Mapping[str, Any], given: Mapping[str, Any]) -> list[str]:
    """Paths of the joints, those with given coordinates first."""

    def told(path):
        return any(f"{path}.{name}" in given for name in parts[path].coordinates)

    return sorted(_named(parts, AbstractJoint), key=lambda path: not told(path))


def _named(parts: Mapping[str, Any], kind: type) -> list[str]:
    """Paths of the parts of a kind, in the canonical order."""
    return sorted((path for path, part in parts.items() if isinstance(part, kind)), key=name_key)


def _world_poses(parts: Mapping[str, Any]) -> dict[str, tuple[Any, Any]]:
    return {path: _given_pose({}, path, part) for path, part in parts.items() if isinstance(part, AbstractWorld)}


def _counted(path: str, joint: AbstractJoint, given: Mapping[str, Any]) -> dict[str, Any]:
    """States that count turns, from given angles of a joint."""
    names = {f"{path}.{name}": f"{path}.{node}.turned" for name, node in joint.counters.items()}
    return {state: given[name] for name, state in names.items() if name in given}


def _pose_states(parts: Mapping[str, Any], path: str, position, attitude) -> dict[str, Any]:
    turned = {f"{path}.{parts[path].family.orientation[1]}": attitude} if parts[path].turns else {}
    return {f"{path}.x.position": position, **turned} if parts[path].size else {}


def _sides(ends: list[Attachment], joints: Iterable[str], supports: Iterable[str]) -> dict[str, dict[str, Attachment]]:
    """Both ends of every joint and of every support; a support is itself the body at its side b."""
    found = {path: both_ends(ends, path) for path in joints}
    for path in supports:
        carrying = next(end for end in ends if end.owner == path)
        found[path] = dict(a=carrying._replace(side="a"), b=Attachment(path, "", (), path, "b"))
    return found


def _floating(path: str, part: AbstractCarrier, signal: Callable[[str], Any]) -> tuple[Any, Any]:
    """The pose of a body that no joint of the tree leads to: its own states."""
    position = signal(f"{path}.x.position")
    return position, signal(f"{path}.{part.family.orientation[1]}") if part.turns else part.family.identity


def _driven(parts: Mapping[str, Any], value_of: Callable[[Any], Any]) -> dict[str, Any]:
    """Values of the joint coordinates whose motion is prescribed as a whole."""
    found = {}
    for path, joint in [(path, part) for path, part in parts.items() if isinstance(part, AbstractJoint)]:
        for name, drive in joint.driven().items():
            width = joint.coordinates[name]
            if isinstance(drive, Motion) and drive.rows in (None, tuple(range(width))):
                value = value_of(drive.value)
                found[f"{path}.{name}"] = value / sqrt(value @ value) if width == 4 else value
    return found


def _meshed(parts: Mapping[str, Any], gears: list[Meshing], given: Mapping[str, Any]) -> dict[str, Any]:
    """The given coordinates, completed by those that follow from them through gears."""
    found = dict(given)
    axes = {(end.gear, end.side): f"{end.joint}.{parts[end.joint].axes.get(end.port)}" for end in gears}
    for _ in gears:
        for gear in sorted({end.gear for end in gears}, key=name_key):
            first, second, part = axes.get((gear, "a")), axes.get((gear, "b")), parts[gear]
            if first in found and second is not None and second not in found:
                found[second] = part.ratio * found[first] + part.phase
            elif second in found and first is not None and first not in found:
                found[first] = (found[second] - part.phase) / part.ratio
    return found


POSITION = ("position", "x.position")  # name as a result, and as a state


def _given_value(given: Mapping[str, Any], path: str, names: tuple[str, str], default) -> Any:
    return next((np.ravel(given[f"{path}.{name}"]) for name in names if f"{path}.{name}" in given), default)


def _is_given(given: Mapping[str, Any], path: str, part) -> bool:
    return isinstance(part, AbstractCarrier) and any(f"{path}.{name}" in given for name in POSITION)


def _given_pose(given: Mapping[str, Any], path: str, part: AbstractCarrier) -> tuple[Any, Any]:
    family = part.family
    position = _given_value(given, path, POSITION, np.zeros(family.size))
    return position, _given_value(given, path, family.orientation, np.array(family.identity))


def _next(sides: Mapping[str, Attachment], poses: Mapping[str, Any]) -> tuple[Attachment, Attachment] | None:
    """(end whose body is placed, end whose body is not), or None if both or neither are."""
    a, b = sides["a"], sides["b"]
    if (a.body in poses) == (b.body in poses):
        return None
    return (a, b) if a.body in poses else (b, a)


def _default(joint: AbstractJoint, name: str, width: int) -> np.ndarray:
    return np.array(joint.defaults.get(name, joint.family.identity if width == 4 else (0.0,) * width))
