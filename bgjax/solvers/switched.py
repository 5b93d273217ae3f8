"""Wraps a solver so that states take new values at events, and logs the events."""

from collections.abc import Callable
from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax.numpy as jnp
import numpy as np
from jax import lax

from .native.records import LOGGED
from .wrapper import AbstractWrapper


POINTS = 8  # intervals per step at whose ends watched values are sampled to find their peak


class Guards(NamedTuple):
    """Guards of all switches: value (an event is its rise through zero), rate, largest change per step, and pace."""

    value: Any
    rate: Any
    size: Any
    pace: Any


class Switches(eqx.Module):
    """The functions of the switches that a solver needs.

    `guards(t, y)` are the guards, `held(t, y)` the new values that states take at events, `watched(t, y)` the values
    whose peaks are logged. `places` and `owners` give the index in y and the switch of every held value.
    """

    guards: Callable
    held: Callable
    watched: Callable
    places: tuple[int, ...] = eqx.field(static=True)
    owners: tuple[int, ...] = eqx.field(static=True)


class Log(NamedTuple):
    """Events in the order of time.

    Each has its `switch`, the times `began` and `ended`, the first of its `held` values, and the `peak` of the watched
    value with its time `peaked`; NaN where there is none yet. `count` is the number of all events, `row` the row of
    the last event of every switch.
    """

    switch: Any
    began: Any
    held: Any
    ended: Any
    peak: Any
    peaked: Any
    count: Any
    row: Any


class Switched(AbstractWrapper):
    """Wraps `solver` so that states take new values where switches change.

    Where a guard is negative before a step and not negative after it, the states of its switch take their new values
    at the end of the step. The step-size controller makes steps end at the zeros of guards.
    """

    solver: dfx.AbstractSolver
    switches: Switches
    scan_kind: Any = None

    def init(self, terms, t0, t1, y0, args):
        guards = self.switches.guards(t0, y0)
        return self.solver.init(terms, t0, t1, y0, args), begun(guards, t0)

    def step(self, terms, t0, t1, y0, args, solver_state, made_jump):  # noqa: PLR0913 - diffrax prescribes the arguments
        solver, (inner, log) = self.inner(), solver_state
        y1, error, dense, inner, result = solver.step(terms, t0, t1, y0, args, inner, made_jump)
        before, after = self.switches.guards(t0, y0), self.switches.guards(t1, y1)
        y1 = self.switched(t1, y1, rising(before, after))

        def watched(t):
            between = solver.interpolation_cls(t0=t0, t1=t1, **dense).evaluate(t)
            return self.switches.watched(t, between)

        taken = Taken(before, after, t0, t1, y1[self._first_places(len(before.value))])
        log = lax.stop_gradient(logged(log, taken, watched))
        return y1, error, dense, (inner, log), result

    def _first_places(self, count: int) -> np.ndarray:
        """The index in y of the first held value of every switch."""
        places, owners = self.switches.places, self.switches.owners
        return np.array([places[owners.index(number)] for number in range(count)])

    def switched(self, t1, y1, rises):
        """The state in which the held values of the switches in `rises` are replaced by their new ones."""
        places, owners = np.array(self.switches.places, int), np.array(self.switches.owners, int)

        def held():
            return y1.at[places].set(jnp.where(rises[owners], self.switches.held(t1, y1), y1[places]))

        return lax.cond(jnp.any(rises), held, lambda: y1)


def rising(before: Guards, after: Guards):
    """Which guards rise through zero in a step: these are its events."""
    return (before.value < 0.0) & (after.value >= 0.0)


# -- the log ---------------------------------------------------------------------------------------------
def begun(guards: Guards, t0) -> Log:
    """The initial log: empty, except for a row at t0 for every guard that is not negative initially."""
    count = guards.value.shape[0]
    nothing, on = jnp.full((LOGGED,), jnp.nan, guards.value.dtype), guards.value >= 0.0
    row = jnp.where(on, jnp.cumsum(on) - 1, -1)
    switch = jnp.full((LOGGED,), -1)
    for number in range(count):
        switch = jnp.where((jnp.arange(LOGGED) == row[number]) & on[number], number, switch)
    began = jnp.where(switch >= 0, t0, nothing)
    return Log(switch, began, nothing, nothing, nothing, nothing, jnp.sum(on), row)


class Taken(NamedTuple):
    """A step that was taken: guards before and after it, its times, and the first held value of every switch."""

    before: Guards
    after: Guards
    t0: Any
    t1: Any
    held: Any


def logged(log: Log, step: Taken, watched: Callable) -> Log:
    """The log, with the events and peaks of this step."""
    before, after, t0, t1, held = step
    rises, falls, on = rising(before, after), (before.value >= 0.0) & (after.value < 0.0), before.value >= 0.0
    log = lax.cond(jnp.any(on), lambda: _peaks(log, on, t0, t1, watched), lambda: log)
    return lax.cond(jnp.any(rises | falls), lambda: _edges(log, rises, falls, after, t1, held), lambda: log)


def _edges(log: Log, rises, falls, after: Guards, t1, held) -> Log:
    instant = t1 - after.value / jnp.where(after.rate == 0.0, jnp.inf, after.rate)
    for number in range(rises.shape[0]):
        ending = (jnp.arange(LOGGED) == log.row[number]) & falls[number]
        row = jnp.where(rises[number], log.count, log.row[number])
        here = (jnp.arange(LOGGED) == row) & rises[number]
        log = log._replace(
            switch=jnp.where(here, number, log.switch),
            began=jnp.where(here, instant[number], log.began),
            held=jnp.where(here, held[number], log.held),
            ended=jnp.where(ending, instant[number], log.ended),
            count=log.count + rises[number],
            row=log.row.at[number].set(row),
        )
    return log


def _peaks(log: Log, on, t0, t1, watched: Callable) -> Log:
    """The log with the largest watched values so far, found by parabolas through points inside the step."""
    times = t0 + (t1 - t0) * np.arange(POINTS + 1) / POINTS
    values = jnp.stack([watched(times[k]) for k in range(POINTS + 1)])
    middle = jnp.clip(jnp.argmax(values, axis=0), 1, POINTS - 1)
    low, here, high = (jnp.take_along_axis(values, (middle + k)[None], axis=0)[0] for k in (-1, 0, 1))
    rate, bend = 0.5 * (high - low), 0.5 * (high + low) - here
    vertex = -0.5 * rate / jnp.where(bend < 0.0, bend, 1.0)
    shift = jnp.clip(jnp.where(bend < 0.0, vertex, jnp.sign(rate)), -1.0, 1.0)
    peak, moment = here + (rate + bend * shift) * shift, t0 + (t1 - t0) * (middle + shift) / POINTS
    for number in range(on.shape[0]):
        mine = (jnp.arange(LOGGED) == log.row[number]) & on[number] & ~(log.peak >= peak[number])
        higher, later = jnp.where(mine, peak[number], log.peak), jnp.where(mine, moment[number], log.peaked)
        log = log._replace(peak=higher, peaked=later)
    return log
