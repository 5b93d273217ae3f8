"""Scenes in the data of a page: frames by number, anchors, shapes with colours as numbers, meshes with triangles."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...scene import WORLD, AbstractShape, Anchor, Arrow, Lines, Mesh, Scene
from ...scene.colours import as_number
from ...scene.geometry import triple, turn
from ...scene.meshes.read import read_mesh
from .arrays import encoded


UNITS = {"force": "N", "torque": "N·m"}


class Numbered:
    """Frames by number: the world is −1."""

    def __init__(self, scene: Scene):
        self.numbers = {frame.name: number for number, frame in enumerate(scene.frames)} | {WORLD: -1}

    def anchor(self, anchor: Anchor) -> dict[str, Any]:
        return {
            "frame": self.numbers[anchor.frame],
            "position": list(triple(anchor.position)),
            "orientation": list(turn(anchor.orientation)),
        }

    def record(self, record: Any) -> dict[str, Any]:
        """A record with its anchors as numbers and its colour as "#rrggbb"."""
        found = record._asdict()
        for name, value in found.items():
            if isinstance(value, Anchor):
                found[name] = self.anchor(value)
            elif isinstance(value, AbstractShape):
                found[name] = shape_data(value)
            elif name == "colour":
                found[name] = as_number(value)
        return found


def scene_data(scene: Scene, vectors: Mapping[str, np.ndarray]) -> dict[str, Any]:
    """The part of a page's data that does not move; `vectors` are those of the arrows over time."""
    by = Numbered(scene)
    return {
        "size": scene.size,
        "planar": scene.planar,
        "normal": list(scene.normal),
        "up": list(scene.up),
        "frames": [frame.name for frame in scene.frames],
        "points": [by.record(point) for point in scene.points],
        "solids": [by.record(solid) for solid in scene.solids],
        "stretched": [by.record(stretched) for stretched in scene.stretched],
        "arrows": [_arrow(arrow, by, vectors[arrow.result]) for arrow in scene.arrows],
        "plays": [by.record(play) for play in scene.plays],
    }


def _arrow(arrow: Arrow, by: Numbered, vectors: np.ndarray) -> dict[str, Any]:
    found = by.record(arrow)
    del found["towards"]  # its vectors are in inertial axes
    largest = float(np.max(np.linalg.norm(vectors, axis=1), initial=0.0))
    return {**found, "unit": UNITS[arrow.kind], "largest": largest}


def shape_data(shape: AbstractShape) -> dict[str, Any]:
    """A shape by its type, with its place and colour."""
    found: dict[str, Any] = {"type": type(shape).__name__.lower(), **vars(shape)}
    found["position"] = list(triple(shape.position))
    found["orientation"] = (np.array(shape.orientation) / np.linalg.norm(shape.orientation)).tolist()
    found["colour"] = None if shape.colour is None else as_number(shape.colour)
    if isinstance(shape, Lines):
        found["segments"] = encoded(shape.segments)
    if isinstance(shape, Mesh):
        mesh = read_mesh(shape.path)
        del found["path"], found["scale"]
        found["vertices"], found["triangles"] = encoded(shape.scale * mesh.vertices), encoded(mesh.triangles, "uint32")
    return found
