"""What the registry holds: how to build a model, how it starts, what it must give."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import bgjax as bg


Reference = Callable[[Any], Mapping[str, Any]]


@dataclass(frozen=True)
class Model:
    """`build(**parameters)` gives the graph, `reference(ts)` independent results by name."""

    build: Callable[..., bg.Graph]
    t1: float
    reference: Reference
    tolerance: float  # absolute, at rtol 1e-12
    initial: Mapping[str, Any] = field(default_factory=dict)
    gradient: str = ""  # parameter by which the trajectory gradient is tested
    source: str = ""  # where the reference comes from
