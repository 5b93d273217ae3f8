"""GlobalSensitivity: Sobol or Morris indices of each output and parameter, as values, a table and a plot."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...display import Plot, text_table
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from ...errors import Fault, ResultError, nearest, shown
from ...surface.listing import public
from ..sweeping.result import Sweep


@dataclass(frozen=True)
class Indices:
    """Indices of one output. `over_time[index][path]` has a value at every saved time (a single value where the output
    is one number per run); `indices[index][path]` is their mean, weighted by the variance of the output at each time;
    `confidence[index][path]` is the half width of its confidence interval."""

    over_time: Mapping[str, Mapping[str, np.ndarray]]
    summary: Mapping[str, Mapping[str, float]]
    confidence: Mapping[str, Mapping[str, float]]

    def __getitem__(self, index: str) -> Mapping[str, float]:
        if index not in self.summary:
            raise ResultError([Fault(shown(index), "is not an index.", nearest(str(index), list(self.summary)))])
        return self.summary[index]


@dataclass(frozen=True, repr=False)
class GlobalSensitivity:
    """Holds Sobol or Morris indices: `found["crank.rate"]["total"]["rod.mass"]` is one of them.

    `found.sweep` has the runs they come from. `print` shows a table, `plot()` bars or curves over time."""

    method: str  # "Sobol" or "Morris"
    outputs: Mapping[str, Indices]
    sweep: Sweep
    left_out: int  # number of groups of runs excluded because one of their runs failed
    words: Mapping[str, str]  # meaning of each index

    __dir__ = public

    def __getitem__(self, output: str) -> Indices:
        if output not in self.outputs:
            raise ResultError([Fault(shown(output), "was not asked for.", nearest(str(output), list(self.outputs)))])
        return self.outputs[output]

    @property
    def paths(self) -> tuple[str, ...]:
        """Paths of the varied parameters."""
        return tuple(self.sweep.varied.parameters)

    def __repr__(self) -> str:
        what, index = f"{self.method} of {', '.join(self.outputs)} by {', '.join(self.paths)}", next(iter(self.words))
        return f"{what}: print it, plot it, or take found[output]['{index}']"

    def __str__(self) -> str:
        lines = [f"{self.method}: {len(self.sweep)} runs, {self.sweep.timing}"]
        lines += [f"  {name}: {meaning}" for name, meaning in self.words.items()]
        if self.left_out:
            failed = "; ".join(f"run {run}: {self.sweep.status[run]}" for run in self.sweep.failed[:3])
            more = ", …" if len(self.sweep.failed) > 3 else ""
            lines.append(f"  {self.left_out} groups of runs are left out, because runs failed ({failed}{more})")
        for output, found in self.outputs.items():
            rows = [self._row(found, path) for path in self.paths]
            lines += ["", output, text_table(["parameter", *self.words], rows)]
        return "\n".join(lines)

    def _row(self, found: Indices, path: str) -> list[str]:
        """The row of a parameter in the table of an output."""
        cells = [_cell(found.summary[name][path], found.confidence[name].get(path)) for name in self.words]
        return [path, *cells]

    def plot(self) -> Plot:
        """A figure with one row per output and one column per index."""
        names = list(self.words)
        size = (WIDTH * 1.3, 0.5 + 1.3 * HEIGHT * len(self.outputs))
        figure = matplotlib_figures().Figure(figsize=size, layout="constrained")
        shared = "row" if self.method == "Sobol" else "none"
        axes = figure.subplots(len(self.outputs), len(names), squeeze=False, sharey=shared)
        for row, (output, found) in zip(axes, self.outputs.items(), strict=True):
            for axis, name in zip(row, names, strict=True):
                self._draw(axis, found, name)
                dress(axis, f"{output}: {name}")
        return Plot(figure)

    def _draw(self, axis: Any, found: Indices, name: str) -> None:
        for k, path in enumerate(self.paths):
            values, colour = found.over_time[name][path], COLOURS[k % len(COLOURS)]
            if values.ndim:
                axis.plot(self.sweep.ts, values, color=colour, linewidth=1.3, label=path)
                axis.set_xlabel("time [s]")
            else:
                axis.bar([k], [float(values)], color=colour, yerr=found.confidence[name].get(path), label=path)
                axis.set_xticks([])
                axis.set_axisbelow(True)


def _cell(value: float, half_width: float | None) -> str:
    return f"{value:.4g}" if half_width is None else f"{value:.3f} ± {half_width:.3f}"
