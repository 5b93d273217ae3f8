"""The varied quantities of a sweep: parameters and initial values as checked arrays with the run as leading axis."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np

from ..._tracing import numbers, trace_faults
from ...errors import Fault, ParameterError, raise_faults, shown
from ...graph.flatten import follow
from ...graph.graph import Guess
from ...system.get_set import replaced
from ...system.get_set import set as set_values
from ...system.parameters.fixed import fixed_fault
from ...system.system import System


EXAMPLE = 'write bg.sweep(system, {"motor.modulus": [0.8, 0.9, 1.0]}, 0.0, 10.0).'


@dataclass(frozen=True)
class Varied:
    """Parameters by path and initial values of all runs: arrays with the run as leading axis."""

    parameters: Mapping[str, np.ndarray]
    start: Any  # by name, one state vector per run, or None for the initial values of the model
    guesses: frozenset[str]  # names of initial values that are guesses, which assembly may change
    count: int

    def member(self, system: System, run: int) -> System:
        """The system with the parameters of one run, which are not checked again."""
        return replaced(system, {path: jnp.asarray(values[run]) for path, values in self.parameters.items()})

    def start_of(self, run) -> Any:
        """Initial values of one run; the index `run` may be traced."""
        if isinstance(self.start, Mapping):
            found = {name: values[run] for name, values in self.start.items()}
            return {name: Guess(value) if name in self.guesses else value for name, value in found.items()}
        return None if self.start is None else self.start[run]

    def telling(self) -> list[int]:
        """Indices of the first run and of those with the smallest and largest values, where wrong values are most
        likely."""
        arrays = [*self.parameters.values(), *(self.start.values() if isinstance(self.start, Mapping) else ())]
        found = [0]
        for array in arrays:
            for column in array.reshape(self.count, -1).T:
                found += [int(np.argmin(column)), int(np.argmax(column))]
        return list(dict.fromkeys(found))


def varied(system: System, values: Any, y0: Any) -> Varied:
    """The arguments of a sweep as arrays of equal length; all faults are raised together."""
    if not isinstance(values, Mapping):
        raise ParameterError([Fault("values", f"{shown(values)} does not name parameters.", EXAMPLE)])
    what, remedy = (
        "cannot be traced: it spreads runs over threads.",
        "inside jit and grad use jax.lax.map over bg.simulate.",
    )
    raise_faults(ParameterError, trace_faults("sweep", what, remedy, system, values, y0))
    parameters, faults = _asked_parameters(system, values)
    initial, guesses = _asked_initial_values(system, y0)
    every = [*parameters, *initial]
    wrong = [_value_fault(*each) for each in every]
    faults += [fault for fault in wrong if fault]
    raise_faults(ParameterError, faults or _length_faults(every))
    count = next(len(np.asarray(each.value)) for each in every if np.ndim(each.value) > len(each.shape))
    start = {each.name: each.full(count) for each in initial}
    if not isinstance(y0, Mapping):
        start = start.get("y0")
    return Varied({each.name: each.full(count) for each in parameters}, start, guesses, count)


class _VariedQuantity(NamedTuple):
    """A varied quantity as the user gave it, and the shape of its value in one run."""

    name: Any
    value: Any
    shape: tuple[int, ...]

    def full(self, count: int) -> np.ndarray:
        """The values of `count` runs."""
        return np.broadcast_to(np.asarray(self.value, float), (count, *self.shape))


def _asked_parameters(system: System, values: Mapping) -> tuple[list[_VariedQuantity], list[Fault]]:
    """The parameters that can be varied, and the faults of the others."""
    found, faults = [], []
    for path, value in values.items():
        shape, fault = _parameter_shape(system, path)
        if fault is None:
            found.append(_VariedQuantity(path, value, shape))
        else:
            faults.append(fault)
    return found, faults


def _asked_initial_values(system: System, y0: Any) -> tuple[list[_VariedQuantity], frozenset[str]]:
    """The initial values, by name or as one state vector, and the names of those that are guesses."""
    if y0 is None:
        return [], frozenset()
    if not isinstance(y0, Mapping):
        return [_VariedQuantity("y0", y0, (system.plan.size,))], frozenset()
    guesses = frozenset(name for name, value in y0.items() if isinstance(value, Guess))
    given = {name: value.value if name in guesses else value for name, value in y0.items()}
    return [_VariedQuantity(name, value, _start_shape(system, name)) for name, value in given.items()], guesses


def check_members(system: System, runs: Varied) -> list[System]:
    """The systems of the runs with extreme values (`Varied.telling`); faults of their parameters are raised by run."""
    found, faults = [], []
    for run in runs.telling():
        try:
            found.append(set_values(system, {path: values[run] for path, values in runs.parameters.items()}))
        except ParameterError as error:
            faults += [fault._replace(where=f"run {run}, {fault.where}") for fault in error.faults]
    raise_faults(ParameterError, faults)
    return found


def _parameter_shape(system: System, path: Any) -> tuple[tuple[int, ...], Fault | None]:
    try:
        shape = np.shape(system.parameter(path))
    except ParameterError as error:
        return (), error.faults[0]
    return shape, fixed_fault(path) if path in system.plan.fixed else None


def _start_shape(system: System, name: Any) -> tuple[int, ...]:
    """Shape of a state or a result; unknown names are reported later, by the search for the initial state."""
    full = follow(system.plan.exports, name) if isinstance(name, str) else name
    slot = next((slot for slot in system.plan.equations.states if slot.name == full), None)
    width = slot.width if slot else len(system.plan.equations.quantities.get(full, (0,)))
    return () if width == 1 else (width,)


def _value_fault(name: str, value: Any, shape: tuple[int, ...]) -> Fault | None:
    found = numbers(value)
    if found is None:
        return Fault(name, f"{shown(value)} is not an array of numbers.", "give one value a run: [0.8, 0.9, 1.0].")
    if found.shape != shape and found.shape[1:] != shape or found.ndim > len(shape) + 1:
        runs = f"(runs, {', '.join(map(str, shape))})" if shape else "(runs,)"
        what = f"has shape {shape}, the values have shape {found.shape}."
        return Fault(name, what, f"give values of shape {runs}, or {shape} for all runs.")
    if not found.size:
        return Fault(name, "holds no runs.", "give at least one value.")
    if not np.all(np.isfinite(found)):
        rows = found.reshape(1 if found.shape == shape else len(found), -1)
        bad = np.flatnonzero(~np.all(np.isfinite(rows), axis=1))[0]
        return Fault(name, f"is not finite in run {bad}.", "give finite numbers.")
    return None


def _length_faults(asked: list[tuple[str, Any, tuple[int, ...]]]) -> list[Fault]:
    lengths = {name: len(np.asarray(value)) for name, value, shape in asked if np.ndim(value) > len(shape)}
    if not lengths:
        return [
            Fault("values", "vary nothing: there is no axis of runs.", f"{EXAMPLE[:-1]}; one run alone: bg.simulate.")
        ]
    if len(dict.fromkeys(lengths.values())) > 1:
        told = ", ".join(f"{name} {length}" for name, length in lengths.items())
        remedy = "give as many values of each, or one for all runs."
        return [Fault("values", f"have different numbers of runs: {told}.", remedy)]
    return []
