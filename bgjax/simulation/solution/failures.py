"""Finds why a run failed: its data go in, a message with the time and the suspected element comes out."""

import numpy as np

from ...errors import SimulationError
from ...formulation.records.output import Output
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System, split_vector
from ..outcome.status import has_status
from .base import AbstractSolution
from .cardan_angles import CARDAN_REMEDY, singular_angles
from .influence import REMEDY, lost_in_run


TEXTS = {
    "max_steps_reached": "the step limit was reached. Raise max_steps=, loosen rtol, or run in pieces",
    "dt_min_reached": (
        "the step size fell to rounding: the solution diverges, a law is not a number, a loop has no solution, or a"
        " drive jumps or leads beyond the reach of the mechanism there"
    ),
}


def status_name(solution: AbstractSolution) -> str:
    """Name of the status, such as 'max_steps_reached'."""
    for name in ("successful", "max_steps_reached", "dt_min_reached", "event_occurred"):
        if bool(has_status(solution.ended, name)):
            return name
    return "internal_error"


def status_text(solution: AbstractSolution) -> str:
    """Why a run stopped, and what may help."""
    name = status_name(solution)
    if name == "max_steps_reached" and not solution.traits.stiff:
        return f"{TEXTS[name]}; if the system is stiff, pass solver=bgjax.solvers.RadauIIA5()"
    return TEXTS.get(name, "the solver failed. Tighten rtol/atol or choose another solver")


def raise_if_failed(solution: AbstractSolution) -> None:
    """Raise an error with the time and the suspected element where a run has failed; for numbers only."""
    if bool(np.all(np.asarray(solution.successful))):
        return
    time = float(np.ravel(np.asarray(solution.end_time))[0])
    raise_if_without_influence(solution, stopped=True)
    message = f"At t = {time:.9g} {status_text(solution)}. {_suspect(solution, time)}"
    raise SimulationError(message, status_name(solution), time)


def raise_if_without_influence(solution: AbstractSolution, stopped: bool = False) -> None:
    """Raise an error where the inputs of an inverse model lose their influence during a run, or where it stopped."""
    if np.ndim(solution.ts) > 1 or solution.system.plan.equations.inverse is None:
        return
    times, states = (np.asarray(values) for values in (solution.ts, solution.ys))
    if stopped:
        times = np.append(times, np.asarray(solution.end_time))
        states = np.concatenate([states, np.asarray(solution.end_state)[None, : states.shape[1]]])
    size = solution.system.plan.size + solution.system.plan.carried
    lost = lost_in_run(solution.system, times, states[:, :size], stopped)
    if lost is not None:
        message = f"At t = {lost.time:.9g} the inverse ends at a dead centre: {lost} there. {REMEDY}."
        raise SimulationError(message, "no_influence", lost.time)


def not_finite(system: System, time: float, state: np.ndarray) -> list[str]:
    """Names of results that are NaN or infinite at a state, those of sources and functions first."""
    names = tuple(name for name in system.plan.equations.quantities if "->" not in name)
    widths = [(name, len(system.plan.outputs(name))) for name in names]
    flat = split_vector(evaluate_numbers(system, names, np.array([time]), state[None]), widths)
    broken = [name for name in names if not np.all(np.isfinite(flat[name]))]
    kinds = {node.name: node.kind for node in system.causality.structure.nodes}
    causes = ("Se", "Sf", "MSe", "MSf", "Signal", "Function")
    return sorted(broken, key=lambda name: kinds.get(name.rpartition(".")[0]) not in causes)


FOLD = "other solutions may exist, far away; put a storage (I or C) into the loop, which decides how it goes on"


def _ended_loops(system: System, time: float, state: np.ndarray) -> list[str]:
    """Unknowns of nonlinear loops that have no solution near their last one; empty where there was no last one."""
    blocks = [block for block in system.plan.equations.solved.blocks if block.carried]
    if system.begin is None or not blocks:
        return []
    values = iter(evaluate_numbers(system, (Output.CARRIED,), np.array([time]), state[None])[0])
    names = []
    for block in blocks:
        solution = [next(values) for _ in (*block.unknowns, "largest")]
        if np.any(np.isnan(solution)):
            names += block.names
    return names


def _suspect(solution: AbstractSolution, time: float) -> str:
    """A sentence on the variables that are not finite, or change fastest, at the last accepted state."""
    system, state = solution.system.beginning_at(np.ravel(np.asarray(solution.end_state)))
    # also a little later: a source may become NaN just after the last accepted step
    for moment in (time, time + 1e-9 * (1.0 + abs(time)), time + 1e-6 * (1.0 + abs(time))):
        ended, broken = _ended_loops(system, moment, state), not_finite(system, moment, state)
        if ended:
            loop = f"nonlinear loop through {', '.join(ended[:3])}"
            return f"The solution of the {loop} that the run has followed ends there: {FOLD}."
        if broken:
            return f"'{broken[0]}' is not finite there."
    if singular := singular_angles(system, state):
        return f"The Cardan angles of {singular[0]} are at their singularity there. Remedy: {CARDAN_REMEDY}"
    rates = evaluate_numbers(system, (Output.RATES,), np.array([time]), state[None])[0]
    return _fastest(system, state, rates) if len(rates) else ""


def _fastest(system: System, state: np.ndarray, rates: np.ndarray) -> str:
    """A sentence on the state that changes fastest, relative to its value."""
    places = {slot.name: slice(slot.start, slot.start + slot.width) for slot in system.plan.equations.states}

    def pace(name: str) -> float:
        place = places[name]
        return np.max(np.abs(rates[place]) / (np.abs(state[place]) + 1e-12))

    fastest = max(places, key=pace)
    value, rate = (np.array2string(x[places[fastest]], precision=4) for x in (state, rates))
    return f"Fastest there: '{fastest}' = {value}, rate {rate}."
