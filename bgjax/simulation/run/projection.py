"""Projection of states onto the constraints of a compiled system: first of positions, then of velocities."""

from collections.abc import Callable

import equinox as eqx
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..._tracing import device_array
from ...expressions.expression import Expr
from ...expressions.passes import dependencies
from ...formulation.records.output import Output
from ...system.evaluate_numbers import evaluate_numbers
from ...system.evaluators import evaluator
from ...system.system import System


NAMES, FOLLOWING, CARRIED = (Output.PROJECTION,), (Output.DEPENDENT,), (Output.CARRIED,)
# Two Newton steps for positions, since one leaves a residual of 1e-9 after a long step; one for velocities, which are
# linear.
ROUNDS = 3
SMALL = 1e-7  # relative change by the first Newton step below which the second, whose error is quadratic, is omitted


def make_projection(system: System, constraints: bool = True) -> Callable | None:
    """A function project(t, y, args) for a solver, or None where there is nothing to do.

    It projects the states onto the constraints, unless `constraints` is False because the solver keeps them itself,
    and solves the nonlinear loops again at these states. Further entries of y stay unchanged. It returns the vector and
    the last Newton correction of its positions, which is an estimate of how far they are from the constraints.
    """
    onto = _onto_constraints(system) if constraints and has_projection(system) else None
    renew = make_renewal(system)
    if renew is None:
        return onto

    def project(t, y, args, *dependent):
        y, correction = (y, jnp.zeros_like(y)) if onto is None else onto(t, y, args, *dependent)
        return renew(t, y), correction

    return project


def make_renewal(system: System) -> Callable | None:
    """A function renewed(t, y) that solves the nonlinear loops at these states and stores their solutions in y.

    None where no loop stores its last solution.
    """
    if not system.plan.carried:
        return None
    prepared, size, known = system.parameters(CARRIED), system.plan.size, system.plan.size + system.plan.carried
    return lambda t, y: jnp.concatenate([y[:size], system.evaluate(CARRIED, t, y[:known], prepared), y[known:]])


def _onto_constraints(system: System) -> Callable:
    prepared, size, known = system.parameters(NAMES), system.plan.size, system.plan.size + system.plan.carried
    first = 0 if system.plan.equations.gaps or system.plan.equations.start_zeros["gap"] else ROUNDS - 1

    def project(t, y, args, *dependent):
        given = {"dependent": dependent[0]} if dependent else {}

        def corrected(carried, number):
            states, change = carried

            def found():
                known = jnp.concatenate([states, last])
                return system.evaluate(NAMES, t, known, prepared, order=number == ROUNDS - 1, **given)

            needed = (number != 1) | jnp.any(jnp.abs(change) > SMALL * (1.0 + jnp.abs(states)))
            change = lax.cond(needed, found, lambda: jnp.zeros_like(states))
            return (states + change, change), change

        start, last = (y[:size], jnp.ones_like(y[:size])), y[size:known]
        (states, _), changes = lax.scan(corrected, start, jnp.arange(first, ROUNDS))
        correction = changes[-2] if first < ROUNDS - 1 else jnp.zeros_like(states)
        return jnp.concatenate([states, y[size:]]), jnp.concatenate([correction, jnp.zeros_like(y[size:])])

    return project


def make_following(system: System) -> Callable | None:
    """A function following(t, y, args): 1 for dependent states, which the projection solves; None without them."""
    if not system.plan.equations.dependent:
        return None
    prepared, size = system.parameters(FOLLOWING), system.plan.size
    known = size + system.plan.carried

    def following(t, y, args):
        dependent = system.evaluate(FOLLOWING, t, y[:known], prepared)
        return jnp.concatenate([dependent, jnp.zeros_like(y[size:])])

    return following


def moved_by(states: np.ndarray, change: np.ndarray) -> np.ndarray:
    """Rows of states plus their change; entries behind the states stay unchanged."""
    return states + np.pad(change, ((0, 0), (0, states.shape[1] - change.shape[1])))


def onto_constraints(system: System) -> Callable | None:
    """A function of time and state that projects the state onto the constraints, or None where nothing is constrained.

    The dependent coordinates are chosen at that state.
    """
    project, following = make_projection(system), make_following(system)
    if project is None:
        return None
    return lambda t, y: project(t, y, None, *(() if following is None else (following(t, y, None),)))[0]


def has_projection(system: System) -> bool:
    """Whether there is anything to project the states onto."""
    return any(isinstance(value, Expr) for value in system.plan.outputs(*NAMES))


def moved_by_time(system: System) -> bool:
    """Whether constraints depend on functions of time, so that the change by projection counts as an error of the step.

    False where the rank of the constraints varies: projection then moves states by more than their errors.
    """
    equations = system.plan.equations
    rows = [value for _, value in equations.hidden]
    timed = any(dependencies(equations.pool, rows, [equations.pool.symbol("time").index]))
    return timed and not equations.redundancy.varying


def project_saved(system: System, ts, ys):
    """Project the saved states, interpolated between steps, onto the constraints; numbers without compiling."""
    if not has_projection(system) or np.ndim(ts) != 1:
        return ys
    if not evaluator(system, ts, ys).numbers:
        return _project_traced(system, ts, ys)
    times, states, given = np.asarray(ts), np.asarray(ys), {}
    if system.plan.equations.dependent:
        given = {"dependent": evaluate_numbers(system, FOLLOWING, times, states)}
    for number in range(ROUNDS):
        change = evaluate_numbers(system, NAMES, times, states, order=float(number == ROUNDS - 1), **given)
        states = moved_by(states, change)
    return device_array(states)


@eqx.filter_jit
def _project_traced(system: System, ts, ys):
    """Project row by row: with vmap, compiling takes minutes.

    Jitted separately, so that a gradient outside jit compiles it once. Times that were not reached, and the infinite
    times of the padding, are skipped.
    """
    project = onto_constraints(system)
    return lax.map(lambda each: lax.cond(jnp.isfinite(each[0]), project, lambda t, y: y, *each), (ts, ys))
