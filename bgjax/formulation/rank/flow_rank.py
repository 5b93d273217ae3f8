"""Rank of constraint matrices along a motion: how many rows are independent, and whether rank is lost on the way.

Constraint matrices (of velocities) are given at many poses along walks, as an array (poses, rows, flows). If rank is
lost between two poses, a direction changes its sign in the polar factor U Vᵀ of the matrices, which does not depend on
their scaling.
"""

from collections.abc import Sequence
from typing import Protocol

import numpy as np


SMALL, FLOOR = 1e-6, 1e-14  # relative to the largest singular value: may count as zero below SMALL; rounding is FLOOR
# entries are metres or radians per unit velocity: if the largest singular value is below, a millionth of this counts as
# zero
ROUNDING = 1e-5
LOST = 0.02  # relative to the median of the smallest singular value: below it rank is lost, or practically lost
# relative to the same median; ordinary mechanisms stay above 0.6; below DOUBTFUL, a loss of rank is searched nearby
NEARLY_LOST, DOUBTFUL = 0.25, 0.5
BISECTIONS, DESCENT, TRIED = 14, 40, 6
Steps = Sequence[tuple[int, int]]


def rank_of(matrices: np.ndarray) -> int:
    """The generic rank: the median over poses of the number of singular values above the largest jump among small
    ones."""
    if 0 in matrices.shape:
        return 0
    values = np.linalg.svd(matrices, compute_uv=False)
    values = np.maximum(values / np.maximum(values[:, :1], ROUNDING), FLOOR)
    return int(np.median([_rank(row) for row in values]))


def _rank(values: np.ndarray) -> int:
    if values[0] < SMALL:
        return 0
    small = np.flatnonzero(values[1:] < SMALL) + 1
    return int(small[np.argmax(values[small - 1] / values[small])]) if len(small) else len(values)


def smallest(matrices: np.ndarray, rank: int) -> np.ndarray:
    """The smallest nonzero singular value (number `rank`) at each pose."""
    if not rank:
        return np.ones(len(matrices))
    return np.linalg.svd(matrices, compute_uv=False)[:, rank - 1]


def flips(matrices: np.ndarray, rank: int, steps: Steps) -> list[int]:
    """Numbers of the steps between poses on which a direction of the polar factor changes its sign."""
    if not rank or not len(steps):
        return []
    left, _, right = np.linalg.svd(matrices, full_matrices=False)
    left, right = left[:, :, :rank], right[:, :rank]
    first, second = np.array(steps).T
    turned = (np.swapaxes(left[second], 1, 2) @ left[first]) @ (right[first] @ np.swapaxes(right[second], 1, 2))
    return [int(k) for k in np.flatnonzero(np.min(np.linalg.eigvals(turned).real, axis=1) < 0.0)]


class Reach(Protocol):
    """Poses that a mechanism reaches: matrices at poses, a pose half-way between two poses, and poses near one."""

    def flows(self, states: np.ndarray) -> np.ndarray: ...

    def between(self, one: np.ndarray, other: np.ndarray) -> np.ndarray | None: ...

    def around(self, state: np.ndarray, stride: float) -> np.ndarray: ...


def loses_rank(poses: Reach, places: np.ndarray, steps: Steps, rank: int, matrices: np.ndarray) -> bool:
    """Whether rank is lost somewhere along the walks through these places, at which the matrices are given."""
    values = smallest(matrices, rank)
    usual = float(np.median(values))
    if np.min(values) < LOST * usual:
        return True
    for number in flips(matrices, rank, steps)[:TRIED]:
        one, other = steps[number]
        if _least_between(poses, places[one], places[other], rank, LOST * usual) < LOST * usual:
            return True
    nearest = int(np.argmin(values))
    if not values[nearest] < DOUBTFUL * usual:
        return False
    return bool(_least_around(poses, places[nearest], rank, LOST * usual) < LOST * usual)


def _least_between(poses: Reach, one: np.ndarray, other: np.ndarray, rank: int, enough: float) -> float:
    """The smallest singular value found while a change of sign is located by bisection."""
    least = np.inf
    for _ in range(BISECTIONS):
        middle = poses.between(one, other)
        if middle is None or least < enough:
            break
        matrices = poses.flows(np.stack([one, middle, other]))
        least = min(least, float(smallest(matrices[1:2], rank)[0]))
        found = flips(matrices, rank, [(0, 1), (1, 2)])
        if not found:
            break
        one, other = (one, middle) if found[0] == 0 else (middle, other)
    return least


def _least_around(poses: Reach, place: np.ndarray, rank: int, enough: float) -> float:
    """The smallest singular value found by a descent from a pose."""
    stride = 0.2
    least = float(smallest(poses.flows(place[None]), rank)[0])
    for _ in range(DESCENT):
        found = poses.around(place, stride)
        values = smallest(poses.flows(found), rank) if len(found) else np.full(1, np.inf)
        if np.min(values) < least:
            least, place = float(np.min(values)), found[int(np.argmin(values))]
        else:
            stride *= 0.5
        if least < enough:
            break
    return least
