"""Finds parameters of a model by path, such as 'motor.modulus' or 'drive.L.inertia'."""

from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np

from ..._tracing import traced
from ...elements.base import AbstractElement
from ...elements.values import leaf
from ...errors import Fault, ParameterError, nearest, shown
from ...graph.flatten import refuse_no_graph
from ...graph.graph import AbstractModel, Graph
from ...surface.calls import checked_call


def is_array(value) -> bool:
    """Whether a value is an array of JAX, also a traced one, or of NumPy."""
    return eqx.is_array(value) or isinstance(value, np.ndarray)


@checked_call
def bind(model: AbstractModel, prefix: str = "") -> dict[str, AbstractElement]:
    """Gives the elements of a model by path. This is a pure function of the model, so that its parameters may be
    traced."""
    found: dict[str, AbstractElement] = {}
    refuse_no_graph(model)
    graph = model.graph()
    for name in graph.order:
        node = graph.nodes[name]
        found.update(bind(node, f"{prefix}{name}.") if isinstance(node, Graph) else {prefix + name: node})
    return found


def owner_of(model: AbstractModel, method: Any, path: Any) -> tuple[Any, Any]:
    """The owner of the parameter at a path (model or method), and the path within it; a part called "method" takes
    precedence over the method."""
    own = isinstance(path, str) and path.startswith("method.") and "method" not in model.order
    return (method, path.removeprefix("method.")) if own else (model, path)


def parameter(model, path: str) -> Any:
    """The parameter at a path such as 'motor.modulus' or 'drive.L.inertia'."""
    value: Any = model
    if not isinstance(path, str):
        what = f"{shown(path)} does not name a parameter."
        raise ParameterError([Fault("path", what, "give a path such as 'motor.modulus'.")])
    words = path.split(".")
    while words:
        names = _names(value)
        count = _longest(words, names)
        if not count:
            raise ParameterError([_no_parameter(path, value, words[0], names)])
        value, words = _child(value, ".".join(words[:count])), words[count:]
    if not (eqx.is_array(value) or isinstance(value, np.ndarray)):
        inner = _names(value)
        paths = [f"{path}.{found}" for found in parameter_paths(value)][:12]
        remedy = "it is a law or empty; replace the element."
        if inner:
            remedy = f"name one of its values: {', '.join(paths)}."
        raise ParameterError([Fault(path, "is not a numeric parameter.", remedy)])
    return value


def parameter_paths(model, prefix: str = "") -> list[str]:
    """Paths of all numeric parameters below a model, a part, an element or a law."""
    if is_array(model):
        return [prefix]
    found = []
    for name in _names(model):
        found += parameter_paths(_child(model, name), f"{prefix}.{name}" if prefix else name)
    return found


def _names(owner) -> list[str]:
    if isinstance(owner, AbstractModel):
        return list(owner.order)
    return list(owner) if isinstance(owner, dict) else _fields(owner)


def _child(owner, name: str) -> Any:
    if isinstance(owner, AbstractModel):
        return owner.nodes[name]
    return owner[name] if isinstance(owner, dict) else getattr(owner, name)


def _no_parameter(path: str, owner, word: str, names: list[str]) -> Fault:
    held = getattr(owner, word, None) if isinstance(owner, eqx.Module) else None
    if isinstance(held, float | int):
        remedy = "make it an array leaf: jnp.asarray(…) or eqx.field(converter=jnp.asarray)."
        return Fault(path, f"is the plain number {held}, not an array.", remedy)
    if callable(held):
        remedy = "replace the element, or give the law as an equinox.Module with parameters of its own."
        return Fault(path, "is a function, not a number.", remedy)
    where = path[: path.index(word)] if word in path else ""
    inner = [where + found for found in parameter_paths(owner)]
    close = [found for found in inner if found.endswith("." + word)]  # the name of a leaf deeper down
    if close or isinstance(owner, AbstractModel) and len(inner) <= 8:
        return Fault(path, f"there is no '{word}'.", f"its parameters are {', '.join(close or inner)}.")
    return Fault(path, f"there is no '{word}'.", nearest(word, names))


def walk(model, path: str) -> Any:
    """The value at a path that is known to exist."""
    words = path.split(".")
    while words:
        count = _longest(words, _names(model)) or 1
        model, words = _child(model, ".".join(words[:count])), words[count:]
    return model


def _longest(words: list[str], names: list[str]) -> int:
    """How many of the first words make one name; names of values by direction contain dots."""
    return next((count for count in range(len(words), 0, -1) if ".".join(words[:count]) in names), 0)


def _fields(value) -> list[str]:
    if not isinstance(value, eqx.Module):
        return []
    named = {name: getattr(value, name) for name in value.__dataclass_fields__}
    return [name for name, held in named.items() if _has_parameters(held)]


def _has_parameters(value: Any) -> bool:
    if isinstance(value, dict):
        return bool(value)
    return is_array(value) or isinstance(value, eqx.Module)


def quiet_faults(path: str, element: AbstractElement) -> list[Fault]:
    """Faults of the values of an element; none where a value is traced."""
    if traced(element):
        return []
    return type(element).faults(element, path)


def like(path: str, old, value):
    """The value as an array; raises if its shape differs from that of the old value."""
    new = leaf(value, path)
    if np.shape(new) != np.shape(old):
        what = f"has shape {np.shape(old)}, the new value {np.shape(new)}."
        raise ParameterError(
            [Fault(path, what, "keep the shape, or replace the element in the graph and compile again.")]
        )
    return jnp.asarray(new, dtype=jnp.result_type(old))
