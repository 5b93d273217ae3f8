"""Stages in JAX: arrays of like values, gathered by constant tables; recurrences as scans."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ._recurrence import OTHER, SAME
from ._stacking import Loop, Plain, Stage


PIECES = 6  # that are put together one by one; more are looked up in all of the arrays they come from


class Recipe(NamedTuple):
    """How to put a vector together: pieces (array, start, stop, step), or places in several arrays one after the other.
    A negative array number is a vector of constants."""

    pieces: tuple[tuple[int, int, int, int], ...] = ()
    arrays: tuple[int, ...] = ()
    places: np.ndarray | None = None
    constants: np.ndarray | None = None
    single: bool = False  # the same value for all


class Layout:
    """Where every value stands: (number of an array, position). Arrays of one value are scalars."""

    def __init__(self, inputs: Sequence[Mapping[int, int]], stages: Sequence[Stage]):
        self.place: dict[int, tuple[int, int]] = {node: (number, p) for number, nodes in enumerate(inputs) for node, p in nodes.items()}
        self.stages, self.inputs = tuple(stages), len(inputs)
        number = len(inputs)
        for stage in stages:
            for nodes in _vectors(stage):
                self.place.update({node: (number, p) for p, node in enumerate(nodes)})
                number += 1
        self.recipe = cache(self._recipe)

    def _recipe(self, references: tuple) -> Recipe:
        first = references[0]
        if all(type(r) is type(first) and r == first for r in references):
            return self._put([first])._replace(single=True)
        return self._put(references)

    def _put(self, references: Sequence) -> Recipe:
        constants = sorted({r for r in references if type(r) is not int})
        where = [self.place[r] if type(r) is int else (-1, constants.index(r)) for r in references]
        pieces = _pieces(where)
        table = np.array(constants)
        if len(pieces) <= PIECES:
            return Recipe(tuple(pieces), constants=table)
        return Recipe(arrays=tuple(sorted({a for a, _ in where})), places=np.array(where), constants=table)


def _vectors(stage: Stage) -> list[Sequence[int]]:
    """The nodes of each array a stage makes."""
    if isinstance(stage, Plain):
        return [(i,) for i in stage.results]
    return [[nodes[s] for nodes in stage.run.rounds] for s in stage.results]


def _pieces(where: Sequence[tuple[int, int]]) -> list[tuple[int, int, int, int]]:
    """Runs of equal steps in one array."""
    found: list[list] = []
    for array, position in where:
        if found and found[-1][0] == array:
            _, start, last, step, count = found[-1]
            if (count == 1 and position > start) or (count > 1 and position == last + step):
                found[-1][2:] = [position, position - last, count + 1]
                continue
        found.append([array, position, position, 1, 1])
    return [(array, start, last + 1, step) for array, start, last, step, _ in found]


def run_stages(layout: Layout, inputs: Sequence[jax.Array], outputs: Sequence, plain: Callable, operations: Mapping, dtype) -> jax.Array:
    """The outputs as one vector; `plain(stage, value)` runs nodes one by one, given the values of others."""
    arrays = list(inputs)
    read = _reader(layout, arrays, dtype)
    for stage in layout.stages:
        arrays += plain(stage, lambda node: read((node,))) if isinstance(stage, Plain) else _scan(stage, read, operations)
    return read(tuple(outputs), spread=True)


def _reader(layout: Layout, arrays: list, dtype) -> Callable:
    known: dict[tuple, jax.Array] = {}

    def read(references: tuple, spread: bool = False):
        key = tuple((type(r), r) for r in references)
        if key not in known:
            known[key] = _cook(layout.recipe(references), arrays, dtype)
        value = known[key]
        return jnp.broadcast_to(value, (len(references),)) if spread and value.shape == () else value

    return read


def _cook(recipe: Recipe, arrays: Sequence, dtype):
    constants = np.asarray(recipe.constants, dtype)
    get = lambda number: constants if number < 0 else arrays[number]
    if recipe.places is None:
        parts = [_slice(get(a), start, stop, step) for a, start, stop, step in recipe.pieces]
        value = parts[0] if len(parts) == 1 else jnp.concatenate(parts)
        return jnp.reshape(value, ()) if recipe.single or value.shape == (1,) else value
    sizes = [np.size(get(a)) for a in recipe.arrays]
    offset = dict(zip(recipe.arrays, np.cumsum([0, *sizes[:-1]]), strict=True))
    table = np.array([offset[a] + p for a, p in recipe.places])
    together = jnp.concatenate([jnp.reshape(jnp.asarray(get(a)), (-1,)) for a in recipe.arrays])
    return together.at[table].get(mode="promise_in_bounds")


def _slice(array, start: int, stop: int, step: int):
    array = jnp.reshape(jnp.asarray(array), (-1,))
    return array if (start, stop, step) == (0, array.shape[0], 1) else lax.slice(array, (start,), (stop,), (step,))


def _scan(loop: Loop, read: Callable, operations: Mapping) -> list:
    """The template round by round; what it takes from elsewhere is laid out beforehand."""
    run, rounds = loop.run, len(loop.run.rounds)
    places = [(slot, k) for slot, codes in enumerate(run.sources) for k, (back, _) in enumerate(codes) if back == OTHER]
    columns = {(slot, k): read(tuple(values[slot][k] for values in run.arguments)) for slot, k in places}
    varying = [place for place in places if columns[place].shape == (rounds,)]
    kept = {slot: max(n for s, n in run.entry if s == slot) for slot, _ in run.entry}  # how many rounds
    zero = jnp.zeros_like(next(iter(columns.values()), 0.0), shape=())
    start = {slot: [read((run.entry[slot, n],)) if (slot, n) in run.entry else zero for n in range(1, count + 1)] for slot, count in kept.items()}

    def body(before, given):
        here = {**columns, **dict(zip(varying, given, strict=True))}
        values: list = []
        for slot, codes in enumerate(run.sources):
            look = lambda k, back, s, slot=slot: here[slot, k] if back == OTHER else values[s] if back == SAME else before[s][back - 1]
            values.append(operations[loop.operations[slot]](*[look(k, *code) for k, code in enumerate(codes)]))
        return {slot: [values[slot], *before[slot]][:count] for slot, count in kept.items()}, [values[s] for s in loop.results]

    return list(lax.scan(body, start, [columns[place] for place in varying], length=rounds)[1])
