"""Run a function of vectors written in plain arithmetic: by NumPy on numbers, by JAX on traced values."""

from collections.abc import Callable, Hashable

import jax
import jax.numpy as jnp
import numpy as np

from ....surface.memories import SYMBOLIC
from ...expression import Pool
from ...program import Program, make_program
from ..jax.backend import JaxBackend
from .backend import NumpyBackend
from .source import numpy_values


def run_symbolic(function: Callable, *vectors, key: Hashable = None):
    """The value of a function of vectors in plain arithmetic: by NumPy for numbers, by JAX for traced values. With a
    `key`, its program is built once and cached."""
    vectors = [vector if isinstance(vector, jax.core.Tracer) else np.asarray(vector) for vector in vectors]
    program = _symbolic_program(function, tuple(map(len, vectors)), key)

    def symbol(key: tuple):
        return vectors[key[1]][key[2]]

    if not any(isinstance(vector, jax.core.Tracer) for vector in vectors):
        return np.array(numpy_values(program, symbol, NumpyBackend({})), float)
    return jnp.stack([jnp.asarray(value, dtype=float) for value in JaxBackend({}).outputs(program, symbol)])


def _symbolic_program(function: Callable, sizes: tuple[int, ...], key: Hashable) -> Program:
    if key is None:
        return _made(function, sizes)
    return SYMBOLIC.remember((key, sizes), lambda: _made(function, sizes))


def _made(function: Callable, sizes: tuple[int, ...]) -> Program:
    pool = Pool()

    def vector(number: int, size: int) -> np.ndarray:
        return np.array([pool.symbol("given", number, k) for k in range(size)], dtype=object)

    symbols = [vector(number, size) for number, size in enumerate(sizes)]
    return make_program(pool, list(function(*symbols)))
