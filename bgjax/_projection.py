"""The projection of a compiled system's states onto its constraints: gaps closed first, then flows stopped."""

from collections.abc import Callable

import jax.numpy as jnp

from ._expression import Expr
from ._system import System


NAMES = ("@close_gaps", "@stop_flows")


def make_projection(system: System) -> Callable | None:
    """project(t, y, args) for a solver, or None where nothing is constrained. Extra entries of y stay as they are."""
    wanted = [name for name in NAMES if any(isinstance(value, Expr) for value in system.plan.outputs(name))]
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
