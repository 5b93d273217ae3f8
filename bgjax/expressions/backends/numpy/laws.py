"""Users' laws at many points at once: by their jaxprs where NumPy has all operations, otherwise compiled by JAX."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ....surface.memories import NUMPY_LAWS
from ...calls import AbstractTarget, nameless
from ..jax.backend import JaxBackend
from .jaxpr import numpy_function


def law_at(element: Any, target: AbstractTarget, columns: np.ndarray, kept: dict) -> np.ndarray:
    """A law of an element, or its Jacobian, at each point; its function for so many points is kept."""
    rows = columns.reshape(-1, columns.shape[-1]) if columns.ndim > 1 else columns[None]
    padded = _padded(rows)
    key = target, padded.shape
    if key not in kept:
        kept[key] = _law(element, nameless(target)[1], padded)
    values = np.asarray(kept[key](padded), float)[: len(rows)]
    return values.reshape(*columns.shape[:-1], values.shape[-1])


def _padded(rows: np.ndarray) -> np.ndarray:
    """The rows padded to 1, 16, 256, … by repeating the last one, so that few shapes are traced."""
    size = 1
    while size < len(rows):
        size *= 16
    if size == len(rows):
        return rows
    return np.pad(rows, ((0, size - len(rows)), (0, 0)), mode="edge") if len(rows) else np.zeros((1, rows.shape[1]))


def compiled_target(elements: Mapping[str, Any], blocks: Sequence, target: AbstractTarget) -> Callable:
    """A target as a function of a vector, compiled by JAX."""
    run = jax.jit(JaxBackend(elements, blocks).function(target))

    def function(vector: np.ndarray) -> np.ndarray:
        with jax.ensure_compile_time_eval():
            return np.asarray(run(jnp.asarray(vector)), float)

    return function


# -- laws as functions of NumPy -----------------------------------------------------------------------
def _law(element: Any, target: AbstractTarget, rows: np.ndarray) -> Callable:
    """The law of an element for rows of this shape: in NumPy if all operations of its jaxpr have counterparts there,
    otherwise compiled by JAX."""
    arrays, others = eqx.partition(element, eqx.is_array)
    leaves, tree = jax.tree.flatten(arrays)
    run = _numpy_law(leaves, tree, others, target, rows)
    if run is None:
        return lambda places: _compiled_law(element, target, places)
    numbers = [np.asarray(leaf) for leaf in leaves]
    return lambda places: run(*numbers, places)[0]


def _numpy_law(leaves: list, tree: Any, others: Any, target: AbstractTarget, rows: np.ndarray) -> Callable | None:
    """The law as a NumPy function, traced once for all elements of the same structure; None if that is not possible."""
    shapes = tuple((np.shape(leaf), leaf.dtype) for leaf in leaves)
    key = tree, *_static(others), target, rows.shape, shapes, jax.config.jax_enable_x64
    try:
        hash(key)
    except TypeError:  # the element holds an unhashable value
        return None
    return NUMPY_LAWS.remember(key, lambda: _traced_law(leaves, tree, others, target, rows))


def _static(others: Any) -> tuple:
    leaves, tree = jax.tree.flatten(others)
    return tuple(leaves), tree


def _traced_law(leaves: list, tree: Any, others: Any, target: AbstractTarget, rows: np.ndarray) -> Callable | None:
    def law(*values):
        element = eqx.combine(jax.tree.unflatten(tree, values[:-1]), others)
        return jax.vmap(JaxBackend({"": element}).function(target))(values[-1])

    with jax.ensure_compile_time_eval():
        return numpy_function(jax.make_jaxpr(law)(*leaves, rows))


def _compiled_law(element: Any, target: AbstractTarget, rows: np.ndarray) -> np.ndarray:
    with jax.ensure_compile_time_eval():
        return np.asarray(_at_places(element, target, rows), float)


@eqx.filter_jit
def _at_places(element: Any, target: AbstractTarget, rows: jax.Array) -> jax.Array:
    return jax.vmap(JaxBackend({"": element}).function(target))(rows)
