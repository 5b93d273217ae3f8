"""Measures the error of each result of a run by comparison with a second run at a tenth of the tolerance."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from ..._tracing import trace_faults, traced
from ...errors import Fault, InitialError
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System, split_vector
from ..run.projection import has_projection, moved_by, project_saved
from .accuracy import Accuracy
from .base import AbstractSolution
from .cardan_angles import continued
from .failures import raise_if_failed


TIGHTER = 0.1  # tolerance of the second run, relative to the first
# relative change of states; size, relative to its terms, of a result that a constraint holds at zero
PUSH, HELD = 1e-5, 1e-4


def tolerances_of(system: System, rtol: Any, atol: Any) -> tuple | None:
    """rtol, and atol of every state, as numbers; None where something is traced."""
    if traced(system, rtol, atol):
        return None
    sizes = 1e-3 * float(rtol) * np.asarray(system.scales()) if atol is None else np.asarray(atol, float)
    return np.float64(rtol), np.broadcast_to(sizes, (system.plan.size,))


def tighter(rtol: Any, atol: Any) -> tuple[Any, Any]:
    """Tolerances of the second run, of the same types, so that the compiled program is used again."""
    return TIGHTER * rtol, None if atol is None else TIGHTER * np.asarray(atol)


def verify_faults(verify: Any, *values: Any) -> list[Fault]:
    """A fault where a second run is asked for and values are traced."""
    what = "a second pass is compared in numbers, and values here are traced."
    remedy = "call bg.simulate(…, verify=True) outside jit, grad and vmap."
    return trace_faults("verify", what, remedy, *values) if verify is True else []


def verified(solution: AbstractSolution, second: AbstractSolution, rtol: float) -> AbstractSolution:
    """The first solution, with its errors as measured by a second one at a tighter tolerance."""
    raise_if_failed(second)
    if np.shape(second.ts) != np.shape(solution.ts) or not np.allclose(second.ts, solution.ts, equal_nan=True):
        what = "compares results at saved times, and here each pass saves at its own steps."
        raise InitialError([Fault("verify", what, "give saveat= an array of times, or leave it out.")])
    names = told_names(solution.system)
    one, other = (values_of(run.system, names, np.asarray(run.ts), np.asarray(run.ys)) for run in (solution, second))
    errors = {name: np.nanmax(np.abs(one[name] - other[name]), axis=0, initial=0.0) for name in names}
    sizes = sizes_of(second, names)
    words = f"Verification: difference from a second pass at rtol = {TIGHTER * rtol:.1e}"
    return replace(solution, verification=Accuracy(errors, sizes, words))


def told_names(system: System) -> tuple[str, ...]:
    """Names of the results that are reported: those named by parts; in a bare graph, all but those of single bonds."""
    exported = tuple(name for name in system.plan.exports if system.plan.resolve(name))
    return exported or tuple(name for name in system.plan.equations.quantities if "->" not in name)


def values_of(system: System, names: Sequence[str], times: np.ndarray, states: np.ndarray) -> dict[str, np.ndarray]:
    """Results by name at many times and states, with continuous Cardan angles."""
    plan = system.plan
    full = {name: plan.resolve(name) for name in names}
    wanted = tuple(dict.fromkeys(full.values()))
    widths = [(name, len(plan.outputs(name))) for name in wanted]
    flat = split_vector(evaluate_numbers(system, wanted, times, states), widths)
    return {name: continued(system, full[name], flat[full[name]]) for name in names}


def sizes_of(solution: AbstractSolution, names: Sequence[str]) -> dict[str, float]:
    """The largest absolute value of each result; zero where a constraint holds it at zero within rounding."""
    times, states = np.asarray(solution.ts), np.asarray(solution.ys)
    sound = np.isfinite(times)
    times, states = times[sound], states[sound]
    values = values_of(solution.system, names, times, states)
    apart = max(1, len(times) // 5)
    held = held_at_zero(solution.system, names, times[::apart], states[::apart])
    return {name: 0.0 if name in held else float(np.max(np.abs(values[name]), initial=0.0)) for name in names}


def held_at_zero(system: System, names: Sequence[str], times: np.ndarray, states: np.ndarray) -> set[str]:
    """Results that constraints hold at zero.

    They are negligible relative to their terms, and no change of the states, once projected, changes them.
    """
    if not has_projection(system) or not len(times):
        return set()
    own = states[:, : system.plan.size]
    changes = PUSH * (np.abs(own) + np.asarray(system.scales())) * np.random.default_rng(7).normal(size=own.shape)
    pushed = moved_by(states, changes)
    with np.errstate(all="ignore"):
        before, off = (values_of(system, names, times, at) for at in (states, pushed))
        back = values_of(system, names, times, np.asarray(project_saved(system, times, pushed)))
    found = set()
    for name in names:
        limit = HELD * (_largest(off[name] - before[name]) / PUSH)
        moved = _largest(back[name] - before[name]) / PUSH
        if moved <= limit and _largest(before[name]) <= limit:
            found.add(name)
    return found


def _largest(values: np.ndarray) -> float:
    return float(np.max(np.abs(np.nan_to_num(values)), initial=0.0))
