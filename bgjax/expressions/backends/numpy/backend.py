"""Computes the expressions of a program by NumPy, at one point or at many points at once."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import numpy as np

from ...calls import (
    AbstractLawCall,
    AbstractTarget,
    DependentCall,
    JacobianCall,
    NewtonCall,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
    nameless,
)
from ...operations import NUMPY_OPERATIONS
from ...program import Program
from ..base import AbstractBackend
from ..solves.arithmetic import NUMBERS
from ..solves.numpy_solve import matrix_of, regular_solve_numbers, solve_matrices, solve_numbers
from ..solves.pivots import dependent_columns
from ..solves.rank_solve import rank_solve
from .laws import compiled_target, law_at
from .newton import newton_jacobian, numpy_newton


class NumpyBackend(AbstractBackend):
    """Scalars are NumPy scalars or arrays of one value for each point. Laws are those of the `elements`, nonlinear
    blocks those in `blocks`. The last root of every block is kept, because its derivatives are asked for at the same
    values."""

    operations = NUMPY_OPERATIONS

    def __init__(self, elements: Mapping[str, Any], blocks: Sequence = ()):
        self.elements, self.blocks = elements, blocks
        self._laws: dict[Any, Callable] = {}
        self.roots: dict[int, tuple[bytes, np.ndarray]] = {}

    def constant(self, value: float) -> float:
        return value

    def call(self, target: AbstractTarget, arguments: list, width: int) -> np.ndarray:
        """The results; inside, the last axis of the arguments and of the results counts them."""
        arrays = np.broadcast_arrays(*[np.asarray(a, float) for a in arguments])
        columns = np.stack(arrays, axis=-1) if arguments else np.zeros(0)
        return np.moveaxis(target.run(self, columns, width), -1, 0)[:width]

    def solve(self, target: SolveCall, columns: np.ndarray, width: int) -> np.ndarray:
        return solve_matrices(solve_numbers, target, columns)

    def regular_solve(self, target: RegularSolveCall, columns: np.ndarray, width: int) -> np.ndarray:
        return solve_matrices(regular_solve_numbers, target, columns)

    def rank_solve(self, target: RankSolveCall, columns: np.ndarray, width: int) -> np.ndarray:
        places, shape = target.places, (target.rows, target.columns)

        def one(v: np.ndarray) -> np.ndarray:
            return rank_solve(matrix_of(v[: len(places)], places, shape), v[len(places) :], target.rank, NUMBERS)

        return _at_each(one, columns)

    def dependent_columns(self, target: DependentCall, columns: np.ndarray, width: int) -> np.ndarray:
        return _at_each(lambda v: dependent_columns(v.reshape(target.rows, target.columns), NUMBERS), columns)

    def newton(self, target: NewtonCall, columns: np.ndarray, width: int) -> np.ndarray:
        return _at_each(partial(numpy_newton, target.number, self), columns)

    def law(self, target: AbstractLawCall, columns: np.ndarray, width: int) -> np.ndarray:
        return law_at(self.elements.get(target.path), target, columns, self._laws)

    def jacobian(self, target: JacobianCall, columns: np.ndarray, width: int) -> np.ndarray:
        if isinstance(target.inner, NewtonCall):
            return _at_each(partial(newton_jacobian, target.inner.number, self), columns)
        if isinstance(target.base, NewtonCall):  # higher derivatives, by JAX
            if target not in self._laws:
                self._laws[target] = compiled_target(self.elements, self.blocks, target)
            return _at_each(self._laws[target], columns)
        return law_at(self.elements.get(nameless(target)[0]), target, columns, self._laws)


def _at_each(function: Callable, columns: np.ndarray) -> np.ndarray:
    """A function of one vector at every point."""
    return np.apply_along_axis(function, -1, columns) if columns.ndim > 1 else function(columns)


def iterates(program: Program) -> bool:
    """Whether the program contains Newton iterations, so that compiling pays if it is evaluated at many points."""

    def found() -> bool:
        return any(isinstance(call.target.base, NewtonCall) for call in program.calls)

    return program.memory.remember("iterates", found)
