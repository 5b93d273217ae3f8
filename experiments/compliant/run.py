"""Errors and steps of compliant joints; writes result.md and the pictures beside itself."""

import time
from pathlib import Path

import diffrax as dfx
import numpy as np
from matplotlib.figure import Figure

import bgjax as bg
from bgjax.models import pendulum, slider_crank
from bgjax.solvers import RadauIIA5
from tests.tables import table
from tests.test_compliant import STIFFNESSES, one_degree, pendulum_errors, slope


HERE = Path(__file__).parent
COLOURS = ("#1d4ed8", "#c2410c", "#15803d", "#7c3aed")


def dressed(axis, xlabel: str, ylabel: str) -> None:
    axis.set_xlabel(xlabel)
    axis.set_ylabel(ylabel)
    axis.grid(color="#e5e7eb", linewidth=0.6)
    axis.spines[["top", "right"]].set_visible(False)
    axis.legend(fontsize=8, frameon=False)


def pendulum_study() -> list[str]:
    errors = pendulum_errors()
    words = dict(
        angle="angle, 2 s [rad]",
        rate="rate from 0.2 s on [rad/s]",
        peak="peak of the rate at the start [rad/s]",
        preloaded="the same, preloaded [rad/s]",
    )
    lines = ["## Pendulum", "", "| k [N/m] | " + " | ".join(words.values()) + " |", "|---|---|---|---|---|"]
    for k, stiffness in enumerate(STIFFNESSES):
        lines.append(f"| {stiffness:.0e} | " + " | ".join(f"{errors[name][k]:.2e}" for name in words) + " |")
    lines.append("| order | " + " | ".join(f"{slope(errors[name]):.3f}" for name in words) + " |")
    lines.append(
        "| last decade | " + " | ".join(f"{np.log10(errors[name][-1] / errors[name][-2]):.3f}" for name in words) + " |"
    )
    figure = Figure(figsize=(9.0, 3.6), layout="constrained")
    left, right = figure.subplots(1, 2)
    for (name, word), colour in zip(words.items(), COLOURS, strict=True):
        left.loglog(STIFFNESSES, errors[name], "o-", color=colour, label=word, markersize=4)
    dressed(left, "stiffness [N/m]", "error")
    start_up(right)
    figure.savefig(HERE / "pendulum.svg")
    return lines


def start_up(axis) -> None:
    """The rate's error in the first moments, as in Boudon's figure 21."""
    system, times = bg.compile(pendulum.build(), method=bg.Compliant(1e7, 200.0)), np.linspace(0.0, 0.02, 2001)
    exact = one_degree(np.linspace(0.0, 0.02, 4001))[::2]
    for preload, word, colour in ((False, "empty springs", COLOURS[2]), (True, "preloaded springs", COLOURS[3])):
        start = bg.initialise(system, {"hinge.rate": 0.0}, preload=preload)
        sol = bg.simulate(system, 0.0, 0.02, start, saveat=times, rtol=1e-9, atol=1e-12, solver=RadauIIA5())
        axis.plot(1e3 * times, 1e3 * (np.asarray(sol["hinge.rate"]) - exact), color=colour, label=word, linewidth=1.2)
    dressed(axis, "time [ms]", "error of the rate [mrad/s], k = 1e7")


def slider_crank_study() -> list[str]:
    data = table("boudon_slider_crank")
    early = data["t"] <= 2.0
    lines = [
        "",
        "## Slider-crank",
        "",
        "| k [N/m] | piston velocity, 2 s [m/s] | crank angle, 10 s [rad] | solver | steps | time [s] |",
        "|---|---|---|---|---|---|",
    ]
    figure = Figure(figsize=(7.0, 3.2), layout="constrained")
    axis = figure.subplots()
    system = bg.compile(slider_crank.isostatic(), method=bg.Compliant(1e7, 200.0))
    for stiffness, colour in zip((1e7, 1e8, 1e9), COLOURS, strict=False):
        stiff = bg.set(system, {"method.stiffness": stiffness})
        bg.simulate(stiff, 0.0, 10.0, saveat=data["t"], rtol=1e-6, atol=1e-8)
        begun = time.perf_counter()
        sol = bg.simulate(stiff, 0.0, 10.0, saveat=data["t"], rtol=1e-6, atol=1e-8)
        spent = time.perf_counter() - begun
        velocity, angle = (np.abs(np.asarray(sol[name]) - data[name]) for name in ("bore.velocity", "main.angle"))
        lines.append(
            f"| {stiffness:.0e} | {np.max(velocity[early]):.2e} | {angle[-1]:.5f} | {sol.solver} | "
            f"{int(sol.stats['num_steps'])} | {spent:.2f} |"
        )
        axis.semilogy(data["t"][1:], angle[1:], color=colour, label=f"k = {stiffness:.0e} N/m")
    dressed(axis, "time [s]", "error of the crank angle [rad]")
    figure.savefig(HERE / "slider_crank.svg")
    return lines


def steps_study() -> list[str]:
    lines = [
        "",
        "## Steps over 2 s, k = 1e7, rtol 1e-6",
        "",
        "| model | atol | Radau | Tsit5 | ratio |",
        "|---|---|---|---|---|",
    ]
    for name, build in (("isostatic", slider_crank.isostatic), ("hyperstatic", slider_crank.hyperstatic)):
        system = bg.compile(build(), method=bg.Compliant(1e7, 200.0))
        for atol in (1e-6, 1e-8, None):
            steps = [
                int(bg.simulate(system, 0.0, 2.0, rtol=1e-6, atol=atol, solver=solver).stats["num_steps"])
                for solver in (RadauIIA5(), dfx.Tsit5())
            ]
            lines.append(
                f"| {name} | {'default' if atol is None else atol} | {steps[0]} | {steps[1]} | "
                f"{steps[0] / steps[1]:.2f} |"
            )
    return lines


if __name__ == "__main__":
    text = ["# Compliant joints", "", *pendulum_study(), *slider_crank_study(), *steps_study(), ""]
    (HERE / "result.md").write_text("\n".join(text))
    print("\n".join(text))
