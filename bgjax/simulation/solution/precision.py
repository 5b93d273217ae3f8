"""Checks and applies the choice of single precision for a run.

It takes half the memory and is many times as fast on most accelerators, with about five correct digits.
"""

from contextlib import nullcontext
from typing import Any

import jax
import numpy as np

from ..._tracing import trace_faults
from ...errors import Fault, shown


FLOAT64, FLOAT32 = "float64", "float32"
FINEST = 1e-5  # smallest relative tolerance that single precision can reach
COST = "float32: rounding at 1e-7, constraints between steps hold to about 1e-6"


def precision_faults(precision: Any, rtol: Any, *arguments: Any) -> list[Fault]:
    """Faults of a precision: an unknown one, or one that tolerance or traced arguments do not allow."""
    if precision not in (None, FLOAT64, FLOAT32):
        remedy = "give 'float32' or 'float64', or leave it out."
        return [Fault("precision", f"{shown(precision)} is not a precision.", remedy)]
    if precision != FLOAT32:
        return []
    remedy = "call it outside jit, grad and vmap, or leave it out."
    if refused := trace_faults("precision", "cannot be chosen inside a trace.", remedy, *arguments, rtol):
        return refused
    if np.ndim(rtol) == 0 and not isinstance(rtol, str) and rtol < FINEST:
        what = f"{rtol:g} cannot be reached in float32, which has 7 digits, and constraints hold to about 1e-6 only."
        return [Fault("rtol", what, f"give rtol={FINEST:g} or more, or leave precision='float32' out.")]
    return []


def lowered(tree: Any, precision: Any) -> Any:
    """A pytree with its floating-point arrays in the chosen precision."""
    if precision != FLOAT32:
        return tree
    return jax.tree.map(_single, tree)


def _single(leaf: Any) -> Any:
    real = isinstance(leaf, np.ndarray | jax.Array) and np.issubdtype(leaf.dtype, np.floating)
    return np.asarray(leaf, np.float32) if real else leaf


def computing_in(precision: Any):
    """A context manager in which JAX computes in this precision; it holds for the current thread only."""
    return jax.enable_x64(False) if precision == FLOAT32 else nullcontext()
