"""Evaluates results of a system in numbers, at many times and states: by NumPy, or by a compiled program if faster."""

from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..expressions.backends.numpy.backend import NumpyBackend, iterates
from ..expressions.backends.numpy.results import SymbolValues, program_results
from ..expressions.program import Program
from ..formulation.records.output import OutputNames
from .base import AbstractSystem, bound_of
from .parameters.fixed import refuse_fixed


FEW = 32  # number of times up to which Newton's method in NumPy is faster than compiling it
CHUNK = 64


def evaluate_numbers(
    system: AbstractSystem,
    names: OutputNames,
    ts: np.ndarray,
    ys: np.ndarray,
    order: float = 0.0,
    dependent: Any = None,
) -> np.ndarray:
    """The named results as one row for each time. NumPy evaluates all times at once without compiling; only if Newton's
    method is needed at many times, the program is compiled."""
    program = system.plan.program(names)
    if not iterates(program) or len(ts) <= FEW:
        return results_by_numpy(system, program, ts, ys, order, dependent)
    found = _chunked_results(system, names, ts, ys, order)
    unsolved = np.any(np.isnan(found), axis=-1)  # near the border of its reach, Newton's method depends on rounding
    if np.any(unsolved):
        found[unsolved] = results_by_numpy(system, program, ts[unsolved], ys[unsolved], order)
    return found


def _chunked_results(
    system: AbstractSystem, names: OutputNames, ts: np.ndarray, ys: np.ndarray, order: float
) -> np.ndarray:
    """Results in chunks of one size, so that one compiled program serves any number of times."""
    padding = -len(ts) % CHUNK
    times = np.pad(ts, (0, padding), mode="edge").reshape(-1, CHUNK)
    states = np.pad(ys, ((0, padding), (0, 0)), mode="edge").reshape(-1, CHUNK, ys.shape[-1])
    rows = []
    for t, y in zip(times, states, strict=True):
        rows.append(np.asarray(compiled_results(system, names, jnp.asarray(t), jnp.asarray(y), order)))
    return np.concatenate(rows)[: len(ts)]


def results_by_numpy(
    system: AbstractSystem, program: Program, ts: np.ndarray, ys: np.ndarray, order: float = 0.0, dependent: Any = None
) -> np.ndarray:
    """Results of a system whose values are numbers, at many times and states, evaluated by NumPy."""
    refuse_fixed(system.parameter, system.plan.fixed)
    size, count, elements = system.plan.size, system.plan.carried, bound_of(system).owners
    begin = np.zeros(count) if system.begin is None else np.asarray(system.begin)
    last = ys[:, size:] if ys.shape[1] > size else np.broadcast_to(begin, (len(ys), count))
    given = SymbolValues(ts, ys[:, :size], last, order, None if dependent is None else np.asarray(dependent))
    backend = NumpyBackend(elements, system.plan.equations.solved.blocks)
    return program_results(program, given, bound_of(system).lookup, backend)


@eqx.filter_jit
def compiled_results(system: AbstractSystem, names: OutputNames, ts, ys, order: float = 0.0):
    """The named results as one row for each time, by a compiled program; values may be traced."""
    parameters = system.parameters(names)
    return jax.vmap(lambda t, y: system.evaluate(names, t, y, parameters, order))(ts, ys)
