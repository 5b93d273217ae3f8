"""Records the expansion of a model once as a jaxpr, which gives the values of all elements from those of the model.

Expanding an assembly takes many milliseconds, in every trace again. How the values of elements follow from those of the
model depends on structure alone, so the expansion is recorded when a plan is made, and is evaluated after that: by
NumPy where values are numbers, by JAX where they are traced, operation by operation.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import numpy as np
from jax.errors import JAXIndexError, JAXTypeError
from jax.extend.core import ClosedJaxpr, Literal, jaxpr_as_fun

from ..._tracing import device_array
from ...elements.base import AbstractElement
from ...expressions.backends.numpy.jaxpr import numpy_function
from ...graph.derived import AbstractDerived, owner_path
from ...graph.expansion import open_graph
from ...graph.graph import AbstractModel, Graph
from ...graph.methods.applied import graph_with_method
from ...surface.memory import Memory
from ..parameters.paths import bind, is_array


class Contents(NamedTuple):
    """Elements and initial values of a graph with its method, by path; those of an outer graph take precedence. Also
    the laws of derived results, by the path of their parameters."""

    elements: dict[str, AbstractElement]
    initial: dict[str, Any]
    derived: dict[str, AbstractDerived]


def expanded_contents(model: AbstractModel, method: Any) -> Contents:
    """Elements and initial values of a model, with the elements that the method puts on constrained ports, by
    expanding it."""
    return _contents(graph_with_method(model, method))


def _contents(graph: Graph) -> Contents:
    return Contents(bind(graph), _initial(graph), _derived(graph))


def _derived(graph: Graph, prefix: str = "") -> dict[str, AbstractDerived]:
    found = {} if graph.derived is None else {owner_path(prefix): graph.derived}
    for name in graph.order:
        if isinstance(graph.nodes[name], Graph):
            found |= _derived(graph.nodes[name], f"{prefix}{name}.")
    return found


def _initial(graph: Graph, prefix: str = "") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in graph.order:
        if isinstance(graph.nodes[name], Graph):
            found |= _initial(graph.nodes[name], f"{prefix}{name}.")
    return found | {prefix + name: value for name, value in graph.initial.items()}


def routed_contents(memory: Memory, model: AbstractModel, method: Any) -> Contents:
    """As `expanded_contents`, by the expansion recorded in the memory of a plan. It is recorded here where values have
    shapes or types that did not occur before; models whose expansion JAX cannot trace are expanded."""
    route = _route(memory, model, method)
    return expanded_contents(model, method) if route is None else route.contents(model, method)


def routed_graph(memory: Memory, model: AbstractModel, method: Any) -> Graph:
    """As `graph_with_method`, by the recorded expansion."""
    route = _route(memory, model, method)
    return graph_with_method(model, method) if route is None else route.graph(model, method)


def routed_open_graph(memory: Memory, model: AbstractModel, method: Any) -> Graph:
    """As `open_graph`, by the recorded expansion."""
    route = _route(memory, model, method)
    return open_graph(model) if route is None else route.open_graph(model, method)


def _route(memory: Memory, model: AbstractModel, method: Any) -> "Route | None":
    return memory.remember(("route", _kinds(model, method)), lambda: Route.recorded(model, method))


def _kinds(model: AbstractModel, method: Any) -> tuple:
    """Shapes and types of all arrays of a model and a method."""
    arrays = [leaf for leaf in jax.tree.leaves((model, method)) if is_array(leaf)]
    return tuple((np.shape(array), str(getattr(array, "dtype", ""))) for array in arrays)


class _Form:
    """A result of an expansion: its structure, and for each leaf a constant or the number of a computed value."""

    def __init__(self, found: Any, computed: dict[int, tuple[int, Any]]):
        leaves, self.tree = jax.tree.flatten(found)
        self.leaves = [_number(leaf, computed) if isinstance(leaf, jax.core.Tracer) else leaf for leaf in leaves]
        self.places = [isinstance(leaf, jax.core.Tracer) for leaf in leaves]

    def filled(self, values: list[Any]) -> Any:
        """The result with these computed values."""
        pairs = zip(self.leaves, self.places, strict=True)
        return jax.tree.unflatten(self.tree, [values[leaf] if place else leaf for leaf, place in pairs])


def _number(tracer: Any, computed: dict[int, tuple[int, Any]]) -> int:
    """The number of a traced value among those computed, which are kept by identity: results share most of them."""
    return computed.setdefault(id(tracer), (len(computed), tracer))[0]


class Route:
    """A recorded expansion: leaves of the elements as functions of the leaves of the model, or as constants. The graph
    with its method and the open graph, whose leaves are almost all the same, are recorded with them."""

    def __init__(self, model: AbstractModel, method: Any):
        leaves, tree = jax.tree.flatten((model, method))
        self.places = [place for place, leaf in enumerate(leaves) if is_array(leaf)]

        def computed_leaves(arrays):
            filled = list(leaves)
            for place, array in zip(self.places, arrays, strict=True):
                filled[place] = array
            model, method = jax.tree.unflatten(tree, filled)
            graph, computed = graph_with_method(model, method), {}
            self._contents = _Form(_contents(graph), computed)
            self._graph, self._open_graph = _Form(graph, computed), _Form(open_graph(model), computed)
            return [tracer for _, tracer in computed.values()]

        self.run = jaxpr_function(jax.make_jaxpr(computed_leaves)([leaves[place] for place in self.places]))

    @classmethod
    def recorded(cls, model: AbstractModel, method: Any) -> "Route | None":
        """The recorded expansion; None if a model asks for the values of its numbers, which JAX cannot trace, or if its
        structure depends on values."""
        try:
            route = cls(model, method)
        except (JAXTypeError, JAXIndexError):
            return None
        return route if jax.tree.structure(expanded_contents(model, method)) == route._contents.tree else None

    def contents(self, model: AbstractModel, method: Any) -> Contents:
        """Elements and initial values, with the values of this model and method."""
        return self._contents.filled(self._computed(model, method))

    def graph(self, model: AbstractModel, method: Any) -> Graph:
        """The graph with the elements of its method, with the values of this model and method."""
        return self._graph.filled(self._computed(model, method))

    def open_graph(self, model: AbstractModel, method: Any) -> Graph:
        """The graph with constrained and free ports as the model gives them, with the values of this model."""
        return self._open_graph.filled(self._computed(model, method))

    def _computed(self, model: AbstractModel, method: Any) -> list[Any]:
        leaves = jax.tree.leaves((model, method))
        return list(self.run(*[leaves[place] for place in self.places]))


def jaxpr_function(recorded: ClosedJaxpr) -> Callable:
    """A jaxpr as a function: of numbers by NumPy if everything is in double precision and has a counterpart there, else
    by JAX. Inputs that are returned unchanged remain the same objects."""
    variables = [variable for equation in recorded.eqns for variable in equation.outvars]
    run = numpy_function(recorded) if all(variable.aval.dtype == np.float64 for variable in variables) else None
    if run is None:
        return jaxpr_as_fun(recorded)
    computed = set(variables)
    new = [not isinstance(atom, Literal) and atom in computed for atom in recorded.jaxpr.outvars]

    def function(*values) -> list[Any]:
        return [_on_device(value) if made else value for value, made in zip(run(*values), new, strict=True)]

    return function


def _on_device(value: Any) -> Any:
    return value if isinstance(value, jax.core.Tracer) else device_array(value)
