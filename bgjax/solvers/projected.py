"""Wraps a one-step solver so that every step ends with a projection onto the constraints, which then do not drift.

Projection preserves the order of a one-step method (Hairer, Lubich & Wanner, Geometric Numerical Integration, IV.4).
"""

from collections.abc import Callable
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from .traits import traits_of
from .wrapper import AbstractWrapper


class Projected(AbstractWrapper):
    """Wraps `solver` so that every step ends with the projection `project(t, y, args)`.

    Because the state changes, the first stage of the next step is evaluated again, and the end of the dense output is
    changed too. With `watched`, the change by the projection counts as an error of the step: otherwise projection
    alone would follow a prescribed motion that jumps, and positions would lag behind. `following(t, y, args)` is 1
    for dependent states: `project(t, y, args, following)` changes only these. Of their errors, which the projection
    removes, a `share` counts: steps must not leave the branch of the kinematic loop.

    `project` also returns the last Newton correction of the positions. It counts as an error: where it does not
    converge, as beyond the reach of a mechanism, the step is rejected.
    """

    solver: dfx.AbstractSolver
    project: Callable
    watched: bool = eqx.field(static=True, default=False)
    following: Callable | None = None
    share: Any = 1e-3
    scan_kind: Any = None

    def init(self, terms, t0, t1, y0, args):
        return self.solver.init(terms, t0, t1, y0, args)

    def step(self, terms, t0, t1, y0, args, solver_state, made_jump):  # noqa: PLR0913 - diffrax prescribes the arguments
        solver = self.inner()
        y1, error, dense, state, result = solver.step(terms, t0, t1, y0, args, solver_state, True)
        following, candidate = self._following(t1, y1, args), y1
        y1, correction = self.project(t1, y1, args, *following)
        if self.watched:
            error = _larger(error, lax.stop_gradient(y1 - candidate))
        if following:
            error = jnp.where(following[0] > 0.5, self.share, 1.0) * error
        error = _larger(error, lax.stop_gradient(correction))
        return y1, error, _ended(solver, dense, y1), state, result

    def end(self, t1, y1, args):
        """The projected state at the end of a step."""
        return self.project(t1, y1, args, *self._following(t1, y1, args))[0]

    def _following(self, t1, y1, args) -> tuple:
        """A tuple with `following` at the end of a step; empty without it."""
        return () if self.following is None else (self.following(t1, y1, args),)


def _ended(solver, dense: dict, y1) -> dict:
    """The data of the dense output, changed so that it ends at the projected state.

    The interpolant of Dopri8 is y0 + Σ cᵢ(θ) kᵢ with Σ cᵢ(θ) = θ. Its published cᵢ(1) have twelve digits, so that its
    end differs a little from that of the step anyway.
    """
    dense = {**dense, "y1": y1} if "y1" in dense else dense
    if not traits_of(solver).dense_from_stages:
        return dense
    weights = np.sum(np.asarray(solver.interpolation_cls.eval_coeffs), axis=1)

    def shifted(k, start, end):
        return k + (end - start - _weighted(weights, k))[None]

    return {**dense, "k": jax.tree.map(shifted, dense["k"], dense["y0"], y1)}


def _weighted(weights, stages):
    return jnp.tensordot(jnp.asarray(weights, stages.dtype), stages, axes=1)


def _larger(error, moved):
    return jnp.where(jnp.abs(moved) > jnp.abs(error), moved, error)
