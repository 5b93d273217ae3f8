"""Initial values by name go in; a flat state vector that satisfies the constraints comes out."""

from collections.abc import Mapping
from typing import Any

import equinox as eqx
import numpy as np

from ..._types import AnyArray, Number, State, Values
from ...surface.calls import checked_call
from ...surface.listing import public
from ...system.evaluators import evaluator
from ...system.graphs import joint_coordinates
from ...system.system import System
from .search import Search, searched


class Start(eqx.Module):
    """Holds a consistent initial condition and how it was found; `state` is the flat vector."""

    state: AnyArray
    asked: dict[str, AnyArray]  # guesses by name
    found: dict[str, AnyArray]  # the values found instead
    coordinates: dict[str, AnyArray]  # results that tell the pose, and so the branch on which it was assembled

    __dir__ = public

    @property
    def moved(self) -> dict[str, float]:
        """Guesses that had to move, and by how much."""
        gone = {}
        for name, value in self.asked.items():
            distance = np.max(np.abs(np.asarray(self.found[name]) - np.asarray(value)))
            if distance > 1e-9:
                gone[name] = float(distance)
        return gone

    def __str__(self) -> str:
        moved = self.moved
        title = "Initial condition: every guess kept"
        if moved:
            title = f"Initial condition: {len(moved)} guess{'es' if len(moved) > 1 else ''} moved"
        lines = [title]
        for name, gone in moved.items():
            lines.append(f"  {name}: {_text(self.asked[name])} → {_text(self.found[name])} (by {gone:.3g})")
        return "\n".join([*lines, *[f"  {name} = {_text(value)}" for name, value in self.coordinates.items()]])


def _text(value: AnyArray) -> str:
    return np.array2string(np.asarray(value), precision=6, suppress_small=True, separator=", ")


@checked_call
def initialise(system: System, values: Values | None = None, *, time: Number = 0.0, preload: bool = False) -> State:
    """Finds a consistent initial condition, as a flat state vector.

    It starts from the `initial` of the model, overridden by `values`; all other states are at their defaults (at
    rest). Given values are kept; values given as `bg.Guess(value)`, and those not given, change as little as possible
    until all constraints hold, first positions, then velocities. Values that are not traced are checked; `bg.start`
    reports which guesses changed. With `preload=True` the springs of compliant joints begin with the forces of rigid
    joints instead of none, so that the joints do not ring.
    """
    return searched(system, values, time, preload)[1]


@checked_call
def start(system: System, values: Values | None = None, *, time: Number = 0.0, preload: bool = False) -> Start:
    """Finds the same initial condition as `initialise`, and reports it:
    `print(bg.start(system, {"main.angle": 0.3}))`."""
    search, state = searched(system, values, time, preload)
    return _report(search, state)


def _report(search: "Search", state: State) -> Start:
    """A report of which guesses changed."""
    asked = {name: value for name, value in search.told.items() if name not in search.fixed}
    names = {name: name for name in (*asked, *joint_coordinates(search.system))}
    if not names or not search.evaluator.numbers:
        return Start(state, {}, {}, {})
    found = {name: search.evaluator.results((name,), search.time, state) for name in names}
    coordinates = {name: found[name] for name in joint_coordinates(search.system)}
    return Start(state, asked, {name: found[name] for name in asked}, coordinates)


def check_names(system: System, values: Mapping[Any, Any], time: Number) -> None:
    """Raise an error where initial values have wrong names or shapes, without solving the constraints."""
    chosen = evaluator(system, values, time)
    with chosen.kept():
        Search(chosen, values, time)
