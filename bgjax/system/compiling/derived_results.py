"""Results that follow from others by laws of parts; they become expressions only when a program asks for them."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

import jax
import numpy as np

from ...expressions.expression import Pool, Scalar
from ...graph.derived import AbstractDerived, owner_path
from ...graph.flatten import follow


class _Place(NamedTuple):
    """Where a derived result comes from: its part, its name there, and the full names of the results it follows
    from."""

    prefix: str
    name: str
    sources: tuple[str, ...]


class DerivedResults:
    """The derived results of a compiled graph, without parameter values: plans are shared by models of equal
    structure."""

    def __init__(self, parts: Mapping[str, AbstractDerived], exports: Mapping[str, str], known: Mapping[str, Any]):
        self.exports, self.known = exports, known
        self._parts = {prefix: jax.tree.flatten(part) for prefix, part in parts.items()}
        self._parts = {prefix: (tree, list(map(np.shape, leaves))) for prefix, (leaves, tree) in self._parts.items()}

    @cached_property
    def places(self) -> dict[str, _Place]:
        """Derived results by full name. One is left out where an edit or a reduction has removed what it follows
        from."""
        found = {}
        for prefix, (tree, shapes) in self._parts.items():
            part = jax.tree.unflatten(tree, [None] * len(shapes))
            for name, read in part.sources().items():
                sources = tuple(follow(self.exports, prefix + each) for each in read)
                if all(each in self.known for each in sources):
                    found[prefix + name] = _Place(prefix, name, sources)
        return found

    def alike(self, name: str) -> list[str]:
        """Derived results of the same part and kind as a name: those of other points of a body."""
        part, kind = _part_and_kind(name)
        return [each for each in self.places if _part_and_kind(each) == (part, kind)] if part else []

    def outputs(self, name: str, pool: Pool) -> tuple[Scalar, ...]:
        """The expressions of a derived result."""
        place = self.places[name]
        given = [np.array(self.known[each], dtype=object) for each in place.sources]
        return tuple(self._part(place.prefix, pool).value(place.name, *given))

    def _part(self, prefix: str, pool: Pool) -> AbstractDerived:
        """The laws of a part, with symbols in place of its parameters."""
        tree, shapes = self._parts[prefix]
        path = owner_path(prefix)
        return jax.tree.unflatten(tree, [_symbols(pool, path, k, shape) for k, shape in enumerate(shapes)])


def _part_and_kind(name: str) -> tuple[str, str]:
    """The first words and the last word of a name, without the word between them."""
    first, _, kind = name.rpartition(".")
    return first.rpartition(".")[0], kind


def _symbols(pool: Pool, path: str, number: int, shape: Sequence[int]) -> np.ndarray:
    entries = [pool.symbol("parameter", path, number, k) for k in range(int(np.prod(shape)))]
    return np.array(entries, dtype=object).reshape(shape)
