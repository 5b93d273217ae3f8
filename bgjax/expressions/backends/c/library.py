"""Compile C source by the system's compiler and call its function."""

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from ....errors import Fault, StructureError
from .unit import Unit


LONG = 4000  # lines: beyond it, optimising takes longer than it saves
ARRAY = np.ctypeslib.ndpointer(np.float64, flags="C_CONTIGUOUS")


def compiler() -> str:
    """The C compiler: that of the environment variable CC, or the first of cc, gcc and clang that is found."""
    found = next(filter(None, map(shutil.which, [os.environ.get("CC", ""), "cc", "gcc", "clang"])), None)
    if found is None:
        remedy = "install gcc or clang, or name a compiler in the environment variable CC."
        raise StructureError([Fault("C compiler", "none is found.", remedy)])
    return found


def compiled_unit(unit: Unit, optimise: int | None = None) -> Callable[[Callable[[tuple], Any]], np.ndarray]:
    """The function of a unit as symbol → outputs; `symbol(key)` gives the value of each input, and of the carried nodes
    ("carried", position)."""
    lines = unit.source.count("\n")
    function = getattr(_library(unit.source, int(lines < LONG) if optimise is None else optimise), unit.name)
    function.restype = None

    def run(symbol: Callable[[tuple], Any]) -> np.ndarray:
        values, out = unit.arguments.values(symbol), np.zeros(unit.count)
        function.argtypes = [ARRAY if isinstance(value, np.ndarray) else ctypes.c_double for value in (*values, out)]
        function(*values, out)
        return out

    return run


def _library(source: str, optimise: int) -> ctypes.CDLL:
    """The shared library; it stays loaded when its file is gone."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        text, library = Path(folder, "unit.c"), Path(folder, "unit.so")
        text.write_text(source)
        # contracted products and sums would differ from the other backends in the last digits
        options = [f"-O{optimise}", "-std=gnu11", "-ffp-contract=off", "-fPIC", "-shared"]
        subprocess.run([compiler(), *options, str(text), "-o", str(library), "-lm"], check=True)
        return ctypes.CDLL(str(library))
