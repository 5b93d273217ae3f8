"""The steps of a single run in native code, one by one."""

from typing import NamedTuple

import numpy as np

from .compiling import NativeKernel
from .records import JobRecord, address
from .run import Look, Results


ROOM = 1024  # steps that are stored before Python takes them


class Steps(NamedTuple):
    """Of all accepted steps: times and vectors at both ends; for dense output also the end before states took new
    values at events, and the increments by the stages, such that they end there."""

    begin: np.ndarray
    end: np.ndarray
    start: np.ndarray
    next: np.ndarray
    ended: np.ndarray | None = None
    increments: np.ndarray | None = None


class StepRecord:
    """Takes the steps of a run while it runs: `look` is for `run_batch`."""

    def __init__(self, kernel: NativeKernel, dense: bool):
        self.length, self.dense, self.method = kernel.system.length, dense, kernel.system.method
        record = kernel.plan(1, quick=True).record.method
        self.shifts, vectors = bool(record.shifts), 3 + record.stages if dense else 2
        self.buffer, self.parts = np.empty((ROOM, 2 + self.length * vectors)), []

    @property
    def look(self) -> Look:
        """Gives the loop a buffer, and empties it."""
        return Look(self._see)

    def _see(self, job: JobRecord, results: Results) -> None:
        job.kept, job.kept_room, job.keeps_stages = address(self.buffer), ROOM, int(self.dense)
        self.parts.append(self.buffer[: job.kept_count].copy())
        job.kept_count = 0

    def steps(self) -> Steps:
        """All steps so far."""
        rows, n = np.concatenate(self.parts), self.length
        vectors = rows[:, 2:].reshape(len(rows), (rows.shape[1] - 2) // n, n)
        steps = Steps(rows[:, 0], rows[:, 1], vectors[:, 0], vectors[:, 1])
        if not self.dense:
            return steps
        return steps._replace(ended=vectors[:, 2], increments=self._increments(steps, vectors[:, 2], vectors[:, 3:]))

    def _increments(self, steps: Steps, ended: np.ndarray, rates: np.ndarray) -> np.ndarray:
        found = rates * (steps.end - steps.begin)[:, None, None]
        if self.shifts:
            weights = np.sum(self.method.dense, axis=1)  # of the stages at the end of the step; together one
            found += (ended - steps.start - np.tensordot(found, weights, (1, 0)))[:, None]
        return found
