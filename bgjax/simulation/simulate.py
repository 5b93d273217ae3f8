"""Simulate a compiled system: system, time interval and initial condition go in, a Solution comes out."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import device_array, is_time, numbers, traced
from .._types import Number, Value, Values
from ..elements.values import leaf
from ..errors import ArgumentError, Fault, InitialError, raise_faults, shown
from ..solvers import Replay
from ..solvers.traits import traits_of, unwrapped
from ..surface.calls import surface
from ..system.suited import suited
from ..system.system import System, bound_of
from .arguments import limit_faults, policy_faults, saved_time_faults, stop_faults, tolerance_faults
from .integrate import _integrate
from .run.call_classes import plain, rows, stop_times, tolerance_arrays, whole, with_room
from .run.fitted_solver import ends_at_saved
from .run.projection import project_saved
from .short_data import warn_short_data
from .solution.precision import FLOAT64, computing_in, lowered, precision_faults
from .solution.solution import Solution
from .solution.timing import Watch
from .solution.verification import tighter, tolerances_of, verified, verify_faults
from .solver_choice import Choice, choose_solver, second_choice
from .start.faults import check_start
from .start.initialise import Start, initialise
from .watch.run import watch_run


DEFAULT_POINTS = 201
FORWARD_MODE = Fault(
    "adjoint",
    "the default is for reverse mode (grad, jacrev).",
    "Forward mode (jvp, jacfwd) needs bg.simulate(…, adjoint=diffrax.ForwardMode()). Second derivatives: jax.jacfwd(jax.jacfwd(f)) with diffrax.ForwardMode().",
)


@surface
def simulate(
    system: System,
    t0: Number,
    t1: Number,
    y0: Start | Value | Values | None = None,
    *,
    solver: dfx.AbstractSolver | None = None,
    saveat: Value | dfx.SaveAt | None = None,
    rtol: Number = 1e-6,
    atol: Value | None = None,
    stops: Value | None = None,
    adjoint: dfx.AbstractAdjoint | None = None,
    throw: bool = True,
    progress: bool | None = None,
    audit: bool = False,
    max_steps: int | None = None,
    precision: str | None = None,
    verify: bool = False,
) -> Solution:
    """Integrate the system from t0 to t1 and return a Solution.

    `y0` is the initial condition: a flat state vector, values by name, or None for those of the model. Results are
    saved at 201 equally spaced times unless `saveat` (times, or a `diffrax.SaveAt`) says otherwise. Steps end at the
    times of sampled data and at `stops`, where you give the times at which a function of time jumps. `atol` is in the
    units of the states; by default it is 0.001 · rtol times the typical size of each state (its value at 1 J in its
    storage). Reverse-mode derivatives need no option; forward mode needs `adjoint=diffrax.ForwardMode()`. With
    `throw=False`, and under jit, grad and vmap, a failure raises no error: `sol.result` has the status, and results
    after the end and all gradients are NaN. `audit=True` also integrates the work done on every element.
    `progress=True` prints how long compiling and running take. `precision="float32"` computes in single precision.
    `verify=True` runs again at a tenth of the tolerance: `sol.verification` has the correct digits of each result."""
    began, problem = time.perf_counter(), (system, t0, t1, y0, saveat)
    faults = policy_faults(solver, adjoint, progress, {"throw": throw, "audit": audit, "verify": verify})
    faults += precision_faults(precision, rtol, *problem) + verify_faults(verify, *problem)
    raise_faults(InitialError, faults + argument_faults(system, t0, t1, saveat, rtol, atol, stops, max_steps))
    tracing, system, t0, t1 = traced(*problem), suited(system), plain(t0), plain(t1)
    warn_short_data(system, t0, t1)
    state, saveat = start_state(system, y0, t0), _as_saveat(saveat, t0, t1)
    max_steps = _step_limit(max_steps, saveat)
    choice = chosen_solver(system, state, t0, t1, rtol, max_steps) if solver is None else Choice(solver, "as you asked")

    def run(choice: Choice, *tolerances) -> Solution:
        with computing_in(precision):
            low, tight = lowered((system, state, saveat), precision), tolerances or (rtol, atol)
            integrate = integration(low[0], t0, t1, *low[1:], *tight, stops, adjoint, progress, audit, max_steps)
        return _run(choice, system, integrate, saveat, precision)

    if tracing:
        return run(choice)
    with Watch("_integrate", show=bool(progress)) as watch:
        solution = run(choice)
        if traced(solution.end_time):  # an argument that is closed over
            return solution
        second = second_choice(solution, t1) if solver is None else None
        solution = jax.block_until_ready(solution if second is None else run(second))
    solution = replace(solution, timing=watch.timing(time.perf_counter() - began), tolerances=tolerances_of(system, rtol, atol))
    if throw:
        watch_run(solution)
    if verify and bool(solution.successful):
        return verified(solution, run(second or choice, *tighter(rtol, atol)), float(rtol))
    return solution


def start_state(system: System, y0, t0):
    """The initial condition as a flat vector: found from names, or checked where a vector is given."""
    y0 = y0.state if isinstance(y0, Start) else y0
    if y0 is None or isinstance(y0, Mapping):
        return initialise(system, y0, time=t0)
    raise_faults(InitialError, _state_faults(system, y0))
    state = jnp.asarray(y0, dtype=jnp.result_type(float)) if traced(y0) else device_array(y0)
    _once(system, "checked", lambda: check_start(system, t0, state), t0, state)
    return state


def _once(system: System, what: str, compute: Callable[[], Any], *arguments) -> Any:
    """The result of `compute` for these parameters and arguments, cached with the system unless something is traced."""
    if traced(system, arguments):
        return compute()
    return bound_of(system).memory.remember((what, *[np.asarray(x).tobytes() for x in arguments]), compute)


def chosen_solver(system: System, state, t0, t1, rtol, max_steps: int | None = None) -> Choice:
    """The solver for a run, with the reason for the choice."""
    max_steps = max_steps or MAX_STEPS
    return _once(system, "choice", lambda: choose_solver(system, state, t0, t1, rtol, max_steps), state, t0, t1, rtol, max_steps)


def integration(
    system: System, t0, t1, state, saveat=None, rtol=1e-6, atol=None, stops=None, adjoint=None, progress=None, audit=False, max_steps=None
) -> Callable[[dfx.AbstractSolver], Solution]:
    """The compiled program as a function of the solver.

    This is `simulate` without its checks, the choice of the solver, and the projection of the saved states.
    """
    saveat = _as_saveat(saveat, t0, t1)
    max_steps = _step_limit(max_steps, saveat)
    adjoint = _reverse_mode(system, max_steps) if adjoint is None else adjoint
    meter = dfx.NoProgressMeter() if not progress else dfx.TextProgressMeter() if progress is True else progress
    times, given = (leaf(t0, "t0"), leaf(t1, "t1")), tolerance_arrays(rtol, atol, system.plan.size)
    saveat, count = (saveat, None) if traced(system, t0, t1, state) or isinstance(adjoint, Replay) else with_room(saveat)
    state, stops = whole(system, state), stop_times(stops)

    def integrate(solver):
        inner = unwrapped(solver)
        ts, ys, *found = _integrate(system, *times, state, saveat, stops, given, solver, adjoint, meter, audit, max_steps)
        return Solution(system, rows(ts, count), rows(ys, count), *found, solver=type(inner).__name__, traits=traits_of(inner))

    return integrate


def _step_limit(max_steps: int | None, saveat: dfx.SaveAt) -> int:
    return max_steps or (BUFFERED_STEPS if saveat.dense or getattr(saveat.subs, "steps", 0) else MAX_STEPS)


def _run(choice: Choice, system: System, integrate: Callable[[dfx.AbstractSolver], Solution], saveat: dfx.SaveAt, precision: Any) -> Solution:
    try:
        with computing_in(precision):
            solution = integrate(choice.solver)
    except TypeError as error:
        if "forward-mode" not in str(error):
            raise
        raise ArgumentError([FORWARD_MODE]) from error
    interpolated = saveat.subs is not None and saveat.subs.ts is not None and not ends_at_saved(choice.solver)
    ys = project_saved(system, solution.ts, solution.ys) if interpolated else solution.ys
    return replace(solution, system=system, ys=ys, reason=choice.reason, precision=precision or FLOAT64)


MAX_STEPS, BUFFERED_STEPS = 1 << 20, 1 << 16  # the second limit holds where a buffer stores every step
CHECKPOINTS, KEPT = 4096, 1 << 22  # most steps, and most floats (32 MB), stored for reverse mode


def _reverse_mode(system: System, max_steps: int) -> dfx.AbstractAdjoint:
    """A checkpointing adjoint that stores every step of a run of usual length.

    Steps that are recomputed from a checkpoint may differ by rounding. Where stability limits the step size, that
    is enough for another sequence of steps and for gradients that are wrong in the second digit (hydraulic servo
    with diffrax's default, 93 of 264 steps stored).
    """
    carried = 16 * (system.plan.size + 1)
    return dfx.RecursiveCheckpointAdjoint(checkpoints=min(max_steps, CHECKPOINTS, max(256, KEPT // carried)))


def _as_saveat(saveat, t0, t1) -> dfx.SaveAt:
    """A diffrax.SaveAt: equally spaced times for None, the given times for an array, otherwise what the user gave."""
    return saveat if isinstance(saveat, dfx.SaveAt) else dfx.SaveAt(ts=as_times(saveat, t0, t1))


def as_times(saveat, t0, t1):
    """The times to save at: equally spaced for None, otherwise those given."""
    if saveat is None:
        return jnp.linspace(t0, t1, DEFAULT_POINTS) if traced(t0, t1) else device_array(np.linspace(t0, t1, DEFAULT_POINTS))
    return leaf(saveat, "saveat")


def argument_faults(system, t0, t1, saveat, rtol, atol, stops, max_steps) -> list[Fault]:
    if not isinstance(system, System):
        return [Fault("system", f"{shown(system)} is not a compiled system.", "compile the graph first: bg.simulate(bg.compile(graph), t0, t1).")]
    faults = []
    for name, value in (("t0", t0), ("t1", t1)):
        if not is_time(value):
            faults.append(Fault(name, f"{shown(value)} is not a finite time.", "give a number."))
    finite = not any(fault.where in ("t0", "t1") for fault in faults)
    if finite and not traced(t0, t1) and not float(t1) > float(t0):
        faults.append(Fault("t1", f"{t1} is not after t0 = {t0}.", "give t0 < t1."))
    faults += tolerance_faults(rtol, atol, system.plan.size)
    return faults + limit_faults(max_steps) + (_saveat_faults(saveat, t0, t1) + stop_faults(stops, t0, t1) if finite else [])


def _saveat_faults(saveat, t0, t1) -> list[Fault]:
    subs = getattr(saveat, "subs", None)
    if isinstance(saveat, dfx.SaveAt) and subs is not None and not isinstance(subs, dfx.SubSaveAt):
        return [Fault("saveat", "holds several SubSaveAts.", "give one SaveAt(ts=…), SaveAt(steps=True) or SaveAt(t1=True); results come by name.")]
    ts = getattr(subs, "ts", None) if isinstance(saveat, dfx.SaveAt) or saveat is None else saveat
    return [] if ts is None or traced(ts, t0, t1) else saved_time_faults(ts, t0, t1)


def _state_faults(system: System, state) -> list[Fault]:
    if not traced(state) and numbers(state) is None:
        return [Fault("y0", f"{shown(state)} is not a start.", "give a vector of numbers, or start values by name: {'L.flow': 1.0}.")]
    if np.shape(state) not in ((system.plan.size,), (system.plan.size + system.plan.carried,)):
        remedy = "use bg.initialise(system, {name: value}), or pass the names to simulate."
        return [Fault("y0", f"has shape {np.shape(state)}, the system has {system.plan.size} state{'' if system.plan.size == 1 else 's'}.", remedy)]
    if traced(state) or np.all(np.isfinite(np.asarray(state))):
        return []
    return [Fault("y0", "holds NaN or infinity.", "give finite start values.")]
