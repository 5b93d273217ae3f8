"""Reverse mode by a tape of steps: the run itself is not differentiated, its steps are kept, and the way back takes each of them once.

diffrax's own reverse mode goes back over everything in its loop, rejected steps, step control and saving included; that costs as much again
as the steps. The tape holds the state at the end of every step, so that `max_steps` bounds its size.
"""

from collections.abc import Callable
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
from jax import lax


class Replay(dfx.AbstractAdjoint):
    """Reverse mode by a tape of `max_steps` steps, for explicit one-step methods and results at given times; other runs are differentiated
    by diffrax's `RecursiveCheckpointAdjoint`, with a checkpoint for every step."""

    def loop(self, *, max_steps, **options):
        return dfx.RecursiveCheckpointAdjoint(checkpoints=max_steps).loop(max_steps=max_steps, **options)


class Tape(eqx.Module):
    """Times and states at the ends of steps, the start first; how many steps there were; the times at which results are wanted."""

    times: jax.Array
    states: jax.Array
    count: jax.Array
    saved: Any


@eqx.filter_custom_vjp
def replayed(moving, results, tape: Tape, interpolation: Callable):
    """The `results` of a run, states at saved times and at its end, as a function of the start and of what steps depend on: `moving` is
    (start, step), and step(t0, t1, y) gives the end of a step and what its interpolant is made of."""
    return results


@replayed.def_fwd
def _replayed_fwd(perturbed, moving, results, tape, interpolation):
    return results, None


@replayed.def_bwd
def _replayed_bwd(residuals, weights, perturbed, moving, results, tape: Tape, interpolation):
    step, zero = moving[1], jnp.zeros_like
    saved, end = (zero(r) if w is None else w for w, r in zip(weights, results, strict=True))
    values, rest = eqx.partition(step, perturbed[1])  # of what the step holds only what has derivatives, not its table

    def back(carry):
        number, place, weight, total = carry
        t0, t1, y0 = tape.times[number], tape.times[number + 1], tape.states[number]
        (_, dense), pull = jax.vjp(lambda y, values: eqx.combine(values, rest)(t0, t1, y), y0, values)
        place, inner = _between(tape, saved, place, jnp.where(number == 0, -jnp.inf, t0), dense, lambda **dense: interpolation(t0=t0, t1=t1, **dense))
        weight, more = pull((weight, inner))
        return number - 1, place, weight, jax.tree.map(jnp.add, total, more)

    first = tape.count - 1, _last(tape), end[0] + (saved[0] if tape.saved is None else 0.0), jax.tree.map(zero, values)
    _, _, weight, total = lax.while_loop(lambda carry: carry[0] >= 0, back, first)
    return weight, total


def _last(tape: Tape):
    """Number of the last saved time that the run has reached."""
    return -1 if tape.saved is None else jnp.sum(tape.saved <= tape.times[tape.count]) - 1


def _between(tape: Tape, weights, place, t0, dense: dict, interpolation: Callable) -> tuple[Any, dict]:
    """From the weights of what was saved after t0 to those of what the interpolant is made of."""
    nothing = jax.tree.map(jnp.zeros_like, dense)
    if tape.saved is None:
        return place, nothing

    def add(carry):
        place, total = carry
        _, pull = jax.vjp(lambda dense: interpolation(**dense).evaluate(tape.saved[place]), dense)
        return place - 1, jax.tree.map(jnp.add, total, pull(weights[place])[0])

    return lax.while_loop(lambda carry: (carry[0] >= 0) & (tape.saved[carry[0]] > t0), add, (place, nothing))
