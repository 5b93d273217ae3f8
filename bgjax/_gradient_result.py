"""Gradient: a value, its slopes by path, and what they cost."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ._errors import Fault, ResultError, nearest
from ._solution import Solution
from ._timing import Timing


@dataclass(frozen=True, repr=False)
class Gradient:
    """What `bg.gradient` found: `value`, slopes by path (`gradient["rod.mass"]`), the `solution`, and which mode was taken and why."""

    value: float
    slopes: Mapping[str, np.ndarray]
    solution: Solution
    forward: bool
    reason: str
    timing: Timing

    def __getitem__(self, path: str) -> np.ndarray:
        if path not in self.slopes:
            raise ResultError([Fault(str(path), "was not asked for.", nearest(str(path), list(self.slopes)))])
        return self.slopes[path]

    @property
    def mode(self) -> str:
        return "forward" if self.forward else "reverse"

    def __str__(self) -> str:
        text = lambda slope: np.array2string(np.asarray(slope), precision=6)
        rows = [f"  {path:<28} {text(slope)}" for path, slope in self.slopes.items()]
        return "\n".join([f"Gradient: value {self.value:.9g}, {self.mode} mode ({self.reason}); {self.timing}", *rows])

    def __repr__(self) -> str:
        return f"Gradient of {self.value:.9g} by {', '.join(self.slopes)}"
