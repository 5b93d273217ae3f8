"""The result of comparing methods: solutions by name, differences, and display as table, plot or HTML."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from html import escape
from pathlib import Path

import numpy as np

from ...display import Plot, comparison_section, plot_differences, text_table
from ...errors import Fault, ResultError, nearest, shown
from ...simulation.solution.animate import animated, wished
from ...simulation.solution.solution import Solution
from ...surface.calls import checked_call
from ...surface.listing import public
from ...system.components import component
from ...viewer.page.animation import Animation
from .trial import Trial


HEADINGS = (
    *("method", "equations", "XLA", "run", "steps", "rejected"),
    *("states", "integrated", "λ", "derivative", "index", "solver"),
)
LEFT = (0, len(HEADINGS) - 1)
NONE = "–"
MEANING = (
    "equations, XLA: time to compile, next to none where it was done before; "
    "run: the compiled integration alone, median of a few; integrated: states not solved from others; "
    "λ: multipliers solved for; derivative: storages in derivative causality"
)


@dataclass(frozen=True, repr=False)
class Comparison:
    """Holds the runs and differences that `bg.compare` found.

    `print` shows a table, `comparison["multipliers"]` is a solution, `plot()` plots the differences over time, and
    `html()` is a section for a page.
    """

    trials: tuple[Trial, ...]
    times: np.ndarray
    against: str  # name of the reference
    reference: Mapping[str, np.ndarray]
    t1: float
    rtol: float

    __dir__ = public

    def __getitem__(self, name: str) -> Solution:
        """The solution of a method by its name in the table."""
        found = {trial.name: trial for trial in self.trials}
        if name not in found:
            what = "is not a method of this comparison."
            raise ResultError([Fault(shown(name), what, nearest(str(name), list(found)))])
        if found[name].solution is None:
            raise ResultError([Fault(name, "has no solution.", f"this is what stopped it: {found[name].words}")])
        return found[name].solution

    @property
    def solutions(self) -> dict[str, Solution]:
        """Solutions of the methods that ran, by name."""
        return {trial.name: trial.solution for trial in self.trials if trial.solution is not None}

    @property
    def errors(self) -> dict[str, str]:
        """Error messages of the methods that did not run, by name."""
        return {trial.name: trial.words for trial in self.trials if trial.error is not None}

    @cached_property
    def differences(self) -> dict[str, dict[str, np.ndarray]]:
        """Differences from the reference over `times`, by result and method.

        The reference method itself is omitted, as are results that a method does not have.
        """
        return {result: self._differences_of(result) for result in self.reference}

    def _differences_of(self, result: str) -> dict[str, np.ndarray]:
        """Differences of one result, by method."""
        found, base = {}, component(result)[0]
        for name, solution in self.solutions.items():
            if name != self.against and base in solution.system.results:
                found[name] = value(solution, result) - self.reference[result]
        return found

    @property
    def largest(self) -> dict[str, dict[str, float]]:
        """The largest absolute difference of every result, by method and result."""
        found: dict[str, dict[str, float]] = {name: {} for name in self.solutions if name != self.against}
        for result, curves in self.differences.items():
            for name, values in curves.items():
                found[name][result] = float(np.max(np.abs(values)))
        return found

    @checked_call
    def animate(
        self, path: str | Path | None = "page.html", *results: str, title: str = "", magnify: float | None = None
    ) -> Animation:
        """Write a page on which the solutions of all methods move together: the first one in full, the others as
        ghosts. Arguments are those of `Solution.animate`."""
        found = list(self.solutions.items())
        if not found:
            raise ResultError([Fault("animate", "no method has a solution.", "print(comparison) says why.")])
        return animated(found, path, wished(title or "Comparison of methods", results, magnify))

    # -- shown ---------------------------------------------------------------------------------------
    def __str__(self) -> str:
        parts = [self._caption, text_table(HEADINGS, self._rows, LEFT)]
        if self.largest:
            parts += ["", self._difference_caption, text_table(*self._differences)]
        for name, words in self.errors.items():
            parts += ["", f"{name} does not run:", *[f"  {line}" for line in words.splitlines()]]
        return "\n".join(parts)

    def __repr__(self) -> str:
        names = ", ".join(trial.name for trial in self.trials)
        return f"Comparison of {names}: print it, .plot() it, or take a solution by name"

    def plot(self, *names: str, logarithmic: bool = True) -> Plot:
        """Plot the differences over time, one line per method, of the named results or of all."""
        names = names or tuple(self.differences)
        wrong = [name for name in names if name not in self.differences]
        if wrong:
            remedy = nearest(str(wrong[0]), list(self.differences))
            raise ResultError([Fault(shown(wrong[0]), "was not compared.", remedy)])
        if not names:
            remedy = "at least two methods must run, or a reference be given."
            raise ResultError([Fault("plot", "there is nothing to compare.", remedy)])
        curves = {name: self.differences[name] for name in names}
        return plot_differences(self.times, curves, self.against, logarithmic=logarithmic)

    def html(self, *names: str, text: str = "") -> str:
        """A section for `bgjax.display.pages`: the table, the differences, error messages, and the plot."""
        tables = [(self._caption, HEADINGS, self._rows, LEFT)]
        if self.largest:
            tables.append((self._difference_caption, *self._differences, (0,)))
        picture = self.plot(*names) if any(self.differences.values()) else None
        first = f"<p>{escape(text)}</p>" if text else ""
        section = comparison_section(tables, self.errors, picture)
        return f"{first}{section}<p class='note'>{escape(MEANING)}.</p>"

    def _repr_html_(self) -> str:
        return self.html()

    @property
    def _caption(self) -> str:
        count = f"{len(self.trials)} methods" if len(self.trials) > 1 else "One method"
        return f"{count} from 0 to {self.t1:g} s, rtol {self.rtol:g}"

    @property
    def _difference_caption(self) -> str:
        return f"Largest difference against {self.against}"

    @property
    def _rows(self) -> list[list[str]]:
        return [_cells(trial) for trial in self.trials]

    @property
    def _differences(self) -> tuple[list[str], list[list[str]]]:
        rows = []
        for name, found in self.largest.items():
            cells = [f"{found[result]:.1e}" if result in found else NONE for result in self.reference]
            rows.append([name, *cells])
        return ["method", *self.reference], rows


def _cells(trial: Trial) -> list[str]:
    def seconds(value):
        return NONE if value is None else f"{value:.2f} s"

    def count(value):
        return NONE if value is None else str(value)

    states = [trial.states, trial.integrated, trial.multipliers, trial.derivative, trial.index]
    counts = map(count, [trial.steps, trial.rejected, *states])
    run = NONE if trial.run_time is None else f"{1e3 * trial.run_time:.1f} ms"
    solver = "does not run" if trial.solution is None else f"{trial.solution.solver} ({trial.solution.reason})"
    return [trial.name, seconds(trial.equations_time), seconds(trial.program_time), run, *counts, solver]


def value(solution: Solution, result: str) -> np.ndarray:
    """A result over time, or one of its components."""
    base, position = component(result)
    values = np.asarray(solution[base])
    return values if position is None else values.reshape(len(values), -1)[:, position]
