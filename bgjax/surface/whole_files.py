"""Write a file atomically (completely or not at all); a full or read-only disk raises a `DataError`."""

import errno
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..errors import DataError, Fault, shown


def target(path: Any, suffixes: Sequence[str] = ()) -> Path:
    """Check and return the path of a file to be written; with `suffixes`, the name must end with one of them."""
    if not isinstance(path, str | os.PathLike) or not str(path):
        remedy = "give the name of a file, such as 'result.svg'."
        raise DataError([Fault("path", f"{shown(path)} is not a path.", remedy)])
    found = Path(path)
    if suffixes and found.suffix.lower() not in suffixes:
        what = f"does not end with {' or '.join(suffixes)}."
        raise DataError([Fault(str(path), what, f"name the file 'result{suffixes[0]}', for example.")])
    return found


def write(path: Path, content: bytes | str) -> Path:
    """Write a temporary file in the same folder and rename it, so that a failed write leaves no partial file and keeps
    the old one."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(content.encode() if isinstance(content, str) else content)
        beside.replace(path)
    except (OSError, ValueError) as error:
        _forget(beside)
        raise _refusal(path, error) from error
    return path


def check_writable(path: Path) -> None:
    """Raise the error of `write` before a long computation, if nothing can be written at this place."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.partial")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        beside.write_bytes(b"")
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    except (OSError, ValueError) as error:
        raise _refusal(path, error) from error
    finally:
        _forget(beside)


def _refusal(path: Path, error: Exception) -> DataError:
    remedy = "free space or rights to write, or give another place. What was there before is as it was."
    what = f"cannot be written ({getattr(error, 'strerror', None) or error})."
    return DataError([Fault(str(path), what, remedy)])


def _forget(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except (OSError, ValueError):
        pass
