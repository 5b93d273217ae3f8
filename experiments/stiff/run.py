"""RadauIIA5 beside SciPy's Radau on a stiff two-mass system; see README.md."""

import statistics
import time

import jax
import numpy as np
from bgjax.models._exact import linear_response
from scipy.integrate import solve_ivp

import bgjax as bg
from bgjax.solvers import RadauIIA5


STIFFNESS, DAMPING, SOFT, T1, RTOL, ATOL, REPEATS = 1e9, 1e5, 100.0, 10.0, 1e-8, 1e-12, 7
START = [1.0, 1.0, 0.0, 0.0]  # velocities, displacements of the soft and the stiff spring


def graph() -> bg.Graph:
    masses = dict(a=bg.One(), m1=bg.I(1.0), soft=bg.C(stiffness=SOFT), b=bg.One(), m2=bg.I(2.0))
    nodes = masses | dict(gap=bg.Zero(), link=bg.One(), k=bg.C(stiffness=STIFFNESS), d=bg.R(DAMPING))
    return bg.Graph(
        nodes,
        ["a -> m1", "a -> soft", "a -> gap -> b -> m2", "gap -> link -> k", "link -> d"],
        initial={"m1.flow": 1.0, "m2.flow": 1.0},
    )


def matrix() -> np.ndarray:
    """Rates of v1, v2, soft and stiff displacement, by hand."""
    k, d, s = STIFFNESS, DAMPING, SOFT
    return np.array([[-d, d, -s, -k], [d / 2, -d / 2, 0.0, k / 2], [1.0, 0.0, 0.0, 0.0], [1.0, -1.0, 0.0, 0.0]])


def median_time(run) -> tuple[float, object]:
    times = []
    for _ in range(REPEATS):
        start = time.perf_counter()
        result = run()
        times.append(time.perf_counter() - start)
    return statistics.median(times), result


def ours(times: np.ndarray):
    system = bg.compile(graph())

    def run():
        return jax.block_until_ready(
            bg.simulate(system, 0.0, T1, saveat=times, rtol=RTOL, atol=ATOL, solver=RadauIIA5())
        )

    run()  # compiled once
    seconds, sol = median_time(run)
    return (
        seconds,
        int(sol.stats["num_accepted_steps"]),
        int(sol.stats["num_rejected_steps"]),
        np.asarray(sol["m1.flow"]),
    )


def scipy(times: np.ndarray):
    rates = matrix()

    def run():
        return solve_ivp(
            lambda t, y: rates @ y, (0.0, T1), START, method="Radau", rtol=RTOL, atol=ATOL, jac=rates, dense_output=True
        )

    seconds, sol = median_time(run)
    return seconds, len(sol.t) - 1, 0, sol.sol(times)[0]


if __name__ == "__main__":
    times = np.linspace(0.0, T1, 201)
    exact = linear_response(matrix(), np.zeros(4), START, times)[:, 0]
    print(f"two masses, k = {STIFFNESS:g} N/m, {T1:g} s, rtol {RTOL:g}, atol {ATOL:g}")
    print("solver          accepted  rejected      time   largest error of v1")
    rows = {"RadauIIA5": ours(times), "SciPy Radau": scipy(times)}
    for name, (seconds, accepted, rejected, found) in rows.items():
        print(f"{name:<14} {accepted:9d} {rejected:9} {seconds * 1e3:8.2f} ms   {np.max(np.abs(found - exact)):.1e}")
    steps, speed = rows["RadauIIA5"][1] / rows["SciPy Radau"][1], rows["SciPy Radau"][0] / rows["RadauIIA5"][0]
    print(f"steps {steps:.2f} × SciPy's (aim ≤ 1.3), {speed:.0f} × faster (aim ≥ 5)")
