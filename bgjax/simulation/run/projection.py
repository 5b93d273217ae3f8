"""The projection of a compiled system's states onto its constraints: gaps closed first, then flows stopped."""

from collections.abc import Callable

import equinox as eqx
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..._tracing import device_array, traced
from ...expressions.expression import Expr
from ...expressions.passes import dependencies
from ...system.evaluate_numbers import concrete_results
from ...system.system import System


NAMES, FOLLOWING, CARRIED = ("@closing",), ("@dependent",), ("@carried",)
ROUNDS = 3  # gaps twice, since one Newton step leaves 1e-9 after a long step; flows are linear
SMALL = 1e-7  # what Newton's step has moved, of which it leaves the square: then once is enough


def make_projection(system: System, constraints: bool = True) -> Callable | None:
    """project(t, y, args) for a solver, or None where there is nothing to do: states onto the constraints, unless they are left to the
    solver, and the last solutions of nonlinear loops, which follow the states. Further entries of y stay as they are."""
    onto, renew = _onto_constraints(system) if constraints and constrained(system) else None, make_renewal(system)
    if onto is None or renew is None:
        return onto if renew is None else lambda t, y, args, *dependent: renew(t, y)
    return lambda t, y, args, *dependent: renew(t, onto(t, y, args, *dependent))


def make_renewal(system: System) -> Callable | None:
    """renewed(t, y): the vector with the solutions of its nonlinear loops at these states; None where no loop carries its solution."""
    if not system.plan.carried:
        return None
    prepared, size, known = system.parameters(CARRIED), system.plan.size, system.plan.size + system.plan.carried
    return lambda t, y: jnp.concatenate([y[:size], system.evaluate(CARRIED, t, y[:known], prepared), y[known:]])


def _onto_constraints(system: System) -> Callable:
    prepared, size, known = system.parameters(NAMES), system.plan.size, system.plan.size + system.plan.carried
    first = 0 if system.plan.equations.gaps or system.plan.equations.closed["gap"] else ROUNDS - 1

    def project(t, y, args, *dependent):
        given = {"dependent": dependent[0]} if dependent else {}

        def closer(carried, number):
            states, change = carried
            found = lambda: system.evaluate(NAMES, t, jnp.concatenate([states, last]), prepared, level=number == ROUNDS - 1, **given)
            needed = (number != 1) | jnp.any(jnp.abs(change) > SMALL * (1.0 + jnp.abs(states)))
            change = lax.cond(needed, found, lambda: jnp.zeros_like(states))
            return (states + change, change), None

        start, last = (y[:size], jnp.ones_like(y[:size])), y[size:known]
        return jnp.concatenate([lax.scan(closer, start, jnp.arange(first, ROUNDS))[0][0], y[size:]])

    return project


def make_following(system: System) -> Callable | None:
    """following(t, y, args): 1 for states that the projection solves from others, where there are such."""
    if not system.plan.equations.dependent:
        return None
    prepared, size = system.parameters(FOLLOWING), system.plan.size
    known = size + system.plan.carried
    return lambda t, y, args: jnp.concatenate([system.evaluate(FOLLOWING, t, y[:known], prepared), jnp.zeros_like(y[size:])])


def moved_by(states: np.ndarray, change: np.ndarray) -> np.ndarray:
    """States with their change; what follows them stays."""
    return states + np.pad(change, ((0, 0), (0, states.shape[1] - change.shape[1])))


def onto_constraints(system: System) -> Callable | None:
    """A function of time and state: the state on the constraints, dependent coordinates chosen there; None where nothing is constrained."""
    project, following = make_projection(system), make_following(system)
    if project is None:
        return None
    return lambda t, y: project(t, y, None, *(() if following is None else (following(t, y, None),)))


def constrained(system: System) -> bool:
    return any(isinstance(value, Expr) for value in system.plan.outputs(*NAMES))


def moved_by_time(system: System) -> bool:
    """Whether constraints follow functions of time; where rank is lost on the way, projection moves more than errors do."""
    equations = system.plan.equations
    rows = [value for _, value in equations.hidden]
    return any(dependencies(equations.pool, rows, [equations.pool.symbol("time").index])) and not equations.redundancy.varying


def project_saved(system: System, ts, ys):
    """What was interpolated between steps onto the constraints too; numbers without compiling anything."""
    if not constrained(system) or np.ndim(ts) != 1:
        return ys
    if traced(system, ts, ys):
        return _project_traced(system, ts, ys)
    states = np.asarray(ys)
    given = {"dependent": concrete_results(system, FOLLOWING, np.asarray(ts), states)} if system.plan.equations.dependent else {}
    for number in range(ROUNDS):
        states = moved_by(states, concrete_results(system, NAMES, np.asarray(ts), states, level=float(number == ROUNDS - 1), **given))
    return device_array(states)


@eqx.filter_jit
def _project_traced(system: System, ts, ys):
    """One row after the other: under vmap it compiles for minutes. A program of its own, so that a gradient outside jit compiles it once.
    Times that were not reached, or that only fill up a class, are passed over."""
    project = onto_constraints(system)
    return lax.map(lambda each: lax.cond(jnp.isfinite(each[0]), project, lambda t, y: y, *each), (ts, ys))
