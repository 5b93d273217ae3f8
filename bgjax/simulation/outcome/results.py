"""RESULTS, the statuses of diffrax, and their numbers."""

from typing import Any

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import array_functions
from .status import STATUSES


RESULTS = dfx.RESULTS
_STRUCTURE = jax.tree.structure(RESULTS.successful)


def _number(member: Any) -> int:
    """The number of a member in diffrax."""
    return int(jax.tree.leaves(member)[0])


_MEMBERS = np.array([_number(getattr(RESULTS, name, RESULTS.internal_error)) for name in STATUSES], np.int32)
_OURS = np.full(max(_MEMBERS) + 1, STATUSES.index("internal_error"), np.int32)
_OURS[_MEMBERS] = np.arange(len(STATUSES))


def status_of(result: Any) -> jax.Array:
    """The number in `STATUSES` of a traced member of RESULTS."""
    return jnp.asarray(_OURS)[jax.tree.leaves(result)[0]]


def result_of(status: Any) -> RESULTS:
    """The member of RESULTS for a number in `STATUSES`, or the members for an array of them."""
    functions = array_functions(status)
    member = functions.asarray(functions.asarray(_MEMBERS)[functions.asarray(status)])
    return jax.tree.unflatten(_STRUCTURE, [member])
