"""Many runs of one compiled function: one after the other on each core, or side by side on an accelerator, whichever worker is free."""

import os
import sys
import threading
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple

import jax


BLOCK, MEMORY = 64, 1 << 26  # runs in a call at most, and bytes of their results
SIDE_BY_SIDE = 256  # runs of a call on an accelerator
SHARES = 4  # of what is left, a worker takes a share of so many: the last ones are small, so that uneven runs end together
PATIENCE = 2.0  # seconds after which progress is told to somebody who waits


class Strategy(NamedTuple):
    """How runs are spread."""

    vectorised: bool  # side by side by vmap, in lockstep; else one after the other by a loop
    workers: tuple[Any, ...]  # devices; None: a thread on the processor
    block: int  # runs of a call at most

    def __str__(self) -> str:
        loop = f"blocks of {self.block} by vmap" if self.vectorised else "one after the other in a compiled loop"
        count = len(self.workers)
        where = f"{count} thread{'s' if count > 1 else ''}" if self.workers[0] is None else f"{count} device{'s' if count > 1 else ''}"
        return f"{loop}, on {where} ({jax.default_backend()})"


def choose_strategy(vectorised: bool | None, count: int, run_bytes: int) -> Strategy:
    """On a processor loops: in lockstep every run takes as many steps as the slowest, and a wide batch does not fit the cache (2.3 times slower)."""
    processor = jax.default_backend() == "cpu"
    vectorised = not processor if vectorised is None else vectorised
    workers = (None,) * min(_cores(), count) if processor else tuple(jax.local_devices())
    most = max(1, MEMORY // max(1, run_bytes))
    return Strategy(vectorised, workers, min(SIDE_BY_SIDE, count, most) if vectorised else min(BLOCK, most))


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def spread(call: Callable[[int, int, Any], Any], count: int, strategy: Strategy, report: Callable[[int], None]) -> list[tuple[int, int, Any]]:
    """call(first, size, device) for all runs, by every worker that is free: (first, size, what it gave)."""
    lock, done, stop = threading.Lock(), [0, 0], threading.Event()
    found: list[tuple[int, int, Any]] = []

    def take() -> tuple[int, int]:
        with lock:
            left = count - done[0]
            size = min(strategy.block, left) if strategy.vectorised else min(strategy.block, max(1, left // (SHARES * len(strategy.workers))), left)
            done[0] += size
            return done[0] - size, size

    def work(device) -> None:
        while not stop.is_set():
            first, size = take()
            if not size:
                return
            found.append((first, size, call(first, size, device)))
            with lock:
                done[1] += size
                report(done[1])

    with ThreadPoolExecutor(len(strategy.workers)) as pool:  # XLA lets go of Python's lock while it runs
        futures = [pool.submit(work, device) for device in strategy.workers]
        try:
            for future in futures:
                future.result()
        finally:
            stop.set()
    return sorted(found, key=lambda each: each[0])


class Progress:
    """Runs done, and the time that is left, on stderr: asked for, or after a while where somebody waits."""

    def __init__(self, count: int, asked: bool | None, waited_for: bool):
        self.count, self.began, self.said = count, time.perf_counter(), False
        self.after = 0.0 if asked else PATIENCE if asked is None and waited_for else float("inf")

    def __call__(self, done: int) -> None:
        spent = time.perf_counter() - self.began
        if spent < self.after:
            return
        self.said = True
        left = spent / done * (self.count - done)
        print(f"\r{done}/{self.count} runs, {left:.0f} s left   ", end="\n" if done == self.count else "", file=sys.stderr, flush=True)


def joined(pieces: Sequence[tuple[int, int, Any]], stack: Callable) -> Any:
    """Results of the blocks as one, without what fills the last one up."""
    return jax.tree.map(lambda *leaves: stack([leaf[:size] for leaf, (_, size, _) in zip(leaves, pieces, strict=True)]), *[piece for _, _, piece in pieces])
