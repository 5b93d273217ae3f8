"""sweep: simulates one system for many sets of parameters and initial values, on the executor of the user's choice."""

import os
import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import diffrax as dfx
import jax
import numpy as np
from jax.typing import ArrayLike

from ..._types import Names, Number, Value, Values
from ...errors import Fault, InitialError, ParameterError, nearest, raise_faults, shown
from ...simulation.arguments import loss_faults, policy_faults
from ...simulation.engine.admission import takes_sweeps
from ...simulation.run.call_classes import room
from ...simulation.run.saving import as_times
from ...simulation.short_data import warn_short_data
from ...simulation.simulate import Request, chosen_solver, request_faults
from ...simulation.solution.precision import FLOAT64, precision_faults
from ...simulation.solution.solution import Solution
from ...simulation.solution.timing import Timing, Watch
from ...simulation.solver_choice import Choice
from ...simulation.start.initialise import check_names, initialise
from ...solvers.traits import traits_of
from ...surface.calls import checked_call
from ...surface.sessions import somebody_waits
from ...system.names import path_faults
from ...system.system import System
from ..spreading import Piece, Progress, Results, Runs, chunked, joined
from .executors import AbstractExecutor, Local, Processes
from .job import Job, least_rows
from .ray_workers import Ray
from .result import Sweep
from .store import hidden, opened, store_faults
from .values import Varied, check_members, varied


EXECUTORS: dict[str, AbstractExecutor] = {
    "local": Local(),
    "devices": Local(devices=True),
    "processes": Processes(),
    "ray": Ray(),
}


@checked_call
def sweep(  # noqa: PLR0913 - users write the arguments by name
    system: System,
    values: Values,
    t0: Number,
    t1: Number,
    y0: Value | Values | None = None,
    *,
    solver: dfx.AbstractSolver | None = None,
    saveat: Value | dfx.SaveAt | None = None,
    rtol: Number = 1e-6,
    atol: Value | None = None,
    stops: Value | None = None,
    max_steps: int | None = None,
    vectorised: bool | None = None,
    progress: bool | None = None,
    precision: str | None = None,
    loss: Callable[[Solution], ArrayLike] | None = None,
    paths: Names = (),
    executor: str = "local",
    store: str | os.PathLike | None = None,
) -> Sweep:
    """Simulate a system for many sets of values. `values` are parameters by path, `y0` initial values by name (or a
    state vector): arrays with the run as leading axis (`bg.grid` and `bg.random_design` make them), or one value for
    all runs.

    All runs use one compiled program and the same solver: every core of a processor computes one run after the other,
    an accelerator blocks of runs (`vectorised=True` or `False` overrides this, `sweep.how` describes it). A run that
    fails is NaN from then on, `sweep.status` says why, and the others continue. `loss` is a scalar function of a
    solution: `sweep.losses` holds its values, `sweep.derivatives` its derivatives by the parameters at `paths`. Other
    arguments are those of `simulate`. `executor`: "local" (all cores, or all accelerators), "devices" (all devices of
    JAX), "ray" or "processes" (those of `jax.distributed`: each makes this call and receives all results); the results
    are the same. `store="runs.zarr"` writes results to a folder as they arrive: the same call continues an interrupted
    sweep.

    ```python
    import bgjax as bg

    circuit = bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.5)), ["V -> j -> R", "j -> C"])
    values, initial = {"R.resistance": [1.0, 2.0, 4.0]}, {"C.displacement": [0.0, 0.1, 0.2]}
    found = bg.sweep(bg.compile(circuit), values, 0.0, 1.0, initial)
    assert found["C.effort"].shape == (3, 201) and not len(found.failed)
    found[1].plot("C.effort")  # the solution of a run
    ```
    """
    began = time.perf_counter()
    paths = (paths,) if isinstance(paths, str) else paths
    integration = _Integration(t0, t1, saveat, rtol, atol, stops, max_steps, solver)
    asked = _SweepOptions(integration, vectorised, progress, precision, loss, paths, executor, store)
    _refuse(system, asked)
    runs, choice = _checked_runs(system, values, y0, integration)
    job = _job(system, runs, choice, asked)
    with Watch("_block", show=progress is True) as watch:
        found = _computed(job, EXECUTORS[executor], store, progress)
    return _result(job, found, choice, asked, watch.timing(time.perf_counter() - began))


class _Integration(NamedTuple):
    """Arguments of `simulate`."""

    t0: Any
    t1: Any
    saveat: Any
    rtol: Any
    atol: Any
    stops: Any
    max_steps: int | None
    solver: Any


class _SweepOptions(NamedTuple):
    """Options of `sweep`."""

    integration: _Integration
    vectorised: bool | None
    progress: bool | None
    precision: str | None
    loss: Callable | None
    paths: Sequence[str]
    executor: str
    store: Any


def _checked_runs(system: System, values: Any, y0: Any, given: _Integration) -> tuple[Varied, Choice]:
    """The varied quantities as arrays, and the solver for all runs; raises the faults of their values."""
    runs = varied(system, values, y0)
    members = check_members(system, runs)
    if not isinstance(y0, np.ndarray | jax.Array):
        check_names(members[0], runs.start_of(0) or {}, given.t0)
    warn_short_data(system, given.t0, given.t1)
    if given.solver is not None:
        return runs, Choice(given.solver, "as you asked")
    return runs, _choice(members, runs, given)


def _job(system: System, runs: Varied, choice: Choice, asked: _SweepOptions) -> Job:
    """What all runs share, with the strategy of the executor."""
    given = asked.integration
    times = np.asarray(as_times(given.saveat, given.t0, given.t1), float)
    run_bytes = 8 * room(len(times), least_rows(system)) * system.plan.size
    native, numbers = asked.precision in (None, FLOAT64) and takes_sweeps(system, choice.solver), {}
    for name in ("t0", "t1", "rtol", "atol", "stops"):
        value = getattr(given, name)
        numbers[name] = None if value is None else np.asarray(value, float)
    return Job(
        system=system,
        runs=runs,
        times=times,
        given=numbers,
        solver=choice.solver,
        max_steps=given.max_steps,
        precision=asked.precision,
        strategy=EXECUTORS[asked.executor].strategy(asked.vectorised, Runs(runs.count, run_bytes, native)),
        loss=asked.loss,
        paths=tuple(asked.paths),
    )


def _result(job: Job, found: Results, choice: Choice, asked: _SweepOptions, timing: Timing) -> Sweep:
    return Sweep(
        system=job.system,
        varied=job.runs,
        ts=job.times,
        found=found,
        how=f"{job.strategy}{EXECUTORS[asked.executor]}",
        solver=type(choice.solver).__name__,
        reason=choice.reason,
        timing=timing,
        precision=job.precision or FLOAT64,
        traits=traits_of(choice.solver),
    )


def _computed(job: Job, executor: AbstractExecutor, path: Any, progress: bool | None) -> Results:
    """Results of all runs; those already stored on disk are read, the others computed."""
    size = executor.agreed(job.strategy.chunk(job.runs.count, executor.processes))
    path = None if path is None or hidden(path, job) else path
    store, there = (None, []) if path is None else executor.alone(lambda: opened(path, job, size))
    chunks = store.chunks if store else chunked(job.runs.count, size)
    known = {piece[:2] for piece in there}
    report = Progress(job.runs.count, sum(size for _, size in known), progress, somebody_waits())

    def done(piece: Piece) -> None:
        if store:
            store.keep(piece)
        report(piece[1])

    missing = [chunk for chunk in chunks if chunk not in known]
    return joined([*there, *executor.pieces(job, missing, done)])


def _refuse(system: System, asked: _SweepOptions) -> None:
    """Raises the faults of the arguments."""
    faults = precision_faults(asked.precision, asked.integration.rtol) + _argument_faults(system, asked)
    raise_faults(InitialError, faults + _executor_faults(asked.executor) + store_faults(asked.store))
    raise_faults(ParameterError, _loss_faults(system, asked.loss, asked.paths))


def _argument_faults(system: System, asked: _SweepOptions) -> list[Fault]:
    t0, t1, saveat, rtol, atol, stops, max_steps, solver = asked.integration
    request = Request(system, t0, t1, None, saveat, rtol, atol, stops, max_steps=max_steps)
    switches = {"vectorised": asked.vectorised, "progress": asked.progress}
    given = {name: value for name, value in switches.items() if value is not None}
    faults = policy_faults(solver, None, None, given) + request_faults(request)
    if hasattr(asked.integration.saveat, "subs"):
        remedy = "give a vector such as jnp.linspace(t0, t1, 201)."
        faults.append(Fault("saveat", "all runs save at the same times.", remedy))
    return faults


def _choice(members: list[System], runs: Varied, given: _Integration) -> Choice:
    """The solver for all runs: a stiff one if one of the runs with extreme values needs it."""
    choices, t0, t1 = [], given.t0, given.t1
    for run, member in zip(runs.telling(), members, strict=True):
        try:
            state = initialise(member, runs.start_of(run), time=t0) if _named(runs) else runs.start_of(run)
        except InitialError:  # no consistent initial state: the status of this run will say so
            state = np.zeros(member.plan.size)
        choices.append(chosen_solver(member, state, t0, t1, given.rtol, given.max_steps))
    return next((choice for choice in choices if traits_of(choice.solver).stiff), choices[0])


def _named(runs: Varied) -> bool:
    return runs.start is None or isinstance(runs.start, dict)


def _executor_faults(executor: Any) -> list[Fault]:
    if not isinstance(executor, str) or executor not in EXECUTORS:
        return [Fault("executor", f"{shown(executor)} is not one.", nearest(str(executor), list(EXECUTORS)))]
    return EXECUTORS[executor].faults()


def _loss_faults(system: System, loss: Callable | None, paths: Sequence[str]) -> list[Fault]:
    faults = [] if loss is None else loss_faults(loss)
    if not isinstance(paths, Sequence):
        remedy = "give a list of paths such as ['motor.modulus']."
        return [*faults, Fault("paths", f"{shown(paths)} does not name parameters.", remedy)]
    if (loss is None) != (not paths):
        what = "a loss without parameters." if loss is not None else "parameters without a loss."
        faults.append(Fault("paths", what, "give both: loss=a function of a solution, paths=['motor.modulus']."))
    return faults + path_faults(system, paths)
