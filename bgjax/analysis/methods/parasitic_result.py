"""The result of a study of compliant joints: table, plot, and recommended stiffness and damping."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Any

import numpy as np

from ...display import Plot, html_table, text_table
from ...display.plots import COLOURS, HEIGHT, WIDTH, dress, matplotlib_figures
from ...graph.methods.ports import Compliant
from ...simulation.solution.solution import Solution
from ...surface.listing import public
from .comparison import Comparison
from .trial import Trial


HEADINGS = (
    *("stiffness [N/m]", "damping [N·s/m]", "damping ratio", "highest mode [rad/s]"),
    *("error", "steps", "rejected", "run", "solver", ""),
)
LEFT = (len(HEADINGS) - 2, len(HEADINGS) - 1)
CURVES = ("error", "steps", "run time [s]", "highest mode [rad/s]")


@dataclass(frozen=True)
class StudyRow:
    """The run with one pair of stiffness and damping.

    `error` is the largest difference from rigid joints, relative to the largest value of each result; None where the
    run failed.
    """

    method: Compliant
    ratio: float  # damping ratio of the highest mode
    highest: float  # [rad/s] of the highest mode
    trial: Trial
    error: float | None
    source: str = ""  # paper that used these values

    @property
    def stiffness(self) -> float:
        return float(self.method.stiffness)

    @property
    def damping(self) -> float:
        return float(self.method.damping)

    def cells(self) -> list[str]:
        left = [f"{self.stiffness:.3g}", f"{self.damping:.3g}", f"{self.ratio:.2g}", f"{self.highest:.3g}"]
        if self.error is None:
            return [*left, *["–"] * 4, (self.trial.words or "did not run").splitlines()[0], self.source]
        trial = self.trial
        cost = [str(trial.steps), str(trial.rejected), f"{1e3 * trial.run_time:.2f} ms", trial.solution.solver]
        return [*left, f"{self.error:.1e}", *cost, self.source]


@dataclass(frozen=True, repr=False)
class ParasiticStudy:
    """Holds the result of `bg.parasitic_study`.

    `print` shows a table and the recommendation, `plot()` a plot; `study.method` is the recommended method for
    `bg.compile`.
    """

    rows: tuple[StudyRow, ...]
    comparison: Comparison
    accuracy: float

    __dir__ = public

    @property
    def good(self) -> list[StudyRow]:
        """The rows that are accurate enough, the fastest first."""
        good = [row for row in self.rows if row.error is not None and row.error <= self.accuracy]
        return sorted(good, key=lambda row: row.trial.run_time)

    @cached_property
    def recommended(self) -> StudyRow | None:
        """The fastest row that is accurate enough; where there is none, the most accurate row."""
        ran = [row for row in self.rows if row.error is not None]
        return self.good[0] if self.good else min(ran, key=lambda row: row.error, default=None)

    @property
    def method(self) -> Compliant | None:
        """The recommended method for `bg.compile`; None where no run reached the end."""
        return None if self.recommended is None else self.recommended.method

    @property
    def rigid(self) -> Solution | None:
        """The run with rigid joints, to which the errors refer."""
        return self.comparison.solutions.get(self.comparison.against)

    @property
    def recommendation(self) -> str:
        """The recommended stiffness and damping in a sentence."""
        best = self.recommended
        if best is None:
            return "No run reached the end: give a shorter t1, or other stiffnesses."
        damping = f"damping {best.damping:.3g} N·s/m (damping ratio {best.ratio:.2g})"
        values = f"stiffness {best.stiffness:.3g} N/m, {damping}"
        found = f"{values}: error {best.error:.1e}"
        if self.good:
            cost = f"{best.trial.steps} steps, {1e3 * best.trial.run_time:.2f} ms"
            return f"Recommended: {found} ≤ {self.accuracy:g}, {cost}."
        needed = best.stiffness * best.error / self.accuracy
        tail = f"errors fall as 1/stiffness, so that about {needed:.1g} N/m would be needed"
        return f"None is within {self.accuracy:g}. The best: {found}; {tail}; or rigid joints: bg.Multipliers()."

    # -- shown ---------------------------------------------------------------------------------------
    def __repr__(self) -> str:
        return (
            f"ParasiticStudy of {len(self.rows)} pairs of stiffness and damping: print it, .plot() it, or take .method"
        )

    def __str__(self) -> str:
        table = text_table(HEADINGS, [row.cells() for row in self.rows], LEFT)
        return "\n".join([self._caption, table, "", self.recommendation])

    def _repr_html_(self) -> str:
        table = html_table(HEADINGS, [row.cells() for row in self.rows], LEFT)
        caption, recommendation = f"<p>{escape(self._caption)}</p>", f"<p>{escape(self.recommendation)}</p>"
        return f"{caption}<div class='wide'>{table}</div>{recommendation}{self.plot().svg}"

    @property
    def _caption(self) -> str:
        found = self.comparison
        runs = f"Joints with stiffness and damping from 0 to {found.t1:g} s, rtol {found.rtol:g}"
        return f"{runs}; errors of {', '.join(found.reference)} against {found.against}"

    def plot(self) -> Plot:
        """Plot error, steps, run time and highest mode over the stiffness, one line per damping ratio.

        Stars are values from papers; the ring is the recommended pair.
        """
        figure = matplotlib_figures().Figure(figsize=(1.4 * WIDTH, 2.6 * HEIGHT), layout="constrained")
        for axis, name in zip(figure.subplots(2, 2, sharex=True).ravel(), CURVES, strict=True):
            self._draw(axis, name)
            axis.set_xscale("log")
            axis.set_yscale("log")
            dress(axis, name)
            if axis.get_legend():
                axis.get_legend().remove()
        handles = figure.axes[0].get_legend_handles_labels()
        figure.legend(*handles, loc="outside upper center", fontsize=8, frameon=False, ncols=6)
        for axis in figure.axes[2:]:
            axis.set_xlabel("stiffness [N/m]")
        return Plot(figure)

    def _draw(self, axis: Any, name: str) -> None:
        own = [row for row in self.rows if not row.source]
        for k, ratio in enumerate(dict.fromkeys(f"{row.ratio:.2g}" for row in own)):
            curve = _points([row for row in own if f"{row.ratio:.2g}" == ratio], name)
            axis.plot(*curve, ".-", color=COLOURS[k % len(COLOURS)], linewidth=1.2, label=f"damping ratio {ratio}")
        for k, row in enumerate([row for row in self.rows if row.source]):
            label = "papers" if k == 0 else None
            axis.plot(*_points([row], name), "*", color="#111827", markersize=9, label=label)
        if self.recommended is not None:
            ring = _points([self.recommended], name)
            axis.plot(*ring, "o", mfc="none", mec="#be185d", markersize=13, label="recommended")
        if name == "error":
            axis.axhline(self.accuracy, color="#8c959f", linewidth=0.8)


def _points(rows: Sequence[StudyRow], name: str) -> tuple[list[float], list[float]]:
    """Stiffness and the named quantity of rows."""
    return [row.stiffness for row in rows], [_number(row, name) for row in rows]


def _number(row: StudyRow, name: str) -> float:
    if name == CURVES[3]:
        return row.highest
    if row.error is None:
        return np.nan
    return {CURVES[0]: row.error, CURVES[1]: float(row.trial.steps), CURVES[2]: row.trial.run_time}[name]
