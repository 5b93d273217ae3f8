"""A one-step solver whose every step ends on a manifold: constraints that are solved at acceleration level do not drift.

Projection keeps the order of a one-step method (Hairer, Lubich & Wanner, Geometric Numerical Integration, IV.4).
"""

from collections.abc import Callable
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from .around import AbstractAround


class Projected(AbstractAround):
    """`solver` with `project(t, y, args)` after every step. The first stage of the next step is evaluated
    again, since the state has moved; the end of the dense output moves with it. With `watched`, what the projection moves counts as
    error of the step: a prescribed motion that jumps would otherwise be followed by the projection alone, and positions would lag.
    `following(t, y, args)` is 1 for states that are solved from the others: `project(t, y, args, following)` moves only these, and their
    errors do not limit the steps."""

    solver: Any
    project: Callable
    watched: bool = eqx.field(static=True, default=False)
    following: Callable | None = None
    scan_kind: Any = None

    def init(self, terms, t0, t1, y0, args):
        return self.solver.init(terms, t0, t1, y0, args)

    def step(self, terms, t0, t1, y0, args, solver_state, made_jump):
        solver = self.inner()
        y1, error, dense, state, result = solver.step(terms, t0, t1, y0, args, solver_state, True)
        (y1, following), candidate = self.end(t1, y1, args), y1
        if self.watched:
            error = jax.tree.map(_larger, error, lax.stop_gradient(jax.tree.map(jnp.subtract, y1, candidate)))
        if following:
            error = jax.tree.map(lambda e, f: jnp.where(f > 0.5, 0.0, e), error, *following)
        return y1, error, _ended(solver, dense, y1), state, result

    def end(self, t1, y1, args):
        """Where a step ends, and which states follow from others there."""
        following = () if self.following is None else (self.following(t1, y1, args),)
        return self.project(t1, y1, args, *following), following


def _ended(solver, dense: dict, y1) -> dict:
    """What the interpolant is made of, moved so that it ends at the projected state. That of Dopri8 is y0 + Σ cᵢ(θ) kᵢ with Σ cᵢ(θ) = θ; its
    published cᵢ(1) have twelve digits, so that it ends a little beside the step in any case."""
    dense = {**dense, "y1": y1} if "y1" in dense else dense
    if not isinstance(solver, dfx.Dopri8):
        return dense
    weights = np.sum(np.asarray(solver.interpolation_cls.eval_coeffs), axis=1)
    return {**dense, "k": jax.tree.map(lambda k, start, end: k + (end - start - _weighted(weights, k))[None], dense["k"], dense["y0"], y1)}


def _weighted(weights, stages):
    return jnp.tensordot(jnp.asarray(weights, stages.dtype), stages, axes=1)


def _larger(error, moved):
    return jnp.where(jnp.abs(moved) > jnp.abs(error), moved, error)
