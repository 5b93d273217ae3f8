"""What an analysis gives to be drawn: a graph with nodes and strokes of its own."""

import abc
from dataclasses import dataclass

from ...graph.flatten import flatten
from ...graph.graph import Graph
from ...structure.causality import Causality
from ...structure.structure import Structure


@dataclass(frozen=True)
class Drawn:
    """A graph, the structure in its place if it differs (`added` are its further nodes), its causality if known, and
    bonds on which effort and flow come from the same end, each with the node that they go to."""

    graph: Graph
    structure: Structure | None = None
    causality: Causality | None = None
    bicausal: tuple[tuple[str, str], ...] = ()
    added: tuple[str, ...] = ()

    def shown(self) -> Structure:
        return flatten(self.graph).structure if self.structure is None else self.structure


class AbstractDrawable(abc.ABC):
    """The result of an analysis that `bg.draw` can draw."""

    @abc.abstractmethod
    def drawn(self) -> Drawn:
        """The graph with its strokes."""
