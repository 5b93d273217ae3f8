"""Events as expressions: guards with their rates, and the new values of states when a guard rises through zero.

A step ends slightly after the crossing, not at it. Values are therefore taken back to the crossing by one Newton step:
v − v̇ g / ġ. This also gives their derivatives with respect to the moving time of the event, although the times of
steps are not differentiated: d(v at the crossing) = ∂v − v̇ ∂g / ġ. Sensitivities have no further jumps as long as the
forces behind the switch are continuous (Aizerman & Gantmakher's jump is then zero).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..errors import Fault
from ..expressions.expression import Scalar, absolute, maximum
from ..expressions.passes import dependencies, tangents
from .unknowns.problem import Problem


@dataclass(frozen=True)
class Switching:
    """A switch of an element, with the rate of its guard and the new values of states."""

    name: str
    guard: Scalar
    rate: Scalar
    size: Scalar
    pace: Scalar
    watched: Scalar
    values: tuple[tuple[int, Scalar], ...]  # positions of states, and their new values


@dataclass(frozen=True)
class OpenSwitch:
    """A switch as the element gives it, in terms of the values of the schedule; states are given by their symbols."""

    name: str
    guard: Scalar
    size: Scalar
    pace: Scalar | None
    watched: Scalar
    values: Mapping[int, Scalar]


SLOWEST = 1e-30  # lower bound of the rate of a guard, so that the quotient and its derivatives remain finite


def switch_equations(problem: Problem, found: Sequence[OpenSwitch]) -> list[Switching]:
    """Switches with the rate of their guards; values are those at the crossing, to first order in the time since
    then."""
    return [_switching(problem, switch) for switch in found]


def _switching(problem: Problem, switch: OpenSwitch) -> Switching:
    pool = problem.pool
    (rate,) = tangents(pool, [switch.guard], problem.rates)
    late = switch.guard / maximum(rate, SLOWEST)
    changes = tangents(pool, list(switch.values.values()), problem.rates)
    pairs = zip(switch.values.items(), changes, strict=True)
    values = [(pool.key(state)[1], value - change * late) for (state, value), change in pairs]
    pace = absolute(rate) if switch.pace is None else switch.pace
    return Switching(switch.name, switch.guard, rate, switch.size, pace, switch.watched, tuple(values))


def switch_faults(problem: Problem, found: Sequence[OpenSwitch]) -> list[Fault]:
    """Faults of switches: guards and held values must not depend on unknowns, and a guard must not depend on the states
    that its own switch changes."""
    faults = []
    for switch in found:
        guards = [switch.guard, *([] if switch.pace is None else [switch.pace])]
        if any(dependencies(problem.pool, [*guards, *switch.values.values()], problem.names)):
            what = (
                "its signals depend on efforts or flows that follow from the other elements at once, "
                "so that their rates are not known."
            )
            remedy = "let positions and velocities of storages trigger it, and hold these."
            faults.append(Fault(switch.name, what, remedy))
        if any(dependencies(problem.pool, guards, switch.values)):
            remedy = "take the loop through another storage, or trigger by another signal."
            faults.append(Fault(switch.name, "its trigger depends on what it holds itself.", remedy))
    return faults
