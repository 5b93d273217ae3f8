"""One version of bgjax, measured: seconds by case and stage, as JSON.
It uses names that users type only, so that it runs on other commits too."""

import json
import sys
import time


BEGAN = time.perf_counter()
import bgjax as bg  # noqa: E402


LOADED = bg.compile, bg.simulate
IMPORT = time.perf_counter() - BEGAN

import jax  # noqa: E402
import jax.numpy as jnp  # noqa: E402


try:
    from bgjax.models import REGISTRY, chain
except ImportError:  # commits before the models were part of the package
    from models import REGISTRY, chain


EVALUATIONS, RUNS = 20_000, 15
METHODS = {"multipliers": bg.Multipliers(), "minimal": bg.MinimalCoordinates(), "compliant": bg.Compliant(1e6, 200.0)}
CASES = {
    "DC motor": ("dc_motor", "multipliers"),
    "slider-crank, multipliers": ("slider_crank", "multipliers"),
    "slider-crank, minimal": ("slider_crank", "minimal"),
    "four-bar in the plane": ("planar_four_bar", "multipliers"),
    "six-link arm, minimal": ("six_link_arm", "minimal"),
    "servo cylinder": ("servo_cylinder", "multipliers"),
    "pendulum, compliant": ("pendulum", "compliant"),
}


def seconds(call) -> float:
    began = time.perf_counter()
    jax.block_until_ready(call())
    return time.perf_counter() - began


def right_hand_side(system: bg.System, state) -> float:
    """Seconds of one evaluation, each with the result of the one before, in one compiled loop."""

    @jax.jit
    def repeated(state):
        parameters = system.parameters()

        def step(_, y):
            return y + 1e-12 * system.rates(0.0, y, parameters)

        return jax.lax.fori_loop(0, EVALUATIONS, step, state)

    repeated(state)
    return min(seconds(lambda: repeated(state)) for _ in range(5)) / EVALUATIONS


def measured(model: bg.Graph, method, t1: float) -> dict[str, float]:
    began = time.perf_counter()
    system = bg.compile(model, method=METHODS[method])
    graph = time.perf_counter() - began
    began = time.perf_counter()
    solution = bg.simulate(system, 0.0, t1)
    first = time.perf_counter() - began
    state = jnp.asarray(bg.initialise(system))
    warm = min(seconds(lambda: bg.simulate(system, 0.0, t1).ys) for _ in range(RUNS))
    steps = int(solution.stats["num_steps"])
    return {
        "equations": graph,
        "first run": first,
        "right-hand side": right_hand_side(system, state),
        "warm run": warm,
        "steps": steps,
    }


def main() -> None:
    found = {"import": {"import": IMPORT}}
    for name, (model, method) in CASES.items():
        found[name] = measured(REGISTRY[model].build(), method, min(REGISTRY[model].t1, 2.0))
    found["chain of 20, minimal"] = measured(chain.build([0.1] * 20), "minimal", 0.2)
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
