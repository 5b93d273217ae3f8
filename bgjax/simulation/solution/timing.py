"""How long a call took to prepare, to compile and to run, and the words "compiling … 6.2 s" while somebody waits for it."""

import os
import sys
import threading
import time
from typing import Any

import jax.monitoring


PATIENCE = 2.0  # seconds after which somebody who waits at a terminal is told
COMPILED, FROM_CACHE = "/jax/core/compile/backend_compile_duration", "/jax/compilation_cache/cache_hits"


class Timing:
    """Seconds of a call. All compare equal, so that they are no part of a solution's structure; inside a trace there are none."""

    def __init__(self, preparing: float = 0.0, compiling: float = 0.0, running: float = 0.0, cached: bool = False):
        self.preparing = preparing  # on the host: checks, start, choice of the solver
        self.compiling = compiling  # tracing and XLA; 0 where the program was there
        self.running = running
        self.cached = cached  # whether XLA's part came from the cache on disk

    def __eq__(self, other: Any) -> bool:
        return isinstance(other, Timing)

    def __hash__(self) -> int:
        return 0

    def __str__(self) -> str:
        if not self.running:
            return "not timed: part of a larger program"
        compiling = f"compiling {self.compiling:.2f} s{' (from the cache on disk)' if self.cached else ''}, " if self.compiling else ""
        return f"{compiling}preparing {1e3 * self.preparing:.1f} ms, running {1e3 * self.running:.1f} ms"

    def __repr__(self) -> str:
        return f"Timing({self})"


_ACTIVE = threading.local()


class Watch:
    """`with Watch("_integrate", show=True) as watch:` times what is called inside and how much of it went into compiling the function of that
    name. The function itself calls `tracing_begins()`, which runs when it is traced only."""

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
        """With what the call took beside, of `total` seconds."""
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
            print(f" {self.compiling:.1f} s{' (from the cache on disk)' if self.cached else ''}", file=sys.stderr, flush=True)

    def _say(self) -> None:
        self._said = True
        print("compiling …", end="", file=sys.stderr, flush=True)


def tracing_begins() -> None:
    """Called by functions that are compiled, at their beginning."""
    watch = getattr(_ACTIVE, "watch", None)
    if watch is not None:
        watch.began()


def somebody_waits() -> bool:
    """A terminal or a notebook, and no test."""
    notebook = "ipykernel" in sys.modules
    return (notebook or bool(getattr(sys.stderr, "isatty", lambda: False)())) and "PYTEST_CURRENT_TEST" not in os.environ


def _on_duration(event: str, seconds: float, **words: Any) -> None:
    watch = getattr(_ACTIVE, "watch", None)
    if watch is None or event != COMPILED:
        return
    if words.get("fun_name") == watch.function:
        watch.ended()
    elif watch._began is not None:
        watch.cached = False  # that was another function


def _on_event(event: str, **words: Any) -> None:
    watch = getattr(_ACTIVE, "watch", None)
    if watch is not None and event == FROM_CACHE and watch._began is not None:
        watch.cached = True


jax.monitoring.register_event_duration_secs_listener(_on_duration)
jax.monitoring.register_event_listener(_on_event)
