"""Constrained flows that are rates of positions, though the graph names no gap: λ on a 0-junction holds a length all the same.

A flow G(p) v = 0 with ṗ = P(p) v is the rate of a position if c = G P⁻¹ is closed on all motions the constraints allow (Frobenius). Then c δp = 0
belongs to the tangent space, or a root at zero would be left: the length that the start happens to have. Rolling and skating have no such c.
"""

import numpy as np

from ._consistent import moving
from ._slopes import slopes
from ._system import System


STEP, CLOSED = 1e-5, 1e-6  # of positions for differences; relative


def integrable_rows(system: System, time: float, state: np.ndarray) -> np.ndarray:
    """Slopes by all states of the positions that constraints without a gap hold; none where there are no such constraints."""
    rows = [k for k, row in enumerate(system.plan.equations.solved.hidden) if row.gap is None and row.constraint]
    velocities = moving(system.plan)
    positions = [k for k in range(len(state)) if k not in velocities]
    if not rows or not positions or not velocities:
        return np.zeros((0, len(state)))
    field = _Field(system, time, rows, positions, velocities)
    forms, allowed = field.forms(state), field.allowed(state)
    moved = np.array([field.forms(state + step) - field.forms(state - step) for step in STEP * np.eye(len(state))[positions]]) / (2.0 * STEP)
    closed = [k for k in range(len(rows)) if _closed(moved[:, k].T, allowed) and np.all(np.isfinite(forms[k]))]
    found = np.zeros((len(closed), len(state)))
    found[:, positions] = forms[closed]
    return found


def _closed(slope: np.ndarray, allowed: np.ndarray) -> bool:
    """Whether the curl of a covector vanishes on the allowed motions; `slope` is ∂c_i/∂p_j."""
    curl = allowed.T @ (slope - slope.T) @ allowed
    return bool(np.all(np.isfinite(slope)) and np.max(np.abs(curl), initial=0.0) <= CLOSED * (1.0 + np.max(np.abs(slope), initial=0.0)))


class _Field:
    """G and P as functions of the state."""

    def __init__(self, system: System, time: float, rows: list[int], positions: list[int], velocities: list[int]):
        self.system, self.time, self.rows, self.positions, self.velocities = system, time, rows, positions, velocities

    def _slopes(self, state: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        equations = self.system.plan.equations
        outputs = [*[value for _, value in equations.hidden], *[equations.rates[k] for k in self.positions]]
        found = slopes(self.system, outputs, self.time, state, ()).by_states[:, self.velocities]
        return found[: len(equations.hidden)], found[len(equations.hidden) :]

    def forms(self, state: np.ndarray) -> np.ndarray:
        """c of every row, one column a position; NaN where the flow is not the rate of positions at all."""
        flows, rates = self._slopes(state)
        forms = flows[self.rows] @ np.linalg.pinv(rates, rcond=1e-9)
        left = np.linalg.norm(forms @ rates - flows[self.rows], axis=1) > 1e-9 * (1.0 + np.linalg.norm(flows[self.rows], axis=1))
        forms[left] = np.nan
        return forms

    def allowed(self, state: np.ndarray) -> np.ndarray:
        """Motions of the positions that all constraints allow, as columns."""
        flows, rates = self._slopes(state)
        _, values, turned = np.linalg.svd(flows)
        return rates @ turned[int(np.sum(values > 1e-9 * max(1.0, np.max(values, initial=0.0)))) :].T
