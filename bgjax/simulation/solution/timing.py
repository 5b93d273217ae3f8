"""Measures how long a call takes to prepare, to compile and to run, and prints "compiling … 6.2 s" in the meantime."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import jax.monitoring

from ...surface.sessions import somebody_waits


PATIENCE = 2.0  # seconds of compiling after which a message is printed in an interactive session
COMPILED, FROM_CACHE = "/jax/core/compile/backend_compile_duration", "/jax/compilation_cache/cache_hits"


class Timing:
    """Seconds spent on the phases of a call; all zero inside a trace.

    All instances compare equal, so that solutions with different timings have equal pytree structures.
    """

    def __init__(self, preparing: float = 0.0, compiling: float = 0.0, running: float = 0.0, cached: bool = False):
        self.preparing = preparing  # in Python: checks, initial condition, choice of the solver
        self.compiling = compiling  # tracing and XLA; 0 where the program was compiled before
        self.running = running
        self.cached = cached  # whether the XLA program came from the cache on disk

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Timing)

    def __hash__(self) -> int:
        return 0

    def __str__(self) -> str:
        if not self.running:
            return "not timed: part of a larger program"
        compiling = f"compiling {self.compiling:.2f} s{_source(self.cached)}, " if self.compiling else ""
        return f"{compiling}preparing {1e3 * self.preparing:.1f} ms, running {1e3 * self.running:.1f} ms"

    def __repr__(self) -> str:
        return f"Timing({self})"


def _source(cached: bool) -> str:
    return " (from the cache on disk)" if cached else ""


_ACTIVE = threading.local()


class Watch:
    """`with Watch("integrate", show=True) as watch:` measures the time spent inside, and compiling that function.

    The jitted function itself calls `tracing_begins()`, which therefore runs only while it is traced.
    """

    def __init__(self, function: str, show: bool = False):
        self.function, self.show = f"jit({function})", show
        self.compiling, self.running, self.cached = 0.0, 0.0, False
        self._began: float | None = None
        self._timer: threading.Timer | None = None
        self._said = False

    def __enter__(self) -> "Watch":
        self._outer, _ACTIVE.watch = getattr(_ACTIVE, "watch", None), self
        self._entered = time.perf_counter()
        return self

    def __exit__(self, *_) -> None:
        _ACTIVE.watch = self._outer
        self.ended()
        self.running += time.perf_counter() - self._entered - self.compiling

    def timing(self, total: float) -> Timing:
        """The timing of a call of `total` seconds; what was neither compiling nor running was preparing."""
        return Timing(max(0.0, total - self.compiling - self.running), self.compiling, self.running, self.cached)

    def began(self) -> None:
        self._began = time.perf_counter()
        if self.show:
            self._say()
        elif somebody_waits():
            self._timer = threading.Timer(PATIENCE, self._say)
            self._timer.daemon = True
            self._timer.start()

    def ended(self) -> None:
        if self._began is None:
            return
        self.compiling += time.perf_counter() - self._began
        self._began = None
        if self._timer is not None:
            self._timer.cancel()
        if self._said:
            print(f" {self.compiling:.1f} s{_source(self.cached)}", file=sys.stderr, flush=True)

    def _say(self) -> None:
        self._said = True
        print("compiling …", end="", file=sys.stderr, flush=True)


def tracing_begins() -> None:
    """Note that compiling begins; jitted functions call this at their beginning."""
    watch = getattr(_ACTIVE, "watch", None)
    if watch is not None:
        watch.began()


@contextmanager
def compiling() -> Iterator[None]:
    """Note that native code is compiled inside."""
    watch = getattr(_ACTIVE, "watch", None)
    if watch is not None:
        watch.began()
    try:
        yield
    finally:
        if watch is not None:
            watch.ended()


def _on_duration(event: str, seconds: float, **words: Any) -> None:
    watch = getattr(_ACTIVE, "watch", None)
    if watch is None or event != COMPILED:
        return
    if words.get("fun_name") == watch.function:
        watch.ended()
    elif watch._began is not None:
        watch.cached = False  # the cache hit belonged to another function


def _on_event(event: str, **words: Any) -> None:
    watch = getattr(_ACTIVE, "watch", None)
    if watch is not None and event == FROM_CACHE and watch._began is not None:
        watch.cached = True


jax.monitoring.register_event_duration_secs_listener(_on_duration)
jax.monitoring.register_event_listener(_on_event)
