"""The record of one call of diffrax's `diffeqsolve`: system, times, initial state, solver, tolerances."""

from typing import Any, NamedTuple

import diffrax as dfx

from ...formulation.records.output import Output, OutputNames
from ...system.plan import Plan
from ...system.system import System
from .call_classes import StepLimit


class Run(NamedTuple):
    """Everything that a compiled run depends on: arrays are traced, all else is static and decides on compilation.

    `stops` are the padded times at which steps must end, or None. `tolerances` are those of `tolerance_arrays`.
    """

    system: System
    t0: Any
    t1: Any
    state: Any
    saveat: dfx.SaveAt
    stops: Any
    tolerances: tuple
    solver: dfx.AbstractSolver
    adjoint: dfx.AbstractAdjoint
    meter: dfx.AbstractProgressMeter
    audit: bool
    limit: StepLimit


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
