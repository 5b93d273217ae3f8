"""Runs in native code that save their steps, their start, or dense output."""

from typing import Any, NamedTuple

import jax
import numpy as np

from ...solvers.native.steps import Steps
from ...solvers.traits import solver_name
from ..run.call_classes import room
from ..run.record import Run


class Rows(NamedTuple):
    """Times, and the states at them."""

    times: np.ndarray
    states: np.ndarray


def rows_of_steps(run: Run, at_times: Rows, steps: Steps, last: Rows) -> Rows:
    """What a run saves, in the order of time: its start, states at given times, and the ends of steps or its own end.
    An entry for a time that was not reached is NaN, and stands last."""
    saving, width = run.saveat, last.states.shape[1]
    start = steps.start[:1] if len(steps.start) else np.asarray(run.state)[None]
    reached = np.isfinite(at_times.times)
    parts = [Rows(np.array([float(run.t0)]), start[:, :width])] if saving.t0 else []
    parts.append(Rows(*(each[reached] for each in at_times)))
    ends = Rows(steps.end, steps.next[:, :width])
    if saving.steps:
        parts.append(Rows(*(each[saving.steps - 1 :: saving.steps] for each in ends)))
    if saving.t1 and not (saving.steps and len(steps.end) % saving.steps == 0):
        parts.append(last)
    parts.append(Rows(*(each[~reached] for each in at_times)))
    times, states = (np.concatenate(each) for each in zip(*parts, strict=True))
    order = np.argsort(times, kind="stable")
    return Rows(times[order], states[order])


def interpolation_of(run: Run, steps: Steps) -> Any:
    """Dense output as diffrax has it, with room for a power of two of steps."""
    import diffrax as dfx

    count, begin = len(steps.end), np.asarray(run.t0, float)
    padding = room(max(1, count)) - count
    times = np.concatenate([begin[None], steps.end, np.full(padding, np.inf)])
    infos = {"y0": steps.start, "y1": steps.ended, "k": steps.increments}
    infos = {name: _padded(value, padding) for name, value in infos.items()}
    start = steps.start[0] if count else np.asarray(run.state)
    kind = getattr(dfx, solver_name(run.solver)).interpolation_cls
    times, size, one, begin, start = map(jax.device_put, (times, np.asarray(count + 1), np.asarray(1), begin, start))
    return dfx.DenseInterpolation(times, size, infos, kind, one, begin, start)


def _padded(values: np.ndarray, count: int) -> jax.Array:
    return jax.device_put(np.concatenate([values, np.full((count, *values.shape[1:]), np.nan)]))
