"""Gradient: a value, its slopes by path, and what they cost."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from ..errors import Fault, ResultError, nearest
from ..simulation.solution.solution import Solution
from ..simulation.solution.timing import Timing


REPEATS = 5


def _seconds(run: Callable) -> float:
    began = time.perf_counter()
    run()
    return time.perf_counter() - began


@dataclass(frozen=True, repr=False)
class Gradient:
    """What `bg.gradient` found: `value`, slopes by path (`gradient["rod.mass"]`), the `solution`, and which mode was taken and why."""

    value: float
    slopes: Mapping[str, np.ndarray]
    solution: Solution
    forward: bool
    reason: str
    timing: Timing
    runs: tuple[Callable, Callable] | None = field(default=None, compare=False)  # once more with slopes, and without

    def __getitem__(self, path: str) -> np.ndarray:
        if path not in self.slopes:
            raise ResultError([Fault(str(path), "was not asked for.", nearest(str(path), list(self.slopes)))])
        return self.slopes[path]

    @property
    def mode(self) -> str:
        return "forward" if self.forward else "reverse"

    @cached_property
    def times_forward(self) -> float:
        """What it costs in runs without slopes. Both are run a few times when this is first asked for; print tells it from then on."""
        for run in self.runs:
            run()  # compiled
        seconds = [[_seconds(run) for run in self.runs] for _ in range(REPEATS)]
        both, alone = (min(times) for times in zip(*seconds, strict=True))
        return both / alone

    def __str__(self) -> str:
        cost = f", {self.times_forward:.1f} times one run" if "times_forward" in vars(self) else ""
        text = lambda slope: np.array2string(np.asarray(slope), precision=6)
        rows = [f"  {path:<28} {text(slope)}" for path, slope in self.slopes.items()]
        return "\n".join([f"Gradient: value {self.value:.9g}, {self.mode} mode ({self.reason}){cost}; {self.timing}", *rows])

    def __repr__(self) -> str:
        return f"Gradient of {self.value:.9g} by {', '.join(self.slopes)}"
