"""Directions in which a constrained state may move, told by as many of its own entries: no roots that only drift."""

from dataclasses import dataclass

import numpy as np

from ._equations import Equations
from ._plan import Plan
from ._symbolic import components


RANK = 1e-9  # of the largest singular value, rows and states scaled
LIKED = {"turned": 10.0, "angle": 3.0, "quaternion": 0.1}  # by the last word of a state; others 1


@dataclass(frozen=True)
class TangentSpace:
    """δy = basis · δz, where z are the chosen entries of y: the rows of the basis at `chosen` are the unit matrix."""

    chosen: tuple[int, ...]
    basis: np.ndarray


def tangent_space(plan: Plan, rows: np.ndarray, scales: np.ndarray) -> TangentSpace:
    """What the rows (slopes of all that has to stay zero) leave free."""
    size = len(scales)
    scaled = rows * scales
    norms = np.linalg.norm(scaled, axis=1)
    scaled = scaled[norms > 1e-10] / norms[norms > 1e-10, None]
    _, values, turned = np.linalg.svd(scaled) if len(scaled) else (None, np.zeros(0), np.eye(size))
    free = turned[int(np.sum(values > RANK * max(1.0, np.max(values, initial=0.0)))) :].T  # orthonormal columns
    liked = np.array([LIKED.get(slot.name.rpartition(".")[2], 1.0) for slot in plan.equations.states for _ in range(slot.width)])
    chosen = _independent_rows(free, liked)
    basis = scales[:, None] * free
    return TangentSpace(tuple(chosen), basis @ np.linalg.inv(basis[chosen]) if chosen else basis)


def _independent_rows(free: np.ndarray, liked: np.ndarray) -> list[int]:
    """As many rows as there are columns, the longest first: elimination with pivots (Businger & Golub)."""
    left, chosen = free.copy(), []
    for _ in range(free.shape[1]):
        length = np.linalg.norm(left, axis=1)
        length[chosen] = 0.0
        able = np.where(length > 0.1 * np.max(length), liked, 0.0) * length  # what is liked must also tell the others well
        best = int(np.argmax(np.round(able, 9)))
        chosen.append(best)
        unit = left[best] / length[best]
        left = left - np.outer(left @ unit, unit)
    return sorted(chosen)


def state_labels(equations: Equations, exports: dict[str, str]) -> list[str]:
    """States by the shortest names that parts give them: a counted turn is the joint's angle."""
    short = {full: name for name, full in exports.items()}
    angles = {value[0]: name for name, value in equations.quantities.items() if len(value) == 1 and name in short and hasattr(value[0], "index")}
    labels = []
    for slot in equations.states:
        settled = equations.settled[slot.start]
        same = angles.get(settled) if slot.width == 1 and not slot.controlled else None
        labels += components(short.get(same or slot.name, slot.name), slot.width)
    return labels
