"""The states of a compiled graph: where each stands in the flat vector, and what it means."""

from dataclasses import dataclass

from ...elements.state_kind import StateKind


@dataclass(frozen=True)
class StateSlot:
    """Position, width, default value and physical kind of a state in the flat vector."""

    name: str
    start: int
    width: int
    default: tuple[float, ...]
    kind: StateKind
    controlled: bool = True
