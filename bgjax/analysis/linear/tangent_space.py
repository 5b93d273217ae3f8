"""From the Jacobian of the constraints to a basis of their tangent space, parametrised by chosen results and states.

On the tangent space there are no spurious poles of drift off the constraints.
"""

from dataclasses import dataclass

import jax.numpy as jnp
import numpy as np

from ...elements.state_kind import StateKind
from ...expressions.expression import Expr
from ...formulation.equations import Equations
from ...simulation.start.consistent import moving
from ...system.plan import Plan
from ..symbolic.writer import component_names


RANK = 1e-9  # rank tolerance relative to the largest singular value, with rows and states scaled
NEW = 0.05  # fraction of a result that must be independent of those chosen before
# preference by the kind of a state; otherwise 1
LIKED = {StateKind.TURNED: 10.0, StateKind.ANGLE: 3.0, StateKind.QUATERNION: 0.1}


@dataclass(frozen=True)
class TangentSpace:
    """A basis with δy = basis · δz, where the coordinates z are chosen results and entries of y, given by index."""

    results: tuple[int, ...]
    states: tuple[int, ...]
    basis: np.ndarray


def tangent_space(plan: Plan, rows: np.ndarray, scales: np.ndarray, results: np.ndarray) -> TangentSpace:
    """The null space of `rows`, the Jacobian of everything that must stay zero, with coordinates.

    These are the independent ones among the results (whose Jacobian is `results`) in their order, then states.
    """
    size = len(scales)
    scaled = rows * scales
    norms = np.linalg.norm(scaled, axis=1)
    scaled = scaled[norms > 1e-10] / norms[norms > 1e-10, None]
    _, values, turned = np.linalg.svd(scaled) if len(scaled) else (None, np.zeros(0), np.eye(size))
    free = turned[int(np.sum(values > RANK * max(1.0, np.max(values, initial=0.0)))) :].T  # orthonormal columns
    first, left = _in_order((results * scales) @ free, free)
    chosen = _longest(left, _liking(plan), free.shape[1] - len(first))
    basis = scales[:, None] * free
    told = np.concatenate([(results @ basis)[first], basis[chosen]])
    return TangentSpace(tuple(first), tuple(chosen), basis @ np.linalg.inv(told))


def anchors(
    plan: Plan, cyclic: np.ndarray, scales: np.ndarray, results: np.ndarray
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Indices of results and states that parametrise the cyclic directions (columns): results first, in their order."""
    if not cyclic.shape[1]:
        return (), ()
    units, _ = np.linalg.qr(cyclic / scales[:, None])
    first, left = _in_order((results * scales) @ units, units)
    flows, count = moving(plan), units.shape[1] - len(first)
    # positions are preferred, if they suffice
    places = np.where(np.isin(np.arange(len(left)), flows)[:, None], 0.0, left)
    if np.linalg.matrix_rank(places, tol=1e-6) == count:
        left = places
    return tuple(first), tuple(_longest(left, _liking(plan), count))


def told_basis(rows, told):
    """The basis with rows · basis = 0 and told · basis = 1; values may be traced, and rows may be redundant."""
    xp = np if isinstance(rows, np.ndarray) and isinstance(told, np.ndarray) else jnp
    both = xp.concatenate([rows, told])
    right = xp.concatenate([xp.zeros((rows.shape[0], told.shape[0])), xp.eye(told.shape[0])])
    return xp.linalg.solve(both.T @ both, both.T @ right)


def _liking(plan: Plan) -> np.ndarray:
    return np.array([LIKED.get(slot.kind, 1.0) for slot in plan.equations.states for _ in range(slot.width)])


def _in_order(rows: np.ndarray, free: np.ndarray) -> tuple[list[int], np.ndarray]:
    """Indices of rows independent of those before them, and `free` with their directions projected out."""
    chosen, units = [], np.zeros((0, free.shape[1]))
    for number, row in enumerate(rows):
        rest = row - (row @ units.T) @ units
        if np.linalg.norm(rest) > max(1e-6, NEW * np.linalg.norm(row)):
            chosen.append(number)
            units = np.concatenate([units, rest[None] / np.linalg.norm(rest)])
    return chosen, free - (free @ units.T) @ units


def _longest(left: np.ndarray, liked: np.ndarray, count: int) -> list[int]:
    """Indices of independent rows by pivoted orthogonalisation (Businger & Golub), the longest first."""
    chosen: list[int] = []
    for _ in range(count):
        length = np.linalg.norm(left, axis=1)
        length[chosen] = 0.0
        # preferred rows must also be well conditioned
        able = np.where(length > 0.1 * np.max(length), liked, 0.0) * length
        best = int(np.argmax(np.round(able, 9)))
        chosen.append(best)
        unit = left[best] / length[best]
        left = left - np.outer(left @ unit, unit)
    return sorted(chosen)


def state_labels(equations: Equations, exports: dict[str, str]) -> list[str]:
    """Names of the states, the shortest that parts give them: that of a counted turn is the angle of the joint."""
    short, angles = {full: name for name, full in exports.items()}, {}
    for name, value in equations.quantities.items():
        if len(value) == 1 and name in short and isinstance(value[0], Expr):
            angles[value[0]] = name
    labels = []
    for slot in equations.states:
        normalised = equations.normalised[slot.start]
        same = angles.get(normalised) if slot.width == 1 and not slot.controlled else None
        labels += component_names(short.get(same or slot.name, slot.name), slot.width)
    return labels
