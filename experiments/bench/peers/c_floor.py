"""The one-DOF slider-crank in C, compiled by gcc, or by zig's C compiler from PyPI where there is none."""

import ctypes
import importlib.util
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import numpy as np

from ..measure import Setting


SOURCE = Path(__file__).parents[1] / "cases" / "floor.c"
# lengths, masses, moments of inertia, gravity, torque, damping of the rod's rotation and of the bore
PARAMETERS = (0.2, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 9.81, 10.0, 2.0, 5.0)
SUBSTEPS = (4, 6, 8, 12, 16, 20, 24, 28, 32, 40, 48, 64, 96)


def compiler() -> list[str]:
    if shutil.which("gcc"):
        return ["gcc", "-march=native"]
    if importlib.util.find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "cc"]
    raise ImportError("no C compiler: neither gcc nor ziglang")


@cache
def library() -> ctypes.CDLL:
    folder = Path(tempfile.mkdtemp(prefix="bench_floor_"))
    built = folder / "floor.so"
    subprocess.run(
        [*compiler(), "-O3", "-shared", "-fPIC", str(SOURCE), "-o", str(built), "-lm"], check=True, capture_output=True
    )
    found = ctypes.CDLL(str(built))
    found.slider_crank.argtypes = [ctypes.c_void_p, *[ctypes.c_double] * 3, ctypes.c_int, ctypes.c_int, ctypes.c_void_p]
    return found


def piston(parameters, t1: float, rows: int, each: int, angle: float = 0.0, rate: float = 0.0) -> np.ndarray:
    out, values = np.empty(rows + 1), np.asarray(parameters, float)
    library().slider_crank(values.ctypes.data, angle, rate, t1, rows, each, out.ctypes.data)
    return out


def ladder(t1: float, rows: int) -> Iterator[Setting]:
    library()  # compile before anything is timed
    for each in SUBSTEPS:
        yield Setting(
            f"RK4 h = {1e3 * t1 / rows / each:.3g} ms",
            lambda each=each: piston(PARAMETERS, t1, rows, each),
            lambda x: x[:, None],
        )
