"""Single entries of matrix moduli and single components of functions of time, as laws of scalar elements."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np

from ..expressions.backends.numpy.functions import run_symbolic
from ..expressions.expression import Expr, Pool
from .law import is_symbolic, symbolic
from .moduli import modulus_law
from .split import inverted


@modulus_law(1, 1)
def one_way(value):
    """A modulus that may be zero: its two-port has a fixed causality."""
    return value


@dataclass(frozen=True)
class FixedModulus:
    """A constant modulus, known when the graph is compiled."""

    value: float
    bgjax_symbolic = True
    bgjax_shape = (1, 1)
    bgjax_inverse = "pivoted"

    def __call__(self, unused) -> float:
        return self.value


@symbolic
class MatrixEntries(eqx.Module):
    """The entries of a matrix that a symbolic law computes from a vector, or from its components. `places` are their
    (row, column); with `inverse` they are those of the inverse matrix. `between` names the junctions of the net of
    transformers that get them: those of a, then those of b."""

    law: Any
    shape: tuple[int, int] = eqx.field(static=True)
    places: tuple[tuple[int, int], ...] = eqx.field(static=True)
    between: tuple[tuple[str, ...], ...] = eqx.field(static=True, default=())
    inverse: bool = eqx.field(static=True, default=False)

    def matrix(self, vector) -> np.ndarray:
        """The matrix, or its inverse."""
        matrix = np.asarray(self.law(vector), dtype=object).reshape(self.shape)
        return inverse_of(matrix, getattr(self.law, "bgjax_inverse", "")) if self.inverse else matrix

    def numbers(self, vector) -> Any:
        """All entries row by row for a vector of numbers, which may be traced."""
        return run_symbolic(lambda symbols: np.ravel(self.matrix(symbols)), vector)

    def __call__(self, vector) -> np.ndarray:
        matrix = self.matrix(vector)
        return np.array([matrix[place] for place in self.places], dtype=object)

    def fixed(self, width: int) -> dict[tuple[int, int], float]:
        """The entries that depend neither on a vector of this width nor on parameters of the law, and their values."""
        pool = Pool()
        law = jax.tree.map(lambda leaf: _symbols(pool, np.shape(leaf)) if eqx.is_array(leaf) else leaf, self.law)
        matrix = MatrixEntries(law, self.shape, (), (), self.inverse).matrix(_symbols(pool, (width,)))
        return {place: float(matrix[place]) for place in np.ndindex(*self.shape) if not isinstance(matrix[place], Expr)}


class EntriesInJax(eqx.Module):
    """All entries, row by row, of the matrix that a JAX law computes from a vector."""

    law: Any

    def __call__(self, vector):
        return jnp.ravel(self.law(vector))


class ComponentInTime(eqx.Module):
    """One component of a function of time."""

    function: Any
    component: int = eqx.field(static=True)

    def __call__(self, time):
        value = jnp.ravel(self.function(time))
        return value[min(self.component, len(value) - 1)]  # a single number is that of every component


def component_in_time(function: Callable, component: int) -> Callable:
    """One component of a function of time, which is symbolic if the function is."""
    return (SymbolicComponent if is_symbolic(function) else ComponentInTime)(function, component)


@symbolic
class SymbolicComponent(eqx.Module):
    """One component of a symbolic function of time."""

    function: Any
    component: int = eqx.field(static=True)

    def __call__(self, time) -> Any:
        value = np.ravel(np.asarray(self.function(time), dtype=object))
        return value[min(self.component, len(value) - 1)]


def _symbols(pool: Pool, shape: tuple[int, ...]) -> Any:
    """Symbols in place of a number or an array of this shape."""
    count = len(pool.nodes)
    found = [pool.symbol("component", count, k) for k in range(int(np.prod(shape)))]
    return np.array(found, dtype=object).reshape(shape)[()]


def inverse_of(matrix: np.ndarray, kind: str) -> np.ndarray:
    """The inverse of a square matrix whose law declares what kind of inverse it has."""
    if kind == "orthogonal":
        return matrix.T
    if kind == "unipotent":
        return 2.0 * np.eye(len(matrix)) - matrix
    return inverted(matrix)


@symbolic
@dataclass(frozen=True)
class InverseEntries:
    """Entries of the inverse of a square matrix. `known` are its entries that may be other than zero: (row, column,
    sign, constant or None, number of the input that gives it)."""

    size: int
    known: tuple[tuple[int, int, float, float | None, int], ...]
    places: tuple[tuple[int, int], ...] = ()

    def inverse(self, inputs: Sequence[Any]) -> np.ndarray:
        matrix = np.full((self.size, self.size), 0.0, dtype=object)
        for row, column, sign, constant, number in self.known:
            matrix[row, column] = sign * (inputs[number] if constant is None else constant)
        return inverted(matrix) if len(inputs) else np.linalg.inv(matrix.astype(float)).astype(object)

    def __call__(self, *inputs) -> np.ndarray:
        inverse = self.inverse([value[0] for value in inputs])
        return np.array([inverse[place] for place in self.places], dtype=object)

    def fixed(self, count: int) -> dict[tuple[int, int], float]:
        """The entries that do not depend on `count` inputs, and their values."""
        inverse = self.inverse(list(_symbols(Pool(), (count,))) if count else [])
        places = np.ndindex(self.size, self.size)
        return {place: float(inverse[place]) for place in places if not isinstance(inverse[place], Expr)}
