"""Settings that `import bgjax` makes: 64-bit floats, three XLA options, the compilation cache and garbage collection.

`BGJAX_RUNTIME=off` leaves all of them unchanged. `BGJAX_CACHE=off` disables the compilation cache, and
`BGJAX_CACHE=<folder>` sets its location. There is no other side effect of the import.
"""

import gc
import hashlib
import os
import platform
import sys
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path

from ._cache_entries import keep_whole


# A while loop is compiled into one kernel only below this many bytes of code.
LOOP_OPTION = "xla_cpu_small_while_loop_byte_threshold"
LOOP_FLAG = f"--xla_backend_extra_options={LOOP_OPTION}=100000000"
EXTRA = "--xla_backend_extra_options="
# LLVM alias metadata (which buffers may overlap) grows with the square of a kernel's size: without it large programs
# compile in two thirds of the time and run as fast. The second kind of metadata refers to the first and has no effect
# alone.
ALIAS_OPTIONS = "--xla_llvm_enable_alias_scope_metadata", "--xla_llvm_enable_noalias_metadata"


def merged_flags(flags: str) -> str:
    """The user's XLA_FLAGS with our options added, except those that the user has set."""
    words = flags.split() + [f"{option}=false" for option in ALIAS_OPTIONS if option not in flags]
    if LOOP_OPTION in flags:
        return " ".join(words)
    for position, word in enumerate(words):
        if word.startswith(EXTRA):
            words[position] = f"{word},{LOOP_OPTION}=100000000"
            return " ".join(words)
    return " ".join([*words, LOOP_FLAG])


def switched_off() -> bool:
    """Whether the environment says `BGJAX_RUNTIME=off`, so that bgjax leaves all settings of JAX as they are."""
    return os.environ.get("BGJAX_RUNTIME", "").lower() == "off"


@contextmanager
def loading() -> Iterator[None]:
    """Import modules without garbage collection; once JAX is among them, entries of its cache are written whole."""
    with _without_collection():
        yield
    if "jax" in sys.modules and not _CACHE["seen"] and not switched_off():
        _CACHE["seen"] = True
        root = _cache_root()
        if root is not None:
            keep_whole(root)


_CACHE = {"seen": False}  # whether `keep_whole` has been called, if there is a cache


@contextmanager
def collection_paused() -> Iterator[None]:
    """No garbage collection while equations are formed: they are hundreds of thousands of small objects, almost all of
    which stay, and every collection would visit them."""
    if switched_off() or not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


@contextmanager
def _without_collection() -> Iterator[None]:
    """Switch garbage collection off while modules are imported, and afterwards exclude their objects from it
    (`gc.freeze`). JAX and diffrax create a hundred thousand objects that live until the process ends; otherwise every
    full collection, and the one at exit, would visit them."""
    if switched_off() or not gc.isenabled():
        yield
        return
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
        if "jax" in sys.modules and len(sys.modules) > _FROZEN["modules"] + MANY_MODULES:
            gc.freeze()
            _FROZEN["modules"] = len(sys.modules)


MANY_MODULES = 100  # so many new modules mean that JAX or diffrax was imported
_FROZEN = {"modules": 0}  # number of modules at the last `gc.freeze`


def configure() -> None:
    """Configure JAX unless switched off: by environment variables if JAX is not imported yet, otherwise by
    `jax.config`."""
    if switched_off():
        return
    if LOOP_OPTION not in os.environ.get("XLA_FLAGS", "") and _backend_started():
        warnings.warn(
            "bgjax was imported after JAX had started its backend: integration loops will run several times slower. "
            "Import bgjax before the first JAX computation, or set BGJAX_RUNTIME=off to silence this.",
            RuntimeWarning,
            stacklevel=3,
        )
    os.environ["XLA_FLAGS"] = merged_flags(os.environ.get("XLA_FLAGS", ""))
    settings: dict[str, object] = {"jax_enable_x64": True, **_cache_settings()}
    if "jax" in sys.modules:
        import jax

        for name, value in settings.items():
            jax.config.update(name, value)
    else:
        os.environ.update({name.upper(): str(value) for name, value in settings.items()})


def _backend_started() -> bool:
    if "jax" not in sys.modules:
        return False
    from jax._src import xla_bridge

    return xla_bridge.backends_are_initialized()


def _cache_settings() -> dict[str, object]:
    """Settings of the compilation cache; none if the user has set its folder or the folder cannot be created."""
    root = _cache_root()
    if root is None or "JAX_COMPILATION_CACHE_DIR" in os.environ:
        return {}
    if "jax" in sys.modules and sys.modules["jax"].config.jax_compilation_cache_dir:
        return {}
    folder = root / _machine_key(version("jax"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return {}  # a read-only home: compile every time
    return {"jax_compilation_cache_dir": str(folder), "jax_persistent_cache_min_compile_time_secs": 0.0}


def _cache_root() -> Path | None:
    """The folder with the cache folders of all processors and versions of JAX; None if the cache is switched off, or if
    there is no home."""
    wanted = os.environ.get("BGJAX_CACHE", "")
    if wanted.lower() == "off":
        return None
    if wanted:
        return Path(wanted)
    try:
        return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bgjax"
    except RuntimeError:
        return None


def cache_folder(name: str) -> Path | None:
    """A folder of the cache; None if the cache is switched off, or if there is no home."""
    root = _cache_root()
    return None if root is None else root / name


def _machine_key(version: str) -> str:
    """Key of the cache folder: compiled programs are valid for one processor and one version of JAX only."""
    model = ""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        model = next((line for line in lines if line.startswith(("model name", "flags"))), "")
        model += next((line for line in lines if line.startswith("flags")), "")
    except OSError:
        model = platform.processor()
    return hashlib.sha256(f"{platform.machine()}{model}{version}".encode()).hexdigest()[:16]
