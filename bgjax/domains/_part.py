"""A one-port part: one element behind a port, with results under the domain's own names."""

from collections.abc import Mapping
from typing import Any

from .._graph import Graph
from ..elements.base import AbstractElement


def one_port(name: str, element: AbstractElement, effort: str, flow: str, initial: Mapping[str, Any] | None = None, **exports: str) -> Graph:
    """`p` opens the element; `effort` and `flow` are what the domain calls its variables."""
    results = {effort: f"{name}.effort", flow: f"{name}.flow", "power": f"{name}.power", **exports}
    return Graph({name: element}, ports={"p": name}, exports=results, initial=initial)
