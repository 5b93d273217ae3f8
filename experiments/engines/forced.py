"""Single steps of the native loop from given times, states and memory of the controller.

`bg_advance` keeps all that is under way in memory that the caller gives: it is written here before each attempt of a
step. The fields are read from `work.h`.
"""

import ctypes
import re
from functools import cache
from typing import NamedTuple

import numpy as np

from bgjax.simulation.engine.numbers import _batch
from bgjax.simulation.engine.system import native_kernel
from bgjax.simulation.run.record import Run
from bgjax.simulation.run.switches import GUARDS
from bgjax.solvers.native.compiling import NativeKernel
from bgjax.solvers.native.kernel import SOURCE, compiled, loop, printed
from bgjax.solvers.native.memory import memory_size
from bgjax.solvers.native.plan import NativePlan, native_plan
from bgjax.solvers.native.run import Batch, Results, _empty, _job
from bgjax.system.evaluate_numbers import evaluate_numbers
from experiments.engines.reference import SHARES, Attempts


class Forced(NamedTuple):
    """What the native loop makes of each attempt."""

    y1: np.ndarray
    error: np.ndarray
    kept: np.ndarray
    inverse: np.ndarray  # of the error, as the controller remembers it after accepted steps
    next: np.ndarray
    dense: np.ndarray  # at SHARES of each accepted step


def forced(run: Run, attempts: Attempts, level: int = 2) -> Forced:
    """Take every attempt again, each from the state that diffrax had."""
    kernel, batch = native_kernel(run), _batch(run)
    taken = attempts.kept & (attempts.t1 > attempts.t0)
    times = attempts.t0[taken, None] + np.asarray(SHARES) * (attempts.t1 - attempts.t0)[taken, None]
    batch = batch._replace(values={**batch.values, "saved": times.reshape(1, -1)})
    results = _empty(kernel.system, batch, batch.values["saved"].shape[-1])
    steps = Stepper(kernel, batch, results, level)
    found, saved, guards = [], 0, guards_before(run, attempts)
    for number in range(len(attempts.t0)):
        steps.vector("before", guards.shape[1])[:] = guards[number]
        found.append(steps.attempt(attempts, number, saved))
        saved += len(SHARES) * bool(taken[number])
    y1, error, kept, inverse, following = (np.array(each) for each in zip(*found, strict=True))
    return Forced(y1, error, kept, inverse, following, results.ys[0].reshape(-1, len(SHARES), kernel.system.known))


def guards_before(run: Run, attempts: Attempts) -> np.ndarray:
    """The guards of switches where each attempt begins, which the loop remembers from the step before."""
    if not run.system.plan.equations.switches:
        return np.zeros((len(attempts.t0), 0))
    known = run.system.plan.size + run.system.plan.carried
    return np.asarray(evaluate_numbers(run.system, GUARDS, attempts.t0, attempts.y0[:, :known]))


def plan_of(kernel: NativeKernel, lanes: int, level: int) -> NativePlan:
    """The system of a kernel, compiled for a number of lanes at a level of optimisation."""
    system = kernel.system
    return native_plan(system, compiled(printed(system.programs, system.blocks, lanes), system.programs, level))


class Stepper:
    """The loop of one run with its memory."""

    def __init__(self, kernel: NativeKernel, batch: Batch, results: Results, level: int):
        self.length, plan = kernel.system.length, plan_of(kernel, 1, level)
        self.plan = plan
        self.job, self.kept = _job(kernel, batch, results)
        self.pointers = ctypes.byref(plan.record), ctypes.byref(self.job)
        self.memory = np.zeros(memory_size(plan, 1, 0))
        self.advance = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_void_p] * 3, ctypes.c_int64)(loop(1).advance)
        self.work = work_record().from_address(self.memory.ctypes.data)
        self._one()

    def _one(self) -> None:
        self.advance(*self.pointers, self.memory.ctypes.data, 1)

    def attempt(self, attempts: Attempts, number: int, saved: int) -> tuple:
        """One attempt: the vector at its end, its error, whether it is accepted, the inverse of the error norm, and the
        end of the next attempt."""
        lane = self.work.lane[0]
        lane.run = lane.status = lane.steps = 0
        lane.fresh, lane.saved = 1, saved
        lane.t, lane.end = attempts.t0[number], attempts.t1[number]
        lane.error, lane.at_shortest = attempts.inverse[number], int(attempts.at_shortest[number])
        self.vector("y", self.length)[:] = attempts.y0[number]
        before = lane.accepted
        self._one()
        y1, error = (self.vector(each, self.length).copy() for each in ("next", "error"))
        return y1, error, lane.accepted > before, lane.error, lane.next

    def vector(self, name: str, size: int) -> np.ndarray:
        """The numbers of an array of the memory."""
        if not size:
            return np.zeros(0)
        place = ctypes.cast(getattr(self.work, name), ctypes.POINTER(ctypes.c_double))
        return np.ctypeslib.as_array(place, (size,))


@cache
def work_record() -> type:
    """`bg_work` of one lane, with the fields of `work.h` in their order."""
    text = re.sub(r"/\*.*?\*/", "", (SOURCE / "work.h").read_text(), flags=re.DOTALL)
    lane = type("Lane", (ctypes.Structure,), {"_fields_": _fields(text, "bg_lane", {})})
    return type("Work", (ctypes.Structure,), {"_fields_": _fields(text, "bg_work", {"bg_lane": lane})})


def _fields(text: str, name: str, known: dict[str, type]) -> list[tuple]:
    kinds = {"int64_t": ctypes.c_int64, "double": ctypes.c_double, **known}
    body = re.search(rf"typedef struct \{{([^}}]*)\}} {name};", text)[1]
    found = []
    for kind, names in re.findall(r"(\w+) ([^;]+);", body):
        for each in map(str.strip, names.split(",")):
            if each.startswith("*"):
                found.append((each[1:], ctypes.c_void_p))
            else:
                plain = each.removesuffix("[W]")
                found.append((plain, kinds[kind] * 1 if each != plain else kinds[kind]))
    return found
