"""Comparisons of methods as plots, with one axis per result and one line per method, and as sections of HTML pages."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

import numpy as np

from .pages import folded
from .plots import COLOURS, HEIGHT, WIDTH, Plot, dress, matplotlib_figures
from .tables import html_table


FLOOR = 1e-18  # differences below this count as zero, and have no logarithm
STYLES = ("-", "--", "-.", ":")  # different, so that lines which coincide stay visible


def plot_differences(
    times: Any, curves: Mapping[str, Mapping[str, Any]], against: str, *, logarithmic: bool = True
) -> Plot:
    """Plot differences over time by result and method; for vectors, that of the component that differs most."""
    figure = matplotlib_figures().Figure(figsize=(WIDTH, 0.7 + (HEIGHT + 0.2) * len(curves)), layout="constrained")
    axes = np.atleast_1d(figure.subplots(len(curves), 1, sharex=True))
    for axis, (name, lines) in zip(axes, curves.items(), strict=True):
        for k, (method, values) in enumerate(lines.items()):
            style = dict(color=COLOURS[k % len(COLOURS)], linestyle=STYLES[k % len(STYLES)], linewidth=1.2)
            axis.plot(np.asarray(times), _drawn(np.asarray(values), logarithmic), label=method, **style)
        if logarithmic:
            axis.set_yscale("log")
        dress(axis, f"|Δ {name}|" if logarithmic else f"Δ {name}")
        if axis is not axes[0] and axis.get_legend():
            axis.get_legend().remove()
    figure.suptitle(f"Difference against {against}", x=0.02, ha="left", fontsize=10)
    figure.align_ylabels()
    axes[-1].set_xlabel("time [s]")
    return Plot(figure)


def _drawn(values: np.ndarray, logarithmic: bool) -> np.ndarray:
    """One value per time; a zero difference is a gap in a logarithmic plot."""
    columns = values.reshape(len(values), -1)
    farthest = columns[np.arange(len(columns)), np.argmax(np.abs(columns), axis=1)]
    return np.where(np.abs(farthest) > FLOOR, np.abs(farthest), np.nan) if logarithmic else farthest


Table = tuple[str, Sequence[str], Sequence[Sequence[str]], Sequence[int]]  # caption, headings, rows, left columns


def comparison_section(tables: Sequence[Table], faults: Mapping[str, str], picture: Plot | None) -> str:
    """HTML of a comparison: tables with captions, the errors of methods that did not run, and the plot."""
    parts = []
    for caption, headings, rows, left in tables:
        parts.append(f"<p>{escape(caption)}</p><div class='wide'>{html_table(headings, rows, left)}</div>")
    parts += [folded(f"{name} does not run", words) for name, words in faults.items()]
    return "".join([*parts, "" if picture is None else picture.svg])
