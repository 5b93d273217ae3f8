"""Activities of elements, the integrals of the absolute values of their powers (Louca & Stein), and their ranking."""

from collections.abc import Mapping
from typing import Any

import equinox as eqx
import numpy as np

from ..._tracing import array_functions, traced
from ..._types import AnyArray
from ...display.plots import Plot
from ...display.ranking import plot_ranking
from ...display.tables import text_table
from ...errors import Fault, ResultError, nearest, raise_faults, shown
from ...surface.listing import public
from ...system.system import System
from .base import AbstractSolution


HEADINGS = ("rank", "element", "kind", "activity [J]", "index", "cumulative")
SMALLEST = 1e-12  # activities of sources below this share of the total are not printed


class Activity(eqx.Module):
    """Holds the activity ∫ |P| dt of every element [J], where P is the power into the element.

    `activity["spring"]` is one value, `values` has all by name, `index` their shares of the total; `ranking` lists the
    names by size, and `cumulative` adds up the indices in that order. Sources, constraints and sensors are in `sources`
    and have no index: they are no candidates for removal. Elements that conserve power are not listed. An element with
    vector ports has one activity, that of its whole power. `by_part` adds up the elements of every part.
    """

    values: dict[str, AnyArray]
    sources: dict[str, AnyArray]
    kinds: dict[str, str] = eqx.field(static=True)
    words: str = eqx.field(static=True)  # what the activities are taken over

    __dir__ = public

    def __getitem__(self, name: str) -> AnyArray:
        every = {**self.sources, **self.values}  # a part may be in both
        if name not in every:
            raise ResultError([Fault(shown(name), "has no activity.", nearest(str(name), list(every)))])
        return every[name]

    @property
    def total(self) -> AnyArray:
        """The sum of the activities of all elements but sources [J]."""
        return sum(self.values.values(), 0.0)

    @property
    def index(self) -> dict[str, AnyArray]:
        """Shares of the total by name; all zero where nothing moves."""
        xp, total = array_functions(self.values), self.total
        return {name: value / xp.where(total > 0.0, total, 1.0) for name, value in self.values.items()}

    @property
    def ranking(self) -> tuple[str, ...]:
        """Names of the elements, the most active first."""
        what = "is traced, so that elements cannot be put in order."
        faults = [Fault("ranking", what, "take `values` or `index` inside jit, grad and vmap.")]
        raise_faults(ResultError, faults if traced(self.values) else [])
        return tuple(sorted(self.values, key=lambda name: (-float(self.values[name]), name)))

    @property
    def cumulative(self) -> dict[str, float]:
        """Sums of the indices in the order of the ranking."""
        names, index = self.ranking, self.index
        sums = np.cumsum([float(index[name]) for name in names])
        return {name: float(value) for name, value in zip(names, sums, strict=True)}

    @property
    def by_part(self) -> "Activity":
        """The activities of parts: sums over the elements of one part; elements outside of parts keep their names.

        In nested parts these are the innermost ones; `by_part` of the result adds up the next level."""
        parts = {name: name.rpartition(".")[0] or name for name in (*self.values, *self.sources)}
        kinds = {part: "part" if part != name else self.kinds[name] for name, part in parts.items()}
        return Activity(_sums(self.values, parts), _sums(self.sources, parts), kinds, self.words)

    def keeping(self, share: float) -> tuple[str, ...]:
        """The fewest elements whose indices add up to this share, the most active first."""
        cumulative = self.cumulative
        reached = [name for name, value in cumulative.items() if value >= share * (1.0 - 1e-12)]
        count = list(cumulative).index(reached[0]) + 1 if reached else len(cumulative)
        return tuple(cumulative)[:count]

    # -- shown -----------------------------------------------------------------------------------------------
    def __str__(self) -> str:
        index, cumulative = self.index, self.cumulative
        rows = [
            [str(k), name, self.kinds[name], _joules(self.values[name]), f"{float(index[name]):.4f}", f"{value:.4f}"]
            for k, (name, value) in enumerate(cumulative.items(), 1)
        ]
        total = float(self.total)
        rows.append(["", "total", "", _joules(total), "", ""])
        active = {name: float(value) for name, value in self.sources.items() if float(value) > SMALLEST * total}
        rows += [["", name, self.kinds[name], _joules(value), "", "source"] for name, value in active.items()]
        return "\n".join([f"Activity {self.words}", text_table(HEADINGS, rows, (1, 2))])

    def __repr__(self) -> str:
        return eqx.tree_pformat(self.values) if traced(self.values) else str(self)

    def plot(self) -> Plot:
        """Plot the indices as bars in the order of the ranking, with their cumulative sum as a line."""
        index, cumulative = self.index, self.cumulative
        shares = {name: float(index[name]) for name in cumulative}
        return plot_ranking(shares, list(cumulative.values()), "activity index", self.words)


def _joules(value: Any) -> str:
    return f"{float(value):.4g}"


def _sums(values: Mapping[str, Any], parts: Mapping[str, str]) -> dict[str, Any]:
    """Sums of values over the names of one part."""
    found: dict[str, Any] = {}
    for name, value in values.items():
        found[parts[name]] = found.get(parts[name], 0.0) + value
    return found


def activity_of(solution: AbstractSolution) -> Activity:
    """The activities of the elements in a run with `audit=True`."""
    raise_faults(ResultError, _faults(solution))
    words = "of a run" if traced(solution.ts, solution.end_time) else _span(solution)
    return sorted_activity(solution.system, solution.audit.activity, words)


def _span(solution: AbstractSolution) -> str:
    return f"of a run that ended at t = {float(solution.end_time):g} s"


def sorted_activity(system: System, found: Mapping[str, Any], words: str) -> Activity:
    """The activities of elements by name, with those of sources apart."""
    nodes, elements = system.causality.structure.node, system.elements()
    imposing = {name for name in found if name in elements and elements[name].imposes}
    values = {name: value for name, value in found.items() if name not in imposing}
    sources = {name: value for name, value in found.items() if name in imposing}
    return Activity(values, sources, {name: nodes[name].kind for name in found}, words)


def _faults(solution: AbstractSolution) -> list[Fault]:
    if solution.audit is None:
        remedy = "pass audit=True: bg.simulate(system, t0, t1, audit=True).activity()."
        return [Fault("activity", "was not integrated in this run.", remedy)]
    if any(np.ndim(value) for value in solution.audit.activity.values()):
        remedy = "sol.audit.activity has the activities of all members by name of the element."
        return [Fault("activity", "is ranked for one run, and this solution is a batch.", remedy)]
    return []
