"""Least squares by Marquardt's method in NumPy; the damping follows the actual decrease of the cost (Nielsen 1999).

It serves ill-conditioned, strongly curved residuals. There a Newton step that is halved until the residual decreases
gains little per iteration, and would stop at the limit of iterations far from a minimum. Compiled programs may use no
LAPACK and have damped steps of their own (`expressions/backends/solves/damped_newton.py`).
"""

from collections.abc import Callable
from typing import Protocol, TypeVar

import numpy as np


ROUNDS = 400
# A search that has not gained a tenth over so many steps would not reach a root within the limit; it has been seen to
# follow a residual that decreases towards infinity.
WINDOW, GAIN = 40, 0.9
FIRST, LARGEST = 1e-3, 1e16  # first and largest damping, relative to the largest squared entry of the Jacobian
# cosine between the residual and columns of the Jacobian at a minimum; rounding of the sum of squares leaves 1e-8
FLAT = 1e-7
LARGEST_ENTRY = 1e150  # of a Jacobian and a residual whose squares are still numbers


class AbstractPoint(Protocol):
    """A point with the residual and its Jacobian there."""

    values: np.ndarray
    residual: np.ndarray

    @property
    def jacobian(self) -> np.ndarray: ...

    @property
    def residual_norm(self) -> float: ...

    @property
    def is_root(self) -> bool: ...


P = TypeVar("P", bound=AbstractPoint)


def least_squares(at: Callable[[np.ndarray], P], point: P) -> P:
    """The solution, or the local minimum of the sum of squares, to which damped steps from a point lead."""
    largest = float(np.max(np.abs(point.jacobian), initial=0.0)) ** 2
    damping, growth, earlier = FIRST * largest, 2.0, np.inf
    for number in range(ROUNDS):
        if number % WINDOW == 0:
            if point.residual_norm > GAIN * earlier:
                break
            earlier = point.residual_norm
        if point.is_root or is_minimum(point) or not damping <= LARGEST * largest:
            break
        step = damped_step(point, np.sqrt(damping))
        trial = at(point.values - step)
        if trial.residual_norm < point.residual_norm and is_in_range(trial):
            gain = (point.residual_norm**2 - trial.residual_norm**2) / _predicted(point, step, damping)
            point, damping, growth = trial, damping * max(1.0 / 3.0, 1.0 - (2.0 * gain - 1.0) ** 3), 2.0
        else:
            damping, growth = damping * growth, 2.0 * growth
    return point


def is_in_range(point: AbstractPoint) -> bool:
    """Whether squares of the residual and of the entries of the Jacobian are finite numbers. A search that has left
    this range follows a function to infinity."""
    return bool(point.residual_norm < LARGEST_ENTRY and np.all(np.abs(point.jacobian) < LARGEST_ENTRY))


def is_minimum(point: AbstractPoint) -> bool:
    """Whether the gradient of the sum of squares vanishes: the residual is orthogonal to all columns of the
    Jacobian."""
    columns = np.linalg.norm(point.jacobian, axis=0)
    along = np.abs(point.jacobian.T @ point.residual)
    return bool(np.all(along <= FLAT * point.residual_norm * np.max(columns, initial=0.0)))


def damped_step(point: AbstractPoint, damping: float, smallest: float | None = None) -> np.ndarray:
    """The step that minimises |J step − r|² + damping² |step|²: without damping that of Gauss and Newton, in which
    singular values below `smallest`, relative to the largest, count as zero."""
    size = len(point.values) if damping else 0
    matrix = np.concatenate([point.jacobian, damping * np.eye(size, len(point.values))])
    return np.linalg.lstsq(matrix, np.append(point.residual, np.zeros(size)), rcond=smallest)[0]


def _predicted(point: AbstractPoint, step: np.ndarray, damping: float) -> float:
    """The decrease of the sum of squares that the linearised equations predict."""
    return max(1e-300, float(step @ (damping * step + point.jacobian.T @ point.residual)))
