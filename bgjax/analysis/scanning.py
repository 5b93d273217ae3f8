"""A look along every number for a lower valley. Contacts make misfits with many valleys: slopes lead to the bottom of the one in which the guess lies, and
a few runs farther along each axis tell whether there is a deeper one."""

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from .residuals import Residuals
from .spreading import cores


FARTHEST, RUNS, FEWEST = 1.4, 128, 24  # of z: a factor of four of what is positive; runs of a look, and at least on one line
ROUNDS = 6  # valleys that are gone into at most


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
