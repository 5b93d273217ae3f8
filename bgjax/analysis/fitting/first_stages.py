"""First stages of a fit with contacts: growing horizons, and scans along each parameter for a lower minimum.

Over a short time the sum of squares is smooth where the whole runs, with their many contacts, have many local minima;
every stage ends near enough to the minimum of the next. Gradients lead to the local minimum near the guess; a few runs
farther along each axis tell whether there is a lower one."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np

from ..spreading import cores
from .least_squares.optimisers import CAUTIOUS, OptimiserStep, levenberg_marquardt
from .prediction import RunGroup
from .residuals import Residuals, Runs


# extra residuals hold·(z − z of the stage before) keep parameters that a short horizon does not determine yet
HOLD = 0.3
ITERATIONS = 25  # most iterations of a stage; the next stage continues


def grown(
    runs: Runs, noise: np.ndarray, z: np.ndarray, stages: int, iterations: int
) -> Iterator[tuple[int, OptimiserStep]]:
    """Optimiser steps with the index of their stage; each stage doubles the horizon. All stages share one compiled
    program: times beyond the horizon are moved onto it, and their data are NaN."""
    for stage in range(stages):
        share = 0.5 ** (stages - stage)
        shorter = Runs(runs.predictor, [_until(group, share) for group in runs.groups])
        residuals = Residuals(shorter, noise, z, HOLD)
        for step in levenberg_marquardt(residuals, z, min(iterations, ITERATIONS), CAUTIOUS):
            yield stage, step
        z = step.z if np.all(np.isfinite(step.z)) and np.isfinite(step.cost) else z


def _until(group: RunGroup, share: float) -> RunGroup:
    """The first `share` of all runs of a group, in arrays of the same shape."""
    first, last = group.times[:, :1], group.times[:, -1:]
    horizon = first + share * (last - first)
    later = group.times > horizon
    data = np.where(later[..., None], np.nan, group.data)
    return replace(group, times=np.minimum(group.times, horizon), data=data)


# Range of a scan in z (a factor of four for positive parameters); runs of a scan in total, and at least per parameter.
FARTHEST, RUNS, FEWEST = 1.4, 128, 24
SCANS = 6  # most optimisations from points that scans have found


def lower_minimum(residuals: Residuals, z: np.ndarray, cost: float) -> np.ndarray | None:
    """The point of lowest cost on lines through z along each parameter, or None if none is lower than `cost`."""
    count = max(FEWEST, RUNS // len(z)) // 2  # points on each side, denser near z
    away = FARTHEST * (np.arange(1, count + 1) / count) ** 2
    points = [z + step * direction for direction in np.eye(len(z)) for step in (*-away, *away)]

    def value(point):
        return 0.5 * float(np.sum(residuals.value(point) ** 2))

    with ThreadPoolExecutor(cores()) as pool:
        costs = np.array(list(pool.map(value, points)))
    costs = np.where(np.isfinite(costs), costs, np.inf)
    best = int(np.argmin(costs))
    return points[best] if costs[best] < cost else None
