"""How errors of explicit steps grow along a run, in NumPy.

From saved time to saved time, all intervals side by side, steps like those of the run are taken once more, halved, and from states that are
nudged: the first two tell what an interval leaves, the last how it carries on what was there. Where stability limits the steps, what decays
within a step only jitters and is told apart.
"""

from dataclasses import dataclass
from typing import Any

import diffrax as dfx
import numpy as np

from ...system.evaluate_numbers import concrete_results
from ..run.projection import project_saved
from ..run.step_limits import FIRST
from .solution import Solution


MOST = 201  # saved times that are looked at; two steps or more lie between them
AFFORDABLE = 400_000  # steps, times states, that are taken again
AIM, ROUNDS = 0.5, 4  # error of a step, of the tolerance, as the step control has it; rounds of finding such steps
REACH, PACES = 3.0, 8  # step times the fastest rate up to which explicit steps are stable; rounds of finding that rate
RELAXED = 3  # half steps after which what decays within a step has gone
NUDGE = 1e-7  # of a state's size, for slopes by differences


@dataclass(frozen=True)
class Growth:
    """Errors of the states at times of a run: carried along it, jitter of what decays within a step, and what lies between two steps."""

    times: np.ndarray
    states: np.ndarray
    carried: np.ndarray
    jitter: np.ndarray
    between: np.ndarray


def tableau_of(solution: Solution) -> Any:
    """Coefficients of the explicit method of a run that can be followed once more, or None: not where nonlinear loops carry their
    solutions, which each step would have to renew."""
    if solution.system.plan.carried:
        return None
    tableau, steps = getattr(getattr(dfx, solution.solver, None), "tableau", None), int(solution.stats["num_accepted_steps"])
    followed = isinstance(tableau, dfx.ButcherTableau) and not tableau.implicit and steps * (solution.system.plan.size + 1) < AFFORDABLE
    return tableau if followed and np.sum(np.isfinite(np.asarray(solution.ts))) > 1 else None


def looked_at(solution: Solution, most: int) -> tuple[np.ndarray, np.ndarray]:
    """Some of the saved times that were reached, and their states."""
    times, states = np.asarray(solution.ts), np.asarray(solution.ys)
    sound = np.flatnonzero(np.isfinite(times))
    chosen = sound[np.linspace(0, len(sound) - 1, min(most, len(sound))).astype(int)] if len(sound) else sound
    return times[chosen], states[chosen]


def grown(solution: Solution, tableau: Any) -> Growth:
    """Errors of the states along a run of explicit steps."""
    times, states = looked_at(solution, int(np.clip(int(solution.stats["num_accepted_steps"]) // 2, 2, MOST)))
    with np.errstate(all="ignore"):
        run = _Run(solution, tableau)
        steps = run.steps(times, states)
        later = run.relaxed(times, states, steps)
        carried = _carried(run, times, states, np.maximum(1, np.rint(np.diff(times) / steps[:-1])).astype(int))
        jitter = np.nan_to_num(run.left(times, states, steps) - run.left(*later, steps))
        interpolated = float(solution.solver != "Dopri8")  # its steps end at the saved times
        between = interpolated * np.nan_to_num(run.step(*later, steps)[1]) * run.controlled()
    return Growth(times, states, carried, jitter, between)


@dataclass(frozen=True)
class _Run:
    solution: Solution
    tableau: Any

    def rates(self, times: np.ndarray, states: np.ndarray) -> np.ndarray:
        return np.nan_to_num(concrete_results(self.solution.system, ("@rates",), times, states))

    def step(self, times: np.ndarray, states: np.ndarray, steps: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """States after a step of each length, and what the method itself takes for their errors."""
        table, width = self.tableau, steps[:, None]
        slopes = [self.rates(times, states)]
        for place, row in zip(table.c, table.a_lower, strict=True):
            moved = states + width * sum(weight * slope for weight, slope in zip(row, slopes, strict=True) if weight)
            slopes.append(self.rates(times + place * steps, moved))
        total = lambda weights: width * sum(weight * slope for weight, slope in zip(weights, slopes, strict=True) if weight)
        return states + total(table.b_sol), total(table.b_error)

    def steps(self, times: np.ndarray, states: np.ndarray) -> np.ndarray:
        """Steps as the control chooses them: errors of one size, as many steps as there were."""
        whole, count = times[-1] - times[0], self._count()
        steps, most = np.full(len(times), whole / count), REACH / self.paces(times, states)
        rtol, atol = (np.asarray(x) for x in self.solution.tolerances)
        for _ in range(ROUNDS):
            after, error = self.step(times, states, steps)
            scaled = (error / (atol + rtol * np.maximum(np.abs(states), np.abs(after))))[:, self.controlled()]
            size = np.sqrt(np.sum(np.nan_to_num(scaled, nan=1e3, posinf=1e3) ** 2, axis=1) / max(1, scaled.shape[1]))
            steps = np.minimum(steps * np.clip((AIM / np.maximum(size, 1e-9)) ** 0.2, 0.2, 5.0), np.minimum(whole, most))
        for _ in range(ROUNDS):
            steps = np.minimum(steps * np.sum(np.diff(times) / steps[:-1]) / count, most)
        return steps

    def _count(self) -> float:
        """Steps of the run, without those in which the control grew tenfold from its first step."""
        count = max(1, int(self.solution.stats["num_accepted_steps"]))
        return max(1.0, count + np.log10(FIRST * count))

    def paces(self, times: np.ndarray, states: np.ndarray) -> np.ndarray:
        """The fastest rate at every state, by power iteration."""
        base, nudges = self.rates(times, states), self.nudges(states)
        length = lambda x: np.sqrt(np.sum((x / nudges) ** 2, axis=1, keepdims=True))
        moved = nudges * np.random.default_rng(5).normal(size=states.shape)
        for _ in range(PACES):
            change = self.rates(times, states + moved) - base
            pace = length(change) / length(moved)
            moved = np.nan_to_num(change / np.maximum(pace, 1e-12))
        return np.maximum(np.nan_to_num(pace[:, 0]), 1e-12)

    def nudges(self, states: np.ndarray) -> np.ndarray:
        """Small changes of every state, for slopes by differences."""
        return NUDGE * (np.max(np.abs(states), axis=0) + 1e-3 * np.asarray(self.solution.system.scales()))

    def controlled(self) -> np.ndarray:
        """States whose errors count."""
        slots = self.solution.system.plan.equations.states
        return np.concatenate([np.zeros(0, bool), *[np.full(slot.width, bool(slot.controlled)) for slot in slots]])

    def left(self, times: np.ndarray, states: np.ndarray, steps: np.ndarray) -> np.ndarray:
        """The error that a step leaves: its difference from two of half the length."""
        half = 0.5 * steps
        middle, _ = self.step(times, states, half)
        error = self.step(times, states, steps)[0] - self.step(times + half, middle, half)[0]
        return np.nan_to_num(error) * self.controlled()

    def relaxed(self, times: np.ndarray, states: np.ndarray, steps: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        for _ in range(RELAXED):
            states, times = self.step(times, states, 0.5 * steps)[0], times + 0.5 * steps
        return times, states

    def marched(self, times: np.ndarray, states: np.ndarray, lengths: np.ndarray, counts: np.ndarray) -> np.ndarray:
        """States after `counts` equal steps over each length, each step ending on the constraints."""
        now, states, width = times.copy(), states.copy(), lengths / counts
        for number in range(int(np.max(counts, initial=0))):
            on = np.flatnonzero(number < counts)
            after = self.step(now[on], states[on], width[on])[0]
            now[on] = now[on] + width[on]
            states[on] = np.asarray(project_saved(self.solution.system, now[on], after))
        return states


def _carried(run: _Run, times: np.ndarray, states: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """From interval to interval: what was there, carried on, and what the steps of the interval add."""
    begin, start, lengths, size = times[:-1], states[:-1], np.diff(times), states.shape[1]
    nudges = run.nudges(states)
    rows = (start[None] + np.concatenate([np.zeros((1, size)), np.diag(nudges)])[:, None, :]).reshape(-1, size)
    tiled = [np.tile(x, size + 1) for x in (begin, lengths, counts)]
    rows = np.asarray(project_saved(run.solution.system, tiled[0], rows))
    ends = run.marched(tiled[0], rows, *tiled[1:]).reshape(size + 1, len(begin), size)
    flows = np.nan_to_num(np.moveaxis((ends[1:] - ends[0]) / nudges[:, None, None], 0, 2))
    added = np.nan_to_num(ends[0] - run.marched(begin, start, lengths, 2 * counts)) * run.controlled()
    errors = np.zeros_like(states)
    for number, (flow, more) in enumerate(zip(flows, added, strict=True)):
        errors[number + 1] = flow @ errors[number] + more
    return np.nan_to_num(errors)
