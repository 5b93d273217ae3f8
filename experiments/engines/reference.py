"""A run by diffrax as `simulate` sets it up, with a record of every attempt of a step."""

from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

import bgjax as bg
from bgjax.elements.values import leaf
from bgjax.simulation.reference.integrate import _controller, _prepared, _prepared_run
from bgjax.simulation.reference.integrate import reference_run as run_with_objects
from bgjax.simulation.run.call_classes import tolerance_arrays, valued_limit, whole, with_room
from bgjax.simulation.run.record import Run
from bgjax.simulation.run.saving import Saving
from bgjax.solvers.wrapper_control import AbstractWrapperControl


SHARES = (0.25, 0.5, 1.0)  # of a step, where dense output is compared
POINTS = 21  # saved times of a run


class Attempts(NamedTuple):
    """A row for each attempt of a step: what the solver and the controller were given, and what they gave."""

    t0: Any
    t1: Any
    y0: Any
    y1: Any
    error: Any
    inverse: Any  # of the error of the last accepted step, which the controller remembers
    at_shortest: Any
    kept: Any
    next: Any  # the end of the next attempt, before it is cut at the end of the run


class Recorded(AbstractWrapperControl):
    """The steps of another controller, written down."""

    controller: Any
    room: int = eqx.field(static=True)

    def init(self, terms, t0, t1, y0, dt0, args, func, error_order):
        t1, state = self.controller.init(terms, t0, t1, y0, dt0, args, func, error_order)
        one, vector = jnp.zeros(self.room), jnp.zeros((self.room, len(y0)))
        flag = jnp.zeros(self.room, bool)
        return t1, (state, Attempts(one, one, vector, vector, vector, one, flag, flag, one), 0)

    def adapt_step_size(self, t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state):
        state, rows, count = controller_state
        found = self.controller.adapt_step_size(t0, t1, y0, y1_candidate, args, y_error, error_order, state)
        keep, next_t0, next_t1, jump, after, result = found
        inverse, _, at_shortest = jax.tree.leaves(state)[:3]
        row = Attempts(t0, t1, y0, y1_candidate, y_error, inverse, at_shortest, keep, next_t1)
        rows = jax.tree.map(lambda all_rows, value: all_rows.at[count].set(value), rows, row)
        return keep, next_t0, next_t1, jump, (after, rows, count + 1), result


class ReferenceRun(NamedTuple):
    """Attempts of steps, dense output at `SHARES` of every accepted step, and the results of the run."""

    attempts: Attempts
    dense: np.ndarray
    ys: np.ndarray  # at saved times; infinite where they were not reached
    status: Any
    end: float


def make_run(system: bg.System, t1: float, state: Any, solver: Any, rtol: float, most: int) -> Run:
    """The record of a run from time zero as `simulate` makes it, saved at equally spaced times."""
    saving, _ = with_room(Saving(np.linspace(0.0, t1, POINTS)))
    tolerances = tolerance_arrays(rtol, None, system.plan.size)
    times, state = (leaf(0.0), leaf(t1)), whole(system, jnp.asarray(state))
    return Run(system, *times, state, saving, None, tolerances, solver, None, None, False, valued_limit(most))


@eqx.filter_jit
def _integrated(run: Run, room: int):
    """The run of `integrate`, with a controller that writes its steps down and dense output of every step."""
    prepared = _prepared_run(run, False)
    saveat = _prepared(run.saveat, True, bool(run.system.plan.equations.switches))
    raw = dfx.diffeqsolve(
        prepared.terms,
        prepared.solver,
        run.t0,
        run.t1,
        None,
        prepared.start,
        args=prepared.parameters,
        saveat=eqx.tree_at(lambda s: s.controller_state, saveat, True),
        stepsize_controller=Recorded(_controller(run, prepared), room),
        adjoint=dfx.ForwardMode(),
        max_steps=room,
        throw=False,
    )
    _, rows, _ = raw.controller_state
    ends = raw.interpolation.ts
    times = ends[:-1, None] + jnp.asarray(SHARES)[None] * (ends[1:] - ends[:-1])[:, None]
    dense = jax.vmap(jax.vmap(raw.interpolation.evaluate))(jnp.where(jnp.isfinite(times), times, run.t0))
    stats = raw.stats["num_steps"], raw.stats["num_accepted_steps"]
    return rows, dense, raw.ys[0][:POINTS], raw.result, raw.ts[1][0], stats


def reference_run(run: Run, room: int) -> ReferenceRun:
    """The run by diffrax; `room` is the largest number of attempts of steps that can be written down."""
    rows, dense, ys, status, end, (steps, accepted) = _integrated(run_with_objects(run), room)
    known = run.system.plan.size + run.system.plan.carried
    attempts = Attempts(*(np.asarray(each)[: int(steps)] for each in rows))
    dense, ys = np.asarray(dense)[: int(accepted), :, :known], np.asarray(ys)[:, :known]
    return ReferenceRun(attempts, dense, ys, status, float(end))
