"""The data of a fit problem, and its residuals with their Jacobian as functions of z.

Residuals are predicted minus measured, in standard deviations of the noise. Runs are two compiled programs, with and
without Jacobian. The weights are applied in NumPy, so that a change of the noise needs no new run."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import jax.numpy as jnp
import numpy as np

from ...surface.memories import fit_memory
from ...system.system import System
from .least_squares.optimisers import BOLD, CAUTIOUS
from .prediction import FitPolicy, Predictor, RunGroup, group_records, predict, predict_with_jacobian, prior_residuals
from .records import Record, split_columns
from .sought import Unknowns


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


@dataclass(frozen=True, eq=False, repr=False)
class AbstractFitProblem:
    """What a fit is asked, as data that do not change: system, records, unknowns, noise and how runs are integrated."""

    system: System
    outputs: tuple[str, ...]
    records: tuple[Record, ...]
    unknowns: Unknowns
    fixed: dict[tuple, Any]  # values of quantities that are held constant, by place
    noise: np.ndarray  # standard deviation of every column, as given or as a first value
    noise_given: bool
    policy: FitPolicy

    @cached_property
    def runs(self) -> Runs:
        """The runs as functions of z."""
        return Runs(self.predictor, self.groups)

    @property
    def has_contacts(self) -> bool:
        """Whether the system has switches, such as contacts."""
        return bool(self.system.plan.equations.switches)

    @property
    def boldness(self) -> float:
        """How far a step of Levenberg–Marquardt may go."""
        return CAUTIOUS if self.has_contacts else BOLD

    @property
    def predictor(self) -> Predictor:
        """Predicted measurements as functions of the unknowns."""
        return Predictor(self.system, self.fixed, self.unknowns, self.policy, self.outputs)

    @property
    def groups(self) -> list[RunGroup]:
        """Groups of records that are integrated together."""
        return group_records(self.records, self.outputs)

    def residuals(self, noise: np.ndarray | None = None) -> Residuals:
        """Residuals as functions of z, in standard deviations of this noise, or of that of the problem."""
        return Residuals(self.runs, self.noise if noise is None else noise)

    def predicted(self, z: np.ndarray) -> tuple[dict[str, np.ndarray], ...]:
        """Predicted measurements at z: for each run, arrays by output."""
        found: dict[int, dict[str, np.ndarray]] = {}
        for group, (columns, _) in zip(self.groups, self.runs.with_jacobian(z), strict=True):
            for run, rows in zip(group.runs, columns, strict=True):
                found[run] = split_columns(rows, self.records[run], self.outputs)
        return tuple(found[run] for run in range(len(self.records)))
