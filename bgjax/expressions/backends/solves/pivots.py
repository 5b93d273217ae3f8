"""Choose the columns of a small matrix that are best solved for, by elimination with full pivoting, in plain HLO."""

import jax
from jax import lax

from .arithmetic import NUMBERS, TRACES, Arithmetic


def dependent_columns(matrix: jax.Array, on: Arithmetic = TRACES) -> jax.Array:
    """1 for the pivot columns of Gaussian elimination with full pivoting (as many as there are rows), 0 for the others.
    The choice has no derivative."""
    xp, (rows, columns) = on.xp, matrix.shape

    def eliminate(_, carried):
        left, used, taken = carried
        size = xp.where(used[:, None] | taken[None, :], -1.0, xp.abs(left))
        best = xp.argmax(size)
        row, column = best // columns, best % columns
        pivot = left[row] / xp.where(left[row, column] == 0.0, 1.0, left[row, column])
        left = xp.where((xp.arange(rows) == row)[:, None], left, left - left[:, column][:, None] * pivot[None, :])
        return left, used | (xp.arange(rows) == row), taken | (xp.arange(columns) == column)

    carried = matrix if on is NUMBERS else lax.stop_gradient(matrix), xp.zeros(rows, bool), xp.zeros(columns, bool)
    for number in range(rows):
        carried = eliminate(number, carried)
    return carried[2].astype(matrix.dtype)
