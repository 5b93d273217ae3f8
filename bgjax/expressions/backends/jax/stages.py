"""Run the stages of a program in JAX: single nodes, vectorised loops and recurrences; the outputs form one vector."""

from collections.abc import Callable, Mapping, Sequence

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax

from ...loops.layout import Layout, Place, Reference, Slice, typed
from ...loops.stages import Plain
from .loops import Column, run_at_once, run_rounds


def run_stages(
    layout: Layout, inputs: Sequence[jax.Array], outputs: Sequence, plain: Callable, operations: Mapping, dtype
) -> jax.Array:
    """The outputs as one vector; `plain(stage, value)` evaluates the nodes of a stage one by one."""
    arrays = _Arrays(layout, inputs, dtype)
    for stage in layout.stages:
        if isinstance(stage, Plain):
            arrays.append(plain(stage, arrays.value))
        elif not stage.run.entry:
            arrays.append(run_at_once(stage, arrays.spread, operations))
        else:
            table = arrays.empty_table(len(stage.results))
            table.array = run_rounds(stage, arrays.columns, arrays.value, operations, table.array, table.first)
            arrays.append_table(table)
    return arrays.vector(tuple(outputs))


class _RoundTable:
    """The results of a loop, one column for each: `first` is the row of the first round, `filled` holds the extra
    places whose values have been stored."""

    def __init__(self, array: jax.Array, first: int):
        self.array, self.first = array, first
        self.filled: set[Place] = set()


class _Arrays:
    """The arrays computed so far, from which values of nodes are read."""

    def __init__(self, layout: Layout, inputs: Sequence[jax.Array], dtype):
        self.layout, self.dtype = layout, dtype
        self.single: dict[int, jax.Array] = dict(enumerate(inputs))
        self.tables: dict[int, tuple[_RoundTable, int]] = {}  # with the number of the column
        self._found: dict[tuple, jax.Array] = {}

    def append(self, values: Sequence) -> None:
        for value in values:
            self.single[len(self.single) + len(self.tables)] = value

    def empty_table(self, width: int) -> _RoundTable:
        number = len(self.single) + len(self.tables)
        before, after = self.layout.margins(range(number, number + width))
        return _RoundTable(jnp.zeros((before + self.layout.rounds[number] + after, width), self.dtype), before)

    def append_table(self, table: _RoundTable) -> None:
        number = len(self.single) + len(self.tables)
        self.tables |= {number + k: (table, k) for k in range(table.array.shape[1])}

    def value(self, reference: Reference) -> jax.Array:
        if type(reference) is not int:
            return jnp.asarray(reference, self.dtype)
        if typed((reference,)) not in self._found:
            array, position = self.layout.place[reference]
            self._found[typed((reference,))] = jnp.reshape(self._piece(Slice(array, position, 1, 1)), ())
        return self._found[typed((reference,))]

    def columns(self, wanted: Sequence[tuple]) -> list[Column]:
        """The columns for these references. All extra values are stored before the first column is read: XLA would copy
        a table whose older version is still in use."""
        for piece in filter(None, map(self.layout.aligned, wanted)):
            if piece.array in self.tables:
                self._fill(piece)
        return [self._column(references) for references in wanted]

    def _column(self, references: tuple) -> Column:
        if len(set(typed(references))) == 1:
            return Column(self.value(references[0]))
        piece = self.layout.aligned(references)
        if piece is None:
            return Column(self.vector(references))
        if piece.array in self.single:
            return Column(self.single[piece.array], piece.start, piece.step)
        table, number = self.tables[piece.array]
        return Column(table.array, table.first + piece.start, piece.step, number)

    def spread(self, references: tuple) -> jax.Array:
        """A scalar if all references are equal, otherwise a vector."""
        return self.value(references[0]) if len(set(typed(references))) == 1 else self.vector(references)

    def _fill(self, piece: Slice) -> None:
        """Store the extra values that a column needs before and after the rows of its loop."""
        table, number = self.tables[piece.array]
        for place in (Place(piece.array, piece.start + piece.step * k) for k in range(piece.count)):
            if place in self.layout.ends and place not in table.filled:
                value = jnp.reshape(self.value(self.layout.ends[place]), (1, 1))
                table.array = lax.dynamic_update_slice(table.array, value, (table.first + place.position, number))
                table.filled.add(place)

    def vector(self, references: tuple) -> jax.Array:
        recipe = self.layout.recipe(references)
        constants = jnp.asarray(recipe.constants, self.dtype)
        if not recipe.places:
            parts = [self._part(piece, constants) for piece in recipe.pieces]
            return parts[0] if len(parts) == 1 else jnp.concatenate(parts)
        numbers = sorted({place.array for place in recipe.places})
        arrays = [constants if number < 0 else self._whole(number) for number in numbers]
        offset = dict(zip(numbers, np.cumsum([0, *map(np.size, arrays[:-1])]), strict=True))
        chosen = np.array([offset[a] + p for a, p in recipe.places])
        return jnp.concatenate(arrays).at[chosen].get(mode="promise_in_bounds")

    def _whole(self, number: int) -> jax.Array:
        size = self.layout.rounds[number] if number in self.tables else np.size(self.single[number])
        return self._piece(Slice(number, 0, 1, size))

    def _part(self, piece: Slice, constants: jax.Array) -> jax.Array:
        if piece.array < 0:
            return constants[piece.start :: piece.step][: piece.count]
        return self._piece(piece)

    def _piece(self, piece: Slice) -> jax.Array:
        if piece.array in self.tables:
            table, number = self.tables[piece.array]
            return _taken(table.array, table.first + piece.start, piece.step, piece.count, number)
        return _taken(jnp.ravel(self.single[piece.array]), piece.start, piece.step, piece.count)


def _taken(array: jax.Array, start: int, step: int, count: int, column: int | None = None) -> jax.Array:
    """Entries start, start + step, … of a vector or of a table's column."""
    last = start + step * (count - 1)
    low, high = min(start, last), max(start, last) + 1
    if column is not None:
        found = jnp.ravel(lax.slice(array, (low, column), (high, column + 1), (abs(step), 1)))
    elif (low, high, abs(step)) == (0, array.shape[0], 1):
        found = array
    else:
        found = lax.slice(array, (low,), (high,), (abs(step),))
    return found if step > 0 else lax.rev(found, (0,))
