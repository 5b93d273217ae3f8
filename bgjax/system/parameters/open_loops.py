"""Makes derivatives NaN for geometry whose change would make a kinematic loop of redundant constraints inconsistent.

A hinge of a planar loop moved out of the plane would lock it: with rigid joints there is no motion to differentiate. So
derivatives with respect to this coordinate are NaN, in forward and in reverse mode, while those with respect to the
other coordinates of the same point are finite.
"""

import warnings
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import Primitive
from jax.interpreters import ad, batching, mlir

from ...errors import OpenLoopWarning


WORDS = (
    "Derivatives by {} {} come out as NaN: there the geometry would open a loop of redundant constraints, and with"
    " rigid joints nothing would move. Those by its other components are right. Remedy: free the redundant directions"
    " (print(system) names the joints), or use bg.Compliant."
)


def refusing_derivatives(elements: Mapping[str, Any], opening: Sequence[tuple]) -> dict[str, Any]:
    """The elements, with NaN as the derivative of the `opening` components (keys of parameter symbols) of traced
    leaves."""
    wanted: dict[str, dict[int, list[int]]] = {}
    for _, path, number, position in opening:
        wanted.setdefault(path, {}).setdefault(number, []).append(position)
    found = {path: _refusing(path, elements[path], wanted[path]) for path in elements if path in wanted}
    return {**elements, **found}


def _refusing(path: str, element: Any, wanted: Mapping[int, list[int]]) -> Any:
    leaves, tree = jax.tree.flatten(element)
    for number, positions in wanted.items():
        if isinstance(leaves[number], jax.core.Tracer):
            mask = np.zeros(int(np.prod(leaves[number].shape)), bool)
            mask[positions] = True
            leaves[number] = _marked(path, tuple(bool(x) for x in mask), leaves[number])
    return jax.tree.unflatten(tree, leaves)


@partial(jax.custom_jvp, nondiff_argnums=(0, 1))
def _marked(path: str, mask: tuple[bool, ...], value):
    return value


@_marked.defjvp
def _marked_rule(path: str, mask: tuple[bool, ...], primals, tangents):
    numbers = ", ".join(f"[{k}]" for k, open_ in enumerate(mask) if open_)
    warnings.warn(WORDS.format(path, numbers), OpenLoopWarning, stacklevel=2)
    return primals[0], _refuse.bind(tangents[0], mask=mask, shape=np.shape(primals[0]), backward=False)


# Formally a linear map: in forward mode a nonzero tangent becomes NaN, in reverse mode every cotangent does. No
# composition of JAX's own operations can treat the two modes differently.
_refuse = Primitive("bgjax_open_loop")


def _refused(value, *, mask: tuple[bool, ...], shape: tuple[int, ...], backward: bool):
    opening = jnp.broadcast_to(np.reshape(mask, shape), value.shape)
    return jnp.where(opening if backward else opening & (value != 0.0), jnp.nan, value)


def _batched(arguments, axes, **parameters):
    return _refuse.bind(jnp.moveaxis(arguments[0], axes[0], 0), **parameters), 0


def _transposed(cotangent, _, *, backward, **parameters):
    return [_refuse.bind(cotangent, backward=not backward, **parameters)]


_refuse.def_impl(_refused)
_refuse.def_abstract_eval(lambda value, **_: value)
mlir.register_lowering(_refuse, mlir.lower_fun(_refused, multiple_results=False))
ad.deflinear2(_refuse, _transposed)
batching.primitive_batchers[_refuse] = _batched
