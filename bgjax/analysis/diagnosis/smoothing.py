"""Local polynomials: smoothed values and derivatives of sampled signals, as weights of the samples in a window."""

from dataclasses import dataclass
from math import factorial

import numpy as np


@dataclass(frozen=True)
class LocalPolynomials:
    """At each time, the weights of the samples around it that give the value and the derivatives of the polynomial
    fitted to them (Savitzky & Golay 1964, also for samples that are not equally spaced)."""

    rows: np.ndarray  # (times, window): numbers of the samples
    weights: np.ndarray  # (orders, times, window)
    latest: np.ndarray  # time of the last sample in each window

    def derivative(self, values: np.ndarray, order: int) -> np.ndarray:
        """The derivative of this order of the fitted polynomials."""
        return np.sum(self.weights[order] * values[self.rows], axis=1)

    def misfit(self, values: np.ndarray, place: np.ndarray) -> np.ndarray:
        """Samples minus fitted values, in units of which independent errors of standard deviation 1 have variance 1;
        `place` is the number of the sample at each time."""
        weights = self.weights[0]
        own = np.sum(np.where(self.rows == place[:, None], weights, 0.0), axis=1)
        spread = 1.0 - 2.0 * own + np.sum(weights**2, axis=1)
        return (values[place] - self.derivative(values, 0)) / np.sqrt(np.maximum(spread, 1e-12))


def local_polynomials(
    samples: np.ndarray, times: np.ndarray, window: int, degree: int, orders: int
) -> LocalPolynomials:
    """Polynomials of a degree through `window` samples around each of the times; near the ends the windows reach to one
    side. The weights of the derivatives up to the order `orders` are computed."""
    first = np.clip(np.searchsorted(samples, times) - window // 2, 0, len(samples) - window)
    rows = first[:, None] + np.arange(window)
    offsets = samples[rows] - times[:, None]
    scale = np.max(np.abs(offsets), axis=1)
    powers = (offsets / scale[:, None])[..., None] ** np.arange(degree + 1)
    inverse = np.linalg.pinv(powers)  # (times, degree + 1, window)
    weights = [factorial(k) * inverse[:, k] / scale[:, None] ** k for k in range(orders + 1)]
    return LocalPolynomials(rows, np.array(weights), samples[rows[:, -1]])
