"""Checks of the arguments of `bg.reduce`, before anything is compiled."""

from collections.abc import Mapping, Sequence
from typing import Any

import diffrax as dfx

from ..._tracing import numbers, trace_faults
from ...errors import Fault, ParameterError, nearest, shown
from ...graph.graph import AbstractModel
from ...system.system import System
from .by_frequency import harmonic_faults


OWN = ("audit", "throw", "verify", "adjoint")  # options of `simulate` that the comparison sets itself


def reduction_faults(
    model: Any, times: tuple, keep: Any, harmonic: Mapping[str, Any], options: Mapping[str, Any]
) -> list[Fault]:
    """Faults of the model, of the share to keep, of the times or frequencies, and of options of the runs."""
    faults = [*_model_faults(model), *_share_faults(keep), *_option_faults(options)]
    if harmonic["frequencies"] is not None:
        faults += harmonic_faults(*harmonic.values())
    elif harmonic["input"] is not None:
        faults.append(Fault("input", "is given without frequencies.", "give frequencies=[…] in Hz, or leave it out."))
    return faults + _time_faults(times, harmonic["frequencies"])


def listed_names(names: Any) -> tuple[str, ...]:
    """The names of elements that stay; raises if they are no names."""
    found = (names,) if isinstance(names, str) else names
    if not isinstance(found, list | tuple | set | frozenset) or not all(isinstance(name, str) for name in found):
        remedy = "write always=['rotor', 'motor.L']."
        raise ParameterError([Fault("always", f"{shown(names)} does not name elements.", remedy)])
    return tuple(found)


def name_faults(names: Sequence[str], ranked: Sequence[str]) -> list[Fault]:
    """Faults of names of elements that are not ranked."""
    what = "is no element that has an activity."
    return [Fault(f"always {name}", what, nearest(name, ranked)) for name in names if name not in ranked]


def _model_faults(model: Any) -> list[Fault]:
    if isinstance(model, System):
        remedy = "give its graph or assembly: bg.reduce(system.model, …)."
        return [Fault("model", "is compiled, and elements are removed from graphs.", remedy)]
    if not isinstance(model, AbstractModel):
        return [Fault("model", f"{shown(model)} is not a model.", "give a bg.Graph, or an Assembly.")]
    what = "is reduced in numbers, and its values are traced."
    return trace_faults("model", what, "call bg.reduce outside jit, grad and vmap.", model)


def _share_faults(keep: Any) -> list[Fault]:
    found = numbers(keep)
    if found is not None and found.ndim == 0 and 0.0 < found <= 1.0:
        return []
    return [Fault("keep", f"{shown(keep)} is not a share.", "give a number above 0 and at most 1, such as keep=0.99.")]


def _time_faults(times: tuple, frequencies: Any) -> list[Fault]:
    missing = [name for name, value in zip(("t0", "t1"), times, strict=True) if value is None]
    if not missing or (len(missing) == 2 and frequencies is not None):
        return []
    remedy = "write bg.reduce(model, 0.0, 10.0), or give frequencies=[…] and input=… instead of both."
    return [Fault(" and ".join(missing), "is not given." if len(missing) == 1 else "are not given.", remedy)]


def _option_faults(options: Mapping[str, Any]) -> list[Fault]:
    what, remedy = "is set by bg.reduce itself.", "leave it out."
    faults = [Fault(name, what, remedy) for name in OWN if name in options]
    if isinstance(options.get("saveat"), dfx.SaveAt):
        what = "saves at steps, which differ between the models."
        faults.append(Fault("saveat", what, "give times: saveat=np.linspace(t0, t1, 201), or leave it out."))
    return faults
