"""An array of saved times that passes diffrax's order check without host callbacks.

diffrax 0.7.2 checks `SaveAt(ts=…)` by host callbacks even with `throw=False`, which keeps the program out of the
persistent cache and prevents the loop from becoming one kernel. The comparisons of that check always find these times
in order, since `simulate` has checked them already.
"""

import equinox as eqx
import jax.numpy as jnp
from jax import Array


class CheckedTimes(eqx.Module):
    """An array of times, with the array operations that diffrax uses when it saves."""

    times: Array

    def __len__(self) -> int:
        return len(self.times)

    def __getitem__(self, index):
        return CheckedTimes(self.times[index]) if isinstance(index, slice) else self.times[index]

    def __mul__(self, other):
        return CheckedTimes(self.times * other)

    def __lt__(self, other) -> bool:
        return False

    def __gt__(self, other) -> bool:
        return False

    def __jax_array__(self) -> Array:
        return self.times

    @property
    def dtype(self):
        return self.times.dtype

    @property
    def shape(self):
        return self.times.shape

    def astype(self, dtype):
        return CheckedTimes(jnp.asarray(self.times, dtype))
