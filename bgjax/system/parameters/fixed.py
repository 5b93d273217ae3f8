"""Checks of parameters whose values were folded into a program: raises if they are changed or differentiated."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import jax
import numpy as np

from ...errors import Fault, ParameterError


def refuse_fixed(parameter: Callable[[str], Any], fixed: Mapping[str, np.ndarray]) -> None:
    """Raise if a folded parameter has another value than at compilation, or is being differentiated."""
    for path, value in fixed.items():
        leaf = parameter(path)
        if isinstance(leaf, jax.core.Tracer):
            _undifferentiated(path, leaf)
        elif not np.array_equal(np.asarray(leaf), value):
            raise ParameterError([fixed_fault(path)])


def fixed_fault(path: str) -> Fault:
    """The fault of changing or differentiating a parameter that was folded into the program."""
    return Fault(path, "was declared fixed when the system was compiled.", "compile without it in fixed=[…].")


@partial(jax.custom_jvp, nondiff_argnums=(0,))
def _undifferentiated(path: str, leaf):
    return leaf


def _undifferentiated_rule(path, primals, tangents):
    if type(tangents[0]) is not jax.custom_derivatives.SymbolicZero:
        raise ParameterError([fixed_fault(path)])
    return primals[0], tangents[0]


_undifferentiated.defjvp(_undifferentiated_rule, symbolic_zeros=True)
