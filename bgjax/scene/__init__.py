"""What a mechanism looks like: shapes that users give, and the picture of a mechanism as plain data, without JAX."""

from .records import (
    WORLD,
    Anchor,
    Arrow,
    Frame,
    Play,
    Point,
    Scene,
    Solid,
    Stretched,
)
from .shapes import AbstractShape, Box, Capsule, Cylinder, Ellipsoid, Extrusion, Lines, Mesh, Ring, Sphere


__all__ = [
    "WORLD",
    "AbstractShape",
    "Anchor",
    "Arrow",
    "Box",
    "Capsule",
    "Cylinder",
    "Ellipsoid",
    "Extrusion",
    "Frame",
    "Lines",
    "Mesh",
    "Play",
    "Point",
    "Ring",
    "Scene",
    "Solid",
    "Sphere",
    "Stretched",
]
