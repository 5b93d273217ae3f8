"""Two JAX primitives: a function with its own derivative rule, and this derivative with its own transpose.

So JAX need not differentiate or transpose the function operation by operation. `jax.custom_jvp` and
`jax.custom_derivatives.linear_call` are similar. But JAX partially evaluates the former: if a loop is differentiated,
it moves loop-invariant operations out and passes a hundred residual values into the loop. The latter has no rules for
vmap and second derivatives.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import jax
import jax.numpy as jnp
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir


@dataclass(frozen=True)
class RuledFunction:
    """A function of several arrays with one result, `rule.value(key)`, under any number of vmaps. `axes` holds for each
    vmap, the innermost first, the batch axes of the arguments (0 or None); the batch axes of the result come first."""

    rule: Any
    key: Any
    axes: tuple[tuple[int | None, ...], ...] = ()

    def __call__(self, *given) -> jax.Array:
        function = self.rule.value(self.key)
        for axes in self.axes:
            function = jax.vmap(function, in_axes=axes)
        return function(*given)


@dataclass(frozen=True)
class RuledDerivative:
    """The derivative of a `RuledFunction` with respect to some of its arguments: the JVP `rule.along(key, moved)`, or
    with `back` the VJP `rule.back(key, moved)`. Both take two lists of arrays: the arguments, and the tangents (or
    cotangents), in which they are linear. Batch axes of tangents come first."""

    function: RuledFunction
    moved: tuple[int, ...]  # numbers of the arguments with a tangent
    back: bool = False

    @property
    def count(self) -> int:
        return len(self.function.key)

    def __call__(self, given: Sequence, changes: Sequence) -> list:
        rule, key = self.function.rule, self.function.key
        function = rule.back(key, self.moved) if self.back else rule.along(key, self.moved)
        for axes in self.function.axes:
            function = jax.vmap(function, in_axes=(list(axes), 0))
        return function(list(given), list(changes))

    def split(self, values: Sequence) -> tuple[list, list]:
        return list(values[: self.count]), list(values[self.count :])

    def shapes(self, given: Sequence, changes: Sequence) -> list[tuple[int, ...]]:
        """Shapes of the results."""
        batch = jnp.shape(changes[0])[: len(self.function.axes)]
        if not self.back:
            return [(*batch, self.function.rule.width)]

        def own(k: int) -> tuple[int, ...]:
            return jnp.shape(given[k])[sum(axes[k] is not None for axes in self.function.axes) :]

        return [(*batch, *own(k)) for k in self.moved]


def apply(function: RuledFunction, *given) -> jax.Array:
    """function(*given), differentiated by its rule."""
    return _value.bind(*given, function=function)


_value, _derivative = Primitive("bond_graph"), Primitive("bond_graph_derivative")
_derivative.multiple_results = True


# -- values -----------------------------------------------------------------------------------------------
@_value.def_impl
def _run(*given, function: RuledFunction):
    return function(*given)


@_value.def_abstract_eval
def _shape(*given, function: RuledFunction):
    if not function.axes:
        jax.eval_shape(function, *given)  # traced now: tracing during lowering takes twice as long
    return jax.core.ShapedArray((*_batch_sizes(given, function), function.rule.width), given[0].dtype)


def _batch_sizes(given: Sequence, function: RuledFunction) -> list[int]:
    """Batch sizes of the vmaps, the outermost first."""
    outer, sizes = [0] * len(given), []  # number of batch axes of each argument that belong to outer vmaps
    for axes in reversed(function.axes):
        arguments = zip(given, outer, axes, strict=True)
        sizes.append(next(jnp.shape(x)[place] for x, place, axis in arguments if axis is not None))
        outer = [place + (axis is not None) for place, axis in zip(outer, axes, strict=True)]
    return sizes


def _value_jvp(primals, tangents, *, function: RuledFunction):
    result = _value.bind(*primals, function=function)
    varying = [k for k, x in enumerate(tangents) if not isinstance(x, ad.Zero)]
    moved = tuple(k for k in varying if function.key[k] in function.rule.moving)
    if not moved:
        return result, ad.Zero.from_primal_value(result)
    sizes = _batch_sizes(primals, function)

    def fronted(k: int):
        return _in_front(tangents[k], [axes[k] for axes in function.axes], sizes)

    changes = [fronted(k) for k in moved]
    return result, _derivative.bind(*primals, *changes, function=RuledDerivative(function, moved))[0]


def _in_front(change, axes: Sequence[int | None], sizes: Sequence[int]):
    """The tangent of an argument, broadcast to have a batch axis for every vmap."""
    for place, (axis, size) in enumerate(zip(reversed(axes), sizes, strict=True)):
        if axis is None:
            shape = jnp.shape(change)
            change = jnp.broadcast_to(jnp.expand_dims(change, place), (*shape[:place], size, *shape[place:]))
    return change


def _value_batch(given, axes, *, function: RuledFunction):
    given, own = _fronted(given, axes)
    return _value.bind(*given, function=replace(function, axes=(*function.axes, own))), 0


def _fronted(values: Sequence, axes: Sequence) -> tuple[list, tuple[int | None, ...]]:
    """The values with their batch axis moved to the front, and the new batch axes (0 or None)."""
    moved = [x if axis is None else jnp.moveaxis(x, axis, 0) for x, axis in zip(values, axes, strict=True)]
    return moved, tuple(None if axis is None else 0 for axis in axes)


# -- derivatives ------------------------------------------------------------------------------------------
@_derivative.def_impl
def _run_derivative(*values, function: RuledDerivative):
    return function(*function.split(values))


@_derivative.def_abstract_eval
def _derivative_shapes(*values, function: RuledDerivative):
    given, changes = function.split(values)
    return [jax.core.ShapedArray(shape, changes[0].dtype) for shape in function.shapes(given, changes)]


def _derivative_jvp(primals, tangents, *, function: RuledDerivative):
    """The map is linear in the tangents, so it is its own derivative there; second derivatives are left to JAX."""
    (given, changes), (given_dot, dot) = function.split(primals), function.split(tangents)
    results = _derivative.bind(*primals, function=function)
    found = [jnp.zeros_like(x) for x in results]
    if any(not isinstance(x, ad.Zero) for x in dot):
        found = _derivative.bind(*given, *map(ad.instantiate_zeros, dot), function=function)
    moved = [k for k, x in enumerate(given_dot) if not isinstance(x, ad.Zero)]
    if moved:

        def at(*values):
            replaced = [values[moved.index(k)] if k in moved else x for k, x in enumerate(given)]
            return function(replaced, changes)

        _, more = jax.jvp(at, [given[k] for k in moved], [given_dot[k] for k in moved])
        found = [a + b for a, b in zip(found, more, strict=True)]
    return results, found


def _derivative_transpose(weights, *values, function: RuledDerivative):
    given, changes = function.split(values)
    opposite = replace(function, back=not function.back)
    found = _derivative.bind(*given, *map(ad.instantiate_zeros, weights), function=opposite)
    return [None] * len(given) + [x if ad.is_undefined_primal(a) else None for x, a in zip(found, changes, strict=True)]


def _derivative_batch(values, axes, *, function: RuledDerivative):
    size = next(x.shape[axis] for x, axis in zip(values, axes, strict=True) if axis is not None)
    values, axes = _fronted(values, axes)
    (given, changes), (own, others) = function.split(values), function.split(axes)

    def batched(x, axis):
        return jnp.broadcast_to(x, (size, *jnp.shape(x))) if axis is None else x

    changes = [batched(x, axis) for x, axis in zip(changes, others, strict=True)]
    inner = replace(function.function, axes=(*function.function.axes, tuple(own)))
    results = _derivative.bind(*given, *changes, function=replace(function, function=inner))
    return results, [0] * len(results)


ad.primitive_jvps[_value], ad.primitive_jvps[_derivative] = _value_jvp, _derivative_jvp
ad.primitive_transposes[_derivative] = _derivative_transpose
batching.primitive_batchers[_value], batching.primitive_batchers[_derivative] = _value_batch, _derivative_batch
mlir.register_lowering(_value, mlir.lower_fun(_run, multiple_results=False))
mlir.register_lowering(_derivative, mlir.lower_fun(_run_derivative, multiple_results=True))
