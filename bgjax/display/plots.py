"""Plots of trajectories: one axis per result, one line per component of a vector, references as dots."""

import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from ..errors import Fault, ResultError, StructureError
from ..surface.whole_files import target, write


COLOURS = ("#1d4ed8", "#c2410c", "#15803d", "#7c3aed", "#0e7490", "#be185d")
WIDTH, HEIGHT = 7.0, 1.9  # inches; the height of one axis
DOTS, LEGEND = 30, 8


@dataclass(frozen=True)
class Plot:
    """A plot that notebooks display; `figure` is the matplotlib figure, which you may change."""

    figure: Any

    def __post_init__(self) -> None:
        plain_words(self.figure)

    @property
    def svg(self) -> str:
        text = io.StringIO()
        self.figure.savefig(text, format="svg")
        found = text.getvalue()
        return found[found.index("<svg") :]

    def save(self, path: str | Path) -> Path:
        """Write the plot to a .svg, .png or .pdf file."""
        place, content = target(path, (".svg", ".png", ".pdf")), io.BytesIO()
        self.figure.savefig(content, format=place.suffix[1:].lower())
        return write(place, content.getvalue())

    def _repr_svg_(self) -> str:
        return self.svg


def plot(solution, names: Sequence[str], reference: Mapping[str, Any] | None = None) -> Plot:
    """Plot results over time; `reference` has values to compare with at the same times, by name, drawn as dots."""
    figures = matplotlib_figures()
    if not names:
        raise ResultError(
            [Fault("plot", "got no names.", f"name results, such as sol.plot('{solution.system.results[0]}').")]
        )
    figure = figures.Figure(figsize=(WIDTH, 0.5 + HEIGHT * len(names)), layout="constrained")
    axes = np.atleast_1d(figure.subplots(len(names), 1, sharex=True))
    for axis, name in zip(axes, names, strict=True):
        if np.ndim(solution.ts) > 1:
            _batch(axis, np.asarray(solution.ts), name, np.asarray(solution[name]))
        else:
            _curves(axis, np.asarray(solution.ts), name, np.asarray(solution[name]), (reference or {}).get(name))
    axes[-1].set_xlabel("time [s]")
    return Plot(figure)


def _curves(axis, times: np.ndarray, name: str, values: np.ndarray, reference) -> None:
    columns = values.reshape(len(times), -1)
    dots = None if reference is None else np.asarray(reference).reshape(len(times), -1)
    every = max(1, len(times) // DOTS)
    for k, column in enumerate(columns.T):
        label = f"{name}[{k}]" if columns.shape[1] > 1 else None
        axis.plot(times, column, color=COLOURS[k % len(COLOURS)], linewidth=1.4, label=label)
    for k, column in enumerate([] if dots is None else dots.T):
        axis.plot(
            times[::every],
            column[::every],
            ".",
            color=COLOURS[k % len(COLOURS)],
            markersize=5,
            label=None if k else "reference",
        )
    dress(axis, name)


def dress(axis, name: str) -> None:
    """Give an axis its name, a grid and, if lines are labelled, a legend."""
    axis.set_ylabel(name)
    axis.grid(color="#e5e7eb", linewidth=0.6)
    axis.spines[["top", "right"]].set_visible(False)
    if axis.get_legend_handles_labels()[1]:
        axis.legend(loc="lower right", bbox_to_anchor=(1.0, 1.0), fontsize=8, frameon=False, ncols=8)


def _batch(axis, times: np.ndarray, name: str, values: np.ndarray) -> None:
    """One line per member, from the first (blue) to the last (orange); components of a vector share a colour."""
    first, last = np.array([29, 78, 216]) / 255.0, np.array([194, 65, 12]) / 255.0
    for k, (ts, rows) in enumerate(zip(times, values, strict=True)):
        share = k / max(1, len(times) - 1)
        lines = axis.plot(ts, rows, color=tuple((1 - share) * first + share * last), linewidth=1.0)
        lines[0].set_label(f"member {k}" if len(times) <= LEGEND else None)
    dress(axis, name)


def plain_words(figure: Any) -> None:
    """Show names literally: matplotlib must not read a dollar sign as the beginning of a formula."""
    titles = [getattr(figure, name, None) for name in ("_suptitle", "_supxlabel", "_supylabel")]
    for axis in figure.axes:
        legend = axis.get_legend()
        titles += [
            axis.title,
            axis.xaxis.label,
            axis.yaxis.label,
            *axis.texts,
            *([] if legend is None else legend.get_texts()),
        ]
    for text in titles:
        if text is not None:
            text.set_parse_math(False)


def matplotlib_figures():
    """The module `matplotlib.figure`; raises a StructureError if matplotlib is not installed."""
    try:
        import matplotlib
        from matplotlib import figure
    except ImportError:
        raise StructureError([Fault("plot", "needs matplotlib.", "pip install 'bgjax[plot]'.")]) from None
    matplotlib.rcParams["svg.fonttype"] = "none"  # text is not converted to curves: files are small and can be searched
    return figure
