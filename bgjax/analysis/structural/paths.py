"""Causal paths and loops as users read them: variables on the way, length, gain."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ...surface.listing import public
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


def written(flow: SignalFlow, way: Way, gain: Any) -> Path:
    """A way of the signal-flow graph with its names."""
    nodes = [node for k, node in enumerate(e.node for e in way.edges) if k == 0 or node != way.edges[k - 1].node]
    vertices = [way.edges[0].source, *[edge.target for edge in way.edges]]
    shown = [flow.label(v) for v in vertices if v[0] in ("e", "f", "s")]
    return Path(tuple(nodes), tuple(dict.fromkeys(shown)), way.length, gain)


def listed(paths: Sequence[Path], most: int = 8) -> list[str]:
    """Lines for the first of some paths."""
    lines = [f"  {path}" for path in paths[:most]]
    return [*lines, f"  … and {len(paths) - most} more"] if len(paths) > most else lines
