"""Compiles a system again if other links than before have a negligible inertia with its present parameters.

Accelerations of such links are unknowns of their own, so that nothing is divided by their inertia: other equations."""

from .._tracing import traced
from ..formulation.light_links import light_parts
from .compile import compiled
from .system import System, bound_of


def suited(system: System) -> System:
    """The system itself; or, if other links have negligible inertia with its present values, the model compiled
    again."""
    if traced(system) or not system.plan.equations.gaps or system.method.sources:
        return system
    kept = bound_of(system)
    light = kept.memory.remember("light", lambda: light_parts(kept.elements))
    if light == system.plan.equations.light:
        return system
    return compiled(system.model, system.method, tuple(system.plan.fixed), mobile=False)
