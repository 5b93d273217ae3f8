"""What is said of contacts before and after a run: starts that no wall admits, and walls that would have had to pull."""

import warnings

import numpy as np

from ._errors import ContactLossWarning, Fault
from ._events import short_name
from ._solution import Solution, concrete_results
from ._system import System
from .elements import Latch
from .mechanics.contact import ContactC, Pulling


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
    pressed = {source(path, "penetration") for path, element in elements.items() if isinstance(element, ContactC)}
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


def watch_pulls(solution: Solution) -> None:
    """Warn where a model that cannot leave a contact would have had to."""
    system = solution.system
    places = {slot.name: slot.start for slot in system.plan.equations.states if slot.name.endswith(".time")}
    if not places or np.ndim(solution.ts) > 1:
        return
    elements = system.elements()
    mine = {name: place for name, place in places.items() if isinstance(elements.get(name.rpartition(".")[0]), Pulling)}
    length = float(solution.end_time) - float(np.asarray(solution.ts)[0])
    for name, place in mine.items():
        share = float(solution.end_state[place]) / length if length > 0.0 else 0.0
        if share > 0.0:
            joint = name.removesuffix(".time").rpartition(".")[0]
            text = (
                f"{joint}: for {100.0 * share:.3g} % of the run the wall would have had to pull the pin, which no wall can: the pin would have left it there."
                " Where that matters, take bgp.RevoluteClearance, which lets it fly."
            )
            warnings.warn(text, ContactLossWarning, stacklevel=3)
