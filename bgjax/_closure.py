"""Closures: what stands on each constrained and free port. The other methods join here."""

import equinox as eqx

from ._graph import Graph


class Multipliers(eqx.Module):
    """Effort sources λ on the constrained ports, solved at acceleration level; free ports have no
    effort. A `Constraint` is such a source already, so the graph stays what it is."""

    def close(self, graph: Graph) -> Graph:
        return graph

    def __str__(self) -> str:
        return "Multipliers (λ on constrained ports)"
