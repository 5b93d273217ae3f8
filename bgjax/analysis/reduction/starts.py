"""Initial conditions of a reduced model from those of the full one."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...graph.graph import Guess
from ...simulation.solution.solution import Solution
from ...simulation.solution.verification import values_of
from ...simulation.start.initialise import Start
from ...system.jacobians import jacobians
from ...system.system import System
from .kept_names import remaining_values


def remaining_start(system: System, full: Solution, y0: Any) -> Any:
    """The state, or initial values by name, of what still exists; None where the model's own are asked for."""
    if y0 is None:
        return None
    old = full.system
    if not isinstance(y0, Mapping):
        return _remaining_state(system, old, np.asarray(y0.state if isinstance(y0, Start) else y0))
    names = set(system.causality.structure.node)
    lost = {name for name in old.causality.structure.node if name not in names}
    known = {*system.results, *system.plan.state_names}
    values = remaining_values(y0, old.plan.exports, lost)
    return {name: value for name, value in values.items() if name in known}


def _remaining_state(system: System, old: System, state: np.ndarray) -> Any:
    """The state of the reduced model from that of the full one; by name, if some of its states were none before."""
    values = {slot.name: state[slot.start : slot.start + slot.width] for slot in old.plan.equations.states}
    names = system.plan.state_names
    if all(name in values for name in names):
        return np.concatenate([np.zeros(0), *[values[name] for name in names]])
    return {name: value for name, value in values.items() if name in names}


def nearest_start(system: System, full: Solution, given: Any) -> Any:
    """Initial values that contradict each other, changed as little as possible: guesses by name in a system with
    constraints, otherwise the state whose storages differ least in energy from those of the full model. Inertias that
    are joined rigidly so begin with their common momentum."""
    if system.plan.equations.start_flows or system.plan.equations.start_gaps:
        every = {**system.model.graph().initial, **(given if isinstance(given, Mapping) else {})}
        return {name: value if isinstance(value, Guess) else Guess(value) for name, value in every.items()}
    return _nearest_state(system, full)


def _nearest_state(system: System, full: Solution) -> np.ndarray:
    """The state whose stored quantities are nearest to those at the beginning of the full run."""
    time, first = float(np.asarray(full.ts)[0]), np.asarray(full.ys)[:1]
    known = set(full.system.plan.equations.quantities)
    rows = {name: scale for name, scale in _stored(system).items() if name in known}
    wanted = values_of(full.system, list(rows), np.array([time]), first)
    outputs = [value for name in rows for value in system.plan.outputs(name)]
    start = np.zeros(system.plan.size)
    found = jacobians(system, outputs, time, start, ())
    weights = 1.0 / np.concatenate([np.ravel(scale) for scale in rows.values()])
    missing = np.concatenate([np.ravel(wanted[name]) for name in rows]) - np.asarray(found.values)
    change = np.linalg.lstsq(weights[:, None] * np.asarray(found.by_states), weights * missing, rcond=None)[0]
    return start + change


def _stored(system: System) -> dict[str, np.ndarray]:
    """States, and what dependent storages store, by name of the result, with their sizes at 1 J."""
    plan, elements = system.plan, system.elements()
    scales = np.asarray(system.scales())
    found = {slot.name: scales[slot.start : slot.start + slot.width] for slot in plan.equations.states}
    known = plan.equations.quantities
    for path in plan.equations.energies:
        word = "displacement" if f"{path}.displacement" in known else "flow"  # of springs, and of inertias
        dependent = not any(state.startswith(f"{path}.") for state in plan.state_names)
        if dependent and f"{path}.{word}" in known:
            width = len(plan.outputs(f"{path}.{word}"))
            found[f"{path}.{word}"] = np.broadcast_to(np.asarray(elements[path].scale(word)), (width,))
    return found
