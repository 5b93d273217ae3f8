"""Explicit Runge–Kutta steps on one flat vector, by the Butcher tableau of a diffrax method, with little overhead.

The steps of diffrax work on any pytree and any kind of stage, which takes a third of the run time of a small
mechanism. Here the stages are a scan over the rows of the tableau, so that the compiled program contains the
right-hand side once, in forward and in reverse mode.
"""

from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


class Explicit(dfx.AbstractAdaptiveSolver):
    """Takes the steps of the explicit Runge–Kutta method of `solver`, with less overhead.

    With `ends`, states are saved at the ends of steps only, and stages that serve dense output alone are omitted.
    With `again`, the first stage is evaluated in every step, because the state is projected between steps. With
    `taped`, the interpolant always stores the stages.
    """

    solver: dfx.AbstractERK
    ends: bool = eqx.field(static=True, default=False)
    again: bool = eqx.field(static=True, default=False)
    taped: bool = eqx.field(static=True, default=False)

    @property
    def term_structure(self):
        return self.solver.term_structure

    @property
    def interpolation_cls(self):
        line = LineWithStages if self.taped else dfx.LocalLinearInterpolation
        return line if self.ends else self.solver.interpolation_cls

    @property
    def table(self) -> "Table":
        """The coefficients of the stages that are computed."""
        return _table(self.solver.tableau, self.ends and self.again)

    def order(self, terms):
        return self.solver.order(terms)

    def error_order(self, terms):
        return self.solver.error_order(terms)

    def func(self, terms, t0, y0, args):
        return terms.vf(t0, y0, args)

    def init(self, terms, t0, t1, y0, args):
        return () if self.again else (jnp.zeros_like(y0), jnp.zeros((), bool))

    def step(self, terms, t0, t1, y0, args, solver_state, made_jump):  # noqa: PLR0913 - diffrax prescribes the arguments
        table, control = self.table, terms.contr(t0, t1)
        reuse = None if self.again else solver_state[1] & ~jnp.asarray(made_jump)

        def moved(weights, rates):
            return terms.prod(jnp.tensordot(jnp.asarray(weights, y0.dtype), rates, axes=1), control)

        def stage(rates, row):
            number, weights, share = row

            def compute():
                return terms.vf(t0 + share * (t1 - t0), y0 + moved(weights, rates), args)

            rate = compute() if reuse is None else lax.cond((number == 0) & reuse, lambda: solver_state[0], compute)
            return lax.dynamic_update_index_in_dim(rates, rate, number, 0), None

        size = len(table.weights)
        rows = jnp.arange(size), jnp.asarray(table.weights, y0.dtype), jnp.asarray(table.shares, y0.dtype)
        rates, _ = lax.scan(stage, jnp.zeros((size, *y0.shape), y0.dtype), rows)
        y1, error = y0 + moved(table.solution, rates), moved(table.error, rates)
        state = () if self.again else (rates[-1], jnp.asarray(self.solver.tableau.fsal))
        stages = {}
        if self.taped or not self.ends:
            stages = dict(k=jax.vmap(lambda rate: terms.prod(rate, control))(rates))
        dense = dict(y0=y0, y1=y1, **stages)
        return y1, error, dense, state, dfx.RESULTS.successful


class LineWithStages(dfx.AbstractLocalInterpolation):
    """Linear interpolation from y0 to y1 that also stores the stages `k`."""

    t0: Any
    t1: Any
    y0: Any
    y1: Any
    k: Any

    def evaluate(self, t0, t1=None, left: bool = True):
        return dfx.LocalLinearInterpolation(t0=self.t0, t1=self.t1, y0=self.y0, y1=self.y1).evaluate(t0, t1, left)


class Table(eqx.Module):
    """A Butcher tableau: stage weights, nodes (`shares`), and the weights of the solution and of the error estimate."""

    weights: np.ndarray
    shares: np.ndarray
    solution: np.ndarray
    error: np.ndarray


def _table(tableau: Any, short: bool) -> Table:
    """The tableau with a square stage matrix.

    With `short`, a last stage that neither the solution nor the error estimate uses is omitted.
    """
    size = tableau.num_stages
    weights = np.zeros((size, size))
    for number, row in enumerate(tableau.a_lower, 1):
        weights[number, : len(row)] = row
    solution, error = np.asarray(tableau.b_sol), np.asarray(tableau.b_error)
    used = size - 1 if short and solution[-1] == 0.0 and error[-1] == 0.0 else size
    return Table(weights[:used, :used], np.concatenate([[0.0], tableau.c])[:used], solution[:used], error[:used])
