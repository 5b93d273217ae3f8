"""Normal equations in blocks, tridiagonal in windows and bordered by z: damped Gauss–Newton steps by block elimination.

Every window has its own unknowns, coupled to those of the window before it; all windows share z."""

from typing import NamedTuple

import numpy as np


LEAST = 1e-8  # smallest damping, also absolute: unknowns without influence on the residuals stay unchanged


class NormalEquations(NamedTuple):
    """JᵀJ and Jᵀr in blocks; the leading axis of all but those of z is the window."""

    zz: np.ndarray
    border: np.ndarray  # z by the unknowns of each window
    diagonal: np.ndarray  # each window by itself
    below: np.ndarray  # each window by the one before it
    right_z: np.ndarray
    right_windows: np.ndarray


Row = tuple[np.ndarray, np.ndarray]  # of an eliminated window: its block, and its columns of z with the right side


def block_damped_step(equations: NormalEquations, damping: float) -> tuple[np.ndarray, np.ndarray]:
    """Damped Gauss–Newton steps of z and of the windows' unknowns. Damping is relative to the diagonal."""
    rows = _eliminated(equations, damping)
    step_z = _border_step(equations, rows, damping)
    return step_z, _substituted(equations, rows, step_z)


def _damped(block: np.ndarray, damping: float) -> np.ndarray:
    relative = damping * np.diag(np.diag(block))
    absolute = LEAST * (1.0 + np.trace(block)) * np.eye(len(block))
    return block + (relative + absolute)


def _eliminated(equations: NormalEquations, damping: float) -> list[Row]:
    """Rows of the windows after elimination of each from the next one."""
    right = equations.right_windows[..., None]
    columns = np.concatenate([np.moveaxis(equations.border, 1, 2), right], axis=2)
    rows: list[Row] = []
    for diagonal, below, row in zip(equations.diagonal, equations.below, columns, strict=True):
        block, row = _damped(diagonal, damping), row.copy()
        if rows:
            block_before, row_before = rows[-1]
            gain = np.linalg.solve(block_before, below.T).T
            block, row = block - gain @ below.T, row - gain @ row_before
        rows.append((block, row))
    return rows


def _border_step(equations: NormalEquations, rows: list[Row], damping: float) -> np.ndarray:
    """Step of z from the Schur complement of the border."""
    schur, side = _damped(equations.zz, damping), equations.right_z.copy()
    for block, row in rows:
        inner = np.linalg.solve(block, row)
        by_z = row[:, :-1].T
        schur, side = schur - by_z @ inner[:, :-1], side - by_z @ inner[:, -1]
    return -np.linalg.solve(schur, side)


def _substituted(equations: NormalEquations, rows: list[Row], step_z: np.ndarray) -> np.ndarray:
    """Steps of the windows' unknowns by substitution from the last window to the first."""
    steps: list[np.ndarray] = []
    for window in range(len(rows) - 1, -1, -1):
        block, row = rows[window]
        side = row[:, -1] + row[:, :-1] @ step_z
        if steps:
            side = side + equations.below[window + 1].T @ steps[-1]
        steps.append(-np.linalg.solve(block, side))
    return np.stack(steps[::-1])
