"""Entries of JAX's compilation cache in bgjax's folder: written whole, and compiled anew without a warning if damaged.

JAX writes an entry in place and never replaces one. A process that is killed while it writes leaves a damaged entry,
and every later process would warn, compile again, and leave the entry as it is.
"""

import functools
import inspect
import os
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any


def keep_whole(root: Path) -> None:
    """Let JAX write whole entries, and treat damaged ones as missing, in cache folders inside `root` whose size is not
    limited. JAX must be imported. Nothing is changed where its private functions are not those that are known."""
    try:
        from jax._src import compilation_cache, lru_cache

        put, suffix = lru_cache.LRUCache.put, lru_cache._CACHE_SUFFIX
        read, decompress = compilation_cache.get_executable_and_time, compilation_cache.decompress_executable
        known = _begins(put, "self", "key", "value") and _begins(read, "cache_key") and _begins(decompress)
    except (ImportError, AttributeError, TypeError, ValueError):
        return
    if not known or hasattr(put, "__wrapped__"):
        return

    def entry(key: str) -> Path | None:
        """The file of an entry in the folder that JAX uses; None if it is not inside `root`."""
        import jax

        folder = jax.config.jax_compilation_cache_dir
        return Path(folder) / f"{key}{suffix}" if folder and Path(folder).parent == root else None

    lru_cache.LRUCache.put = _writing(put, root, suffix)  # type: ignore[method-assign]
    compilation_cache.get_executable_and_time = _reading(read, entry, decompress)


def _begins(function: Any, *names: str) -> bool:
    """Whether these are the names of a function's first parameters."""
    return tuple(inspect.signature(function).parameters)[: len(names)] == names


def _writing(put: Callable, root: Path, suffix: str) -> Callable:
    """JAX's method with whole entries. It is called only after an entry was missing or could not be read."""

    @functools.wraps(put)
    def written(self, key: str, value: bytes) -> None:
        folder = Path(str(self.path))
        if self.eviction_enabled or folder.parent != root or not key:
            put(self, key, value)
            return
        beside = folder / f".{os.getpid()}.{threading.get_ident()}.partial"
        try:
            beside.write_bytes(value)
            beside.replace(folder / f"{key}{suffix}")
        finally:
            beside.unlink(missing_ok=True)

    return written


def _reading(read: Callable, entry: Callable[[str], Path | None], decompress: Callable) -> Callable:
    """JAX's function, for which a damaged entry is a missing one."""

    @functools.wraps(read)
    def found(cache_key: str, *arguments: Any, **options: Any) -> tuple:
        try:
            return read(cache_key, *arguments, **options)
        except Exception:
            path = entry(cache_key)
            if path is None or not _is_damaged(path, decompress):
                raise
            return None, None

    return found


def _is_damaged(path: Path, decompress: Callable) -> bool:
    """Whether the content of an entry cannot be decompressed: a part of it is missing."""
    try:
        content = path.read_bytes()
    except OSError:
        return False
    try:
        decompress(content)
    except Exception:  # of zlib or of zstandard, whichever JAX has
        return True
    return False
