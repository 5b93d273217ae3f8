"""Warns of change points: poses at which the constraint Jacobian loses rank, so that the motion may branch."""

import warnings

import numpy as np

from ...errors import ChangePointWarning
from ...formulation.rank.flow_rank import NEARLY_LOST
from ..solution.solution import Solution
from ..start.consistent import constraint_jacobians


LOOKED_AT = 201  # most saved times that are examined
WORDS = (
    "At t = {:.6g} the mechanism is at or near a change point: constraints become dependent there, whatever coordinates"
    " are chosen, and it may go on in several ways. The run goes on as its inertia carries it. Remedy: keep away from"
    " that pose, or let a small spring decide."
)


def watch_change_points(solution: Solution) -> None:
    """Warn where a run comes so near to a change point that the choice of steps may decide the branch."""
    if not solution.system.plan.equations.redundancy.varying or np.ndim(solution.ts) > 1:
        return
    times, states = np.asarray(solution.ts), np.asarray(solution.ys)
    sound = np.flatnonzero(np.isfinite(times))
    chosen = sound[np.linspace(0, len(sound) - 1, min(LOOKED_AT, len(sound))).astype(int)] if len(sound) else sound
    smallest = _smallest(solution, times[chosen], states[chosen])
    near = np.flatnonzero(smallest < NEARLY_LOST * np.median(smallest)) if len(smallest) else ()
    if len(near):
        warnings.warn(WORDS.format(float(times[chosen[near[0]]])), ChangePointWarning, stacklevel=3)


def _smallest(solution: Solution, times: np.ndarray, states: np.ndarray) -> np.ndarray:
    """The smallest singular value, at each time, of the constraint Jacobian restricted to its generic rank."""
    rank, values = solution.system.plan.equations.redundancy.rank, np.zeros((0, 0))
    if len(times):
        values = np.linalg.svd(constraint_jacobians(solution.system, times, states), compute_uv=False)
    return values[:, rank - 1] if 0 < rank <= values.shape[1] else np.ones(len(times))
