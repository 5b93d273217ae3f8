"""Reads mesh files by their suffix, and names the faults of files that cannot be read."""

from pathlib import Path
from typing import Any

from ...errors import Fault, ParameterError, raise_faults
from ...surface.memories import MESHES
from .glb import read_glb
from .obj import read_obj
from .stl import read_stl
from .triangles import MeshError, Triangles


READERS = {".stl": read_stl, ".obj": read_obj, ".glb": read_glb}
LARGEST = 200_000_000  # bytes of a file
BROKEN = "save it again as binary STL, OBJ or GLB, or give another shape."


def read_mesh(path: Any) -> Triangles:
    """The triangles of a file in its own unit; raises a ParameterError if it is none."""
    raise_faults(ParameterError, mesh_faults(str(path), path))
    return _looked(Path(path))


def mesh_faults(where: str, path: Any) -> list[Fault]:
    """Faults of a file that is missing, empty or broken, or of an unknown kind."""
    place = Path(path)
    if place.suffix.lower() not in READERS:
        what = f"'{place.name}' is no mesh file that can be read."
        return [Fault(where, what, "give a .stl, .obj or .glb file.")]
    found = _looked(place)
    return [] if isinstance(found, Triangles) else [Fault(where, f"'{place}' {found}.", BROKEN)]


def _looked(place: Path) -> Any:
    """The triangles of a file, or a text that says what is wrong with it; kept while the file is unchanged."""
    try:
        seen = place.stat()
        if not place.is_file():
            return "is not a file"
        if seen.st_size > LARGEST:
            return f"has {seen.st_size / 1e6:.0f} MB, more than {LARGEST / 1e6:.0f} MB"
        if not seen.st_size:
            return "is empty"
        return MESHES.remember((str(place.resolve()), seen.st_mtime_ns, seen.st_size), lambda: _read(place))
    except FileNotFoundError:
        return "does not exist"
    except (OSError, ValueError) as error:
        return f"cannot be read ({getattr(error, 'strerror', None) or error})"


def _read(place: Path) -> Any:
    try:
        return READERS[place.suffix.lower()](place.read_bytes())
    except MeshError as error:
        return str(error)
