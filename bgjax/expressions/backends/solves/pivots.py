"""Elimination with full pivoting in plain HLO: its steps, and the columns of a small matrix that it solves for."""

from types import ModuleType

import jax
from jax import lax

from .arithmetic import NUMBERS, TRACES, Arithmetic


def next_pivot(xp: ModuleType, sizes: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Row and column of the largest entry; entries that may not be chosen are negative."""
    best = xp.argmax(sizes)
    return best // sizes.shape[1], best % sizes.shape[1]


def eliminated(xp: ModuleType, table: jax.Array, row: jax.Array, column: jax.Array) -> jax.Array:
    """The table after a step of Gauss–Jordan elimination with this pivot."""
    pivot = table[row] / xp.where(table[row, column] == 0.0, 1.0, table[row, column])
    own = (xp.arange(len(table)) == row)[:, None]
    return xp.where(own, pivot[None, :], table - table[:, column][:, None] * pivot[None, :])


def dependent_columns(matrix: jax.Array, on: Arithmetic = TRACES) -> jax.Array:
    """1 for the pivot columns of Gaussian elimination with full pivoting (as many as there are rows), 0 for the others.
    The choice has no derivative."""
    xp, (rows, columns) = on.xp, matrix.shape
    left = matrix if on is NUMBERS else lax.stop_gradient(matrix)
    used, taken = xp.zeros(rows, bool), xp.zeros(columns, bool)
    for _ in range(rows):
        row, column = next_pivot(xp, xp.where(used[:, None] | taken[None, :], -1.0, xp.abs(left)))
        left = eliminated(xp, left, row, column)
        used, taken = used | (xp.arange(rows) == row), taken | (xp.arange(columns) == column)
    return taken.astype(matrix.dtype)
