"""The four methods on Boudon's mechanisms: his tables 1 and 5 beside our steps, times and errors."""

from collections import Counter
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
from .boudon_tables import METHODS, TABLE_1, TABLE_5, Printed, printed, rows_of


# the paper prints neither horizon nor tolerance; every 20th time is one of the reference table's
T1, POINTS, RTOL = 2.0, 401, 1e-7
BONDS = ("vector", "scalar")
HEADINGS = ("constraints", "bonds", "paper", "time", "here", "junctions", "elements", "ZCPs", "states", "steps", "run")
LEFT = (0, 1, 2, 4, 7)
REMARK = (
    "Time: in the paper in 20-sim, on another machine, over a horizon and at a tolerance that are not printed,"
    " so that only times within a column compare (hard: 'hard to conduct')."
    f" Run: the compiled integration over {T1:g} s at rtol {RTOL:g}. "
    "Δ: largest error against an independent one-DOF solution."
    " Scalar bonds: the graph that bg.to_scalar expands, under the methods of which the paper has a row."
    " Junctions and elements with ports are those of the graph as the method has it; ZCPs are pairs of ports that"
    " zero-order causal paths connect, by class."
    " Derivative causality is integrated by Tsit5: the program of Radau, which is chosen otherwise, takes up to half a"
    " minute to compile."
)
EXPLICIT = {"derivative causality": dfx.Tsit5()}


@dataclass(frozen=True, eq=False)
class Case:
    """A mechanism under all methods: `table` is the paper's, `reference` the independent one in tests/reference."""

    constraints: str
    build: Callable[[], Any]
    compliant: bg.Compliant
    table: tuple[Printed, ...]
    reference: str
    results: tuple[str, ...]

    @property
    def methods(self) -> dict[str, Any]:
        """Methods by the names that they have here."""
        found = (bg.DerivativeCausality(), self.compliant, bg.Multipliers(), bg.MinimalCoordinates())
        return dict(zip(METHODS.values(), found, strict=True))

    def compare(self, bonds: str = "vector") -> bg.Comparison:
        """All methods with vector bonds; with scalar bonds those of which the paper has a row."""
        model, methods = self.build(), self.methods
        if bonds == "scalar":
            model = bg.to_scalar(model)
            methods = {METHODS[word]: methods[METHODS[word]] for word in rows_of(self.table, self.constraints, bonds)}
        return bg.compare(
            model,
            methods,
            t1=T1,
            results=self.results,
            rtol=RTOL,
            saveat=np.linspace(0.0, T1, POINTS),
            solver={name: solver for name, solver in EXPLICIT.items() if name in methods},
        )

    def compare_bonds(self) -> dict[str, bg.Comparison]:
        """The comparisons of methods with vector and with scalar bonds."""
        return {bonds: self.compare(bonds) for bonds in BONDS}


CRANK = ("main.angle", "main.rate", "bore.velocity")
STIFF = bg.Compliant(1e7, 200.0)  # table 7, misprinted as 10⁻⁷
PENDULUM = Case(
    "isostatic", pendulum.build, bg.Compliant(1e6, 200.0), TABLE_1, "boudon_pendulum", ("hinge.angle", "hinge.rate")
)
slider = partial(Case, compliant=STIFF, table=TABLE_5, reference="boudon_slider_crank", results=CRANK)
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


def rows(case: Case, found: Mapping[str, bg.Comparison]) -> list[list[str]]:
    """One line for every method and kind of bonds: what the paper prints, and what was found here."""
    lines = []
    for bonds, compared in found.items():
        trials = {trial.name: trial for trial in compared.trials}
        lines += [_row(case, bonds, word, trials[name]) for word, name in METHODS.items() if name in trials]
    return lines


def _row(case: Case, bonds: str, word: str, trial: bg.Trial) -> list[str]:
    left = [case.constraints, bonds, word, printed(case.table, case.constraints, bonds, word), trial.name]
    if trial.solution is None:
        return [*left, *["–"] * 6, *["does not run"] * len(case.results)]
    counts = [*structure(trial.system), str(trial.states), str(trial.steps), f"{1e3 * trial.run_time:.1f} ms"]
    return [*left, *counts, *[f"{error:.1e}" for error in errors(case, trial.solution).values()]]


def structure(system: bg.System) -> list[str]:
    """Numbers of junctions, of elements with ports, and of zero-order causal paths by class."""
    nodes = [node for node in system.causality.structure.nodes if node.ports or node.is_junction]
    junctions = sum(node.is_junction for node in nodes)
    classes = sorted(Counter(path.category for path in bg.causal_paths(system)).items())
    paths = ", ".join(f"{count} of class {category}" for category, count in classes)
    return [str(junctions), str(len(nodes) - junctions), paths or "none"]


def tables(cases: Mapping[Case, Mapping[str, bg.Comparison]]) -> tuple[str, str]:
    """The paper's table beside ours, for the terminal and for the page."""
    lines = [row for case, found in cases.items() for row in rows(case, found)]
    headings = (*HEADINGS, *[f"Δ {name}" for name in next(iter(cases)).results])
    return text_table(headings, lines, LEFT), html_table(headings, lines, LEFT)
