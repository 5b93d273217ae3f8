"""The slider-crank on springs of 1e7 N/m, 2 s: stiff, so that implicit solvers meet."""

import diffrax as dfx
import numpy as np

import bgjax as bg
from bgjax.models import slider_crank as model
from bgjax.solvers import RadauIIA5
from tests.tables import table

from ..peers import bond_graph, ode
from ..race import Result, race


TARGET, STIFFNESS, DAMPING = 1e-6, 1e7, 200.0
TABLE = table("compliant_slider_crank")
SOLVERS = (dfx.Tsit5(), dfx.Dopri8(), RadauIIA5())
# coarse ones too: where stability limits the steps, they are enough
TOLERANCES = tuple(10.0 ** (-k / 2) for k in range(4, 19))
METHODS = ("DOP853", "LSODA", "RK45", "Radau", "BDF")
SHARES = (None, 1.0, 1e-2)  # atol over rtol; the absolute tolerance decides whether the springs' ringing is resolved


def problem(jacobian: bool) -> ode.Problem:
    from .cases import slider_crank_numba as case

    numbers = (*case.JOINTS, case.BODIES, case.FORCES, STIFFNESS, DAMPING)

    def rates(t, y, out):
        return case.compliant_rates(y, out, *numbers)

    own = (lambda t, y, out: case.compliant_jacobian(y, out, *numbers)) if jacobian else None
    return ode.Problem(rates, case.START, TABLE["t"], [case.PISTON_PLACE], own, "Jacobian in numba" if jacobian else "")


def cvode(method: str):
    return lambda: [
        ode.cvode_ladder(problem(jacobian), method, TOLERANCES, share)
        for jacobian in (True, False)
        for share in (1e-2, 1.0)
    ]


def scipy():
    return [ode.scipy_ladder(problem(method in ("Radau", "LSODA", "BDF")), method, TOLERANCES) for method in METHODS]


PEERS = {
    "bgjax, compliant": bond_graph.ladders(
        model.isostatic,
        bg.Compliant(STIFFNESS, DAMPING),
        TABLE["t"],
        ["bore.displacement"],
        SOLVERS,
        TOLERANCES,
        (bond_graph.jitted,),
        SHARES,
    ),
    "CVODE": cvode("BDF"),
    "CVODE, Adams": cvode("Adams"),
    "SciPy": scipy,
}


def run() -> list[Result]:
    result = Result(
        "compliant", "Slider-crank in space on compliant joints, k = 1e7 N/m, 2 s", TARGET, "piston position [m]"
    )
    return [race(result, PEERS, np.asarray(TABLE["bore.displacement"])[:, None])]
