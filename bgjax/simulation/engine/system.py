"""From a compiled system and a method to what the native loop needs."""

import numpy as np

from ...formulation.records.output import Output, OutputNames
from ...solvers.native.compiling import NativeKernel
from ...solvers.native.methods import METHODS
from ...solvers.native.plan import NativeSystem, Pair
from ...solvers.traits import solver_name
from ...system.derivative_rules import DerivativeRule
from ...system.plan import Plan
from ...system.system import System
from ..run.projection import CARRIED, FOLLOWING, NAMES, ROUNDS, has_projection, moved_by_time
from ..run.record import Run, layout_of, vector_layout
from ..run.saving import ends_at_saved
from ..run.switches import GUARDS, HELD, WATCHED, switch_places


FORCING = (Output.FORCING,)
DIFFERENTIATED = ("rates", "projection")


def native_kernel(run: Run, directions: bool = False) -> NativeKernel:
    """The system of a run, compiled on first use and kept in its plan; with derivatives along directions if wanted."""
    method, ends = solver_name(run.solver), ends_at_saved(run.solver) and not run.saveat.dense
    key = ("native", layout_of(run).names, method, ends, directions)
    return run.system.plan.memory.remember(key, lambda: NativeKernel(_native_system(run, method, ends, directions)))


def _native_system(run: Run, method: str, ends: bool, directions: bool) -> NativeSystem:
    system, plan, audit = run.system, run.system.plan, run.audit
    equations = plan.equations
    positions = equations.gaps or equations.start_zeros["gap"]
    return NativeSystem(
        {name: _pair(plan, name, outputs, directions) for name, outputs in native_programs(system, audit).items()},
        equations.solved.blocks,
        plan.size,
        plan.carried,
        len(equations.supplies) if audit else 0,
        len(equations.storing) if audit else 0,
        0 if positions else ROUNDS - 1,
        moved_by_time(system),
        plan.forcing.nonlinear,
        norm_weights(plan),
        METHODS[method],
        ends and not equations.switches,  # peaks of events need dense output
        (0.3, 0.6),
        len(plan.forcing.values),
        len(equations.switches),
        *switch_places(system),
    )


def _pair(plan: Plan, name: str, outputs: OutputNames, directions: bool) -> Pair:
    """A program, with its derivative where that is needed: of functions of time by time."""
    program = plan.program(outputs)
    kinds = ("time",) if name == "forcing" else ("carried", "state") * (directions and name in DIFFERENTIATED)
    if not kinds:
        return Pair(program)
    return Pair(program, DerivativeRule(program, plan.equations.solved.implicit).tangent(kinds))


def native_programs(system: System, audit: bool) -> dict[str, OutputNames]:
    """The results that the programs of a run compute, by the names that the loop has for them."""
    plan = system.plan
    found: dict[str, OutputNames] = {"rates": vector_layout(plan, audit).names}
    if has_projection(system):
        found["projection"] = NAMES
    if plan.equations.dependent:
        found["dependent"] = FOLLOWING
    if plan.carried:
        found["renewal"] = CARRIED
    if plan.forcing.values:
        found["forcing"] = FORCING
    if plan.equations.switches:
        found |= {"guard": GUARDS, "hold": HELD, "watch": WATCHED}
    return found


def norm_weights(plan: Plan) -> np.ndarray:
    """Of each state the weight of its squared error: dependent states, and those that are not controlled, have none."""
    masks = [np.full(slot.width, slot.controlled) for slot in plan.equations.states]
    controlled = np.concatenate(masks or [np.zeros(0, bool)])
    return controlled / max(1, int(controlled.sum()) - len(plan.equations.following))
