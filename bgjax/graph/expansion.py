"""Expands a model into its graph once: a long chain takes a second, and several steps of compiling need the graph."""

import weakref
from collections.abc import Callable

from .._tracing import kept_numbers
from ..surface.memories import EXPANDED
from .graph import AbstractModel, Graph


def open_graph(model: AbstractModel) -> Graph:
    """The graph of a model, with constrained and free ports as the model gives them."""
    return once((model,), model.graph)


def once(whose: tuple, expand: Callable[[], Graph]) -> Graph:
    """The expansion of a model, from memory if possible. A model of numbers gives a graph of numbers also inside a
    trace, where JAX would otherwise turn them into traced values."""
    key = tuple(map(id, whose))
    others, graph = EXPANDED.get(key, ((), None))
    if others and all(a() is b for a, b in zip(others, whose, strict=True)):
        return graph
    with kept_numbers(whose):
        graph = expand()
    if graph is not whose[0]:  # else the entry would keep the model alive
        EXPANDED[key] = tuple(weakref.ref(each, _forgetting(key)) for each in whose), graph
    return graph


def _forgetting(key: tuple[int, ...]) -> Callable[[weakref.ref], None]:
    """Drops an expansion when its model is deleted: those made inside a JAX trace are not kept beyond it."""
    memory = EXPANDED  # globals are gone when a process ends

    def forget(gone: weakref.ref) -> None:
        refs, _ = memory.get(key, ((), None))
        if any(each is gone for each in refs):  # else another model has this key by now
            memory.drop(key)

    return forget
