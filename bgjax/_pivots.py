"""Which columns of a small matrix can be solved for best: pivots over rows and columns, in plain HLO."""

import jax
import jax.numpy as jnp
from jax import lax


def dependent_columns(matrix: jax.Array) -> jax.Array:
    """1 for the columns that Gauss's elimination with full pivoting takes, as many as there are rows, 0 for the others. A choice
    has no derivative."""
    rows, columns = matrix.shape

    def eliminate(_, carried):
        left, used, taken = carried
        size = jnp.where(used[:, None] | taken[None, :], -1.0, jnp.abs(left))
        best = jnp.argmax(size)
        row, column = best // columns, best % columns
        pivot = left[row] / jnp.where(left[row, column] == 0.0, 1.0, left[row, column])
        left = jnp.where((jnp.arange(rows) == row)[:, None], left, left - left[:, column][:, None] * pivot[None, :])
        return left, used | (jnp.arange(rows) == row), taken | (jnp.arange(columns) == column)

    carried = lax.stop_gradient(matrix), jnp.zeros(rows, bool), jnp.zeros(columns, bool)
    for number in range(rows):
        carried = eliminate(number, carried)
    return carried[2].astype(matrix.dtype)
