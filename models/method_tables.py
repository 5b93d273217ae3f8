"""The four methods on Boudon's mechanisms: his tables 1 and 5 beside our steps, times and errors."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import diffrax as dfx
import numpy as np

import bgjax as bg
from bgjax.display import html_table, text_table

from . import pendulum, slider_crank
from ._model import REFERENCES
from .boudon_tables import METHODS, TABLE_1, TABLE_5, Printed, printed


# the paper prints neither horizon nor tolerance; every 20th time is one of the reference table's
T1, POINTS, RTOL = 2.0, 401, 1e-7
HEADINGS = ("constraints", "paper", "vector", "scalar", "here", "states", "steps", "run")
LEFT = (0, 1, 4)
REMARK = (
    "Paper: computing times in 20-sim with vector and with scalar bonds, on another machine, over a horizon and at a "
    "tolerance that are not printed,"
    " so that only times within a column compare (hard: 'hard to conduct')."
    f" Here: the compiled integration over {T1:g} s at rtol {RTOL:g}. "
    "Δ: largest error against an independent one-DOF solution."
    " Derivative causality of the slider-crank is integrated by Tsit5: the program of Radau, which is chosen "
    "otherwise, takes half a minute to compile."
)


@dataclass(frozen=True, eq=False)
class Case:
    """A mechanism under all methods: `table` is the paper's, `reference` the independent one in tests/reference."""

    constraints: str
    build: Callable[[], Any]
    compliant: bg.Compliant
    table: tuple[Printed, ...]
    reference: str
    results: tuple[str, ...]
    solver: Mapping[str, Any] | None = None

    def compare(self) -> bg.Comparison:
        methods = [bg.DerivativeCausality(), self.compliant, bg.Multipliers(), bg.MinimalCoordinates()]
        return bg.compare(
            self.build(),
            methods,
            t1=T1,
            results=self.results,
            rtol=RTOL,
            saveat=np.linspace(0.0, T1, POINTS),
            solver=self.solver,
        )


# Radau's program for the spatial slider-crank takes half a minute to compile, an explicit solver's five seconds
EXPLICIT = {"derivative causality": dfx.Tsit5()}
CRANK = ("main.angle", "main.rate", "bore.velocity")
STIFF = bg.Compliant(1e7, 200.0)  # table 7, misprinted as 10⁻⁷
PENDULUM = Case(
    "isostatic", pendulum.build, bg.Compliant(1e6, 200.0), TABLE_1, "boudon_pendulum", ("hinge.angle", "hinge.rate")
)
slider = partial(Case, compliant=STIFF, table=TABLE_5, reference="boudon_slider_crank", results=CRANK, solver=EXPLICIT)
HYPERSTATIC, ISOSTATIC = slider("hyperstatic", slider_crank.hyperstatic), slider("isostatic", slider_crank.isostatic)


def reference(name: str) -> dict[str, np.ndarray]:
    """An independent table, as far as the runs reach."""
    text = (REFERENCES / f"{name}.csv").read_text(encoding="utf-8")
    head, *lines = [line for line in text.splitlines() if not line.startswith("#")]
    values = np.array([list(map(float, line.split(","))) for line in lines])
    return dict(zip(head.split(","), values[values[:, 0] <= T1 + 1e-9].T, strict=True))


def errors(case: Case, solution: bg.Solution) -> dict[str, float]:
    """The largest differences at the times of the independent table."""
    data = reference(case.reference)
    places = np.searchsorted(np.asarray(solution.ts), data["t"] - 1e-9)
    return {name: float(np.max(np.abs(np.asarray(solution[name])[places] - data[name]))) for name in case.results}


def rows(case: Case, found: bg.Comparison) -> list[list[str]]:
    """One line a method: what the paper prints, and what was found here."""
    trials = {trial.name: trial for trial in found.trials}
    return [_row(case, word, trials[name]) for word, name in METHODS.items()]


def _row(case: Case, word: str, trial: bg.Trial) -> list[str]:
    left = [
        case.constraints,
        word,
        *[printed(case.table, case.constraints, bonds, word) for bonds in ("vector", "scalar")],
        trial.name,
    ]
    if trial.solution is None:
        return [*left, *["–"] * 3, *["does not run"] * len(case.results)]
    counts = [str(trial.states), str(trial.steps), f"{1e3 * trial.run_time:.1f} ms"]
    return [*left, *counts, *[f"{error:.1e}" for error in errors(case, trial.solution).values()]]


def tables(cases: Mapping[Case, bg.Comparison]) -> tuple[str, str]:
    """The paper's table beside ours, for the terminal and for the page."""
    lines = [row for case, found in cases.items() for row in rows(case, found)]
    headings = (*HEADINGS, *[f"Δ {name}" for name in next(iter(cases)).results])
    return text_table(headings, lines, LEFT), html_table(headings, lines, LEFT)
