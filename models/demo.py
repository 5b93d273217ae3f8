"""`make demo`: two bond graphs, their causality, and their motion beside the exact solution."""

import time

import numpy as np

import bgjax as bg

from . import dc_motor, free_rigid_body


RULE = "─" * 78


def table(title: str, times, columns: dict[str, np.ndarray]) -> None:
    """A few rows of results beside the exact ones."""
    print(f"\n{title}")
    print(f"{'t':>8} " + " ".join(f"{name:>16}" for name in columns))
    for k in np.linspace(0, len(times) - 1, 6).astype(int):
        print(f"{times[k]:8.3f} " + " ".join(f"{values[k]:16.9f}" for values in columns.values()))


def show(title: str, graph: bg.Graph, t1: float, pairs: dict[str, tuple[np.ndarray, np.ndarray]] | None = None) -> bg.Solution:
    print(f"\n{RULE}\n{title}\n{RULE}")
    start = time.perf_counter()
    system = bg.compile(graph)
    print(system.causality)
    print(system)
    compiled = time.perf_counter()
    solution = bg.simulate(system, 0.0, t1, rtol=1e-10, atol=1e-12, audit=True)
    ran = time.perf_counter()
    print(f"\n{solution}\ngraph compiled in {compiled - start:.2f} s, XLA program compiled and run in {ran - compiled:.2f} s")
    return solution


def motor() -> None:
    solution = show("DC-motor drive: armature circuit ⇁ gyrator ⇁ rotor with drag, switched on at rest", dc_motor.build(), 2.0)
    exact = dc_motor.reference(solution.ts)
    columns = {}
    for name, label in (("L.flow", "current [A]"), ("rotor.flow", "speed [rad/s]")):
        columns |= {label: solution[name], "exact": exact[name]} if not columns else {label: solution[name], "exact ": exact[name]}
    table("results and exact solution (matrix exponential)", solution.ts, columns)
    print(f"largest error {max(np.max(np.abs(solution[n] - exact[n])) for n in exact):.1e}")
    print(f"\n{solution.audit}")


def body() -> None:
    solution = show("Free rigid body: I field ⇁ 1-junction ⇁ Eulerian junction structure, quaternion integrator", free_rigid_body.build(), 10.0)
    exact = free_rigid_body.reference(solution.ts)["J.flow"]
    rates = solution["J.flow"]
    columns = {"ω1 [rad/s]": rates[:, 0], "exact": exact[:, 0], "ω2 [rad/s]": rates[:, 1], "exact ": exact[:, 1]}
    table("results and exact solution (Jacobi elliptic functions)", solution.ts, columns)
    energy = solution.energy
    print(f"largest error {np.max(np.abs(rates - exact)):.1e}, energy drift {np.max(np.abs(energy - energy[0])):.1e} J of {energy[0]:.2f} J")


if __name__ == "__main__":
    print(f"bgjax {bg.__version__}: from a multibond graph to a differentiable JAX system")
    motor()
    body()
    print(f"\n{RULE}\nNext: README.md shows gradients, batches and parts of your own.")
