"""Run a function of vectors written in plain arithmetic: by NumPy on numbers, by JAX on traced values."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

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
    vectors = [_vector(vector) for vector in vectors]
    return program_vector(_symbolic_program(function, tuple(map(len, vectors)), key), vectors)


def program_vector(program: Program, vectors: Sequence[Any] | Mapping[Hashable, Any]):
    """The outputs of a program whose symbols are entries of vectors, ("given", vector, entry): by NumPy for numbers.
    Where vectors are traced, what does not depend on these is left to NumPy, and the rest to JAX."""

    def symbol(key: tuple):
        return vectors[key[1]][key[2]]

    moving = {i for i, key in program.inputs.items() if isinstance(vectors[key[1]], jax.core.Tracer)}
    if not moving:
        return np.array(numpy_values(program, symbol, NumpyBackend({})), float)
    for i in program.order:
        if not moving.isdisjoint(program.pool.inner(i)):
            moving.add(i)
    pool, still = program.pool, [i for i in program.order if i not in moving]
    known = NumpyBackend({}).values(pool, still, symbol)
    backend = JaxBackend({})
    values = backend.values(pool, [i for i in program.order if i in moving], symbol, known) | known
    return jnp.stack([jnp.asarray(value, dtype=float) for value in backend.picked(values, program.outputs)])


def _vector(value) -> Any:
    return value if isinstance(value, jax.core.Tracer) else np.asarray(value)


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
