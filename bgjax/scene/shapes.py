"""Shapes of parts in a picture, in metres, each in a frame of its own. Shapes have no mass and no influence on
results."""

import abc
import os
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import Fault, ParameterError, shown
from ..surface.arguments import WordedPlain
from .colours import colour_faults
from .outlines import outline_faults


Corners = tuple[tuple[float, float, float], tuple[float, float, float]]


def _about(x: float, y: float, z: float) -> Corners:
    """The corners of a box about the origin."""
    return (-x, -y, -z), (x, y, z)


def _corners(low: np.ndarray, high: np.ndarray) -> Corners:
    (a, b, c), (d, e, f) = low.tolist(), high.tolist()
    return (a, b, c), (d, e, f)


@dataclass(frozen=True, kw_only=True)
class AbstractShape(metaclass=WordedPlain):
    """A shape with its place in the frame of its part: `position` [m] and `orientation` (unit quaternion, scalar
    first), `colour` as in HTML ("#c0392b", "steelblue"), or None for the colour of the part."""

    position: tuple[float, ...] = (0.0, 0.0, 0.0)
    orientation: tuple[float, ...] = (1.0, 0.0, 0.0, 0.0)
    colour: str | None = None

    def __post_init__(self) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            if field.name not in ("colour", "path"):
                object.__setattr__(self, field.name, _numbers(f"{type(self).__name__}.{field.name}", value))

    @property
    @abc.abstractmethod
    def box(self) -> Corners:
        """The lower and the upper corner of a box in the frame of the shape that holds it [m]."""

    @abc.abstractmethod
    def own_faults(self, where: str) -> list[Fault]:
        """Faults of the sizes."""

    def faults(self, where: str) -> list[Fault]:
        """Faults of sizes, place and colour, with the names that users gave."""
        where = f"{where}.{type(self).__name__}"
        faults = self.own_faults(where) + vector_faults(f"{where}.position", self.position, (2, 3))
        faults += vector_faults(f"{where}.orientation", self.orientation, (4,))
        if np.shape(self.orientation) == (4,) and not np.any(self.orientation):
            what = "is no orientation: all four numbers are zero."
            faults.append(Fault(f"{where}.orientation", what, "give a quaternion (w, x, y, z)."))
        return faults + colour_faults(f"{where}.colour", self.colour)


def _numbers(where: str, value: Any) -> Any:
    """A number as a float, a sequence of them as a tuple; raises where there is something else."""
    try:
        if isinstance(value, str | bytes | bool):
            raise TypeError
        found = np.asarray(value, float)
    except (TypeError, ValueError):
        remedy = "give numbers, in metres."
        raise ParameterError([Fault(where, f"{shown(value)} does not consist of numbers.", remedy)]) from None
    return _nested(found.tolist())


def _nested(value: Any) -> Any:
    return tuple(map(_nested, value)) if isinstance(value, list) else value


def vector_faults(where: str, value: Any, sizes: tuple[int, ...]) -> list[Fault]:
    """A fault of a vector with another number of components than those in `sizes`, or not finite."""
    if np.ndim(value) != 1 or np.size(value) not in sizes:
        return [Fault(where, f"has shape {np.shape(value)}.", f"give {' or '.join(map(str, sizes))} numbers.")]
    return [] if np.all(np.isfinite(value)) else [Fault(where, f"{value} is not finite.", "give finite numbers.")]


def size_faults(where: str, **sizes: Any) -> list[Fault]:
    """Faults of sizes that are not positive numbers, by name."""
    faults = []
    for name, value in sizes.items():
        if np.ndim(value):
            faults.append(Fault(f"{where}.{name}", f"has shape {np.shape(value)}.", "give one number."))
        elif not 0.0 < value < np.inf:
            faults.append(Fault(f"{where}.{name}", f"is {value:g}.", "give a positive number, in metres."))
    return faults


def edge_faults(where: str, value: Any) -> list[Fault]:
    """Faults of three sizes along x, y and z."""
    faults = vector_faults(where, value, (3,))
    if not faults and not np.all(np.array(value) > 0.0):
        faults.append(Fault(where, f"is {value}.", "give three positive numbers, in metres."))
    return faults


@dataclass(frozen=True)
class Box(AbstractShape):
    """A box with edges of the lengths `size` along x, y and z, its centre at `position`."""

    size: tuple[float, float, float]

    @property
    def box(self) -> Corners:
        return _about(*(0.5 * edge for edge in self.size))

    def own_faults(self, where: str) -> list[Fault]:
        return edge_faults(f"{where}.size", self.size)


@dataclass(frozen=True)
class Cylinder(AbstractShape):
    """A cylinder about its own z axis, its centre at `position`."""

    radius: float
    length: float

    @property
    def box(self) -> Corners:
        return _about(self.radius, self.radius, 0.5 * self.length)

    def own_faults(self, where: str) -> list[Fault]:
        return size_faults(where, radius=self.radius, length=self.length)


@dataclass(frozen=True)
class Sphere(AbstractShape):
    """A sphere about `position`."""

    radius: float

    @property
    def box(self) -> Corners:
        return _about(self.radius, self.radius, self.radius)

    def own_faults(self, where: str) -> list[Fault]:
        return size_faults(where, radius=self.radius)


@dataclass(frozen=True)
class Ellipsoid(AbstractShape):
    """An ellipsoid about `position` with these radii along x, y and z."""

    radii: tuple[float, float, float]

    @property
    def box(self) -> Corners:
        return _about(*self.radii)

    def own_faults(self, where: str) -> list[Fault]:
        return edge_faults(f"{where}.radii", self.radii)


@dataclass(frozen=True)
class Capsule(AbstractShape):
    """A cylinder about its own z axis with a half sphere at both ends; `length` is that between their centres."""

    radius: float
    length: float

    @property
    def box(self) -> Corners:
        return _about(self.radius, self.radius, self.radius + 0.5 * self.length)

    def own_faults(self, where: str) -> list[Fault]:
        return size_faults(where, radius=self.radius, length=self.length)


@dataclass(frozen=True)
class Ring(AbstractShape):
    """A torus about its own z axis: `radius` of its centre line, `tube` the radius of its section."""

    radius: float
    tube: float

    @property
    def box(self) -> Corners:
        return _about(self.radius + self.tube, self.radius + self.tube, self.tube)

    def own_faults(self, where: str) -> list[Fault]:
        return size_faults(where, radius=self.radius, tube=self.tube)


@dataclass(frozen=True)
class Extrusion(AbstractShape):
    """A plate of `thickness` along its own z axis, in the middle of which its `outline` lies: points (x, y) of a
    polygon without crossings."""

    outline: tuple[tuple[float, float], ...]
    thickness: float

    @property
    def box(self) -> Corners:
        (left, low), (right, high) = np.min(self.outline, axis=0).tolist(), np.max(self.outline, axis=0).tolist()
        return (left, low, -0.5 * self.thickness), (right, high, 0.5 * self.thickness)

    def own_faults(self, where: str) -> list[Fault]:
        return outline_faults(f"{where}.outline", self.outline) + size_faults(where, thickness=self.thickness)


@dataclass(frozen=True)
class Lines(AbstractShape):
    """Straight lines, each from one point (x, y, z) to another: hatching, axes, centre lines."""

    segments: tuple[tuple[tuple[float, ...], tuple[float, ...]], ...]

    @property
    def box(self) -> Corners:
        points = np.reshape(self.segments, (-1, 3))
        return _corners(points.min(axis=0), points.max(axis=0))

    def own_faults(self, where: str) -> list[Fault]:
        shape = np.shape(self.segments)
        if len(shape) != 3 or shape[0] == 0 or shape[1:] != (2, 3):
            remedy = "give lines as pairs of points: [((0, 0, 0), (1, 0, 0)), …]."
            return [Fault(f"{where}.segments", f"has shape {shape}.", remedy)]
        if not np.all(np.isfinite(self.segments)):
            return [Fault(f"{where}.segments", "holds numbers that are not finite.", "give finite numbers.")]
        return []


@dataclass(frozen=True)
class Mesh(AbstractShape):
    """Triangles from a file (.stl, .obj or .glb), which pages embed; `scale` makes metres of its unit, 0.001 for a file
    in millimetres."""

    path: str | Path
    scale: float = 1.0

    @property
    def box(self) -> Corners:
        from .meshes.read import read_mesh  # readers of files are needed only where there is one

        vertices = self.scale * read_mesh(self.path).vertices
        return _corners(vertices.min(axis=0), vertices.max(axis=0))

    def own_faults(self, where: str) -> list[Fault]:
        from .meshes.read import mesh_faults  # readers of files are needed only where there is one

        if not isinstance(self.path, str | os.PathLike):
            what, remedy = f"{shown(self.path)} is not a path.", "give the name of a .stl, .obj or .glb file."
            return [Fault(f"{where}.path", what, remedy)]
        faults = size_faults(where, scale=self.scale)
        return faults or mesh_faults(f"{where}.path", self.path)
