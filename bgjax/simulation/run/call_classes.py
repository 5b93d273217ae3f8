"""Arguments of a run in a form in which one compiled program serves many calls.

Times to save at, and times at which steps end, are followed by times that never come, up to the next number of a class; an
absolute tolerance stands for each state, beside a mark whether it is the system's own.
"""

from typing import Any

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import device_array, traced
from ...elements.base import leaf
from ...system.system import System


SAVED, STOPS = 256, 8  # least numbers a program is compiled for; beyond, powers of two
OWN = 1e-3  # absolute tolerance, of the relative one, at each state's own size


def room(count: int, least: int = 1) -> int:
    """The number of the class that `count` belongs to."""
    return max(least, 1 << max(0, count - 1).bit_length())


def padded(times: Any, least: int = 1) -> np.ndarray:
    """Times that are numbers, followed by times that never come."""
    values = np.atleast_1d(np.asarray(times))
    return np.concatenate([values, np.full(room(len(values), least) - len(values), np.inf, values.dtype)])


def plain(time: Any) -> Any:
    """A time that is a number, as Python's; another kind of number is no reason to compile."""
    return time if traced(time) else float(time)


def whole(system: System, state: Any) -> Any:
    """States followed by the solutions at which nonlinear loops begin: zero where the vector does not have them."""
    missing = system.plan.size + system.plan.carried - state.shape[-1]
    return state if not missing else jnp.concatenate([state, jnp.zeros((missing,), state.dtype)])


def with_room(saveat: dfx.SaveAt) -> tuple[dfx.SaveAt, int | None]:
    """Saved times with room for more, and how many are asked for; None where rows are not those of given times, or are traced."""
    sub = saveat.subs
    if sub is None or sub.ts is None or sub.t0 or sub.t1 or sub.steps or traced(sub.ts):
        return saveat, None
    return eqx.tree_at(lambda s: s.subs.ts, saveat, jax.device_put(padded(sub.ts, SAVED))), len(sub.ts)


def rows(values: Any, count: int | None) -> Any:
    """The rows that were asked for; numbers are cut by NumPy, without compiling anything."""
    if count is None or traced(values):
        return values[:count]
    return jax.device_put(np.asarray(values)[:count])


def stop_times(stops: Any) -> Any:
    """Times at which steps end, sorted later, or None."""
    if stops is None or np.size(stops) == 0:
        return None
    return jnp.atleast_1d(jnp.asarray(stops, dtype=float)) if traced(stops) else device_array(padded(np.asarray(stops, float), STOPS))


def tolerance_arrays(rtol: Any, atol: Any, size: int) -> tuple:
    """rtol, an absolute tolerance for each state, and whether that is to be the system's own."""
    own = jax.device_put(np.asarray(atol is None))
    if atol is None or not traced(atol):
        given = np.zeros(()) if atol is None else np.asarray(atol, float)
        return leaf(rtol, "rtol"), device_array(np.broadcast_to(given, (size,))), own
    return leaf(rtol, "rtol"), jnp.broadcast_to(leaf(atol, "atol"), (size,)), own


def tolerances(system: System, given: tuple, extra: int) -> tuple:
    """rtol, and atol of the states and of `extra` numbers beside them. The default goes with each state's own size."""
    rtol, atol, own = given
    atol = jnp.where(own, OWN * rtol * system.scales(), atol)
    return rtol, jnp.concatenate([atol, jnp.ones((extra,), atol.dtype)])
