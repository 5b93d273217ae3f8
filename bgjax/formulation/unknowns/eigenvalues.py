"""Extreme eigenvalues of a symmetric matrix in numbers; of large ones in time that grows with their band."""

import numpy as np


DENSE = 150  # rows up to which all eigenvalues are computed
NARROW = 0.25  # share of the rows below which a band is used


def extreme_eigenvalues(matrix: np.ndarray) -> tuple[float, float]:
    """The smallest and the largest eigenvalue."""
    band = _band(matrix) if len(matrix) > DENSE else None
    if band is None:
        values = np.linalg.eigvalsh(matrix)
        return float(values[0]), float(values[-1])
    from scipy.linalg import eigvals_banded  # large mechanisms alone need it, and it takes a tenth of a second

    values = eigvals_banded(band, lower=True)
    return float(values[0]), float(values[-1])


def _band(matrix: np.ndarray) -> np.ndarray | None:
    """The lower band of a matrix whose rows are reordered so that it is narrow; None if it is wide or not finite."""
    from scipy.sparse import csr_array
    from scipy.sparse.csgraph import reverse_cuthill_mckee

    if not np.all(np.isfinite(matrix)):
        return None
    order = reverse_cuthill_mckee(csr_array(matrix != 0.0), symmetric_mode=True)
    ordered = matrix[np.ix_(order, order)]
    rows, columns = np.nonzero(ordered)
    width = int(np.max(np.abs(rows - columns), initial=0)) + 1
    if width > NARROW * len(matrix):
        return None
    band = np.zeros((width, len(matrix)))
    for k in range(width):
        band[k, : len(matrix) - k] = np.diagonal(ordered, -k)
    return band
