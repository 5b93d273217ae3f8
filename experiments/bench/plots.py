"""Work over precision for every model, and cost over size where there are sizes."""

import math
from collections.abc import Sequence
from pathlib import Path

from matplotlib.figure import Figure

from .race import Result


COLOURS = ("#1d4ed8", "#c2410c", "#15803d", "#7c3aed", "#0e7490", "#be185d", "#a16207", "#475569", "#000000")


def draw(results: Sequence[Result], folder: Path, name: str) -> dict[str, list[str]]:
    """Names of the files by result."""
    found = {}
    for result in results:
        for kind, figure in (("precision", work_precision(result)), ("growth", growth(result))):
            if figure is not None:
                file = f"{name}_{result.name}_{kind}.svg"
                figure.savefig(folder / file, metadata={"Date": None})
                found.setdefault(result.name, []).append(file)
    return found


def frontier(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """(error, seconds) that no other setting beats in both."""
    kept: list[tuple[float, float]] = []
    for error, seconds in sorted(points, key=lambda point: (point[1], point[0])):
        if not kept or error < kept[-1][0]:
            kept.append((error, seconds))
    return kept


def work_precision(result: Result) -> Figure | None:
    peers = list(dict.fromkeys(trial.peer for trial in result.trials))
    if not peers:
        return None
    figure, axis = _axes("error of the " + result.watched, "time [ms]")
    for peer, colour in zip(peers, COLOURS * 2, strict=False):
        points = [(t.error, t.median) for t in result.trials if t.peer == peer and 0.0 < t.error < math.inf]
        line = frontier(points)
        axis.loglog([e for e, _ in points], [1e3 * s for _, s in points], ".", color=colour, markersize=3, alpha=0.4)
        axis.loglog([e for e, _ in line], [1e3 * s for _, s in line], "o-", color=colour, label=peer, markersize=4)
    if math.isfinite(result.target):
        axis.axvline(result.target, color="#9ca3af", linewidth=0.8, linestyle="--")
    axis.legend(fontsize=7, frameon=False)
    return figure


def growth(result: Result) -> Figure | None:
    """Numbers that are called 'what @ size'."""
    series: dict[str, list[tuple[float, float]]] = {}
    for name, value in result.numbers.items():
        what, at, size = name.partition(" @ ")
        if at:
            series.setdefault(what, []).append((float(size), value))
    if not any(len(points) > 1 for points in series.values()):
        return None
    figure, axis = _axes("size", "cost")
    for (what, points), colour in zip(series.items(), COLOURS * 2, strict=False):
        axis.loglog(
            [size for size, _ in points], [value for _, value in points], "o-", color=colour, label=what, markersize=4
        )
    axis.legend(fontsize=7, frameon=False)
    return figure


def _axes(xlabel: str, ylabel: str):
    figure = Figure(figsize=(7.0, 4.2), layout="constrained")
    axis = figure.subplots()
    axis.set_xlabel(xlabel)
    axis.set_ylabel(ylabel)
    axis.grid(color="#e5e7eb", linewidth=0.6)
    axis.spines[["top", "right"]].set_visible(False)
    return figure, axis
