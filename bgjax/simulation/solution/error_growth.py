"""Estimates the global errors of the states along a run of an explicit method, from its saved states, in NumPy.

All intervals between saved times are integrated again side by side: with steps like those of the run, with steps of
half the length, and from slightly changed states. The first two give the error that an interval adds, the last the
sensitivity with which it propagates earlier errors. Where stability limits the steps, errors of modes that decay
within a step do not accumulate; they are estimated separately (`jitter`).
"""

from dataclasses import dataclass

import numpy as np

from ...formulation.records.output import Output
from ...solvers.traits import Tableau
from ...system.evaluate_numbers import evaluate_numbers
from ..run.projection import project_saved
from ..run.record import FIRST
from .base import AbstractSolution


MOST = 201  # most saved times that are used, so that two steps or more lie between them
AFFORDABLE = 400_000  # largest product of steps and states that is integrated again
# error per step relative to the tolerance, as the controller chooses it; iterations to find such steps
AIM, ROUNDS = 0.5, 4
REACH, PACES = 3.0, 8  # stability limit of step size times fastest rate; power iterations to find that rate
RELAXED = 3  # half steps after which modes that decay within a step have vanished
NUDGE = 1e-7  # difference for sensitivities, relative to the size of a state


@dataclass(frozen=True)
class Growth:
    """Estimated errors of the states at times of a run.

    `carried` are global errors, `jitter` those of modes that decay within a step, `between` those of dense output.
    """

    times: np.ndarray
    states: np.ndarray
    carried: np.ndarray
    jitter: np.ndarray
    between: np.ndarray


def tableau_of(solution: AbstractSolution) -> Tableau | None:
    """The Butcher tableau of the explicit method of a run, or None where the run cannot be integrated again here.

    That is so for other methods, very long runs, and systems whose nonlinear loops store their last solutions.
    """
    if solution.system.plan.carried:
        return None
    tableau, steps = solution.traits.tableau, int(solution.stats["num_accepted_steps"])
    followed = tableau is not None and steps * (solution.system.plan.size + 1) < AFFORDABLE
    return tableau if followed and np.sum(np.isfinite(np.asarray(solution.ts))) > 1 else None


def looked_at(solution: AbstractSolution, most: int) -> tuple[np.ndarray, np.ndarray]:
    """At most `most` of the saved times that were reached, evenly chosen, and their states."""
    times, states = np.asarray(solution.ts), np.asarray(solution.ys)
    sound = np.flatnonzero(np.isfinite(times))
    chosen = sound[np.linspace(0, len(sound) - 1, min(most, len(sound))).astype(int)] if len(sound) else sound
    return times[chosen], states[chosen]


def estimated_growth(solution: AbstractSolution, tableau: Tableau) -> Growth:
    """Estimated errors of the states along a run of an explicit method."""
    times, states = looked_at(solution, int(np.clip(int(solution.stats["num_accepted_steps"]) // 2, 2, MOST)))
    with np.errstate(all="ignore"):
        run = _SolvedRun(solution, tableau)
        steps = run.steps(times, states)
        later = run.relaxed(times, states, steps)
        carried = _carried(run, times, states, np.maximum(1, np.rint(np.diff(times) / steps[:-1])).astype(int))
        jitter = np.nan_to_num(run.local_error(times, states, steps) - run.local_error(*later, steps))
        interpolated = float(solution.traits.interpolates)  # otherwise steps end at the saved times
        between = interpolated * np.nan_to_num(run.step(*later, steps)[1]) * run.controlled()
    return Growth(times, states, carried, jitter, between)


@dataclass(frozen=True)
class _SolvedRun:
    solution: AbstractSolution
    tableau: Tableau

    def rates(self, times: np.ndarray, states: np.ndarray) -> np.ndarray:
        return np.nan_to_num(evaluate_numbers(self.solution.system, (Output.RATES,), times, states))

    def step(self, times: np.ndarray, states: np.ndarray, steps: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """States after one step of each length, and the error estimates of the method."""
        table, width = self.tableau, steps[:, None]
        stages = [self.rates(times, states)]

        def total(weights):
            return width * sum(weight * rates for weight, rates in zip(weights, stages, strict=True) if weight)

        for place, row in zip(table.shares, table.weights, strict=True):
            stages.append(self.rates(times + place * steps, states + total(row)))
        return states + total(table.solution), total(table.error)

    def steps(self, times: np.ndarray, states: np.ndarray) -> np.ndarray:
        """Step sizes as the controller would choose them: equal errors per step, and as many steps as in the run."""
        whole, count = times[-1] - times[0], self._count()
        steps, most = np.full(len(times), whole / count), REACH / self.paces(times, states)
        rtol, atol = (np.asarray(x) for x in self.solution.tolerances)
        for _ in range(ROUNDS):
            after, error = self.step(times, states, steps)
            scaled = (error / (atol + rtol * np.maximum(np.abs(states), np.abs(after))))[:, self.controlled()]
            size = np.sqrt(np.sum(np.nan_to_num(scaled, nan=1e3, posinf=1e3) ** 2, axis=1) / max(1, scaled.shape[1]))
            factors = np.clip((AIM / np.maximum(size, 1e-9)) ** 0.2, 0.2, 5.0)
            steps = np.minimum(steps * factors, np.minimum(whole, most))
        for _ in range(ROUNDS):
            steps = np.minimum(steps * np.sum(np.diff(times) / steps[:-1]) / count, most)
        return steps

    def _count(self) -> float:
        """Number of steps of the run, without those at its beginning in which the step size grew tenfold each."""
        count = max(1, int(self.solution.stats["num_accepted_steps"]))
        return max(1.0, count + np.log10(FIRST * count))

    def paces(self, times: np.ndarray, states: np.ndarray) -> np.ndarray:
        """The largest eigenvalue (by magnitude) of the Jacobian at every state, by power iteration."""
        base, nudges = self.rates(times, states), self.nudges(states)

        def length(x):
            return np.sqrt(np.sum((x / nudges) ** 2, axis=1, keepdims=True))

        moved = nudges * np.random.default_rng(5).normal(size=states.shape)
        for _ in range(PACES):
            change = self.rates(times, states + moved) - base
            pace = length(change) / length(moved)
            moved = np.nan_to_num(change / np.maximum(pace, 1e-12))
        return np.maximum(np.nan_to_num(pace[:, 0]), 1e-12)

    def nudges(self, states: np.ndarray) -> np.ndarray:
        """Small changes of every state, for sensitivities by differences."""
        return NUDGE * (np.max(np.abs(states), axis=0) + 1e-3 * np.asarray(self.solution.system.scales()))

    def controlled(self) -> np.ndarray:
        """A mask of the states whose errors the step-size controller counts."""
        slots = self.solution.system.plan.equations.states
        return np.concatenate([np.zeros(0, bool), *[np.full(slot.width, bool(slot.controlled)) for slot in slots]])

    def local_error(self, times: np.ndarray, states: np.ndarray, steps: np.ndarray) -> np.ndarray:
        """The local error of a step: its difference from two steps of half the length."""
        half = 0.5 * steps
        middle, _ = self.step(times, states, half)
        error = self.step(times, states, steps)[0] - self.step(times + half, middle, half)[0]
        return np.nan_to_num(error) * self.controlled()

    def relaxed(self, times: np.ndarray, states: np.ndarray, steps: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        for _ in range(RELAXED):
            states, times = self.step(times, states, 0.5 * steps)[0], times + 0.5 * steps
        return times, states

    def marched(self, times: np.ndarray, states: np.ndarray, lengths: np.ndarray, counts: np.ndarray) -> np.ndarray:
        """States after `counts` equal steps over each length, projected onto the constraints after every step."""
        now, states, width = times.copy(), states.copy(), lengths / counts
        for number in range(int(np.max(counts, initial=0))):
            on = np.flatnonzero(number < counts)
            after = self.step(now[on], states[on], width[on])[0]
            now[on] = now[on] + width[on]
            states[on] = np.asarray(project_saved(self.solution.system, now[on], after))
        return states


def _carried(run: _SolvedRun, times: np.ndarray, states: np.ndarray, counts: np.ndarray) -> np.ndarray:
    """Global errors: in each interval, earlier errors are propagated by sensitivities, and local errors are added."""
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
