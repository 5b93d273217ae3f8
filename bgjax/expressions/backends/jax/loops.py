"""Run the loops found by loop detection in JAX: recurrences by `fori_loop`, independent rounds as vectors.

A recurrence reads its arguments in place, without copying them into loop arrays, and computes no value twice.
"""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from ...loops.layout import columns_of, typed
from ...loops.recurrences import OTHER, SAME
from ...loops.stages import Loop
from .separate import separately


# rounds per iteration of the compiled loop: values passed from one to the next need not be copied in between
UNROLLED = 2
Source = tuple[str, int, int]  # ("given", slot, argument) | ("before", slot, rounds) | ("own", slot, 0)


class Column(NamedTuple):
    """One value for every round: entry start + step · round of a vector or table column, or a scalar for all."""

    array: jax.Array
    start: int = 0
    step: int = 1
    column: int | None = None

    def at(self, array, turn) -> jax.Array:
        if array.ndim == 0:
            return array
        index = self.start + self.step * turn
        places = (index,) if self.column is None else (index, self.column)
        return jnp.reshape(lax.dynamic_slice(array, places, (1,) * len(places)), ())


class Tree(NamedTuple):
    """A slot whose value is a result or is used more than once (`root`), with the slots that are needed only for it, in
    evaluation order."""

    root: int
    slots: tuple[int, ...]
    inputs: tuple[Source, ...]


def run_rounds(
    loop: Loop, find: Callable, value: Callable, operations: Mapping, table: jax.Array, row: int
) -> jax.Array:
    """The table with the loop's results stored from `row` on. `find` gives columns of values from outside the loop,
    `value` a single value."""
    run, given = loop.run, columns_of(loop.run)
    same: dict[tuple, tuple[int, int]] = {}
    first = {place: same.setdefault(typed(references), place) for place, references in given.items()}
    columns = dict(zip(same.values(), find([given[place] for place in same.values()]), strict=True))
    kept: dict[int, int] = {}  # number of rounds over which each slot is carried
    for slot, n in run.entry:
        kept[slot] = max(n, kept.get(slot, n))
    zero = jnp.zeros((), table.dtype)
    start = {}
    for slot, count in kept.items():
        entries = [run.entry.get((slot, n)) for n in range(1, count + 1)]
        start[slot] = [zero if entry is None else value(entry) for entry in entries]
    trees = find_trees(run.sources, {*kept, *loop.results}, first)
    compute = [_function(tree, loop, first, columns, operations) for tree in trees]

    def body(turn, carry):
        (before, table), own = carry, {}
        look = {
            "given": lambda s, k: columns[s, k].array,
            "before": lambda s, n: before[s][n - 1],
            "own": lambda s, _: own[s],
        }
        for tree, function in zip(trees, compute, strict=True):
            own[tree.root] = separately(function, turn, *[look[kind](s, k) for kind, s, k in tree.inputs])
        for number, slot in enumerate(loop.results):
            table = lax.dynamic_update_slice(table, jnp.reshape(own[slot], (1, 1)), (row + turn, number))
        return {slot: [own[slot], *before[slot]][:count] for slot, count in kept.items()}, table

    return lax.fori_loop(0, len(run.rounds), body, (start, table), unroll=UNROLLED)[1]


def run_at_once(loop: Loop, find: Callable, operations: Mapping) -> list[jax.Array]:
    """The results, as vectors, of a loop whose rounds are independent of each other."""
    values: list = []

    def outside(slot: int, k: int):
        return find(tuple(row[slot][k] for row in loop.run.arguments))

    for slot, codes in enumerate(loop.run.sources):
        given = [values[a] if back == SAME else outside(slot, k) for k, (back, a) in enumerate(codes)]
        values.append(operations[loop.operations[slot]](*given))
    return [jnp.broadcast_to(values[slot], (len(loop.run.rounds),)) for slot in loop.results]


def _source(slot: int, k: int, code: tuple[int, int], first: Mapping) -> Source:
    back, source = code
    if back == OTHER:
        return ("given", *first[slot, k])
    return ("own", source, 0) if back == SAME else ("before", source, back)


def find_trees(sources: Sequence, handed_out: set[int], first: Mapping) -> list[Tree]:
    """Divide the slots into trees, cut at results and at values with more than one user."""
    uses = Counter(a for codes in sources for back, a in set(codes) if back == SAME)
    roots = [s for s in range(len(sources)) if s in handed_out or uses[s] > 1]
    return [_tree(root, sources, set(roots), first) for root in roots]


def _tree(root: int, sources: Sequence, roots: set[int], first: Mapping) -> Tree:
    slots, stack = {root}, [root]
    while stack:
        fresh = {a for back, a in sources[stack.pop()] if back == SAME and a not in roots} - slots
        slots |= fresh
        stack += fresh
    arguments = ((s, k, code) for s in sorted(slots) for k, code in enumerate(sources[s]))
    outside = ((s, k, code) for s, k, code in arguments if code[0] != SAME or code[1] not in slots)
    needed = dict.fromkeys(_source(*argument, first) for argument in outside)
    return Tree(root, tuple(sorted(slots)), tuple(needed))


def _function(
    tree: Tree, loop: Loop, first: Mapping, columns: Mapping[tuple[int, int], Column], operations: Mapping
) -> Callable:
    def compute(turn, *given):
        values = {}
        for source, one in zip(tree.inputs, given, strict=True):
            values[source] = columns[source[1:]].at(one, turn) if source[0] == "given" else one
        for slot in tree.slots:
            arguments = [values[_source(slot, k, code, first)] for k, code in enumerate(loop.run.sources[slot])]
            values["own", slot, 0] = operations[loop.operations[slot]](*arguments)
        return values["own", tree.root, 0]

    return compute
