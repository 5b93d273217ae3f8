"""Values of all elements of a model, and lookups of parameter values among them."""

from collections.abc import Callable, Mapping
from typing import Any

import jax

from .._tracing import array_functions
from ..graph.graph import AbstractModel
from ..surface.memories import BOUND, bound_memory
from .compiling.route import Contents, routed_contents
from .parameters.paths import is_array
from .plan import Plan


class Bound:
    """The elements and initial values of a model, as numbers, by path; all owners of parameters by path, with a lookup;
    and a memory of results computed for these values."""

    def __init__(self, contents: Contents, model: AbstractModel):
        self.elements, self.initial, derived = contents
        self.owners = {**self.elements, **derived, "": model}
        self.lookup = parameter_lookup(self.owners)
        self.memory = bound_memory()


def bound(plan: Plan, model: AbstractModel, method: Any, contents: Contents | None = None) -> Bound:
    """The elements of a model, as numbers, computed once; `contents` if they are there already."""
    whose = plan, model, method  # kept alive by the entry, so that no other object gets its id

    def found() -> tuple[tuple, Bound]:
        with jax.ensure_compile_time_eval():
            own = routed_contents(plan.memory, model, method) if contents is None else contents
        return whose, Bound(own, model)

    return BOUND.remember(tuple(map(id, whose)), found)[1]


def parameter_lookup(elements: Mapping[str, Any]) -> Callable[[tuple], Any]:
    """lookup(key): the value of a parameter symbol."""
    leaves: dict[str, list] = {}

    def lookup(key: tuple):
        _, path, number, position = key
        if path not in leaves:
            leaves[path] = [_flat(x) if is_array(x) else x for x in jax.tree.leaves(elements[path])]
        return leaves[path][number][position]

    return lookup


def _flat(leaf):
    """The leaf as a flat array; numbers remain NumPy arrays, also inside a trace."""
    return array_functions(leaf).ravel(leaf)
