"""Step limit from the sources: no step is so long that a swing or a pulse of a source fits between its stages.

Error estimates see the stages of a step only. A rectifier at rest between two conduction pulses has a
perfectly smooth solution, so that steps grow until one jumps over the next pulse, with status "successful".
"""

from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ._system import System


WINDOWS, POINTS = 64, 16
# Steps a period of the source: where the sources pass a nonlinear law, pulses are much shorter than the
# period; a linear system answers with the source's own frequencies, which the error control sees.
NONLINEAR, LINEAR = 40.0, 4.0


class LimitedSteps(dfx.AbstractAdaptiveStepSizeController):
    """Another controller's steps, cut so that from t on no step passes `starts[k]` by more than `limits[k]`."""

    controller: Any
    starts: jax.Array
    limits: jax.Array

    @property
    def rtol(self):
        return self.controller.rtol

    @property
    def atol(self):
        return self.controller.atol

    @property
    def norm(self):
        return self.controller.norm

    def wrap(self, direction):
        return eqx.tree_at(lambda s: s.controller, self, self.controller.wrap(direction))

    def init(self, terms, t0, t1, y0, dt0, args, func, error_order):
        t1, state = self.controller.init(terms, t0, t1, y0, dt0, args, func, error_order)
        return jnp.minimum(t1, t0 + self._limit(t0)), state

    def adapt_step_size(self, t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state):
        found = self.controller.adapt_step_size(t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state)
        keep, next_t0, next_t1, jump, state, result = found
        return keep, next_t0, jnp.minimum(next_t1, next_t0 + self._limit(next_t0)), jump, state, result

    def _limit(self, t):
        """Windows that lie ahead count from where they begin; those that are over do not count."""
        width = self.starts[1] - self.starts[0]
        ahead = jnp.maximum(self.starts - t, 0.0) + self.limits
        return jnp.min(jnp.where(self.starts + width > t, ahead, jnp.inf))


def limit_steps(controller, system: System, t0, t1):
    """The controller, with steps limited by the system's functions of time, if it has any."""
    forcing = system.plan.forcing
    if not forcing.values:
        return controller
    edges = jnp.linspace(t0, t1, WINDOWS + 1)
    pace = jax.lax.stop_gradient(_frequencies(system, edges))
    period = 2.0 * np.pi / jnp.where(pace > 0.0, pace, jnp.nan)
    limits = jnp.nan_to_num(period / (NONLINEAR if forcing.nonlinear else LINEAR), nan=jnp.inf, posinf=jnp.inf)
    return LimitedSteps(controller, edges[:-1], limits)


def _frequencies(system: System, edges):
    """Angular frequency of the fastest source in each window: from slopes and curvatures, relative to how
    far the source swings in the whole run. Uneven points, so that no frequency is in step with them."""
    names, size = ("@forcing",), system.plan.size
    parameters = system.parameters(names)
    shifts = np.mod(np.arange(1, WINDOWS * POINTS + 1) * 0.5 * (np.sqrt(5.0) - 1.0), 1.0)
    positions = (np.tile(np.arange(POINTS), WINDOWS) + shifts) / POINTS
    times = jnp.repeat(edges[:-1], POINTS) + jnp.asarray(positions) * (edges[1] - edges[0])
    value = lambda t: system.evaluate(names, t, jnp.zeros((size,)), parameters)
    values, slopes = jax.vmap(lambda t: jax.jvp(value, (t,), (jnp.ones_like(t),)))(times)
    values, slopes = (jnp.where(jnp.isfinite(x), x, 0.0) for x in (values, slopes))
    largest = jnp.max(jnp.abs(values), axis=0, keepdims=True)
    swing = 0.5 * (jnp.max(values, axis=0, keepdims=True) - jnp.min(values, axis=0, keepdims=True))
    swing = jnp.where(swing > 1e-9 * largest, swing, jnp.inf)
    step = jnp.diff(times)[:, None]
    # where the slope says nothing, as for a square wave, neighbouring values do
    steepest = jnp.maximum(slopes**2, _padded(jnp.diff(values, axis=0) / step) ** 2) / swing**2
    bent = jnp.abs(_padded(jnp.diff(slopes, axis=0) / step)) / swing
    return jnp.sqrt(jnp.max(jnp.maximum(steepest, bent).reshape(WINDOWS, -1), axis=1))


def _padded(differences):
    return jnp.concatenate([differences, differences[-1:]])
