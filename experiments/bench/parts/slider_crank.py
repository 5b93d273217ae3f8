"""Boudon's slider-crank in space, 10 s, 49 turns: everybody's best time at a piston error of 2 µm."""

import diffrax as dfx
import numpy as np

import bgjax as bg
from bgjax.models import slider_crank as model
from tests.tables import table

from ..peers import bond_graph, c_floor, exudyn, mujoco, ode
from ..race import Result, race


TARGET, T1 = 2e-6, 10.0
TABLE = table("boudon_slider_crank")
ROWS = len(TABLE["t"]) - 1
SOLVERS = (None, dfx.Dopri8())
GAINS = (0.0, 5.0)  # of Baumgarte's stabilisation, which a careful user would try


def ours(build, method):
    return bond_graph.ladders(build, method, TABLE["t"], ["bore.displacement"], SOLVERS)


def problem(gain: float) -> ode.Problem:
    from .cases import slider_crank_numba as case

    def rates(t, y, out):
        return case.rigid_rates(y, out, *case.JOINTS, case.BODIES, case.FORCES, gain)

    return ode.Problem(rates, case.START, TABLE["t"], [case.PISTON_PLACE], words=f"gain {gain:g}")


def scipy():
    return [
        ode.scipy_ladder(problem(gain), method, ode.TOLERANCES[4:])
        for gain in GAINS
        for method in ("DOP853", "LSODA", "RK45")
    ]


def cvode():
    return [
        ode.cvode_ladder(problem(gain), method, ode.TOLERANCES[6:]) for gain in GAINS for method in ("Adams", "BDF")
    ]


def ida():
    return [ode.ida_ladder(problem(gain), ode.TOLERANCES[6:]) for gain in GAINS]


def by_mujoco():
    from .cases import slider_crank_mujoco as case

    for hardness in case.HARDNESS:

        def xml(step, hardness=hardness):
            return case.xml(step, hardness)

        yield mujoco.ladder(xml, T1, ROWS, case.SUBSTEPS, case.piston, f", time constant {hardness:g} h")


def by_exudyn():
    from .cases.slider_crank_exudyn import assembled

    def position(stored):
        return stored[:, 1:2]

    yield exudyn.ladder(assembled, "TrapezoidalIndex2", T1, ROWS, position)
    yield exudyn.ladder(assembled, "GeneralizedAlpha", T1, ROWS, position, radius=0.9, substeps=(40, 160, 640))


PEERS = {
    "bgjax, multipliers": ours(model.isostatic, bg.Multipliers()),
    "bgjax, multipliers, hyperstatic": ours(model.hyperstatic, bg.Multipliers()),
    "bgjax, minimal coordinates": ours(model.isostatic, bg.MinimalCoordinates()),
    "C, one freedom": lambda: [c_floor.ladder(T1, ROWS)],
    "SciPy": scipy,
    "CVODE": cvode,
    "IDA": ida,
    "MuJoCo": by_mujoco,
    "Exudyn": by_exudyn,
}


def run() -> list[Result]:
    wanted = np.asarray(TABLE["bore.displacement"])[:, None]
    return [
        race(Result("slider_crank", "Slider-crank in space, rigid, 10 s", TARGET, "piston position [m]"), PEERS, wanted)
    ]
