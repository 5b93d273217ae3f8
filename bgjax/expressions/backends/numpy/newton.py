"""Solve nonlinear blocks in NumPy by Newton's method, and differentiate their solutions (implicit function theorem)."""

from collections.abc import Callable
from functools import partial

import numpy as np

from ...passes import linear_forms
from ...program import NonlinearBlock, Program, nonlinear_program
from ..solves.arithmetic import NUMBERS
from ..solves.block_root import block_root, block_solve
from ..solves.newton import Last
from ..solves.numpy_solve import solve_numbers
from .source import host_block


def host_newton(block: NonlinearBlock, given: np.ndarray, call: Callable) -> np.ndarray:
    """The solution w, as `newton` of `expressions/backends/jax/program`; followed by the largest value so far if the
    block carries its solution."""
    known, last = _parted(block, given)
    w = _root(block, known, last, call)
    return np.append(w, max(last.largest, np.max(np.abs(w)))) if block.carried else w


def _parted(block: NonlinearBlock, given: np.ndarray) -> tuple[np.ndarray, Last]:
    known, rest = given[: len(block.known)], given[len(block.known) :]
    last = rest if block.carried else np.zeros(len(block.unknowns) + 1)
    return known, Last(last[:-1], last[-1])


def _root(block: NonlinearBlock, known: np.ndarray, begin: Last, call: Callable) -> np.ndarray:
    at = partial(residual_and_slope, block, known, call)
    return block_root(block, at, solve_numbers, begin, NUMBERS)


def residual_and_slope(block: NonlinearBlock, known: np.ndarray, call: Callable, w: np.ndarray) -> tuple[np.ndarray, ...]:
    """r, the dense Jacobian ∂r/∂w, and the sizes of the terms in r (zero if rows may be redundant)."""
    count, entries = block.count, len(block.slopes)
    flat = np.array(host_block(block.program, (*block.known, *block.unknowns))((*known, *w), call), float)
    slope = np.zeros((count, len(block.unknowns)))
    for (row, column), value in zip(block.slopes, flat[count : count + entries], strict=True):
        slope[row, column] = value
    sizes = flat[count + entries :]
    return flat[:count], slope, sizes if len(sizes) else np.zeros(count)


def newton_jacobian(block: NonlinearBlock, given: np.ndarray, call: Callable) -> np.ndarray:
    """∂w/∂given = −(∂r/∂w)⁻¹ ∂r/∂known, flattened row by row; the derivative with respect to the initial guess is
    zero."""
    known, last = _parted(block, given)
    w = _root(block, known, last, call)
    _, slope, _ = residual_and_slope(block, known, call, w)
    influence, solve = _influence(block, known, w, call), block_solve(block, solve_numbers, NUMBERS)
    jacobian = np.zeros((len(w) + block.carried, len(given)))
    for column in range(len(known)):
        jacobian[: len(w), column] = -solve(slope, influence[:, column])
    return jacobian.reshape(-1)


def _influence(block: NonlinearBlock, known: np.ndarray, w: np.ndarray, call: Callable) -> np.ndarray:
    """∂r/∂known."""
    program, inputs, places = _influence_program(block)
    values = dict(zip((*block.known, *block.unknowns), (*known, *w), strict=True))
    matrix = np.zeros((block.count, len(known)))
    found = host_block(program, inputs)([values[i] for i in inputs], call)
    for (row, column), value in zip(places, found, strict=True):
        matrix[row, column] = value
    return matrix


def _influence_program(block: NonlinearBlock) -> tuple[Program, tuple[int, ...], list[tuple[int, int]]]:
    """A program of the nonzero entries of ∂r/∂known, cached in the block."""
    kept, pool = vars(block), block.program.pool
    if "influence" not in kept:
        rows = [pool.expr(r) if type(r) is int else r for r in block.program.outputs[: block.count]]
        column = {index: k for k, index in enumerate(block.known)}
        forms = linear_forms(pool, rows, block.known)
        entries = {(row, column[v]): value for row, form in enumerate(forms) for v, value in form.items()}
        inputs = (*block.known, *block.unknowns)
        program, _ = nonlinear_program(pool, list(entries.values()), inputs)
        kept["influence"] = program, inputs, list(entries)
    return kept["influence"]
