"""Clearances, magnified: the socket as a circle as wide as the clearance, in it the pin's place as a dot, and its
path."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ....scene import Play, Scene
from ..marks.colours import WHITE, colour
from ..marks.sheet import Area, Dot, Mark, Stroke
from ..staging.camera import Camera
from ..staging.poses import Poses
from .rounding import rounded_down


WIDE = 0.12  # of the scene's size: radius of the largest clearance
PATH, PIN, SOCKET = colour("#1d4ed8"), colour("#c2410c"), colour("#57606a")


@dataclass(frozen=True)
class Plays:
    """The clearances of a scene. `run` has the poses at all saved times, from which the paths of the pins follow."""

    scene: Scene
    run: Poses
    magnify: float | None

    @cached_property
    def factor(self) -> float:
        """How many times clearances are magnified."""
        if self.magnify is not None:
            return float(self.magnify)
        largest = max((play.clearance for play in self.scene.plays), default=0.0)
        return max(1.0, rounded_down(WIDE * self.scene.size / largest)) if largest > 0.0 else 1.0

    def reaches(self) -> list[np.ndarray]:
        """Points between which all circles lie, at all saved times."""
        around, found = np.concatenate([np.eye(3), -np.eye(3)]), []
        for play in self.scene.plays:
            found.append(self.run.place(play.socket)[:, None] + self.factor * play.clearance * around)
        return found

    @cached_property
    def offsets(self) -> list[np.ndarray]:
        """The pins' places in the axes of their sockets at all saved times."""
        return [offset(play, self.run) for play in self.scene.plays]

    def painted(self, camera: Camera, poses: Poses, k: int) -> Iterator[Mark]:
        for play, path in zip(self.scene.plays, self.offsets, strict=True):
            centre, turn = poses.place(play.socket)[k], poses.turn(play.socket)[k]
            yield from _socket(camera, play, self.factor * play.clearance, centre, turn)
            here = offset(play, poses)[k]
            until = np.concatenate([path[self.run.times < poses.times[k]], here[None]])
            points = camera.screen(centre + self.factor * until @ turn.T)
            yield Stroke(points, PATH, 0.9, 0.8, play.owner, "play")
            yield Dot(points[-1], 3.2, PIN, WHITE, 0.8, play.owner, "pin")


def offset(play: Play, poses: Poses) -> np.ndarray:
    """The pin's place in the axes of the socket, at all times: without what is free, along or across the axis."""
    apart = poses.place(play.pin) - poses.place(play.socket)
    local = np.einsum("tji,tj->ti", poses.turn(play.socket), apart)
    if play.axis is None:
        return local
    axis = np.asarray(play.axis, float) / np.linalg.norm(play.axis)
    along = (local @ axis)[:, None] * axis
    return along if play.along else local - along


def _socket(camera: Camera, play: Play, radius: float, centre: np.ndarray, turn: np.ndarray) -> Iterator[Mark]:
    """A circle across the axis (a sphere: in the plane of the picture), or two walls across the axis."""
    view = camera.view.axes
    axis = view[2] if play.axis is None else turn @ np.asarray(play.axis, float)
    axis = axis / np.linalg.norm(axis)
    first = np.cross(axis, view[2] if abs(axis @ view[2]) < 0.9 else view[0])
    first /= np.linalg.norm(first)
    second = np.cross(axis, first)
    if play.along:
        for side in (-1.0, 1.0):
            ends = centre + side * radius * axis + 0.7 * radius * np.array([first, -first])
            yield Stroke(camera.screen(ends), SOCKET, 1.6, 1.0, play.owner, "play")
        return
    angle = np.linspace(0.0, 2.0 * np.pi, 49)[:-1, None]
    circle = centre + radius * (np.cos(angle) * first + np.sin(angle) * second)
    yield Area(camera.screen(circle), WHITE, SOCKET, 1.2, 0.85, play.owner)
