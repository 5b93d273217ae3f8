"""Brings the arguments of a run into fixed shapes, so that one compiled program serves many calls.

Saved times and stop times are padded with infinite times up to the next power of two. The absolute tolerance becomes
one value per state, with a flag that says whether the default of the system is used instead. Limits of steps up to
the default one are values.
"""

from dataclasses import replace
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import array_functions, as_device_array, device_array, traced
from ...elements.values import leaf
from ...surface.libraries import diffrax_kinds
from ...system.system import System
from .saving import Saving


MAX_STEPS, BUFFERED_STEPS = 1 << 20, 1 << 16  # the second limit holds where a buffer stores every step
SAVED, STOPS = 256, 8  # smallest padded lengths of saved times and of stops; larger ones are powers of two
LARGEST = (1 << 31) - 1  # largest number of steps that a value can have
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
    functions = array_functions(state)
    return state if not missing else functions.concatenate([state, functions.zeros((missing,), state.dtype)])


def with_room(saving: Saving) -> tuple[Saving, int | None]:
    """What is saved, with padded times, and how many times the user gave.

    The count is None where nothing is padded: the user gave no times, also saves other states, or traces the times.
    """
    times = saving.ts
    if times is None or saving.t0 or saving.t1 or saving.steps or traced(times):
        return saving, None
    return replace(saving, ts=jax.device_put(padded(times, SAVED))), len(times)


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


class StepLimit(eqx.Module):
    """The largest number of steps: `room` is compiled into the program, `steps` is a value that the step-size
    controller keeps. Without `steps`, `room` is the limit."""

    room: int = eqx.field(static=True)
    steps: Any = None


def largest(limit: Any) -> Any:
    """The largest number of steps, as a number."""
    if not isinstance(limit, StepLimit):
        return limit
    return limit.room if limit.steps is None else limit.steps


def most_steps(max_steps: Any, saving: Saving) -> Any:
    """The largest number of steps: the user's, or the default one for what is saved."""
    if isinstance(max_steps, StepLimit):
        return max_steps
    return int(max_steps or (BUFFERED_STEPS if saving.of_steps else MAX_STEPS))


def step_limit(max_steps: Any, saving: Saving, adjoint: Any) -> StepLimit:
    """The limit of steps of a run. It is compiled in where arrays have a row for every step, which the user's saving
    or adjoint decides."""
    most = most_steps(max_steps, saving)
    if isinstance(most, StepLimit):
        return most
    if saving.of_steps or not (adjoint is None or "ForwardMode" in diffrax_kinds(adjoint)):
        return StepLimit(most)
    return valued_limit(most)


def valued_limit(most: int) -> StepLimit:
    """A limit of steps that is a value, in the class of the default limit if it is no larger."""
    return StepLimit(room(most, MAX_STEPS), jax.device_put(np.asarray(min(most, LARGEST), np.int32)))


def tolerance_arrays(rtol: Any, atol: Any, size: int) -> tuple:
    """rtol, an absolute tolerance per state, and a flag: True where the default of the system replaces the latter."""
    own, given = jax.device_put(np.asarray(atol is None)), 0.0 if atol is None else atol
    functions = array_functions(given)
    every = functions.broadcast_to(functions.asarray(given, float), (size,))
    return leaf(rtol, "rtol"), as_device_array(every), own


def tolerances(system: System, given: tuple, extra: int) -> tuple:
    """rtol, and atol of the states and of `extra` entries behind them; the default is scaled by each state's size."""
    rtol, atol, own = given
    atol = jnp.where(own, OWN * rtol * system.scales(), atol)
    return rtol, jnp.concatenate([atol, jnp.ones((extra,), atol.dtype)])
