"""Transforms from an unconstrained vector z to a parameter: scaled, positive, bounded, or a possible inertia."""

import abc
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..surface.calls import AbstractWorded


class AbstractTransform(AbstractWorded):
    """Parameter value = outside(z). z = 0 gives the guess, and z is scaled so that 1 is a large change."""

    @abc.abstractmethod
    def outside(self, z) -> Any: ...

    @property
    @abc.abstractmethod
    def size(self) -> int:
        """Number of entries of z."""


class Scaled(AbstractTransform):
    """No bound: guess + scale · z."""

    guess: Any
    scale: Any

    def outside(self, z):
        return self.guess + self.scale * jnp.reshape(z, jnp.shape(self.guess))

    @property
    def size(self) -> int:
        return int(np.size(self.guess))


class LogarithmicTransform(AbstractTransform):
    """One bound: limit + (guess − limit) exp(z), which stays on the guess's side of `limit`."""

    guess: Any
    limit: Any = 0.0

    def outside(self, z):
        return self.limit + (self.guess - self.limit) * jnp.exp(jnp.reshape(z, jnp.shape(self.guess)))

    @property
    def size(self) -> int:
        return int(np.size(self.guess))


class Between(AbstractTransform):
    """Two bounds: a sigmoid of z between `low` and `high`."""

    guess: Any
    low: Any
    high: Any

    def outside(self, z):
        share = (self.guess - self.low) / (self.high - self.low)
        at_guess = jnp.log(share / (1.0 - share))
        change = 4.0 * jnp.reshape(z, jnp.shape(self.guess))
        return self.low + (self.high - self.low) * jax.nn.sigmoid(at_guess + change)

    @property
    def size(self) -> int:
        return int(np.size(self.guess))


class Moments(AbstractTransform):
    """Three principal moments of inertia J₁ = s₂ + s₃, … from positive second moments of mass s, so that no moment is
    larger than the sum of the other two."""

    guess: Any

    def outside(self, z):
        second = second_moments(self.guess) * jnp.exp(z)
        return jnp.sum(second) - second

    @property
    def size(self) -> int:
        return 3


class Tensor(AbstractTransform):
    """A full inertia matrix with the same property: J = tr(S) 1 − S with S = L Lᵀ, L lower triangular with a positive
    diagonal."""

    guess: Any

    def outside(self, z):
        spread = 0.5 * jnp.trace(self.guess) * jnp.eye(3) - self.guess
        root = jnp.linalg.cholesky(spread)
        scale = jnp.sqrt(jnp.outer(jnp.diag(root), jnp.diag(root)))
        below = jnp.zeros((3, 3)).at[jnp.tril_indices(3, -1)].set(z[3:])
        factor = jnp.tril(root, -1) + scale * below + jnp.diag(jnp.diag(root) * jnp.exp(z[:3]))
        second = factor @ factor.T
        return jnp.trace(second) * jnp.eye(3) - second

    @property
    def size(self) -> int:
        return 6


def second_moments(moments):
    """Second moments of mass of three principal moments of inertia."""
    return 0.5 * jnp.sum(moments) - moments
