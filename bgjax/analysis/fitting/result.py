"""Fit: the result of a fit, with estimated values, covariance, residuals, plots and a report."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from pathlib import Path

import numpy as np

from ...display import Plot, text_table
from ...errors import Fault, ResultError, nearest
from ...surface.calls import checked_call
from ...surface.listing import listed
from ...surface.whole_files import target, write
from ...system.get_set import set as set_values
from ...system.system import System
from .file import read_fit, save_fit
from .page import FittedRuns, fit_page, plot_fit
from .profile import Minimum, Profile, profile
from .records import Record, as_records, misfit, misfit_words, variation, width_of
from .residuals import AbstractFitProblem
from .sought import FitStart, Sought


LOST = 1e-9  # singular value, relative to the largest, at which a direction is not identifiable
ALIKE = 0.95  # correlation from which on a pair of parameters is reported


@dataclass(frozen=True, repr=False)
class Fit:
    """Holds the result of a fit: `fit["rod.mass"]` is an estimated value, `fit.std["rod.mass"]` its standard deviation,
    `fit.system` the system with the estimated parameters; `print` shows a table."""

    sought: tuple[Sought, ...]
    flat: np.ndarray  # all estimated values in one vector
    guess: np.ndarray
    covariance: np.ndarray
    noise: np.ndarray  # standard deviation of every column
    outputs: tuple[str, ...]
    records: tuple[Record, ...]
    predicted: tuple[Mapping[str, np.ndarray], ...]  # predicted measurements of each run, by output
    cost: float
    end: str
    starts: tuple[FitStart, ...]
    how: str
    noise_given: bool
    problem: AbstractFitProblem | None = None  # a `FitProblem`; None if the fit was loaded from a file

    # -- values --------------------------------------------------------------------------------------
    __dir__ = listed

    def _named(self, flat: np.ndarray) -> dict[str, float | np.ndarray]:
        found, first = {}, 0
        for one in self.sought:
            value = flat[first : first + one.size].reshape(one.shape)
            found[one.name] = value if one.shape else float(value)
            first += one.size
        return found

    @cached_property
    def values(self) -> dict[str, float | np.ndarray]:
        """The values found, by path."""
        return self._named(self.flat)

    @cached_property
    def std(self) -> dict[str, float | np.ndarray]:
        """Standard deviations of the estimated values, by name; infinite where they are not identifiable."""
        return self._named(np.sqrt(np.maximum(np.diag(self.covariance), 0.0)))

    def __getitem__(self, name: str) -> float | np.ndarray:
        if name not in self.values:
            what = "is not an unknown of this fit."
            raise ResultError([Fault(str(name), what, nearest(str(name), list(self.values)))])
        return self.values[name]

    @property
    def correlation(self) -> np.ndarray:
        """Correlation matrix of the estimated values, in the order of `names`."""
        size = np.sqrt(np.maximum(np.diag(self.covariance), 1e-300))
        with np.errstate(invalid="ignore"):
            return self.covariance / np.outer(size, size)

    @property
    def names(self) -> list[str]:
        """Names of the estimated values: paths, with the place in arrays."""
        return [name for one in self.sought for name in one.names]

    @property
    def converged(self) -> bool:
        """Whether the search ended because it had converged."""
        return self.end == "converged"

    @property
    def parameters(self) -> dict[str, float | np.ndarray]:
        """Estimated parameters of the model by path, without initial values and sensor properties."""
        return {one.place[1]: self.values[one.name] for one in self.sought if one.place[0] == "parameter"}

    @property
    def system(self) -> System:
        """The system with the estimated parameters."""
        if self.problem is None:
            raise ResultError([Fault("system", "is not kept in a file.", "write bg.set(system, fit.parameters).")])
        return set_values(self.problem.system, self.parameters)

    def residuals(self, output: str) -> list[np.ndarray]:
        """Residuals of an output in every run: measured minus predicted."""
        return self._runs.residuals(output)

    @property
    def _runs(self) -> FittedRuns:
        return FittedRuns(self.outputs, self.columns, self.records, self.predicted)

    def profile(self, name: str, points: int = 11, width: float = 3.0) -> Profile:
        """Profile likelihood of one scalar unknown, with its confidence interval."""
        if self.problem is None:
            what = "fits again, for which a file is not enough."
            raise ResultError([Fault("profile", what, "make the fit again, from these values.")])
        return profile(self.problem, Minimum(self.values, self.std, self.noise, self.cost), name, points, width)

    # -- kept and shown ------------------------------------------------------------------------------
    def save(self, path: str | Path) -> Path:
        """Saves the fit, without the system, in one file; `bg.load_fit` reads it."""
        return save_fit({each.name: getattr(self, each.name) for each in fields(self)}, path)

    def plot(self) -> Plot:
        """Figure of measured and predicted outputs and of the residuals."""
        return plot_fit(self._runs)

    def report(self, path: str | Path) -> Path:
        """Writes an HTML page with values, correlations, plots and residuals."""
        title = f"{', '.join(self.values)} from {', '.join(self.outputs)}."
        correlations = dict(zip(self.names, self.correlation, strict=True))
        return write(target(path), fit_page(str(self), title, self._runs, correlations))

    def __str__(self) -> str:
        measured, runs = sum(record.measured for record in self.records), len(self.records)
        where = f"{runs} run{'s' if runs > 1 else ''}"
        lines = [f"Fit: {len(self.names)} parameters from {measured} measurements in {where}: {self.end}"]
        lines.append(text_table(*self.table))
        for name, other, value in self.pairs:
            lines.append(f"  {name} and {other} can hardly be distinguished (correlation {value:+.3f}).")
        noise = ", ".join(f"{name} {value:.3g}" for name, value in zip(self.columns, self.noise, strict=True))
        known, misfit = "given" if self.noise_given else "estimated", misfit_words(self.misfit, self.noise_given)
        lines.append(f"  noise, {known}: {noise}; misfit {misfit}; {self.how}")
        if len(self.starts) > 1:
            lines.append(f"  {self.agreeing} of {len(self.starts)} guesses led to this minimum.")
        return "\n".join(lines)

    def __repr__(self) -> str:
        return f"Fit of {', '.join(self.values)}: print it, or take a value by name"

    @property
    def table(self) -> tuple[list[str], list[list[str]]]:
        """Headings and rows of the printed table, one row for each estimated value."""
        stds, rows = np.sqrt(np.maximum(np.diag(self.covariance), 0.0)), []
        for name, value, std, guess in zip(self.names, self.flat, stds, self.guess, strict=True):
            relative = f"{100.0 * std / abs(value):.2g} %" if value else "–"
            rows.append([name, f"{value:.6g}", f"± {std:.2g}", relative, f"{guess:.6g}"])
        return ["unknown", "estimate", "std", "relative std", "guess"], rows

    @property
    def columns(self) -> list[str]:
        """Names of the measured columns: outputs, with the component of vectors."""
        widths = [(name, width_of(self.records[0], name)) for name in self.outputs]
        return [name if width == 1 else f"{name}[{k}]" for name, width in widths for k in range(width)]

    @property
    def misfit(self) -> float:
        """Root mean square residual in the scale of `Check.misfit`: standard deviations of the noise if it was given,
        otherwise standard deviations of the measured data."""
        scale = self.noise if self.noise_given else variation(self.records, self.outputs)
        return misfit(self.records, self.predicted, self.outputs, scale)

    @property
    def rms(self) -> float:
        """Root mean square residual in standard deviations of the given or estimated noise; about 1 if it was
        estimated."""
        return float(np.sqrt(2.0 * self.cost / max(1, sum(record.measured for record in self.records))))

    @property
    def agreeing(self) -> int:
        """The number of guesses from which the fit reached the lowest cost within one per cent."""
        costs = [start.cost for start in self.starts]
        return int(np.sum(np.isclose(costs, min(costs), rtol=1e-2)))

    @property
    def pairs(self) -> list[tuple[str, str, float]]:
        """Pairs of strongly correlated unknowns, with their correlation."""
        names, found = self.names, self.correlation
        places = [(i, j) for i in range(len(names)) for j in range(i)]
        return [(names[i], names[j], found[i, j]) for i, j in places if abs(found[i, j]) > ALIKE]


def covariance_of(jacobian: np.ndarray, by_value: np.ndarray) -> np.ndarray:
    """Covariance (JᵀJ)⁻¹ of z from the Jacobian of the residuals, transformed to the values by their Jacobian
    `by_value`; the variance of an unidentifiable value is infinite."""
    _, sizes, directions = np.linalg.svd(jacobian, full_matrices=False)
    known = sizes > LOST * np.max(sizes, initial=0.0)
    spread = by_value @ directions[known].T / sizes[known]
    found = spread @ spread.T
    unseen = np.max(np.abs(by_value @ directions[~known].T), axis=1, initial=0.0)
    lost = unseen > LOST * np.max(np.abs(by_value), axis=1)
    found[lost, lost] = np.inf
    return found


@checked_call
def load_fit(path: str | Path) -> Fit:
    """Loads a fit from a file. The system is not in the file: `bg.set(system, fit.parameters)` gives it."""
    return read_fit(path, lambda found: _checked(Fit(**found)))


def _checked(fit: Fit) -> Fit:
    """The fit, if the sizes of its parts agree with each other; otherwise raises."""
    count, columns = sum(one.size for one in fit.sought), len(fit.columns)
    vectors = fit.flat.shape == fit.guess.shape == (count,) and fit.noise.shape == (columns,)
    right = vectors and fit.covariance.shape == (count, count) and _rows_agree(fit)
    if not (right and isinstance(fit.cost, float) and isinstance(fit.end, str) and isinstance(fit.how, str)):
        raise ValueError("sizes")
    as_records(list(fit.records), fit.outputs, True)
    str(fit)
    return fit


def _rows_agree(fit: Fit) -> bool:
    runs = zip(fit.records, fit.predicted, strict=True)
    return all(len(values) == len(record.times) for record, said in runs for values in said.values())
