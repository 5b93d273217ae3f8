"""The states of a compiled graph: where each stands in the flat vector, and what it means."""

from collections.abc import Iterable
from dataclasses import dataclass

from ...elements.state_kind import StateKind
from ...structure.canonical_order import name_key


@dataclass(frozen=True)
class StateSlot:
    """Position, width, default value and physical kind of a state in the flat vector."""

    name: str
    start: int
    width: int
    default: tuple[float, ...]
    kind: StateKind
    controlled: bool = True


def canonical_entries(states: Iterable[StateSlot]) -> list[int]:
    """Entries of the flat vector in the canonical order of the states' names."""
    slots = sorted(states, key=lambda slot: name_key(slot.name))
    return [slot.start + k for slot in slots for k in range(slot.width)]
