"""States of a system at which a form is evaluated: those that the user gives, and random consistent ones."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...errors import BondGraphError
from ...graph.graph import Guess
from ...simulation.start.initialise import initialise
from ...system.evaluators import evaluator
from ...system.system import System


SPREAD = 0.05  # of the scale of each state


def start_state(system: System, initial: Any, time: Any) -> np.ndarray:
    """A flat vector of a system from initial values by name, or the vector itself."""
    if initial is None or isinstance(initial, Mapping):
        return np.asarray(initialise(system, initial, time=time), float)
    state = np.asarray(initial, float) if isinstance(initial, list | tuple) else initial
    system.check_state(state)
    return np.asarray(state, float)


def consistent_states(system: System, count: int, seed: int) -> list[np.ndarray]:
    """States near the initial one, by the scales of the states; where there are constraints, the nearest ones that
    satisfy them."""
    random, start = np.random.default_rng(seed), start_state(system, None, 0.0)
    scales, equations = np.asarray(system.scales()), system.plan.equations
    found = []
    for _ in range(count):
        near = start.copy()
        near[: len(scales)] += SPREAD * scales * random.normal(size=len(scales))
        bound = equations.start_gaps or equations.hidden or equations.following
        found.append(_nearest(system, near, random) if bound else near)
    return found


def _nearest(system: System, near: np.ndarray, random: np.random.Generator) -> np.ndarray:
    """A consistent state near another one; initial values of the model itself are changed at random too."""
    guesses = {}
    for slot in system.plan.equations.states:
        value = near[slot.start : slot.start + slot.width]
        guesses[system.plan.short_name(slot.name)] = Guess(value if slot.width > 1 else value[0])
    for name, value in evaluator(system).initial().items():
        plain = np.asarray(value.value if isinstance(value, Guess) else value, float)
        guesses[name] = Guess(plain + SPREAD * random.normal(size=plain.shape))
    try:
        return np.asarray(initialise(system, guesses), float)
    except BondGraphError:  # values that contradict each other
        equations = system.plan.equations
        return np.asarray(initialise(system), float) if equations.start_gaps or equations.hidden else near
