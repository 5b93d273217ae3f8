"""Growing horizons: the beginning of the runs first, then more of them. Over a short time the misfit is a smooth valley where the whole runs, with their
many contacts, are a rugged one; every stage ends near enough to the bottom of the next."""

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

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
