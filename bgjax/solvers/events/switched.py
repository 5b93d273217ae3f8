"""Wraps a solver so that states take new values at events, and logs the events."""

from collections.abc import Callable
from typing import Any

import diffrax as dfx
import equinox as eqx
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..wrapper import AbstractWrapper
from .log import Taken, begun, logged, rising


class Switches(eqx.Module):
    """The functions of the switches that a solver needs.

    `guards(t, y)` are the guards, `held(t, y)` the new values that states take at events, `watched(t, y)` the values
    whose peaks are logged. `places` and `owners` give the index in y and the switch of every held value.
    """

    guards: Callable
    held: Callable
    watched: Callable
    places: tuple[int, ...] = eqx.field(static=True)
    owners: tuple[int, ...] = eqx.field(static=True)


class Switched(AbstractWrapper):
    """Wraps `solver` so that states take new values where switches change.

    Where a guard is negative before a step and not negative after it, the states of its switch take their new values
    at the end of the step. The step-size controller makes steps end at the zeros of guards.
    """

    solver: dfx.AbstractSolver
    switches: Switches
    scan_kind: Any = None

    def init(self, terms, t0, t1, y0, args):
        guards = self.switches.guards(t0, y0)
        return self.solver.init(terms, t0, t1, y0, args), begun(guards, t0)

    def step(self, terms, t0, t1, y0, args, solver_state, made_jump):  # noqa: PLR0913 - diffrax prescribes the arguments
        solver, (inner, log) = self.inner(), solver_state
        y1, error, dense, inner, result = solver.step(terms, t0, t1, y0, args, inner, made_jump)
        before, after = self.switches.guards(t0, y0), self.switches.guards(t1, y1)
        y1 = self.switched(t1, y1, rising(before, after))

        def watched(t):
            between = solver.interpolation_cls(t0=t0, t1=t1, **dense).evaluate(t)
            return self.switches.watched(t, between)

        taken = Taken(before, after, t0, t1, y1[self._first_places(len(before.value))])
        log = lax.stop_gradient(logged(log, taken, watched))
        return y1, error, dense, (inner, log), result

    def _first_places(self, count: int) -> np.ndarray:
        """The index in y of the first held value of every switch."""
        places, owners = self.switches.places, self.switches.owners
        return np.array([places[owners.index(number)] for number in range(count)])

    def switched(self, t1, y1, rises):
        """The state in which the held values of the switches in `rises` are replaced by their new ones."""
        places, owners = np.array(self.switches.places, int), np.array(self.switches.owners, int)

        def held():
            return y1.at[places].set(jnp.where(rises[owners], self.switches.held(t1, y1), y1[places]))

        return lax.cond(jnp.any(rises), held, lambda: y1)
