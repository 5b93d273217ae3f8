"""Factorises d M − J, real or complex, for simplified Newton, and solves with the factors, in plain HLO.

States that are eliminated first (`solvers/condensing`) form uncoupled groups of four, which are inverted as a batch.
The inverse of the remaining dense Schur complement is stored, because a step solves with it five to ten times.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ..expressions.backends.jax.dense_solves import LAPACK_FROM, pivoted_inverse
from .condensing import GROUP, Condensation


SOUND = 1e-6  # largest residual at which an inverse without pivoting is accurate enough for simplified Newton


class Parts(NamedTuple):
    """The Jacobian in blocks of eliminated groups (E) and kept states (K), and the rows of the followers (`last`)."""

    kk: jax.Array
    ee: jax.Array
    ek: jax.Array
    ke: jax.Array
    last: jax.Array


class Factors(NamedTuple):
    """Factors of d M − J: the inverse of the Schur complement of the kept states, inverses of the groups, and 1/d."""

    inverse: jax.Array
    groups: jax.Array
    unit: jax.Array


def jacobian_blocks(plan: Condensation, jacobian: jax.Array) -> Parts:
    """The blocks of a Jacobian by an elimination plan; empty places of groups are zero."""
    kept, groups = np.array(plan.kept, int), np.array(plan.groups, int).reshape(-1, GROUP)
    padded = jnp.pad(jacobian, (0, 1))
    rows = groups.ravel()
    return Parts(
        padded[np.ix_(kept, kept)],
        padded[groups[:, :, None], groups[:, None, :]],
        padded[np.ix_(rows, kept)].reshape(*groups.shape, len(kept)),
        padded[np.ix_(kept, rows)].reshape(len(kept), *groups.shape),
        padded[np.ix_(np.array(plan.followers, int), np.concatenate([rows, kept]))],
    )


def factorise(shift, mass, parts: Parts) -> Factors:
    """The factors of shift · M − J; `mass` must be None (unit matrix) where states are eliminated first."""
    size, width = parts.kk.shape[0], parts.ee.shape[1]
    rest = shift * (np.eye(size) if mass is None else mass) - parts.kk
    if parts.ee.shape[0] == 0:
        return Factors(sound_inverse(rest), shift * parts.ee, 1.0 / shift)
    groups = jax.vmap(exchange_inverse)(shift * np.eye(width)[None] - parts.ee)
    rest = rest - _product("kgi,gil->kl", parts.ke, _product("gij,gjk->gik", groups, parts.ek))
    return Factors(sound_inverse(rest), groups, 1.0 / shift)


def solve(plan: Condensation, parts: Parts, factors: Factors, given: jax.Array) -> jax.Array:
    """The solution x of (shift · M − J) x = given."""
    if not plan.groups:
        return _product("ij,j->i", factors.inverse, given)
    kept, groups, followers = (np.array(part, int) for part in (plan.kept, plan.groups, plan.followers))
    alone = _product("gij,gj->gi", factors.groups, jnp.pad(given, (0, 1))[groups])
    x_kept = _product("ij,j->i", factors.inverse, given[kept] + _product("kgi,gi->k", parts.ke, alone))
    x_groups = alone + _product("gij,gj->gi", factors.groups, _product("gik,k->gi", parts.ek, x_kept))
    x = jnp.concatenate([x_groups.ravel(), x_kept])
    x = jnp.concatenate([x, factors.unit * (given[followers] + _product("fi,i->f", parts.last, x))])
    return x[_places(plan)]


def _places(plan: Condensation) -> np.ndarray:
    """The index of each state in the sequence of groups, kept states and followers."""
    order = np.concatenate([np.ravel(plan.groups), plan.kept, plan.followers]).astype(int)
    places = np.zeros(plan.size + 1, int)
    places[order] = np.arange(len(order))
    return places[: plan.size]


def _product(pattern: str, a: jax.Array, b: jax.Array) -> jax.Array:
    """An einsum of two arrays; complex products are done by real ones, because XLA's are slow on CPUs."""
    if not (jnp.iscomplexobj(a) or jnp.iscomplexobj(b)):
        return jnp.einsum(pattern, a, b)

    def real(x, y):
        return jnp.einsum(pattern, x, y)

    if not jnp.iscomplexobj(a):
        return lax.complex(real(a, b.real), real(a, b.imag))
    if not jnp.iscomplexobj(b):
        return lax.complex(real(a.real, b), real(a.imag, b))
    return lax.complex(real(a.real, b.real) - real(a.imag, b.imag), real(a.real, b.imag) + real(a.imag, b.real))


def sound_inverse(matrix: jax.Array) -> jax.Array:
    """The inverse without pivoting, which is three times as fast; with pivoting where that is not accurate enough."""
    size = matrix.shape[0]
    if size == 0:  # all states are eliminated first
        return matrix
    if size >= LAPACK_FROM:
        return pivoted_inverse(matrix)
    inverse, ones = exchange_inverse(matrix), jnp.ones((size,), matrix.dtype)
    residual = matrix @ (inverse @ ones) - ones
    return lax.cond(jnp.max(jnp.abs(residual)) < SOUND, lambda: inverse, lambda: pivoted_inverse(matrix))


def exchange_inverse(matrix: jax.Array) -> jax.Array:
    """The inverse by exchange steps (Gauss–Jordan) along the diagonal, without pivoting.

    The loop carries the row and the column of the next pivot; otherwise XLA would divide by the pivot at every entry.
    """
    size = matrix.shape[0]
    number = jnp.arange(size)

    def lines(k, a):
        row, here = a[k], number == k
        return jnp.where(here, -1.0, row) / row[k], jnp.where(here, 1.0, a[:, k])

    def exchange(k, carry):
        a, row, column = carry
        here = number == k
        a = jnp.where(here[:, None] | here[None, :], 0.0, a) - column[:, None] * row[None, :]
        return a, *lines(jnp.minimum(k + 1, size - 1), a)

    return lax.fori_loop(0, size, exchange, (matrix, *lines(0, matrix)))[0]
