"""Gauss–Newton: from a guess to a nearby point at which all residuals vanish, for numbers and for traced values.

A point is a vector; several points may stand in the rows of a matrix and are improved together.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from .arithmetic import Arithmetic


class Descent(NamedTuple):
    """When to stop, and how far a step may go."""

    rounds: int  # at the most
    zero: float  # largest residual that counts as zero
    farthest: float  # largest change of a value in one step, relative to max(1, |value|)
    patience: int  # steps in succession that need not reduce the residuals


class _GaussNewtonSearch(NamedTuple):
    point: Any
    best: Any
    least: Any  # residuals at the best point
    worst: Any  # largest of these, by absolute value
    size: Any  # largest residual at the last point
    share: Any  # of the last step that was taken
    waited: Any  # steps since the best point
    count: Any


def gauss_newton(at: Callable, step: Callable, guess: Any, rows: int, descent: Descent, on: Arithmetic) -> tuple:
    """The best point that was reached, and the residuals there.

    `at(point)` gives the residuals (`rows` of them), a function without arguments for their Jacobian, which is called
    only where a step is to be taken, and the point in its normal form. `step(jacobian, residuals)` gives what is to be
    subtracted from the point to remove the residuals in the linearised equations. A shortened step need not reduce the
    residuals as much as a whole one.
    """
    xp = on.xp

    def going(search: _GaussNewtonSearch) -> Any:
        moving = (search.size >= descent.zero) & (search.waited <= descent.patience)
        return (search.count < descent.rounds) & xp.any(moving)

    def advance(search: _GaussNewtonSearch) -> _GaussNewtonSearch:
        residuals, jacobian, point = at(search.point)
        size = _largest(xp, residuals)
        better = size < (1.0 - 0.1 * search.share) * search.worst
        best = xp.where(better[..., None], point, search.best)
        least = xp.where(better[..., None], residuals, search.least)
        change = on.branch(
            xp.any(size >= descent.zero), lambda: step(jacobian(), residuals), lambda: xp.zeros_like(point)
        )
        far = _largest(xp, change / xp.maximum(1.0, xp.abs(point)))
        share = xp.minimum(1.0, descent.farthest / xp.maximum(far, 1e-300))
        waited = xp.where(better, 0, search.waited) + 1
        worst = xp.where(better, size, search.worst)
        return _GaussNewtonSearch(
            point - share[..., None] * change, best, least, worst, size, share, waited, search.count + 1
        )

    end = on.repeat_while(going, advance, _begun(guess, rows, on))
    return end.best, end.least


def _begun(guess: Any, rows: int, on: Arithmetic) -> _GaussNewtonSearch:
    xp, shape, dtype = on.xp, guess.shape[:-1], guess.dtype
    unknown, whole, zero = xp.full(shape, xp.inf, dtype), xp.ones(shape, dtype), xp.zeros(shape, int)
    least = xp.full((*shape, rows), xp.inf, dtype)
    return _GaussNewtonSearch(guess, guess, least, unknown, unknown, whole, zero, xp.zeros((), int))


def _largest(xp: Any, values: Any) -> Any:
    """The largest absolute value in every row; NaN where one of them is."""
    return xp.max(xp.abs(values), axis=-1, initial=0.0)
