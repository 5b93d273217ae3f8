"""Measured data as smoothed signals with their derivatives, and the standard deviation of the noise of each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ...errors import DataError, Fault, raise_faults
from ...system.components import component
from ..fitting.records import Record, as_records, read_csv
from .settings import Settings
from .smoothing import LocalPolynomials, local_polynomials


GAUSSIAN = 1.4826  # standard deviation of normal errors by their median magnitude
LEAST = 1e-3  # the least noise that is estimated, as a part of the variation of a signal
LACK = 6.0  # how far a mean square of misfits may exceed that of noise, in its standard deviations


@dataclass(frozen=True)
class Column:
    """The samples of one signal."""

    times: np.ndarray
    values: np.ndarray


@dataclass(frozen=True)
class Smoothed:
    """A signal as local polynomials at all times, the standard deviation of its noise, and whether the polynomials
    follow the samples."""

    polynomials: LocalPolynomials
    values: np.ndarray  # samples
    noise: float
    follows: bool

    def derivative(self, order: int) -> np.ndarray:
        return self.polynomials.derivative(self.values, order)

    def noise_of(self, gains: Mapping[int, np.ndarray]) -> np.ndarray:
        """Variance at each time of Σ gain · derivative, by the order of the derivative."""
        total = sum(gain[:, None] * self.polynomials.weights[order] for order, gain in gains.items())
        return self.noise**2 * np.sum(np.broadcast_to(total, self.polynomials.rows.shape) ** 2, axis=1)


def read_columns(data: Any, needed: Sequence[str], welcome: Sequence[str], gaps: bool) -> tuple[np.ndarray, dict]:
    """The times of a record, and a column for each needed signal and for those of the welcome ones that it has. A
    vector column "v" holds the signals "v[0]", "v[1]", …"""
    if isinstance(data, list | tuple) and len(data) > 1:
        what = f"hold {len(data)} runs."
        raise DataError([Fault("data", what, "evaluate them one by one: [found.residuals(run) for run in runs].")])
    one = data[0] if isinstance(data, list | tuple) and data else data
    one = read_csv(one) if isinstance(one, str | Path) else one
    present = {str(name) for name in _names(one)}
    wanted = {name: _column_of(name, present) for name in (*needed, *[w for w in welcome if _column_of(w, present)])}
    names = list(dict.fromkeys(column or name for name, column in wanted.items()))
    (record,) = as_records(one, names, gaps)
    found = {name: _single(record, column, name) for name, column in wanted.items() if column}
    raise_faults(DataError, [value for value in found.values() if isinstance(value, Fault)])
    return record.times, found


def _names(data: Any) -> Sequence[str]:
    if isinstance(data, Record):
        return list(data.columns)
    return list(data.variables) if hasattr(data, "data_vars") else list(data) if isinstance(data, Mapping) else []


def _column_of(name: str, present: set[str]) -> str:
    """The column that holds a signal; an empty text if there is none."""
    base = component(name)[0]
    return name if name in present else base if base in present else ""


def _single(record: Record, column: str, name: str) -> Column | Fault:
    """The samples of a signal without gaps."""
    values = record.columns[column].reshape(len(record.times), -1)
    place = 0 if column == name else component(name)[1] or 0
    if place >= values.shape[1] or (column == name and values.shape[1] > 1):
        return Fault(f"data, {column}", f"has {values.shape[1]} components.", f"give those of {name}.")
    there = np.isfinite(values[:, place])
    return Column(record.times[there], values[there, place])


@dataclass(frozen=True)
class Smoother:
    """Smooths signals at common times by polynomials of one degree with derivatives up to one order."""

    times: np.ndarray
    degree: int
    order: int

    def smooth(self, column: Column, window: int, noise: float | None) -> Smoothed:
        """A signal with windows of so many samples; the noise is estimated from the misfit if it is None."""
        polynomials = local_polynomials(column.times, self.times, window, self.degree, self.order)
        place = np.clip(np.searchsorted(column.times, self.times), 0, len(column.times) - 1)
        misfit = polynomials.misfit(column.values, place)
        own = _estimated(misfit, column.values) if noise is None else noise
        return Smoothed(polynomials, column.values, own, _is_noise(misfit, own, window))

    def choose(self, columns: Mapping[str, Column], noise: Mapping[str, float], settings: Settings) -> tuple[int, dict]:
        """The longest window with which the polynomials follow all signals, and the signals smoothed with it."""
        shortest = min([len(self.times), *[len(column.times) for column in columns.values()]])
        settings.refuse(self.order, shortest)
        windows = settings.windows(self.order, shortest)
        for window in windows:
            found = {name: self.smooth(column, window, noise.get(name)) for name, column in columns.items()}
            if window == windows[-1] or all(signal.follows for signal in found.values()):
                return window, found
        raise AssertionError("there is at least one window")


def _estimated(misfit: np.ndarray, values: np.ndarray) -> float:
    """The standard deviation of the noise by the median misfit, on which single jumps of a signal have no influence."""
    return max(GAUSSIAN * float(np.median(np.abs(misfit))), LEAST * float(np.std(values)))


def _is_noise(misfit: np.ndarray, noise: float, window: int) -> bool:
    """Whether the misfit is nowhere larger than noise explains, in blocks as long as a window."""
    length = max(window, 20)
    blocks = [misfit[k : k + length] for k in range(0, max(1, len(misfit) - length + 1), length)]
    largest = max(float(np.mean(block**2)) for block in blocks)
    least = 1e-9 * float(np.max(np.abs(misfit), initial=0.0)) ** 2
    return largest <= noise**2 * (1.0 + LACK * np.sqrt(2.0 / length)) + least
