"""The abstract class of methods: which elements they put on constrained and free ports, and how states are chosen."""

import abc

import equinox as eqx

from ...errors import Fault
from ...surface.calls import AbstractWorded
from ..graph import Graph


class AbstractMethod(AbstractWorded):
    """Base class of the methods, which replace the constrained and free ports of a graph by elements.

    Attributes are class variables that every method sets; `str(method)` is its line in reports.
    """

    implicit: eqx.AbstractClassVar[bool]  # rates are given by implicit equations, which Radau integrates
    posed: eqx.AbstractClassVar[bool]  # coordinates of joints are states, and poses of bodies follow from them
    reset_poses: eqx.AbstractClassVar[bool]  # poses of bodies are states, and joint coordinates correct their drift

    @abc.abstractmethod
    def apply(self, graph: Graph) -> Graph:
        """The graph with elements in place of its constrained and free ports."""

    @abc.abstractmethod
    def faults(self, graph: Graph) -> list[Fault]:
        """Faults of the method's own values, and of names that the graph does not have."""

    @abc.abstractmethod
    def __str__(self) -> str:
        """The name of the method and what it puts on the ports, in a few words."""

    @property
    @abc.abstractmethod
    def solves_coordinates(self) -> bool:
        """Whether dependent joint coordinates of kinematic loops are solved from independent ones."""

    @property
    def sources(self) -> bool:
        """Whether joints become flow sources, so that only those that close loops keep rows of their own."""
        return self.posed or self.reset_poses
