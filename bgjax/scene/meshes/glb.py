"""GLB files (binary glTF 2.0): the triangles of all meshes, placed by the nodes of the file."""

import json
from collections.abc import Iterator
from typing import Any

import numpy as np

from .triangles import LARGEST, MeshError, Triangles, welded


TEXT, DATA = 0x4E4F534A, 0x004E4942  # kinds of chunks: "JSON" and "BIN"
TYPES = {5121: "<u1", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
TRIANGLES, DEEPEST = 4, 64


def read_glb(content: bytes) -> Triangles:
    """The mesh of a GLB file. Normals, materials and pictures are ignored."""
    file = _File(*_chunks(content))
    try:
        corners = list(file.corners())
    except (KeyError, IndexError, TypeError, ValueError, AttributeError):
        raise MeshError("refers to something that it does not hold") from None
    if not corners:
        raise MeshError("has no triangles")
    return welded(np.concatenate(corners))


def _chunks(content: bytes) -> tuple[dict[str, Any], bytes]:
    """The description and the data of a file."""
    if len(content) < 20 or content[:4] != b"glTF":
        raise MeshError("does not begin like a binary glTF file")
    if int.from_bytes(content[4:8], "little") != 2:
        raise MeshError("is not of version 2 of glTF")
    found, place = {}, 12
    while place + 8 <= len(content):
        size, kind = (int.from_bytes(content[place + k : place + k + 4], "little") for k in (0, 4))
        if place + 8 + size > len(content):
            raise MeshError("ends before its data do")
        found.setdefault(kind, content[place + 8 : place + 8 + size])
        place += 8 + size
    try:
        description = json.loads(found[TEXT])
    except (KeyError, ValueError, RecursionError):
        raise MeshError("has no readable description") from None
    if not isinstance(description, dict):
        raise MeshError("has no readable description")
    if any("KHR_draco" in str(name) or "EXT_meshopt" in str(name) for name in description.get("extensionsUsed", ())):
        raise MeshError("is compressed; save it without compression")
    return description, found.get(DATA, b"")


class _File:
    """The description of a file and its data."""

    def __init__(self, description: dict[str, Any], data: bytes):
        self.description, self.data = description, data

    def corners(self) -> Iterator[np.ndarray]:
        """Corners (m, 3, 3) of the triangles of every mesh, in the frame of the file."""
        scenes, nodes = self.description.get("scenes", []), self.description.get("nodes", [])
        chosen = scenes[self.description.get("scene", 0)] if scenes else {"nodes": range(len(nodes))}
        if not nodes:
            for number in range(len(self.description.get("meshes", []))):
                yield from self.mesh(number)
        for root in chosen.get("nodes", ()):
            yield from self.node(nodes[root], DEEPEST)

    def node(self, node: dict[str, Any], depth: int) -> Iterator[np.ndarray]:
        if not depth:
            raise MeshError("has nodes that are nested without end")
        found = list(self.mesh(node["mesh"])) if "mesh" in node else []
        for child in node.get("children", ()):
            found += self.node(self.description["nodes"][child], depth - 1)
        for corners in found:
            yield _placed(node, corners)

    def mesh(self, number: int) -> Iterator[np.ndarray]:
        for piece in self.description["meshes"][number]["primitives"]:
            if piece.get("mode", TRIANGLES) == TRIANGLES:
                places = self.accessor(piece["attributes"]["POSITION"], 3).astype(float)
                order = self.accessor(piece["indices"], 1).ravel() if "indices" in piece else np.arange(len(places))
                yield places[order[: len(order) // 3 * 3].astype(int)].reshape(-1, 3, 3)

    def accessor(self, number: int, width: int) -> np.ndarray:
        """The rows of an accessor, whose size is checked against the data before anything is made."""
        entry = self.description["accessors"][number]
        view, kind = self.description["bufferViews"][entry["bufferView"]], np.dtype(TYPES[entry["componentType"]])
        count, step = int(entry["count"]), int(view.get("byteStride", kind.itemsize * width))
        start = int(view.get("byteOffset", 0)) + int(entry.get("byteOffset", 0))
        end = start + step * (count - 1) + kind.itemsize * width
        if view.get("buffer", 0) != 0 or not 0 < count <= 3 * LARGEST or start < 0 or end > len(self.data):
            raise MeshError("refers to data that it does not hold")
        rows = np.ndarray((count, width), kind, self.data, start, (step, kind.itemsize))
        return np.array(rows)


def _placed(node: dict[str, Any], corners: np.ndarray) -> np.ndarray:
    """Corners in the frame of the node above."""
    if "matrix" in node:
        matrix = np.array(node["matrix"], float).reshape(4, 4).T
        return corners @ matrix[:3, :3].T + matrix[:3, 3]
    *axis, w = np.array(node.get("rotation", (0.0, 0.0, 0.0, 1.0)), float)
    stretched = corners * np.array(node.get("scale", (1.0, 1.0, 1.0)), float)
    twice = 2.0 * np.cross(axis, stretched)
    turned = stretched + w * twice + np.cross(axis, twice)
    return turned + np.array(node.get("translation", (0.0, 0.0, 0.0)), float)
