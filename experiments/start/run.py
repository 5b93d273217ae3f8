"""Start-up times, structural passes and one right-hand side; see README.md."""

import math
import os
import statistics
import subprocess
import sys
import tempfile
import time

import jax
import jax.numpy as jnp

import bgjax as bg
from bgjax.formulation.emit import emit
from bgjax.graph.flatten import check
from bgjax.models import free_rigid_body, ladder
from bgjax.structure.causality import assign_causality


STEPS, REPEATS = 200_000, 7
START = "import time; t = time.perf_counter(); import bgjax as bg; from bgjax.models import dc_motor; "
START += "bg.simulate(bg.compile(dc_motor.build()), 0.0, 10.0)['L.flow']; print(time.perf_counter() - t)"
IMPORT = "import time; t = time.perf_counter(); import bgjax as bg; bg.simulate; bg.I; print(time.perf_counter() - t)"


def in_process(code: str, cache: str) -> float:
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "BGJAX_CACHE": cache},
        capture_output=True,
        text=True,
        check=True,
    )
    return float(run.stdout)


def start_times() -> None:
    with tempfile.TemporaryDirectory() as cache:
        print(f"import bgjax (with diffrax)      {in_process(IMPORT, cache):6.2f} s   (aim 2)")
        print(f"DC motor, cold process and cache {in_process(START, cache):6.2f} s   (aim 6)")
        warm = statistics.median(in_process(START, cache) for _ in range(3))
        print(f"DC motor, warm cache             {warm:6.2f} s   (aim 4)")


def one_pass(graph: bg.Graph) -> tuple[float, float]:
    start = time.perf_counter()
    flat = check(graph)
    assign_causality(flat.structure)
    causal = time.perf_counter() - start
    emit(flat, {})
    return time.perf_counter() - start, causal


def structural_passes() -> None:
    print("\nstructural passes on the ladder (flatten, check, causality, schedule, equations)")
    previous = None
    for bonds in (100, 250, 500, 1000, 2000, 4000):
        total, causal = min(one_pass(ladder.build(bonds)) for _ in range(3))
        ratio = f"   per n log n {total / (bonds * math.log(bonds)) * 1e6:6.2f} µs"
        growth = (
            ""
            if previous is None
            else f"   exponent {math.log(total / previous[1]) / math.log(bonds / previous[0]):.2f}"
        )
        print(f"{bonds:6d} bonds {total:7.3f} s (up to causality {causal:.3f}){ratio}{growth}")
        previous = bonds, total


def hand_written(parameters, y):
    """Euler's equations and the quaternion in scalars, as one would write them by hand."""
    j1, j2, j3 = parameters[0], parameters[1], parameters[2]
    a, b, c, w, x, u, v = (y[k] for k in range(7))
    rates = [(j2 - j3) * b * c / j1, (j3 - j1) * c * a / j2, (j1 - j2) * a * b / j3]
    turn = [-x * a - u * b - v * c, w * a + u * c - v * b, w * b + v * a - x * c, w * c + x * b - u * a]
    return jnp.stack(rates + [0.5 * value for value in turn])


def loop(rates):
    @jax.jit
    def run(parameters, y):
        return jax.lax.fori_loop(0, STEPS, lambda _, s: s + 1e-6 * rates(parameters, s), y)

    return run


def one_right_hand_side() -> None:
    system = bg.compile(free_rigid_body.build())
    y = bg.initialise(system)

    ours = loop(lambda prepared, s: system.rates(0.0, s, prepared))
    hand = loop(hand_written)
    cases = {"bgjax": (ours, system.parameters()), "by hand": (hand, jnp.array([1.0, 2.0, 3.0]))}
    times: dict[str, list[float]] = {name: [] for name in cases}
    for _ in range(REPEATS + 1):
        for name, (run, parameters) in cases.items():
            start = time.perf_counter()
            jax.block_until_ready(run(parameters, y))
            times[name].append((time.perf_counter() - start) / STEPS * 1e9)
    medians = {name: statistics.median(values[1:]) for name, values in times.items()}
    print("\none right-hand side of the free rigid body, all parameters as leaves")
    for name, value in medians.items():
        print(f"  {name:<8} {value:7.1f} ns")
    print(f"  ratio    {medians['bgjax'] / medians['by hand']:7.2f}   (aim ≤ 2)")


if __name__ == "__main__":
    start_times()
    structural_passes()
    one_right_hand_side()
