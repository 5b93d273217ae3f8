"""Solve the linear systems that programs call in NumPy, at many points at once.

NumPy calls LAPACK, which compiled programs may not (`backends/jax/dense_solves` has the same solves there): one
elimination for both would be slower here by its loops in Python, or there by a library call in every step.
"""

from collections.abc import Callable, Sequence

import numpy as np

from ...calls import AbstractSolveCall
from ...program import REFINEMENTS, REGULAR_LARGE


def solve_matrices(solve: Callable, target: AbstractSolveCall, columns: np.ndarray) -> np.ndarray:
    """Solutions of the linear system of a call at every point, by `solve(matrix, right)`."""
    size, places = target.size, np.array(target.places)
    matrix, right = np.zeros((*columns.shape[:-1], size, size)), columns[..., len(places) :]
    matrix[..., places[:, 0], places[:, 1]] = columns[..., : len(places)]
    return solve(matrix, right)


def matrix_of(values: np.ndarray, places: Sequence[tuple[int, int]], shape: tuple[int, int]) -> np.ndarray:
    """The dense matrix with the given nonzeros."""
    matrix = np.zeros(shape)
    matrix[tuple(np.array(places, int).reshape(-1, 2).T)] = values
    return matrix


def solve_numbers(matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    """matrix⁻¹ right at every point; NaN where a matrix is singular."""
    try:
        return np.linalg.solve(matrix, right[..., None])[..., 0]
    except np.linalg.LinAlgError:  # exactly singular somewhere
        sound = np.linalg.det(matrix) != 0.0
        regular = np.where(sound[..., None, None], matrix, np.eye(matrix.shape[-1]))
        answer = np.linalg.solve(regular, right[..., None])[..., 0]
        return np.where(sound[..., None], answer, np.nan)


def regular_solve_numbers(matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    """As `regular_solve` of `expressions/backends/jax/dense_solves`, at every point."""
    size = matrix.shape[-1]
    little = REGULAR_LARGE / size * np.trace(matrix, axis1=-2, axis2=-1)[..., None, None]
    inverse = np.linalg.inv(matrix + little * np.eye(size))
    x = np.zeros_like(right)
    for _ in range(REFINEMENTS + 1):
        x = x + (inverse @ (right - (matrix @ x[..., None])[..., 0])[..., None])[..., 0]
    return x
