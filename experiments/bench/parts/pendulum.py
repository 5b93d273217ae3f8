"""Boudon's damped pendulum, 10 s: the least that a simulator has to do, and MJX beside MuJoCo."""

import diffrax as dfx
import numpy as np

import bgjax as bg
from bgjax.models import pendulum as model
from tests.tables import table

from ..cases import pendulum as case
from ..peers import bond_graph, mjx, mujoco, ode
from ..race import Result, race


TARGET, T1 = 1e-6, 10.0
TABLE = table("boudon_pendulum")
ROWS = len(TABLE["t"]) - 1
SUBSTEPS = (5, 10, 20, 40, 80)


def ours(method):
    return bond_graph.ladders(model.build, method, TABLE["t"], ["hinge.angle"], (dfx.Tsit5(), dfx.Dopri8()))


def problem() -> ode.Problem:
    return ode.Problem(case.compiled_rates(), np.zeros(2), TABLE["t"], [0])


def growing(result: Result) -> None:
    """Time of one step, from the finest settings of both."""
    for peer in ("MuJoCo", "MJX"):
        steps = [(t.median, float(t.setting.split("h = ")[1].split()[0])) for t in result.trials if t.peer == peer]
        if steps:
            result.numbers[f"{peer}, one RK4 step [µs]"] = 1e6 * min(
                seconds / (1e3 * T1 / step) for seconds, step in steps
            )


PEERS = {
    "bgjax, multipliers": ours(bg.Multipliers()),
    "bgjax, minimal coordinates": ours(bg.MinimalCoordinates()),
    "SciPy": lambda: [ode.scipy_ladder(problem(), method) for method in ("DOP853", "LSODA", "RK45")],
    "CVODE": lambda: [ode.cvode_ladder(problem(), method) for method in ("Adams", "BDF")],
    "MuJoCo": lambda: [mujoco.ladder(case.xml, T1, ROWS, SUBSTEPS, np.asarray)],
    "MJX": lambda: [mjx.ladder(case.xml, T1, ROWS, SUBSTEPS[:3], np.asarray)],
}


def run() -> list[Result]:
    result = race(
        Result("pendulum", "Damped pendulum, 10 s", TARGET, "angle [rad]"),
        PEERS,
        np.asarray(TABLE["hinge.angle"])[:, None],
    )
    growing(result)
    return [result]
