"""Parts of the scalar energy domains: each a small bond graph with named ports, results and units.

Parts are graphs, so they open: `graph["motor.drag"]` is an element, `graph.replace` edits it.
"""

from .._runtime import loading as _loading


with _loading():
    from ..surface.aliases import missing as _missing
    from . import control, electrical, hydraulic, rotational


__all__ = ["control", "electrical", "hydraulic", "rotational"]


def __getattr__(name: str):
    raise _missing(__name__, "domains", name, ["control", "electrical", "hydraulic", "rotational"])


def __dir__() -> list[str]:
    return __all__
