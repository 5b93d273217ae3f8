"""From names to inputs and outputs of a linear model: parameter paths and result names, with optional components."""

from typing import Any

import numpy as np

from ...errors import BondGraphError, Fault, ParameterError, ResultError, raise_faults, shown
from ...expressions.calls import is_source
from ...expressions.expression import Scalar
from ...system.components import beyond, component
from ...system.jacobians import Input, timed_node
from ...system.plan import Plan
from ...system.system import System
from ..symbolic.writer import component_names


def find_rows(plan: Plan, word: str, names: Any) -> list[tuple[str, Scalar]]:
    """The components of results, with names; one error reports all wrong names."""
    found, faults = [], []
    for name in _listed(word, names):
        try:
            found += _results(plan, name)
        except BondGraphError as error:
            faults += error.faults
    raise_faults(ResultError, faults)
    return found


def _listed(word: str, names: Any) -> tuple:
    names = (names,) if isinstance(names, str) else names
    if not isinstance(names, list | tuple):
        example = "V.effort" if word == "inputs" else "L.flow"
        raise ParameterError([Fault(word, f"{shown(names)} is not a list of names.", f"write {word}=['{example}'].")])
    return tuple(names)


def _results(plan: Plan, name: Any) -> list[tuple[str, Scalar]]:
    """All components of a result with their names, or only the one whose index is given."""
    base, position = component(name) if isinstance(name, str) else (name, None)
    values = plan.outputs(base)
    named = list(zip(component_names(base, len(values)), values, strict=True))
    if position is None:
        return named
    if position >= len(named):
        raise ResultError([beyond(name, base, len(named))])
    return named[position : position + 1]


def find_inputs(system: System, names: Any) -> list[Input]:
    """The inputs of the linear model by path; one error reports all wrong names."""
    found, faults = [], []
    for name in _listed("inputs", names):
        try:
            found += _input(system, name)
        except BondGraphError as error:
            faults += error.faults
    raise_faults(ParameterError, faults)
    return found


def _input(system: System, name: Any) -> list[Input]:
    """The inputs for the entries of a parameter, or of a source that is a function of time."""
    base, position = component(name) if isinstance(name, str) else (name, None)
    source = _timed_source(system, base) if isinstance(base, str) else None
    width = int(np.size(system.parameter(base))) if source is None else source[1]
    if position is not None and position >= width:
        raise ParameterError([beyond(name, base, width)])
    places = range(width) if position is None else (position,)
    path = base if source is None else source[0]
    return [Input(component_names(base, width)[k], path, k, timed=source is not None) for k in places]


def _timed_source(system: System, base: str) -> tuple[str, int] | None:
    """(element, width) of a source whose value is a function of time or sampled data; None for a parameter."""
    pool, elements = system.plan.equations.pool, system.elements()
    path, _, field = base.rpartition(".")
    try:
        system.parameter(base)
        return None
    except ParameterError:
        inside = [name for name in elements if path and (name == path or name.startswith(f"{path}."))]
        timed = [name for name in inside if timed_node(pool, name, 0) is not None]
        if not timed and not (path in elements and callable(getattr(elements[path], field, None))):
            raise
    if len(timed) != 1:
        what = "is a function of time, and here nothing can be added to it."
        remedy = "bond a source of zero beside it, bg.Se(0.0) or bg.Sf(0.0), and take that as the input."
        raise ParameterError([Fault(base, what, remedy)])
    return timed[0], max(call.width for call in pool.calls if is_source(call.target, timed[0]))
