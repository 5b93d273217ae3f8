"""Springs, dampers, rods and actuators between two places, as symbols that stretch."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from ....scene import Scene, Stretched
from ..marks.colours import WHITE, Colour, colour, edge_of, fill_of
from ..marks.sheet import Area, Stroke
from ..staging.camera import Camera
from ..staging.poses import Poses
from .layers import Painted, layer_of


ENDS = 0.12  # of the length of a spring: straight at either end
TURN = 12  # lines of a coil in a turn
SHORT = 1e-12  # [m] length below which a spring has no direction


class Axis(NamedTuple):
    """The line between the two places: start, direction, length, and two directions across it. The first lies in the
    plane of the picture."""

    start: np.ndarray
    along: np.ndarray
    length: float
    across: np.ndarray
    third: np.ndarray

    def at(self, along: np.ndarray, across: np.ndarray, third: np.ndarray | float = 0.0) -> np.ndarray:
        """Points by their coordinates [m] along and across."""
        along, across, third = np.broadcast_arrays(along, across, third)
        base = self.start + along[..., None] * self.along
        return base + across[..., None] * self.across + third[..., None] * self.third


def stretched(scene: Scene, camera: Camera, poses: Poses, k: int) -> Iterator[Painted]:
    """The marks of all of them at time k."""
    for item in scene.stretched:
        start, end = poses.place(item.start)[k], poses.place(item.end)[k]
        if not float(np.linalg.norm(end - start)) > SHORT:
            continue
        axis, kind = axis_between(camera, start, end), {"line": "rod"}.get(item.kind, item.kind)
        for mark, points in SYMBOLS.get(kind, _rod)(_Symbol(item, axis, camera)):
            yield Painted(layer_of(camera, "spring"), float(np.mean(camera.depth(points))), mark)


def axis_between(camera: Camera, start: np.ndarray, end: np.ndarray) -> Axis:
    along = (end - start) / np.linalg.norm(end - start)
    across = np.cross(camera.view.axes[2], along)
    if np.linalg.norm(across) < 1e-6:  # seen from its end
        across = camera.view.axes[0]
    across = across / np.linalg.norm(across)
    return Axis(start, along, float(np.linalg.norm(end - start)), across, np.cross(along, across))


class _Symbol(NamedTuple):
    """What a symbol is drawn from, and the marks of its parts, each with the points in space that say its depth."""

    item: Stretched
    axis: Axis
    camera: Camera

    @property
    def radius(self) -> float:
        return float(self.item.radius)

    @property
    def ink(self) -> Colour:
        return edge_of(colour(self.item.colour))

    def line(self, points: np.ndarray, width: float = 1.4):
        kind = self.item.kind if self.item.kind in ("spring", "damper") else "spring"
        mark = Stroke(self.camera.screen(points), self.ink, width, 1.0, self.item.owner, kind)
        return mark, points

    def area(self, points: np.ndarray, fill: Colour, width: float = 1.1):
        return Area(self.camera.screen(points), fill, self.ink, width, 1.0, self.item.owner), points


def _spring(symbol: _Symbol, shift: float = 0.0) -> Iterator[tuple]:
    if symbol.camera.view.flat:
        yield symbol.line(zigzag(symbol.axis, symbol.radius, symbol.item.coils, shift))
        return
    points = coil(symbol.axis, symbol.radius, symbol.item.coils, shift)
    for first in range(0, len(points) - 1, 2):  # in pieces, some of which are before others
        yield symbol.line(points[first : first + 3])


def zigzag(axis: Axis, radius: float, coils: int, shift: float = 0.0) -> np.ndarray:
    """The points of a spring in the plane: straight ends, and between them a tooth to either side for each coil."""
    straight, inner = ENDS * axis.length, (1.0 - 2.0 * ENDS) * axis.length
    teeth = (np.arange(2 * coils) + 0.5) / (2 * coils)
    along = np.concatenate([[0.0, straight], straight + inner * teeth, [axis.length - straight, axis.length]])
    signs = np.where(np.arange(2 * coils) % 2 == 0, radius, -radius)
    return axis.at(along, shift + np.concatenate([[0.0, 0.0], signs, [0.0, 0.0]]))


def coil(axis: Axis, radius: float, coils: int, shift: float = 0.0) -> np.ndarray:
    """The points of a spring in space: straight ends on the axis, and a helix."""
    straight, inner = ENDS * axis.length, (1.0 - 2.0 * ENDS) * axis.length
    share = np.linspace(0.0, 1.0, TURN * coils + 1)
    angle = 2.0 * np.pi * coils * share
    swell = radius * np.minimum(1.0, 8.0 * np.minimum(share, 1.0 - share))  # from the axis and back to it
    along = np.concatenate([[0.0], straight + inner * share, [axis.length]])
    across = np.concatenate([[0.0], swell * np.sin(angle), [0.0]])
    return axis.at(along, shift + across, np.concatenate([[0.0], swell * np.cos(angle), [0.0]]))


def _damper(symbol: _Symbol, shift: float = 0.0) -> Iterator[tuple]:
    """A pot on the side of the start, a piston in it on the side of the end; both keep their lengths while the rods
    between them and the ends stretch, as far as there is room."""
    axis, r = symbol.axis, symbol.radius
    pot = min(3.0 * r, 0.5 * axis.length)
    bottom = 0.5 * (axis.length - pot)
    piston = bottom + 0.5 * pot
    sides = axis.at(bottom + pot * np.array([1.0, 0.0, 0.0, 1.0]), shift + r * np.array([-1.0, -1.0, 1.0, 1.0]))
    fill = fill_of(colour(symbol.item.colour)).mixed(WHITE, 0.5)
    middle = sides.mean(axis=0, keepdims=True)  # all parts of the pot are at one depth, so that they stay together
    yield symbol.area(sides, fill, width=0.0)[0], middle
    yield symbol.line(sides, 1.2)[0], middle
    yield symbol.line(axis.at(np.full(2, piston), shift + 0.8 * r * np.array([-1.0, 1.0])), 2.4)[0], middle
    yield symbol.line(axis.at(np.array([piston, bottom + pot]), np.full(2, shift)))[0], middle
    yield symbol.line(axis.at(np.array([0.0, bottom]), np.full(2, shift)))
    yield symbol.line(axis.at(np.array([bottom + pot, axis.length]), np.full(2, shift)))


def _both(symbol: _Symbol) -> Iterator[tuple]:
    """A spring beside a damper, between two crossbars."""
    axis, r = symbol.axis, symbol.radius
    small = symbol._replace(item=symbol.item._replace(radius=0.7 * r))
    inner = axis._replace(start=axis.start + 0.08 * axis.length * axis.along, length=0.84 * axis.length)
    yield from _damper(small._replace(axis=inner), -1.1 * r)
    yield from _spring(small._replace(axis=inner), 1.1 * r)
    for here, there in ((0.0, 0.08), (1.0, 0.92)):
        yield symbol.line(axis.at(axis.length * np.array([here, there]), np.zeros(2)))
        yield symbol.line(axis.at(np.full(2, there * axis.length), 1.1 * r * np.array([-1.0, 1.0])))


def _rod(symbol: _Symbol) -> Iterator[tuple]:
    if symbol.item.kind == "line":
        yield symbol.line(symbol.axis.at(np.array([0.0, symbol.axis.length]), np.zeros(2)), 1.2)
        return
    yield from _bar(symbol, 0.0, symbol.axis.length, symbol.radius)


def _actuator(symbol: _Symbol) -> Iterator[tuple]:
    """A rod that comes out of a cylinder at the start."""
    length = symbol.axis.length
    yield from _bar(symbol, 0.5 * length, length, 0.4 * symbol.radius)
    yield from _bar(symbol, 0.0, 0.6 * length, symbol.radius)


def _bar(symbol: _Symbol, start: float, end: float, radius: float) -> Iterator[tuple]:
    corners = symbol.axis.at(np.array([start, end, end, start]), radius * np.array([-1.0, -1.0, 1.0, 1.0]))
    yield symbol.area(corners, fill_of(colour(symbol.item.colour)))


SYMBOLS = {"spring": _spring, "damper": _damper, "spring_damper": _both, "rod": _rod, "actuator": _actuator}
