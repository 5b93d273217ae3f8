"""Objects of diffrax from what a request says: a solver from its name, a progress meter from True or False."""

from typing import Any

import diffrax as dfx

from ...solvers import RadauIIA5


def made_solver(solver: Any) -> Any:
    """A solver as an object: one that is given by its name is made, without options."""
    if not isinstance(solver, str):
        return solver
    return RadauIIA5() if solver == "RadauIIA5" else getattr(dfx, solver)()


def made_meter(progress: Any) -> dfx.AbstractProgressMeter:
    """A progress meter: that of diffrax which writes lines for True, none for False."""
    if not progress:
        return dfx.NoProgressMeter()
    return dfx.TextProgressMeter() if progress is True else progress
