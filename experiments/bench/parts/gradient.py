"""Gradient of a loss over the slider-crank's trajectory by eleven parameters, as `bg.gradient` does it,
against one run."""

import statistics

import diffrax as dfx
import jax.numpy as jnp

import bgjax as bg
from bgjax.models import slider_crank
from tests.tables import table

from ..measure import timed
from ..race import Result


REPEATS = 7  # of which the median counts
T1, RTOL = 10.0, 1e-7  # the piston's error is below 2 µm
PATHS = (
    "crank.mass", "rod.mass", "piston.mass", "crank.inertia", "rod.inertia", "crank.points.B", "rod.points.B",
    "small_end.damping", "bore.damping", "drive.value", "world.gravity",
)  # fmt: skip
CHECKED = ("crank.mass", "small_end.damping", "bore.damping")  # by differences


def loss(sol):
    return jnp.mean((sol["bore.displacement"] - 1.0) ** 2)


def derivative_by_differences(run, system, path: str, step: float = 1e-5) -> float:
    value = float(bg.get(system, path))
    ends = [float(loss(run(bg.set(system, {path: value * (1.0 + sign * step)})))) for sign in (1.0, -1.0)]
    return (ends[0] - ends[1]) / (2.0 * step * value)


def run() -> list[Result]:
    system, data = bg.compile(slider_crank.isostatic()), table("boudon_slider_crank")
    start, options = bg.initialise(system), dict(saveat=data["t"], rtol=RTOL, solver=dfx.Dopri8())

    def find():
        return bg.gradient(loss, system, PATHS, 0.0, T1, start, **options)

    first, found = timed(find)
    ratios = [find().times_forward for _ in range(REPEATS)]

    def alone(changed):
        return bg.simulate(changed, 0.0, T1, start, **options)

    result = Result("gradient", f"Gradient by eleven parameters, {found.mode} mode, 10 s of the slider-crank")
    result.numbers = {
        "ratio": statistics.median(ratios),
        "smallest ratio": min(ratios),
        "largest ratio": max(ratios),
        "numbers": sum(derivative.size for derivative in found.derivatives.values()),
    }
    result.numbers |= {"gradient, first call [s]": first, "gradient, compiling [s]": found.timing.compiling}
    worst = max(
        abs(float(found[path]) - derivative_by_differences(alone, system, path)) / abs(float(found[path]))
        for path in CHECKED
    )
    result.numbers["largest relative difference to central differences (three parameters)"] = worst
    return [result]
