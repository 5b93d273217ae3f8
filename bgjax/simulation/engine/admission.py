"""Which runs native code takes, and why it leaves the others to diffrax."""

from typing import Any

from ..._tracing import traced
from ...errors import ArgumentError, Fault, shown
from ...expressions.backends.llvm.machine import why_not
from ...expressions.backends.llvm.module import faults
from ...solvers.native.methods import METHODS
from ...solvers.traits import solver_name
from ...surface.libraries import diffrax_kinds
from ...system.system import System
from ..run.record import Run
from .progress import shows
from .system import native_programs


BACKENDS = "native", "xla"
ADJOINTS = "ForwardMode", "RecursiveCheckpointAdjoint"  # whose derivatives native runs have, or leave to diffrax


def why_reference(run: Run, inside: bool) -> str:
    """Why a run, `inside` a trace or not, is left to diffrax; empty if native code takes it."""
    reason = why_not() or _of_solver(run.solver) or _of_saving(run) or _of_values(run) or (inside and _of_trace(run))
    return reason or _of_plan(run.system, run.audit)


def backend_faults(backend: Any) -> list[Fault]:
    """Faults of the argument `backend`."""
    if backend is None or backend in BACKENDS:
        return []
    return [Fault("backend", f"{shown(backend)} is not a backend.", "give 'native' or 'xla', or leave it out.")]


def chosen_backend(run: Run, inside: bool, backend: str | None) -> str:
    """Why a run is left to diffrax; empty if native code takes it. An error if that was asked for and is not so."""
    if backend == "xla":
        return "as you asked"
    reason = why_reference(run, inside)
    if backend == "native" and reason:
        what = f"native code does not take this run: {reason}."
        raise ArgumentError([Fault("backend", what, "leave out backend=, and diffrax takes it.")])
    return reason


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
    return traced(run.system, (run.t0, run.t1, run.state, run.saveat, run.stops, run.tolerances, run.limit))


def _of_trace(run: Run) -> str:
    if not (run.adjoint is None or {*ADJOINTS} & {*diffrax_kinds(run.adjoint)}):
        return f"the adjoint {type(run.adjoint).__name__} is asked for"
    return "an audit is traced" if run.audit else ""


def _of_values(run: Run) -> str:
    if run.state.dtype != float:
        return "single precision"
    return "progress is shown inside a trace" if is_traced(run) and shows(run) else ""


def _of_plan(system: System, audit: bool) -> str:
    return system.plan.memory.remember(("why not native", audit), lambda: _of_programs(system, audit))


def _of_programs(system: System, audit: bool) -> str:
    programs = [system.plan.program(outputs) for outputs in native_programs(system, audit).values()]
    return "; ".join(faults(programs, system.plan.equations.solved.blocks)[:3])
