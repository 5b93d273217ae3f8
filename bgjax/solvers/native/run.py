"""Runs of a batch in native code: arrays go in, arrays come out."""

import ctypes
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from ...expressions.backends.llvm.machine import machine
from .compiling import NativeKernel
from .kernel import loop
from .memory import memory_size
from .plan import NativePlan, NativeSystem
from .records import FINISHED, JOB_DIRECTIONS, JOB_VALUES, LOG_FIELDS, TOLD, JobRecord, ValuesRecord, address


ATTEMPTS = 100_000  # of steps, after which Python has a look at interrupts


class Batch(NamedTuple):
    """The runs: an array for each of `JOB_VALUES` with one row for each run, or with one for all."""

    runs: int
    values: Mapping[str, np.ndarray]
    directions: int = 0
    logged: int = 0  # most events of a run in its log


class Results(NamedTuple):
    """Rows of each run: states at saved times, the vector at the end, the numbers of `TOLD`, events with the numbers of
    `LOG_FIELDS`, and the row of the last event of each guard."""

    ys: np.ndarray
    last: np.ndarray
    told: np.ndarray
    dot_ys: np.ndarray
    dot_last: np.ndarray
    log: np.ndarray
    log_rows: np.ndarray


class Look(NamedTuple):
    """What happens between calls of the loop: `see(job, results)`, the first time before it begins, and then after so
    many attempts of steps."""

    see: Callable[[JobRecord, Results], None]
    attempts: int = ATTEMPTS


def run_batch(kernel: NativeKernel, batch: Batch, threads: int = 1, looks: Sequence[Look] = ()) -> Results:
    """Integrate all runs; only one thread may have looks."""
    lanes = 1 if batch.runs == 1 else machine().lanes
    plan, times = kernel.plan(lanes, quick=batch.runs == 1), batch.values["saved"].shape[-1]
    results = _empty(kernel.system, batch, times)
    job, kept = _job(kernel, batch, results)
    if threads == 1 or batch.runs <= lanes:
        _worked(plan, job, lanes, *_together(looks, job, results))
    else:
        with ThreadPoolExecutor(threads) as pool:
            list(pool.map(lambda _: _worked(plan, job, lanes), range(threads)))
    del kept
    return results


def _empty(system: NativeSystem, batch: Batch, times: int) -> Results:
    runs, directions = batch.runs, batch.directions
    logged = batch.logged if system.guards else 0
    return Results(
        np.full((runs, times, system.known), np.nan),
        np.full((runs, system.length), np.nan),
        np.zeros((runs, len(TOLD))),
        np.full((runs, directions, times, system.known), np.nan),
        np.full((runs, directions, system.length), np.nan),
        np.full((runs, logged, len(LOG_FIELDS)), np.nan),
        np.full((runs, system.guards), np.nan),
    )


def _job(kernel: NativeKernel, batch: Batch, results: Results) -> tuple[JobRecord, list]:
    """The record of a batch, and the arrays it points to."""
    job, kept = JobRecord(), []
    job.runs, job.directions = batch.runs, batch.directions
    job.times, job.stops = batch.values["saved"].shape[-1], batch.values["stop"].shape[-1]
    job.logged = results.log.shape[1]
    job.projects_saved = int(kernel.system.method.interpolates)
    for name in (*JOB_VALUES, *(JOB_DIRECTIONS if batch.directions else ())):
        rows = np.ascontiguousarray(batch.values[name], float)
        kept.append(rows)
        step = rows[0].size if len(rows) > 1 else 0
        setattr(job, name, ValuesRecord(address(rows), step))
    for name in results._fields:
        setattr(job, name, address(getattr(results, name)))
    return job, kept


def _together(looks: Sequence[Look], job: JobRecord, results: Results) -> tuple[int, Callable[[], None]]:
    """After how many attempts to look, and all looks as one."""

    def see() -> None:
        for look in looks:
            look.see(job, results)

    return min([ATTEMPTS, *(look.attempts for look in looks)]), see


def _worked(
    plan: NativePlan, job: JobRecord, lanes: int, attempts: int = ATTEMPTS, see: Callable[[], None] = lambda: None
) -> None:
    """Take runs until there are none left; without the lock of the interpreter while steps are taken."""
    found = loop(lanes)
    pointers = ctypes.byref(plan.record), ctypes.byref(job)
    memory = np.zeros(memory_size(plan, lanes, job.directions))
    advance = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * 3, ctypes.c_int64)(found.advance)
    see()
    while advance(*pointers, memory.ctypes.data, attempts) != FINISHED:
        see()
    see()
