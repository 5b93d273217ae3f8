"""Computes the values of all elements from those of a model, without expanding the model into its graph again.

Expanding an assembly takes many milliseconds. How values of elements follow from those of the model depends on
structure alone, so the expansion is traced once for each plan.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax.extend.core import ClosedJaxpr, Literal, jaxpr_as_fun

from .._tracing import device_array
from ..elements.base import AbstractElement
from ..expressions.backends.numpy.jaxpr import numpy_function
from ..graph.expansion import graph_with_method
from ..graph.graph import AbstractModel, Graph
from ..surface.memories import BOUND, bound_memory
from .parameters.paths import bind, is_array
from .plan import Plan


class Bound:
    """The elements and initial values of a model with concrete values, by path; a lookup of parameters; and a memory of
    results computed for these values."""

    def __init__(self, contents: "Contents", model: AbstractModel):
        self.elements, self.initial = contents
        self.lookup = parameter_lookup({**self.elements, "": model})
        self.memory = bound_memory()


class Contents(NamedTuple):
    """Elements and initial values of a graph with its method, by path; initial values of an outer graph take precedence."""

    elements: dict[str, AbstractElement]
    initial: dict[str, Any]

    @classmethod
    def of(cls, graph: Graph) -> "Contents":
        return cls(bind(graph), _initial(graph))


def bound(plan: Plan, model: AbstractModel, method: Any, contents: Contents | None = None) -> Bound:
    """The elements of a model with concrete values, computed once; `contents` if they are already known."""
    whose = plan, model, method  # kept alive by the entry, so that no other object gets its id

    def found() -> tuple[tuple, Bound]:
        known = routed(plan, "contents", contents_with_method, model, method) if contents is None else contents
        return whose, Bound(known, model)

    return BOUND.remember(tuple(map(id, whose)), found)[1]


def contents_with_method(model: AbstractModel, method: Any) -> Contents:
    """Elements and initial values of the graph, with the elements that the method puts on constrained ports."""
    return Contents.of(graph_with_method(model, method))


def elements_with_method(model: AbstractModel, method: Any) -> dict[str, AbstractElement]:
    return contents_with_method(model, method).elements


def _initial(graph: Graph, prefix: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in graph.order:
        if isinstance(graph.nodes[name], Graph):
            found |= _initial(graph.nodes[name], f"{prefix}{name}.")
    return found | {prefix + name: value for name, value in graph.initial.items()}


def routed(plan: Plan, name: str, expand: Callable, model: AbstractModel, method: Any) -> Any:
    """expand(model, method), a pytree, for a model with concrete values; computed by the traced expansion of this plan
    where possible."""
    with jax.ensure_compile_time_eval():
        route = plan.memory.remember(("route", name), lambda: _Route.found(expand, model, method))
        return expand(model, method) if route is None or not route.leads(model, method) else route(model, method)


class _Route:
    """A traced expansion: leaves of the result as functions of the leaves of the model, or as constants."""

    def __init__(self, expand: Callable, model: AbstractModel, method: Any):
        leaves, tree = jax.tree.flatten((model, method))
        self.places = [k for k, x in enumerate(leaves) if is_array(x)]
        self.shapes = [np.shape(leaves[k]) for k in self.places]

        def leaves_of(arrays):
            filled = list(leaves)
            for place, array in zip(self.places, arrays, strict=True):
                filled[place] = array
            found, self.tree = jax.tree.flatten(expand(*jax.tree.unflatten(tree, filled)))
            self.found = [None if isinstance(x, jax.core.Tracer) else x for x in found]
            return [x for x in found if isinstance(x, jax.core.Tracer)]

        self.run = host_function(jax.make_jaxpr(leaves_of)([leaves[k] for k in self.places]))

    @classmethod
    def found(cls, expand: Callable, model: AbstractModel, method: Any) -> "_Route | None":
        """The traced expansion; None if it cannot be traced, or if its structure differs from that with concrete
        values."""
        try:
            route = cls(expand, model, method)
        except Exception:
            return None
        return route if jax.tree.structure(expand(model, method)) == route.tree else None

    def leads(self, model: AbstractModel, method: Any) -> bool:
        """Whether the values have the shapes for which it was traced; batched values have not."""
        leaves = jax.tree.leaves((model, method))
        return all(np.shape(leaves[k]) == shape for k, shape in zip(self.places, self.shapes, strict=True))

    def __call__(self, model: AbstractModel, method: Any) -> Any:
        leaves = jax.tree.leaves((model, method))
        moved = iter(self.run(*[leaves[k] for k in self.places]))
        return jax.tree.unflatten(self.tree, [next(moved) if x is None else x for x in self.found])


def host_function(traced: ClosedJaxpr) -> Callable:
    """A jaxpr as a function: by NumPy if everything is in double precision and has a counterpart there, else by JAX.
    Inputs that are returned unchanged remain the same objects."""
    double = all(variable.aval.dtype == np.float64 for equation in traced.eqns for variable in equation.outvars)
    run = numpy_function(traced) if double else None
    if run is None:
        return jaxpr_as_fun(traced)
    computed = {variable for equation in traced.eqns for variable in equation.outvars}
    fresh = [not isinstance(atom, Literal) and atom in computed for atom in traced.jaxpr.outvars]
    return lambda *values: [device_array(value) if new else value for value, new in zip(run(*values), fresh, strict=True)]


def parameter_lookup(elements: Mapping[str, AbstractElement]) -> Callable[[tuple], Any]:
    """lookup(key): the value of a parameter symbol."""
    leaves: dict[str, list] = {}

    def lookup(key: tuple):
        _, path, number, position = key
        if path not in leaves:
            leaves[path] = [_flat(x) if is_array(x) else x for x in jax.tree.leaves(elements[path])]
        return leaves[path][number][position]

    return lookup


def _flat(leaf):
    """The leaf as a flat array; concrete values remain NumPy arrays, also inside a trace."""
    return jnp.ravel(leaf) if isinstance(leaf, jax.core.Tracer) else np.ravel(leaf)
