"""`make demo`: bond graphs, their causality, and their motion beside independent solutions; a page to look at."""

import time
from pathlib import Path
from typing import NamedTuple

import numpy as np

import bgjax as bg
from bgjax.display import page, section

from . import dc_motor, free_rigid_body
from .demo_clearance import clearance_sections
from .demo_methods import method_sections
from .demo_motion import motion_sections
from .demo_scalar import scalar_sections
from .registry import REGISTRY


RULE = "─" * 78
PAGE = Path("build") / "demo.html"
TIMES = 2001  # saved times of a run on the page, so that no oscillation falls between them


class Shown(NamedTuple):
    """A section of the page: its heading, a sentence or two, and the results to plot."""

    heading: str
    text: str
    results: tuple[str, ...]


SHOWN = {
    "dc_motor": Shown(
        "A DC motor is switched on",
        "An electrical and a mechanical circuit, joined by a gyrator.",
        ("L.flow", "rotor.flow"),
    ),
    "two_inertias": Shown(
        "Two inertias on one shaft: only one of them has a momentum of its own",
        "The second follows from the first, so that it is in derivative causality (orange).",
        ("J1.flow", "J2.effort"),
    ),
    "resistive_network": Shown(
        "Resistors between resistors make an algebraic loop",
        "The loop (blue) is solved as one linear system.",
        ("L.flow", "R2.effort"),
    ),
    "free_rigid_body": Shown(
        "A free rigid body tumbles",
        "Multibonds of width 3, an inertia field and the Eulerian junction structure.",
        ("J.flow",),
    ),
    "pendulum_a01": Shown(
        "A pendulum as a point mass on a bar",
        "A constraint holds the mass on its circle; the multiplier is the force in the bar.",
        ("x.position", "bar.effort"),
    ),
    "rectifier_bridge": Shown(
        "Four diodes rectify the mains",
        "Nonlinear loops, and steps limited by the mains so that no pulse is missed.",
        ("C.voltage", "source.current"),
    ),
    "three_domains": Shown(
        "Battery, motor, gear, pump, cylinder and mass: three energy domains in one graph",
        "Electrical, mechanical and hydraulic parts are connected by bonds alone.",
        ("motor.current", "oil.pressure", "cylinder.velocity"),
    ),
    "servo_cylinder": Shown(
        "A hydraulic servo moves a mass to its place",
        "A pump, a relief valve, four metering edges, a cylinder with two chambers and a proportional controller.",
        ("x.position", "mass.flow", "one.pressure", "two.pressure"),
    ),
    "slider_crank_hyperstatic": Shown(
        "A slider-crank with three constraints too many moves all the same",
        "Crank, rod and piston in space on three revolutes and a prismatic joint: 20 constraints on 18 coordinates, of "
        "which three are found to repeat others.",
        ("main.rate", "bore.velocity", "big_end.reaction_force"),
    ),
}


def table(title: str, times, columns: dict[str, np.ndarray]) -> None:
    """A few rows of results beside the exact ones."""
    print(f"\n{title}")
    print(f"{'t':>8} " + " ".join(f"{name:>16}" for name in columns))
    for k in np.linspace(0, len(times) - 1, 6).astype(int):
        print(f"{times[k]:8.3f} " + " ".join(f"{values[k]:16.9f}" for values in columns.values()))


def show(title: str, graph: bg.Graph, t1: float) -> bg.Solution:
    print(f"\n{RULE}\n{title}\n{RULE}")
    start = time.perf_counter()
    system = bg.compile(graph)
    print(system.causality)
    print(system)
    compiled = time.perf_counter()
    solution = bg.simulate(system, 0.0, t1, rtol=1e-10, atol=1e-12, audit=True)
    ran = time.perf_counter()
    print(
        f"\n{solution}\ngraph compiled in {compiled - start:.2f} s, XLA program compiled and run in "
        f"{ran - compiled:.2f} s"
    )
    return solution


def motor() -> None:
    solution = show(
        "DC-motor drive: armature circuit ⇁ gyrator ⇁ rotor with drag, switched on at rest", dc_motor.build(), 2.0
    )
    exact = dc_motor.reference(solution.ts)
    columns = {
        "current [A]": solution["L.flow"],
        "exact": exact["L.flow"],
        "speed [rad/s]": solution["rotor.flow"],
        "exact ": exact["rotor.flow"],
    }
    table("results and exact solution (matrix exponential)", solution.ts, columns)
    print(f"largest error {max(np.max(np.abs(solution[n] - exact[n])) for n in exact):.1e}")
    print(f"\n{solution.audit}")


def body() -> None:
    solution = show(
        "Free rigid body: I field ⇁ 1-junction ⇁ Eulerian junction structure, quaternion integrator",
        free_rigid_body.build(),
        10.0,
    )
    exact = free_rigid_body.reference(solution.ts)["J.flow"]
    rates = solution["J.flow"]
    columns = {"ω1 [rad/s]": rates[:, 0], "exact": exact[:, 0], "ω2 [rad/s]": rates[:, 1], "exact ": exact[:, 1]}
    table("results and exact solution (Jacobi elliptic functions)", solution.ts, columns)
    energy = solution.energy
    print(
        f"largest error {np.max(np.abs(rates - exact)):.1e}, energy drift {np.max(np.abs(energy - energy[0])):.1e} J "
        f"of {energy[0]:.2f} J"
    )


def drawn(name: str) -> str:
    """One section of the page: a model with its results, and the independent ones as dots where
    they have a closed form."""
    start, model = time.perf_counter(), REGISTRY[name]
    options = {"rtol": 1e-8, "saveat": np.linspace(0.0, model.t1, TIMES), **model.run_options()}
    solution = bg.simulate(bg.compile(model.build()), 0.0, model.t1, dict(model.initial) or None, audit=True, **options)
    exact = {} if isinstance(model.reference, str) else dict(model.reference(np.asarray(solution.ts)))
    where = "dots" if exact else "in the tests"
    text = f"{SHOWN[name].text} Independent solution ({where}): {model.source}."
    found = section(solution, SHOWN[name].results, text=text, reference=exact)
    print(f"  {name:<20} {time.perf_counter() - start:5.1f} s")
    return found


def methods() -> dict[str, str]:
    print(f"\n{RULE}\nFour simulation methods beside each other (Boudon et al. 2019)\n{RULE}")
    return method_sections()


def clearance() -> dict[str, str]:
    print(f"\n{RULE}\nA crank-rocker with play in a joint and its DC motor (Clearance 2014)\n{RULE}")
    return clearance_sections()


def write_page(moving: dict[str, str], compared: dict[str, str]) -> None:
    print(f"\n{RULE}\nA page with drawn graphs, causality and plots\n{RULE}")
    drawings = {shown.heading: drawn(name) for name, shown in SHOWN.items()}
    sections = motion_sections() | moving | drawings | compared | scalar_sections()
    PAGE.parent.mkdir(exist_ok=True)
    introduction = (
        "Every picture and number below comes out of a bond graph. Strokes stand where the effort arrives; "
        "dots are independent solutions."
    )
    PAGE.write_text(
        page("bgjax: from multibond graphs to differentiable systems", sections, introduction), encoding="utf-8"
    )
    print(f"written: {PAGE} (open it in a browser; it needs no network)")


if __name__ == "__main__":
    print(f"bgjax {bg.__version__}: from a multibond graph to a differentiable JAX system")
    motor()
    body()
    compared = methods()
    write_page(clearance(), compared)
    print(
        f"\n{RULE}\nNext: README.md shows gradients, batches and parts of your own; "
        "notebooks/ builds a bond graph step by step."
    )
