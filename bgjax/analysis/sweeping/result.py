"""Sweep: the result of `bg.sweep`, with results of all runs by name, single solutions by index, and a table."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from ...display import text_table
from ...errors import Fault, ResultError, shown
from ...expressions.backends.numpy.backend import NumpyBackend, iterates
from ...expressions.backends.numpy.source import numpy_values
from ...expressions.program import Program
from ...simulation.outcome.status import STATUSES, has_status
from ...simulation.solution.animate import animated, wished
from ...simulation.solution.cardan_angles import continued
from ...simulation.solution.precision import COST, FLOAT32, FLOAT64
from ...simulation.solution.solution import Solution
from ...simulation.solution.timing import Timing
from ...solvers.traits import Traits
from ...surface.calls import checked_call
from ...surface.listing import listed
from ...system.base import bound_of
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System, split_vector
from ...viewer.page.animation import Animation
from .values import Varied


WORDS = {
    "successful": "reached the end",
    "max_steps_reached": "the step limit was reached",
    "dt_min_reached": "the step size fell to rounding",
    "internal_error": "the solver failed",
}
NO_START = "the parts cannot be put together"
MOST_SHOWN = 8  # runs of a page
SHOWN, MEMORY = 6, 1 << 26  # rows at each end of the table; bytes of intermediate results


@dataclass(frozen=True, repr=False)
class Sweep:
    """Holds the results of `bg.sweep`: `sweep["bore.displacement"]` is a result of shape (runs, times), `sweep[3]` the
    solution of one run; `print` shows a table."""

    system: System
    varied: Varied
    ts: np.ndarray
    found: dict[str, np.ndarray]  # arrays of all runs: states, status, steps, losses
    how: str  # how the runs were distributed, in words
    solver: str
    reason: str
    timing: Timing
    precision: str = FLOAT64
    traits: Traits = Traits()  # of the solver

    __dir__ = listed

    def __len__(self) -> int:
        return self.varied.count

    def __getitem__(self, name: Any) -> Any:
        """A result over all runs by name, or the solution of a run by number."""
        if isinstance(name, int | np.integer) and not isinstance(name, bool):
            return self._solution(int(name))
        full = self.system.plan.resolve(name)
        flat = self._evaluated((full,))
        return continued(self.system, full, split_vector(flat, [(full, flat.shape[-1])])[full])

    @property
    def ys(self) -> np.ndarray:
        """States, of shape (runs, times, states)."""
        return self.found["ys"]

    @property
    def stats(self) -> dict[str, np.ndarray]:
        """Counts of solver steps of every run, by name."""
        return {name.removeprefix("stats."): array for name, array in self.found.items() if name.startswith("stats.")}

    @property
    def losses(self) -> np.ndarray:
        """Value of `loss` for every run."""
        if "loss" not in self.found:
            remedy = "give loss=a function of a solution, and paths= for its gradient."
            raise ResultError([Fault("losses", "were not asked for.", remedy)])
        return self.found["loss"]

    @property
    def derivatives(self) -> dict[str, np.ndarray]:
        """Gradients of the losses by parameter path, one row per run; their mean is the gradient of the mean loss."""
        mine = [name for name in self.found if name.startswith("derivative.")]
        return {name.removeprefix("derivative."): self.found[name] for name in mine}

    @cached_property
    def status(self) -> tuple[str, ...]:
        """How each run ended, in words."""
        ended = {name: has_status(self.found["result"], name) for name in WORDS if name in STATUSES}

        def word(run):
            return next((WORDS[name] for name, mask in ended.items() if mask[run]), WORDS["internal_error"])

        return tuple(word(run) if started else NO_START for run, started in enumerate(self.found["started"]))

    @property
    def failed(self) -> np.ndarray:
        """Indices of the runs that did not reach the end."""
        return np.array([run for run, word in enumerate(self.status) if word != WORDS["successful"]], int)

    def member(self, run: int) -> System:
        """The system with the parameters of one run."""
        if not -len(self) <= run < len(self):
            raise ResultError([Fault(shown(run), "is not a run of this sweep.", f"count from 0 to {len(self) - 1}.")])
        return self.varied.member(self.system, run)

    def _solution(self, run: int) -> Solution:
        system, one = self.member(run), {name: array[run] for name, array in self.found.items()}
        stats = {name: counts[run] for name, counts in self.stats.items()}
        return Solution(
            system,
            one["ts"],
            one["ys"],
            one["result"],
            one["end_time"],
            one["end_state"],
            stats,
            None,
            None,
            solver=self.solver,
            traits=self.traits,
            reason=self.reason,
            precision=self.precision,
        )

    def _evaluated(self, names: tuple[str, ...]) -> np.ndarray:
        """Results of all runs; evaluated by NumPy for many runs at once if the program calls no law and does not
        iterate."""
        program, runs = self.system.plan.program(names), range(len(self))
        if program.calls_in_body or iterates(program):
            return np.stack([evaluate_numbers(self.member(run), names, self.ts, self.ys[run]) for run in runs])
        lookups = [bound_of(self.member(run)).lookup for run in runs]
        step = max(1, MEMORY // (8 * len(self.ts) * max(1, len(program.body))))
        blocks = [slice(first, first + step) for first in runs[::step]]
        return np.concatenate([self._block(program, lookups[block], block) for block in blocks])

    def _block(self, program: Program, lookups: list, runs: slice) -> np.ndarray:
        states = np.moveaxis(self.ys[runs], -1, 0)

        def symbol(key: tuple):
            match key[0]:
                case "parameter":
                    return np.array([lookup(key) for lookup in lookups], float)[:, None]
                case "state":
                    return states[key[1]]
                case "time":
                    return self.ts[None]
                case _:
                    return np.float64(0.0)

        values = numpy_values(program, symbol, NumpyBackend({}))
        return np.stack([np.broadcast_to(value, (len(lookups), len(self.ts))) for value in values], axis=-1)

    @checked_call
    def animate(
        self, path: str | Path | None = "page.html", *results: str, title: str = "", magnify: float | None = None
    ) -> Animation:
        """Write a page on which runs move together: the first one in full, others as ghosts, at most `MOST_SHOWN` of
        them evenly chosen from those that have a course. Arguments are those of `Solution.animate`."""
        there = [run for run in range(len(self)) if np.any(np.isfinite(self.found["ts"][run]))]
        if not there:
            raise ResultError([Fault("animate", "no run of this sweep has saved times.", "print(sweep) says why.")])
        places = np.unique(np.linspace(0, len(there) - 1, min(len(there), MOST_SHOWN)).round().astype(int))
        chosen = [there[place] for place in places]
        notes = (f"{len(chosen)} of {len(self)} runs are shown.",) if len(chosen) < len(self) else ()
        found = [(self._label(run), self[run]) for run in chosen]
        return animated(found, path, wished(title or "Sweep", results, magnify), notes)

    def _label(self, run: int) -> str:
        """What was varied in a run."""
        return ", ".join(f"{path} = {_text(column[run])}" for path, column in self._columns.items()) or f"run {run}"

    def to_xarray(self, *names: str) -> Any:
        """An xarray Dataset of results, with dimensions run, time and, for vectors, component; varied quantities are
        coordinates of the runs, and the status of each run is a variable."""
        try:
            import xarray
        except ImportError:
            raise ResultError([Fault("to_xarray", "needs xarray.", "pip install 'bgjax[data]'.")]) from None
        if not names:
            remedy = f"name results, such as sweep.to_xarray('{self.system.results[0]}')."
            raise ResultError([Fault("to_xarray", "got no names.", remedy)])

        def axes(array, name):
            return ("run", "time", f"{name} component")[: array.ndim]

        results = {name: (axes(self[name], name), self[name]) for name in names}
        varied = {path: (("run", f"{path} component")[: array.ndim], array) for path, array in self._columns.items()}
        variables = {**results, "status": ("run", list(self.status))}
        coordinates = {"time": self.ts, "run": np.arange(len(self)), **varied}
        return xarray.Dataset(variables, coordinates, {"solver": self.solver, "precision": self.precision})

    # -- shown ---------------------------------------------------------------------------------------
    def __str__(self) -> str:
        rate = len(self) / self.timing.running if self.timing.running else 0.0
        whole = len(self) - len(self.failed)
        lines = [f"Sweep: {len(self)} runs, {whole} reached the end, {self.solver} ({self.reason})"]
        lines += [f"  {self.how}", f"  {self.timing}: {rate:.3g} runs/s"]
        if self.precision == FLOAT32:
            lines.append(f"  {COST}")
        return "\n".join([*lines, text_table(*self._table)])

    def __repr__(self) -> str:
        what = f"Sweep of {len(self)} runs over {', '.join(self._columns)}"
        return f"{what}: print it, or take a result by name, a solution by number"

    @property
    def _columns(self) -> dict[str, np.ndarray]:
        starts = self.varied.start if isinstance(self.varied.start, dict) else {}
        return {**self.varied.parameters, **starts}

    @property
    def _table(self) -> tuple[list[str], list[list[str]]]:
        """Headings and rows of the table: the first and last runs, and those that failed."""
        runs = range(len(self))
        chosen = sorted({*runs[:SHOWN], *runs[-SHOWN:], *map(int, self.failed[:SHOWN])})
        rows, headings = [], ["run", *self._columns, "steps", "rejected", "status"]
        for run, before in zip(chosen, [-1, *chosen], strict=False):
            if run != before + 1:
                rows.append(["…"] * len(headings))
            rows.append(self._row(run))
        return headings, rows

    def _row(self, run: int) -> list[str]:
        """The row of a run in the table."""
        values = [_text(column[run]) for column in self._columns.values()]
        steps = [str(int(self.stats[name][run])) for name in ("num_accepted_steps", "num_rejected_steps")]
        return [str(run), *values, *steps, self.status[run]]


def _text(value: Any) -> str:
    return f"{value:.6g}" if np.ndim(value) == 0 else np.array2string(np.asarray(value), precision=4)
