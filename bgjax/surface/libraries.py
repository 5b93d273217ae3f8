"""Tells library code, which its name and version identify, from users' code, by the place where its file lies.

A user's `profile.py` or `calendar.py` has the name of a module of Python, and the namespace of an `exec` may have none.
Where the place cannot be told, code counts as the user's: it is then compared by its contents.
"""

import functools
import os
import sys
import types
from importlib.util import find_spec
from pathlib import Path
from typing import Any


RUNNING = "jax jaxlib numpy equinox diffrax optimistix lineax optax jaxtyping".split()  # bgjax runs on these
OPTIONAL = "scipy sympy pandas xarray zarr matplotlib".split()
LIBRARIES = frozenset((*RUNNING, *OPTIONAL, "bgjax", *sys.stdlib_module_names)) - {"__main__"}
INSTALLED = ("site-packages", "dist-packages")


def is_library(module: str | None) -> bool:
    """Whether names in the loaded module of this name identify what they stand for. Models are edited like users'
    code."""
    root = (module or "").partition(".")[0]
    return root in LIBRARIES and not is_model(module) and _is_library_module(sys.modules.get(root))


def is_model(module: str | None) -> bool:
    """Whether a module is one of `bgjax.models`."""
    return (module or "").startswith("bgjax.models.")


def is_installed(file: str) -> bool:
    """Whether a file lies where packages are installed."""
    return any(folder in file for folder in INSTALLED)


def of_library(value: Any) -> bool:
    """Whether a module, a function or a class belongs to a library: its module does, and its code lies there."""
    if isinstance(value, types.ModuleType):
        return is_library(value.__name__) and _is_library_module(value)
    if not is_library(getattr(value, "__module__", None)):
        return False
    if isinstance(value, type):
        return is_named(value) or _is_made_by_library(value)
    code = getattr(value, "__code__", None)
    return code is None or _lies_in_library(code.co_filename)


def diffrax_kinds(value: Any) -> tuple[str, ...]:
    """Names of the classes of diffrax that a value is an instance of; diffrax is not imported for this."""
    return tuple(kind.__name__ for kind in type(value).__mro__ if kind.__module__.partition(".")[0] == "diffrax")


def is_named(value: Any) -> bool:
    """Whether a function or class belongs to a library, so that its name identifies it."""
    module, name = getattr(value, "__module__", None), getattr(value, "__qualname__", None)
    if not isinstance(name, str) or not is_library(module):
        return False
    found: Any = sys.modules.get(module)
    for part in name.split("."):
        found = getattr(found, part, None)
    return found is value


def _is_made_by_library(kind: type) -> bool:
    """Whether a class was made inside a function of a library: its functions tell."""
    functions = [value for value in vars(kind).values() if isinstance(value, types.FunctionType)]
    return "<locals>" in kind.__qualname__ and bool(functions) and all(map(of_library, functions))


def _is_library_module(module: types.ModuleType | None) -> bool:
    """Whether a loaded module with the name of a library's is the library's."""
    file = getattr(module, "__file__", None)
    return _is_built_in(module) if file is None else _lies_in_library(file)


def _is_built_in(module: types.ModuleType | None) -> bool:
    return getattr(getattr(module, "__spec__", None), "origin", None) == "built-in"


@functools.lru_cache(maxsize=4096)
def _lies_in_library(file: str) -> bool:
    """Whether a file lies with Python, with installed packages or in bgjax; "<frozen os>" is a module of Python."""
    return file.startswith("<frozen ") or is_installed(file) or os.path.realpath(file).startswith(_folders())


@functools.cache
def _folders() -> tuple[str, ...]:
    """Folders of Python, of bgjax and of the packages that it runs on, wherever these are installed."""
    found = [spec for spec in map(find_spec, RUNNING) if spec is not None]
    inside = [Path(place) for spec in found for place in spec.submodule_search_locations or ()]
    folders = [Path(os.__file__).parent, Path(__file__).parents[1], *inside]
    return tuple(f"{os.path.realpath(folder)}{os.sep}" for folder in folders)
