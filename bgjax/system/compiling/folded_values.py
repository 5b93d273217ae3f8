"""Keys of plans: the structure of a model, and the parameter values that are folded into its program."""

from collections.abc import Mapping, Sequence
from typing import Any

import jax
import numpy as np

from ...errors import Fault, ParameterError, raise_faults
from ...graph.graph import AbstractModel
from ..parameters.paths import is_array, owner_of, parameter
from .route import expanded_contents


def structure_key(model) -> tuple:
    """Key of a model's structure: pytree, static fields and shapes of arrays, without values."""
    leaves, tree = jax.tree.flatten(model)
    return tree, tuple(("array", np.shape(x)) if is_array(x) else x for x in leaves)


def fixed_values(model: AbstractModel, method: Any, fixed: Sequence[str]) -> dict[str, np.ndarray]:
    """Present values of the fixed paths; all unknown paths are reported together."""
    values, faults = {}, []
    for path in fixed:
        try:
            values[path] = np.asarray(parameter(*owner_of(model, method, path)))
        except ParameterError as error:
            faults += error.faults
    raise_faults(ParameterError, faults)
    return values


def fixed_leaves(
    model: AbstractModel, method: Any, values: Mapping[str, np.ndarray]
) -> dict[tuple[str, int], np.ndarray]:
    """Values of fixed paths by the leaves that they are: path of the element, and number of the leaf in it."""
    elements = expanded_contents(model, method).elements if values else {}
    leaves = [(node, leaf) for node, element in {**elements, "": model}.items() for leaf in _numbered(element)]
    found: dict[tuple[str, int], np.ndarray] = {}
    for path, value in values.items():
        wanted = parameter(*owner_of(model, method, path))
        places = [(node, k) for node, (k, leaf) in leaves if leaf is wanted]
        if not places:
            what = "enters the graph only through other values."
            raise ParameterError([Fault(path, what, "leave it out of fixed=[…].")])
        found |= dict.fromkeys(places, value)
    return found


def _numbered(element: Any) -> list[tuple[int, Any]]:
    return list(enumerate(jax.tree.leaves(element)))
