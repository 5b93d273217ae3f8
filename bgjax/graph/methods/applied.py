"""A model and a method in, the graph with the elements that the method puts on constrained and free ports out."""

from ..expansion import once, open_graph
from ..graph import AbstractModel, Graph
from ..scalar.turned import turned
from .base import AbstractMethod


def graph_with_method(model: AbstractModel, method: AbstractMethod) -> Graph:
    """The graph of a model, with the elements that the method puts on constrained and free ports."""
    return once((model, method), lambda: turned(method.apply(open_graph(model))))
