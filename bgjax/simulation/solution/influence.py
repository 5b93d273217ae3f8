"""Finds where the inputs of an inverse model lose their influence on the wanted results: dead centres of mechanisms."""

from typing import NamedTuple

import numpy as np

from ...formulation.inversion.records import Influence
from ...formulation.records.output import Output
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System


SMALL = 1e-2  # of the largest influence of a run: where the run stops with a smaller one, this is why
ZERO = 1e-9  # relative to the influence at states nearby
NEARBY = 1e-2  # random change of a state, relative to its size


class Lost(NamedTuple):
    """The time at which inputs have no influence on outputs, and which; `everywhere` if states nearby have none."""

    time: float
    influence: Influence
    everywhere: bool = False

    def __str__(self) -> str:
        inputs, outputs = (" and ".join(names) for names in (self.influence.inputs, self.influence.outputs))
        inputs, has = inputs.replace("d/dt ", ""), "has" if len(self.influence.inputs) == 1 else "have together"
        return f"{inputs} {has} no influence on {outputs}"


REMEDY = "Choose a wanted motion that keeps away from this state, or another input"


def determinants(system: System, times: np.ndarray, states: np.ndarray) -> np.ndarray:
    """The determinant of each matrix of influences at each time, (times, matrices)."""
    flat = evaluate_numbers(system, (Output.INFLUENCES,), times, states)
    found, start = [], 0
    for influence in system.plan.equations.inverse.influences:
        size = len(influence.inputs)
        found.append(np.linalg.det(flat[:, start : start + size * size].reshape(-1, size, size)))
        start += size * size
    return np.stack(found, axis=1) if found else np.zeros((len(times), 0))


def lost_in_run(system: System, times: np.ndarray, states: np.ndarray, stopped: bool) -> Lost | None:
    """Where a run passes a state without influence, or, if it has stopped, ends near one; None if nowhere."""
    if system.plan.equations.inverse is None or np.ndim(times) != 1:
        return None
    sound = np.isfinite(times) & np.all(np.isfinite(states), axis=1)
    times, values = times[sound], determinants(system, times[sound], states[sound])
    for influence, column in zip(system.plan.equations.inverse.influences, values.T, strict=True):
        turned = np.flatnonzero(np.sign(column[1:]) * np.sign(column[:-1]) < 0.0)
        if len(turned):
            k = turned[0]
            share = column[k] / (column[k] - column[k + 1])
            return Lost(float(times[k] + share * (times[k + 1] - times[k])), influence)
        if stopped and len(column) and abs(column[-1]) <= SMALL * np.max(np.abs(column)):
            return Lost(float(times[-1]), influence)
    return None


def lost_at(system: System, time: float, state: np.ndarray) -> Lost | None:
    """Whether the inputs have no influence at a state, compared with states nearby."""
    if system.plan.equations.inverse is None:
        return None
    random = np.random.default_rng(3).normal(size=(4, len(state)))
    states = np.concatenate([state[None], state + NEARBY * (1.0 + np.abs(state)) * random])
    values = np.abs(determinants(system, np.full(5, float(time)), states))
    largest = np.nanmax(values[1:], axis=0, initial=0.0)
    for influence, own, beside in zip(system.plan.equations.inverse.influences, values[0], largest, strict=True):
        if not own > ZERO * beside:
            return Lost(float(time), influence, not beside > 0.0)
    return None
