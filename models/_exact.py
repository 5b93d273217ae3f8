"""Exact solutions that share nothing with bgjax: linear systems, Jacobi elliptic functions."""

import numpy as np


def linear_response(matrix, forcing, start, times) -> np.ndarray:
    """x(t) of ẋ = A x + b with constant b, by eigenvectors; rows are times."""
    matrix, start = np.asarray(matrix, float), np.asarray(start, float)
    rest = np.linalg.solve(matrix, -np.asarray(forcing, float))
    values, vectors = np.linalg.eig(matrix)
    weights = np.linalg.solve(vectors, (start - rest).astype(complex))
    modes = np.exp(np.outer(np.asarray(times, float), values)) * weights
    return (modes @ vectors.T).real + rest


def jacobi(u, m: float) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """sn, cn, dn by the descending Landen transformation (Abramowitz & Stegun 16.4)."""
    u = np.asarray(u, float)
    a, c = [1.0], [np.sqrt(m)]
    b = np.sqrt(1.0 - m)
    for _ in range(8):  # quadratic convergence: 8 steps pass double precision for any m < 1
        a, b, c = [*a, 0.5 * (a[-1] + b)], np.sqrt(a[-1] * b), [*c, 0.5 * (a[-1] - b)]
    phi = 2.0 ** (len(a) - 1) * a[-1] * u
    for k in range(len(a) - 1, 0, -1):
        phi = 0.5 * (phi + np.arcsin(c[k] / a[k] * np.sin(phi)))
    sn, cn = np.sin(phi), np.cos(phi)
    dn = np.sqrt(1.0 - m * sn**2)
    return sn, cn, dn


def quarter_period(m: float) -> float:
    """K(m) by the arithmetic–geometric mean."""
    a, b = 1.0, np.sqrt(1.0 - m)
    for _ in range(8):
        a, b = 0.5 * (a + b), np.sqrt(a * b)
    return np.pi / (2.0 * a)
