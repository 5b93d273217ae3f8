"""Results of a system at times and states that are numbers: by NumPy, or by a compiled program where that is sooner."""

from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ._host_call import iterates
from ._system import System, host_results


FEW = 32  # times for which Newton's method in NumPy takes less than to compile it
CHUNK = 64


def concrete_results(system: System, names: tuple[str, ...], ts: np.ndarray, ys: np.ndarray, level: float = 0.0, dependent: Any = None) -> np.ndarray:
    """A row for each time. Nothing has to be compiled, NumPy runs the same code along the times; but for many times Newton's method is
    compiled."""
    program = system.plan.program(names)
    if iterates(program) and len(ts) > FEW:
        return _chunked_results(system, names, ts, ys, level)
    return host_results(system, program, ts, ys, level, dependent)


def _chunked_results(system: System, names: tuple[str, ...], ts: np.ndarray, ys: np.ndarray, level: float) -> np.ndarray:
    """In blocks of one size, so that one compiled program serves any number of times."""
    padding = -len(ts) % CHUNK
    blocks = np.pad(ts, (0, padding), mode="edge").reshape(-1, CHUNK), np.pad(ys, ((0, padding), (0, 0)), mode="edge").reshape(-1, CHUNK, ys.shape[-1])
    rows = [np.asarray(compiled_results(system, names, jnp.asarray(t), jnp.asarray(y), level)) for t, y in zip(*blocks, strict=True)]
    return np.concatenate(rows)[: len(ts)]


@eqx.filter_jit
def compiled_results(system: System, names: tuple[str, ...], ts, ys, level: float = 0.0):
    """A row for each time, by one compiled program; values may be traced."""
    parameters = system.parameters(names)
    return jax.vmap(lambda t, y: system.evaluate(names, t, y, parameters, level))(ts, ys)
