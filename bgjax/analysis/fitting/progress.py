"""Progress of a fit on stderr, one line per iteration: stage, cost and the first few parameter values."""

import sys
from typing import Any

import numpy as np

from .least_squares.optimisers import OptimiserStep
from .sought import Unknowns


SHOWN = 4  # most parameter values per line


class Lines:
    """Prints the progress lines of a fit, with the number of the guess if there are several (`of`)."""

    def __init__(self, wanted: bool, unknowns: Unknowns, start: str = ""):
        self.wanted, self.unknowns, self.start = wanted, unknowns, start
        self.count = 0

    def of(self, number: int, starts: int) -> "Lines":
        return Lines(self.wanted, self.unknowns, f"guess {number}, " if starts > 1 else "")

    def windows(self, stage: int, step: OptimiserStep) -> None:
        self._tell(f"windows, stage {stage + 1}, iteration {step.evaluations}", step)

    def horizons(self, stage: int, step: OptimiserStep) -> None:
        self._tell(f"horizon {stage + 1}, iteration {step.evaluations}", step)

    def step(self, step: OptimiserStep) -> None:
        self._tell(f"iteration {step.evaluations}", step)

    def _tell(self, what: str, step: OptimiserStep) -> None:
        if not self.wanted:
            return
        values = np.asarray(self.unknowns.flat(step.z))
        first = zip(self.unknowns.names[:SHOWN], values, strict=False)
        told = ", ".join(f"{name} {value:.6g}" for name, value in first)
        more = f", … {len(values) - SHOWN} more" if len(values) > SHOWN else ""
        end = f" ({step.end})" if step.end else ""
        print(f"{self.start}{what}: misfit {step.cost:.6g}; {told}{more}{end}", file=_stream(), flush=True)


def _stream() -> Any:
    return sys.stderr
