"""Gradient: the result of `bg.gradient`, with the value, the derivatives by parameter path, and their cost."""

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np

from ..errors import Fault, ResultError, nearest
from ..simulation.solution.solution import Solution
from ..simulation.solution.timing import Timing
from ..surface.listing import public


REPEATS = 5


def _seconds(run: Callable) -> float:
    began = time.perf_counter()
    run()
    return time.perf_counter() - began


@dataclass(frozen=True, repr=False)
class Gradient:
    """Holds the result of `bg.gradient`: the `value`, the derivative by parameter path (`gradient["rod.mass"]`), the
    `solution`, the mode (forward or reverse) and the reason for it."""

    value: float
    derivatives: Mapping[str, np.ndarray]
    solution: Solution
    forward: bool
    reason: str
    timing: Timing
    # repeat the run with and without derivatives
    runs: tuple[Callable, Callable] | None = field(default=None, compare=False)

    __dir__ = public

    def __getitem__(self, path: str) -> np.ndarray:
        if path not in self.derivatives:
            raise ResultError([Fault(str(path), "was not asked for.", nearest(str(path), list(self.derivatives)))])
        return self.derivatives[path]

    @property
    def mode(self) -> str:
        """The mode of differentiation: forward or reverse."""
        return "forward" if self.forward else "reverse"

    @cached_property
    def times_forward(self) -> float:
        """Cost as a multiple of one run without derivatives. Measured by a few repetitions on first access; `print`
        shows it from then on."""
        for run in self.runs:
            run()  # compiled
        differentiate, alone = self.runs
        seconds, seconds_alone = [], []
        for _ in range(REPEATS):
            seconds.append(_seconds(differentiate))
            seconds_alone.append(_seconds(alone))
        return min(seconds) / min(seconds_alone)

    def __str__(self) -> str:
        cost = f", {self.times_forward:.1f} times one run" if "times_forward" in vars(self) else ""
        lines = [f"Gradient: value {self.value:.9g}, {self.mode} mode ({self.reason}){cost}; {self.timing}"]
        for path, derivative in self.derivatives.items():
            lines.append(f"  {path:<28} {np.array2string(np.asarray(derivative), precision=6)}")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"Gradient of {self.value:.9g} by {', '.join(self.derivatives)}"
