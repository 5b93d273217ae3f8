"""Sizes of the terms in the results of users' laws, by propagating magnitudes through the operations of their jaxprs.

They are what `passes.term_sizes` computes for expressions: a sum has the size of its terms, however small it is itself.
"""

from collections.abc import Callable, Sequence
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import ClosedJaxpr, Literal

from ...operations import OPERATIONS


def sizes_of_terms(function: Callable, vector: jax.Array, sizes: jax.Array) -> jax.Array:
    """Sum of the magnitudes of the terms of each result of a function at a vector whose components have these sizes, or
    their magnitudes if these are larger."""
    traced = jax.make_jaxpr(function)(vector)
    return jnp.ravel(_walk(traced, [vector], [jnp.maximum(jnp.abs(vector), sizes)])[1][0])


def _walk(traced: ClosedJaxpr, inputs: Sequence[Any], input_sizes: Sequence[Any]) -> tuple[list, list]:
    """Values and sizes of the outputs of a jaxpr; of what is no real number, the size is the value."""
    jaxpr = traced.jaxpr
    known = dict(zip(jaxpr.constvars, [(value, _size(value)) for value in traced.consts], strict=True))
    known |= dict(zip(jaxpr.invars, zip(inputs, input_sizes, strict=True), strict=True))

    def read(atom: Any) -> tuple[Any, Any]:
        return (atom.val, _size(atom.val)) if isinstance(atom, Literal) else known[atom]

    for equation in jaxpr.eqns:
        pairs = [read(atom) for atom in equation.invars]
        values, sizes = _step(equation, [value for value, _ in pairs], [size for _, size in pairs])
        known |= dict(zip(equation.outvars, zip(values, sizes, strict=True), strict=True))
    found = [read(atom) for atom in jaxpr.outvars]
    return [value for value, _ in found], [size for _, size in found]


def _step(equation: Any, values: list, sizes: list) -> tuple[Sequence, Sequence]:
    name = equation.primitive.name
    if name in INNER:
        inner = equation.params[INNER[name]]
        return _walk(inner if isinstance(inner, ClosedJaxpr) else ClosedJaxpr(inner, ()), values, sizes)
    found = _bound(equation, values)
    operation = OPERATIONS.get(name.removesuffix("_any"))  # the adjoint of a copy is a sum
    if operation is not None and operation.magnitude is not None:
        places = range(len(values))
        return found, [operation.magnitude(sizes.__getitem__, lambda place: jnp.abs(values[place]), *places)]
    if name in SAME and all(jnp.issubdtype(variable.aval.dtype, jnp.floating) for variable in equation.outvars):
        return found, _bound(equation, sizes)
    return found, [_size(value) for value in found]


def _bound(equation: Any, values: list) -> Sequence:
    found = equation.primitive.bind(*values, **equation.primitive.get_bind_params(equation.params))
    return found if equation.primitive.multiple_results else [found]


def _size(value: Any) -> Any:
    return jnp.abs(value) if jnp.issubdtype(jnp.result_type(value), jnp.floating) else value


# primitives that contain a jaxpr, and the parameter that holds it
INNER = {
    "jit": "jaxpr",
    "pjit": "jaxpr",
    "closed_call": "call_jaxpr",
    "custom_jvp_call": "call_jaxpr",
    "custom_vjp_call": "call_jaxpr",
}
# sums and products over axes, and operations that move numbers: of sizes they give the size
SAME = frozenset(
    "square reduce_sum cumsum dot_general broadcast_in_dim reshape squeeze expand_dims transpose slice split stack"
    " concatenate rev pad select_n copy copy_p convert_element_type gather dynamic_slice dynamic_update_slice scatter"
    " scatter-add".split()
)
