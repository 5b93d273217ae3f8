"""Computes the profile likelihood of one parameter: its confidence interval from fits of the other parameters."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

import jax.numpy as jnp
import numpy as np

from ...display import Plot
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from ...errors import Fault, ResultError, nearest
from ...surface.listing import public
from ..transforms import LogarithmicTransform
from .least_squares.optimisers import levenberg_marquardt
from .prediction import Predictor
from .residuals import AbstractFitProblem, Residuals, Runs
from .sought import Unknown, Unknowns


LIMIT = 3.841  # of twice the increase of the cost: 95 % quantile of χ² with one degree of freedom


@dataclass(frozen=True)
class Profile:
    """Holds the profile likelihood of one parameter: `rise` is twice the increase of the cost at `values`.

    `interval` is the 95 % confidence interval, where `rise` stays below 3.84; an end is infinite if that value is never
    reached."""

    name: str
    found: float
    std: float
    values: np.ndarray
    rise: np.ndarray

    __dir__ = public

    @property
    def interval(self) -> tuple[float, float]:
        """Ends of the 95 % confidence interval; infinite where the limit is never reached."""
        best = int(np.argmin(self.rise))
        return self._edge(range(best, -1, -1), -np.inf), self._edge(range(best, len(self.values)), np.inf)

    def _edge(self, way: range, never: float) -> float:
        """The first crossing of the limit along `way`, by linear interpolation of the square root of `rise`."""
        for a, b in zip(way, way[1:], strict=False):
            if self.rise[b] > LIMIT:
                low, high, wanted = np.sqrt(np.maximum(self.rise[[a, b]], 0.0)).tolist() + [np.sqrt(LIMIT)]
                return float(self.values[a] + (self.values[b] - self.values[a]) * (wanted - low) / (high - low))
        return never

    def __str__(self) -> str:
        low, high = self.interval
        normal = f"{self.found - 1.96 * self.std:.6g} … {self.found + 1.96 * self.std:.6g}"
        return f"{self.name}: {self.found:.6g}, 95 % within {low:.6g} … {high:.6g} (by its standard deviation {normal})"

    def plot(self) -> Plot:
        """The profile and the parabola of the standard deviation; the 95 % interval lies below the horizontal line."""
        figure = matplotlib_figures().Figure(figsize=(WIDTH, 1.4 * HEIGHT), layout="constrained")
        axis = figure.subplots()
        axis.plot(self.values, self.rise, ".-", color=COLOURS[0], linewidth=1.3, label="others fitted again")
        if np.isfinite(self.std) and self.std > 0.0:
            fine = np.linspace(self.values[0], self.values[-1], 101)
            parabola = ((fine - self.found) / self.std) ** 2
            axis.plot(fine, parabola, "--", color=COLOURS[1], linewidth=1.0, label="by the standard deviation")
        axis.axhline(LIMIT, color="#8c959f", linewidth=0.8)
        axis.set_xlabel(self.name)
        dress(axis, "increase of χ²")
        return Plot(figure)


class Minimum(NamedTuple):
    """The minimum that a fit has found: values and standard deviations by name, the noise, and the cost."""

    values: Mapping[str, float | np.ndarray]
    std: Mapping[str, float | np.ndarray]
    noise: np.ndarray
    cost: float


def profile(problem: AbstractFitProblem, best: Minimum, name: str, points: int = 11, width: float = 3.0) -> Profile:
    """Profile of a scalar unknown at `points` values within `width` standard deviations on both sides."""
    held = _held(problem, best, name)
    found, std = float(best.values[name]), float(best.std[name])
    positive = isinstance(held.transform, LogarithmicTransform) and float(held.transform.limit) == 0.0
    values = _values(found, std, points, width, positive)
    costs = _costs(problem, best, held, values)
    return Profile(name, found, std, values, 2.0 * (costs - np.nanmin([*costs, best.cost])))


def _held(problem: AbstractFitProblem, best: Minimum, name: str) -> Unknown:
    """The scalar unknown of this name, if the data determine it; otherwise raises."""
    single = {one.name: one for one in problem.unknowns.each if not one.guess.shape}
    if name not in single:
        what = "is not a scalar unknown of this fit."
        raise ResultError([Fault(str(name), what, nearest(str(name), list(single)))])
    if not np.isfinite(float(best.std[name])):
        what = "is not identifiable from the data: its standard deviation is infinite."
        raise ResultError([Fault(name, what, "see what fit.problem.check() says.")])
    return single[name]


def _costs(problem: AbstractFitProblem, best: Minimum, held: Unknown, values: np.ndarray) -> np.ndarray:
    """Cost at each of the values of the held unknown, from the middle outwards, the others fitted again."""
    others = problem.unknowns.moved(best.values).without([held.name])
    middle = int(np.argmin(np.abs(values - float(best.values[held.name]))))
    costs = np.full(len(values), np.nan)
    for way in (range(middle, len(values)), range(middle - 1, -1, -1)):
        z = np.zeros(others.size)
        for k in way:
            residuals = _residuals(problem, others, {held.place: jnp.asarray(values[k])}, best.noise)
            costs[k], z = _refitted(residuals, z, problem.boldness)
    return costs


def _values(found: float, std: float, points: int, width: float, positive: bool) -> np.ndarray:
    steps = np.linspace(-width, width, points | 1)
    return found * np.exp(steps * std / found) if positive and width * std > 0.5 * found else found + steps * std


def _residuals(problem: AbstractFitProblem, others: Unknowns, held: Mapping, noise: np.ndarray) -> Residuals:
    """Residuals as functions of the other unknowns."""
    predictor = Predictor(problem.system, {**problem.fixed, **held}, others, problem.policy, problem.outputs)
    return Residuals(Runs(predictor, problem.groups), noise)


def _refitted(residuals: Residuals, z: np.ndarray, boldness: float) -> tuple[float, np.ndarray]:
    """The lowest cost that is found from z, and where."""
    if not z.size:
        return 0.5 * float(np.sum(residuals.value(z) ** 2)), z
    *_, last = levenberg_marquardt(residuals, z, 50, boldness)
    return last.cost, last.z if np.isfinite(last.cost) else z
