"""Runs whose steps are kept, and their derivatives by going back over these steps (`solvers.replay`)."""

from dataclasses import replace
from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
from jax import lax

from .solvers import Explicit, Projected
from .solvers.replay import Tape, replayed


STEPS = dfx.SubSaveAt(t0=True, steps=True)


class Motion(NamedTuple):
    """What is integrated, by which steps, from where."""

    terms: dfx.ODETerm
    solver: Any
    parameters: Any
    start: jax.Array
    tolerances: tuple


def stopped(tree: Any) -> Any:
    """The same values without derivatives."""
    return jax.tree.map(lambda x: lax.stop_gradient(x) if eqx.is_inexact_array(x) else x, tree)


def replayable(saveat: dfx.SaveAt) -> bool:
    """Whether results are states at given times or at the end."""
    sub = saveat.subs
    return not saveat.dense and sub is not None and not sub.t0 and not sub.steps and (sub.ts is None) == bool(sub.t1)


def with_slopes(raw: dfx.Solution, motion: Motion, saveat: dfx.SaveAt) -> dfx.Solution:
    """The run with derivatives by what its motion depends on."""
    times, states = raw.ts[2], raw.ys[2]
    solver = _without_memory(motion.solver)

    def step(t0, t1, y):
        end, _, dense, _, _ = solver.step(motion.terms, t0, t1, y, motion.parameters, (), True)
        return end, dense

    moving = motion.start, eqx.filter_closure_convert(step, times[0], times[1], motion.start)
    tape = Tape(times, states, raw.stats["num_accepted_steps"], None if saveat.subs.ts is None else jnp.asarray(saveat.subs.ts))
    saved, end = replayed(moving, tuple(raw.ys[:2]), tape, solver.interpolation_cls)
    return eqx.tree_at(lambda r: r.ys[:2], raw, [saved, end])


def _without_memory(solver: Projected | Explicit) -> Projected | Explicit:
    """Steps that take nothing over from the step before: what they would take is what they compute."""
    if isinstance(solver, Projected):
        return replace(solver, solver=_without_memory(solver.solver))
    return replace(solver, again=True)
