"""The result of `bg.reduce`: the reduced model, what was removed and why, and what this changes."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from ...display import text_table
from ...graph.graph import Graph
from ...simulation.solution.activity import Activity
from ...simulation.solution.solution import Solution
from ...surface.listing import public
from ...system.system import System
from .by_frequency import FrequencyActivity


HEADINGS = ("element", "kind", "activity [J]", "index", "", "why")
SHOWN = 12  # most results whose errors are printed


@dataclass(frozen=True)
class Decision:
    """What became of one element: its activity [J] and index, whether it was removed, and why or how."""

    activity: float
    index: float
    kind: str
    removed: bool
    why: str


@dataclass(frozen=True, repr=False)
class Reduction:
    """Holds the reduced model that `bg.reduce` found, and what was removed.

    `graph` and `system` are the reduced model, `solution` its run and `full` that of the full model (None without
    runs). `elements` has a decision for every element, `removed` those that were removed. `errors` are the largest
    differences of results, relative to their ranges over the full run (relative to the largest amplitude if only
    frequencies were given). `activity` is the ranking, `states` the numbers of states before and after, `time_ratio`
    the time of a run relative to that of the full model.
    """

    graph: Graph
    system: System
    elements: Mapping[str, Decision]
    errors: Mapping[str, float]
    activity: Activity | FrequencyActivity
    states: tuple[int, int]
    keep: float
    solution: Solution | None = None
    full: Solution | None = None
    time_ratio: float | None = None
    put_back: tuple[str, ...] = ()  # elements without which the model cannot be compiled or run
    notes: tuple[str, ...] = ()

    __dir__ = public

    @property
    def removed(self) -> dict[str, Decision]:
        """The elements that were removed, the most active first."""
        return {name: decision for name, decision in self.elements.items() if decision.removed}

    @property
    def kept(self) -> dict[str, Decision]:
        """The elements that were kept, the most active first."""
        return {name: decision for name, decision in self.elements.items() if not decision.removed}

    @property
    def largest_error(self) -> float:
        """The largest relative error of a result; zero where nothing was removed."""
        return max(self.errors.values(), default=0.0)

    def __str__(self) -> str:
        words = ["removed" if decision.removed else "kept" for decision in self.elements.values()]
        rows = [
            [name, d.kind, f"{d.activity:.4g}", f"{d.index:.4f}", word, d.why]
            for (name, d), word in zip(self.elements.items(), words, strict=True)
        ]
        return "\n".join([self._head, text_table(HEADINGS, rows, (0, 1, 4, 5)), *self._told_errors, *self.notes])

    def __repr__(self) -> str:
        return str(self)

    @property
    def _head(self) -> str:
        before, after = self.states
        ratio = "" if self.time_ratio is None else f"; a run takes {self.time_ratio:.2f} of the time"
        count = f"{len(self.kept)} of {len(self.elements)} elements kept"
        return f"Reduction to {self.keep:g} of the activity: {count}, {before} states → {after}{ratio}"

    @property
    def _told_errors(self) -> list[str]:
        if not self.errors:
            return []
        rows = [[name, f"{error:.2e}"] for name, error in list(self.errors.items())[:SHOWN]]
        rest = list(self.errors.values())[SHOWN:]
        more = [f"{len(rest)} further results: {np.max(rest):.2e} or less"] if rest else []
        base = "range over the full run" if self.solution is not None else "largest amplitude"
        return ["", f"Errors of results, relative to their {base}", text_table(("result", "error"), rows), *more]
