"""Errors of the native functions at a million points each, in every width, and times beside libm and NumPy.

`python -m experiments.native_functions.run` writes `result.md`; `--points 10000` and names of functions make it
shorter, and then nothing is written.
"""

import argparse
import platform
import time
from pathlib import Path

import llvmlite.binding as llvm
import numpy as np

from experiments.native_functions import points
from experiments.native_functions.errors import EXACT, NUMPY, error, quick_errors
from experiments.native_functions.machine import WIDTHS, Functions, functions, library


RESULT = Path(__file__).with_name("result.md")
PRECISE = 10_000  # the worst points, which mpmath computes
REPEATS = 7


def arguments_of(name: str, count: int) -> tuple[np.ndarray, ...]:
    if name == "atan2":
        return points.of_atan2(count)
    return points.of_power(count) if name in ("pow", "power") else (points.of_one(name, count),)


def accuracy(name: str, natives: dict[int, Functions], count: int) -> str:
    arguments = arguments_of(name, count)
    found = {width: native.run(name, *arguments) for width, native in natives.items()}
    same = all(np.array_equal(found[1], other, equal_nan=True) for other in found.values())
    same &= all(np.array_equal(np.signbit(found[1]), np.signbit(other)) for other in found.values())
    quick = quick_errors(name, found[1], *arguments)
    worst = np.argsort(quick)[-PRECISE:]
    exact = np.array([error(name, found[1][k], *(float(a[k]) for a in arguments)) for k in worst])
    place = worst[np.argmax(exact)]
    where = ", ".join(repr(float(a[place])) for a in arguments)
    off = np.max(np.abs(exact - quick[worst])) if np.isfinite(exact).all() else np.inf
    return f"| {name} | {exact.max():.3f} | {where} | {'yes' if same else 'NO'} | {off:.4f} |"


def best(call, count: int) -> float:
    """Nanoseconds for each number."""
    times = []
    for _ in range(REPEATS):
        begun = time.perf_counter()
        call()
        times.append(time.perf_counter() - begun)
    return min(times) / count * 1e9


def times_of_library(names: list[str]) -> dict[str, float]:
    """To be measured first: after some vectorised functions of NumPy scalar code is slower on x86."""
    x, y = sides()
    found = {name: library(name) for name in names}
    return {name: best(lambda f=f: f(x, y, 50), 50 * x.size) for name, f in found.items()}


def sides() -> tuple[np.ndarray, np.ndarray]:
    x = np.random.default_rng(2).uniform(0.05, 0.95, 4096)
    return x, x[::-1].copy()


def speed(name: str, natives: dict[int, Functions], libm: float) -> str:
    x, y = sides()
    own = [best(lambda n=native: n.run(name, x, y, times=50), 50 * x.size) for native in natives.values()]
    with_numpy = NUMPY.get(name)
    given = (x, y) if name in ("atan2", "pow", "power") else (x,)
    numpy = best(lambda: with_numpy(*given), x.size) if with_numpy else np.nan
    row = " | ".join("–" if np.isnan(t) else f"{t:.2f}" for t in (*own, libm, numpy))
    return f"| {name} | {row} |"


def report(names: list[str], count: int) -> str:
    libm = times_of_library(names)
    natives = {width: functions(width) for width in WIDTHS}
    timed = [speed(name, natives, libm.get(name, np.nan)) for name in [*names, *(["sincos"] if "sin" in names else [])]]
    lines = ["# Native elementary functions", ""]
    version = ".".join(map(str, llvm.llvm_version_info))
    lines += [f"{platform.machine()}, {llvm.get_host_cpu_name()}, LLVM {version}.", ""]
    lines += [f"## Errors at {count} points", ""]
    lines += ["| function | largest error, ulp | where | widths 1, 4, 8 equal bit for bit | screening off by, ulp |"]
    lines += ["|---|---|---|---|---|", *(accuracy(name, natives, count) for name in names)]
    lines += ["", "## Nanoseconds a number", ""]
    lines += ["| function | width 1 | width 4 | width 8 | C library | NumPy |", "|---|---|---|---|---|---|", *timed]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"functions: {', '.join(EXACT)}")
    parser.add_argument("--points", type=int, default=1_000_000)
    request = parser.parse_args()
    text = report(request.names or list(EXACT), request.points)
    print(text)
    if not request.names and request.points >= 1_000_000:
        RESULT.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
