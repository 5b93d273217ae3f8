"""Plot and HTML report of a fit: measured and predicted outputs, residuals and their whiteness, parameter correlations.

The page is one file that needs no network."""

from collections.abc import Mapping
from html import escape
from typing import Any, NamedTuple

import numpy as np

from ...display import Plot, html_table, page
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from .records import Record, width_of


DOTS = 400  # about this many measured points are drawn per run and axis
LAGS = 40  # most lags of the autocorrelation


class FittedRuns(NamedTuple):
    """Measured and predicted outputs of all runs of a fit, with the names of outputs and of their columns."""

    outputs: tuple[str, ...]
    columns: list[str]
    records: tuple[Record, ...]
    predicted: tuple[Mapping[str, np.ndarray], ...]  # of each run, by output

    def residuals(self, output: str) -> list[np.ndarray]:
        """Residuals of an output in every run: measured minus predicted."""
        runs = zip(self.records, self.predicted, strict=True)
        return [record.columns[output] - predicted[output] for record, predicted in runs]


def plot_fit(fit: FittedRuns) -> Plot:
    """A figure with one row per output column: measured and predicted on the left, residuals on the right."""
    columns = [(output, k) for output in fit.outputs for k in range(width_of(fit.records[0], output))]
    size = (1.5 * WIDTH, 0.6 + HEIGHT * 1.15 * len(columns))
    figure = matplotlib_figures().Figure(figsize=size, layout="constrained")
    axes = np.atleast_2d(figure.subplots(len(columns), 2, sharex=True, width_ratios=(3, 2), squeeze=False))
    for (left, right), (output, k), name in zip(axes, columns, fit.columns, strict=True):
        for run in range(len(fit.records)):
            _plot_run(left, right, fit, run, (output, k))
        dress(left, name)
        right.axhline(0.0, color="#8c959f", linewidth=0.8)
        dress(right, "residual")
    for axis in axes[-1]:
        axis.set_xlabel("time [s]")
    return Plot(figure)


def _plot_run(left: Any, right: Any, fit: FittedRuns, run: int, column: tuple[str, int]) -> None:
    """Draws one column of one run: measured and predicted on the left axis, the residual on the right one."""
    (output, k), record = column, fit.records[run]
    measured = record.columns[output].reshape(len(record.times), -1)[:, k]
    model = fit.predicted[run][output].reshape(len(record.times), -1)[:, k]
    every = max(1, len(record.times) // DOTS)
    times, residual = record.times[::every], (measured - model)[::every]
    colour = COLOURS[run % len(COLOURS)]
    labels = ("measured", "fitted") if run == 0 else (None, None)
    left.plot(times, measured[::every], ".", color=colour, markersize=3, alpha=0.5, label=labels[0])
    left.plot(record.times, model, color=colour, linewidth=1.3, label=labels[1])
    right.plot(times, residual, ".", color=colour, markersize=3)


def whiteness(values: np.ndarray) -> tuple[float, float]:
    """Standard deviation and largest autocorrelation of a residual over a few lags; for white noise the latter is near
    zero (±1.96/√n)."""
    values = values[np.isfinite(values)]
    centred = values - np.mean(values)
    power = float(np.sum(centred**2))
    if not power > 0.0:
        return float(np.std(values)), 0.0
    lags = range(1, min(LAGS, len(centred) // 4))
    correlations = [float(np.sum(centred[lag:] * centred[:-lag])) / power for lag in lags]
    return float(np.std(values)), max(correlations, key=abs, default=0.0)


def residual_table(fit: FittedRuns) -> tuple[list[str], list[list[str]]]:
    """Headings and rows: standard deviation, mean and autocorrelation of the residuals of each output and run."""
    rows = []
    for output in fit.outputs:
        for record, residual in zip(fit.records, fit.residuals(output), strict=True):
            std, later = whiteness(residual)
            bound = 1.96 / np.sqrt(max(1, int(np.sum(np.isfinite(residual)))))
            verdict = "noise" if abs(later) < 2.0 * bound else "not only noise"
            mean = np.nanmean(residual)
            rows.append([output, record.name, f"{std:.4g}", f"{mean:+.2g}", f"{later:+.3f}", verdict])
    return ["output", "run", "std of residual", "mean", "autocorrelation", "verdict"], rows


def fit_page(text: str, title: str, runs: FittedRuns, correlations: Mapping[str, np.ndarray]) -> str:
    """The HTML page of a fit: its text, plots, residuals, and rows of the correlation matrix by name."""
    rows = [[name, *(f"{value:+.2f}" for value in row)] for name, row in correlations.items()]
    sections = {
        "Values": f"<pre>{escape(text)}</pre>",
        "Measured and fitted": plot_fit(runs).svg,
        "Residuals": html_table(*residual_table(runs), (0, 1, 5)),
        "Correlations of parameters": html_table(["correlation", *correlations], rows, (0,)),
    }
    return page("Fit", sections, title)
