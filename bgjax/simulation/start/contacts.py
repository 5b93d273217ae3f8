"""Finds contacts that an initial condition would place deep inside a wall: system and state go in, faults come out."""

import numpy as np

from ...elements import Latch
from ...elements.base import AbstractElement
from ...errors import Fault
from ...system.evaluate_numbers import concrete_results
from ...system.system import System
from ..solution.events import short_name


# relative to the clearance: impacts at tens of metres per second go as deep, an initial condition should not
DEEP = 0.3


def start_contact_faults(system: System, time, state) -> list[Fault]:
    """Faults of contacts that begin deep inside the wall or beyond it, with the position that would just touch."""
    rooms = _rooms(system)
    names = tuple(rooms)
    depths = concrete_results(system, names, np.array([float(time)]), np.asarray(state)[None])[0] if names else ()
    deep = [(name, float(depth)) for name, depth in zip(names, depths, strict=True) if not depth <= DEEP * rooms[name][1]]
    return [_fault(system, *rooms[name], depth, time, state) for name, depth in deep]


def _rooms(system: System) -> dict[str, tuple[str, float]]:
    """The part and its clearance, by the name of every penetration that compresses a contact spring."""
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
