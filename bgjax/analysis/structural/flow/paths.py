"""Causal paths and loops as users read them: variables on the way, length, gain."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ....surface.listing import public
from .mason import Way
from .signal_flow import SignalFlow


if TYPE_CHECKING:
    import sympy  # not needed to import bgjax


@dataclass(frozen=True)
class Path:
    """A causal path or loop of the bond graph."""

    nodes: tuple[str, ...]  # elements and junctions on the way
    variables: tuple[str, ...]  # efforts, flows and signals
    length: int  # storages in integral causality on the way, less those in derivative causality
    gain: "sympy.Expr | None"

    __dir__ = public

    def __str__(self) -> str:
        gain = "" if self.gain is None else f", gain {self.gain}"
        return f"{' → '.join(self.nodes)} (length {self.length}{gain})"


def written(flow: SignalFlow, way: Way, gain: Any, first: str = "", last: str = "") -> Path:
    """A way of the signal-flow graph with its names, from a first node to a last one if these are not on it."""
    every = [first, *[edge.node for edge in way.edges], last]
    nodes = [node for before, node in zip(["", *every], every, strict=False) if node and node != before]
    vertices = [way.edges[0].source, *[edge.target for edge in way.edges]]
    shown = [flow.label(v) for v in vertices if v[0] in ("e", "f", "s")]
    return Path(tuple(nodes), tuple(dict.fromkeys(shown)), way.length, gain)


def listed(paths: Sequence[Path], most: int = 8) -> list[str]:
    """Lines for the first of some paths."""
    lines = [f"  {path}" for path in paths[:most]]
    return [*lines, f"  … and {len(paths) - most} more"] if len(paths) > most else lines
