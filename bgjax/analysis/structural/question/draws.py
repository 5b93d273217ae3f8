"""Values of the parameters of a model in an arithmetic: as they are, or drawn at random where the model has them.

What is drawn are the parameters of the model that the user wrote: an inertia that both axes of a multibond share, or a
mass that is in a weight too, has one value in all its places.
"""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import cached_property
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ....expressions.backends.numpy.jaxpr import numpy_function
from ....graph.graph import AbstractModel, Graph
from ....system.parameters.paths import bind, is_array
from ..arithmetic.base import AbstractArithmetic, NoExactForm
from ..arithmetic.residues import Residue


class ElementValues:
    """The leaves of all elements of a graph as functions of the leaves of the model that it was expanded from."""

    def __init__(self, model: AbstractModel, expand: Callable[[AbstractModel], Graph]):
        self.leaves, self.tree = jax.tree.flatten(model)
        self.places = [k for k, leaf in enumerate(self.leaves) if is_array(leaf)]
        self.same = expand is None
        self._expand = expand
        self._elements = bind(model if expand is None else expand(model))
        self._run = None if expand is None else self._recorded()

    def _recorded(self) -> Callable | None:
        """The expansion as a function of the model's arrays, in NumPy."""

        def leaves(arrays: list) -> list:
            filled = list(self.leaves)
            for place, array in zip(self.places, arrays, strict=True):
                filled[place] = array
            elements = bind(self._expand(jax.tree.unflatten(self.tree, filled)))
            return [leaf for element in elements.values() for leaf in jax.tree.leaves(element) if is_array(leaf)]

        return numpy_function(jax.make_jaxpr(leaves)([self.leaves[place] for place in self.places]))

    def present(self, arithmetic: AbstractArithmetic) -> "Values":
        """The values that the model has."""
        return Values(self, [_each(self.leaves[k], arithmetic.number) for k in self.places], arithmetic)

    def random(self, arithmetic: AbstractArithmetic, varied: float = 0.0) -> "Values":
        """Values drawn at random; an array that occurs twice in the model is drawn once. With `varied`, the values of
        the model change by at most this share, and zeros stay."""
        drawn: dict[int, np.ndarray] = {}
        for k in self.places:
            leaf = self.leaves[k]
            if id(leaf) not in drawn:
                drawn[id(leaf)] = _drawn(leaf, arithmetic, varied)
        return Values(self, [drawn[id(self.leaves[k])] for k in self.places], arithmetic)

    def model(self, arrays: list[np.ndarray]) -> AbstractModel:
        """The model with these values as floating-point numbers."""
        filled = list(self.leaves)
        for place, array in zip(self.places, arrays, strict=True):
            filled[place] = jnp.asarray(np.array(array, float))
        return jax.tree.unflatten(self.tree, filled)

    def element_leaves(self, arrays: list[np.ndarray]) -> Mapping[str, list]:
        """The leaves of every element by path, arrays of objects where they are numbers."""
        if self.same:
            by_leaf = {id(self.leaves[k]): array for k, array in zip(self.places, arrays, strict=True)}
            return {
                path: [by_leaf.get(id(leaf), leaf) for leaf in jax.tree.leaves(element)]
                for path, element in self._elements.items()
            }
        if self._run is None:
            raise NoExactForm("the expansion of the model")
        try:
            computed = iter(self._run(*arrays))
        except (TypeError, AttributeError, ValueError) as error:
            raise NoExactForm("the expansion of the model") from error
        return {
            path: [np.asarray(next(computed)) if is_array(leaf) else leaf for leaf in jax.tree.leaves(element)]
            for path, element in self._elements.items()
        }


class Values:
    """Values of all parameters of a model in an arithmetic."""

    def __init__(self, source: ElementValues, arrays: list[np.ndarray], arithmetic: AbstractArithmetic):
        self.source, self.arrays, self.arithmetic = source, arrays, arithmetic
        self._leaves = source.element_leaves(arrays)

    def __call__(self, key: tuple) -> Any:
        """The value of a parameter symbol."""
        _, path, number, position = key
        value = self._leaves[path][number].ravel()[position]
        return value if isinstance(value, Residue | Fraction) else self.arithmetic.number(value)

    def in_doubles(self, arithmetic: AbstractArithmetic) -> "Values":
        """The same values in double precision."""
        return Values(self.source, [np.array(array, float) for array in self.arrays], arithmetic)

    @cached_property
    def model(self) -> AbstractModel:
        """The model with these values."""
        return self.source.model(self.arrays)


def _each(leaf: Any, number: Callable) -> np.ndarray:
    values = np.asarray(leaf)
    found, largest = np.empty(values.shape, object), float(np.max(np.abs(values), initial=0.0))
    for place in np.ndindex(values.shape):
        found[place] = number(float(values[place]), largest)
    return found


def _drawn(leaf: Any, arithmetic: AbstractArithmetic, varied: float) -> np.ndarray:
    """Random numbers in the shape of an array; a symmetric matrix stays symmetric."""
    values, found = np.asarray(leaf), np.empty(np.shape(leaf), object)
    given = _each(leaf, arithmetic.number) if varied else values
    symmetric = values.ndim == 2 and values.shape[0] == values.shape[1] and np.array_equal(values, values.T)
    for place in np.ndindex(values.shape):
        if symmetric and place[0] > place[1]:
            found[place] = found[place[::-1]]
        else:
            found[place] = _factor(arithmetic, varied) * given[place] if varied else arithmetic.random()
    return found


def _factor(arithmetic: AbstractArithmetic, varied: float) -> Any:
    """A random factor that differs from one by at most a share."""
    share = arithmetic.number(varied) * (arithmetic.random() - arithmetic.number(1.25)) / arithmetic.number(0.75)
    return arithmetic.number(1.0) + share
