"""Solve the linear systems that programs call in NumPy, at many points at once."""

from collections.abc import Sequence

import numpy as np

from ...passes import matrix_places
from ...program import REFINEMENTS, REGULAR_LARGE


def host_solve(columns: np.ndarray, target: tuple) -> np.ndarray:
    """Solutions of the linear system of a call at every point; NaN where it is singular."""
    size, places = target[1], np.array(matrix_places(target))
    matrix, right = np.zeros((*columns.shape[:-1], size, size)), columns[..., len(places) :]
    matrix[..., places[:, 0], places[:, 1]] = columns[..., : len(places)]
    answer = _host_regular_solve(matrix, right) if target[0] == "solve_regular" else solve_numbers(matrix, right)
    return np.moveaxis(answer, -1, 0)


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
        answer = np.linalg.solve(np.where(sound[..., None, None], matrix, np.eye(matrix.shape[-1])), right[..., None])[..., 0]
        return np.where(sound[..., None], answer, np.nan)


def _host_regular_solve(matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    """As `regular_solve` of `expressions/backends/jax/program`, at every point."""
    size = matrix.shape[-1]
    inverse = np.linalg.inv(matrix + REGULAR_LARGE / size * np.trace(matrix, axis1=-2, axis2=-1)[..., None, None] * np.eye(size))
    x = np.zeros_like(right)
    for _ in range(REFINEMENTS + 1):
        x = x + (inverse @ (right - (matrix @ x[..., None])[..., 0])[..., None])[..., 0]
    return x
