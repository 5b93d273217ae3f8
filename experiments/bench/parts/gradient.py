"""Gradient of a loss over the slider-crank's trajectory by eleven parameters, forward mode, against one run."""

import statistics

import diffrax as dfx
import jax
import jax.numpy as jnp

import bgjax as bg
from models import slider_crank
from tests.tables import table

from ..measure import interleaved, timed
from ..race import Result


T1, RTOL = 10.0, 1e-7  # the piston's error is below 2 µm
# each is scaled by its own factor; of the points that is the crank's throw and the rod's length on one side
PATHS = (
    "crank.mass", "rod.mass", "piston.mass", "crank.inertia", "rod.inertia", "crank.points.B", "rod.points.B",
    "small_end.damping", "bore.damping", "drive.value", "world.gravity",
)  # fmt: skip


def losses():
    """The loss by eleven factors, once for runs alone, once for forward mode."""
    system, data = bg.compile(slider_crank.isostatic()), table("boudon_slider_crank")
    values, start = {path: jnp.asarray(bg.get(system, path)) for path in PATHS}, bg.initialise(system)

    def loss(factors, adjoint):
        changed = bg.set(system, {path: factors[k] * values[path] for k, path in enumerate(PATHS)})
        sol = bg.simulate(changed, 0.0, T1, start, saveat=data["t"], rtol=RTOL, solver=dfx.Dopri8(), adjoint=adjoint)
        return jnp.mean((sol["bore.displacement"] - 1.0) ** 2)

    return lambda factors: loss(factors, None), lambda factors: loss(factors, dfx.ForwardMode())


def slope_by_differences(run, at, k: int, step: float = 1e-5) -> float:
    shift = step * jnp.eye(len(PATHS))[k]
    return float((run(at + shift) - run(at - shift)) / (2.0 * step))


def run() -> list[Result]:
    plain, forward = losses()
    alone, gradient, at = jax.jit(plain), jax.jit(jax.jacfwd(forward)), jnp.ones(len(PATHS))
    first = {name: timed(lambda f=f: jax.block_until_ready(f(at)))[0] for name, f in (("run", alone), ("gradient", gradient))}
    seconds = interleaved({"run": lambda: jax.block_until_ready(alone(at)), "gradient": lambda: jax.block_until_ready(gradient(at))})
    medians = {name: statistics.median(values) for name, values in seconds.items()}
    result = Result("gradient", "Gradient by eleven parameters, forward mode, 10 s of the slider-crank")
    result.numbers = {"one run [ms]": 1e3 * medians["run"], "gradient [ms]": 1e3 * medians["gradient"], "ratio": medians["gradient"] / medians["run"]}
    result.numbers |= {f"{name}, first call [s]": value for name, value in first.items()}
    found = gradient(at)
    worst = max(abs(float(found[k]) - slope_by_differences(alone, at, k)) / abs(float(found[k])) for k in (0, 7, 9))
    result.numbers["largest relative difference to central differences (three parameters)"] = worst
    return [result]
