"""Checks a solution: raises an error where the run failed, and warns of change points, singularities and elements."""

import numpy as np

from ...errors import SimulationError
from ...formulation.records.output import Output
from ...system.evaluate_numbers import evaluate_numbers
from ..solution.failures import raise_if_failed, raise_if_without_influence
from ..solution.solution import Solution
from .cardan import watch_cardan
from .change_points import watch_change_points
from .elements import watch_elements


def watch_run(solution: Solution) -> None:
    """Raise an error where a run has failed, inputs have lost their influence or redundant constraints are violated;
    warn where results are doubtful."""
    raise_if_failed(solution)
    raise_if_without_influence(solution)
    _watch_dropped(solution)
    watch_change_points(solution)
    watch_elements(solution)
    watch_cardan(solution)


def _watch_dropped(solution: Solution) -> None:
    """Raise an error where a constraint that was dropped as redundant is violated during the run."""
    system = solution.system
    if not system.redundant or np.ndim(solution.ts) > 1:
        return
    values = evaluate_numbers(system, (Output.HIDDEN,), np.asarray(solution.ts), np.asarray(solution.ys))
    values = np.nan_to_num(np.abs(values))  # times after the last step are NaN
    worst = np.max(values, axis=0)
    limit = 1e-4 * (1.0 + float(np.nanmax(np.abs(solution.ys), initial=0.0)))
    names = [name for (name, _), value in zip(system.plan.equations.hidden, worst, strict=True) if value > limit]
    if names:
        time = float(solution.ts[int(np.argmax(np.max(values, axis=1) > limit))])
        why = "it was taken for a repetition of others, but contradicts them."
        message = f"At t = {time:.9g} the constraint {names[0]} is violated: {why}"
        raise SimulationError(message, "contradictory_constraints", time)
