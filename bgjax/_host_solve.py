"""Linear systems of numbers at many places at once, by NumPy: the counterparts of the solves that programs call."""

import numpy as np

from ._passes import matrix_places
from ._program import REFINEMENTS, REGULAR_LARGE


def host_solve(columns: np.ndarray, target: tuple) -> np.ndarray:
    """A linear system for every place; NaN where it is singular."""
    size, places = target[1], np.array(matrix_places(target))
    matrix, right = np.zeros((*columns.shape[:-1], size, size)), columns[..., len(places) :]
    matrix[..., places[:, 0], places[:, 1]] = columns[..., : len(places)]
    if target[0] == "solve_regular":
        return np.moveaxis(_host_regular_solve(matrix, right), -1, 0)
    try:
        answer = np.linalg.solve(matrix, right[..., None])[..., 0]
    except np.linalg.LinAlgError:  # exactly singular somewhere
        sound = np.linalg.det(matrix) != 0.0
        answer = np.linalg.solve(np.where(sound[..., None, None], matrix, np.eye(size)), right[..., None])[..., 0]
        answer = np.where(sound[..., None], answer, np.nan)
    return np.moveaxis(answer, -1, 0)


def _host_regular_solve(matrix: np.ndarray, right: np.ndarray) -> np.ndarray:
    """As `regular_solve`, for every place."""
    size = matrix.shape[-1]
    inverse = np.linalg.inv(matrix + REGULAR_LARGE / size * np.trace(matrix, axis1=-2, axis2=-1)[..., None, None] * np.eye(size))
    x = np.zeros_like(right)
    for _ in range(REFINEMENTS + 1):
        x = x + (inverse @ (right - (matrix @ x[..., None])[..., 0])[..., None])[..., 0]
    return x
