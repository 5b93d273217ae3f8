"""Calls that stay calls: also under derivatives, in batches and in loops,
or large programs would slowly become slow."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from bgjax.expressions.backends.jax.separate import separately


def kernel(a, b):
    return jnp.sin(a) * b, a - b


def twice(x):
    a, b = separately(kernel, x[0], x[1])
    return jnp.stack(separately(kernel, a, b))


def looped(x):
    return jax.lax.fori_loop(0, 5, lambda _, x: twice(x), x)


X = jnp.array([0.3, 0.7])


@pytest.mark.parametrize(
    "function",
    [
        twice,
        looped,
        lambda x: jax.jvp(looped, (x,), (x,))[1],
        lambda x: jax.vjp(looped, x)[1](x)[0],
        lambda x: jax.vmap(looped)(jnp.stack([x, 2.0 * x])),
    ],
    ids=["plain", "loop", "forward", "reverse", "batch"],
)
def test_the_compiled_program_still_calls(function):
    text = jax.jit(function).lower(X).compile().as_text()
    assert sum(" call(" in line and 'inlineable="false"' in line for line in text.splitlines()) >= 2


def test_numbers_are_those_of_the_function():
    def plain(x):
        return jnp.stack(kernel(*kernel(x[0], x[1])))

    np.testing.assert_array_equal(jax.jit(twice)(X), jax.jit(plain)(X))
    np.testing.assert_allclose(jax.jacrev(twice)(X), jax.jacfwd(plain)(X), rtol=1e-15)
