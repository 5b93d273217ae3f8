"""Evaluate a program in NumPy at given times and states: one row of outputs for each time."""

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from ...program import Program
from ..base import AbstractBackend
from .source import numpy_values


class SymbolValues(NamedTuple):
    """Values of the symbols of a program, one row for each time."""

    time: np.ndarray
    state: np.ndarray
    last: np.ndarray  # initial guesses of nonlinear blocks
    order: float = 0.0
    dependent: np.ndarray | None = None


def program_results(
    program: Program,
    given: SymbolValues,
    parameter: Callable[[tuple], float],
    backend: AbstractBackend,
) -> np.ndarray:
    """The outputs of a program, one row for each time."""
    one = given.time.shape == (1,)

    def column(rows: np.ndarray | None) -> np.ndarray | None:
        if rows is None:
            return None
        return rows[0] if one else np.ascontiguousarray(rows.T)  # scalars are faster than vectors of length one

    time = np.float64(given.time[0]) if one else given.time
    known = {"time": time, "order": np.float64(given.order)}
    known |= {"state": column(given.state), "last": column(given.last), "dependent": column(given.dependent)}

    def symbol(key: tuple):
        if key[0] == "parameter":
            return parameter(key)
        return known[key[0]][key[1]] if len(key) > 1 else known[key[0]]

    values = numpy_values(program, symbol, backend)
    if one:
        return np.array([values], float).reshape(1, -1)
    found = np.empty((len(values), *given.time.shape))
    for row, value in zip(found, values, strict=True):
        row[...] = value
    return found.T
