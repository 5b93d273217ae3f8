"""The Levenberg–Marquardt step of nonlinear blocks, from residual, Jacobian and damping, for NumPy and for JAX."""

from collections.abc import Callable

import jax

from .arithmetic import Arithmetic


def damped_step(
    residual: jax.Array, jacobian: jax.Array, damping: jax.Array, solve: Callable, on: Arithmetic
) -> jax.Array:
    """(JᵀJ + d 1)⁻¹ Jᵀ r, by `solve(matrix, right)`; d is the damping relative to the largest squared column of J."""
    xp = on.xp
    square = jacobian.T @ jacobian
    size = damping * xp.maximum(xp.max(xp.diag(square)), 1e-300)
    return solve(square + size * xp.eye(len(square), dtype=square.dtype), jacobian.T @ residual)
