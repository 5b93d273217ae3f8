"""Brings the values of a run into fixed shapes and onto the device, so that one compiled program serves many calls."""

from typing import Any

from ..._tracing import traced
from ...elements.values import leaf
from .call_classes import rows, step_limit, stop_times, tolerance_arrays, whole, with_room
from .record import Run


def in_classes(run: Run) -> tuple[Run, int | None]:
    """The run with arrays for all its values, and how many of the saved times the user gave (`with_room`)."""
    system, saving, count = run.system, run.saveat, None
    limit = step_limit(run.limit, saving, run.adjoint)
    # a tape of steps needs the times that were asked for
    if not traced(system, run.t0, run.t1, run.state) and type(run.adjoint).__name__ != "Replay":
        saving, count = with_room(saving)
    tolerances = tolerance_arrays(*run.tolerances, system.plan.size)
    changed: dict[str, Any] = dict(t0=leaf(run.t0, "t0"), t1=leaf(run.t1, "t1"), saveat=saving)
    changed |= dict(state=whole(system, run.state), stops=stop_times(run.stops), tolerances=tolerances, limit=limit)
    return run._replace(**changed), count


def shown_rows(fields: tuple, count: int | None) -> tuple:
    """The fields of a Solution without the rows of times that were added."""
    ts, ys, *others = fields
    return rows(ts, count), rows(ys, count), *others
