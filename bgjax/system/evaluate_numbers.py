"""Evaluates results of a system in numbers, at many times and states: by NumPy, or by a compiled program if faster."""

from collections.abc import Callable
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import traced
from ..expressions.backends.jax.program import run_body
from ..expressions.backends.numpy.backend import iterates
from ..expressions.expression import Scalar
from ..expressions.program import make_program
from ..formulation.records.output import OutputNames
from .system import System, results_by_numpy


FEW = 32  # number of times up to which Newton's method in NumPy is faster than compiling it
CHUNK = 64


def evaluate_numbers(
    system: System, names: OutputNames, ts: np.ndarray, ys: np.ndarray, order: float = 0.0, dependent: Any = None
) -> np.ndarray:
    """The named results as one row for each time. NumPy evaluates all times at once without compiling; only if Newton's
    method is needed at many times, the program is compiled."""
    program = system.plan.program(names)
    if iterates(program) and len(ts) > FEW:
        return _chunked_results(system, names, ts, ys, order)
    return results_by_numpy(system, program, ts, ys, order, dependent)


def _chunked_results(system: System, names: OutputNames, ts: np.ndarray, ys: np.ndarray, order: float) -> np.ndarray:
    """Results in chunks of one size, so that one compiled program serves any number of times."""
    padding = -len(ts) % CHUNK
    times = np.pad(ts, (0, padding), mode="edge").reshape(-1, CHUNK)
    states = np.pad(ys, ((0, padding), (0, 0)), mode="edge").reshape(-1, CHUNK, ys.shape[-1])
    rows = []
    for t, y in zip(times, states, strict=True):
        rows.append(np.asarray(compiled_results(system, names, jnp.asarray(t), jnp.asarray(y), order)))
    return np.concatenate(rows)[: len(ts)]


@eqx.filter_jit
def compiled_results(system: System, names: OutputNames, ts, ys, order: float = 0.0):
    """The named results as one row for each time, by a compiled program; values may be traced."""
    parameters = system.parameters(names)
    return jax.vmap(lambda t, y: system.evaluate(names, t, y, parameters, order))(ts, ys)


def scalars(system: System, time, state, outputs: list[Scalar], others: Callable | None = None) -> jax.Array:
    """Values of scalar expressions of the system's pool at one state: by NumPy if all values are numbers, else by JAX.
    `others` gives the values of symbols that are neither states nor time."""
    system.check_state(state)
    program = make_program(system.plan.equations.pool, outputs)
    if others is None and not traced(system, time, state) and not iterates(program):
        return jnp.asarray(results_by_numpy(system, program, np.array([time], float), np.asarray(state)[None])[0])
    parameters = system.parameters_of(program)
    state, last = system.parted(jnp.asarray(state))

    def symbol(key: tuple):
        match key[0]:
            case "state":
                return state[key[1]]
            case "last":
                return last[key[1]]
            case "time":
                return jnp.asarray(time, dtype=float)
        return others(key)

    return run_body(program, parameters.carried, symbol, parameters.elements, system.plan.equations.solved.blocks)
