"""The projection of a compiled system's states onto its constraints: gaps closed first, then flows stopped."""

from collections.abc import Callable

import jax
import jax.numpy as jnp
import numpy as np

from ._checks import traced
from ._expression import Expr
from ._solution import concrete_results
from ._system import System


NAMES = ("@close_gaps", "@stop_flows")


def make_projection(system: System) -> Callable | None:
    """project(t, y, args) for a solver, or None where nothing is constrained. Extra entries of y stay as they are."""
    wanted = _wanted(system)
    if not wanted:
        return None
    prepared = {name: system.parameters((name,)) for name in wanted}
    size = system.plan.size

    def project(t, y, args):
        states = y[:size]
        for name in wanted:
            states = states + system.evaluate((name,), t, states, prepared[name])
        return jnp.concatenate([states, y[size:]])

    return project


def _wanted(system: System) -> list[str]:
    return [name for name in NAMES if any(isinstance(value, Expr) for value in system.plan.outputs(name))]


def project_saved(system: System, ts, ys):
    """What was interpolated between steps onto the constraints too; numbers without compiling anything."""
    if not _wanted(system) or np.ndim(ts) != 1:
        return ys
    if traced(system, ts, ys):
        project = make_projection(system)
        return jax.vmap(lambda t, y: project(t, y, None))(ts, ys)
    states = np.asarray(ys)
    for name in _wanted(system):
        states = states + concrete_results(system, (name,), np.asarray(ts), states)
    return jnp.asarray(states)
