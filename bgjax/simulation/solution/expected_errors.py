"""Estimates the error of each result of a solution from the tolerance and its sensitivity, without a second run."""

from collections.abc import Sequence

import numpy as np

from ...errors import SimulationError
from ...system.jacobians import jacobian_function
from ..run.projection import moved_by, project_saved
from .accuracy import Accuracy
from .base import AbstractSolution
from .error_growth import Growth, estimated_growth, looked_at, tableau_of
from .verification import sizes_of, told_names, values_of


# saved times that are used (fewer where Jacobians are needed), and random deviations
LOOKED_AT, STIFF, PROBES = 25, 7, 6
BETWEEN = 0.5  # error of dense output, relative to the error estimate of the step
MARGIN = 2.5  # safety factor of propagated errors: step sizes are known on average only
# global error relative to the tolerance, for governor, linkage, chain, circuit; ten times more or less elsewhere
SHARE = 0.5
ACCURATE, QUICK = 3.0, 1.0  # digits from which no remark is made, and uncertainty of the quick estimate in digits


def expected(solution: AbstractSolution, names: Sequence[str] | None = None, quick: bool = False) -> Accuracy:
    """The expected error of each result.

    For explicit methods, local errors are propagated along the run. For implicit methods, very long runs, and with
    `quick`, the states are changed at random by the tolerance and projected onto the constraints, with damping of
    modes that decay within an implicit step; the changes of the results are their expected errors. The force of a
    stiff spring between bodies whose positions are known to six digits has fewer digits.
    """
    if solution.tolerances is None or np.ndim(solution.ts) != 1:
        raise SimulationError("Errors are expected of single runs of bg.simulate.", "no_tolerance", 0.0)
    names = told_names(solution.system) if names is None else tuple(names)
    tableau = None if quick else tableau_of(solution)
    if tableau is None:
        found = _by_tolerance(solution, names)
    else:
        found = _by_steps(solution, names, estimated_growth(solution, tableau))
    errors = {name: np.nanmax(value, axis=0, initial=0.0) for name, value in found.items()}
    rtol = float(solution.tolerances[0])
    words = f"Expected errors at rtol = {rtol:.1e} (bg.simulate(…, verify=True) measures them)"
    return Accuracy(errors, sizes_of(solution, names), words)


def _by_steps(solution: AbstractSolution, names: Sequence[str], growth: Growth) -> dict[str, np.ndarray]:
    """The error of each result at each time, from the estimated errors of the states."""
    system, times, states = solution.system, growth.times, growth.states
    before, found = values_of(system, names, times, states), {name: 0.0 for name in names}
    for deviations in (growth.carried, growth.jitter, BETWEEN * growth.between):
        with np.errstate(all="ignore"):
            after = values_of(system, names, times, np.asarray(project_saved(system, times, states + deviations)))
        found = {name: found[name] + MARGIN * np.abs(after[name] - before[name]) for name in names}
    return found


def _by_tolerance(solution: AbstractSolution, names: Sequence[str]) -> dict[str, np.ndarray]:
    """The error of each result at each time, from random deviations of the states by the tolerance."""
    system, (times, states) = solution.system, looked_at(solution, STIFF if solution.traits.stiff else LOOKED_AT)
    before = values_of(system, names, times, states)
    generator, found = np.random.default_rng(3), {name: 0.0 for name in names}
    sizes, damped = _deviations(solution, states), _damping(solution, times, states)
    for _ in range(PROBES):
        change = np.einsum("tij,tj->ti", damped, sizes * generator.normal(size=sizes.shape))
        with np.errstate(all="ignore"):
            pushed = np.asarray(project_saved(system, times, moved_by(states, change)))
            after = values_of(system, names, times, pushed)
        found = {name: found[name] + (after[name] - before[name]) ** 2 / PROBES for name in names}
    return {name: np.sqrt(value) for name, value in found.items()}


def _damping(solution: AbstractSolution, times: np.ndarray, states: np.ndarray) -> np.ndarray:
    """(1 − h ∂f/∂y)⁻² at each time, with the mean step size h, for an implicit method; otherwise unit matrices."""
    size = solution.system.plan.size
    if not solution.traits.stiff or not len(times):
        return np.broadcast_to(np.eye(size), (len(times), size, size))
    step = (times[-1] - times[0]) / max(1, int(solution.stats["num_accepted_steps"]))
    at = jacobian_function(solution.system, solution.system.plan.equations.rates, size, ())
    jacobians = np.stack([at(time, state).by_states for time, state in zip(times, states, strict=True)])
    once = np.linalg.inv(np.eye(size) - step * np.nan_to_num(jacobians))
    return once @ once


def _deviations(solution: AbstractSolution, states: np.ndarray) -> np.ndarray:
    """The expected error of each state by the tolerance; zero for states whose errors are not controlled."""
    rtol, atol = (np.asarray(x) for x in solution.tolerances)
    slots = solution.system.plan.equations.states
    controlled = np.concatenate([np.zeros(0), *[np.full(slot.width, float(slot.controlled)) for slot in slots]])
    return SHARE * controlled * (rtol * np.abs(states[:, : len(controlled)]) + atol)


def doubtful(solution: AbstractSolution) -> str:
    """A remark on results that have few correct digits at this tolerance, or an empty string."""
    if solution.tolerances is None or np.ndim(solution.ts) != 1 or not bool(solution.successful):
        return ""
    if solution.verification is None and solution.system.plan.equations.solved.blocks:
        return ""  # results by Newton's method would have to be compiled for it
    found = solution.verification or expected(solution, quick=True)
    if solution.verification is None and min(found.digits.values(), default=ACCURATE + QUICK) < ACCURATE + QUICK:
        found = expected(solution)
    few = [(name, value) for name, value in found.digits.items() if value < ACCURATE]
    if not few:
        return ""
    listed = ", ".join(f"{name} ({max(0.0, value):.1f})" for name, value in few[:3])
    few_more = f"{listed}{', …' if len(few) > 3 else ''}"
    if solution.verification is not None:
        return f"; few digits: {few_more}; tighten rtol"
    return f"; the tolerance makes few digits sure: {few_more}; verify=True measures them"
