"""Exact slopes of results at one state, by states and inputs: numbers, without compiling anything.

The derivative is another expression of the same pool, evaluated by NumPy for all directions at once. Only where unknowns follow by
Newton's method JAX differentiates and compiles.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import jax
import jax.numpy as jnp
import numpy as np

from ._coordinates import scalars
from ._dense import host_call
from ._expression import Scalar
from ._passes import tangents
from ._program import NUMPY_OPERATIONS, evaluate
from ._system import System, parameter_lookup
from ._values import set as changed


@dataclass(frozen=True)
class Input:
    """One number that may be varied: an entry of a parameter, or what is added to a source that is a function of time."""

    name: str
    path: str  # of the parameter; of the element, where it is a function of time
    position: int
    timed: bool = False


@dataclass(frozen=True)
class Slopes:
    """Values of results at one state, and their slopes, one row a result."""

    values: np.ndarray
    by_states: np.ndarray
    by_inputs: np.ndarray


def slopes(system: System, outputs: Sequence[Scalar], time: float, state: np.ndarray, inputs: Sequence[Input]) -> Slopes:
    """∂outputs/∂state and ∂outputs/∂inputs."""
    if iterated(system):
        return _compiled(system, outputs, time, state, inputs)
    pool, size = system.plan.equations.pool, len(state)
    seeds = _Seeds(system, state, inputs)
    rates = tangents(pool, outputs, seeds.symbols)
    values = seeds.run(time, [*outputs, *rates])
    spread = np.array([np.broadcast_to(v, seeds.count) for v in values], float).reshape(2, len(outputs), seeds.count)
    return Slopes(spread[0, :, 0] if seeds.count else np.array(values[: len(outputs)], float), spread[1, :, :size], spread[1, :, size:])


def iterated(system: System) -> bool:
    """Whether unknowns follow by Newton's method."""
    return bool(system.plan.equations.solved.blocks)


class _Seeds:
    """A direction for every state and every input; a symbol of the pool stands for how each variable moves along all of them."""

    def __init__(self, system: System, state: np.ndarray, inputs: Sequence[Input]):
        self.system, self.state, self.pool = system, state, system.plan.equations.pool
        self.count = len(state) + len(inputs)
        self.symbols: dict[int, Scalar] = {}
        self.moves: dict[tuple, np.ndarray] = {}
        for k, row in enumerate(np.eye(len(state), self.count)):
            self._seed(self.pool.symbol("state", k).index, ("state", k), row)
        for path, number, leaf in _parameter_slopes(system, inputs):
            for position, row in enumerate(leaf):
                if np.any(row):
                    self._seed(self.pool.symbol("parameter", path, number, position).index, (path, number, position), np.pad(row, (len(state), 0)))
        for k, item in enumerate(inputs):
            if item.timed:
                self._seed(timed_node(self.pool, item.path, item.position), ("source", item.path, item.position), np.eye(self.count)[len(state) + k])

    def _seed(self, index: int, key: tuple, row: np.ndarray) -> None:
        self.symbols[index] = self.pool.symbol("slope", *key)
        self.moves[key] = row

    def run(self, time: float, outputs: Sequence[Scalar]) -> list:
        elements = self.system.elements()
        lookup = parameter_lookup(elements)

        def symbol(key: tuple):
            match key[0]:
                case "slope":
                    return self.moves[key[1:]]
                case "parameter":
                    return np.asarray(lookup(key))
            return self.state[key[1]] if key[0] == "state" else time

        with np.errstate(all="ignore"):
            found = evaluate(self.pool, self.pool.reachable(outputs), {}, symbol, host_call(elements), NUMPY_OPERATIONS)
        return [found[o.index] if hasattr(o, "index") else o for o in outputs]


def timed_node(pool, path: str, position: int) -> int | None:
    """The node of a source that is a function of time, if it is one."""
    for number, call in enumerate(pool.calls):
        if call.target[:3] == ("method", path, "at_time") and position < call.width:
            return pool.intern("call", number, position).index
    return None


def _parameter_slopes(system: System, inputs: Sequence[Input]):
    """(element, leaf, ∂leaf/∂inputs): a parameter of an assembly may enter many elements."""
    places = [k for k, item in enumerate(inputs) if not item.timed]
    if not places:
        return
    arrays = jax.jacfwd(lambda moved: _leaves(_moved(system, inputs, moved)))(jnp.zeros(len(inputs)))
    for (path, number), array in arrays.items():
        yield path, number, np.asarray(array)


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


def _compiled(system: System, outputs: Sequence[Scalar], time: float, state: np.ndarray, inputs: Sequence[Input]) -> Slopes:
    def run(y, u):
        return scalars(_moved(system, inputs, u), time, y, list(outputs))

    at = jnp.asarray(state), jnp.zeros(len(inputs))
    values, (by_states, by_inputs) = jax.jit(lambda *at: (run(*at), jax.jacfwd(run, (0, 1))(*at)))(*at)
    return Slopes(*map(np.asarray, (values, by_states, by_inputs)))
