"""Residuals of a fit, in standard deviations of the noise, and their Jacobian, as functions of z.

Residuals are predicted minus measured. Runs are two compiled programs, with and without Jacobian. The weights are
applied in NumPy, so that a change of the noise needs no new run."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import jax.numpy as jnp
import numpy as np

from ...surface.memories import fit_memory
from .prediction import Predictor, RunGroup, predict, predict_with_jacobian, prior_residuals


class Runs:
    """Predicted columns of all groups as functions of z; the latest results with Jacobian are remembered."""

    def __init__(self, predictor: Predictor, groups: Sequence[RunGroup]):
        self.predictor, self.groups = predictor, list(groups)
        self._known = fit_memory()

    def columns(self, z: np.ndarray) -> list[np.ndarray]:
        return [np.asarray(predict(self.predictor, jnp.asarray(z, float), group)) for group in self.groups]

    def with_jacobian(self, z: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
        return self._known.remember(np.asarray(z, float).tobytes(), lambda: self._with_jacobian(z))

    def _with_jacobian(self, z: np.ndarray) -> list[tuple[np.ndarray, np.ndarray]]:
        found = []
        for group in self.groups:
            columns, jacobian = predict_with_jacobian(self.predictor, jnp.asarray(z, float), group)
            found.append((np.asarray(columns), np.asarray(jacobian)))
        return found


@dataclass(frozen=True)
class Residuals:
    """Residuals `value(z)`, or `both(z)` with their Jacobian, including priors. Missing measurements give zeros; `hold`
    adds the residuals hold · (z − centre)."""

    runs: Runs
    noise: np.ndarray
    centre: Any = field(default=0.0)
    hold: float = 0.0

    def value(self, z: np.ndarray) -> np.ndarray:
        pairs = zip(self.runs.columns(z), self.runs.groups, strict=True)
        parts = [np.ravel(self._missed(found, group)) for found, group in pairs]
        return np.concatenate([*parts, self._priors(z)[0], self.hold * (np.asarray(z) - self.centre)])

    def both(self, z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        values, rows = [], []
        for (found, jacobian), group in zip(self.runs.with_jacobian(z), self.runs.groups, strict=True):
            values.append(np.ravel(self._missed(found, group)))
            seen = np.isfinite(group.data)[..., None]
            rows.append(np.where(seen, jacobian / self.noise[None, None, :, None], 0.0).reshape(-1, len(z)))
        known, known_by_z = self._priors(z)
        tied = self.hold * (np.asarray(z) - self.centre)
        return np.concatenate([*values, known, tied]), np.concatenate([*rows, known_by_z, self.hold * np.eye(len(z))])

    def _missed(self, found: np.ndarray, group: RunGroup) -> np.ndarray:
        return np.where(np.isfinite(group.data), (found - np.nan_to_num(group.data)) / self.noise[None, None], 0.0)

    def _priors(self, z: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        return tuple(map(np.asarray, prior_residuals(self.runs.predictor.unknowns, jnp.asarray(z, float))))
