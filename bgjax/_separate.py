"""Calls that stay calls. XLA's CPU compiler inlines every function and then computes a value that k others use k times, once in each fusion that
uses it: five times on average in the rounds of a chain. Across a call it does not fuse."""

from collections.abc import Callable

import jax
from jax.experimental.xla_metadata import set_xla_metadata


def separately(function: Callable, *arguments):
    """`function(*arguments)`, compiled as a function of its own. Derivatives and vmap keep it so."""
    with set_xla_metadata(inlineable="false"):
        return jax.jit(function)(*arguments)
