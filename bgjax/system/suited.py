"""The program that suits present values: links that have become light, or heavy, since a system was compiled are solved in another way."""

from .._tracing import traced
from ..formulation.light_links import light_parts
from .system import System, bound_of, compiled


def suited(system: System) -> System:
    """The system itself, unless other links hardly weigh anything with its present values; then the same model compiled for them."""
    if traced(system) or not system.plan.equations.gaps or getattr(system.method, "posed", False) or getattr(system.method, "tidied", False):
        return system
    kept = bound_of(system)
    light = kept.remember("light", lambda: light_parts(kept.elements))
    return system if light == system.plan.equations.light else compiled(system.model, system.method, tuple(system.plan.fixed), mobile=False)
