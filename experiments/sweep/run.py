"""See README.md."""

import statistics
import sys
import time

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np

import bgjax as bg
from bgjax.models import slider_crank
from bgjax.simulation.simulate import integration


PATHS = ["rod.mass", "crank.mass", "piston.mass", "small_end.damping", "bore.damping", "crank.inertia", "drive.value"]


def timed(act, repeats: int = 9) -> str:
    """Median seconds of the clock and of the processor, as text."""
    clock, processor = [], []
    for _ in range(repeats):
        a, b = time.perf_counter(), time.process_time()
        act()
        clock.append(time.perf_counter() - a)
        processor.append(time.process_time() - b)
    return (
        f"{1e3 * statistics.median(clock):9.1f} ms of the clock, {1e3 * statistics.median(processor):9.1f} ms of the "
        "processor"
    )


def repeats(system) -> None:
    first = bg.simulate(system, 0.0, 10.0, rtol=1e-8)
    print("first call:", first.timing)
    run, masses = integration(system, 0.0, 10.0, bg.initialise(system), rtol=1e-8), iter(np.linspace(1.01, 1.1, 1000))
    print("compiled run alone   ", timed(lambda: jax.block_until_ready(run(dfx.Dopri8()).ys)))
    print("simulate, again      ", timed(lambda: bg.simulate(system, 0.0, 10.0, rtol=1e-8)))
    print("bg.set               ", timed(lambda: bg.set(system, {"rod.mass": next(masses)})))
    print(
        "set and simulate     ",
        timed(lambda: bg.simulate(bg.set(system, {"rod.mass": next(masses)}), 0.0, 10.0, rtol=1e-8)),
    )


def sweeps(system, count: int) -> None:
    random = np.random.default_rng(0)
    values = {
        "rod.mass": random.uniform(0.8, 1.2, count),
        "small_end.damping": random.uniform(1.5, 2.5, count),
        "bore.damping": random.uniform(4.0, 6.0, count),
    }
    options = dict(rtol=1e-7, solver=dfx.Dopri8())
    bg.sweep(system, {path: array[:4] for path, array in values.items()}, 0.0, 10.0, **options)
    a, b = time.perf_counter(), time.process_time()
    found = bg.sweep(system, values, 0.0, 10.0, **options)
    clock, processor = time.perf_counter() - a, time.process_time() - b
    print(
        f"{count} runs: {count / clock:.1f} a second, {1e3 * processor / count:.1f} ms of the processor each, "
        f"{processor / clock:.2f} cores busy; {found.how}"
    )
    fine = bg.simulate(found.member(0), 0.0, 10.0, rtol=1e-11, atol=1e-13)
    print(
        "piston error of the first run "
        f"{np.max(np.abs(fine['bore.displacement'] - found['bore.displacement'][0])):.1e} m"
    )
    some = iter(range(count))
    print("one by one           ", timed(lambda: bg.simulate(found.member(next(some)), 0.0, 10.0, **options)))


def gradients(system) -> None:
    def loss(sol):
        return jnp.mean(sol["bore.displacement"] ** 2)

    for mode in ("forward", "reverse"):

        def act(mode=mode):
            return bg.gradient(loss, system, PATHS, 0.0, 10.0, rtol=1e-8, mode=mode)

        print(act())
        print("again                ", timed(act, 3), flush=True)


if __name__ == "__main__":
    mechanism = bg.compile(slider_crank.isostatic())
    repeats(mechanism)
    sweeps(mechanism, next((int(word) for word in sys.argv if word.isdigit()), 256))
    if "gradient" in sys.argv:
        gradients(mechanism)
