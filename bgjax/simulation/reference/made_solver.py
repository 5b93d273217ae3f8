"""From the name of a solver that was chosen automatically to the solver itself."""

from typing import Any

import diffrax as dfx

from ...solvers import RadauIIA5


def made_solver(solver: Any) -> Any:
    """A solver as an object: one that is given by its name is made, without options."""
    if not isinstance(solver, str):
        return solver
    return RadauIIA5() if solver == "RadauIIA5" else getattr(dfx, solver)()
