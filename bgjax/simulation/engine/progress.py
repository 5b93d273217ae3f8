"""How far a native run has come, shown by a progress meter of diffrax."""

from typing import Any

import jax

from ...solvers.native.records import TOLD, JobRecord
from ...solvers.native.run import Look, Results
from ...surface.libraries import diffrax_kinds
from ..run.record import Run


ATTEMPTS = 2000  # of steps, after which the meter is told
END = TOLD.index("end")


def shows(run: Run) -> bool:
    """Whether progress is shown."""
    return bool(run.meter) and "NoProgressMeter" not in diffrax_kinds(run.meter)


class Progress:
    """Tells the meter of a run how far it has come: `look` is for `run_batch`."""

    def __init__(self, run: Run):
        from ..reference.made_solver import made_meter

        self.begin, self.length = float(run.t0), float(run.t1) - float(run.t0)
        self.meter = made_meter(run.meter)
        self.state: Any = self.meter.init()

    @property
    def look(self) -> Look:
        """Tells the meter between calls of the loop."""
        return Look(self._see, ATTEMPTS)

    def _see(self, job: JobRecord, results: Results) -> None:
        share = (results.told[0, END] - self.begin) / self.length
        self.state = self.meter.step(self.state, jax.device_put(min(max(share, 0.0), 1.0)))

    def close(self) -> None:
        """The run has ended."""
        self.meter.close(self.state)
