"""From the arguments of `linearise` to the linearisation point: a system, a time and a consistent state."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import jax
import numpy as np

from ..._tracing import is_time, numbers, traced
from ...errors import Fault, InitialError, ParameterError, StructureError, raise_faults, shown
from ...formulation.records.output import Output
from ...simulation.start.faults import check_start
from ...simulation.start.initialise import initialise
from ...system.evaluate_numbers import evaluate_numbers
from ...system.evaluators import evaluator
from ...system.system import System


class LinearPoint(NamedTuple):
    """The linearisation point; where values are traced, choices are made at `with_numbers`, a point in numbers."""

    system: System
    time: Any
    state: Any
    with_numbers: "LinearPoint | None" = None

    @property
    def numbers(self) -> "LinearPoint":
        return self if self.with_numbers is None else self.with_numbers


def find_point(system: Any, state: Any, time: Any) -> LinearPoint:
    """The linearisation point, with the state checked or found from initial values by name."""
    _refuse(system, time)
    by_name = state is None or isinstance(state, Mapping)
    if not evaluator(system, state, time).numbers:
        start = initialise(system, state, time=time) if by_name else state
        system.check_state(start)
        return LinearPoint(*_at(system, time, start), _in_numbers(system, state, time))
    if by_name:
        return LinearPoint(system, float(time), np.asarray(initialise(system, state, time=time), float))
    if numbers(state) is None:
        remedy = "give a vector of numbers, or initial values by name: {'L.flow': 1.0}."
        raise InitialError([Fault("state", f"{shown(state)} is not a state.", remedy)])
    state = np.asarray(state, float) if isinstance(state, list | tuple) else state
    system.check_state(state)
    check_start(system, time, state)
    system, time, state = _at(system, time, state)
    point = LinearPoint(system, float(time), np.asarray(state, float))
    _check_normalised(point)
    return point


def _refuse(system: Any, time: Any) -> None:
    """Raises the faults of the system and of the time."""
    if not isinstance(system, System):
        remedy = "give a compiled system: bg.linearise(bg.compile(graph))."
        raise StructureError([Fault("linearise", f"got a {type(system).__name__}.", remedy)])
    if not is_time(time):
        raise InitialError([Fault("time", f"{shown(time)} is not a finite time.", "give a number.")])


def _at(system: System, time: Any, state: Any) -> tuple[System, Any, Any]:
    """System, time and states alone; solutions of nonlinear loops behind the states are passed to the system."""
    system, state = system.beginning_at(state)
    return system, time, state


def _in_numbers(system: System, state: Any, time: Any) -> LinearPoint:
    """A point in numbers: the parameters the system was compiled with, and its own initial state."""
    held = [row.name for row in system.plan.equations.solved.hidden if row.gap is None]
    what, remedy = (
        "holds a position without naming it, which is found in numbers only.",
        "call bg.linearise outside jit and grad",
    )
    raise_faults(ParameterError, [Fault(name, what, f"{remedy}.") for name in held])
    if system.last.model is None:
        what = "the system was compiled with traced values."
        raise ParameterError([Fault("linearise", what, f"{remedy}, or compile outside.")])
    if traced(state):
        state = None
    with jax.ensure_compile_time_eval():
        return find_point(system.with_numbers, state, 0.0 if traced(time) else time)


def _check_normalised(point: LinearPoint) -> None:
    """Raise an error where a quaternion does not have length 1."""
    system, state, faults = point.system, point.state, []
    normalised = evaluate_numbers(system, (Output.NORMALISED,), np.array([point.time]), state[None])[0]
    for slot in system.plan.equations.states:
        place = slice(slot.start, slot.start + slot.width)
        if slot.controlled and np.max(np.abs(state[place] - normalised[place]), initial=0.0) > 1e-6:
            what = f"has length {np.linalg.norm(state[place]):.4g}."
            faults.append(Fault(slot.name, what, "give a unit quaternion, or initial values by name."))
    raise_faults(InitialError, faults)
