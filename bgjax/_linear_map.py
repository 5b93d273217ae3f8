"""A primitive for linear functions with a transpose of their own, which JAX then need not find operation by operation.

`jax.custom_derivatives.linear_call` is the same idea, but has no rules for vmap and for second derivatives.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir


@dataclass(frozen=True)
class LinearMap:
    """A function (given, arguments) → results of lists of arrays that is linear in the arguments, and the other way `back`. It is a `rule`'s:
    `rule.function(key, back)` computes it, `rule.shapes(key, back, given)` are those of its results. `axes` are those of batches, the
    innermost first: of every given array 0 or None, while arguments and results all have theirs in front."""

    rule: Any
    key: Any
    count: int  # of given arrays
    back: bool = False
    axes: tuple[tuple[int | None, ...], ...] = ()

    def __call__(self, given: Sequence, arguments: Sequence) -> list:
        function = self.rule.function(self.key, self.back)
        for axes in self.axes:
            function = jax.vmap(function, in_axes=(list(axes), 0))
        return function(list(given), list(arguments))

    def split(self, values: Sequence) -> tuple[list, list]:
        return list(values[: self.count]), list(values[self.count :])

    def transposed(self) -> "LinearMap":
        return replace(self, back=not self.back)

    def shapes(self, given: Sequence, arguments: Sequence) -> list[tuple[int, ...]]:
        """Of the results."""
        own = [jnp.shape(x)[sum(axes[k] is not None for axes in self.axes) :] for k, x in enumerate(given)]
        batch = jnp.shape(arguments[0])[: len(self.axes)]
        return [(*batch, *shape) for shape in self.rule.shapes(self.key, self.back, own)]


def apply_linear(function: LinearMap, given: Sequence, arguments: Sequence) -> list:
    """function(given, arguments), for JAX to transpose by its own rule."""
    return _linear.bind(*given, *arguments, function=function)


_linear = Primitive("bond_graph_slopes")
_linear.multiple_results = True


@_linear.def_impl
def _run(*values, function: LinearMap):
    return function(*function.split(values))


@_linear.def_abstract_eval
def _abstract(*values, function: LinearMap):
    given, arguments = function.split(values)
    return [jax.core.ShapedArray(shape, arguments[0].dtype) for shape in function.shapes(given, arguments)]


def _jvp(primals, tangents, *, function: LinearMap):
    """In the arguments it is its own derivative; in what is given, second derivatives are left to JAX."""
    (given, arguments), (given_dot, dot) = function.split(primals), function.split(tangents)
    results = _linear.bind(*primals, function=function)
    changes = [jnp.zeros_like(x) for x in results]
    if any(not isinstance(x, ad.Zero) for x in dot):
        changes = _linear.bind(*given, *map(ad.instantiate_zeros, dot), function=function)
    moved = [k for k, x in enumerate(given_dot) if not isinstance(x, ad.Zero)]
    if moved:
        put = lambda values: [values[moved.index(k)] if k in moved else x for k, x in enumerate(given)]
        _, more = jax.jvp(lambda *values: function(put(values), arguments), [given[k] for k in moved], [given_dot[k] for k in moved])
        changes = [a + b for a, b in zip(changes, more, strict=True)]
    return results, changes


def _transpose(weights, *values, function: LinearMap):
    given, arguments = function.split(values)
    found = _linear.bind(*given, *map(ad.instantiate_zeros, weights), function=function.transposed())
    return [None] * len(given) + [x if ad.is_undefined_primal(a) else None for x, a in zip(found, arguments, strict=True)]


def _batch(values, axes, *, function: LinearMap):
    size = next(x.shape[axis] for x, axis in zip(values, axes, strict=True) if axis is not None)
    values = [x if axis is None else jnp.moveaxis(x, axis, 0) for x, axis in zip(values, axes, strict=True)]
    (given, arguments), (own, others) = function.split(values), function.split(axes)
    arguments = [jnp.broadcast_to(x, (size, *jnp.shape(x))) if axis is None else x for x, axis in zip(arguments, others, strict=True)]
    batched = replace(function, axes=(*function.axes, tuple(None if axis is None else 0 for axis in own)))
    results = _linear.bind(*given, *arguments, function=batched)
    return results, [0] * len(results)


ad.primitive_jvps[_linear] = _jvp
ad.primitive_transposes[_linear] = _transpose
batching.primitive_batchers[_linear] = _batch
mlir.register_lowering(_linear, mlir.lower_fun(_run, multiple_results=True))
