"""From a compiled system to its graphs and joint coordinates, as recorded: the model itself is not expanded again."""

from ..graph.graph import Graph
from .compiling.route import routed_graph, routed_open_graph
from .system import System


def system_graph(system: System) -> Graph:
    """The graph of a system, with the elements that its method puts on constrained and free ports."""
    return routed_graph(system.plan.memory, system.model, system.method)


def system_open_graph(system: System) -> Graph:
    """The graph of a system, with constrained and free ports as its model gives them."""
    return routed_open_graph(system.plan.memory, system.model, system.method)


def joint_coordinates(system: System) -> tuple[str, ...]:
    """Names of the joint coordinates of width one."""
    return system.plan.memory.remember(("coordinates",), system.model.coordinates)
