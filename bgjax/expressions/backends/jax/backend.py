"""Computes the expressions of a program by JAX, for traced values."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ...calls import (
    AbstractLawCall,
    AbstractTarget,
    DependentCall,
    JacobianCall,
    NewtonCall,
    RankSolveCall,
    RegularSolveCall,
    SolveCall,
)
from ..base import AbstractBackend
from ..solves.pivots import dependent_columns
from ..solves.rank_solve import rank_solve
from .dense_solves import dense_matrix, pivoted_solve, regular_solve
from .law_terms import sizes_of_terms
from .newton import newton
from .operations import JAX_OPERATIONS


class JaxBackend(AbstractBackend):
    """Scalars are JAX arrays without axes, of one type if `dtype` is given. Laws are those of the `elements`, nonlinear
    blocks those in `blocks`."""

    operations = JAX_OPERATIONS

    def __init__(self, elements: Mapping[str, Any], blocks: Sequence = (), dtype: Any = None):
        self.elements, self.blocks, self.dtype = elements, tuple(blocks), dtype

    def with_elements(self, elements: Mapping[str, Any]) -> "JaxBackend":
        return JaxBackend(elements, self.blocks, self.dtype)

    def constant(self, value: float) -> Any:
        return value if self.dtype is None else np.asarray(value, self.dtype)

    def call(self, target: AbstractTarget, arguments: list, width: int) -> list[jax.Array]:
        dtype = self.dtype
        vector = jnp.stack([jnp.asarray(a, dtype) for a in arguments]) if arguments else jnp.zeros((0,), dtype)
        result = jnp.asarray(target.run(self, vector, width), dtype)
        return [result[k] for k in range(width)]

    def function(self, target: AbstractTarget) -> Callable[[jax.Array], jax.Array]:
        """The function (vector → vector) denoted by the target of a call."""
        return lambda vector: target.run(self, vector, 0)

    def solve(self, target: SolveCall, vector: jax.Array, width: int) -> jax.Array:
        size = target.size
        return pivoted_solve(vector[: size * size].reshape(size, size), vector[size * size :])

    def regular_solve(self, target: RegularSolveCall, vector: jax.Array, width: int) -> jax.Array:
        count, shape = len(target.places), (target.size, target.size)
        return regular_solve(dense_matrix(vector[:count], target.places, shape), vector[count:])

    def rank_solve(self, target: RankSolveCall, vector: jax.Array, width: int) -> jax.Array:
        count, shape = len(target.places), (target.rows, target.columns)
        return rank_solve(dense_matrix(vector[:count], target.places, shape), vector[count:], target.rank)

    def dependent_columns(self, target: DependentCall, vector: jax.Array, width: int) -> jax.Array:
        return dependent_columns(vector.reshape(target.rows, target.columns))

    def newton(self, target: NewtonCall, vector: jax.Array, width: int) -> jax.Array:
        return newton(self.blocks[target.number], self, vector)

    def law(self, target: AbstractLawCall, vector: jax.Array, width: int) -> jax.Array:
        return target.value(self.elements[target.path], vector, sizes_of_terms)

    def jacobian(self, target: JacobianCall, vector: jax.Array, width: int) -> jax.Array:
        return jnp.ravel(jax.jacfwd(self.function(target.inner))(vector))
