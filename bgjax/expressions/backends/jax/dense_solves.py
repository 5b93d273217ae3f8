"""Dense linear solves in JAX, with their derivatives.

They are plain HLO, without LAPACK calls or host callbacks inside an integration loop; lineax would introduce both.
Exceptions that call LAPACK: inverses from `LAPACK_FROM` rows on, and the Cholesky factor of `regular_solve`.
"""

from collections.abc import Sequence

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from jax.scipy.linalg import cho_solve

from ...program import REFINEMENTS, REGULAR_LARGE


UNROLLED = 6
LAPACK_FROM = 64  # for smaller matrices, a library call would prevent the loop from being one kernel


@jax.custom_jvp
def pivoted_solve(matrix: jax.Array, right: jax.Array) -> jax.Array:
    """matrix⁻¹ right by Gauss–Jordan elimination with row pivoting and one iterative refinement, in plain HLO."""
    inverse = pivoted_inverse(matrix)
    x = inverse @ right
    return x + inverse @ (right - matrix @ x)


def pivoted_inverse(matrix: jax.Array) -> jax.Array:
    """The inverse, formed without the right-hand side, so that the derivative is linear in the right-hand side."""
    size = matrix.shape[0]
    if size == 1:
        return 1.0 / matrix
    if size >= LAPACK_FROM:
        return jnp.linalg.inv(matrix)
    number = jnp.arange(size)

    def eliminate(k, rows):
        column = jnp.where(number >= k, jnp.abs(rows[:, k]), -1.0)
        best = jnp.argmax(column)
        rows = rows[jnp.where(number == k, best, jnp.where(number == best, k, number))]
        pivot = rows[k] / rows[k, k]
        return jnp.where((number == k)[:, None], pivot[None, :], rows - rows[:, k][:, None] * pivot[None, :])

    rows = jnp.concatenate([matrix, jnp.eye(size, dtype=matrix.dtype)], axis=1)
    if size > UNROLLED:  # a loop keeps the program small
        return lax.fori_loop(0, size, eliminate, rows)[:, size:]
    for k in range(size):
        rows = eliminate(k, rows)
    return rows[:, size:]


@pivoted_solve.defjvp
def _pivoted_solve_jvp(primals, tangents):
    matrix, right = primals
    matrix_dot, right_dot = tangents
    x = pivoted_solve(matrix, right)
    return x, pivoted_solve(matrix, right_dot - matrix_dot @ x)


def dense_matrix(values: jax.Array, places: Sequence[tuple[int, int]], shape: tuple[int, int]) -> jax.Array:
    """The dense matrix with the given nonzeros, gathered by a constant index table from these and a zero."""
    table = np.full(shape, len(places))
    table[tuple(np.array(places).T)] = np.arange(len(places))
    return jnp.append(values, 0.0)[table]


@jax.custom_jvp
def regular_solve(matrix: jax.Array, right: jax.Array) -> jax.Array:
    """The minimum-norm x with matrix x = right, for a symmetric positive semidefinite matrix (definite except for
    redundant rows), by regularised Cholesky factorisation with refinement. It replaces the unrolled solution of
    `formulation/unknowns/solve` where that would be too long."""
    size = matrix.shape[0]
    little = REGULAR_LARGE / size * jnp.trace(matrix)
    factor = jnp.linalg.cholesky(matrix + little * jnp.eye(size, dtype=matrix.dtype))

    def solve(v: jax.Array) -> jax.Array:
        return cho_solve((factor, True), v)

    x = solve(right)
    for _ in range(REFINEMENTS):
        x = x + solve(right - matrix @ x)
    return x


@regular_solve.defjvp
def _regular_solve_jvp(primals, tangents):
    matrix, right = primals
    matrix_dot, right_dot = tangents
    x = regular_solve(matrix, right)
    return x, regular_solve(matrix, right_dot - matrix_dot @ x)
