"""A02: windows of four-bar linkages whose rank changes twice a turn; and how a right-hand side's cost grows."""

import os
import statistics
import warnings

import diffrax as dfx
import numpy as np

import bgjax as bg
from bgjax.models import a02 as model
from tests.tables import table

from ..measure import exponent
from ..peers import bond_graph, mujoco
from ..race import Result, race, say


TARGET, T1 = 1e-5, 10.0
SIZES = tuple(int(size) for size in os.environ.get("BENCH_WINDOWS", "").split(",") if size) or (5, 20, 40)
OURS = "bgjax, multipliers"


def ours(windows: int, times, costs: dict[int, float]):
    def build():
        system = bg.compile(model.build_planar(windows))
        start = bg.initialise(system)
        costs[windows] = statistics.median(bond_graph.right_hand_side(system, start))
        say(f"{OURS}: {windows} windows, {1e6 * costs[windows]:.2f} µs a right-hand side")
        for solver in (dfx.Dopri8(), dfx.Tsit5()):
            yield bond_graph.jitted(system, start, times, ["foot_0.angle"], solver)

    return build


def by_mujoco(windows: int, rows: int):
    from .cases import a02_mujoco as case

    for hardness in (2.0, 4.0):

        def xml(step, hardness=hardness):
            return case.xml(windows, step, hardness)

        yield mujoco.ladder(
            xml,
            T1,
            rows,
            (20, 80, 320),
            lambda q: q[:, :1],
            f", time constant {hardness:g} h",
            rates=case.rates(windows),
        )


def one_size(windows: int, costs: dict[int, float]) -> Result:
    data = table(f"a02_{windows}")
    peers = {OURS: ours(windows, data["t"], costs), "MuJoCo": lambda: by_mujoco(windows, len(data["t"]) - 1)}
    result = Result(f"a02_{windows}", f"A02 with {windows} windows, in its plane, 10 s", TARGET, "crank angle [rad]")
    return race(result, peers, -np.asarray(data["theta"])[:, None])


def run() -> list[Result]:
    warnings.simplefilter("ignore", bg.ChangePointWarning)  # that is what it is about
    costs: dict[int, float] = {}
    results = [one_size(windows, costs) for windows in SIZES]
    growth = Result("a02_growth", "A02: cost of one right-hand side [µs] over the number of windows")
    growth.numbers = {f"{OURS} @ {size}": 1e6 * cost for size, cost in costs.items()}
    if len(costs) > 1:
        growth.numbers["exponent"] = exponent(list(costs), list(costs.values()))
    return [*results, growth]
