"""Checks of the arguments of `simulate`: values go in, a list of faults comes out; traced values are not checked."""

import inspect
from typing import Any

import numpy as np

from .._tracing import numbers, traced
from ..elements.law import hash_faults
from ..errors import Fault, shown
from ..surface.arguments import flag_faults
from ..surface.libraries import diffrax_kinds


def tolerance_faults(rtol, atol, size: int) -> list[Fault]:
    """Faults of the tolerances: rtol must be one positive number; atol may be one number or one per state."""
    faults = []
    for name, value, shapes in (("rtol", rtol, ((),)), ("atol", atol, ((), (size,)))):
        if traced(value) or (name == "atol" and value is None):
            continue
        found = numbers(value)
        if found is None or not (np.all(np.isfinite(found)) and np.all(found > 0.0)):
            remedy = "give a small positive number such as 1e-6."
            faults.append(Fault(name, f"{shown(value)} is not a tolerance.", remedy))
        elif found.shape not in shapes:
            several = f", or a vector of {size} in the order of system.states" if name == "atol" else ""
            what = f"has shape {found.shape}, the system has {size} state{'' if size == 1 else 's'}."
            faults.append(Fault(name, what, f"give one number{several}."))
    return faults


def policy_faults(solver, adjoint, progress, flags: dict[str, Any]) -> list[Fault]:
    """Faults of solver, adjoint and progress (diffrax objects or None) and of `flags` (booleans)."""
    adjoints = "diffrax.RecursiveCheckpointAdjoint() or diffrax.ForwardMode()"
    faults = [
        *_object_faults("solver", solver, "AbstractSolver", "diffrax.Tsit5() or bgjax.solvers.RadauIIA5()"),
        *_fixed_step_faults(solver),
        *_object_faults("adjoint", adjoint, "AbstractAdjoint", adjoints),
    ]
    if not isinstance(progress, bool):
        faults += _object_faults("progress", progress, "AbstractProgressMeter", "True or diffrax.TextProgressMeter()")
    return faults + flag_faults(**flags)


def _fixed_step_faults(solver) -> list[Fault]:
    kinds = diffrax_kinds(solver)
    if "AbstractSolver" not in kinds or "AbstractAdaptiveSolver" in kinds:
        return []
    what = f"{type(solver).__name__} gives no error estimate, so that its steps cannot be controlled."
    return [
        Fault("solver", what, "give diffrax.Heun(), diffrax.Tsit5() or bgjax.solvers.RadauIIA5(), or leave it out.")
    ]


def _object_faults(name: str, value, kind: str, example: str) -> list[Fault]:
    if value is None or kind in diffrax_kinds(value):
        return []
    if isinstance(value, type):
        return [Fault(name, f"{value.__name__} is a class.", f"give an object: {value.__name__}().")]
    word = {"solver": "a solver", "adjoint": "an adjoint", "progress": "a progress meter"}[name]
    return [Fault(name, f"{shown(value)} is not {word} of diffrax.", f"give {example}, or leave it out.")]


def limit_faults(max_steps: Any) -> list[Fault]:
    """Faults of the largest number of steps, which must be a positive integer or None."""
    whole = isinstance(max_steps, int | np.integer) and not isinstance(max_steps, bool) and max_steps > 0
    if max_steps is None or whole:
        return []
    return [Fault("max_steps", f"{shown(max_steps)} is not a positive whole number.", "give for example 65536.")]


def seed_faults(seed: Any) -> list[Fault]:
    """Faults of the seed of a random number generator, which must be an integer from 0 upwards."""
    if isinstance(seed, int | np.integer) and not isinstance(seed, bool) and seed >= 0:
        return []
    return [Fault("seed", f"{shown(seed)} is not a whole number from 0.", "give one, such as seed=0.")]


def loss_faults(loss: Any) -> list[Fault]:
    """Faults of a loss, which must be a function of one argument, the solution."""
    remedy = "give a function of a solution: lambda sol: jnp.mean(sol['m.flow'] ** 2)."
    if not callable(loss) or isinstance(loss, type):
        return [Fault("loss", f"{shown(loss)} is not a function.", remedy)]
    if unhashable := hash_faults("loss", loss):
        return unhashable
    try:
        inspect.signature(loss).bind(None)
    except TypeError:
        return [Fault("loss", f"{shown(loss)} does not take one argument.", remedy)]
    except ValueError:  # functions without a signature, such as NumPy's
        return []
    return []


def stop_faults(stops, t0, t1) -> list[Fault]:
    """Faults of `stops`, which must be times inside the run: a stop outside it is probably an error of unit or sign."""
    if stops is None or traced(stops):
        return []
    found = numbers(stops)
    if found is not None and not found.size:
        return []
    if found is None or found.ndim > 1 or not np.all(np.isfinite(found)):
        remedy = "give the times at which a function of time jumps, such as [0.5, 2.0]."
        return [Fault("stops", f"{shown(stops)} does not give finite times.", remedy)]
    outside = [] if traced(t0, t1) else [time for time in np.atleast_1d(found) if not float(t0) <= time <= float(t1)]
    remedy = "keep the times inside the run, or leave this one out."
    return [Fault("stops", f"{time:g} is outside the run from {t0} to {t1}.", remedy) for time in outside]


def saved_time_faults(times, t0, t1) -> list[Fault]:
    """Faults of the times to save at, which must be finite, sorted and inside the run."""
    ts = numbers(times)
    if ts is None or ts.ndim != 1 or not len(ts) or not np.all(np.isfinite(ts)):
        remedy = "give a vector such as jnp.linspace(t0, t1, 201), or a diffrax.SaveAt."
        return [Fault("saveat", f"{shown(times)} is not a vector of finite times.", remedy)]
    if np.any(np.diff(ts) < 0.0):
        return [Fault("saveat", "the times are not increasing.", "sort the times.")]
    slack = 1e-12 * (float(t1) - float(t0))
    if ts[0] < float(t0) - slack or ts[-1] > float(t1) + slack:
        what = f"reaches from {ts[0]:g} to {ts[-1]:g}, outside the run from {t0} to {t1}."
        return [Fault("saveat", what, "keep the times inside the run.")]
    return []
