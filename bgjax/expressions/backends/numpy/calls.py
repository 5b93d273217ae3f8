"""Evaluate the calls of a program in NumPy: linear solves, nonlinear blocks, and users' laws (by their jaxprs)."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

import equinox as eqx
import jax
import numpy as np

from ....surface.code import FORGET
from ...passes import SOLVES
from ...program import Program
from ..jax.program import dense_function
from ..solves.arithmetic import NUMBERS
from ..solves.numpy_solve import host_solve, matrix_of
from ..solves.pivots import dependent_columns
from ..solves.rank_solve import rank_solve
from .jaxpr import numpy_function
from .newton import host_newton, newton_jacobian


def iterates(program: Program) -> bool:
    """Whether the program contains Newton iterations, so that compiling pays if it is evaluated at many points."""
    kept, pool = vars(program), program.pool
    if "iterates" not in kept:
        numbers = {pool.nodes[i][1] for i in (*program.prelude, *program.body) if pool.nodes[i][0] == "call"}
        kept["iterates"] = any(_innermost(pool.calls[number].target) == "newton" for number in numbers)
    return kept["iterates"]


def _innermost(target: tuple) -> str:
    return _innermost(target[1]) if target[0] == "jacobian" else target[0]


def host_call(elements: Mapping[str, Any], blocks: Sequence = ()) -> Callable:
    """The function call(target, arguments, width) for numbers, at one point or at many points at once."""
    laws: dict[tuple, Callable] = {}

    def call(target, arguments, width):
        columns = np.stack(np.broadcast_arrays(*[np.asarray(a, float) for a in arguments]), axis=-1) if arguments else np.zeros(0)
        if target[0] in SOLVES:
            return host_solve(columns, target)
        one = _one_place(target, blocks, call)
        if one is not None:
            values = np.apply_along_axis(one, -1, columns) if columns.ndim > 1 else one(columns)
        else:
            values = _law_values(elements, target, columns, laws)
        return np.moveaxis(values, -1, 0)[:width]

    return call


def _one_place(target: tuple, blocks: Sequence, call: Callable) -> Callable | None:
    """The function of one vector for a target that is not a user's law; otherwise None."""
    match target:
        case ("newton", number):
            return lambda v: host_newton(blocks[number], v, call)
        case ("jacobian", ("newton", number)):
            return lambda v: newton_jacobian(blocks[number], v, call)
        case ("solve_rank", rows, columns, rank, places):
            return lambda v: rank_solve(matrix_of(v[: len(places)], places, (rows, columns)), v[len(places) :], rank, NUMBERS)
        case ("dependent", rows, columns):
            return lambda v: dependent_columns(v.reshape(rows, columns), NUMBERS)
    return None


def _law_values(elements: Mapping[str, Any], target: tuple, columns: np.ndarray, laws: dict) -> np.ndarray:
    """A user's law, or its Jacobian, at each point."""
    rows = columns.reshape(-1, columns.shape[-1]) if columns.ndim > 1 else columns[None]
    padded = _padded(rows)
    key = target, padded.shape
    if key not in laws:
        path, nameless = _nameless(target)
        laws[key] = _law(elements.get(path), nameless, padded)
    values = np.asarray(laws[key](padded), float)[: len(rows)]
    return values.reshape(*columns.shape[:-1], values.shape[-1])


def _nameless(target: tuple) -> tuple[str, tuple]:
    """Path of the element, and the target without it, so that equal elements share a jaxpr."""
    if target[0] == "jacobian":
        path, inner = _nameless(target[1])
        return path, ("jacobian", inner)
    return (target[1], (target[0], "", *target[2:])) if target[0] in ("method", "law") else ("", target)


def _padded(rows: np.ndarray) -> np.ndarray:
    """The rows padded to 1, 16, 256, … by repeating the last one, so that few shapes are traced."""
    size = 1
    while size < len(rows):
        size *= 16
    if size == len(rows):
        return rows
    return np.pad(rows, ((0, size - len(rows)), (0, 0)), mode="edge") if len(rows) else np.zeros((1, rows.shape[1]))


# -- laws as functions of NumPy -----------------------------------------------------------------------
_TRACED: OrderedDict[Hashable, Callable | None] = OrderedDict()
KEPT = 1024
FORGET.append(_TRACED.clear)


def _law(element: Any, target: tuple, rows: np.ndarray) -> Callable:
    """The law of an element for rows of this shape: in NumPy if all operations of its jaxpr have counterparts there,
    otherwise compiled by JAX."""
    arrays, others = eqx.partition(element, eqx.is_array)
    leaves, tree = jax.tree.flatten(arrays)
    run = _numpy_law(leaves, tree, others, target, rows)
    if run is None:
        return lambda places: _compiled_law(element, target, places)
    numbers = [np.asarray(leaf) for leaf in leaves]
    return lambda places: run(*numbers, places)[0]


def _numpy_law(leaves: list, tree: Any, others: Any, target: tuple, rows: np.ndarray) -> Callable | None:
    """The law as a NumPy function, traced once for all elements of the same structure; None if that is not possible."""
    key = tree, *_static(others), target, rows.shape, tuple((np.shape(leaf), leaf.dtype) for leaf in leaves), jax.config.jax_enable_x64
    try:
        known = key in _TRACED
    except TypeError:  # the element holds an unhashable value
        return None
    if not known:
        _TRACED[key] = _traced_law(leaves, tree, others, target, rows)
        while len(_TRACED) > KEPT:
            _TRACED.popitem(last=False)
    return _TRACED[key]


def _static(others: Any) -> tuple:
    leaves, tree = jax.tree.flatten(others)
    return tuple(leaves), tree


def _traced_law(leaves: list, tree: Any, others: Any, target: tuple, rows: np.ndarray) -> Callable | None:
    def law(*values):
        element = eqx.combine(jax.tree.unflatten(tree, values[:-1]), others)
        return jax.vmap(dense_function(target, {"": element}, ()))(values[-1])

    with jax.ensure_compile_time_eval():
        return numpy_function(jax.make_jaxpr(law)(*leaves, rows))


def _compiled_law(element: Any, target: tuple, rows: np.ndarray) -> np.ndarray:
    with jax.ensure_compile_time_eval():
        return np.asarray(_at_places(element, target, rows), float)


@eqx.filter_jit
def _at_places(element: Any, target: tuple, rows: jax.Array) -> jax.Array:
    return jax.vmap(dense_function(target, {"": element}, ()))(rows)
