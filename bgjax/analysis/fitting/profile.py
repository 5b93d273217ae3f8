"""Profile likelihood of one parameter: its confidence interval from fits of the other parameters."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import jax.numpy as jnp
import numpy as np

from ...display import Plot
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from ...errors import Fault, ResultError, nearest
from ...surface.listing import public
from ..transforms import LogarithmicTransform
from .least_squares.optimisers import levenberg_marquardt
from .prediction import Predictor
from .residuals import Residuals, Runs
from .sought import Unknown, Unknowns


if TYPE_CHECKING:
    from .result import Fit

LIMIT = 3.841  # of twice the increase of the cost: 95 % quantile of χ² with one degree of freedom


@dataclass(frozen=True)
class Profile:
    """`rise` is twice the increase of the cost at `values`. `interval` is the 95 % confidence interval, where `rise`
    stays below 3.84; an end is infinite if that value is never reached."""

    name: str
    found: float
    std: float
    values: np.ndarray
    rise: np.ndarray

    __dir__ = public

    @property
    def interval(self) -> tuple[float, float]:
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


def profile(fit: "Fit", name: str, points: int = 11, width: float = 3.0) -> Profile:
    """Profile of a scalar unknown at `points` values within `width` standard deviations on both sides."""
    held = _held(fit, name)
    found, std = float(fit.values[name]), float(fit.std[name])
    positive = isinstance(held.transform, LogarithmicTransform) and float(held.transform.limit) == 0.0
    values = _values(found, std, points, width, positive)
    costs = _costs(fit, held, values)
    return Profile(name, found, std, values, 2.0 * (costs - np.nanmin([*costs, fit.cost])))


def _held(fit: "Fit", name: str) -> Unknown:
    """The scalar unknown of this name, if the data determine it; otherwise raises."""
    single = {one.name: one for one in fit.problem.unknowns.each if not one.guess.shape}
    if name not in single:
        what = "is not a scalar unknown of this fit."
        raise ResultError([Fault(str(name), what, nearest(str(name), list(single)))])
    if not np.isfinite(float(fit.std[name])):
        what = "is not identifiable from the data: its standard deviation is infinite."
        raise ResultError([Fault(name, what, "see what fit.problem.check() says.")])
    return single[name]


def _costs(fit: "Fit", held: Unknown, values: np.ndarray) -> np.ndarray:
    """Cost at each of the values of the held unknown, from the middle outwards, the others fitted again."""
    others = fit.problem.unknowns.moved(fit.values).without([held.name])
    middle = int(np.argmin(np.abs(values - float(fit.values[held.name]))))
    costs = np.full(len(values), np.nan)
    for way in (range(middle, len(values)), range(middle - 1, -1, -1)):
        z = np.zeros(others.size)
        for k in way:
            costs[k], z = _refitted(fit, others, held.place, values[k], z)
    return costs


def _values(found: float, std: float, points: int, width: float, positive: bool) -> np.ndarray:
    steps = np.linspace(-width, width, points | 1)
    return found * np.exp(steps * std / found) if positive and width * std > 0.5 * found else found + steps * std


def _refitted(fit: "Fit", others: Unknowns, place: tuple, value: float, z: np.ndarray) -> tuple[float, np.ndarray]:
    problem: Any = fit.problem
    fixed = {**problem.fixed, place: jnp.asarray(value)}
    predictor = Predictor(problem.system, fixed, others, problem.policy, problem.outputs)
    residuals = Residuals(Runs(predictor, problem.groups), fit.noise)
    if not others.size:
        return 0.5 * float(np.sum(residuals.value(z) ** 2)), z
    *_, last = levenberg_marquardt(residuals, z, 50, problem.boldness)
    return last.cost, last.z if np.isfinite(last.cost) else z
