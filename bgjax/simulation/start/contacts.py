"""Finds contacts that an initial condition would place deep inside a wall: system and state go in, faults come out."""

import numpy as np

from ...elements import Latch
from ...elements.base import AbstractElement
from ...errors import Fault
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System
from ..solution.events import part_name


# relative to the clearance: impacts at tens of metres per second go as deep, an initial condition should not
DEEP = 0.3


def start_contact_faults(system: System, time, state) -> list[Fault]:
    """Faults of contacts that begin deep inside the wall or beyond it, with the position that would just touch."""
    rooms = _rooms(system)
    if not rooms:
        return []
    faults, depths = [], evaluate_numbers(system, tuple(rooms), np.array([float(time)]), np.asarray(state)[None])[0]
    for (part, room), depth in zip(rooms.values(), depths, strict=True):
        if not depth <= DEEP * room:
            faults.append(_fault(system, part, room, float(depth), time, state))
    return faults


def _rooms(system: System) -> dict[str, tuple[str, float]]:
    """The part and its clearance, by the name of every penetration that compresses a contact spring."""
    if not system.plan.equations.switches:
        return {}
    elements = system.elements()
    parts = {path: element for path, element in elements.items() if isinstance(element, AbstractElement)}
    pressed = {_source(system, path, part.depth_input) for path, part in parts.items() if part.depth_input}
    found = {}
    for path, latch in elements.items():
        if isinstance(latch, Latch):
            room = part_name(f"{path}.trigger"), float(np.asarray(latch.size))
            found[_source(system, path, "trigger")] = room
    return {name: room for name, room in found.items() if name in pressed}


def _source(system: System, path: str, slot: str) -> str:
    """The result that feeds an input of an element; empty if there is none."""
    signals = system.causality.structure.feeds.get(path, ())
    return next((f"{signal.source}.{signal.quantity}" for signal in signals if signal.input == slot), "")


def _fault(system: System, part: str, room: float, depth: float, time, state) -> Fault:
    beyond = "" if depth < room else f", beyond a clearance of {room:.3g} m"
    what = f"the initial position is {depth:.3g} m deep in the wall{beyond}."
    name = f"{part}.displacement"
    if name not in system.plan.exports:
        return Fault(part, what, f"move the bodies back by {depth:.3g} m across the wall, so that they just touch.")
    place = evaluate_numbers(system, (name,), np.array([float(time)]), np.asarray(state)[None])[0]
    touching = tuple(float(f"{x:.6g}") for x in place * room / np.linalg.norm(place))
    return Fault(
        part, what, f"give an initial position inside the room; it would just touch at {{'{name}': {touching}}}."
    )
