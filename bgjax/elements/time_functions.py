"""Functions of time that users give: their values and derivatives at a time, and elements' laws made from these."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..expressions.backends.numpy.functions import run_symbolic
from .law import is_symbolic


class TimeDerivative(eqx.Module):
    """The derivative of a function of time."""

    function: Callable

    def __call__(self, time):
        return value_and_derivative(self.function, time)[1]


class AngularVelocity(eqx.Module):
    """Angular velocity of an orientation given as a function of time, in the reference frame; the quaternion need not
    have unit length."""

    function: Callable

    def __call__(self, time):
        (w, x, y, z), (a, b, c, d) = value_and_derivative(self.function, time)
        vector = [w * b - a * x + y * d - z * c, w * c - a * y + z * b - x * d, w * d - a * z + x * c - y * b]
        return 2.0 * jnp.stack(vector) / (w * w + x * x + y * y + z * z)


def value_and_derivative(function: Callable, time) -> tuple[Any, Any]:
    """Value and derivative of a function of time."""
    now, one = jnp.asarray(time, dtype=float), jnp.ones((), dtype=float)
    return jax.jvp(lambda t: in_jax(function, t), (now,), (one,))


def in_jax(function: Callable, time) -> Any:
    """The value of a function of time, in JAX or in bgjax's own arithmetic (`bg.symbolic`), at a time that may be
    traced."""
    if not is_symbolic(function):
        return jnp.asarray(function(time), dtype=float)
    return jnp.asarray(run_symbolic(lambda t: np.atleast_1d(function(t[0])), jnp.reshape(time, (1,))))


def value_at(value, time) -> Any:
    """A number or a function of time at a time, as a vector."""
    found = in_jax(value, time) if callable(value) else value
    return jnp.atleast_1d(found) if isinstance(found, jax.core.Tracer) else np.atleast_1d(np.asarray(found, float))
