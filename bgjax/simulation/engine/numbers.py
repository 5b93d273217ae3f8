"""A run whose values are numbers, in native code, without compiling anything by XLA."""

import jax
import numpy as np

from ...expressions.backends.numpy.backend import NumpyBackend
from ...expressions.program import Program
from ...solvers.events.log import Log
from ...solvers.native.records import LOG_FIELDS, LOGGED, MOST_STEPS, SUCCESSFUL, TOLD
from ...solvers.native.run import Batch, Results, run_batch
from ...solvers.native.steps import StepRecord, Steps
from ...system.base import AbstractSystem, bound_of
from ...system.parameters.fixed import refuse_fixed
from ..outcome.account import audited
from ..outcome.status import NUMBERS
from ..run.call_classes import OWN, largest, whole
from ..run.record import Run
from ..run.saving import ends_at_saved
from ..solution.timing import compiling
from .progress import Progress, shows
from .steps import Rows, interpolation_of, rows_of_steps
from .system import native_kernel, native_programs


STATUS = {SUCCESSFUL: NUMBERS["successful"], MOST_STEPS: NUMBERS["max_steps_reached"]}


def run_numbers(run: Run) -> tuple:
    """The fields of a Solution, apart from the system."""
    kernel = native_kernel(run)
    if not kernel.has_plan(1):
        with compiling():
            kernel.plan(1, quick=True)
    record = None if run.saveat.at_times else StepRecord(kernel, run.saveat.dense)
    progress = Progress(run) if shows(run) else None
    found = run_batch(kernel, _batch(run), looks=[each.look for each in (record, progress) if each is not None])
    if progress is not None:
        progress.close()
    return _fields(run, found, None if record is None else record.steps())


def _batch(run: Run) -> Batch:
    system, (rtol, atol), saved = run.system, run.tolerances, _saved(run)
    atol = OWN * rtol * np.asarray(system.scales()) if atol is None else atol
    ends = [*map(np.asarray, system.sample_times()), *([] if run.stops is None else [np.ravel(run.stops)])]
    if ends_at_saved(run.solver) and run.saveat.ts is not None:
        ends.append(saved)
    values = {
        "parameters": native_parameters(run),
        "begin": [run.t0],
        "end": [run.t1],
        "state": whole(system, np.asarray(run.state)),
        "rtol": [rtol],
        "atol": np.broadcast_to(atol, (system.plan.size,)),
        "most": [largest(run.limit)],
        "saved": saved,
        "stop": np.sort(np.concatenate([np.zeros(0), *ends])),
    }
    rows = {name: np.asarray(value, float)[None] for name, value in values.items()}
    return Batch(1, rows, logged=LOGGED)


def _saved(run: Run) -> np.ndarray:
    times = run.saveat.ts
    return np.zeros(0) if times is None else np.asarray(times, float)


def native_parameters(run: Run) -> np.ndarray:
    """What the programs of a run take from the parameters, program by program."""
    bound, names = bound_of(run.system), tuple(native_programs(run.system, run.audit).values())
    refuse_fixed(run.system.parameter, run.system.plan.fixed)
    return bound.memory.remember(("native", names), lambda: _parameters(run.system, names))


def _parameters(system: AbstractSystem, names: tuple) -> np.ndarray:
    found = [_carried(system, system.plan.program(outputs)) for outputs in names]
    return np.concatenate([np.zeros(0), *found])


def _carried(system: AbstractSystem, program: Program) -> np.ndarray:
    bound = bound_of(system)
    backend = NumpyBackend(bound.owners, system.plan.equations.solved.blocks)
    values = backend.values(program.pool, program.prelude, bound.lookup)
    return np.array([values[i] for i in program.carried], float)


def _saved_rows(run: Run, found: Results, told: dict, steps: Steps | None) -> Rows:
    """What the run saves; states at times that it did not reach are NaN."""
    times, size = _saved(run).copy(), run.system.plan.size + run.system.plan.carried
    times[int(told["saved"]) :] = np.nan
    at_times, last = Rows(times, found.ys[0]), Rows(np.array([told["end"]]), found.last[:, :size])
    if steps is not None:
        return rows_of_steps(run, at_times, steps, last)
    return last if run.saveat.ts is None else at_times  # `last` holds the new values of an event of the last step


def _fields(run: Run, found: Results, kept: Steps | None) -> tuple:
    """Times, states, status, end, statistics and audit, as those of a run by diffrax."""
    told = dict(zip(TOLD, found.told[0], strict=True))
    size = run.system.plan.size + run.system.plan.carried
    times, ys = _saved_rows(run, found, told, kept)
    status = np.int32(STATUS.get(int(told["status"]), NUMBERS["dt_min_reached"]))
    steps, accepted, end = int(told["steps"]), int(told["accepted"]), told["end"]
    stats = {"num_steps": steps, "num_accepted_steps": accepted, "num_rejected_steps": steps - accepted}
    stats = {name: np.int64(value) for name, value in stats.items()}
    account = audited(run.system, (run.t0, run.state), (end, found.last[0])) if run.audit else None
    times, ys, last = jax.device_put((times, ys, found.last[0, :size]))
    dense = interpolation_of(run, kept) if run.saveat.dense else None
    return times, ys, status, end, last, stats, account, dense, _log(run, found)


def _log(run: Run, found: Results) -> Log | None:
    """The events of a run, if its system has switches."""
    if not run.system.plan.equations.switches:
        return None
    fields = dict(zip(LOG_FIELDS, found.log[0].T, strict=True))
    switch, times = fields["switch"], {name: fields[name] for name in LOG_FIELDS[1:]}
    count, row = int(found.told[0, TOLD.index("events")]), found.log_rows[0].astype(int)
    return Log(np.where(np.isnan(switch), -1, switch).astype(int), **times, count=np.int64(count), row=row)
