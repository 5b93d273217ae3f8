"""Exact Jacobians of results at one state, with respect to states and inputs.

Derivatives are expressions of the same pool. NumPy evaluates them for all directions at once; JAX does if values are
traced, and as a compiled function if unknowns are solved by Newton's method.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from .._tracing import array_functions
from ..expressions.backends.numpy.backend import NumpyBackend
from ..expressions.calls import is_source
from ..expressions.expression import Expr, Scalar
from ..expressions.passes import tangents
from .binding import parameter_lookup
from .evaluators import TraceEvaluator, evaluator
from .get_set import set as changed
from .system import System


@dataclass(frozen=True)
class Input:
    """A scalar input: an entry of a parameter, or an offset added to a source that is a function of time."""

    name: str
    path: str  # of the parameter; of the element, where it is a function of time
    position: int
    timed: bool = False


CLOCK = Input("time", "", 0, timed=True)  # time itself


@dataclass(frozen=True)
class Jacobians:
    """Values of results at one state, and their Jacobians, one row for each result.

    They are JAX arrays if something is traced."""

    values: Any
    by_states: Any
    by_inputs: Any


def jacobians(system: System, outputs: Sequence[Scalar], time: Any, state: Any, inputs: Sequence[Input]) -> Jacobians:
    """∂outputs/∂state and ∂outputs/∂inputs."""
    traces = not evaluator(system, time, state).numbers
    return jacobian_function(system, outputs, len(state), inputs, traces)(time, state)


def jacobian_function(
    system: System, outputs: Sequence[Scalar], size: int, inputs: Sequence[Input], traces: bool = False
) -> Callable[[Any, Any], Jacobians]:
    """Jacobians as a function of time and state, to be used for several states; `traces` if something is traced."""
    seeds = _Seeds(system, size, inputs)
    wanted = _Wanted(system, [*outputs], tangents(system.plan.equations.pool, [*outputs], seeds.symbols), seeds)
    if traces:
        return lambda time, state: Jacobians(*_by_jax(wanted, time, jnp.asarray(state)))
    if system.plan.equations.solved.blocks:
        run = jax.jit(lambda time, state: _by_jax(wanted, time, state))
        return lambda time, state: Jacobians(*map(np.asarray, run(time, jnp.asarray(state))))
    return lambda time, state: _by_numpy(wanted, time, state)


class _Seeds:
    """One direction for every state and every input; for each variable a symbol of the pool stands for its derivatives
    along all directions."""

    def __init__(self, system: System, size: int, inputs: Sequence[Input]):
        pool = system.plan.equations.pool
        self.size, self.count = size, size + len(inputs)
        self.symbols: dict[int, Scalar] = {}
        self.moves: dict[tuple, Any] = {}

        def seed(index: int, key: tuple, row: Any) -> None:
            self.symbols[index], self.moves[key] = pool.symbol("seed", *key), row

        for k, row in enumerate(np.eye(size, self.count)):
            seed(pool.symbol("state", k).index, ("state", k), row)
        for key, row in _parameter_moves(system, inputs):
            seed(pool.symbol("parameter", *key).index, key, array_functions(row).pad(row, (size, 0)))
        for row, item in zip(np.eye(self.count)[size:], inputs, strict=True):
            if item is CLOCK:
                seed(pool.symbol("time").index, ("time",), row)
            elif item.timed:
                key = "source", item.path, item.position
                seed(timed_node(pool, item.path, item.position), key, row)


class _Wanted(NamedTuple):
    """Outputs of a system and their derivatives along the directions of the seeds, as expressions."""

    system: System
    outputs: list[Scalar]
    rates: list[Scalar]
    seeds: _Seeds


def _by_numpy(wanted: _Wanted, time: float, state: np.ndarray) -> Jacobians:
    """Values and Jacobians by NumPy, for all directions at once."""
    seeds, size = wanted.seeds, wanted.seeds.size
    width = max(1, seeds.count)
    values = _values(wanted, time, state)
    spread = np.array([np.broadcast_to(value, width) for value in values], float)
    spread = spread.reshape(2, len(wanted.outputs), width)
    return Jacobians(spread[0, :, 0], spread[1, :, :size], spread[1, :, size : seeds.count])


def _values(wanted: _Wanted, time: float, state: np.ndarray) -> list:
    """Values of the outputs, then of their derivatives, each for all directions at once."""
    system, seeds, outputs = wanted.system, wanted.seeds, [*wanted.outputs, *wanted.rates]
    pool, elements = system.plan.equations.pool, system.elements()
    lookup = parameter_lookup(elements)

    def symbol(key: tuple):
        match key[0]:
            case "seed":
                return seeds.moves[key[1:]]
            case "parameter":
                return np.asarray(lookup(key))
        return state[key[1]] if key[0] == "state" else time

    with np.errstate(all="ignore"):
        found = NumpyBackend(elements).values(pool, pool.reachable(outputs), symbol)
    return [found[o.index] if isinstance(o, Expr) else o for o in outputs]


def _by_jax(wanted: _Wanted, time, state) -> tuple:
    """Values, Jacobian by states, Jacobian by inputs."""
    system, outputs, rates, seeds = wanted
    on = TraceEvaluator(system)
    values = on.scalars(time, state, outputs)
    if not seeds.count:
        return values, jnp.zeros((len(outputs), 0)), jnp.zeros((len(outputs), 0))
    places = {key: k for k, key in enumerate(seeds.moves)}
    directions = jnp.stack([jnp.asarray(row) for row in seeds.moves.values()], axis=1)
    along = jax.vmap(lambda row: on.scalars(time, state, rates, lambda key: row[places[key[1:]]]))(directions)
    return values, along[: seeds.size].T, along[seeds.size :].T


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
    patterns = found = _leaf_jacobians(system, inputs)
    if system.in_numbers is not system:
        with jax.ensure_compile_time_eval():
            patterns = _leaf_jacobians(system.with_numbers, inputs)
    for key, pattern in patterns.items():
        for position in np.nonzero(np.any(np.asarray(pattern), axis=1))[0]:
            yield (*key, int(position)), found[key][position]


def _leaf_jacobians(system: System, inputs: Sequence[Input]) -> dict[tuple[str, int], jax.Array]:
    """Derivatives of all leaves of the elements by the inputs."""
    return jax.jacfwd(lambda by: _leaves(_moved(system, inputs, by)))(jnp.zeros(len(inputs)))


def _leaves(system: System) -> dict[tuple[str, int], jax.Array]:
    found = {}
    for path, element in system.elements().items():
        leaves = enumerate(jax.tree.leaves(element))
        found |= {(path, k): jnp.ravel(leaf) for k, leaf in leaves if isinstance(leaf, jax.Array)}
    return found


def _moved(system: System, inputs: Sequence[Input], by) -> System:
    """The system with `by` added to its inputs."""
    values: dict[str, jax.Array] = {}
    for k, item in enumerate(inputs):
        if not item.timed:
            old = values.get(item.path, system.parameter(item.path))
            values[item.path] = jnp.ravel(old).at[item.position].add(by[k]).reshape(old.shape)
    return changed(system, values)
