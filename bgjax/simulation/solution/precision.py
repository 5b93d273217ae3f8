"""Single precision as an explicit choice: half the memory, and on most accelerators many times the speed, for about five digits."""

from contextlib import nullcontext
from typing import Any

import jax
import numpy as np

from ..._tracing import traced
from ...errors import Fault, shown


FLOAT64, FLOAT32 = "float64", "float32"
FINEST = 1e-5  # relative tolerance that single precision can reach
COST = "float32: rounding at 1e-7, constraints between steps hold to about 1e-6"


def precision_faults(precision: Any, rtol: Any, *arguments: Any) -> list[Fault]:
    if precision not in (None, FLOAT64, FLOAT32):
        return [Fault("precision", f"{shown(precision)} is not a precision.", "give 'float32' or 'float64', or leave it out.")]
    if precision != FLOAT32:
        return []
    if traced(arguments, rtol):
        return [Fault("precision", "cannot be chosen inside a trace.", "call it outside jit, grad and vmap, or leave it out.")]
    if np.ndim(rtol) == 0 and not isinstance(rtol, str) and rtol < FINEST:
        what = f"{rtol:g} cannot be reached in float32, which has 7 digits, and constraints hold to about 1e-6 only."
        return [Fault("rtol", what, f"give rtol={FINEST:g} or more, or leave precision='float32' out.")]
    return []


def lowered(tree: Any, precision: Any) -> Any:
    """Arrays of a tree in the precision asked for."""
    if precision != FLOAT32:
        return tree
    real = lambda x: isinstance(x, np.ndarray | jax.Array) and np.issubdtype(x.dtype, np.floating)
    return jax.tree.map(lambda x: np.asarray(x, np.float32) if real(x) else x, tree)


def computing_in(precision: Any):
    """A context in which JAX's numbers have this precision; every thread has its own."""
    return jax.enable_x64(False) if precision == FLOAT32 else nullcontext()
