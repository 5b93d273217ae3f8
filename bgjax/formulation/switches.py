"""What happens at instants: guards with their rates, and what states become when a guard rises through zero.

A step ends a little after the rise, not at it. Values are therefore those of the instant itself, one Newton step back: v − v̇ g / ġ. This also
gives them the derivatives that the moving instant brings, although the times of steps are not differentiated: d(v at the rise) = ∂v − v̇ ∂g / ġ.
Nothing else jumps in the derivatives as long as the forces behind the switch are continuous (Aizerman & Gantmakher's jump is then zero).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..errors import Fault
from ..expressions.expression import Scalar, absolute, maximum
from ..expressions.passes import dependencies, tangents
from .unknowns.problem import Problem


@dataclass(frozen=True)
class Switching:
    """A switch of an element, and how its guard moves."""

    name: str
    guard: Scalar
    rate: Scalar
    size: Scalar
    pace: Scalar
    watched: Scalar
    values: tuple[tuple[int, Scalar], ...]  # places of states, and what they become


@dataclass(frozen=True)
class OpenSwitch:
    """As the element gives it, in the values of the schedule; states go by their symbols."""

    name: str
    guard: Scalar
    size: Scalar
    pace: Scalar | None
    watched: Scalar
    values: Mapping[int, Scalar]


SLOWEST = 1e-30  # rate of a guard below which it does not rise: the quotient stays a number, and its derivatives too


def make_switches(problem: Problem, found: Sequence[OpenSwitch]) -> list[Switching]:
    return [_switching(problem, switch) for switch in found]


def _switching(problem: Problem, switch: OpenSwitch) -> Switching:
    pool = problem.pool
    (rate,) = tangents(pool, [switch.guard], problem.rates)
    late = switch.guard / maximum(rate, SLOWEST)
    changes = tangents(pool, list(switch.values.values()), problem.rates)
    values = [(pool.nodes[state][1][1], value - change * late) for (state, value), change in zip(switch.values.items(), changes, strict=True)]
    pace = absolute(rate) if switch.pace is None else switch.pace
    return Switching(switch.name, switch.guard, rate, switch.size, pace, switch.watched, tuple(values))


def switch_faults(problem: Problem, found: Sequence[OpenSwitch]) -> list[Fault]:
    """Guards and what is held must be known before anything is solved, and a guard must not move when its switch does."""
    faults = []
    for switch in found:
        guards = [switch.guard, *([] if switch.pace is None else [switch.pace])]
        if any(dependencies(problem.pool, [*guards, *switch.values.values()], problem.names)):
            what = "its signals depend on efforts or flows that follow from the other elements at once, so that their rates are not known."
            faults.append(Fault(switch.name, what, "let positions and velocities of storages trigger it, and hold these."))
        if any(dependencies(problem.pool, guards, switch.values)):
            faults.append(
                Fault(switch.name, "its trigger depends on what it holds itself.", "take the loop through another storage, or trigger by another signal.")
            )
    return faults
