"""The record of one run: system, times, initial state, what is saved, solver, tolerances."""

from typing import Any, NamedTuple

from ...formulation.records.output import Output, OutputNames
from ...system.plan import Plan
from ...system.system import System
from .call_classes import StepLimit
from .saving import Saving


# First step, relative to the length of the run. The controller finds a suitable step within a few steps; estimating the
# first one, as diffrax does, would put the right-hand side into the compiled program twice more.
FIRST = 1e-5


class Run(NamedTuple):
    """Everything that a run depends on: in compiled runs arrays are traced, all else is static and decides on
    compilation.

    `stops` are the times at which steps must end, or None. `tolerances` are rtol and atol, as the user gave them;
    `limit` is the largest number of steps. Compiled runs have arrays of fixed shapes instead, and a `StepLimit`
    (`in_classes`). The solver is a name, or an object of diffrax; adjoint and meter are None where the user has given
    none. A run by diffrax has objects for all three (`reference_run`).
    """

    system: System
    t0: Any
    t1: Any
    state: Any
    saveat: Saving
    stops: Any
    tolerances: tuple
    solver: Any
    adjoint: Any
    meter: Any
    audit: bool
    limit: int | StepLimit


class RunLayout(NamedTuple):
    """The vector that is integrated: the results whose values are its rates, and how many entries follow the states."""

    names: OutputNames
    extra: int


def layout_of(run: Run) -> RunLayout:
    """Behind the states stand the last solutions of nonlinear loops and, with `audit`, the work done on the elements
    that do not store energy, and the activities ∫|P| dt of these and of the storages."""
    return vector_layout(run.system.plan, run.audit)


def vector_layout(plan: Plan, audit: bool) -> RunLayout:
    """The layout for a plan, with an audit or without."""
    if not audit:
        return RunLayout((Output.RATES,), plan.carried)
    supplies, storages = len(plan.equations.supplies), len(plan.equations.storing)
    return RunLayout((Output.RATES, Output.SUPPLIES, Output.STORING), plan.carried + 2 * supplies + storages)
