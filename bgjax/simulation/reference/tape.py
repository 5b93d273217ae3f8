"""Attaches reverse-mode derivatives to a run whose steps were stored, by `solvers.replay`."""

from typing import Any, NamedTuple

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
from jax import lax

from ...solvers import Projected
from ...solvers.replay import Moving, Tape, replayed
from ..run.saving import Saving


class PreparedRun(NamedTuple):
    """Right-hand side, solver, parameters, initial condition and tolerances of a run."""

    terms: dfx.ODETerm
    solver: Any
    parameters: Any
    start: jax.Array
    tolerances: tuple


def stopped(tree: Any) -> Any:
    """The same pytree with stop_gradient applied to all its floating-point arrays."""
    return jax.tree.map(lambda x: lax.stop_gradient(x) if eqx.is_inexact_array(x) else x, tree)


def with_derivatives(raw: dfx.Solution, prepared: PreparedRun, saving: Saving) -> dfx.Solution:
    """The run, with derivatives with respect to the initial condition and whatever the right-hand side depends on."""
    kept, solver = raw.interpolation, prepared.solver
    inner = solver.solver if isinstance(solver, Projected) else solver

    def rates(t, y):
        return prepared.terms.vf(t, y, prepared.parameters)

    def end(t, y):
        return solver.end(t, y, prepared.parameters)

    at = kept.ts[0], prepared.start
    rates = eqx.filter_closure_convert(rates, *at)
    end = eqx.filter_closure_convert(end, *at) if isinstance(solver, Projected) else None
    saved = None if saving.ts is None else jnp.asarray(saving.ts)
    tape = Tape(kept.ts, kept.infos, raw.stats["num_accepted_steps"], saved, inner.table, inner.interpolation_cls)
    ys = replayed(Moving(prepared.start, rates, end), tuple(raw.ys), tape)
    return eqx.tree_at(lambda r: (r.ys, r.interpolation), raw, (list(ys), None), is_leaf=lambda x: x is None)
