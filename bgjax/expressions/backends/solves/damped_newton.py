"""Solve overdetermined nonlinear equations by Levenberg–Marquardt least squares, where Newton's method diverges.

If there are more equations than unknowns, consistent only at the solution, Newton's method has to leave some equations
out at each step, and its steps may grow. Damped steps reduce the sum of squares of all equations. Several initial
guesses are tried, since this sum may have local minima that are not solutions.

The step itself is `damped_step.py`, also for `newton.py`, where it replaces Newton's step inside the same loop. Two
other searches have steps of their own, because theirs are made from something else: `unknowns/marquardt.py` scales
columns, factorises by LAPACK and follows Nielsen's damping; `fitting/multiple_shooting.py` eliminates windows block by
block, and a trial costs a simulation.
"""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import numpy as np

from .arithmetic import NUMBERS, TRACES, Arithmetic
from .damped_step import damped_step
from .limits import ACCEPTED, ANY, FIRST, LARGEST, RANK, ROUNDS, ZERO, fixed_starts
from .newton import Last
from .rank_solve import rank_solve


# with more damping the matrix is far from singular: NumPy solves 58 unknowns in 0.2 ms, elimination with chosen pivots
# in loops of Python in 6 ms
DEFINITE = 1e-7


class _DampedSearch(NamedTuple):
    w: jax.Array  # the best point from this initial guess
    residual: jax.Array
    jacobian: jax.Array
    trial: jax.Array
    damping: jax.Array
    count: jax.Array
    number: jax.Array  # of the initial guess
    solved: jax.Array
    nearest: jax.Array  # the end with the smallest residual among earlier initial guesses
    least: jax.Array  # its norm


def damped_root(residual_and_jacobian: Callable, last: Last, on: Arithmetic = TRACES) -> tuple[jax.Array, jax.Array]:
    """w with all residuals zero, started at the last solution, then at each of DAMPED_STARTS and RANDOM_STARTS, and
    whether there is one; if none succeeds, w is the point with the smallest residual."""
    xp = on.xp
    origin, dtype = xp.zeros_like(last.w), last.w.dtype
    fixed = fixed_starts(len(last.w))
    starts = xp.concatenate([last.w[None], xp.asarray(fixed, dtype), origin[None]])
    offset, jacobian, _ = residual_and_jacobian(origin)
    scale, nothing = xp.max(xp.abs(offset)), xp.full_like(offset, xp.inf)

    first, zero, no = xp.asarray(FIRST, dtype), xp.zeros((), xp.int32), xp.zeros((), bool)

    def advance(search: _DampedSearch) -> _DampedSearch:
        residual, jacobian, _ = residual_and_jacobian(search.trial)
        better = _norm(xp, residual) < _norm(xp, search.residual)
        w = xp.where(better, search.trial, search.w)
        residual = xp.where(better, residual, search.residual)
        jacobian = xp.where(better, jacobian, search.jacobian)
        damping = xp.where(better, 0.2 * search.damping, 4.0 * search.damping)
        terms = scale + xp.max(xp.abs(jacobian) @ xp.abs(w))
        largest = xp.max(xp.abs(residual))
        over = (largest <= ZERO * terms) | (search.count > ROUNDS) | (damping > LARGEST)
        solved, count = over & (largest <= ACCEPTED * terms), search.count + 1
        trial = w - _step(residual, jacobian, damping, on)
        nearer = over & (_norm(xp, residual) < search.least)
        nearest = xp.where(nearer, w, search.nearest), xp.where(nearer, _norm(xp, residual), search.least)
        going = _DampedSearch(w, residual, jacobian, trial, damping, count, search.number, solved, *nearest)
        again = over & ~solved
        number = search.number + again
        fresh = starts[number]
        next_one = _DampedSearch(fresh, nothing, jacobian, fresh, first, zero, number, no, *nearest)
        return on.select(again, next_one, going)

    far = xp.asarray(xp.inf, dtype)
    start = _DampedSearch(last.w, nothing, jacobian, last.w, first, zero, zero, no, last.w, far)
    end = on.repeat_while(lambda search: ~search.solved & (search.number <= len(fixed)), advance, start)
    return end.nearest, end.solved


def _step(residual: jax.Array, jacobian: jax.Array, damping: jax.Array, on: Arithmetic) -> jax.Array:
    """A damped step, or Newton's where the damping is so small that the normal equations would lose directions."""
    solve = partial(_definite_solve, damping > DEFINITE) if on is NUMBERS else partial(rank_solve, rank=ANY, on=on)

    def newton():
        return rank_solve(jacobian, residual, ANY, on)

    return on.branch(damping < RANK, newton, lambda: damped_step(residual, jacobian, damping, solve, on))


def _definite_solve(definite: bool, matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    """By LAPACK if the matrix is known to be far from singular, otherwise by elimination with chosen pivots."""
    if definite and np.all(np.isfinite(matrix)):
        return np.linalg.solve(matrix, right)
    return rank_solve(matrix, right, ANY, NUMBERS)


def _norm(xp, residual: jax.Array) -> jax.Array:
    value = xp.sum(residual**2)
    return xp.where(xp.isnan(value), xp.inf, value)
