"""Distribution of many runs over workers: chunks of runs go to free threads or devices, and results come back in order.

A run is one call of a compiled function. On a processor each core computes one run after the other; on an accelerator
blocks of runs are vectorised."""

import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import jax
import numpy as np


BLOCK, MEMORY = 64, 1 << 26  # most runs in one call, and most bytes of their results
SIDE_BY_SIDE = 256  # runs in one vectorised call on an accelerator
SHARES = 16  # chunks per worker; several, so that workers end together although runs differ in length
NATIVE_SHARES = 4  # fewer, so that lanes are filled, but enough for a store that is resumed
PATIENCE = 2.0  # seconds after which progress is shown in an interactive session

Chunk = tuple[int, int]  # first run, number of runs
Results = dict[str, np.ndarray]  # by name, one row per run
Piece = tuple[int, int, Results]


class Strategy(NamedTuple):
    """How runs are distributed within one process."""

    vectorised: bool  # vmap over runs, which then step together; otherwise a loop, one run after the other
    workers: tuple[Any, ...]  # devices; None stands for a thread on the processor
    block: int  # most runs in one call
    native: bool = False  # native code steps several runs together, and a run that ends makes room for another

    def __str__(self) -> str:
        loop = f"blocks of {self.block} by vmap" if self.vectorised else "one after the other in a compiled loop"
        if self.native:
            loop = f"blocks of {self.block} in native code"
        count, worker = len(self.workers), "thread" if self.workers[0] is None else "device"
        plural = "s" if count > 1 else ""
        return f"{loop}, on {count} {worker}{plural} ({jax.default_backend()})"

    def chunk(self, count: int, processes: int = 1) -> int:
        """Number of runs that are computed, and stored, together."""
        if self.vectorised:
            return self.block
        return max(1, min(self.block, count // (SHARES * len(self.workers) * processes)))


class Runs(NamedTuple):
    """How many runs there are, how many bytes each gives, and whether native code takes them."""

    count: int
    run_bytes: int
    native: bool = False


def choose_strategy(vectorised: bool | None, runs: Runs, devices: bool = False) -> Strategy:
    """Strategy for runs: native code or loops on a processor, vmap on an accelerator, unless `vectorised` is given.

    With vmap every run of diffrax takes as many steps as the slowest one, and a wide batch does not fit the processor's
    cache (2.3 times slower)."""
    processor, (count, run_bytes, native) = jax.default_backend() == "cpu", runs
    native = native and processor and vectorised is not False
    vectorised = native or not processor if vectorised is None else vectorised
    workers = (None,) * min(cores(), count) if processor and not devices else tuple(jax.local_devices())
    most = max(1, MEMORY // max(1, run_bytes))
    if native:
        block = -(-count // (NATIVE_SHARES * len(workers)))
        return Strategy(True, workers, max(1, min(BLOCK, most, block)), True)
    return Strategy(vectorised, workers, min(SIDE_BY_SIDE, count, most) if vectorised else min(BLOCK, most))


def cores() -> int:
    """Number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def chunked(count: int, size: int) -> list[Chunk]:
    """`count` runs in chunks of `size`, the last one smaller."""
    return [(first, min(size, count - first)) for first in range(0, count, size)]


def spread(
    call: Callable[[int, int, Any], Results],
    chunks: Sequence[Chunk],
    workers: Sequence[Any],
    done: Callable[[Piece], None],
) -> list[Piece]:
    """Calls call(first, size, device) for all chunks on free workers; `done` receives each result as it arrives, one at
    a time."""
    lock, stop, left = threading.Lock(), threading.Event(), iter(chunks)
    found: list[Piece] = []

    def work(device) -> None:
        while not stop.is_set():
            with lock:
                chunk = next(left, None)
            if chunk is None:
                return
            piece = (*chunk, call(*chunk, device))
            with lock:
                found.append(piece)
                done(piece)

    with ThreadPoolExecutor(len(workers)) as pool:  # threads suffice: XLA releases the GIL while it runs
        futures = [pool.submit(work, device) for device in workers]
        try:
            for future in futures:
                future.result()
        finally:
            stop.set()
    return found


def joined(pieces: Sequence[Piece]) -> Results:
    """Results of all pieces, concatenated in the order of the runs."""
    ordered = in_order(pieces)
    return {name: concatenated(ordered, name) for name in ordered[0]}


def in_order(pieces: Sequence[Piece]) -> list[Results]:
    """Results of pieces in the order of their runs."""
    return [results for _, _, results in sorted(pieces, key=lambda piece: piece[0])]


def concatenated(several: Sequence[Results], name: str) -> np.ndarray:
    """One of the results, of all runs."""
    return np.concatenate([results[name] for results in several])


class Progress:
    """Progress on stderr, the runs done and the remaining time: shown on request, or after a delay in an interactive
    session."""

    def __init__(self, count: int, there: int, asked: bool | None, waited_for: bool):
        self.count, self.there, self.done, self.began = count, there, there, time.perf_counter()
        self.after = _delay(asked, waited_for)
        if there and asked is not False:
            self._say(f"{there}/{count} runs were there", there == count)

    def __call__(self, size: int) -> None:
        self.done += size
        spent = time.perf_counter() - self.began
        left = spent / (self.done - self.there) * (self.count - self.done)
        if spent >= self.after:
            self._say(f"{self.done}/{self.count} runs, {_duration(left)} left", self.done == self.count)

    def _say(self, text: str, last: bool) -> None:
        print(f"\r{text}   ", end="\n" if last else "", file=sys.stderr, flush=True)


def _delay(asked: bool | None, waited_for: bool) -> float:
    """Seconds after which progress is shown."""
    if asked:
        return 0.0
    return PATIENCE if asked is None and waited_for else float("inf")


def _duration(seconds: float) -> str:
    if seconds < 100.0:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60.0)
    return f"{minutes} min" if minutes < 120 else f"{minutes // 60} h {minutes % 60} min"
