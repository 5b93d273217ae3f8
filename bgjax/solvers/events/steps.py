"""Step-size controller that ends steps at zeros of guards and bounds steps by their pace."""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from ..wrapper_control import AbstractWrapperControl
from .log import Guards, rising


# Relative to the size of a guard: a step must end so near to its zero. Held values are corrected to the instant itself,
# so that the remaining error is quadratic.
NEAR = 1e-6
NEWTON = 10  # safeguarded Newton steps to the root of a cubic


class EventSteps(AbstractWrapperControl):
    """The steps of another controller, ended at events.

    A step in which a guard changes its sign, once or twice, is repeated with a shorter length until it ends at the
    event. The instant is estimated by a cubic through the values and rates of the guard at both ends of the step. No
    step is longer than size / pace of any guard.
    """

    controller: Any
    guards: Callable  # guards(t, y)
    shortest: Any  # steps no longer than this are not repeated

    def init(self, terms, t0, t1, y0, dt0, args, func, error_order):  # noqa: PLR0913 - diffrax prescribes the arguments
        end, state = self.controller.init(terms, t0, t1, y0, dt0, args, func, error_order)
        return jnp.minimum(end, t0 + longest(self.guards(t0, y0))), state

    def adapt_step_size(self, t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state):  # noqa: PLR0913 - diffrax prescribes the arguments
        found = self.controller.adapt_step_size(t0, t1, y0, y1_candidate, args, y_error, error_order, controller_state)
        keep, next_t0, next_t1, jump, state, result = found
        before, after = lax.stop_gradient((self.guards(t0, y0), self.guards(t1, y1_candidate)))
        share = lax.cond(
            jnp.any(passing_guards(before, after)),
            lambda: share_to_event(before, after, t1 - t0),
            lambda: jnp.ones_like(t0),
        )
        again = (share < 1.0) & (t1 - t0 > self.shortest)
        nearer = jnp.maximum(t0 + share * (t1 - t0), t0 + 0.5 * self.shortest)
        onward = jnp.where(keep, jnp.minimum(next_t1, next_t0 + longest(after)), next_t1)
        end = jnp.where(again, jnp.where(keep, nearer, jnp.minimum(nearer, next_t1)), onward)
        # a repeated step does not count
        state = jax.tree.map(lambda old, new: jnp.where(keep & again, old, new), controller_state, state)
        happened = keep & ~again & jnp.any(rising(before, after))
        return keep & ~again, jnp.where(again, t0, next_t0), end, jump | happened, state, result


def longest(guards: Guards):
    """The longest step that the guards allow: the smallest ratio of size to pace."""
    return lax.stop_gradient(jnp.min(guards.size / jnp.maximum(guards.pace, 1e-300)))


def passing_guards(before: Guards, after: Guards):
    """Which guards may pass through zero in a step: the sign changes, or it approaches zero first and then departs."""
    towards = jnp.where(before.value < 0.0, 1.0, -1.0)
    crosses = (before.value < 0.0) != (after.value < 0.0)
    turns = (towards * before.rate > 0.0) & (towards * after.rate < 0.0)
    return crosses | turns


def share_to_event(before: Guards, after: Guards, length):
    """The fraction of the step at which the first guard passes through zero.

    It is 1 where none does, or where the step ends close enough to the zero.
    """
    side = jnp.where(before.value < 0.0, 1.0, -1.0)  # signs such that all guards begin below zero
    values = side * before.value, side * after.value
    cubic = Cubic.through(*values, side * before.rate * length, side * after.rate * length)
    target, crossed = NEAR * before.size, (before.value < 0.0) != (after.value < 0.0)
    top = cubic.top()
    hidden = ~crossed & passing_guards(before, after) & (cubic(top) > 0.0)
    share = jnp.where(crossed & (side * after.value > target), cubic.root(0.5 * target), jnp.where(hidden, top, 1.0))
    return jnp.min(jnp.where(jnp.isfinite(share), share, 1.0))


class Cubic(NamedTuple):
    """c0 + c1 s + c2 s² + c3 s³ for s from 0 to 1."""

    c0: Any
    c1: Any
    c2: Any
    c3: Any

    @staticmethod
    def through(start, end, rate, last_rate) -> "Cubic":
        """The Hermite cubic with these values and derivatives at s = 0 and s = 1."""
        rise = end - start
        return Cubic(start, rate, 3.0 * rise - 2.0 * rate - last_rate, rate + last_rate - 2.0 * rise)

    def __call__(self, s):
        return self.c0 + s * (self.c1 + s * (self.c2 + s * self.c3))

    def derivative(self, s):
        return self.c1 + s * (2.0 * self.c2 + 3.0 * s * self.c3)

    def top(self):
        """The s of its maximum, provided that it rises at 0 and falls at 1."""
        root = jnp.sqrt(jnp.maximum(self.c2**2 - 3.0 * self.c3 * self.c1, 0.0))
        return jnp.clip(self.c1 / jnp.maximum(root - self.c2, 1e-300), 0.0, 1.0)

    def root(self, target):
        """The s at which it reaches `target`, which lies between its end values: Newton, safeguarded by bisection."""

        def nearer(_, carried):
            low, high, s = carried
            value = self(s) - target
            low, high = jnp.where(value < 0.0, s, low), jnp.where(value < 0.0, high, s)
            derivative = self.derivative(s)
            step = s - value / jnp.where(derivative == 0.0, 1.0, derivative)
            inside = (step >= low) & (step <= high)  # where it has converged, the step is one of the bounds
            return low, high, jnp.where(inside, step, 0.5 * (low + high))

        start = jnp.zeros_like(self.c0), jnp.ones_like(self.c0), jnp.full_like(self.c0, 0.5)
        return lax.fori_loop(0, NEWTON, nearer, start)[2]
