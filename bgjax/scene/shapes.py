"""Shapes of parts in a picture, in metres, each in a frame of its own. Shapes have no mass and no influence on
results."""

import abc
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, kw_only=True)
class AbstractShape(abc.ABC):
    """A shape with its place in the frame of its part: `position` [m] and `orientation` (unit quaternion, scalar
    first), `colour` as in HTML ("#c0392b", "steelblue"), or None for the colour of the part."""

    position: tuple[float, ...] = (0.0, 0.0, 0.0)
    orientation: tuple[float, ...] = (1.0, 0.0, 0.0, 0.0)
    colour: str | None = None

    @property
    @abc.abstractmethod
    def reach(self) -> float:
        """Largest distance of a point of the shape from its own origin [m]."""


@dataclass(frozen=True)
class Box(AbstractShape):
    """A box with edges of the lengths `size` along x, y and z, its centre at `position`."""

    size: tuple[float, float, float]

    @property
    def reach(self) -> float:
        return 0.5 * sum(x * x for x in self.size) ** 0.5


@dataclass(frozen=True)
class Cylinder(AbstractShape):
    """A cylinder about its own z axis, its centre at `position`."""

    radius: float
    length: float

    @property
    def reach(self) -> float:
        return (self.radius**2 + (0.5 * self.length) ** 2) ** 0.5


@dataclass(frozen=True)
class Sphere(AbstractShape):
    """A sphere about `position`."""

    radius: float

    @property
    def reach(self) -> float:
        return self.radius


@dataclass(frozen=True)
class Ellipsoid(AbstractShape):
    """An ellipsoid about `position` with these radii along x, y and z."""

    radii: tuple[float, float, float]

    @property
    def reach(self) -> float:
        return max(self.radii)


@dataclass(frozen=True)
class Capsule(AbstractShape):
    """A cylinder about its own z axis with a half sphere at both ends; `length` is that between their centres."""

    radius: float
    length: float

    @property
    def reach(self) -> float:
        return self.radius + 0.5 * self.length


@dataclass(frozen=True)
class Ring(AbstractShape):
    """A torus about its own z axis: `radius` of its centre line, `tube` the radius of its section."""

    radius: float
    tube: float

    @property
    def reach(self) -> float:
        return self.radius + self.tube


@dataclass(frozen=True)
class Extrusion(AbstractShape):
    """A plate of `thickness` along its own z axis, in the middle of which its `outline` lies: points (x, y) of a
    polygon without crossings."""

    outline: tuple[tuple[float, float], ...]
    thickness: float

    @property
    def reach(self) -> float:
        return max((x * x + y * y + 0.25 * self.thickness**2) ** 0.5 for x, y in self.outline)


@dataclass(frozen=True)
class Lines(AbstractShape):
    """Straight lines, each from one point (x, y, z) to another: hatching, axes, centre lines."""

    segments: tuple[tuple[tuple[float, ...], tuple[float, ...]], ...]

    @property
    def reach(self) -> float:
        return max(sum(x * x for x in point) ** 0.5 for segment in self.segments for point in segment)


@dataclass(frozen=True)
class Mesh(AbstractShape):
    """Triangles from a file (.stl, .obj or .glb), which pages embed; `scale` makes metres of its unit, 0.001 for a file
    in millimetres."""

    path: str | Path
    scale: float = 1.0

    @property
    def reach(self) -> float:
        return 0.0  # of the file, which is read when the picture is made
