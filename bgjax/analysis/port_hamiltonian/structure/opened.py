"""From a compiled system to the elements of its graph with their laws opened."""

from ....errors import CausalityError
from ....graph.flatten import check
from ....graph.methods.applied import graph_with_method
from ....graph.methods.ports import Multipliers
from ....structure.causality import assign_causality
from ....system.graphs import system_graph
from ....system.system import System
from .elements import Parts


def opened(system: System) -> Parts:
    """The elements of a system with its causality. Constrained ports stay constraints also where a method puts flow
    sources there; then causality is assigned to that graph."""
    if not (system.method.sources or system.method.solves_coordinates):
        return Parts(check(system_graph(system)), system.plan.equations.causality)
    flat = check(graph_with_method(system.model, Multipliers()))
    try:
        return Parts(flat, assign_causality(flat.structure))
    except CausalityError:
        return Parts(flat, system.plan.equations.causality)
