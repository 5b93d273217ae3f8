"""Sampled data as a function of time: linear, or a C¹ cubic through the samples."""

from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np
from jax import Array

from .._errors import Fault
from .base import concrete, flag, required


class Sampled(eqx.Module):
    """Values at increasing times; held constant outside them.

    `smooth=True` joins the samples by cubic Hermite pieces with central slopes (C¹), which a
    constraint or a storage in derivative causality needs: they use the time derivative.
    """

    times: Array = eqx.field(converter=required("Sampled.times"))
    values: Array = eqx.field(converter=required("Sampled.values"))
    smooth: Any = eqx.field(static=True, default=False, converter=flag("smooth"))

    @property
    def width(self) -> int:
        return 1 if np.ndim(self.values) < 2 else np.shape(self.values)[1]

    def __call__(self, time):
        times, values = self.times, self.values.reshape(len(self.times), -1)
        last = len(times) - 1
        # counting instead of a binary search: pure vector code inside the integration loop
        k = jnp.clip(jnp.sum(times <= time) - 1, 0, last - 1)
        step = times[k + 1] - times[k]
        s = (time - times[k]) / step
        inside = self._between(k, s, step, values)
        held = jnp.where(time < times[0], values[0], values[last])
        # selected, not clipped: the derivative at a sample is that of the piece which begins there
        return jnp.where((time >= times[0]) & (time <= times[last]), inside, held)

    def _between(self, k, s, step, values: Array) -> Array:
        if not self.smooth:
            return values[k] + s * (values[k + 1] - values[k])
        slopes = self._slopes(values)
        return _hermite(s, step, values[k], values[k + 1], slopes[k], slopes[k + 1])

    def _slopes(self, values: Array) -> Array:
        """Central differences; zero at the ends, where the data is held."""
        span = (self.times[2:] - self.times[:-2])[:, None]
        inner = (values[2:] - values[:-2]) / span
        edge = jnp.zeros_like(values[:1])
        return jnp.concatenate([edge, inner, edge])

    def faults(self, where: str) -> list[Fault]:
        times, values = concrete(self.times), concrete(self.values)
        if times is None or values is None:
            return []
        if times.ndim != 1 or len(times) < 2 or values.shape[:1] != times.shape or values.ndim > 2:
            what = f"times have shape {times.shape}, values {values.shape}."
            return [Fault(where, what, "give n ≥ 2 times and n values, or n rows of values.")]
        if not (np.all(np.isfinite(times)) and np.all(np.isfinite(values))):
            return [Fault(where, "the samples hold NaN or infinity.", "remove or interpolate the bad samples.")]
        if np.any(np.diff(times) <= 0.0):
            at = int(np.argmax(np.diff(times) <= 0.0)) + 1
            return [Fault(where, f"the times are not increasing at sample {at}.", "sort the samples by time and drop duplicates.")]
        return []


def _hermite(s, step, a, b, slope_a, slope_b):
    square, cube = s * s, s * s * s
    position = (2.0 * cube - 3.0 * square + 1.0) * a + (3.0 * square - 2.0 * cube) * b
    return position + step * ((cube - 2.0 * square + s) * slope_a + (cube - square) * slope_b)
