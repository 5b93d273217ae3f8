"""Calls that stay calls. XLA's CPU compiler inlines every function and then computes a value that k others use k times, once in each fusion that
uses it: five times on average in the rounds of a chain. Across a call it does not fuse."""

from collections.abc import Callable

import jax
from jax.experimental.xla_metadata import set_xla_metadata


def separately(function: Callable, *arguments):
    """`function(*arguments)`, compiled as a function of its own. Derivatives and vmap keep it so. What it calls inside
    is inlined in it: XLA cannot divide a large array among threads in a call that stands in a loop (the symbol
    ParallelForkJoin is missing)."""

    def inside(*given):
        with set_xla_metadata(inlineable="true"):
            return function(*given)

    with set_xla_metadata(inlineable="false"):
        return jax.jit(inside)(*arguments)
