"""Exact Jacobians of results at one state, with respect to states and inputs.

Derivatives are expressions of the same pool. NumPy evaluates them for all directions at once; JAX does if values are
traced, and as a compiled function if unknowns are solved by Newton's method.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import traced
from ..expressions.backends.numpy.backend import NumpyBackend
from ..expressions.calls import is_source
from ..expressions.expression import Scalar
from ..expressions.passes import tangents
from .evaluate_numbers import scalars
from .get_set import set as changed
from .system import System, parameter_lookup


@dataclass(frozen=True)
class Input:
    """A scalar input: an entry of a parameter, or an offset added to a source that is a function of time."""

    name: str
    path: str  # of the parameter; of the element, where it is a function of time
    position: int
    timed: bool = False


CLOCK = Input("time", "", 0, timed=True)  # time itself


@dataclass(frozen=True)
class Slopes:
    """Values of results at one state, and their Jacobians, one row for each result; JAX arrays if something is
    traced."""

    values: Any
    by_states: Any
    by_inputs: Any


def slopes(system: System, outputs: Sequence[Scalar], time: Any, state: Any, inputs: Sequence[Input]) -> Slopes:
    """∂outputs/∂state and ∂outputs/∂inputs."""
    return slope_function(system, outputs, len(state), inputs, traced(system, time, state))(time, state)


def slope_function(system: System, outputs: Sequence[Scalar], size: int, inputs: Sequence[Input], traces: bool = False) -> Callable[[Any, Any], Slopes]:
    """Jacobians as a function of time and state, to be used for several states; `traces` if something is traced."""
    seeds, outputs = _Seeds(system, size, inputs), [*outputs]
    rates = tangents(system.plan.equations.pool, outputs, seeds.symbols)
    if traces:
        return lambda time, state: Slopes(*_by_jax(system, outputs, rates, seeds, time, jnp.asarray(state), size))
    if system.plan.equations.solved.blocks:
        run = jax.jit(lambda time, state: _by_jax(system, outputs, rates, seeds, time, state, size))
        return lambda time, state: Slopes(*map(np.asarray, run(time, jnp.asarray(state))))

    def by_numpy(time, state) -> Slopes:
        values = _by_numpy(system, [*outputs, *rates], seeds, time, state)
        spread = np.array([np.broadcast_to(v, max(1, seeds.count)) for v in values], float)
        spread = spread.reshape(2, len(outputs), max(1, seeds.count))
        return Slopes(spread[0, :, 0], spread[1, :, :size], spread[1, :, size : seeds.count])

    return by_numpy


class _Seeds:
    """One direction for every state and every input; for each variable a symbol of the pool stands for its derivatives
    along all directions."""

    def __init__(self, system: System, size: int, inputs: Sequence[Input]):
        pool = system.plan.equations.pool
        self.count = size + len(inputs)
        self.symbols: dict[int, Scalar] = {}
        self.moves: dict[tuple, Any] = {}

        def seed(index: int, key: tuple, row: Any) -> None:
            self.symbols[index], self.moves[key] = pool.symbol("slope", *key), row

        for k, row in enumerate(np.eye(size, self.count)):
            seed(pool.symbol("state", k).index, ("state", k), row)
        for key, row in _parameter_moves(system, inputs):
            seed(pool.symbol("parameter", *key).index, key, (jnp if traced(row) else np).pad(row, (size, 0)))
        for k, item in enumerate(inputs):
            if item is CLOCK:
                seed(pool.symbol("time").index, ("time",), np.eye(self.count)[size + k])
            elif item.timed:
                seed(timed_node(pool, item.path, item.position), ("source", item.path, item.position), np.eye(self.count)[size + k])


def _by_numpy(system: System, outputs: Sequence[Scalar], seeds: _Seeds, time: float, state: np.ndarray) -> list:
    """Values of each output for all directions at once."""
    pool, elements = system.plan.equations.pool, system.elements()
    lookup = parameter_lookup(elements)

    def symbol(key: tuple):
        match key[0]:
            case "slope":
                return seeds.moves[key[1:]]
            case "parameter":
                return np.asarray(lookup(key))
        return state[key[1]] if key[0] == "state" else time

    with np.errstate(all="ignore"):
        found = NumpyBackend(elements).values(pool, pool.reachable(outputs), symbol)
    return [found[o.index] if hasattr(o, "index") else o for o in outputs]


def _by_jax(system: System, outputs: list[Scalar], rates: list[Scalar], seeds: _Seeds, time, state, size: int) -> tuple:
    """Values, Jacobian by states, Jacobian by inputs."""
    values = scalars(system, time, state, outputs)
    if not seeds.count:
        return values, jnp.zeros((len(outputs), 0)), jnp.zeros((len(outputs), 0))
    places = {key: k for k, key in enumerate(seeds.moves)}
    directions = jnp.stack([jnp.asarray(row) for row in seeds.moves.values()], axis=1)
    along = jax.vmap(lambda row: scalars(system, time, state, rates, lambda key: row[places[key[1:]]]))(directions)
    return values, along[:size].T, along[size:].T


def timed_node(pool, path: str, position: int) -> int | None:
    """The node of a source that is a function of time; None if the element is none."""
    for number, call in enumerate(pool.calls):
        if is_source(call.target, path) and position < call.width:
            return pool.intern("call", number, position).index
    return None


def _parameter_moves(system: System, inputs: Sequence[Input]):
    """((element, leaf, entry), derivatives by the inputs) for every entry that depends on inputs: a parameter of an
    assembly may enter many elements."""
    if all(item.timed for item in inputs):
        return
    slope = jax.jacfwd(lambda by: _leaves(_moved(system, inputs, by)))
    found = slope(jnp.zeros(len(inputs)))
    with jax.ensure_compile_time_eval():
        known = system.typical if traced(system) else system
        patterns = jax.jacfwd(lambda by: _leaves(_moved(known, inputs, by)))(jnp.zeros(len(inputs))) if traced(system) else found
    for key, pattern in patterns.items():
        for position in np.nonzero(np.any(np.asarray(pattern), axis=1))[0]:
            yield (*key, int(position)), found[key][position]


def _leaves(system: System) -> dict[tuple[str, int], jax.Array]:
    elements = system.elements().items()
    return {(path, k): jnp.ravel(x) for path, element in elements for k, x in enumerate(jax.tree.leaves(element)) if isinstance(x, jax.Array)}


def _moved(system: System, inputs: Sequence[Input], by) -> System:
    """The system with `by` added to its inputs."""
    values: dict[str, jax.Array] = {}
    for k, item in enumerate(inputs):
        if not item.timed:
            old = values.get(item.path, system.parameter(item.path))
            values[item.path] = jnp.ravel(old).at[item.position].add(by[k]).reshape(old.shape)
    return changed(system, values)
