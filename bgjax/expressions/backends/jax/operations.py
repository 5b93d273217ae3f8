"""Table of the JAX functions that implement the operations of an expression."""

from collections.abc import Callable

import jax.numpy as jnp
import numpy as np
from jax import lax


def _positive_power(x, exponent):
    """x to a power if x is positive, otherwise 0. Multiples of one half use square roots, which take a tenth of the
    time of logarithm and exponential."""
    outside = x <= 0.0  # False for NaN, which must not become a number
    base = jnp.where(outside, 1.0, x)
    number = isinstance(exponent, np.ndarray) and exponent.ndim == 0
    if number and float(2.0 * exponent).is_integer() and abs(exponent) <= HALVES:
        power = _half_power(base, round(float(2.0 * exponent)))
    else:
        power = jnp.exp(exponent * jnp.log(base))
    return jnp.where(outside, 0.0, power)


HALVES = 4.0


def _half_power(base, halves: int):
    """base to the power halves / 2."""
    whole, half = divmod(abs(halves), 2)
    found = lax.integer_pow(base, whole) * (jnp.sqrt(base) if half else 1.0)
    return found if halves >= 0 else 1.0 / found


JAX_OPERATIONS: dict[str, Callable] = {
    "power": _positive_power,
    "add": lax.add,
    "sub": lax.sub,
    "mul": lax.mul,
    "div": lax.div,
    "neg": lax.neg,
    "abs": lax.abs,
    "maximum": lax.max,
    "minimum": lax.min,
    "atan2": lax.atan2,
    **{name: getattr(lax, name) for name in ("sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh")},
    **{name: getattr(lax, name) for name in ("exp", "log", "sqrt", "sign", "floor")},
}
