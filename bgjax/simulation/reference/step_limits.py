"""Step-size controllers: they count steps, end them at given times, and bound them by the frequencies of sources.

Error estimates see the stages of a step only. A rectifier at rest between two conduction pulses has a smooth
solution, so that steps grow until one jumps over the next pulse, with status "successful".
"""

from collections.abc import Callable
from typing import Any

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np

from ...formulation.records.output import Output
from ...solvers.wrapper_control import AbstractWrapperControl
from ..run.record import FIRST, Run


WINDOWS, POINTS = 64, 16
NEAREST = 4096  # machine epsilons times the length of the run (1e-12 of it): stops nearer than this count as reached
# Least number of steps per period of a source. Where sources act on a nonlinear law, pulses may be much shorter than
# the period; a linear system responds at the frequencies of the source, which the error control resolves.
NONLINEAR, LINEAR = 40.0, 4.0


class LimitedSteps(AbstractWrapperControl):
    """The steps of another controller, ended at `stops` (sorted), and no longer than `limits[k]` in window k.

    Window k begins at `starts[k]`; a step that begins before it ends at starts[k] + limits[k] at the latest.
    """

    controller: Any
    starts: jax.Array
    limits: jax.Array
    stops: jax.Array
    run: Any  # length of the run

    def init(self, terms, t0, t1, y0, dt0, args, func, error_order):  # noqa: PLR0913 - diffrax prescribes the arguments
        t1, state = self.controller.init(terms, t0, t1, y0, FIRST * self.run, args, func, error_order)
        return self._end(t0, t1), state

    def adapt_step_size(self, t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state):  # noqa: PLR0913 - diffrax prescribes the arguments
        found = self.controller.adapt_step_size(t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state)
        keep, next_t0, next_t1, jump, state, result = found
        return keep, next_t0, self._end(next_t0, next_t1), jump, state, result

    def _end(self, t0, t1):
        """The end of a step; one that would end just before a stop is stretched to it, to avoid a tiny next step."""
        if self.limits.size:
            t1 = jnp.minimum(t1, t0 + self._limit(t0))
        if not self.stops.size:
            return t1
        number = jnp.searchsorted(self.stops, t0 + NEAREST * jnp.finfo(self.stops.dtype).eps * self.run, side="right")
        stop = jnp.where(number < self.stops.size, self.stops[jnp.minimum(number, self.stops.size - 1)], jnp.inf)
        return jnp.where(t1 > t0 + 0.99 * (stop - t0), stop, t1)

    def _limit(self, t):
        """The longest step from t: windows ahead limit it from where they begin; past windows do not count."""
        width = self.starts[1] - self.starts[0]
        ahead = jnp.maximum(self.starts - t, 0.0) + self.limits
        return jnp.min(jnp.where(self.starts + width > t, ahead, jnp.inf))


class CountedSteps(AbstractWrapperControl):
    """The steps of another controller, at most `most`, counting those that are rejected as diffrax does."""

    controller: Any
    most: jax.Array
    end: Any  # of the run

    def init(self, terms, t0, t1, y0, dt0, args, func, error_order):  # noqa: PLR0913
        t1, state = self.controller.init(terms, t0, t1, y0, dt0, args, func, error_order)
        return t1, (state, jnp.zeros_like(self.most))

    def adapt_step_size(self, t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state):  # noqa: PLR0913
        state, count = controller_state
        found = self.controller.adapt_step_size(t0, t1, y0, y1_candidate, args, y_error, error_order, state)
        keep, next_t0, next_t1, jump, state, result = found
        ended = dfx.is_okay(result) & (count + 1 >= self.most) & (next_t0 < self.end)
        result = dfx.RESULTS.where(ended, dfx.RESULTS.max_steps_reached, result)
        return keep, next_t0, next_t1, jump, (state, count + 1), result


def limit_steps(controller: dfx.AbstractStepSizeController, run: Run, rtol: Any, stops: list) -> LimitedSteps:
    """The controller, wrapped so that steps end at the stops and are bounded by the functions of time of the system."""
    nothing = jnp.zeros((0,))
    starts, limits = _source_limits(run, rtol) if run.system.plan.forcing.values else (nothing, nothing)
    stops = jax.lax.stop_gradient(jnp.sort(jnp.concatenate([nothing, *stops])))
    return LimitedSteps(controller, starts, limits, stops, run.t1 - run.t0)


def _source_limits(run: Run, rtol: Any) -> tuple[jax.Array, jax.Array]:
    """The starts of equal windows of the run, and the longest step in each."""
    edges = jnp.linspace(run.t0, run.t1, WINDOWS + 1)
    pace = jax.lax.stop_gradient(_frequencies(run, edges, rtol))
    period = 2.0 * np.pi / jnp.where(pace > 0.0, pace, jnp.nan)
    share = NONLINEAR if run.system.plan.forcing.nonlinear else LINEAR
    return edges[:-1], jnp.nan_to_num(period / share, nan=jnp.inf, posinf=jnp.inf)


def _frequencies(run: Run, edges: jax.Array, rtol: Any) -> jax.Array:
    """Angular frequency of the fastest source in each window: first and second derivatives relative to the amplitude.

    The sampling times are uneven, so that no frequency is aliased.
    """
    shifts = np.mod(np.arange(1, WINDOWS * POINTS + 1) * 0.5 * (np.sqrt(5.0) - 1.0), 1.0)
    positions = (np.tile(np.arange(POINTS), WINDOWS) + shifts) / POINTS
    times = jnp.repeat(edges[:-1], POINTS) + jnp.asarray(positions) * (edges[1] - edges[0])
    values, rates = _sampled(run, times)
    step = jnp.diff(times)[:, None]
    # where derivatives tell nothing, as for a square wave, differences of neighbouring values do
    steepest = jnp.maximum(rates**2, _padded(jnp.diff(values, axis=0) / step) ** 2)
    bent = jnp.abs(_padded(jnp.diff(rates, axis=0) / step))
    steepest, bent = (jnp.max(x.reshape(WINDOWS, POINTS, -1), axis=1) for x in (steepest, bent))
    swing = _swings(values, rtol)
    return jnp.sqrt(jnp.max(jnp.maximum(steepest / swing**2, bent / swing), axis=1))


def _sampled(run: Run, times: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Values and time derivatives of all sources at many times; zero where they are not finite."""
    names = (Output.FORCING,)
    parameters = run.system.parameters(names)

    def value(t):
        return run.system.evaluate(names, t, run.state, parameters)

    found = jax.vmap(lambda t: jax.jvp(value, (t,), (jnp.ones_like(t),)))(times)
    values, rates = (jnp.where(jnp.isfinite(x), x, 0.0) for x in found)
    return values, rates


def _swings(values: jax.Array, rtol: Any) -> jax.Array:
    """Amplitude of each source in a window and its two neighbours; infinite where it is within the tolerance."""
    high, low = (f(values.reshape(WINDOWS, POINTS, -1), axis=1) for f in (jnp.max, jnp.min))
    local = 0.5 * (_around(high, jnp.maximum) - _around(low, jnp.minimum))
    whole = 0.5 * (jnp.max(high, axis=0, keepdims=True) - jnp.min(low, axis=0, keepdims=True))
    floor = jnp.maximum(rtol * whole, 1e-9 * jnp.max(jnp.abs(values), axis=0, keepdims=True))
    return jnp.where(local > floor, local, jnp.inf)


def _around(windows: jax.Array, extreme: Callable) -> jax.Array:
    """The extreme of each window and its two neighbours."""
    before, after = jnp.concatenate([windows[:1], windows[:-1]]), jnp.concatenate([windows[1:], windows[-1:]])
    return extreme(extreme(before, windows), after)


def _padded(differences: jax.Array) -> jax.Array:
    return jnp.concatenate([differences, differences[-1:]])
