"""Brings the arguments of a run into fixed shapes, so that one compiled program serves many calls.

Saved times and stop times are padded with infinite times up to the next power of two. The absolute tolerance becomes
one value per state, with a flag that says whether the default of the system is used instead.
"""

from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import device_array, traced
from ...elements.values import leaf
from ...system.system import System


SAVED, STOPS = 256, 8  # smallest padded lengths of saved times and of stops; larger ones are powers of two
OWN = 1e-3  # default absolute tolerance, relative to rtol times the typical size of each state


def room(count: int, least: int = 1) -> int:
    """The padded length for `count` times: a power of two, at least `least`."""
    return max(least, 1 << max(0, count - 1).bit_length())


def padded(times: Any, least: int = 1) -> np.ndarray:
    """Times as a NumPy array, padded with infinite times that are never reached."""
    values = np.atleast_1d(np.asarray(times))
    return np.concatenate([values, np.full(room(len(values), least) - len(values), np.inf, values.dtype)])


def plain(time: Any) -> Any:
    """A time as a Python float unless it is traced, so that another number type does not cause a new compilation."""
    return time if traced(time) else float(time)


def whole(system: System, state: Any) -> Any:
    """The states followed by initial guesses for the nonlinear loops: zeros where the vector does not contain them."""
    missing = system.plan.size + system.plan.carried - state.shape[-1]
    return state if not missing else jnp.concatenate([state, jnp.zeros((missing,), state.dtype)])


def with_room(saveat: dfx.SaveAt) -> tuple[dfx.SaveAt, int | None]:
    """A SaveAt with padded times, and how many times the user gave.

    The count is None where nothing is padded: the user gave no times, also saves other states, or traces the times.
    """
    sub = saveat.subs
    if sub is None or sub.ts is None or sub.t0 or sub.t1 or sub.steps or traced(sub.ts):
        return saveat, None
    return eqx.tree_at(lambda s: s.subs.ts, saveat, jax.device_put(padded(sub.ts, SAVED))), len(sub.ts)


def rows(values: Any, count: int | None) -> Any:
    """The first `count` rows, without the padding; arrays of numbers are cut by NumPy, without compiling anything."""
    if count is None or traced(values):
        return values[:count]
    return jax.device_put(np.asarray(values)[:count])


def stop_times(stops: Any) -> Any:
    """The padded times at which steps must end, still unsorted, or None where there are none."""
    if stops is None or np.size(stops) == 0:
        return None
    if traced(stops):
        return jnp.atleast_1d(jnp.asarray(stops, dtype=float))
    return device_array(padded(np.asarray(stops, float), STOPS))


def tolerance_arrays(rtol: Any, atol: Any, size: int) -> tuple:
    """rtol, an absolute tolerance per state, and a flag: True where the default of the system replaces the latter."""
    own = jax.device_put(np.asarray(atol is None))
    if atol is None or not traced(atol):
        given = np.zeros(()) if atol is None else np.asarray(atol, float)
        return leaf(rtol, "rtol"), device_array(np.broadcast_to(given, (size,))), own
    return leaf(rtol, "rtol"), jnp.broadcast_to(leaf(atol, "atol"), (size,)), own


def tolerances(system: System, given: tuple, extra: int) -> tuple:
    """rtol, and atol of the states and of `extra` entries behind them; the default is scaled by each state's size."""
    rtol, atol, own = given
    atol = jnp.where(own, OWN * rtol * system.scales(), atol)
    return rtol, jnp.concatenate([atol, jnp.ones((extra,), atol.dtype)])
