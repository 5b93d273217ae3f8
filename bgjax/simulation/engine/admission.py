"""Which runs native code takes, and why it leaves the others to diffrax."""

import diffrax as dfx

from ..._tracing import traced
from ...expressions.backends.llvm.machine import why_not
from ...expressions.backends.llvm.module import faults
from ...solvers.native.methods import METHODS
from ...solvers.traits import unwrapped
from ..run.record import Run
from .system import native_programs


def why_reference(run: Run) -> str:
    """Why a run is left to diffrax; empty if native code takes it."""
    return why_not() or _of_solver(run) or _of_saving(run) or _of_values(run) or _of_system(run)


def _of_solver(run: Run) -> str:
    name = type(run.solver).__name__
    native = name in METHODS and type(run.solver) is type(unwrapped(run.solver))
    return "" if native and type(run.solver).__module__.startswith("diffrax.") else f"{name} has no native form"


def _of_saving(run: Run) -> str:
    sub = run.saveat.subs
    if run.saveat.dense or sub is None or sub.steps:
        return "steps or dense output are saved"
    times_only = (sub.ts is None) == bool(sub.t1) and not sub.t0
    return "" if times_only else "other states than those at given times are saved"


def _of_values(run: Run) -> str:
    if traced((run.system, run.t0, run.t1, run.state, run.saveat, run.stops, run.tolerances)):
        return "values are traced"
    if run.state.dtype != float:
        return "single precision"
    return "" if isinstance(run.meter, dfx.NoProgressMeter) else "progress is shown"


def _of_system(run: Run) -> str:
    plan = run.system.plan
    return plan.memory.remember(("why not native", run.audit), lambda: _of_programs(run))


def _of_programs(run: Run) -> str:
    plan = run.system.plan
    programs = [plan.program(outputs) for outputs in native_programs(run).values()]
    return "; ".join(faults(programs, plan.equations.solved.blocks)[:3])
