"""OBJ files: lines of vertices and of faces, which may have more than three corners."""

import numpy as np

from .triangles import MeshError, Triangles, welded


def read_obj(content: bytes) -> Triangles:
    """The mesh of an OBJ file; faces become fans of triangles, all else is ignored."""
    vertices: list[list[float]] = []
    triangles: list[tuple[int, int, int]] = []
    text = content.replace(b"\\\r\n", b" ").replace(b"\\\n", b" ")
    for number, line in enumerate(text.splitlines(), 1):
        word, *rest = line.split() or [b""]
        if word == b"v":
            vertices.append(_vertex(rest, number))
        elif word == b"f":
            corners = [_corner(entry, len(vertices), number) for entry in rest]
            if len(corners) < 3:
                raise MeshError(f"has a face with {len(corners)} corners in line {number}")
            triangles += [(corners[0], corners[k], corners[k + 1]) for k in range(1, len(corners) - 1)]
    if not triangles:
        raise MeshError("has no triangles")
    return welded(np.array(vertices)[np.array(triangles)])


def _vertex(rest: list[bytes], number: int) -> list[float]:
    try:
        x, y, z = map(float, rest[:3])
    except ValueError:
        raise MeshError(f"has a vertex that is not three numbers in line {number}") from None
    return [x, y, z]


def _corner(entry: bytes, count: int, number: int) -> int:
    """Number of a vertex, from "7", "7/1/3" or, counted backwards, "-1"."""
    try:
        given = int(entry.split(b"/")[0])
    except ValueError:
        raise MeshError(f"has a corner that is no number in line {number}") from None
    place = given - 1 if given > 0 else count + given
    if given == 0 or not 0 <= place < count:
        raise MeshError(f"names vertex {given} in line {number}, where there are {count}")
    return place
