"""Models as graphs, each expanded once: a long chain takes a second for it, and several steps of compiling ask."""

import contextlib
import weakref
from collections.abc import Callable
from typing import Any

import jax

from .._tracing import traced
from ..surface.code import FORGET
from .graph import AbstractModel, Graph


KEPT = 8
_EXPANDED: list[tuple[tuple[weakref.ref, ...], Graph]] = []  # the last ones, as long as their models live: those of a trace are not kept beyond it
FORGET.append(_EXPANDED.clear)


def open_graph(model: AbstractModel) -> Graph:
    """The graph as it is drawn."""
    return _once((model,), model.graph)


def closed_graph(model: AbstractModel, method: Any) -> Graph:
    """The graph as the method closes it."""
    return _once((model, method), lambda: method.close(open_graph(model)))


def _once(whose: tuple, expand: Callable[[], Graph]) -> Graph:
    """Of a model of numbers numbers, also inside a trace, where JAX would make tracers of them."""
    for others, graph in _EXPANDED:
        if len(others) == len(whose) and all(a() is b for a, b in zip(others, whose, strict=True)):
            return graph
    with contextlib.nullcontext() if traced(whose) else jax.ensure_compile_time_eval():
        graph = expand()
    if graph is not whose[0]:  # it would keep itself alive
        _EXPANDED[:] = [*_EXPANDED[1 - KEPT :], (tuple(weakref.ref(each, _forget) for each in whose), graph)]
    return graph


def _forget(gone: weakref.ref, kept: list = _EXPANDED) -> None:  # bound here: names of modules are gone when a process ends
    kept[:] = [pair for pair in kept if all(each is not gone for each in pair[0])]
