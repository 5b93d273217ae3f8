"""Which runs native code takes, and why it leaves the others to diffrax."""

from typing import Any

from ..._tracing import traced
from ...expressions.backends.llvm.machine import why_not
from ...expressions.backends.llvm.module import faults
from ...solvers.native.methods import METHODS
from ...solvers.traits import solver_name
from ...surface.libraries import diffrax_kinds
from ...system.system import System
from ..run.record import Run
from .progress import shows
from .system import native_programs


ADJOINTS = "ForwardMode", "RecursiveCheckpointAdjoint"  # whose derivatives native runs have, or leave to diffrax


def why_reference(run: Run) -> str:
    """Why a run is left to diffrax; empty if native code takes it."""
    return why_not() or _of_solver(run.solver) or _of_saving(run) or _of_values(run) or _of_plan(run.system, run.audit)


def takes_sweeps(system: System, solver: Any) -> bool:
    """Whether native code takes runs of this system that are saved at given times."""
    return not (why_not() or _of_solver(solver) or _of_plan(system, False))


def _of_solver(solver: Any) -> str:
    name = solver_name(solver)
    listed = isinstance(solver, str) or name in diffrax_kinds(solver)[:1]
    return "" if listed and name in METHODS else f"{name} has no native form"


def _of_saving(run: Run) -> str:
    if run.saveat.fn is not None:
        return "a function of the states is saved"
    return "steps or dense output are saved inside a trace" if is_traced(run) and not run.saveat.at_times else ""


def is_traced(run: Run) -> bool:
    """Whether any value of a run is traced."""
    return traced((run.system, run.t0, run.t1, run.state, run.saveat, run.stops, run.tolerances, run.limit))


def _of_values(run: Run) -> str:
    if is_traced(run) and not (run.adjoint is None or {*ADJOINTS} & {*diffrax_kinds(run.adjoint)}):
        return f"the adjoint {type(run.adjoint).__name__} is asked for"
    if is_traced(run) and run.audit:
        return "an audit is traced"
    if run.state.dtype != float:
        return "single precision"
    return "progress is shown inside a trace" if is_traced(run) and shows(run) else ""


def _of_plan(system: System, audit: bool) -> str:
    return system.plan.memory.remember(("why not native", audit), lambda: _of_programs(system, audit))


def _of_programs(system: System, audit: bool) -> str:
    programs = [system.plan.program(outputs) for outputs in native_programs(system, audit).values()]
    return "; ".join(faults(programs, system.plan.equations.solved.blocks)[:3])
