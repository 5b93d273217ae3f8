"""Choose the search and the linear solve for a nonlinear block, for numbers and for traced values alike."""

from collections.abc import Callable
from functools import partial

import jax

from ...program import NonlinearBlock
from .arithmetic import Arithmetic
from .damped_newton import damped_root
from .limits import ANY
from .newton import Last, best_rank_root, find_near_root, find_rank_root, find_root, near
from .rank_solve import rank_solve


def block_root(block: NonlinearBlock, at: Callable, solve: Callable, begin: Last, on: Arithmetic) -> jax.Array:
    """w with r(w) = 0. `at` gives the residual, its Jacobian and the sizes of its terms; `solve` solves regular linear
    systems."""
    if block.rank is None:
        return (find_near_root if block.several else find_root)(at, solve, begin, on)
    found, sound = find_rank_root(at, partial(rank_solve, rank=ANY, on=on), block_solve(block, solve, on), begin, on)
    return best_rank_root(found, sound, lambda: near(damped_root(at, begin, on), begin, on), on)


def block_solve(block: NonlinearBlock, solve: Callable, on: Arithmetic) -> Callable:
    """The linear solve at the root: by rank if rows may be redundant, else `solve`."""
    return solve if block.rank is None else partial(rank_solve, rank=block.rank, on=on)
