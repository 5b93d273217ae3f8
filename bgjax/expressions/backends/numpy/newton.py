"""Solve nonlinear blocks in NumPy by Newton's method, and differentiate their solutions (implicit function theorem)."""

from functools import partial

import numpy as np

from ...influence import influence_of
from ...program import NonlinearBlock
from ..base import AbstractBackend
from ..solves.arithmetic import NUMBERS
from ..solves.block_root import block_root, block_solve
from ..solves.newton import Last
from ..solves.numpy_solve import solve_numbers
from .source import numpy_block


def numpy_newton(number: int, backend: AbstractBackend, given: np.ndarray) -> np.ndarray:
    """The solution w of a block of the backend, as `newton` of `expressions/backends/jax/newton`; followed by the
    largest value so far if the block carries its solution."""
    block, w = backend.blocks[number], _root(number, backend, given)
    last = _parted(block, given)[1]
    return np.append(w, np.maximum(last.largest, np.max(np.abs(w)))) if block.carried else w


def _parted(block: NonlinearBlock, given: np.ndarray) -> tuple[np.ndarray, Last]:
    known, rest = given[: len(block.known)], given[len(block.known) :]
    last = rest if block.carried else np.zeros(len(block.unknowns) + 1)
    return known, Last(last[:-1], last[-1])


def _root(number: int, backend: AbstractBackend, given: np.ndarray) -> np.ndarray:
    key, block = given.tobytes(), backend.blocks[number]
    if backend.roots.get(number, (b"",))[0] != key:
        known, begin = _parted(block, given)
        at = partial(residual_and_jacobian, block, known, backend)
        backend.roots[number] = key, block_root(block, at, solve_numbers, begin, NUMBERS)
    return backend.roots[number][1]


def residual_and_jacobian(
    block: NonlinearBlock,
    known: np.ndarray,
    backend: AbstractBackend,
    w: np.ndarray,
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """r, the dense Jacobian ∂r/∂w, and what the program of the block gives beside them (zeros if that is nothing)."""
    count, entries = block.count, len(block.jacobian_places)
    run = numpy_block(block.program, (*block.known, *block.unknowns))
    flat = np.array(run((*known, *w), backend), float)
    jacobian = np.zeros((count, len(block.unknowns)))
    for (row, column), value in zip(block.jacobian_places, flat[count : count + entries], strict=True):
        jacobian[row, column] = value
    sizes = flat[count + entries :]
    return flat[:count], jacobian, sizes if len(sizes) else np.zeros(count)


def newton_jacobian(number: int, backend: AbstractBackend, given: np.ndarray) -> np.ndarray:
    """∂w/∂given = −(∂r/∂w)⁻¹ ∂r/∂known, flattened row by row; the derivative with respect to the initial guess is
    zero."""
    block, w = backend.blocks[number], _root(number, backend, given)
    known = _parted(block, given)[0]
    _, jacobian, _ = residual_and_jacobian(block, known, backend, w)
    influence, solve = _influence(block, known, w, backend), block_solve(block, solve_numbers, NUMBERS)
    derivatives = np.zeros((len(w) + block.carried, len(given)))
    for column in range(len(known)):
        derivatives[: len(w), column] = -solve(jacobian, influence[:, column])
    return derivatives.reshape(-1)


def _influence(block: NonlinearBlock, known: np.ndarray, w: np.ndarray, backend: AbstractBackend) -> np.ndarray:
    """∂r/∂known."""
    program, inputs, places = influence_of(block)
    matrix = np.zeros((block.count, len(known)))
    for (row, column), value in zip(places, numpy_block(program, inputs)((*known, *w), backend), strict=True):
        matrix[row, column] = value
    return matrix
