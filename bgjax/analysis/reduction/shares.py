"""Shares of elements and bonds in the activity of a model: of a run, or at some frequencies."""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np

from ...simulation.solution.activity import Activity
from ...simulation.solution.solution import Solution
from ...simulation.solution.verification import values_of
from ...system.system import System
from .by_frequency import FrequencyActivity, harmonic_activity
from .harmonic import Excitation, bond_amplitudes, element_activities, period_activity


class Shares(NamedTuple):
    """The ranking of the elements, and the activities of bonds as shares of that of all elements."""

    ranked: Activity | FrequencyActivity
    bonds: Mapping[str, float]

    def index(self, name: str) -> float:
        """The index of an element, the largest one where there are several frequencies."""
        return float(np.max(self.ranked.index[name]))

    def activity(self, name: str) -> float:
        """The activity of an element [J], the largest one where there are several frequencies."""
        return float(np.max(self.ranked[name]))


def shares_of_run(solution: Solution) -> Shares:
    """Shares in a run; those of bonds, which only help to choose, by the trapezoidal rule over the saved times."""
    system, activity = solution.system, solution.activity()
    names = [f"{bond.name}.power" for bond in system.causality.structure.bonds]
    times = np.asarray(solution.ts)
    powers = values_of(system, names, times, np.asarray(solution.ys))
    total = float(activity.total) or 1.0
    found = {name: float(np.trapezoid(np.abs(power), times)) / total for name, power in powers.items()}
    return Shares(activity, {name.removesuffix(".power"): share for name, share in found.items()})


def shares_by_frequency(system: System, excitation: Excitation) -> Shares:
    """Shares in harmonic steady state; those of bonds are means over the frequencies."""
    amplitudes = bond_amplitudes(system, excitation)
    ranked = harmonic_activity(system, excitation, element_activities(system, excitation, amplitudes))
    totals = np.array([float(activity.total) or 1.0 for activity in ranked.activities])
    found = {name: period_activity(each, excitation.frequencies) / totals for name, each in amplitudes.items()}
    return Shares(ranked, {name: float(np.mean(share)) for name, share in found.items()})
