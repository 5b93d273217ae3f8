"""Curves through samples as functions of time: piecewise linear, or cubic with given derivatives at the samples."""

import equinox as eqx
import jax
import jax.numpy as jnp
from jax import Array


class SampledCurve(eqx.Module):
    """Rows of values at the times, joined by straight lines, or by cubics with the given derivatives."""

    times: Array
    values: Array
    derivatives: Array | None

    def __call__(self, time):
        times, values = self.times, self.values
        last = len(times) - 1
        # counting instead of a binary search: pure vector code inside the integration loop
        k = jnp.clip(jnp.sum(times <= time) - 1, 0, last - 1)
        step = times[k + 1] - times[k]
        inside = self._between(k, (time - times[k]) / step, step)
        held = jnp.where(time < times[0], values[0], values[last])
        # selected, not clipped: the derivative at a sample is that of the piece which begins there
        return jnp.where((time >= times[0]) & (time <= times[last]), inside, held)

    def _between(self, k, s, step) -> Array:
        a, b = self.values[k], self.values[k + 1]
        if self.derivatives is None:
            return a + s * (b - a)
        return _hermite(s, step, a, b, self.derivatives[k], self.derivatives[k + 1])


def central_derivatives(times: Array, values: Array) -> Array:
    """Derivatives at the samples by central differences; zero at the ends, because the data are held constant
    outside."""
    inner = (values[2:] - values[:-2]) / (times[2:] - times[:-2])[:, None]
    edge = jnp.zeros_like(values[:1])
    return jnp.concatenate([edge, inner, edge])


def spline_derivatives(times: Array, values: Array) -> Array:
    """Derivatives at the samples that make the second derivative continuous; zero at the ends."""
    inverse = 1.0 / jnp.diff(times)
    pull = 3.0 * jnp.diff(values, axis=0) * (inverse * inverse)[:, None]
    inner = _tridiagonal(inverse[:-1], 2.0 * (inverse[:-1] + inverse[1:]), inverse[1:], pull[:-1] + pull[1:])
    edge = jnp.zeros_like(values[:1])
    return jnp.concatenate([edge, inner, edge])


def _tridiagonal(below: Array, diagonal: Array, above: Array, right: Array) -> Array:
    """Thomas' algorithm; the spline's matrix is diagonally dominant, so that no pivot is needed."""

    def down(carry, row):
        ratio, sum_ = carry
        b, d, a, r = row
        pivot = d - b * ratio
        new = a / pivot, (r - b * sum_) / pivot
        return new, new

    def up(next_, row):
        ratio, sum_ = row
        x = sum_ - ratio * next_
        return x, x

    nothing = jnp.zeros((right.shape[1],), right.dtype)
    _, rows = jax.lax.scan(down, (jnp.zeros((), right.dtype), nothing), (below, diagonal, above, right))
    return jax.lax.scan(up, nothing, rows, reverse=True)[1]


def _hermite(s, step, a, b, derivative_a, derivative_b):
    square, cube = s * s, s * s * s
    position = (2.0 * cube - 3.0 * square + 1.0) * a + (3.0 * square - 2.0 * cube) * b
    return position + step * ((cube - 2.0 * square + s) * derivative_a + (cube - square) * derivative_b)
