"""First stages of a fit with contacts: growing horizons, and scans along each parameter for a lower minimum.

Over a short time the sum of squares is smooth where the whole runs, with their many contacts, have many local minima; every stage ends near enough to
the minimum of the next. Gradients lead to the local minimum near the guess; a few runs farther along each axis tell whether there is a lower one.
"""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np

from ..spreading import cores
from .optimisers import CAUTIOUS, Step, levenberg_marquardt
from .prediction import Group
from .residuals import Residuals, Runs


HOLD = 0.3  # rows of hold·(z − before): what the beginning does not tell yet stays where it is
ITERATIONS = 25  # of a stage; the next one goes on


def grown(runs: Runs, noise: np.ndarray, z: np.ndarray, stages: int, iterations: int) -> Iterator[tuple[int, Step]]:
    """Steps with the number of their stage. All stages are one compiled program: times beyond the horizon lie upon it, and their rows are gaps."""
    for stage in range(stages):
        share = 0.5 ** (stages - stage)
        shorter = Runs(runs.predictor, [_until(group, share) for group in runs.groups])
        for step in levenberg_marquardt(Residuals(shorter, noise, z, HOLD), z, min(iterations, ITERATIONS), CAUTIOUS):
            yield stage, step
        z = step.z if np.all(np.isfinite(step.z)) and np.isfinite(step.cost) else z


def _until(group: Group, share: float) -> Group:
    """The first part of all runs of a group."""
    first, last = group.times[:, :1], group.times[:, -1:]
    horizon = first + share * (last - first)
    return replace(group, times=np.minimum(group.times, horizon), data=np.where(group.times[..., None] > horizon[..., None], np.nan, group.data))


FARTHEST, RUNS, FEWEST = 1.4, 128, 24  # of z: a factor of four of what is positive; runs of a look, and at least on one line
SCANS = 6  # valleys that are gone into at most


def lower_valley(residuals: Residuals, z: np.ndarray, cost: float) -> np.ndarray | None:
    """The best point on lines through z, if it is better than z itself."""
    count = max(FEWEST, RUNS // len(z)) // 2  # on each side, closer together near by
    away = FARTHEST * (np.arange(1, count + 1) / count) ** 2
    points = [z + step * direction for direction in np.eye(len(z)) for step in (*-away, *away)]
    value = lambda point: 0.5 * float(np.sum(residuals.value(point) ** 2))
    with ThreadPoolExecutor(cores()) as pool:
        costs = np.array(list(pool.map(value, points)))
    costs = np.where(np.isfinite(costs), costs, np.inf)
    best = int(np.argmin(costs))
    return points[best] if costs[best] < cost else None
