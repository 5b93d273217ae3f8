"""Reverse-mode derivatives of a run from the stored stages of its accepted steps, each of which is traversed once.

The reverse mode of diffrax recomputes every step and differentiates its whole loop, including rejected steps, the
step-size controller and saving. Here only the stages are differentiated. `max_steps` is the length of the tape.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
from jax import lax

from .explicit import Table


class Replay(dfx.AbstractAdjoint):
    """Adjoint that uses a tape of `max_steps` steps, for explicit Runge–Kutta methods and states at given times.

    Other runs are differentiated by diffrax's `RecursiveCheckpointAdjoint`, with a checkpoint for every step.
    """

    def loop(self, *, max_steps, **options):
        return dfx.RecursiveCheckpointAdjoint(checkpoints=max_steps).loop(max_steps=max_steps, **options)


class Moving(eqx.Module):
    """The differentiable inputs of a run.

    They are the initial condition, the right-hand side rates(t, y), and the projection end(t, y) after a step, or None.
    """

    start: jax.Array
    rates: Callable
    end: Callable | None


class Tape(eqx.Module):
    """The stored steps of a run.

    `times` has the initial time and the end of every step; `dense` the data of each dense output: `y0`, `y1`, and the
    stages `k`, which are rates times the step size. `count` is the number of steps, `saved` the times of the results.
    """

    times: jax.Array
    dense: dict[str, jax.Array]
    count: jax.Array
    saved: Any
    table: Table
    interpolation: Callable = eqx.field(static=True)


class Parted(NamedTuple):
    """The functions (rates, end) of a run, parted into their differentiated arrays and all else."""

    values: Any
    rest: Any

    def rates(self, values, t, y):
        """The right-hand side with other values of the differentiated arrays."""
        return eqx.combine(values, self.rest)[0](t, y)

    def end(self, values, t, y):
        """The projection after a step with other values of the differentiated arrays."""
        return eqx.combine(values, self.rest)[1](t, y)


@eqx.filter_custom_vjp
def replayed(moving: Moving, results, tape: Tape):
    """The `results` of a run (states at saved times and at its end) as a differentiable function of `moving`."""
    return results


@replayed.def_fwd
def _replayed_fwd(perturbed, moving, results, tape):
    return results, None


@replayed.def_bwd
def _replayed_bwd(residuals, weights, perturbed, moving: Moving, results, tape: Tape):
    saved, end = (jnp.zeros_like(r) if w is None else w for w, r in zip(weights, results, strict=True))
    functions = Parted(*eqx.partition((moving.rates, moving.end), (perturbed.rates, perturbed.end)))

    def back(carry):
        number, place, weight, total = carry
        step = tape.times[number], tape.times[number + 1], {name: x[number] for name, x in tape.dense.items()}
        place, inner = _between(tape, saved, place, step, number == 0)
        weight, more = _ended(step, tape.table, weight + inner["y1"], functions)
        total = jax.tree.map(jnp.add, total, more)
        return number - 1, place, *_stages(step, tape.table, weight, inner, total, functions)

    weight = end[0] + (saved[0] if tape.saved is None else 0.0)
    first = tape.count - 1, _last(tape), weight, jax.tree.map(jnp.zeros_like, functions.values)
    _, _, weight, (rates, end) = lax.while_loop(lambda carry: carry[0] >= 0, back, first)
    return Moving(weight, rates, end)


def _ended(step, table: Table, weight, functions: Parted):
    """Reverse pass through the projection after a step."""
    if functions.rest[1] is None:
        return weight, jax.tree.map(jnp.zeros_like, functions.values)
    _, t1, dense = step
    reached = dense["y0"] + jnp.asarray(table.solution) @ dense["k"][: len(table.solution)]
    _, pull = jax.vjp(lambda y, values: functions.end(values, t1, y), reached, functions.values)
    return pull(weight)


def _stages(step, table: Table, weight, inner: dict, total, functions: Parted):
    """Reverse pass through the stages, the last first."""
    t0, t1, dense = step
    length, stages = t1 - t0, dense["k"][: len(table.solution)]
    own = jnp.asarray(table.solution)[:, None] * weight[None] + inner["k"][: len(table.solution)]
    rows = jnp.arange(len(table.solution)), *map(jnp.asarray, (table.weights, table.weights.T, table.shares)), own

    def stage(carry, row):
        later, start, total = carry
        number, before, after, share, own = row
        # in the loop: a matrix product would be a library call and break the single kernel
        state = dense["y0"] + before @ stages
        time = t0 + share * length
        _, pull = jax.vjp(lambda y, values: functions.rates(values, time, y), state, functions.values)
        weight, more = pull(length * (own + after @ later))
        later = lax.dynamic_update_index_in_dim(later, weight, number, 0)
        return (later, start + weight, jax.tree.map(jnp.add, total, more)), None

    (_, start, total), _ = lax.scan(stage, (jnp.zeros_like(stages), weight + inner["y0"], total), rows, reverse=True)
    return start, total


def _last(tape: Tape):
    """Index of the last saved time that the run has reached."""
    return -1 if tape.saved is None else jnp.sum(tape.saved <= tape.times[tape.count]) - 1


def _between(tape: Tape, weights, place, step, first) -> tuple[Any, dict]:
    """Reverse pass through the dense output: from cotangents of states saved in this step to those of its data."""
    t0, t1, dense = step
    nothing = jax.tree.map(jnp.zeros_like, dense)
    if tape.saved is None:
        return place, nothing

    def add(carry):
        place, total = carry
        _, pull = jax.vjp(lambda dense: tape.interpolation(t0=t0, t1=t1, **dense).evaluate(tape.saved[place]), dense)
        return place - 1, jax.tree.map(jnp.add, total, pull(weights[place])[0])

    return lax.while_loop(lambda carry: (carry[0] >= 0) & (first | (tape.saved[carry[0]] > t0)), add, (place, nothing))
