"""Compile a function separately, as a call that XLA does not inline, so that values are not computed repeatedly.

XLA's CPU compiler inlines every function and then computes a value again in each fusion that uses it: five times on
average in the rounds of a chain. It does not fuse across a call.
"""

from collections.abc import Callable

import jax
from jax.experimental.xla_metadata import set_xla_metadata


def separately(function: Callable, *arguments):
    """`function(*arguments)`, compiled as a separate function; this also holds for its derivatives and under vmap.
    Functions called inside it are inlined, because XLA cannot distribute a large array over threads in a call inside a
    loop (the symbol ParallelForkJoin is missing)."""

    def inside(*given):
        with set_xla_metadata(inlineable="true"):
            return function(*given)

    with set_xla_metadata(inlineable="false"):
        return jax.jit(inside)(*arguments)
