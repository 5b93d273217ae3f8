"""From the switches of a compiled system to the functions that the solver and the step-size controller need."""

from collections.abc import Callable

import diffrax as dfx
import jax.numpy as jnp

from ...formulation.records.output import OutputNames
from ...solvers.events.log import Guards
from ...solvers.events.steps import EventSteps
from ...solvers.events.switched import Switches
from ...system.system import System
from ..run.record import Run
from ..run.switches import GUARDS, HELD, WATCHED, switch_places


SHORTEST = 1e-13  # shortest step that is repeated to end at an event, relative to the length of the run


def make_switches(system: System) -> Switches:
    """The switches of a system as functions of time and state."""
    size = system.plan.size + system.plan.carried
    evaluated = {names: _evaluated(system, names, size) for names in (GUARDS, HELD, WATCHED)}

    def guards(t, y):
        return Guards(*jnp.split(evaluated[GUARDS](t, y), 4))

    return Switches(guards, evaluated[HELD], evaluated[WATCHED], *switch_places(system))


def _evaluated(system: System, names: OutputNames, size: int) -> Callable:
    prepared = system.parameters(names)
    return lambda t, y: system.evaluate(names, t, y[:size], prepared)


def stepping_to_events(controller: dfx.AbstractStepSizeController, run: Run, switches: Switches) -> EventSteps:
    """The controller, wrapped so that steps end at events."""
    # single precision cannot resolve so short a step
    coarse = max(SHORTEST, 64.0 * float(jnp.finfo(jnp.result_type(run.t0)).eps))
    return EventSteps(controller, switches.guards, coarse * (run.t1 - run.t0))
