"""Finds how a function reads data that its code does not show: environment, files, modules found at run time."""

import sys
import types
from typing import Any

from .names_read import Readings


# builtins
HIDING = frozenset("eval exec globals open __import__ input".split())
# attributes of modules of libraries
_FILES = "load loadtxt genfromtxt fromfile memmap"
_READING = {
    "os": "environ environb getenv open popen listdir scandir stat",
    "sys": "modules argv stdin _getframe",
    "io": "open open_code FileIO",
    "importlib": "import_module reload __import__",
    "inspect": "currentframe stack getmembers",
    "numpy": _FILES,
    "jax.numpy": "load fromfile",
    "json": "load",
    "pickle": "load",
    "pandas": "read_csv read_table read_excel read_parquet read_hdf read_json read_pickle",
}
READING = {module: frozenset(names.split()) for module, names in _READING.items()}
# attributes of any object
ANYWHERE = frozenset("read_text read_bytes __globals__ f_globals f_locals f_builtins".split())


def hidden_attributes(found: Readings) -> list[str]:
    """Attributes read by some code through which it may read anything, of whatever object."""
    return [name for name in found.attributes if name in ANYWHERE]


def hidden_in_library(module: types.ModuleType, found: Readings) -> list[str]:
    """What some code reads from outside by names of a library's module, such as os.environ."""
    reading = READING.get(module.__name__, frozenset())
    return [f"{module.__name__}.{name}" for name in found.attributes if name in reading]


def hidden_whole(found: Readings, names: tuple[str, ...]) -> bool:
    """Whether some code uses a user's module, which it knows by these names, as a whole: `vars(module)`,
    `module.__dict__`, `getattr(module, name)`, or as an argument."""
    return "__dict__" in found.attributes or any(name in found.whole for name in names)


def reads_outside(value: Any) -> bool:
    """Whether a library's function reads from outside: `from os import getenv`."""
    name = getattr(value, "__name__", None)
    return isinstance(name, str) and any(
        name in names and getattr(sys.modules.get(module), name, None) is value for module, names in READING.items()
    )
