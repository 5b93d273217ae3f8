"""Marquardt's steps (bgjax/formulation/unknowns/marquardt.py) on equations whose solutions and minima are
known in closed form."""

from dataclasses import dataclass

import numpy as np
import pytest

from bgjax.formulation.unknowns.marquardt import is_minimum, least_squares


@dataclass(frozen=True)
class Place:
    values: np.ndarray
    residual: np.ndarray
    jacobian: np.ndarray

    @property
    def residual_norm(self) -> float:
        return float(np.linalg.norm(self.residual))

    @property
    def is_root(self) -> bool:
        return self.residual_norm < 1e-12


def rosenbrock(values: np.ndarray, width: float) -> Place:
    """Rosenbrock's equations: (y − x²)/width = 0 and 1 − x = 0 meet at (1, 1) alone."""
    x, y = values
    return Place(
        values, np.array([(y - x * x) / width, 1.0 - x]), np.array([[-2.0 * x / width, 1.0 / width], [-1.0, 0.0]])
    )


@pytest.mark.parametrize("width", [1e-1, 1e-3])
@pytest.mark.parametrize("start", [(-1.2, 1.0), (-3.0, 9.0), (4.0, -2.0)])
def test_an_ill_conditioned_problem_is_solved(width, start):
    found = least_squares(lambda values: rosenbrock(values, width), rosenbrock(np.array(start), width))
    assert found.is_root and np.allclose(found.values, 1.0, atol=1e-9)


def test_a_minimum_that_is_no_solution_is_told_from_a_solution():
    """x² + 1 = 0 and x = 1/2: the sum of squares is least where 2x(x² + 1) + x − 1/2 = 0."""

    def at(v):
        return Place(v, np.array([v[0] ** 2 + 1.0, v[0] - 0.5]), np.array([[2.0 * v[0]], [1.0]]))

    found = least_squares(at, at(np.array([3.0])))
    root = next(r.real for r in np.roots([2.0, 0.0, 3.0, -0.5]) if abs(r.imag) < 1e-9)
    assert not found.is_root and is_minimum(found) and not is_minimum(at(np.array([3.0])))
    assert np.isclose(found.values[0], root, atol=1e-7)
