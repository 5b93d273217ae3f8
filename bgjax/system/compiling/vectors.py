"""Results that join several into one vector, in a graph of scalar bonds under the names of the multibond graph."""

from collections.abc import Container, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ...formulation.equations import Equations
from ...graph.flatten import Flat, follow
from ...graph.graph import Guess
from .derived_results import DerivedResults


class ResultNames(NamedTuple):
    """Names of results beside those of the quantities themselves."""

    exports: Mapping[str, str]  # short name → its target
    vectors: Mapping[str, tuple[str, ...]]  # vector → the results that it joins
    derived: DerivedResults = DerivedResults({}, {}, {})


def with_vectors(equations: Equations, flat: Flat) -> Equations:
    """The equations with the vectors among their quantities; those of which a method or an edit has replaced a part are
    left out. A target "-x.flow" is the negative of a result; the power of several bonds is their sum."""
    found = dict(equations.quantities)
    for name, targets in flat.vectors.items():
        full = [follow(flat.exports, target.removeprefix("-")) for target in targets]
        if name not in found and all(each in equations.quantities for each in full):
            signs = [-1.0 if target.startswith("-") else 1.0 for target in targets]
            found[name] = _joined(name, [equations.quantities[each] for each in full], signs)
    return replace(equations, quantities=found)


def _joined(name: str, vectors: list, signs: list[float]) -> tuple:
    pairs = zip(vectors, signs, strict=True)
    values = [value if sign > 0.0 else -value for vector, sign in pairs for value in vector]
    return (sum(values[1:], values[0]),) if name.endswith(".power") else tuple(values)


def separated(names: ResultNames, given: Mapping[Any, Any], states: Container[str] | None = None) -> dict[Any, Any]:
    """Initial values by name, with one for each of the states that a vector joins; where `states` are given, those of
    them that are no states remain one vector."""
    found: dict[Any, Any] = {}
    for name, value in given.items():
        targets = _of_states(names.vectors.get(follow(names.exports, name), ()))
        known = states is None or all(target in states for target in targets)
        pieces = _pieces(value, len(targets)) if known else None
        found |= {name: value} if pieces is None else dict(zip(targets, pieces, strict=True))
    return found


def _of_states(targets: tuple[str, ...]) -> tuple[str, ...]:
    """The targets that may be given as initial values: results of nodes, not of bonds."""
    return () if any(target.startswith("-") or "->" in target for target in targets) else targets


def _pieces(value: Any, count: int) -> list[Any] | None:
    """The components of a vector; None if it has another number of them."""
    if isinstance(value, Guess):
        pieces = _pieces(value.value, count)
        return None if pieces is None else [Guess(piece) for piece in pieces]
    if not count or np.shape(value) != (count,):
        return None
    return [value[k : k + 1] for k in range(count)]
