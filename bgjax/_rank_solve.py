"""Linear equations of known rank, more or fewer than unknowns: elimination with complete pivoting, in plain HLO.

Rows may repeat each other and unknowns may be left free; which, is decided at every call by the numbers. Free unknowns are zero. Where
the rank is not the expected one the answer is NaN: there the equations leave something free that is needed, or contradict each other.
"""

import jax
import jax.numpy as jnp
from jax import lax


RANK = 1e-9  # of the largest entry after scaling: pivots below count as zero


ANY = -1  # in the place of a rank: as many pivots as there are


def rank_solve(matrix: jax.Array, right: jax.Array, rank: int) -> jax.Array:
    """x with matrix x = right in as many independent rows as the rank says."""
    scaled, rows, columns = _scaled(matrix)
    solution = _solve(scaled, right / rows, rank)
    return solution / columns


def _scaled(matrix: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
    """Rows and columns divided by their largest entries: units do not decide about the rank."""
    matrix_size = jnp.abs(lax.stop_gradient(matrix))
    rows = _positive(jnp.max(matrix_size, axis=1))
    columns = _positive(jnp.max(matrix_size / rows[:, None], axis=0))
    return matrix / rows[:, None] / columns[None, :], rows, columns


def _positive(size: jax.Array) -> jax.Array:
    return jnp.where(size > 0.0, size, 1.0)


@jax.custom_jvp
def _solve_with(matrix: jax.Array, right: jax.Array, rank: jax.Array) -> jax.Array:
    return _eliminated(matrix, right, rank)


def _solve(matrix: jax.Array, right: jax.Array, rank: int) -> jax.Array:
    return _solve_with(matrix, right, jnp.asarray(rank))


@_solve_with.defjvp
def _solve_jvp(primals, tangents):
    matrix, right, rank = primals
    x = _solve_with(matrix, right, rank)
    return x, _solve_with(matrix, tangents[1] - tangents[0] @ x, rank)


@jax.jit
def _eliminated(matrix: jax.Array, right: jax.Array, rank: jax.Array) -> jax.Array:
    """Gauss–Jordan; the largest entry left is the next pivot."""
    count, size = matrix.shape
    # kept apart from the right-hand side, so that the answer is linear in it
    combined = jnp.concatenate([matrix, jnp.eye(count, dtype=matrix.dtype)], axis=1)
    nothing = jnp.full((size,), -1), jnp.zeros((count,), bool), jnp.asarray(jnp.inf, matrix.dtype)

    def eliminate(step, carried):
        table, (row_of, used, least) = carried
        left = jnp.where(used[:, None] | (row_of >= 0)[None, :], -1.0, jnp.abs(table[:, :size]))
        best = jnp.argmax(left)
        row, column = best // size, best % size
        wanted = jnp.where(rank == ANY, left[row, column] > RANK, step < rank)
        pivot = table[row] / jnp.where(table[row, column] == 0.0, 1.0, table[row, column])
        changed = jnp.where((jnp.arange(count) == row)[:, None], pivot[None, :], table - table[:, column][:, None] * pivot[None, :])
        row_of = jnp.where((jnp.arange(size) == column) & wanted, row, row_of)
        used = used | ((jnp.arange(count) == row) & wanted)
        least = jnp.where(wanted, jnp.minimum(least, left[row, column]), least)
        return jnp.where(wanted, changed, table), (row_of, used, least)

    table, (row_of, used, least) = lax.fori_loop(0, min(count, size), eliminate, (combined, nothing))
    rest = jnp.max(jnp.where(used[:, None] | (row_of >= 0)[None, :], 0.0, jnp.abs(table[:, :size])), initial=0.0)
    sound = (rank == ANY) | ((least > RANK) & (rest < jnp.sqrt(RANK)))
    # one refinement in the rows that were used
    inverse = jnp.where((row_of >= 0)[:, None], table[jnp.maximum(row_of, 0), size:], 0.0)
    x = inverse @ right
    x = x + inverse @ (right - matrix @ x)
    return jnp.where(sound, x, jnp.nan)
