"""Starts that no wall admits: contacts that would begin deep inside."""

import numpy as np

from ...elements import Latch
from ...elements.base import AbstractElement
from ...errors import Fault
from ...system.evaluate_numbers import concrete_results
from ...system.system import System
from ..solution.events import short_name


DEEP = 0.3  # of the room: impacts at tens of metres a second go as far, a start should not


def start_contact_faults(system: System, time, state) -> list[Fault]:
    """Contacts that start deep inside the wall, or beyond it, and where they would just touch."""
    rooms = _rooms(system)
    names = tuple(rooms)
    depths = concrete_results(system, names, np.array([float(time)]), np.asarray(state)[None])[0] if names else ()
    deep = [(name, float(depth)) for name, depth in zip(names, depths, strict=True) if not depth <= DEEP * rooms[name][1]]
    return [_fault(system, *rooms[name], depth, time, state) for name, depth in deep]


def _rooms(system: System) -> dict[str, tuple[str, float]]:
    """Of every penetration that presses a spring: the part, and how far it may move within its room."""
    if not system.plan.equations.switches:
        return {}
    elements, feeds = system.elements(), system.causality.structure.feeds
    source = lambda path, slot: next((f"{s.source}.{s.quantity}" for s in feeds.get(path, ()) if s.input == slot), "")
    contacts = {path: element.depth_input for path, element in elements.items() if isinstance(element, AbstractElement) and element.depth_input}
    pressed = {source(path, slot) for path, slot in contacts.items()}
    latches = [(path, element) for path, element in elements.items() if isinstance(element, Latch)]
    found = {source(path, "trigger"): (short_name(f"{path}.trigger"), float(np.asarray(latch.size))) for path, latch in latches}
    return {name: room for name, room in found.items() if name in pressed}


def _fault(system: System, part: str, room: float, depth: float, time, state) -> Fault:
    what = f"the start is {depth:.3g} m deep in the wall" + ("" if depth < room else f", beyond a clearance of {room:.3g} m") + "."
    name = f"{part}.displacement"
    if name not in system.plan.exports:
        return Fault(part, what, f"move the bodies back by {depth:.3g} m across the wall, so that they just touch.")
    place = concrete_results(system, (name,), np.array([float(time)]), np.asarray(state)[None])[0]
    touching = tuple(float(f"{x:.6g}") for x in place * room / np.linalg.norm(place))
    return Fault(part, what, f"give a start inside the room; it would just touch at {{'{name}': {touching}}}.")
