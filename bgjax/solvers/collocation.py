"""Coefficients of Radau IIA of order 5, and its collocation polynomial as dense output (Hairer & Wanner, IV.8)."""

from typing import Any

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
from jax.flatten_util import ravel_pytree


ROOT = np.sqrt(6.0)
NODES = np.array([(4.0 - ROOT) / 10.0, (4.0 + ROOT) / 10.0, 1.0])
# Collocation: A integrates the Lagrange polynomials of the nodes.
_POWERS = np.vander(NODES, 3, increasing=True)
A = (np.vander(NODES, 4, increasing=True)[:, 1:] / np.array([1.0, 2.0, 3.0])) @ np.linalg.inv(_POWERS)
ERROR = np.array([-13.0 - 7.0 * ROOT, -13.0 + 7.0 * ROOT, -1.0]) / 3.0
DENSE = np.linalg.inv(np.vander(NODES, 4, increasing=True)[:, 1:])  # stage values → coefficients of θ, θ², θ³


def _split() -> tuple[float, complex, np.ndarray, np.ndarray]:
    """γ, α + iβ, T and T⁻¹ of the real block diagonalisation A⁻¹ = T diag(γ, [[α, β], [−β, α]]) T⁻¹."""
    values, vectors = np.linalg.eig(np.linalg.inv(A))
    real, pair = int(np.argmin(np.abs(values.imag))), int(np.argmax(values.imag))
    transform = np.stack([vectors[:, real].real, vectors[:, pair].real, vectors[:, pair].imag], axis=1)
    return float(values[real].real), complex(values[pair]), transform, np.linalg.inv(transform)


GAMMA, LAMBDA, T, T_INVERSE = _split()


class CollocationPolynomial(dfx.AbstractLocalInterpolation):
    """Dense output y0 + Q (θ, θ², θ³), with θ from 0 to 1 over the step."""

    t0: Any
    t1: Any
    y0: Any
    coefficients: Any  # (3, n)

    def evaluate(self, t0, t1=None, left=True):
        del left
        if t1 is not None:
            return jax.tree.map(lambda a, b: b - a, self.evaluate(t0), self.evaluate(t1))
        theta = (t0 - self.t0) / jnp.where(self.t1 == self.t0, 1.0, self.t1 - self.t0)
        flat, unravel = ravel_pytree(self.y0)
        return unravel(flat + jnp.stack([theta, theta**2, theta**3]) @ self.coefficients)
