"""Expands a model into its graph once: a long chain takes a second, and several steps of compiling need the graph."""

import contextlib
import weakref
from collections.abc import Callable
from typing import Any

import jax

from .._tracing import traced
from ..surface.code import FORGET
from .graph import AbstractModel, Graph


KEPT = 8
# the last expansions, kept as long as their models live: those made inside a JAX trace are not kept beyond it
_EXPANDED: list[tuple[tuple[weakref.ref, ...], Graph]] = []
FORGET.append(_EXPANDED.clear)


def open_graph(model: AbstractModel) -> Graph:
    """The graph of a model, with constrained and free ports as the model gives them."""
    return _once((model,), model.graph)


def graph_with_method(model: AbstractModel, method: Any) -> Graph:
    """The graph of a model, with the elements that the method puts on constrained and free ports."""
    return _once((model, method), lambda: method.apply(open_graph(model)))


def _once(whose: tuple, expand: Callable[[], Graph]) -> Graph:
    """The expansion of a model, from memory if possible. A model of numbers gives a graph of numbers also inside a
    trace, where JAX would otherwise turn them into traced values."""
    for others, graph in _EXPANDED:
        if len(others) == len(whose) and all(a() is b for a, b in zip(others, whose, strict=True)):
            return graph
    with contextlib.nullcontext() if traced(whose) else jax.ensure_compile_time_eval():
        graph = expand()
    if graph is not whose[0]:  # else the entry would keep the model alive
        _EXPANDED[:] = [*_EXPANDED[1 - KEPT :], (tuple(weakref.ref(each, _forget) for each in whose), graph)]
    return graph


# default argument: globals are gone when a process ends
def _forget(gone: weakref.ref, kept: list = _EXPANDED) -> None:
    kept[:] = [pair for pair in kept if all(each is not gone for each in pair[0])]
