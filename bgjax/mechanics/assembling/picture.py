"""The scene of an assembly: what each part draws of itself, in frames that move with the bodies."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import jax
import numpy as np

from ...graph.graph import Guess
from ...scene import WORLD, Anchor, Arrow, Frame, Play, Point, Scene, Solid, Stretched
from ...scene.colours import BODIES
from ...scene.geometry import about_z, in_space, triple, turn
from ...scene.meetings import Poses
from ..contact.fields import AbstractPlay
from ..joints import AbstractJoint, Gear
from ..kinematics.attachments import AbstractAttachment
from ..parts.bodies import AbstractCarrier, AbstractWorld, Offset
from ..scenery.gears import Wheel, meshing
from ..scenery.ground import hatching
from ..scenery.mounted import Held, Mounted, Pose, View
from .connections import Attachment, Meshing, meshings
from .placement import start_poses
from .stage import common_normal, facing, gravity_of, sideways, size_of, upwards


MANY = 150  # bodies; of larger mechanisms the joints are not drawn


def scene_of(assembly: Any, value_of: Callable[[Any], Any], poses: Poses | None = None) -> Scene:
    """The scene of an assembly whose values are numbers; `poses` are those of its frames at some times of a run."""
    return _Picture(jax.tree.map(_number, assembly), value_of, poses or {}).scene()


def first_poses(assembly: Any, value_of: Callable[[Any], Any], given: Mapping[str, Any]) -> Poses:
    """Poses of all frames that follow from the initial values of an assembly and from those given."""
    return _Picture(jax.tree.map(_number, assembly), value_of, {}).starts(assembly.starts() | dict(given))


def mounted_of(assembly: Any, value_of: Callable[[Any], Any], poses: Poses | None = None) -> Mapping:
    """Where the joints, forces and sensors of an assembly are attached, by path."""
    return _Picture(jax.tree.map(_number, assembly), value_of, poses or {}).mounted()


def pictured_joints(
    assembly: Any, value_of: Callable[[Any], Any], poses: Poses | None = None
) -> list[tuple[AbstractJoint, Mounted]]:
    """The joints of an assembly with their places on bodies; `poses` as for `scene_of`."""
    picture = _Picture(jax.tree.map(_number, assembly), value_of, poses or {})
    mounted = picture.mounted().items()
    return [(picture.parts[path], at) for path, at in mounted if isinstance(picture.parts[path], AbstractJoint)]


def _number(leaf: Any) -> Any:
    return np.asarray(leaf, float) if isinstance(leaf, jax.Array | np.ndarray) else leaf


class _Picture:
    """The parts of an assembly with their places, from which its scene is made."""

    def __init__(self, assembly: Any, value_of: Callable[[Any], Any], poses: Poses):
        self.parts, self.ends = assembly.parts(), assembly.ends()
        self.gears = list(meshings(self.parts, assembly.connections()))
        self.value_of = value_of
        self.bodies = [path for path, part in self.parts.items() if isinstance(part, AbstractCarrier)]
        self.poses = dict(poses) if poses else self.starts(assembly.starts())
        self.view = self._view()

    def scene(self) -> Scene:
        items: list[Any] = [item for path in self.bodies for item in self.body(path)]
        mounted = self.mounted()
        for path, at in mounted.items():
            items += self.attached(path, at)
        items += self.ground(mounted)
        items += [item for path in self.parts for item in self.gear(path)]
        kinds = dict(frames=Frame, points=Point, solids=Solid, stretched=Stretched, arrows=Arrow, plays=Play)
        found = {name: tuple(item for item in items if isinstance(item, kind)) for name, kind in kinds.items()}
        return Scene(**found, size=self.view.size, planar=self.planar, **self._directions(), notes=self.notes())

    def _directions(self) -> dict[str, Any]:
        return {"normal": self.view.normal, "up": self.view.up}

    def starts(self, initial: Mapping[str, Any]) -> dict[str, Pose]:
        """Poses of all frames that follow from initial values; loops may be open."""
        given = {name: np.ravel(_value(value)) for name, value in initial.items()}
        found = start_poses(self.parts, self.ends, self.gears, given, self.value_of)
        return {_frame(self.parts, path): _spatial(pose) for path, pose in found.items()}

    # -- the view --------------------------------------------------------------------------------------------
    def _view(self) -> View:
        """The view, of which the size, and then the normal, follow from the places of the parts."""
        view = View(1.0, (0.0, 0.0, 1.0), (0.0, 1.0, 0.0), self.value_of, self.poses)
        there = [view.pose(self.anchor(end))[0][0] for end in self.ends]
        there += [positions[0] for name, (positions, _) in self.poses.items() if name != WORLD]
        mounted = {path: at for path, at in self.mounted(view).items() if len(self.parts[path].sides) == 2}
        distances = [float(np.linalg.norm(at.offsets()[0])) for at in mounted.values()]
        distances += [self.room(part) for part in self.parts.values() if isinstance(part, AbstractPlay)]
        places = {path: self.places(path) for path in self.bodies if not self.is_world(path)}
        held = any(np.any(place) for found in places.values() for place in found) or any(np.array(distances) > 1e-9)
        moved = [] if held else [positions for positions, _ in self.poses.values()]
        spread = float(np.max(np.ptp(np.concatenate([np.array(there), *moved]), axis=0), initial=0.0)) if there else 0.0
        size = size_of(places, distances, spread, [self.parts[path] for path in places])
        gravity = gravity_of(self.parts)
        normal = self._normal({path: at for path, at in mounted.items() if isinstance(self.parts[path], AbstractJoint)})
        self.planar = normal is not None
        up = upwards(gravity, normal)
        look = sideways(gravity) if normal is None else facing(normal, up)
        return replace(view, size=size, normal=look, up=up)

    def _normal(self, mounted: Mapping[str, Mounted]) -> np.ndarray | None:
        """The normal of the plane in which the mechanism moves by its joints, if there is one."""
        if any(self.parts[path].family.size == 2 for path in self.bodies):
            return np.array([0.0, 0.0, 1.0])
        reached = {at.b.frame for at in mounted.values()} | {at.a.frame for at in mounted.values()}
        moving = [path for path in self.bodies if self.parts[path].size]
        if not mounted or not reached.issuperset(moving) or any(self.supported()):
            return None
        joints = {path: (self.parts[path].frozen(self.value_of), at) for path, at in mounted.items()}
        return common_normal(joints, View(1.0, (0.0, 0.0, 1.0), (0.0, 1.0, 0.0), self.value_of, self.poses))

    def supported(self) -> list[str]:
        """Frames with prescribed motions."""
        return [path for path in self.bodies if not self.parts[path].size and not self.is_world(path)]

    # -- places ----------------------------------------------------------------------------------------------
    def is_world(self, path: str) -> bool:
        return isinstance(self.parts[path], AbstractWorld)

    def anchor(self, end: Attachment) -> Anchor:
        """The place of an attachment on its body; of a joint, with the orientation of the joint frame."""
        owner, family = self.parts[end.owner], self.parts[end.body].family
        point, frame = end.place(self.parts)
        if isinstance(owner, AbstractJoint):
            frame = family.composed(frame, getattr(owner, f"frame_{end.side}"))
        position = np.zeros(3) if point is None else point
        return Anchor(_frame(self.parts, end.body), triple(position), _quaternion(frame))

    def mounted(self, view: View | None = None) -> dict[str, Mounted]:
        """Where joints, forces, sensors and springs are attached."""
        found = {}
        for path, part in self.parts.items():
            if isinstance(part, AbstractAttachment):
                sides = {end.side: self.anchor(end) for end in self.ends if end.owner == path}
                first = sides.get("a", sides.get("b"))
                found[path] = Mounted(path, first, sides.get("b", first), view or self.view)
        return found

    def places(self, path: str) -> list[np.ndarray]:
        """Places on a body: its points, and where parts are attached, also at its mass centre; that with one other."""
        mine = [np.array(self.anchor(end).position) for end in self.ends if end.body == path]
        found = [*[in_space(point) for point in self.parts[path].points.values()], *mine]
        away = {tuple(place) for place in found if np.any(place)}
        return found if len(away) != 1 else [*found, np.zeros(3)]

    def room(self, part: AbstractPlay) -> float:
        """The largest length of a joint with clearance: of the clearance itself, its socket or its block."""
        given = [getattr(part, name, None) for name in ("clearance", "socket", "length")]
        return 2.0 * max(float(self.value_of(value)[0]) for value in given if value is not None)

    # -- what is drawn -----------------------------------------------------------------------------------------
    def body(self, path: str) -> list[Any]:
        """Frame, points and solids of a body."""
        part, number = self.parts[path], self.bodies.index(path)
        frame, moving = _frame(self.parts, path), part.moving_frame(path)
        anchor = Anchor(frame)
        points = [Point(f"{path}.{name}", self.point(path, name)) for name in part.points]
        held = Held(path, anchor, tuple(self.places(path)), BODIES[number % len(BODIES)], self.view)
        solids = part.lasting(part.drawn(held), anchor, path)
        return [*([] if moving is None else [moving]), *points, *solids]

    def point(self, path: str, name: str) -> Anchor:
        part = self.parts[path]
        return Anchor(_frame(self.parts, path), triple(part.points[name]), _quaternion(part.frame(name)))

    def attached(self, path: str, at: Mounted) -> list[Any]:
        """Glyph and arrows of a joint, a force, a spring or a sensor."""
        part = self.parts[path]
        items = part.lasting(part.drawn(at), at.a, path)
        many = isinstance(part, AbstractJoint) and len(self.bodies) > MANY
        return [item for item in items if not (many and isinstance(item, Solid))]

    def ground(self, mounted: Mapping[str, Mounted]) -> list[Solid]:
        """Hatching where parts meet the world, once at each place."""
        found: dict[tuple[float, ...], Solid] = {}
        if any(self.is_world(path) and self.parts[path].hidden.value for path in self.bodies):
            return []
        for path, at in mounted.items():
            part = self.parts[path]
            drawn = [item for item in part.drawn(at) if isinstance(item, Solid | Stretched)]
            fixed = [item.anchor for item in drawn if isinstance(item, Solid) and item.anchor.frame == WORLD]
            for anchor in (at.a, at.b):
                if drawn and anchor.frame == WORLD and not part.hidden.value:
                    place = [*fixed, anchor][0]  # the middle of a rail
                    found.setdefault(tuple(np.round(place.position, 9)), hatching(at, place))
        return list(found.values())

    def gear(self, path: str) -> list[Any]:
        """Discs of a gear on the joints that it couples."""
        part = self.parts[path]
        sides = {end.side: self.wheel(end) for end in self.gears if end.gear == path}
        if not isinstance(part, Gear) or set(sides) != {"a", "b"}:
            return []
        solids = meshing(path, (sides["a"], sides["b"]), float(self.value_of(part.ratio)[0]), self.view)
        return part.lasting(solids, sides["a"].anchor, path)

    def wheel(self, end: Meshing) -> Wheel:
        """The second body of a joint with the axis of the free direction at a port."""
        joint = self.parts[end.joint]
        turns = joint.axes[end.port].startswith("angle")
        number = end.port.removeprefix("axis") if "_" in end.port else ""
        free = next(item for item in joint.free() if item.rotation == turns and item.number == number)
        second = next(other for other in self.ends if other.owner == end.joint and other.side == "b")
        return Wheel(self.anchor(second), triple(free.axis), turns)

    def notes(self) -> tuple[str, ...]:
        """What the picture does not show, in sentences."""
        mechanical = AbstractCarrier | AbstractAttachment | Offset | Gear
        others = [path for path, part in self.parts.items() if not isinstance(part, mechanical)]
        found = []
        if others:
            shown = f"{', '.join(others[:6])}{', …' if len(others) > 6 else ''}"
            found.append(f"Parts that are not mechanical are not drawn: {shown}.")
        if len(self.bodies) > MANY:
            found.append(f"The joints of a mechanism with more than {MANY} bodies are not drawn.")
        return tuple(found)


def _value(value: Any) -> np.ndarray:
    return np.asarray(value.value if isinstance(value, Guess) else value, float)


def _frame(parts: Mapping[str, Any], path: str) -> str:
    """Name of the frame of a body; the world's is the same in all scenes."""
    return WORLD if isinstance(parts[path], AbstractWorld) else path


def _quaternion(frame: Any) -> tuple[float, float, float, float]:
    """The orientation of a frame in space: of a planar one, a rotation about z."""
    numbers = np.asarray(frame, float)
    return about_z(float(numbers[0])) if len(numbers) == 1 else turn(numbers / np.linalg.norm(numbers))


def _spatial(pose: tuple[Any, Any]) -> Pose:
    position, attitude = (np.ravel(np.asarray(values, float)) for values in pose)
    return in_space(position)[None], np.array(_quaternion(attitude))[None]
