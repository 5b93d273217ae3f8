"""Solve nonlinear blocks in JAX by Newton's method, with the derivative of the solution by the implicit function
theorem. Blocks are plain HLO, without host callbacks inside an integration loop; optimistix would introduce them."""

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ...program import NonlinearBlock
from ..base import AbstractBackend
from ..solves.arithmetic import TRACES
from ..solves.block_root import block_root, block_solve
from ..solves.newton import Last
from .dense_solves import pivoted_solve


def residual_and_jacobian(block: NonlinearBlock, backend: AbstractBackend, known: jax.Array, w: jax.Array):
    """r, the dense Jacobian ∂r/∂w, and what the program of the block gives beside them (zeros if that is nothing)."""
    dtype, size, count = known.dtype, len(block.unknowns), block.count
    start = {i: known[k] for k, i in enumerate(block.known)} | {i: w[k] for k, i in enumerate(block.unknowns)}
    order = sorted(i for i in block.program.order if i not in start)
    values = backend.values(block.program.pool, order, no_symbol, start)
    out = backend.picked(values, block.program.outputs)
    entries = dict(zip(block.jacobian_places, out[count : count + len(block.jacobian_places)], strict=True))
    sizes = out[count + len(block.jacobian_places) :]
    zero = jnp.zeros((), dtype)

    def row(i: int) -> jax.Array:
        return jnp.stack([entries.get((i, j), zero) for j in range(size)])

    jacobian = jnp.stack([row(i) for i in range(count)])
    return jnp.stack(out[:count]), jacobian, jnp.stack(sizes) if sizes else jnp.zeros((count,), dtype)


def no_symbol(key):
    """For programs of blocks, whose inputs are all known nodes: no symbol is ever asked for."""
    raise AssertionError(key)


def newton(block: NonlinearBlock, backend: AbstractBackend, given: jax.Array) -> jax.Array:
    """w with r(w, known) = 0; NaN if no solution is found, so that the integration step is rejected. `given` holds the
    known values and, if the block carries its solution, the last solution and the largest value so far; the updated
    largest value then follows w in the result."""
    params, static = _arrays(backend.elements)
    known, last = jnp.split(given, [len(block.known)])
    last = lax.stop_gradient(last) if block.carried else jnp.zeros((len(block.unknowns) + 1,), given.dtype)
    w = _newton(block, backend.with_elements({}), static, known, params, last)
    return jnp.append(w, jnp.maximum(last[-1], jnp.max(jnp.abs(lax.stop_gradient(w))))) if block.carried else w


def _arrays(elements):
    leaves, tree = jax.tree.flatten(elements)
    arrays = tuple(x if _differentiable(x) else None for x in leaves)
    return arrays, (tree, tuple(None if _differentiable(x) else x for x in leaves))


def _differentiable(x) -> bool:
    return isinstance(x, jax.Array | np.ndarray)


def _combine(arrays, static):
    tree, others = static
    return jax.tree.unflatten(tree, [o if a is None else a for a, o in zip(arrays, others, strict=True)])


def _newton_solve(block, backend, static, known, params, last):
    own = backend.with_elements(_combine(params, static))

    def evaluate_at(w):
        return residual_and_jacobian(block, own, known, w)

    return block_root(block, evaluate_at, pivoted_solve, Last(last[:-1], last[-1]), TRACES)


def _newton_rule(block, backend, static, primals, tangents):
    known, params, last = primals
    w = _newton(block, backend, static, known, params, last)

    def residual(known, params):
        return residual_and_jacobian(block, backend.with_elements(_combine(params, static)), known, w)[0]

    _, jacobian, _ = residual_and_jacobian(block, backend.with_elements(_combine(params, static)), known, w)
    _, change = jax.jvp(residual, (known, params), tangents[:2])
    return w, -block_solve(block, pivoted_solve, TRACES)(jacobian, change)


_newton = jax.custom_jvp(_newton_solve, nondiff_argnums=(0, 1, 2))
_newton.defjvp(_newton_rule)
