"""Solve a rectangular linear system of known rank by elimination with complete pivoting, without LAPACK.

Rows may be redundant and unknowns may be undetermined; which ones is decided by the values at every call. Undetermined
unknowns are set to zero. If the rank is not the expected one, the result is NaN: the equations then either leave a
needed unknown undetermined or contradict each other.
"""

from functools import partial

import jax
import jax.numpy as jnp
from jax import lax

from .arithmetic import NUMBERS, TRACES, Arithmetic
from .limits import ANY, RANK
from .pivots import eliminated, next_pivot


def rank_solve(matrix: jax.Array, right: jax.Array, rank: int, on: Arithmetic = TRACES) -> jax.Array:
    """x with matrix x = right in `rank` independent rows; NaN if the matrix has another rank."""
    scaled, rows, columns = _scaled(matrix, on)
    solve = partial(_eliminated, on=NUMBERS) if on is NUMBERS else _solve
    return solve(scaled, right / rows, rank) / columns


def _scaled(matrix: jax.Array, on: Arithmetic) -> tuple[jax.Array, jax.Array, jax.Array]:
    """The matrix with rows and columns divided by their largest entries, so that units do not affect the rank."""
    xp = on.xp
    sizes = xp.abs(matrix if on is NUMBERS else lax.stop_gradient(matrix))
    rows = _positive(xp, xp.max(sizes, axis=1))
    columns = _positive(xp, xp.max(sizes / rows[:, None], axis=0))
    return matrix / rows[:, None] / columns[None, :], rows, columns


def _positive(xp, size: jax.Array) -> jax.Array:
    return xp.where(size > 0.0, size, 1.0)


@jax.custom_jvp
def _solve_with(matrix: jax.Array, right: jax.Array, rank: jax.Array) -> jax.Array:
    return _compiled(matrix, right, rank)


def _solve(matrix: jax.Array, right: jax.Array, rank: int) -> jax.Array:
    return _solve_with(matrix, right, jnp.asarray(rank))


@_solve_with.defjvp
def _solve_jvp(primals, tangents):
    matrix, right, rank = primals
    x = _solve_with(matrix, right, rank)
    return x, _solve_with(matrix, tangents[1] - tangents[0] @ x, rank)


def _eliminated(matrix: jax.Array, right: jax.Array, rank: jax.Array, on: Arithmetic = TRACES) -> jax.Array:
    """Gauss–Jordan elimination; the largest remaining entry is the next pivot."""
    xp = on.xp
    count, size = matrix.shape
    # the inverse is formed without the right-hand side, so that the solution is linear in it
    combined = xp.concatenate([matrix, xp.eye(count, dtype=matrix.dtype)], axis=1)
    nothing = xp.full((size,), -1), xp.zeros((count,), bool), xp.asarray(xp.inf, matrix.dtype)

    def eliminate(step, carried):
        table, (row_of, used, least) = carried
        left = xp.where(used[:, None] | (row_of >= 0)[None, :], -1.0, xp.abs(table[:, :size]))
        row, column = next_pivot(xp, left)
        wanted = xp.where(rank == ANY, left[row, column] > RANK, step < rank)
        changed = eliminated(xp, table, row, column)
        row_of = xp.where((xp.arange(size) == column) & wanted, row, row_of)
        used = used | ((xp.arange(count) == row) & wanted)
        least = xp.where(wanted, xp.minimum(least, left[row, column]), least)
        return xp.where(wanted, changed, table), (row_of, used, least)

    table, (row_of, used, least) = on.repeat(min(count, size), eliminate, (combined, nothing))
    rest = xp.max(xp.where(used[:, None] | (row_of >= 0)[None, :], 0.0, xp.abs(table[:, :size])), initial=0.0)
    sound = (rank == ANY) | ((least > RANK) & (rest < xp.sqrt(RANK)))
    # one iterative refinement in the rows used
    inverse = xp.where((row_of >= 0)[:, None], table[xp.maximum(row_of, 0), size:], 0.0)
    x = inverse @ right
    x = x + inverse @ (right - matrix @ x)
    return xp.where(sound, x, xp.nan)


_compiled = jax.jit(_eliminated)
