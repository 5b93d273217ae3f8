"""Executors of a sweep: chunks of runs in, results out, on threads, devices or several processes.

All executors, also that of Ray's workers, call the same compiled function, so that the results do not depend on the
choice."""

import abc
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import jax
import numpy as np

from ...errors import DataError, Fault, SimulationError
from ..spreading import Chunk, Piece, Results, Runs, Strategy, choose_strategy, concatenated, in_order, spread
from .job import Job


class AbstractExecutor(abc.ABC):
    """Computes chunks of runs (`pieces`), and calls `done` with each result of this process as soon as it is
    available."""

    processes = 1

    def faults(self) -> list[Fault]:
        return []

    def strategy(self, vectorised: bool | None, runs: Runs) -> Strategy:
        return choose_strategy(vectorised, runs)

    def alone(self, act: Callable[[], Any]) -> Any:
        """Calls `act`, which several processes must not do at the same time."""
        return act()

    def agreed(self, number: int) -> int:
        """The first process's value of a number that may differ between processes."""
        return number

    @abc.abstractmethod
    def pieces(self, job: Job, chunks: Sequence[Chunk], done: Callable[[Piece], None]) -> list[Piece]: ...

    @abc.abstractmethod
    def __str__(self) -> str:
        """Text that is added to the description of the strategy."""


@dataclass(frozen=True)
class Local(AbstractExecutor):
    """Threads on the processor's cores, or accelerators. With `devices`, all devices of JAX, also virtual ones on a
    processor."""

    devices: bool = False

    def strategy(self, vectorised: bool | None, runs: Runs) -> Strategy:
        return choose_strategy(vectorised, runs, self.devices)

    def pieces(self, job: Job, chunks: Sequence[Chunk], done: Callable[[Piece], None]) -> list[Piece]:
        if not chunks:
            return []
        workers, first = job.strategy.workers, []
        if job.strategy.vectorised:
            first, chunks = spread(job.block, chunks[:1], workers[:1], done), chunks[1:]
        else:
            job.block(0, 0, workers[0])  # compile once, before the workers begin
        return first + spread(job.block, chunks, workers, done)

    def __str__(self) -> str:
        return ""


class Processes(AbstractExecutor):
    """The processes of `jax.distributed`: each runs the same program, computes its share, and receives all results."""

    @property
    def processes(self) -> int:
        return jax.process_count()

    def faults(self) -> list[Fault]:
        if jax.process_count() > 1:
            return []
        remedy = (
            "call jax.distributed.initialize(coordinator_address, num_processes, process_id) first, in every process;"
            " in one process executor='local' uses all cores."
        )
        return [Fault("executor", "'processes' needs more than this one.", remedy)]

    def pieces(self, job: Job, chunks: Sequence[Chunk], done: Callable[[Piece], None]) -> list[Piece]:
        _check_same(chunks)
        if not chunks:
            return []
        shares = [chunks[process :: self.processes] for process in range(self.processes)]
        found, error = [], None
        try:
            found = Local().pieces(job, shares[jax.process_index()], done)
        except Exception as caught:  # the other processes wait for this one, so all must learn of the failure
            error = caught
        _raise_together(error)
        return _gathered(job, shares, found)

    def alone(self, act: Callable[[], Any]) -> Any:
        """Calls `act` in the first process, then in the others, which find what the first one has made."""
        error, found = None, None
        for first in (True, False):
            if first == (jax.process_index() == 0):
                try:
                    found = act()
                except Exception as caught:
                    error = caught
            _raise_together(error)
        return found

    def agreed(self, number: int) -> int:
        from jax.experimental.multihost_utils import broadcast_one_to_all

        return int(broadcast_one_to_all(np.asarray(number)))

    def __str__(self) -> str:
        return f", in each of {self.processes} processes"


def _check_same(chunks: Sequence[Chunk]) -> None:
    """Raises if the processes see different results on disk, because they would then wait for each other for ever."""
    from jax.experimental.multihost_utils import process_allgather

    seen = np.ravel(process_allgather(np.asarray(crc32(repr(list(chunks)).encode()))))
    if np.any(seen != seen[0]):
        remedy = "give a folder that all of them share."
        raise DataError([Fault("store", "processes see different results on disk.", remedy)])


def _raise_together(error: Exception | None) -> None:
    """Raises in all processes if one of them failed, because the others would wait for it for ever."""
    from jax.experimental.multihost_utils import process_allgather

    failed = np.flatnonzero(process_allgather(np.asarray(error is not None)))
    if error is not None:
        raise error
    if len(failed):
        raise SimulationError(f"process {failed[0]} stopped; see what it says.", "internal_error", 0.0)


def _gathered(job: Job, shares: Sequence[Sequence[Chunk]], mine: Sequence[Piece]) -> list[Piece]:
    """The pieces of all processes, by one exchange per result name."""
    from jax.experimental.multihost_utils import process_allgather

    rows = max(map(_size, shares))
    ordered = in_order(mine) or [job.block(0, 0)]
    exchanged: Results = {}
    for name in sorted(ordered[0]):
        own = concatenated(ordered, name)
        exchanged[name] = np.asarray(process_allgather(np.resize(own, (rows, *own.shape[1:]))))
    pieces = []
    for process, share in enumerate(shares):
        row = 0
        for first, size in share:
            results = {name: array[process, row : row + size] for name, array in exchanged.items()}
            pieces.append((first, size, results))
            row += size
    return pieces


def _size(share: Sequence[Chunk]) -> int:
    """Number of runs in all chunks."""
    return sum(size for _, size in share)
