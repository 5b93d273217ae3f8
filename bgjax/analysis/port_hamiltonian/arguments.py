"""Checks of the arguments of `bg.port_hamiltonian` and of the form's functions."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from ..._tracing import numbers, trace_faults
from ...errors import Fault, InitialError, ParameterError, StructureError, nearest, raise_faults, shown
from ...graph.graph import AbstractModel
from ...system.compile import compile as compile_model
from ...system.system import System
from .structure.expressions import Expressions


def checked_system(model: Any) -> System:
    """The system of a model or a system, whose values are numbers."""
    if not isinstance(model, System | AbstractModel):
        remedy = "give a graph, an assembly or a compiled system."
        raise StructureError([Fault("port_hamiltonian", f"{shown(model)} is not a model.", remedy)])
    remedy = "call it outside jit, grad and vmap."
    raise_faults(ParameterError, trace_faults("port_hamiltonian", "cannot be traced.", remedy, model))
    return model if isinstance(model, System) else compile_model(model)


def chosen_inputs(found: Expressions, inputs: Any) -> list[int]:
    """Rows of the sources that are named as inputs, by element, result or component; all of them for None."""
    every = found.places("input")
    if inputs is None:
        return every
    names = (inputs,) if isinstance(inputs, str) else inputs
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) for name in names):
        remedy = 'write inputs=["motor.effort"], or leave it out.'
        raise ParameterError([Fault("inputs", f"{shown(inputs)} is not a list of names.", remedy)])
    known = {k: _called(found, k) for k in every}
    rows, faults = [], []
    for name in names:
        here = [k for k, words in known.items() if name in words]
        rows += [k for k in here if k not in rows]
        if not here:
            every_name = list(dict.fromkeys(word for words in known.values() for word in words))
            faults.append(Fault(name, "is not a source of the model.", nearest(name, every_name)))
    raise_faults(ParameterError, faults)
    return rows


def _called(found: Expressions, k: int) -> list[str]:
    (name,) = found.labels([k])
    base = found.outer[k].name[0]
    return [base.rpartition(".")[0], base, name]


def checked_state(found: Expressions, state: Any) -> np.ndarray:
    """A state of the form as a vector of numbers."""
    size = len(found.variables) + len(found.coordinates)
    value = numbers(state)
    if value is None or np.shape(value) != (size,) or not np.all(np.isfinite(np.asarray(value, float))):
        names = ", ".join([*found.names("state"), *found.coordinate_names])
        remedy = f"give {size} finite numbers, such as form.state(): {names}."
        raise InitialError([Fault("state", f"{shown(state)} is not a state of this form.", remedy)])
    return np.asarray(value, float)


def checked_ports(found: Expressions, ports: Any) -> np.ndarray:
    """What ports give as a vector of all rows: zero for storages, NaN for resistive ports that are left out."""
    if not isinstance(ports, Mapping):
        remedy = "give values by name, such as form.ports()."
        raise ParameterError([Fault("ports", f"{shown(ports)} does not name what the ports give.", remedy)])
    kinds = ("input", "source", "resistive", "multiplier", "constraint")
    rows = dict(zip(found.names(*kinds), found.places(*kinds), strict=True))
    resistive = set(found.places("resistive"))
    unknown = [str(name) for name in ports if name not in rows]
    faults = [Fault(name, "is not what a port gives.", nearest(name, list(rows))) for name in unknown]
    for name, k in rows.items():
        if name not in ports and k not in resistive:
            faults.append(Fault(name, "is missing.", f"give its value: {{{name!r}: 1.0}}."))
        elif name in ports and (numbers(ports[name]) is None or np.shape(ports[name]) != ()):
            faults.append(Fault(name, f"{shown(ports[name])} is not a number.", "give one number."))
    raise_faults(ParameterError, faults)
    given = np.zeros(len(found.outer))
    for name, k in rows.items():
        given[k] = float(ports.get(name, np.nan))
    return given


def checked_count(states: Any, seed: Any) -> tuple[int, int]:
    """The number of random states and the seed."""
    faults = []
    for name, value, least in (("states", states, 1), ("seed", seed, 0)):
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            word = "positive" if least else "not negative"
            faults.append(Fault(name, f"{shown(value)} is no such number.", f"give a whole number that is {word}."))
    raise_faults(ParameterError, faults)
    return states, seed
