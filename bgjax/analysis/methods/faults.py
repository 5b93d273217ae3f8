"""Checks of the arguments of `compare` before anything runs: values go in, a list of faults comes out."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import diffrax as dfx
import numpy as np

from ..._tracing import is_time, numbers, trace_faults
from ...errors import Fault, InitialError, nearest, shown
from ...graph.graph import AbstractModel
from ...graph.methods.base import AbstractMethod
from ...simulation.arguments import policy_faults, saved_time_faults, tolerance_faults
from ...simulation.run.saving import DEFAULT_POINTS
from ...simulation.start.initialise import check_names
from ...system.components import beyond, component
from ...system.system import System


METHODS = "give objects such as [bg.Multipliers(), bg.MinimalCoordinates()], or by name: {'rigid': bg.Multipliers()}."


class ComparisonRequest(NamedTuple):
    """How a model is to be run by all methods: arguments of `compare` and `parasitic_study`."""

    t1: Any
    initial: Mapping[str, Any] | None
    rtol: Any
    saveat: Any
    solver: Any
    progress: bool

    @property
    def times(self) -> np.ndarray:
        """The times at which all runs save."""
        if self.saveat is None:
            return np.linspace(0.0, float(self.t1), DEFAULT_POINTS)
        return np.asarray(self.saveat, dtype=float)

    @property
    def say(self) -> Callable[[str], None]:
        """The function that prints progress, or does nothing."""
        return _print if self.progress else _ignore


def _print(text: str) -> None:
    print(text, end="", flush=True)


def _ignore(text: str) -> None:
    pass


def method_faults(model: Any, methods: Any) -> list[Fault]:
    """Faults of the model and of the methods; None means all methods."""
    faults = []
    if not isinstance(model, AbstractModel):
        remedy = "give a bg.Graph(nodes=…, bonds=…) or an Assembly."
        faults.append(Fault("model", f"{shown(model)} is not a graph.", remedy))
    if methods is None:
        return faults
    if isinstance(methods, str) or not isinstance(methods, Sequence | Mapping):
        return [*faults, Fault("methods", f"{shown(methods)} is not a list of methods.", METHODS)]
    if not methods:
        return [
            *faults,
            Fault("methods", "there are none.", f"{METHODS[:-1]}; without methods= all four are compared."),
        ]
    by_name = isinstance(methods, Mapping)
    wrong = [value for value in (methods.values() if by_name else methods) if not isinstance(value, AbstractMethod)]
    unnamed = [name for name in methods if by_name and not isinstance(name, str)]
    words = [(value, "is not a method.") for value in wrong] + [(name, "is not a name.") for name in unnamed]
    return faults + [Fault("methods", f"{shown(value)} {what}", METHODS) for value, what in words]


def comparison_run_faults(model: Any, asked: ComparisonRequest, names: Sequence[str]) -> list[Fault]:
    """Faults of how the runs are asked for; `names` are those of the methods."""
    remedy, values = "call it outside jit, grad and vmap.", (model, asked.t1, asked.initial, asked.rtol, asked.saveat)
    if refused := trace_faults("compare", "cannot be traced: it measures times.", remedy, *values):
        return refused
    faults, initial, progress = _time_faults(asked.t1, asked.saveat), asked.initial, asked.progress
    if not (initial is None or isinstance(initial, Mapping)):
        remedy = "methods differ in their states: give {'main.angle': 0.3}."
        faults.append(Fault("initial", f"{shown(initial)} does not name initial values.", remedy))
    if not isinstance(progress, bool):
        remedy = "write progress=True or progress=False."
        faults.append(Fault("progress", f"{shown(progress)} is neither True nor False.", remedy))
    return faults + tolerance_faults(asked.rtol, None, 0) + _solver_faults(asked.solver, names)


def _time_faults(t1: Any, saveat: Any) -> list[Fault]:
    if not is_time(t1) or not float(t1) > 0.0:
        remedy = "give the end of the runs in seconds, such as t1=10.0."
        return [Fault("t1", f"{shown(t1)} is not a time after 0.", remedy)]
    if isinstance(saveat, dfx.SaveAt):
        remedy = "give a vector such as jnp.linspace(0.0, t1, 201)."
        return [Fault("saveat", "all methods have to save at the same times.", remedy)]
    return [] if saveat is None else list(saved_time_faults(saveat, 0.0, t1))


def _solver_faults(solver, names: Sequence[str]) -> list[Fault]:
    if not isinstance(solver, Mapping):
        return policy_faults(solver, None, None, {})
    faults = []
    for name in solver:
        if name not in names:
            what = "is not a method of this comparison."
            faults.append(Fault(f"solver {shown(name)}", what, nearest(str(name), names)))
    return faults + [fault for value in solver.values() for fault in policy_faults(value, None, None, {})]


def initial_faults(initial: Any, systems: Sequence[System]) -> list[Fault]:
    """Faults of initial values that no method accepts; where only some reject them, these report it when they run."""
    found = [_start_faults(system, initial or {}) for system in systems]
    return found[0] if found and all(found) else []


def _start_faults(system: System, initial: Mapping[str, Any]) -> list[Fault]:
    try:
        check_names(system, initial, 0.0)
    except InitialError as error:
        return list(error.faults)
    return []


def compared_result_faults(results: Any, systems: Sequence[System]) -> list[Fault]:
    """Faults of names that are results of no method; a result that some methods lack is compared among the others."""
    if results is None or not systems:
        return []
    if not isinstance(results, list | tuple) or not results:
        remedy = "write results=['main.angle', 'main.rate'], or leave it out."
        return [Fault("results", f"{shown(results)} is not a list of names.", remedy)]
    known = list(dict.fromkeys(name for system in systems for name in system.results))
    faults = [_compared_result_fault(name, systems, known) for name in results]
    return [fault for fault in faults if fault]


def _compared_result_fault(name: Any, systems: Sequence[System], known: list[str]) -> Fault | None:
    base, position = component(name) if isinstance(name, str) else (name, None)
    if base not in known:
        return Fault(str(name), "is not a result.", nearest(str(base), known))
    width = _width(base, systems)
    return beyond(name, base, width) if position is not None and position >= width else None


def _width(name: str, systems: Sequence[System]) -> int:
    return next(len(system.plan.outputs(name)) for system in systems if name in system.results)


def reference_faults(reference: Any, results: Any, names: Sequence[str]) -> list[Fault]:
    """Faults of the reference: the name of a method, values by result, or a function that returns these."""
    if reference is None or callable(reference) or (isinstance(reference, str) and reference in names):
        return []
    if isinstance(reference, str):
        what = "is not a method of this comparison."
        return [Fault(f"reference {shown(reference)}", what, nearest(reference, names))]
    if not isinstance(reference, Mapping):
        remedy = (
            "name a method, or give values by result: {'main.angle': [...]}, "
            "or a function of the times that returns them."
        )
        return [Fault("reference", f"{shown(reference)} is not a reference.", remedy)]
    if not reference:
        return [Fault("reference", "holds no values.", "give them by result: {'main.angle': [...]}, or leave it out.")]
    faults = []
    for name in results or ():
        if name not in reference:
            remedy = f"give its values, or leave it out of results; {nearest(name, list(reference))}"
            faults.append(Fault(f"reference {shown(name)}", "is not given.", remedy))
    return faults


def reference_value_faults(values: Mapping[str, Any], times: np.ndarray, systems: Sequence[System]) -> list[Fault]:
    """Faults of reference values that are not finite or do not have the shape of their result at the saved times."""
    faults = []
    for name, value in values.items():
        base, position = component(name)
        width = 1 if position is not None or not systems else _width(base, systems)
        shape = (len(times),) if width == 1 else (len(times), width)
        found, where = numbers(value), f"reference {shown(name)}"
        if found is None or not np.all(np.isfinite(found)):
            remedy = "give its values at the times of saveat=."
            faults.append(Fault(where, "is not an array of finite numbers.", remedy))
        elif found.shape != shape:
            what = f"has shape {found.shape}, the runs save {shape}."
            faults.append(Fault(where, what, "give saveat= the times it belongs to."))
    return faults
