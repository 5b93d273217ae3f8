"""Flow sources on constrained and free ports: derivative causality and minimal coordinates (design.md §2)."""

from typing import ClassVar

import equinox as eqx

from ._errors import Fault
from ._graph import Graph
from ._splitting import with_flow_sources
from .elements import Constraint, Freedom, FreePort, HeldPort


class DerivativeCausality(eqx.Module):
    """Flow sources on the constrained ports, so that inertias that follow from others fall into derivative causality (the
    zero-order causal paths of Boudon 2019). Multibonds are split where their directions part; free directions get artificial
    flow sources where inertias leave their flow open, which is Lagrange's procedure for open chains. Joints that close loops
    (class 4) keep their multipliers; print(system) names them. Positions of all bodies are integrated."""

    def close(self, graph: Graph) -> Graph:
        return with_flow_sources(graph, _as_source)

    def faults(self, graph: Graph) -> list[Fault]:
        return []

    def __str__(self) -> str:
        return "DerivativeCausality (flow sources on constrained ports)"


def _as_source(path: str, node: Constraint | Freedom) -> HeldPort | FreePort:
    return HeldPort(node) if isinstance(node, Constraint) else FreePort(node)


class MinimalCoordinates(eqx.Module):
    """Generalised velocities on the free ports of a tree of joints, from which all other velocities follow: V = T(q) q̇.
    `coordinates` are those that shall be independent ("main.angle"; "main" for all of a joint), the rest is chosen."""

    posed: ClassVar[bool] = True  # coordinates of joints are states, poses follow from them
    coordinates: tuple[str, ...] = eqx.field(static=True, default=(), converter=lambda value: (value,) if isinstance(value, str) else tuple(value))

    def close(self, graph: Graph) -> Graph:
        return with_flow_sources(graph, self._port)

    def _port(self, path: str, node: Constraint | Freedom) -> HeldPort | FreePort:
        return HeldPort(node, late=node.drive) if isinstance(node, Constraint) else FreePort(node)

    def faults(self, graph: Graph) -> list[Fault]:
        return []

    def __str__(self) -> str:
        return "MinimalCoordinates (generalised velocities on free ports)"
