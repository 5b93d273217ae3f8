"""The first step, from the size of the state and of its rates (Hairer, Nørsett & Wanner, Solving ODEs I, II.4).

diffrax would do the same inside the compiled program, where it costs two more copies of the right-hand side.
"""

import jax
import jax.numpy as jnp
import numpy as np

from ._checks import traced
from ._solution import concrete_results
from ._system import System


UNSEEN = 1e-4  # of the run, where values are traced; the step control does the rest


def first_step(system: System, state, t0, t1, rtol, atol):
    if traced(system, state, t0, t1, rtol, atol) or not system.plan.size:
        return UNSEEN * (jnp.asarray(t1, float) - jnp.asarray(t0, float))
    with jax.ensure_compile_time_eval():
        scale = np.asarray(1e-3 * rtol * system.scales() if atol is None else atol) + rtol * np.abs(state)
    rates = concrete_results(system, ("@rates",), np.array([float(t0)]), np.asarray(state)[None])[0]
    size = lambda x: float(np.sqrt(np.mean((x / scale) ** 2)))
    still, moving = size(np.asarray(state)), size(rates)
    span = float(t1) - float(t0)
    step = 0.01 * still / moving if min(still, moving) > 1e-5 else 1e-6 * span
    return jnp.asarray(np.clip(step if np.isfinite(step) else 1e-6 * span, 1e-12 * span, 0.1 * span))
