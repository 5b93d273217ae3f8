"""Levenberg's and Marquardt's damped least squares, in plain HLO: the way out where Newton's steps with chosen pivots lead away.

Where more equations than unknowns meet only at the solution, steps that leave some of them out may grow. Damped steps make the
sum of squares of all of them fall. Several starts, since it may have minima that are no solutions.
"""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from ._newton import Last
from ._rank_solve import ANY, rank_solve


STARTS = (0.0, 0.5, -0.5, 2.0, -2.0)
ROUNDS, FIRST, LARGEST = 150, 1e-3, 1e10  # steps from a start; damping of the first one and of the last, of the largest slope squared
CLOSED, ACCEPTED = 1e-14, 1e-11  # of the terms in the equations


class _Search(NamedTuple):
    w: jax.Array  # the best point from this start
    residual: jax.Array
    slope: jax.Array
    trial: jax.Array
    damping: jax.Array
    count: jax.Array
    number: jax.Array  # of the start
    solved: jax.Array


def damped_root(residual_and_slope: Callable, last: Last) -> jax.Array:
    """w with all residuals zero, from the last solution and from each of STARTS in turn; NaN where none leads to one."""
    origin, dtype = jnp.zeros_like(last.w), last.w.dtype
    starts = jnp.stack([last.w, *[jnp.full_like(origin, start) for start in STARTS], origin])
    offset, slope, _ = residual_and_slope(origin)
    scale, nothing = jnp.max(jnp.abs(offset)), jnp.full_like(offset, jnp.inf)

    first, zero, no = jnp.asarray(FIRST, dtype), jnp.zeros((), jnp.int32), jnp.zeros((), bool)

    def advance(search: _Search) -> _Search:
        residual, slope, _ = residual_and_slope(search.trial)
        better = _norm(residual) < _norm(search.residual)
        w, residual, slope = (jnp.where(better, a, b) for a, b in zip((search.trial, residual, slope), search[:3], strict=True))
        damping = jnp.where(better, 0.2 * search.damping, 4.0 * search.damping)
        terms = scale + jnp.max(jnp.abs(slope) @ jnp.abs(w))
        left = jnp.max(jnp.abs(residual))
        over = (left <= CLOSED * terms) | (search.count > ROUNDS) | (damping > LARGEST)
        solved, count = over & (left <= ACCEPTED * terms), search.count + 1
        going = _Search(w, residual, slope, w - _step(residual, slope, damping), damping, count, search.number, solved)
        again = over & ~solved
        number = search.number + again
        fresh = starts[number]
        next_one = _Search(fresh, nothing, slope, fresh, first, zero, number, no)
        return jax.tree.map(lambda a, b: jnp.where(again, a, b), next_one, going)

    start = _Search(last.w, nothing, slope, last.w, first, zero, zero, no)
    end = lax.while_loop(lambda search: ~search.solved & (search.number <= len(STARTS)), advance, start)
    return jnp.where(end.solved, end.w, jnp.nan)


def _step(residual: jax.Array, slope: jax.Array, damping: jax.Array) -> jax.Array:
    square = slope.T @ slope
    damped = square + damping * jnp.maximum(jnp.max(jnp.diag(square)), 1e-300) * jnp.eye(len(square), dtype=square.dtype)
    return rank_solve(damped, slope.T @ residual, ANY)


def _norm(residual: jax.Array) -> jax.Array:
    value = jnp.sum(residual**2)
    return jnp.where(jnp.isnan(value), jnp.inf, value)
