"""Explicit Runge–Kutta steps without ballast: a method of diffrax by its table, on one flat vector.

diffrax's own steps work on any tree and any kind of stage; a third of the time of a run of a small mechanism is spent there. Here the
stages are a scan over the rows of the table, so that the right-hand side stands in the program once, in forward and in reverse mode.
"""

from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


class Explicit(dfx.AbstractAdaptiveSolver):
    """The method of `solver`. With `ends`, values are wanted at the ends of steps alone, and stages that serve the dense output are left
    out. With `again`, the first stage is evaluated in every step, since the state is moved between steps. With `taped`, the interpolant
    holds the stages in any case."""

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
        """Of the stages that are computed."""
        return _table(self.solver.tableau, self.ends and self.again)

    def order(self, terms):
        return self.solver.order(terms)

    def error_order(self, terms):
        return self.solver.error_order(terms)

    def func(self, terms, t0, y0, args):
        return terms.vf(t0, y0, args)

    def init(self, terms, t0, t1, y0, args):
        return () if self.again else (jnp.zeros_like(y0), jnp.zeros((), bool))

    def step(self, terms, t0, t1, y0, args, solver_state, made_jump):
        table, control = self.table, terms.contr(t0, t1)
        moved = lambda weights, slopes: terms.prod(jnp.tensordot(jnp.asarray(weights, y0.dtype), slopes, axes=1), control)
        reuse = None if self.again else solver_state[1] & ~jnp.asarray(made_jump)

        def stage(slopes, row):
            number, weights, share = row
            compute = lambda: terms.vf(t0 + share * (t1 - t0), y0 + moved(weights, slopes), args)
            slope = compute() if reuse is None else lax.cond((number == 0) & reuse, lambda: solver_state[0], compute)
            return lax.dynamic_update_index_in_dim(slopes, slope, number, 0), None

        size = len(table.weights)
        rows = jnp.arange(size), jnp.asarray(table.weights, y0.dtype), jnp.asarray(table.shares, y0.dtype)
        slopes, _ = lax.scan(stage, jnp.zeros((size, *y0.shape), y0.dtype), rows)
        y1, error = y0 + moved(table.solution, slopes), moved(table.error, slopes)
        state = () if self.again else (slopes[-1], jnp.asarray(self.solver.tableau.fsal))
        stages = {} if self.ends and not self.taped else dict(k=jax.vmap(lambda s: terms.prod(s, control))(slopes))
        dense = dict(y0=y0, y1=y1, **stages)
        return y1, error, dense, state, dfx.RESULTS.successful


class LineWithStages(dfx.AbstractLocalInterpolation):
    """A straight line from y0 to y1; the stages `k` are carried along."""

    t0: Any
    t1: Any
    y0: Any
    y1: Any
    k: Any

    def evaluate(self, t0, t1=None, left: bool = True):
        return dfx.LocalLinearInterpolation(t0=self.t0, t1=self.t1, y0=self.y0, y1=self.y1).evaluate(t0, t1, left)


class Table(eqx.Module):
    """Rows of stages, their shares of the step, and the weights of the solution and of its error."""

    weights: np.ndarray
    shares: np.ndarray
    solution: np.ndarray
    error: np.ndarray


def _table(tableau: Any, short: bool) -> Table:
    """The whole square; `short` without a last stage that neither the solution nor its error uses."""
    size = tableau.num_stages
    weights = np.zeros((size, size))
    for number, row in enumerate(tableau.a_lower, 1):
        weights[number, : len(row)] = row
    solution, error = np.asarray(tableau.b_sol), np.asarray(tableau.b_error)
    used = size - 1 if short and solution[-1] == 0.0 and error[-1] == 0.0 else size
    return Table(weights[:used, :used], np.concatenate([[0.0], tableau.c])[:used], solution[:used], error[:used])
