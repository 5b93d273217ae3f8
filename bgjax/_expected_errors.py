"""How far results may be off, expected from the tolerance and the condition of each result, without a second pass."""

from collections.abc import Sequence

import numpy as np

from ._accuracy import Accuracy, told_names, values_of
from ._errors import SimulationError
from ._projection import moved, project_saved
from ._slopes import slope_function
from ._solution import Solution


LOOKED_AT, STIFF, PROBES = 25, 7, 6  # saved times (fewer where Jacobians are needed) and random deviations
SHARE = 0.5  # of the tolerance, left as an error in the end: governor, linkage, chain, circuit; ten times more or less elsewhere
ACCURATE = 3.0  # digits of a result that need no word


def expected(solution: Solution, names: Sequence[str] | None = None) -> Accuracy:
    """Errors to expect: what deviations of the states by the tolerance, brought back onto the constraints, do to each result. A stiff spring
    between bodies whose places are known to six digits has a force with fewer. Implicit steps damp what decays within a step. Where
    stability and not the tolerance limits the steps, errors are smaller than that."""
    if solution.tolerances is None or np.ndim(solution.ts) != 1:
        raise SimulationError("Errors are expected of single runs of bg.simulate.", "no_tolerance", 0.0)
    system, names = solution.system, told_names(solution.system) if names is None else tuple(names)
    times, states = _looked_at(solution)
    before = values_of(system, names, times, states)
    generator, found = np.random.default_rng(3), {name: 0.0 for name in names}
    sizes, damped = _deviations(solution, states), _damping(solution, times, states)
    for _ in range(PROBES):
        change = np.einsum("tij,tj->ti", damped, sizes * generator.normal(size=sizes.shape))
        with np.errstate(all="ignore"):
            pushed = np.asarray(project_saved(system, times, moved(states, change)))
            after = values_of(system, names, times, pushed)
        found = {name: found[name] + (after[name] - before[name]) ** 2 / PROBES for name in names}
    errors = {name: np.nanmax(np.sqrt(value), axis=0, initial=0.0) for name, value in found.items()}
    largest = {name: float(np.max(np.abs(before[name]), initial=0.0)) for name in names}
    rtol = float(solution.tolerances[0])
    return Accuracy(errors, largest, f"Expected errors at rtol = {rtol:.1e} (bg.simulate(…, verify=True) measures them)")


def _looked_at(solution: Solution) -> tuple[np.ndarray, np.ndarray]:
    times, states = np.asarray(solution.ts), np.asarray(solution.ys)
    sound, count = np.flatnonzero(np.isfinite(times)), STIFF if solution.solver == "RadauIIA5" else LOOKED_AT
    chosen = sound[np.linspace(0, len(sound) - 1, min(count, len(sound))).astype(int)] if len(sound) else sound
    return times[chosen], states[chosen]


def _damping(solution: Solution, times: np.ndarray, states: np.ndarray) -> np.ndarray:
    """(1 − h ∂f/∂y)⁻² for a step h of usual length, at each time, where steps are implicit."""
    size = solution.system.plan.size
    if solution.solver != "RadauIIA5" or not len(times):
        return np.broadcast_to(np.eye(size), (len(times), size, size))
    step = (times[-1] - times[0]) / max(1, int(solution.stats["num_accepted_steps"]))
    at = slope_function(solution.system, solution.system.plan.equations.rates, size, ())
    jacobians = np.stack([at(time, state).by_states for time, state in zip(times, states, strict=True)])
    once = np.linalg.inv(np.eye(size) - step * np.nan_to_num(jacobians))
    return once @ once


def _deviations(solution: Solution, states: np.ndarray) -> np.ndarray:
    """What the tolerance leaves of each state; nothing of those that only count turns."""
    rtol, atol = (np.asarray(x) for x in solution.tolerances)
    slots = solution.system.plan.equations.states
    controlled = np.concatenate([np.zeros(0), *[np.full(slot.width, float(slot.controlled)) for slot in slots]])
    return SHARE * controlled * (rtol * np.abs(states[:, : len(controlled)]) + atol)


def doubtful(solution: Solution) -> str:
    """A word on results that the tolerance leaves with few digits."""
    if solution.tolerances is None or np.ndim(solution.ts) != 1 or not bool(solution.successful):
        return ""
    if solution.verification is None and solution.system.plan.equations.solved.blocks:
        return ""  # results by Newton's method would have to be compiled for it
    found = solution.verification or expected(solution)
    few = [(name, value) for name, value in found.digits.items() if value < ACCURATE]
    if not few:
        return ""
    listed = ", ".join(f"{name} ({max(0.0, value):.1f})" for name, value in few[:3])
    few_more = f"{listed}{', …' if len(few) > 3 else ''}"
    if solution.verification is not None:
        return f"; few digits: {few_more}; tighten rtol"
    return f"; the tolerance makes few digits sure: {few_more}; verify=True measures them"
