"""A model and a method in, the graph with the elements that the method puts on constrained and free ports out."""

from ..checking import unchecked
from ..expansion import once, open_graph
from ..graph import AbstractModel, Graph
from ..scalar.turned import turned
from .base import AbstractMethod


def graph_with_method(model: AbstractModel, method: AbstractMethod) -> Graph:
    """The graph of a model, with the elements that the method puts on constrained and free ports."""
    return once((model, method), lambda: _applied(model, method))


def _applied(model: AbstractModel, method: AbstractMethod) -> Graph:
    graph = open_graph(model)
    with unchecked():  # what the method puts in is checked with the whole graph, when it is compiled
        return turned(method.apply(graph))
