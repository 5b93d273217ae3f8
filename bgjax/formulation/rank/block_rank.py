"""Checks numerically that the Jacobians of nonlinear blocks are regular with the model's own laws and parameters.

Elsewhere ranks are confirmed with random values in place of the results of users' laws. These do not show dependencies
between laws: three laws of the same sum would appear independent.
"""

from collections.abc import Sequence

import numpy as np

from ...errors import Fault, SolvabilityError
from ...expressions.backends.numpy.newton import residual_and_jacobian
from ...expressions.backends.numpy.source import numpy_values
from ...expressions.expression import Pool
from ...expressions.program import NonlinearBlock, make_program
from ..unknowns.array.points import RANK, ModelValues
from ..unknowns.problem import Problem


POINTS = 3  # random points near the initial conditions; a block passes if it is regular at one of them


def confirm_blocks(problem: Problem, blocks: Sequence[NonlinearBlock], values: ModelValues) -> None:
    """Raise for blocks that contain calls of laws and whose Jacobian is singular at every point tried."""
    for block in blocks:
        if block.rank is None and block.program.calls_in_body and not _regular(problem.pool, block, values):
            what = "the equations that should determine it are not independent with the laws that the elements have."
            remedy = "add a storage or a resistor where it acts."
            raise SolvabilityError([Fault(name, what, remedy) for name in block.names])


def _regular(pool: Pool, block: NonlinearBlock, values: ModelValues) -> bool:
    """Whether the Jacobian is regular at some point; also True if it is finite at none, then the structure is
    trusted."""
    program = make_program(pool, [pool.expr(index) for index in block.known])
    found = [_jacobian(pool, block, program, values, np.random.default_rng(seed)) for seed in range(POINTS)]
    finite = [matrix for matrix in found if np.all(np.isfinite(matrix))]
    return not finite or any(_is_regular(matrix) for matrix in finite)


def _jacobian(pool, block: NonlinearBlock, program, values: ModelValues, random: np.random.Generator) -> np.ndarray:
    state, time = values.start + random.normal(scale=0.3, size=len(values.start)), np.float64(random.uniform(0.1, 0.9))

    def symbol(key: tuple):
        if key[0] == "parameter":
            return np.float64(values.parameter(key))
        if key[0] == "state":
            return state[key[1]]
        return time if key[0] == "time" else np.float64(0.0)

    known = np.array(numpy_values(program, symbol, values.backend), float).reshape(-1)
    with np.errstate(all="ignore"):
        w = random.normal(scale=0.3, size=len(block.unknowns))
        return residual_and_jacobian(block, known, values.backend, w)[1]


def _is_regular(matrix: np.ndarray) -> bool:
    rows = np.maximum(np.max(np.abs(matrix), axis=1, keepdims=True), 1e-300)
    columns = np.maximum(np.max(np.abs(matrix / rows), axis=0, keepdims=True), 1e-300)
    sizes = np.linalg.svd(matrix / rows / columns, compute_uv=False)
    return bool(sizes[-1] > RANK * max(sizes[0], 1e-300))
