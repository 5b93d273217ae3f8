"""Cost of a step of the slider-crank, isostatic and hyperstatic, in one run; and how long both take to compile."""

import time

import jax
import numpy as np

import bgjax as bg
from bgjax.formulation.records.output import Output
from bgjax.models import slider_crank
from bgjax.simulation import simulate as _simulate


RUNS = 15


def timed(system: bg.System) -> tuple[float, int]:
    """Seconds of the integration alone, and its steps."""
    inner, found = _simulate.integrate, []

    def watch(*arguments):
        begin = time.perf_counter()
        result = jax.block_until_ready(inner(*arguments))
        found.append(time.perf_counter() - begin)
        return result

    _simulate.integrate = watch
    try:
        sol = bg.simulate(system, 0.0, 10.0, rtol=1e-8, atol=1e-10)
    finally:
        _simulate.integrate = inner
    return found[0], int(sol.stats["num_steps"])


def main() -> None:
    systems = {name: bg.compile(getattr(slider_crank, name)()) for name in ("isostatic", "hyperstatic")}
    cold = {name: timed(system)[0] for name, system in systems.items()}
    costs: dict[str, list[float]] = {name: [] for name in systems}
    for _ in range(RUNS):  # alternately, so that both see the same machine
        for name, system in systems.items():
            seconds, steps = timed(system)
            costs[name].append(seconds / steps)
    for name in systems:
        size = len(systems[name].plan.program((Output.RATES,)).body)
        print(
            f"{name:<12} {1e6 * np.median(costs[name]):6.2f} µs a step (median of {RUNS}), {size} operations a "
            f"right-hand side, first run {cold[name]:.1f} s"
        )
    print(f"hyperstatic / isostatic: {np.median(costs['hyperstatic']) / np.median(costs['isostatic']):.2f}")


if __name__ == "__main__":
    main()
