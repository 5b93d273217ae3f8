"""Array types named once."""

import jax
import numpy as np
from jaxtyping import Array, Float


Scalar = Float[Array, ""]
State = Float[Array, "states"]
Results = Float[Array, "results"]
Carried = Float[Array, "carried"]


def device_array(values) -> jax.Array:
    """Numbers as an array of JAX; `jnp.asarray` would compile a program for every shape."""
    return jax.device_put(np.asarray(values, float))
