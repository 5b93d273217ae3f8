"""Initial conditions of inverse models: which conditions concern positions, and which values contradict the motion."""

from collections.abc import Iterable, Mapping, Sequence

import numpy as np

from ..._graph_algorithms import match
from ...errors import Fault
from ...expressions.passes import dependencies
from ...formulation.inversion.records import Condition
from ...formulation.records.states import StateSlot
from ...system.plan import Plan


def conditions_of(plan: Plan) -> tuple[Condition, ...]:
    """What the wanted motion asks of the states; empty if the model is no inverse."""
    inverse = plan.equations.inverse
    return () if inverse is None else inverse.conditions


def of_positions(plan: Plan, velocities: Iterable[int]) -> frozenset[str]:
    """Names of the conditions that do not depend on velocities."""
    found = zip(conditions_of(plan), _dependences(plan, velocities), strict=True)
    return frozenset(condition.name for condition, met in found if not met)


def are_coupled(plan: Plan, velocities: Iterable[int]) -> bool:
    """Whether the conditions that depend on velocities are more than these can satisfy, so that positions have to be
    found together with velocities."""
    met = [found for found in _dependences(plan, velocities) if found]
    return bool(match(met)[1])


def _dependences(plan: Plan, places: Iterable[int]) -> list[set[int]]:
    pool = plan.equations.pool
    symbols = [pool.symbol("state", k).index for k in places]
    return dependencies(pool, [condition.residual for condition in conditions_of(plan)], symbols)


def contradiction_faults(
    plan: Plan, labels: Sequence[str], residuals: np.ndarray, fixed: Mapping[str, StateSlot | None]
) -> list[Fault]:
    """Faults of a wanted motion that no state near the given initial values has; `fixed` are given values with their
    states."""
    names = {condition.name: condition for condition in conditions_of(plan)}
    pairs = zip(labels, np.broadcast_to(residuals, (len(labels),)), strict=True)
    violated = {label: value for label, value in pairs if label in names and not abs(value) <= 1e-8}
    if not violated:
        return []
    given = _acting(plan, [names[label] for label in violated], fixed) or list(fixed)
    label, value = max(violated.items(), key=lambda item: abs(item[1]))
    what = f"the wanted motion does not begin there: {label} differs by {abs(value):.3g}."
    remedy = "begin with what bg.initialise(system) finds, or let the wanted function begin with these values."
    if given:
        shown = ", ".join(f"'{name}': bg.Guess(…)" for name in given[:3])
        remedy = f"let it follow from the wanted motion, {{{shown}}}, or change the wanted function."
    return [Fault(", ".join(given) or names[label].output, what, remedy)]


def _acting(plan: Plan, violated: Sequence[Condition], fixed: Mapping[str, StateSlot | None]) -> list[str]:
    """Given values on which a violated condition depends directly."""
    pool, found = plan.equations.pool, []
    for name, slot in fixed.items():
        symbols = [] if slot is None else [pool.symbol("state", slot.start + k).index for k in range(slot.width)]
        if any(dependencies(pool, [condition.residual for condition in violated], symbols)):
            found.append(name)
    return found
