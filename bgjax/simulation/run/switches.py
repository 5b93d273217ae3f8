"""The results of a compiled system that tell of its switches, and which states they change."""

from ...formulation.records.output import Output
from ...system.system import System


GUARDS, HELD, WATCHED = (Output.GUARDS,), (Output.HELD,), (Output.WATCHED,)


def switch_places(system: System) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The index of the state, and the number of the switch, of every held value."""
    found = system.plan.equations.switches
    places = [(place, number) for number, switch in enumerate(found) for place, _ in switch.values]
    return tuple(place for place, _ in places), tuple(number for _, number in places)
