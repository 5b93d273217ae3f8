"""From the solver that was chosen to the one that diffeqsolve runs: tolerances, projection and switches are added."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax.numpy as jnp

from ...solvers import Explicit, Projected, Switched
from ...solvers.traits import AbstractTraits, traits_of, unwrapped
from ...system.system import System
from ..run.condensed_states import condensed_states
from ..run.projection import make_following, make_projection, moved_by_time
from ..run.record import Run, RunLayout
from ..run.saving import ends_at_saved
from .switches import make_switches


BRANCH = 1e-2  # largest relative error of dependent coordinates before projection: with more, they may leave the branch


def fitted_solver(run: Run, tolerances: tuple, layout: RunLayout, taped: bool) -> Any:
    """The solver of a run, from the chosen one; `tolerances` are those of all entries of the vector."""
    system, saveat = run.system, run.saveat
    project = _projection(system, run.solver)
    solver = _with_tolerances(run, tolerances, layout)
    if traits_of(solver).tapeable:
        # peaks of events need dense output
        ends = ends_at_saved(solver) and not saveat.dense and not system.plan.equations.switches
        solver = Explicit(solver, ends=ends, again=project is not None, taped=taped)
    if project is not None and not isinstance(solver, Projected):
        share = jnp.clip(tolerances[0] / BRANCH, 1e-3, 1.0)
        solver = Projected(solver, project, moved_by_time(system), make_following(system), share)
    return Switched(solver, make_switches(system)) if system.plan.equations.switches else solver


def _projection(system: System, solver: Any) -> Callable | None:
    keeps = traits_of(solver).keeps_constraints and not system.method.implicit
    return make_projection(system, constraints=not keeps)


def _with_tolerances(run: Run, tolerances: tuple, layout: RunLayout) -> Any:
    """The solver with its one-step method fitted to the run: Newton's tolerance is relative to that of the steps."""
    solver, inner = run.solver, unwrapped(run.solver)
    if not isinstance(inner, AbstractTraits):
        return solver
    condensation = condensed_states(run.system.plan, *layout) if inner.traits.condenses else None
    inner = inner.fitted(*tolerances, condensation)
    return eqx.tree_at(lambda s: s.solver, solver, inner) if isinstance(solver, Projected) else inner
