"""Progress of a film on stderr: the frames drawn and the remaining time."""

import sys
import time
from collections.abc import Iterable, Iterator
from typing import TypeVar

from ...surface.sessions import somebody_waits


PATIENCE = 2.0  # seconds after which progress is shown in an interactive session
OFTEN = 0.2  # seconds between two reports
T = TypeVar("T")


def told(frames: Iterable[T], count: int, asked: bool | None) -> Iterator[T]:
    """The frames, with progress: shown on request, or after a delay in an interactive session."""
    after = 0.0 if asked else PATIENCE if asked is None and somebody_waits() else float("inf")
    began = last = time.perf_counter()
    for done, frame in enumerate(frames, 1):
        yield frame
        now = time.perf_counter()
        if now - began >= after and (done == count or now - last >= OFTEN):
            left, last = (now - began) / done * (count - done), now
            end = "\n" if done == count else ""
            print(f"\r{done}/{count} frames, {left:.0f} s left   ", end=end, file=sys.stderr, flush=True)
