"""States that follow from given initial values, such as poses of bodies: what a model computes, recorded as a program.

Which way leads from body to body depends on which values are given, not on the values. So it is searched once for each
set of names, with symbols in place of all numbers, and kept in the memory of a plan; what remains is arithmetic.
"""

from collections.abc import Mapping
from typing import Any

import jax
import numpy as np

from ..._tracing import array_functions
from ...elements.time_functions import value_at
from ...expressions.backends.numpy.functions import program_vector
from ...expressions.expression import Pool
from ...expressions.program import make_program
from ...graph.graph import AbstractModel
from ...structure.structure import Structure
from ...surface.memory import Memory
from ..parameters.paths import is_array


ORIENTATIONS = ("Orientation", "CardanOrientation")  # kinds of blocks that integrate one
Widths = tuple[tuple[str, int], ...]  # (name, width) of every given value that matters


def placed_states(memory: Memory, model: AbstractModel, given: Mapping[str, Any], time: Any) -> dict[str, Any]:
    """Guesses of states that follow from initial values by name, at a time."""
    vectors = {name: array_functions(value).ravel(value) for name, value in given.items()}
    placement = recorded_placement(memory, model, {name: len(vector) for name, vector in vectors.items()})
    return {} if placement is None else placement(model, vectors, time)


def recorded_placement(memory: Memory, model: AbstractModel, widths: Mapping[str, int]) -> "Placement | None":
    """The placement by values of these names and widths, recorded when it is first needed."""
    if not model.poses:
        return None
    read = memory.remember(("placed by",), model.placed_by)
    key = tuple(sorted((name, width) for name, width in widths.items() if name in read))
    return memory.remember(("placement", key), lambda: Placement(model, key))


def placing_name(structure: Structure, full: str, name: str) -> str:
    """The name under which a placement finds an initial value: orientations count as quaternions."""
    return f"{full.rpartition('.')[0]}.quaternion" if is_orientation(structure, full) else name


def is_orientation(structure: Structure, full: str) -> bool:
    """Whether a result is the orientation, in either form, of a block that integrates one."""
    node, _, form = str(full).rpartition(".")
    found = structure.node.get(node)
    return form in ("quaternion", "cardan") and found is not None and found.kind in ORIENTATIONS


class Placement:
    """The recorded placement by values of given names and widths. Its symbols are entries of vectors: of given values,
    of numbers of the model by the place of the leaf, and of functions of time at the initial time."""

    def __init__(self, model: AbstractModel, widths: Widths):
        self.pool, (leaves, tree) = Pool(), _leaves(model)
        places = {id(leaf): place for place, leaf in enumerate(leaves) if callable(leaf)}

        def value_of(value):
            if not callable(value):
                return np.ravel(np.asarray(value, dtype=object))
            now = jax.ShapeDtypeStruct((), float)
            return self._symbols("function", places[id(value)], jax.eval_shape(lambda t: value_at(value, t), now).shape)

        filled = [self._symbols("leaf", k, np.shape(leaf)) if is_array(leaf) else leaf for k, leaf in enumerate(leaves)]
        given = {name: self._symbols("given", name, (width,)) for name, width in widths}
        found = jax.tree.unflatten(tree, filled).placement(given, value_of)
        found = {name: np.ravel(np.asarray(value, dtype=object)) for name, value in found.items()}
        self.widths = {name: len(value) for name, value in found.items()}
        self.program = make_program(self.pool, [entry for value in found.values() for entry in value])
        self.vectors = dict.fromkeys(key[1] for key in self.program.inputs.values())

    def __call__(self, model: AbstractModel, given: Mapping[str, Any], time: Any) -> dict[str, Any]:
        leaves = _leaves(model)[0]
        vectors = {which: _vector(which, leaves, given, time) for which in self.vectors}
        flat, found, start = program_vector(self.program, vectors), {}, 0
        for name, width in self.widths.items():
            found[name] = flat[start : start + width]
            start += width
        return found

    def _symbols(self, kind: str, which: Any, shape: tuple[int, ...]) -> Any:
        """Symbols in place of a vector, or of a leaf of any shape."""
        symbols = [self.pool.symbol("given", (kind, which), entry) for entry in range(int(np.prod(shape)))]
        return np.array(symbols, dtype=object).reshape(shape)[()]


def _leaves(model: AbstractModel) -> tuple[list[Any], Any]:
    """Leaves of a model and its structure; functions of time, which may have parameters, count as leaves."""
    return jax.tree.flatten(model, is_leaf=callable)


def _vector(which: tuple[str, Any], leaves: list[Any], given: Mapping[str, Any], time: Any) -> Any:
    kind, place = which
    if kind == "given":
        return given[place]
    if kind == "function":
        return value_at(leaves[place], time)
    return array_functions(leaves[place]).ravel(leaves[place])
