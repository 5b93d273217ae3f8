"""Runs of the full and of the reduced model, and the differences of their results."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from ...errors import InitialError
from ...simulation.simulate import simulate
from ...simulation.solution.solution import Solution
from ...simulation.solution.verification import told_names, values_of
from ...system.system import System
from .harmonic import Excitation, responses
from .starts import nearest_start, remaining_start


REPEATS, PATIENCE = 15, 0.5  # most further runs whose time is taken, and seconds after which none is begun
NOTHING = 1e-6  # range of a result that counts as none, relative to the largest of its kind


class Conditions(NamedTuple):
    """What the runs of both models share: times, initial values and options of `simulate`; t1 None: no runs."""

    t0: Any
    t1: Any
    y0: Any
    options: Mapping[str, Any]


class Run(NamedTuple):
    """A run with its time [s], and whether its initial values had to be changed to satisfy constraints."""

    solution: Solution
    seconds: float
    guessed: bool = False


def full_run(system: System, conditions: Conditions) -> Run:
    """The run of the full model."""
    return _timed(system, conditions, conditions.y0)


def reduced_run(system: System, full: Solution, conditions: Conditions) -> Run:
    """The run of a reduced model, from the same initial values as far as they still exist; where they contradict each
    other, which removed elements had allowed, they are changed as little as possible."""
    given = remaining_start(system, full, conditions.y0)
    try:
        return _timed(system, conditions, given)
    except InitialError:
        return _timed(system, conditions, nearest_start(system, full, given))._replace(guessed=True)


def _timed(system: System, conditions: Conditions, y0: Any) -> Run:
    def run() -> Solution:
        return simulate(system, conditions.t0, conditions.t1, y0, audit=True, **conditions.options)

    solution, times = run(), []
    while len(times) < REPEATS and sum(times) < PATIENCE:
        times.append(run().timing.running)
    return Run(solution, min(times))  # the fastest is least disturbed by what else the machine does


# -- differences ---------------------------------------------------------------------------------------------
def run_errors(full: Solution, reduced: Solution) -> dict[str, float]:
    """The largest difference of every result, relative to its range over the full run, the largest first."""
    names = _common(full.system, reduced.system)
    one, other = (values_of(run.system, names, np.asarray(run.ts), np.asarray(run.ys)) for run in (full, reduced))
    ranges = {name: float(np.max(np.ptp(one[name], axis=0))) for name in names}
    return _relative({name: float(np.max(np.abs(one[name] - other[name]))) for name in names}, ranges)


def response_errors(full: System, reduced: System, excitation: Excitation) -> dict[str, float]:
    """The largest difference of every result's amplitude, relative to its largest one."""
    names = _common(full, reduced)
    one, other = (responses(system, excitation, names) for system in (full, reduced))
    sizes = {name: float(np.max(np.abs(one[name]))) for name in names}
    return _relative({name: float(np.max(np.abs(one[name] - other[name]))) for name in names}, sizes)


def _common(full: System, reduced: System) -> list[str]:
    known = set(reduced.results)
    return [name for name in told_names(full) if name in known]


def _relative(differences: Mapping[str, float], sizes: Mapping[str, float]) -> dict[str, float]:
    """Differences relative to sizes; results that are nothing beside others of their kind are left out."""
    largest: dict[str, float] = {}
    for name, size in sizes.items():
        kind = name.rpartition(".")[2]
        largest[kind] = max(largest.get(kind, 0.0), size)
    some = [name for name, size in sizes.items() if size > NOTHING * largest[name.rpartition(".")[2]]]
    found = {name: differences[name] / sizes[name] for name in some}
    return dict(sorted(found.items(), key=lambda item: -item[1]))
