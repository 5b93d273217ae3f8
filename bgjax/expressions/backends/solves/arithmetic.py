"""Array functions, loops and branches for NumPy and for JAX, so that one implementation of an algorithm serves both."""

from collections.abc import Callable
from types import ModuleType
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax


class Arithmetic(NamedTuple):
    """What an iterative algorithm needs: array functions, loops, selection of values, and branches."""

    xp: ModuleType
    repeat_while: Callable[[Callable, Callable, Any], Any]  # (condition, body, start)
    repeat: Callable[[int, Callable, Any], Any]  # (count, body(number, value), start)
    select: Callable[[Any, Any, Any], Any]  # (condition, tree, tree)
    branch: Callable[[Any, Callable, Callable], Any]  # (condition, computation, computation)
    put: Callable[[Any, Any, Any], Any]  # (array, different indices, values): the array with these values there


def _repeat_while(condition: Callable, body: Callable, value: Any) -> Any:
    while condition(value):
        value = body(value)
    return value


def _repeat(count: int, body: Callable, value: Any) -> Any:
    for number in range(count):
        value = body(number, value)
    return value


def _select(condition, yes, no):
    return yes if condition else no


def _branch(condition, yes: Callable, no: Callable):
    return yes() if condition else no()


def _put(array: np.ndarray, indices: Any, values: Any) -> np.ndarray:
    array = array.copy()
    array[indices] = values
    return array


NUMBERS = Arithmetic(np, _repeat_while, _repeat, _select, _branch, _put)
TRACES = Arithmetic(
    jnp,
    lax.while_loop,
    lambda count, body, value: lax.fori_loop(0, count, body, value),
    lambda condition, yes, no: jax.tree.map(lambda a, b: jnp.where(condition, a, b), yes, no),
    lax.cond,
    lambda array, indices, values: array.at[indices].set(values, unique_indices=True),
)
