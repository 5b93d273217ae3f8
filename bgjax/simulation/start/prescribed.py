"""Finds constraints whose prescribed values contradict each other for every initial condition."""

import numpy as np

from ...errors import Fault
from ...expressions.passes import degrees
from ...formulation.records.output import Output
from ...formulation.unknowns.array_faults import smallest_contradiction
from ...system.evaluate_numbers import concrete_results
from ...system.system import System


TOGETHER = "the prescribed values contradict each other: no start satisfies these constraints together."
ALONE = "the prescribed value contradicts the sources and the elements around it: no start satisfies this constraint."
REMEDY = "change what is prescribed so that it agrees at the start time, or remove {}."


def prescribed_faults(system: System, time, state) -> list[Fault]:
    """One fault with the smallest set of constraints that no state satisfies; otherwise none.

    Only rows that are linear in the states are examined.
    """
    hidden, state = system.plan.equations.hidden, np.asarray(state, float)
    linear = _linear_rows(system)
    if not linear or not np.all(np.isfinite(state)):
        return []
    probes = state + np.concatenate([np.zeros((1, len(state))), np.eye(len(state))])
    values = concrete_results(system, (Output.HIDDEN,), np.full(len(probes), float(time)), probes)[:, linear]
    rows = smallest_contradiction((values[1:] - values[0]).T, values[0]) if np.all(np.isfinite(values)) else []
    names = list(dict.fromkeys(hidden[linear[row]][0] for row in rows))
    what, remedy = (TOGETHER, "one of the constraints") if len(names) > 1 else (ALONE, "the constraint")
    return [Fault(", ".join(names), what, REMEDY.format(remedy))] if names else []


def _linear_rows(system: System) -> list[int]:
    """Indices of the constraint rows that are linear in all states."""
    equations = system.plan.equations
    symbols = [equations.pool.symbol("state", k).index for k in range(system.plan.size)]
    found = degrees(equations.pool, [value for _, value in equations.hidden], symbols)
    return [k for k, degree in enumerate(found) if degree < 2]
