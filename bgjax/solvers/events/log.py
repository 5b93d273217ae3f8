"""The log of events: rises of guards through zero, the times at which they fall again, and peaks in between."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax.numpy as jnp
import numpy as np
from jax import lax

from ..native.records import LOGGED


POINTS = 8  # intervals per step at whose ends watched values are sampled to find their peak


class Guards(NamedTuple):
    """Guards of all switches: value (an event is its rise through zero), rate, largest change per step, and pace."""

    value: Any
    rate: Any
    size: Any
    pace: Any


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


def rising(before: Guards, after: Guards):
    """Which guards rise through zero in a step: these are its events."""
    return (before.value < 0.0) & (after.value >= 0.0)


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
