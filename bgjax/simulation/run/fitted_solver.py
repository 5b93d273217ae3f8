"""From the solver that was chosen to the one that diffeqsolve runs: tolerances, projection and switches are added."""

from collections.abc import Callable
from typing import Any

import diffrax as dfx
import equinox as eqx

from ...formulation.records.output import OutputNames
from ...solvers import Explicit, Projected, Switched
from ...solvers.traits import AbstractTraits, traits_of, unwrapped
from ...system.system import System
from .condensed_states import condensed_states
from .projection import make_following, make_projection, moved_by_time
from .switches import make_switches
from .tape import replayable


def fitted_solver(system: System, solver: Any, saveat: dfx.SaveAt, tolerances: tuple, names: OutputNames, extra: int, taped: bool) -> Any:
    """The solver of a run. `names` are the results that are integrated; `extra` entries follow the states."""
    project, solver = _projection(system, solver), _with_tolerances(system, solver, tolerances, names, extra)
    if traits_of(solver).tapeable:
        # peaks of events need dense output
        ends = ends_at_saved(solver) and not saveat.dense and not system.plan.equations.switches
        solver = Explicit(solver, ends=ends, again=project is not None, taped=taped)
    if project is not None and not isinstance(solver, Projected):
        solver = Projected(solver, project, moved_by_time(system), make_following(system))
    return Switched(solver, make_switches(system)) if system.plan.equations.switches else solver


def _projection(system: System, solver: Any) -> Callable | None:
    keeps = traits_of(solver).keeps_constraints and not system.method.implicit
    return make_projection(system, constraints=not keeps)


def _with_tolerances(system: System, solver: Any, tolerances: tuple, names: OutputNames, extra: int) -> Any:
    """The solver with its one-step method fitted to the run: Newton's tolerance is relative to that of the steps."""
    inner = unwrapped(solver)
    if not isinstance(inner, AbstractTraits):
        return solver
    condensation = condensed_states(system.plan, names, extra) if inner.traits.condenses else None
    inner = inner.fitted(*tolerances, condensation)
    return eqx.tree_at(lambda s: s.solver, solver, inner) if isinstance(solver, Projected) else inner


def ends_at_saved(solver: Any) -> bool:
    """Whether steps end at the saved times, because dense output is less accurate than the steps."""
    return not traits_of(unwrapped(solver)).interpolates


def tapeable(system: System, solver: Any, saveat: Any) -> bool:
    """Whether reverse mode can use a tape of the steps (`solvers.replay`)."""
    saved = not isinstance(saveat, dfx.SaveAt) or replayable(saveat)
    return not system.plan.equations.switches and traits_of(solver).tapeable and saved
