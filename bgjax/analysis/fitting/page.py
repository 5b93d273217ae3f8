"""Plot and HTML report of a fit: measured and predicted outputs, residuals and their whiteness, parameter correlations.

The page is one file that needs no network."""

from html import escape

import numpy as np

from ...display import Plot, html_table, page
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from .result import Fit


DOTS = 400  # about this many measured points are drawn per run and axis
LAGS = 40  # most lags of the autocorrelation


def plot_fit(fit: Fit) -> Plot:
    """A figure with one row per output column: measured and predicted on the left, residuals on the right."""
    columns = [(output, k) for output in fit.outputs for k in range(int(np.prod(fit.records[0].columns[output].shape[1:], dtype=int)))]
    figure = matplotlib_figures().Figure(figsize=(1.5 * WIDTH, 0.6 + HEIGHT * 1.15 * len(columns)), layout="constrained")
    axes = np.atleast_2d(figure.subplots(len(columns), 2, sharex=True, width_ratios=(3, 2), squeeze=False))
    for (left, right), (output, k), name in zip(axes, columns, fit.columns, strict=True):
        for run, (record, predicted) in enumerate(zip(fit.records, fit.predicted, strict=True)):
            measured, model = (array.reshape(len(record.times), -1)[:, k] for array in (record.columns[output], predicted[output]))
            colour, every = COLOURS[run % len(COLOURS)], max(1, len(record.times) // DOTS)
            left.plot(record.times[::every], measured[::every], ".", color=colour, markersize=3, alpha=0.5, label="measured" if run == 0 else None)
            left.plot(record.times, model, color=colour, linewidth=1.3, label="fitted" if run == 0 else None)
            right.plot(record.times[::every], (measured - model)[::every], ".", color=colour, markersize=3)
        dress(left, name)
        right.axhline(0.0, color="#8c959f", linewidth=0.8)
        dress(right, "left over")
    for axis in axes[-1]:
        axis.set_xlabel("time [s]")
    return Plot(figure)


def whiteness(values: np.ndarray) -> tuple[float, float]:
    """Standard deviation and largest autocorrelation of a residual over a few lags; for white noise the latter is near
    zero (±1.96/√n)."""
    values = values[np.isfinite(values)]
    centred = values - np.mean(values)
    power = float(np.sum(centred**2))
    lags = [float(np.sum(centred[lag:] * centred[:-lag])) / power for lag in range(1, min(LAGS, len(centred) // 4))] if power > 0.0 else [0.0]
    return float(np.std(values)), max(lags, key=abs, default=0.0)


def residual_table(fit: Fit) -> tuple[list[str], list[list[str]]]:
    """Headings and rows: standard deviation, mean and autocorrelation of the residuals of each output and run."""
    rows = []
    for output in fit.outputs:
        for record, left in zip(fit.records, fit.residuals(output), strict=True):
            std, later = whiteness(left)
            bound = 1.96 / np.sqrt(max(1, int(np.sum(np.isfinite(left)))))
            rows.append(
                [output, record.name, f"{std:.4g}", f"{np.nanmean(left):+.2g}", f"{later:+.3f}", "noise" if abs(later) < 2.0 * bound else "not only noise"]
            )
    return ["output", "run", "std left", "mean", "with itself later", "looks like"], rows


def fit_page(fit: Fit) -> str:
    correlated = [[name, *[f"{value:+.2f}" for value in row]] for name, row in zip(fit.names, fit.correlation, strict=True)]
    sections = {
        "Values": f"<pre>{escape(str(fit))}</pre>",
        "Measured and fitted": plot_fit(fit).svg,
        "What is left": html_table(*residual_table(fit), (0, 1, 5)),
        "How numbers go together": html_table(["correlation", *fit.names], correlated, (0,)),
    }
    return page("Fit", sections, f"{', '.join(fit.values)} from {', '.join(fit.outputs)}.")
