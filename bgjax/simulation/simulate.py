"""Simulate a compiled system: system, time interval and initial condition go in, a Solution comes out."""

import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

import jax
import numpy as np

from .._runtime import loading
from .._tracing import as_device_array, is_time, numbers, traced
from .._types import Number, Value, Values
from ..errors import ArgumentError, Fault, InitialError, raise_faults, shown
from ..solvers.traits import solver_name, traits_of, unwrapped
from ..surface.calls import checked_call
from ..surface.libraries import diffrax_kinds
from ..system.compile import suited
from ..system.evaluators import evaluator
from ..system.system import System
from .arguments import limit_faults, policy_faults, saved_time_faults, stop_faults, tolerance_faults
from .engine.admission import backend_faults, chosen_backend, is_traced
from .engine.numbers import run_numbers
from .run.call_classes import MAX_STEPS, StepLimit, most_steps, plain
from .run.classed import in_classes, shown_rows
from .run.projection import project_saved
from .run.record import Run
from .run.saving import ends_at_saved, saving_of
from .short_data import warn_short_data
from .solution.precision import FLOAT64, computing_in, lowered, precision_faults
from .solution.solution import Solution
from .solution.timing import Watch
from .solution.verification import tighter, tolerances_of, verified, verify_faults
from .solver_choice import Choice, choose_solver, second_choice
from .start.faults import check_start
from .start.initialise import Start, initialise
from .watch.run import watch_run


if TYPE_CHECKING:
    import diffrax as dfx


FORWARD_MODE = Fault(
    "adjoint",
    "the default is for reverse mode (grad, jacrev).",
    "Forward mode (jvp, jacfwd) needs bg.simulate(…, adjoint=diffrax.ForwardMode())."
    " Second derivatives: jax.jacfwd(jax.jacfwd(f)) with diffrax.ForwardMode().",
)


class Request(NamedTuple):
    """What a run is asked for, as the arguments of `simulate` say it."""

    system: System
    t0: Any
    t1: Any
    state: Any  # as given, or as a flat vector where the request is complete
    saveat: Any = None
    rtol: Any = 1e-6
    atol: Any = None
    stops: Any = None
    adjoint: Any = None
    progress: Any = None
    audit: bool = False
    max_steps: int | StepLimit | None = None
    precision: str | None = None
    backend: str | None = None


class Policy(NamedTuple):
    """How a request is dealt with: the solver, if the user has chosen one, and what happens after the run."""

    solver: Any
    throw: bool
    verify: bool


@checked_call
def simulate(  # noqa: PLR0913 - users write the arguments by name
    system: System,
    t0: Number,
    t1: Number,
    y0: Start | Value | Values | None = None,
    *,
    solver: "dfx.AbstractSolver | None" = None,
    saveat: "Value | dfx.SaveAt | None" = None,
    rtol: Number = 1e-6,
    atol: Value | None = None,
    stops: Value | None = None,
    adjoint: "dfx.AbstractAdjoint | None" = None,
    throw: bool = True,
    progress: bool | None = None,
    audit: bool = False,
    max_steps: int | None = None,
    precision: str | None = None,
    backend: str | None = None,
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
    Explicit runs are computed in native code where there is any; `backend="xla"` leaves the run to diffrax, and
    `backend="native"` raises an error that says why native code does not take it. `print(sol)` says which one ran.
    `verify=True` runs again at a tenth of the tolerance: `sol.verification` has the correct digits of each result."""
    began, policy = time.perf_counter(), Policy(solver, throw, verify)
    options = adjoint, progress, audit, max_steps, precision, backend
    request = Request(system, t0, t1, y0, saveat, rtol, atol, stops, *options)
    raise_faults(InitialError, _faults(request, policy))
    chosen, request = evaluator(*_problem(request)), _completed(request)
    choice = _choice(request, policy)
    return _timed(request, choice, policy, began) if chosen.numbers else _run(request, choice)


def run_in_trace(request: Request, solver: Any) -> Solution:
    """The solution of a request by this solver inside a trace: `simulate` without its checks. The limit of steps may be
    a `StepLimit`."""
    return _run(_completed(request), Choice(solver, "as you asked"))


def _problem(request: Request) -> tuple:
    """What is integrated: the system, the times of the run, the initial condition and the times to save at."""
    return request.system, request.t0, request.t1, request.state, request.saveat


def _faults(request: Request, policy: Policy) -> list[Fault]:
    """Faults of all arguments of `simulate`."""
    problem, rtol = _problem(request), request.rtol
    flags = {"throw": policy.throw, "audit": request.audit, "verify": policy.verify}
    faults = policy_faults(policy.solver, request.adjoint, request.progress, flags)
    faults += precision_faults(request.precision, rtol, *problem) + verify_faults(policy.verify, *problem)
    faults += backend_faults(request.backend)
    return faults + request_faults(request)


def _completed(request: Request) -> Request:
    """The request with a system for its present values, a flat initial state, a `Saving` and a limit of steps."""
    system, t0, t1 = suited(request.system), plain(request.t0), plain(request.t1)
    warn_short_data(system, t0, t1)
    state, saveat = start_state(system, request.state, t0), saving_of(request.saveat, t0, t1)
    limit = most_steps(request.max_steps, saveat)
    return request._replace(system=system, t0=t0, t1=t1, state=state, saveat=saveat, max_steps=limit)


def _choice(request: Request, policy: Policy) -> Choice:
    if policy.solver is not None:
        return Choice(policy.solver, "as you asked")
    system, t0, t1, state, _ = _problem(request)
    return chosen_solver(system, state, t0, t1, request.rtol, request.max_steps)


def _timed(request: Request, choice: Choice, policy: Policy, began: float) -> Solution:
    """The solution of a request whose values are numbers, with its timing, checked as the policy says."""
    with Watch("integrate", show=bool(request.progress)) as watch:
        solution = _run(request, choice)
        if traced(solution.end_time):  # an argument that is closed over
            return solution
        solution, choice = _retried(solution, request, choice, policy)
    timing = watch.timing(time.perf_counter() - began)
    solution = replace(solution, timing=timing, tolerances=tolerances_of(request.system, request.rtol, request.atol))
    if policy.throw:
        watch_run(solution)
    if policy.verify and bool(solution.successful):
        rtol, atol = tighter(request.rtol, request.atol)
        second = _run(request._replace(rtol=rtol, atol=atol), choice)
        return verified(solution, second, float(request.rtol))
    return solution


def _retried(solution: Solution, request: Request, choice: Choice, policy: Policy) -> tuple[Solution, Choice]:
    """The solution and the solver that found it: another one where the one chosen here exhausted its steps."""
    second = second_choice(solution, request.t1) if policy.solver is None else None
    if second is not None:
        solution, choice = _run(request, second), second
    jax.block_until_ready(solution.ys)
    return solution, choice


def _run(request: Request, choice: Choice) -> Solution:
    """The solution of a complete request by one solver, with its saved states projected onto the constraints."""
    solution = _integrated(request, choice)
    if request.saveat.ts is None or not solution.reference or ends_at_saved(choice.method):
        return solution
    return replace(solution, ys=project_saved(request.system, solution.ts, solution.ys))


def _integrated(request: Request, choice: Choice) -> Solution:
    """The solution of a request by one solver."""
    precision, method = request.precision, unwrapped(choice.method)
    values = {name: getattr(request, name) for name in ("system", "state", "saveat")}
    try:
        with computing_in(precision):
            low = request._replace(**lowered(values, precision))
            reference, fields = _fields(_record(low, choice.method), request.backend)
    except TypeError as error:
        if "forward-mode" not in str(error):
            raise
        raise ArgumentError([FORWARD_MODE]) from error
    words = dict(reason=choice.reason, reference=reference, precision=precision or FLOAT64)
    return Solution(request.system, *fields, solver=solver_name(method), traits=traits_of(method), **words)


def start_state(system: System, y0, t0):
    """The initial condition as a flat vector: found from names, or checked where a vector is given."""
    y0 = y0.state if isinstance(y0, Start) else y0
    if y0 is None or isinstance(y0, Mapping):
        return initialise(system, y0, time=t0)
    raise_faults(InitialError, _state_faults(system, y0))
    state = as_device_array(y0)
    evaluator(system, t0, state).remember("checked", lambda: check_start(system, t0, state), t0, state)
    return state


def chosen_solver(system: System, state, t0, t1, rtol, max_steps: int | None = None) -> Choice:
    """The solver for a run, with the reason for the choice."""
    limit = max_steps or MAX_STEPS

    def choose() -> Choice:
        return choose_solver(system, state, t0, t1, rtol, limit)

    given = state, t0, t1, rtol, limit
    return evaluator(system, *given).remember("choice", choose, *given)


def integration(system: System, t0, t1, state, **options) -> Callable[[Any], Solution]:
    """A run as a function of the solver; `options` are further fields of a `Request`.

    This is `simulate` without its checks, the choice of the solver, and the projection of the saved states.
    """
    request = Request(system, t0, t1, state, **options)
    return lambda solver: _integrated(request, Choice(solver, ""))


def _record(request: Request, method: Any) -> Run:
    """A request, and the solver that is chosen for it, as a run."""
    system, t0, t1, state, saveat = _problem(request)
    saving, tolerances = saving_of(saveat, t0, t1), (request.rtol, request.atol)
    most, policy = most_steps(request.max_steps, saving), (method, request.adjoint, request.progress, request.audit)
    return Run(system, t0, t1, state, saving, request.stops, tolerances, *policy, most)


def _fields(run: Run, backend: str | None) -> tuple[str, tuple]:
    """Why diffrax took a run, or nothing where native code did, and the fields of a Solution."""
    inside = is_traced(run)
    reference = chosen_backend(run, inside, backend)
    if not (reference or inside):
        return reference, run_numbers(run)
    with loading():  # diffrax, and what belongs to traces
        from .engine.traced import run_traced
        from .reference.integrate import integrate, reference_run
    run, count = in_classes(run)
    fields = integrate(reference_run(run)) if reference else run_traced(run)
    return reference, shown_rows(fields, count)


def request_faults(request: Request) -> list[Fault]:
    """Faults of system, times, tolerances and limits of a run."""
    system, t0, t1, _, saveat = _problem(request)
    if not isinstance(system, System):
        remedy = "compile the graph first: bg.simulate(bg.compile(graph), t0, t1)."
        return [Fault("system", f"{shown(system)} is not a compiled system.", remedy)]
    faults = []
    for name, value in (("t0", t0), ("t1", t1)):
        if not is_time(value):
            faults.append(Fault(name, f"{shown(value)} is not a finite time.", "give a number."))
    finite = not any(fault.where in ("t0", "t1") for fault in faults)
    if finite and not traced(t0, t1) and not float(t1) > float(t0):
        faults.append(Fault("t1", f"{t1} is not after t0 = {t0}.", "give t0 < t1."))
    faults += tolerance_faults(request.rtol, request.atol, system.plan.size) + limit_faults(request.max_steps)
    return faults + (_saveat_faults(saveat, t0, t1) + stop_faults(request.stops, t0, t1) if finite else [])


def _saveat_faults(saveat, t0, t1) -> list[Fault]:
    subs = getattr(saveat, "subs", None)
    own = "SaveAt" in diffrax_kinds(saveat)
    if own and subs is not None and "SubSaveAt" not in diffrax_kinds(subs):
        remedy = "give one SaveAt(ts=…), SaveAt(steps=True) or SaveAt(t1=True); results come by name."
        return [Fault("saveat", "holds several SubSaveAts.", remedy)]
    ts = getattr(subs, "ts", None) if own or saveat is None else saveat
    return [] if ts is None or traced(ts, t0, t1) else saved_time_faults(ts, t0, t1)


def _state_faults(system: System, state) -> list[Fault]:
    size, known = system.plan.size, not traced(state)
    if known and numbers(state) is None:
        remedy = "give a vector of numbers, or initial values by name: {'L.flow': 1.0}."
        return [Fault("y0", f"{shown(state)} is not an initial condition.", remedy)]
    if np.shape(state) not in ((size,), (size + system.plan.carried,)):
        what = f"has shape {np.shape(state)}, the system has {size} state{'' if size == 1 else 's'}."
        return [Fault("y0", what, "use bg.initialise(system, {name: value}), or pass the names to simulate.")]
    if not known or np.all(np.isfinite(np.asarray(state))):
        return []
    return [Fault("y0", "holds NaN or infinity.", "give finite initial values.")]
