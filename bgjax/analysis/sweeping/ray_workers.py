"""Executor that computes chunks of a sweep on Ray's workers, on this machine or on a cluster.

The program joins a cluster beforehand by `ray.init`."""

import os
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

from ...errors import Fault
from ..spreading import Chunk, Piece, cores
from .executors import AbstractExecutor
from .job import Job


class Ray(AbstractExecutor):
    """One actor per core, each with its own compiled program; a chunk goes to the next free actor."""

    def faults(self) -> list[Fault]:
        if find_spec("ray") is None:
            remedy = "pip install 'bgjax[ray]', or use executor='local', which uses all cores."
            return [Fault("executor", "'ray' is not installed.", remedy)]
        return []

    @property
    def processes(self) -> int:
        return self._workers() if _running() else 1

    def pieces(self, job: Job, chunks: Sequence[Chunk], done: Callable[[Piece], None]) -> list[Piece]:
        if not chunks:
            return []
        # Ray's future behaviour; without it Ray warns at every start
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        import ray

        started_here = not ray.is_initialized()
        if started_here:
            silent = dict(
                include_dashboard=False, log_to_driver=False, logging_level="error", _metrics_export_port=None
            )
            ray.init(num_cpus=cores(), **silent)
        try:
            return self._computed(ray, job, chunks, done)
        finally:
            if started_here:
                ray.shutdown()

    def _computed(self, ray: Any, job: Job, chunks: Sequence[Chunk], done: Callable[[Piece], None]) -> list[Piece]:
        worker, shared, left = ray.remote(num_cpus=1)(_Worker), ray.put(job), iter(chunks)
        idle = [worker.remote(shared) for _ in range(min(self._workers(), len(chunks)))]
        busy: dict[Any, tuple[Any, Chunk]] = {}
        found: list[Piece] = []
        while len(found) < len(chunks):
            for actor, chunk in zip(idle, left, strict=False):
                busy[actor.block.remote(*chunk)] = actor, chunk
            (ready,), _ = ray.wait(list(busy), num_returns=1)
            actor, chunk = busy.pop(ready)
            idle = [actor]
            found.append((*chunk, ray.get(ready)))
            done(found[-1])
        return found

    def _workers(self) -> int:
        import ray

        return max(1, int(ray.cluster_resources().get("CPU", 1)))

    def __str__(self) -> str:
        return ", in each of Ray's workers"


def _running() -> bool:
    import ray

    return ray.is_initialized()


class _Worker:
    """Actor that computes blocks of a job in a process of Ray."""

    def __init__(self, job: Job):
        self.job = job

    def block(self, first: int, size: int):
        return self.job.block(first, size)
