"""Choose the search and the linear solve for a nonlinear block, for numbers and for traced values alike."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import jax
import numpy as np

from ...program import NonlinearBlock
from .arithmetic import Arithmetic
from .damped_newton import damped_root
from .limits import ANY
from .newton import Last, find_near_root, find_rank_root, find_root, near
from .rank_solve import rank_solve


def block_root(block: NonlinearBlock, at: Callable, solve: Callable, begin: Last, on: Arithmetic) -> jax.Array:
    """w with r(w) = 0. `at` gives the residual, its Jacobian and the sizes of its terms (if rows may be redundant, the
    coefficients at `linear_places`); `solve` solves regular linear systems."""
    if block.rank is None:
        return (find_near_root if block.several else find_root)(at, solve, begin, on)
    return _redundant_root(block, at, block_solve(block, solve, on), begin, on)


def block_solve(block: NonlinearBlock, solve: Callable, on: Arithmetic) -> Callable:
    """The linear solve at the root: by rank if rows may be redundant, else `solve`."""
    return solve if block.rank is None else partial(rank_solve, rank=block.rank, on=on)


ATTEMPTS = 3


class _Tried(NamedTuple):
    number: jax.Array  # of the next attempt
    w: jax.Array  # the best so far
    violation: jax.Array  # of its rows: they hold up to 1


def _redundant_root(block: NonlinearBlock, at: Callable, final: Callable, begin: Last, on: Arithmetic) -> jax.Array:
    """w at which all rows hold, found by rank from the last solution, else from where the rows hold as linear
    equations, else from where damped steps lead. If there is none, w at which they are violated least: for states that
    violate hidden constraints, some rows cannot be satisfied."""
    xp = on.xp

    def attempt(tried: _Tried) -> _Tried:
        start, exact = _guess(block, at, begin, tried.number, on)
        last = begin._replace(w=start)
        found, violation = find_rank_root(at, partial(rank_solve, rank=ANY, on=on), final, last, on)
        found = xp.where(exact & (violation > 1.0), start, found)
        found = xp.where(tried.number == 0, found, near(found, begin, on))
        violation = xp.where(exact, xp.minimum(violation, 1.0), violation)
        better = (tried.number == 0) | (xp.all(xp.isfinite(found)) & (violation < tried.violation))
        w, violation = xp.where(better, found, tried.w), xp.where(better, violation, tried.violation)
        return _Tried(tried.number + 1, w, violation)

    untried = _Tried(xp.zeros((), int), begin.w, xp.asarray(xp.inf, begin.w.dtype))
    return on.repeat_while(lambda tried: (tried.violation > 1.0) & (tried.number < ATTEMPTS), attempt, untried).w


def _guess(block: NonlinearBlock, at: Callable, begin: Last, number, on: Arithmetic) -> tuple[jax.Array, jax.Array]:
    """The initial guess of an attempt, and whether it is a root already."""
    no = on.xp.zeros((), bool)

    def linear():
        return _linear_guess(block, at, begin, on), no

    def other():
        return on.branch(number == 1, linear, lambda: damped_root(at, begin, on))

    return on.branch(number == 0, lambda: (begin.w, no), other)


def _linear_guess(block: NonlinearBlock, at: Callable, begin: Last, on: Arithmetic) -> jax.Array:
    """The last solution, moved to where all rows hold as linear equations in the unknowns and in the nonlinear terms:
    the root itself in all unknowns that these determine."""
    residual, _, coefficients = at(begin.w)
    if not block.linear_places:
        return begin.w
    places = tuple(np.array(block.linear_places).T)
    empty = on.xp.zeros((block.count, int(max(places[1])) + 1), begin.w.dtype)
    step = rank_solve(on.put(empty, places, coefficients), residual, ANY, on)
    return begin.w - step[: len(begin.w)]
