"""STL files, binary or text: triangles by their three corners."""

import numpy as np

from .triangles import LARGEST, MeshError, Triangles, welded


HEAD, RECORD = 84, 50  # bytes of the header with the count, and of one triangle


def read_stl(content: bytes) -> Triangles:
    """The mesh of an STL file. It is binary if its size is the one that its count of triangles says."""
    count = int.from_bytes(content[80:84], "little") if len(content) >= HEAD else -1
    if count >= 0 and len(content) == HEAD + RECORD * count:
        return welded(_binary(content, count))
    if content.lstrip()[:5].lower() == b"solid":
        return welded(_text(content))
    if count >= 0:
        expected = HEAD + RECORD * count
        raise MeshError(f"says that it has {count} triangles, {expected} bytes, but has {len(content)} bytes")
    raise MeshError("is shorter than the header of a binary file and does not begin with the word 'solid'")


def _binary(content: bytes, count: int) -> np.ndarray:
    if not 0 < count <= LARGEST:
        raise MeshError("has no triangles" if not count else f"has {count} triangles, more than {LARGEST}")
    rows = np.frombuffer(content, np.uint8, offset=HEAD).reshape(count, RECORD)
    return np.ascontiguousarray(rows[:, 12:48]).view("<f4").reshape(count, 3, 3)


def _text(content: bytes) -> np.ndarray:
    words = content.split()
    places = [place for place, word in enumerate(words) if word.lower() == b"vertex"]
    if not places or len(places) % 3:
        raise MeshError(f"has {len(places)} corners, which are no whole triangles" if places else "has no triangles")
    try:
        numbers = [[float(words[place + k]) for k in (1, 2, 3)] for place in places]
    except (ValueError, IndexError):
        raise MeshError("has a corner that is not three numbers") from None
    return np.array(numbers).reshape(-1, 3, 3)
