"""Tell values traced by JAX from plain numbers, and convert numbers to NumPy or JAX arrays."""

import contextlib
from types import ModuleType
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .errors import Fault


def traced(*values) -> bool:
    """Whether any leaf of the values is a JAX tracer. Systems marked `has_numbers` are not searched: that would take
    40 µs for a mechanism."""
    unknown = [value for value in values if not getattr(value, "has_numbers", False)]
    return any(isinstance(x, jax.core.Tracer) for x in jax.tree.leaves(unknown))


def array_functions(*values) -> ModuleType:
    """The module of array functions for these values: `jax.numpy` if something is traced, otherwise `numpy`."""
    return jnp if traced(*values) else np


def kept_numbers(*values) -> contextlib.AbstractContextManager:
    """A context in which numbers stay numbers, unless one of the values is traced: inside a trace JAX would otherwise
    trace what is computed from them."""
    return contextlib.nullcontext() if traced(values) else jax.ensure_compile_time_eval()


def numbers(value) -> np.ndarray | None:
    """The value as a float array, or None if it is not numeric."""
    try:
        if isinstance(value, str | bytes | bool | type(None)) or np.ma.is_masked(value) or np.iscomplexobj(value):
            return None
        return None if _holds_none(value) else np.asarray(value, dtype=float)
    except (TypeError, ValueError, OverflowError):
        return None


def _holds_none(value) -> bool:
    """Whether a list holds None, which NumPy would take for NaN."""
    return isinstance(value, list | tuple) and any(x is None or _holds_none(x) for x in value)


def is_time(value) -> bool:
    """Whether a value is one finite number or traced, so that it may be a time."""
    found = None if traced(value) else numbers(value)
    return traced(value) or (found is not None and found.ndim == 0 and bool(np.isfinite(found)))


def trace_faults(where: str, what: str, remedy: str, *values: Any) -> list[Fault]:
    """The fault of a calculation that is done in numbers only, if one of these values is traced."""
    return [Fault(where, what, remedy)] if traced(*values) else []


def device_array(values) -> jax.Array:
    """Numbers as a JAX array. `jnp.asarray` is avoided because it would compile a program for every shape."""
    return jax.device_put(np.asarray(values, float))


def as_device_array(values) -> jax.Array:
    """Values as a JAX array of floating-point numbers: traced values as they are, numbers without compiling."""
    if isinstance(values, jax.Array) and values.dtype == jnp.result_type(float) and not values.weak_type:
        return values
    return jnp.asarray(values, dtype=jnp.result_type(float)) if traced(values) else device_array(values)
