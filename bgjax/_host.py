"""A traced function of numbers, run on the host where it is plain arithmetic: every operation of JAX by itself is a program to compile, and
takes ten times as long."""

from collections.abc import Callable
from typing import Any

import numpy as np
from jax.extend.core import ClosedJaxpr, Literal, jaxpr_as_fun

from ._types import device_array


ARITHMETIC = {"mul": np.multiply, "add": np.add, "sub": np.subtract, "div": np.divide, "neg": np.negative}


def host_function(traced: ClosedJaxpr) -> Callable:
    """By NumPy where it knows every operation and everything is a number in double precision, else by JAX."""
    plain = all(step.primitive.name in (*ARITHMETIC, "stack") and step.outvars[0].aval.dtype == np.float64 for step in traced.eqns)
    return (lambda *values: _run(traced, values)) if plain else jaxpr_as_fun(traced)


def _run(traced: ClosedJaxpr, values) -> list[Any]:
    """What is handed through stays the same object."""
    known = dict(zip((*traced.jaxpr.constvars, *traced.jaxpr.invars), (*traced.consts, *values), strict=True))
    value = lambda atom: atom.val if isinstance(atom, Literal) else known[atom]
    for step in traced.eqns:
        given = [np.asarray(value(atom)) for atom in step.invars]
        known[step.outvars[0]] = np.stack(given, step.params["axis"]) if step.primitive.name == "stack" else ARITHMETIC[step.primitive.name](*given)
    computed = {step.outvars[0] for step in traced.eqns}
    return [device_array(value(atom)) if not isinstance(atom, Literal) and atom in computed else value(atom) for atom in traced.jaxpr.outvars]
