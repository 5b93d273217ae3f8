"""From a state to the deflections at which the springs of compliant joints have the forces of rigid joints."""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ...elements import ParasiticC
from ...errors import SolvabilityError
from ...formulation.records.output import Output
from ...graph.methods.ports import DAMPER, SPRING, Multipliers, constraint_of
from ...system.compile import compiled
from ...system.evaluate_numbers import evaluate_numbers
from ...system.evaluators import evaluator
from ...system.plan import Plan
from ...system.system import System


class Load(NamedTuple):
    """Initial deflection of the spring of a constrained port, and its rate."""

    gap: Any
    flow: Any


def loads(system: System, time, state) -> dict[str, Load]:
    """Deflections and rates at which spring and damper have the effort of the rigid joint and its time derivative."""
    rigid, elements = with_multipliers(system, Multipliers(system.method)), system.elements()
    plan = rigid.plan
    ports = [constraint_of(path) for path, element in elements.items() if isinstance(element, ParasiticC)]
    names = tuple(f"{path}.effort" for path in ports)
    effort, rate = _efforts(rigid, names, time, _same_state(system, rigid, state))
    places = np.cumsum([0, *[len(plan.outputs(name)) for name in names]])
    found = {}
    for path, start, end in zip(ports, places[:-1], places[1:], strict=True):
        stiffness, damping = elements[f"{path}.{SPRING}"].stiffness, elements[f"{path}.{DAMPER}"].resistance
        flow = rate[start:end] / stiffness
        found[path] = Load((effort[start:end] - damping * flow) / stiffness, flow)
    return found


def with_multipliers(system: System, method: Multipliers) -> System:
    """The same model, compiled with rigid joints and Lagrange multipliers for the values that it has now: which of
    these constraints are redundant may depend on them."""
    known = system.in_numbers
    plan = compiled(known.model, Multipliers(None if method.sharing is None else known.method), mobile=False).plan
    return System(system.model, method, plan, system.last)


def assembling(system: System) -> System | None:
    """A system with generalised coordinates as one with multipliers, compiled once for a plan: both have the same
    redundant constraints. None if multipliers cannot solve the nodes between springs."""
    plan = system.plan.memory.remember(("rigid",), lambda: _plan_or_none(system))
    return None if plan is None else System(system.model, Multipliers(), plan, system.last)


def _plan_or_none(system: System) -> Plan | None:
    try:
        return with_multipliers(system, Multipliers()).plan
    except SolvabilityError:
        return None


def _same_state(system: System, rigid: System, state) -> Any:
    """The state in the order of the rigid system; displacements of compliant joints are omitted."""
    places = {slot.name: slot for slot in system.plan.equations.states}
    order = [places[slot.name].start + k for slot in rigid.plan.equations.states for k in range(slot.width)]
    return state[np.array(order, int)]


STEP = 1e-6  # [s] of the central difference, where values are numbers


def _efforts(system: System, names: tuple[str, ...], time, state) -> tuple[Any, Any]:
    """Efforts, and their time derivatives along the motion."""
    if not evaluator(system, time, state).numbers:
        time = jnp.asarray(time, dtype=float)
        along = jnp.ones_like(time), system(time, state)
        return jax.jvp(lambda t, y: system.evaluate(names, t, y), (time, state), along)
    state, times = np.asarray(state), float(time) + STEP * np.array([0.0, 1.0, -1.0])
    rates = evaluate_numbers(system, (Output.RATES,), times[:1], state[None])[0]
    values = evaluate_numbers(system, names, times, state + np.outer(times - times[0], rates))
    return values[0], (values[1] - values[2]) / (2.0 * STEP)
