"""Damped Newton in one loop: the residual stands once in the compiled program, however the search goes."""

from collections.abc import Callable
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax


MAX_NEWTON, MAX_HALVINGS = 60, 30
# zero first; the others for laws whose slope at zero is zero or infinite (orifices, cubes)
STARTS = (0.0, 1e-3, -1e-3, 1.0, -1.0)


class _Best(NamedTuple):
    """The point with the smallest residual so far."""

    w: jax.Array
    residual: jax.Array
    slope: jax.Array


class _Search(NamedTuple):
    best: _Best
    trial: jax.Array
    factor: jax.Array  # of the Newton step from the best point to the trial
    count: jax.Array  # Newton steps from this start
    number: jax.Array  # of the start
    offset: jax.Array  # |residual at zero|: the scale of what cancels at a root
    fresh: jax.Array  # nothing was evaluated from this start
    solved: jax.Array


def find_root(residual_and_slope: Callable, solve: Callable, size: int, dtype) -> jax.Array:
    """w with residual 0, from each of STARTS in turn until one succeeds: the step is halved until the
    residual falls. NaN where no solution is found, so that an integration step is refused."""
    starts = jnp.asarray((*STARTS, 0.0), dtype)
    nothing = _Best(jnp.zeros((size,), dtype), jnp.full((size,), jnp.inf, dtype), jnp.eye(size, dtype=dtype))
    one, zero, no = jnp.ones((), dtype), jnp.zeros((), jnp.int32), jnp.zeros((), bool)

    def advance(search: _Search) -> _Search:
        residual, slope = residual_and_slope(search.trial)
        first = search.fresh & (search.number == 0)
        offset = jnp.where(first, jnp.nan_to_num(jnp.abs(residual), posinf=0.0), search.offset)
        better = _size(residual) < _size(search.best.residual)
        best = jax.tree.map(lambda a, b: jnp.where(better, a, b), _Best(search.trial, residual, slope), search.best)
        step = solve(best.slope, best.residual)
        step = jnp.where(jnp.isfinite(step), step, 0.0)
        factor = jnp.where(better, one, 0.5 * search.factor)
        count = search.count + better
        tiny = jnp.all(jnp.abs(step) <= 4e-16 * jnp.abs(best.w))
        hopeless = (search.fresh & ~better) | (factor < 0.5**MAX_HALVINGS) | (count > MAX_NEWTON)
        over = _below(1e-15, best, offset) | tiny | hopeless
        # rounding may keep the residual above the strictest test; beyond 1e-9 there is no solution
        solved = over & _below(1e-9, best, offset)
        restart = over & ~solved
        number = search.number + restart
        going = _Search(best, best.w - factor * step, factor, count, number, offset, no, solved)
        again = _Search(nothing, jnp.full((size,), starts[number]), one, zero, number, offset, ~no, solved)
        return jax.tree.map(lambda a, b: jnp.where(restart, a, b), again, going)

    start = _Search(nothing, jnp.full((size,), starts[0]), one, zero, zero, jnp.zeros((size,), dtype), ~no, no)
    end = lax.while_loop(lambda search: ~search.solved & (search.number < len(STARTS)), advance, start)
    return jnp.where(end.solved, end.best.w, jnp.nan)


def _size(residual):
    value = jnp.max(jnp.abs(residual))
    return jnp.where(jnp.isfinite(value), value, jnp.inf)


def _below(tolerance: float, best: _Best, offset):
    """Whether each residual is rounding, compared with the terms that cancel in it."""
    scale = jnp.abs(best.slope) @ jnp.abs(best.w) + offset
    return jnp.all((best.residual == 0.0) | (jnp.abs(best.residual) <= tolerance * scale))


class _Approach(NamedTuple):
    w: jax.Array
    step: jax.Array  # Newton's from there
    factor: jax.Array  # of the step that is tried next
    count: jax.Array


SMALLEST_STEP = 1e-13  # of the largest unknown


def find_rank_root(residual_and_slope: Callable, solve: Callable, size: int, dtype) -> jax.Array:
    """w with residual 0 where rows may repeat each other: `solve` leaves some of them out, so that not the residual but the length of
    Newton's steps tells whether they converge. NaN where they do not."""

    def step_at(w):
        residual, slope = residual_and_slope(w)
        return solve(slope, residual)

    def advance(search: _Approach) -> _Approach:
        trial = search.w - search.factor * search.step
        step = step_at(trial)
        better = _size(step) < (1.0 - 0.25 * search.factor) * _size(search.step)
        w, step = jnp.where(better, trial, search.w), jnp.where(better, step, search.step)
        factor = jnp.where(better, jnp.minimum(1.0, 2.0 * search.factor), 0.5 * search.factor)
        return _Approach(w, step, factor, search.count + 1)

    def going(search: _Approach):
        far = _size(search.step) > SMALLEST_STEP * jnp.max(jnp.abs(search.w))
        return far & (search.count < MAX_NEWTON) & (search.factor > 0.5**MAX_HALVINGS)

    zero = jnp.zeros((size,), dtype)
    end = lax.while_loop(going, advance, _Approach(zero, step_at(zero), jnp.ones((), dtype), jnp.zeros((), jnp.int32)))
    converged = _size(end.step) <= 1e-8 * (jnp.max(jnp.abs(end.w)) + SMALLEST_STEP)
    return jnp.where(converged, end.w - end.step, jnp.nan)
