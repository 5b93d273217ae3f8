"""Checks of initial conditions: system, state and residuals go in, faults in the user's names come out."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..._tracing import traced
from ...errors import Fault, InitialError, choice_of, nearest, raise_faults, shown
from ...formulation.records.output import Output, OutputNames
from ...graph.flatten import follow
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System
from ..solution.cardan_angles import CARDAN_REMEDY, singular_angles
from ..solution.failures import not_finite
from ..solution.influence import lost_at
from .consistent import POSITIONS, constraint_jacobian
from .contacts import start_contact_faults
from .prescribed import prescribed_faults
from .wanted import contradiction_faults


# residual allowed with Baumgarte stabilisation: the end of an earlier run satisfies constraints only to its tolerance
DECAYING = 1e-4
AT_START = 1e-6  # |cos β|: an initial condition may be near the singularity, but not at it
OTHER_VELOCITIES = "choose initial velocities that satisfy the constraint (or a prescribed flow that begins with them)"
REDUNDANT = (
    " Constraints here are redundant, so that geometry may only change where it keeps the loop closed: free them"
    " (print(system) says which)."
)

SHOWN = " bg.show(model) draws the assembly and its gaps."


def offering(system: System, faults: list[Fault]) -> list[Fault]:
    """Faults of loops that do not close, which end with the offer to show the gaps where there are bodies to show."""
    shows = bool(faults) and bool(system.model.bodies())
    return [fault._replace(remedy=fault.remedy + SHOWN) for fault in faults] if shows else faults


def not_a_state(system: System, name: Any) -> Fault:
    """The fault of an initial value whose name is not that of a state, with what may be given instead."""
    if not isinstance(name, str):
        remedy = f"name one of {', '.join(system.states) or 'none'}."
        return Fault("initial values", f"{shown(name)} does not name a state.", remedy)
    node, states = name.rpartition(".")[0], list(system.states)
    if _in_derivative_causality(system, node):
        what = f"is no state: {node} is in derivative causality, so it follows from the other storages."
        remedy = f"set one of {', '.join(states)}." if states else "leave it out: this system has no states."
        return Fault(name, what, remedy)
    if name in system.plan.exports and follow(system.plan.exports, name) in system.plan.equations.quantities:
        return Fault(name, "cannot be an initial value: it follows from forces.", "give positions and velocities.")
    mine = [s for s in states if s.startswith(node + ".")]
    exported = [short for short, _ in system.plan.exports.items() if short.startswith(node + ".")]
    if mine and not exported:
        return Fault(name, "is not a state.", f"set {' or '.join(mine)}.")
    alike = system.plan.derived.alike(name)
    remedy = choice_of(alike) if alike else nearest(name, [*states, *system.plan.exports, *system.plan.derived.places])
    return Fault(name, "is not a state.", remedy)


def follows(system: System, name: Any) -> bool:
    """Whether a result belongs to a storage in derivative causality: it may be given, but is only compared."""
    node = name.rpartition(".")[0] if isinstance(name, str) else ""
    return name in system.plan.equations.quantities and _in_derivative_causality(system, node)


def _in_derivative_causality(system: System, node: str) -> bool:
    return any(item == node or item.startswith(node + ".") for item in system.causality.derivative)


def check_dependent(system: System, time, state, dependent: Mapping[str, Any]) -> None:
    """Raise an error where given values of storages in derivative causality contradict the state."""
    if not dependent or traced(system, state, time, dependent):
        return
    faults = []
    for name, value in dependent.items():
        found = _at(system, (name,), time, state)
        if not np.allclose(found, np.asarray(value, float), rtol=1e-8, atol=1e-12):
            node = name.rpartition(".")[0]
            is_ = f"{found[0]:.6g}" if len(found) == 1 else np.array2string(found, precision=6)
            what = f"is {is_}, not {value}: {node} is in derivative causality, so it follows from the other storages."
            remedy = "leave it out: this system has no states."
            if system.states:
                remedy = f"leave it out, or set one of {', '.join(system.states)} so that they agree."
            faults.append(Fault(name, what, remedy))
    raise_faults(InitialError, faults)


def driven_value_faults(
    system: System, labels: Sequence[str], residuals: np.ndarray, given: Sequence[str]
) -> list[Fault]:
    """Faults of given joint coordinates that contradict the prescribed motion of the joint."""
    rows = zip(labels, np.broadcast_to(residuals, (len(labels),)), strict=True)
    faults, off = [], [label for label, value in rows if not abs(value) <= 1e-8]
    elements = system.elements() if off else {}
    for label in off:
        path = label.rpartition(".")[0]
        # made compliant, a drive keeps its name
        driven = (path in elements and elements[path].is_drive()) or path.endswith("_drive")
        mine = [name for name in given if name.rpartition(".")[0] == _part(label)]
        if driven and mine:
            what = "the prescribed motion starts elsewhere."
            remedy = "leave this initial value out (the drive gives it), or let the motion start there."
            faults.append(Fault(", ".join(mine), what, remedy))
    return faults


def residual_faults(
    labels: Sequence[str],
    residuals: np.ndarray,
    order: str,
    results: Mapping[str, str],
    fixed: Sequence[str],
    redundant: bool,
) -> list[Fault]:
    """Faults of constraints and held results whose residuals are not zero."""
    worst = _worst(labels, residuals, results)
    undefined = [name for name, gap in worst.items() if not np.isfinite(gap)]
    if undefined:
        return [_undefined_fault(undefined)]
    limit = 1e-9 if order == POSITIONS else 1e-8
    violated = {name: gap for name, gap in worst.items() if not abs(gap) <= limit}
    joints = {name: gap for name, gap in violated.items() if name not in results.values()}
    if joints:  # one cause, one fault
        others = {name: gap for name, gap in violated.items() if name not in joints}
        violated = {", ".join(joints): max(joints.values(), key=abs), **others}
    faults = [_residual_fault(name, gap, order, name in results.values(), fixed) for name, gap in violated.items()]
    if redundant and order == POSITIONS:
        return [fault._replace(remedy=fault.remedy + REDUNDANT) for fault in faults]
    return faults


def _undefined_fault(names: Sequence[str]) -> Fault:
    """The fault of residuals that are not finite; one cause, one fault."""
    others = f" (nor are those of {_listed(names[1:], 3)})" if len(names) > 1 else ""
    what = f"its residual is not finite in the initial condition{others}."
    remedy = "a law is not a number there, or overflows: change the initial condition or the values."
    return Fault(names[0], what, remedy)


def _worst(labels: Sequence[str], residuals: np.ndarray, results: Mapping[str, str]) -> dict[str, float]:
    """The largest residual of each held result and of each joint; infinite where one is not finite."""
    worst: dict[str, float] = {}
    for label, value in zip(labels, np.broadcast_to(residuals, (len(labels),)), strict=True):
        name = results.get(label, _part(label))
        gap = float(value) if np.isfinite(value) else np.inf
        worst[name] = max(worst.get(name, 0.0), gap, key=abs)
    return worst


def _part(label: str) -> str:
    """The joint a row belongs to: 'main' for 'main.hold.effort'; a constraint outside a part is named itself."""
    element = label.rpartition(".")[0]
    return element.rpartition(".")[0] or label


def _residual_fault(name: str, gap: float, order: str, held: bool, fixed: Sequence[str]) -> Fault:
    """The fault of one residual: of a held result, of a gap, or of a constraint on velocities."""
    loosen = "give initial values nearer to a pose that closes (bg.Guess)"
    if fixed:
        loosen = f"let one of {_listed(fixed, 6)} move: bg.Guess(value)"
    if held:
        what = "cannot be reached with" if order == POSITIONS else "contradicts"
        what = f"{what} the other initial values (residual {abs(gap):.3g})."
        return Fault(name, what, f"{loosen}, or change points and lengths.")
    if order == POSITIONS:
        what = f"the initial condition leaves a gap of {abs(gap):.3g}: the parts cannot be put together there."
        return Fault(name, what, f"{loosen}, or change points and lengths.")
    remedy = f"{OTHER_VELOCITIES}, or {loosen}." if fixed else f"{OTHER_VELOCITIES}."
    return Fault(name, f"the initial condition violates the constraint by {gap:.3g}.", remedy)


def _listed(names: Sequence[str], most: int) -> str:
    return ", ".join(names[:most]) + (", …" if len(names) > most else "")


def check_start(system: System, time, state) -> None:
    """Raise an error unless the state satisfies every constraint, has finite rates and is not singular.

    Traced values are not checked.
    """
    if traced(system, state, time):
        return
    names = [name for name, _ in system.plan.equations.hidden]
    values = _at(system, (Output.HIDDEN,), time, state)
    small = DECAYING if system.plan.equations.stabilised else 1e-8
    limit = small * (1.0 + float(np.max(np.abs(state), initial=0.0)))
    rows = [(name, value) for name, value in zip(names, values, strict=True) if not abs(value) <= limit]
    faults = _open_gaps(system, time, state)
    raise_faults(InitialError, prescribed_faults(system, time, state) if rows and not faults else [])
    undefined = [name for name, value in rows if not np.isfinite(value)]
    faults += [_undefined_fault(undefined)] if undefined else []
    told = [] if undefined else contradiction_faults(system.plan, names, values, {})
    faults += told
    for name, value in [] if undefined or told else rows:
        faults.append(
            Fault(name, f"the initial condition violates the constraint by {value:.3g}.", f"{OTHER_VELOCITIES}.")
        )
    faults += start_contact_faults(system, time, state)
    faults = faults or _singular_cardan(system, state) or _singular_pose(system, time, state)
    faults = faults or _without_influence(system, time, state)
    raise_faults(InitialError, faults or _singular_start(system, time, state))


def _at(system: System, names: OutputNames, time, state) -> np.ndarray:
    return evaluate_numbers(system, names, np.array([float(time)]), np.asarray(state)[None])[0]


def _open_gaps(system: System, time, state) -> list[Fault]:
    """Faults of joints whose constraints are violated by positions."""
    names = [_part(name) for name, _ in system.plan.equations.rigid_gaps]
    limit = DECAYING if system.plan.equations.stabilised else 1e-6
    gaps = _at(system, (Output.RIGID_GAPS,), time, state) if names else np.zeros(0)
    worst: dict[str, float] = {}
    for name, gap in zip(names, gaps, strict=True):
        worst[name] = max(worst.get(name, 0.0), abs(float(gap)))
    remedy = "place the parts so that they meet: bg.initialise(system, values) closes them from guesses."
    opened = {name: gap for name, gap in worst.items() if not gap <= limit}
    what = "the initial condition leaves a gap of"
    return offering(system, [Fault(name, f"{what} {gap:.3g}.", remedy) for name, gap in opened.items()])


def _singular_cardan(system: System, state) -> list[Fault]:
    """Faults of bodies whose Cardan angles begin at their singularity."""
    what = "the initial condition is a singularity of its Cardan angles, β = ±π/2: their rates are not defined."
    bodies = singular_angles(system, np.asarray(state), AT_START)
    return [Fault(f"{body}.cardan", what, CARDAN_REMEDY) for body in bodies]


def _singular_pose(system: System, time, state) -> list[Fault]:
    """A fault where the constraint Jacobian loses rank in this pose, so that the motion from there is not unique."""
    found = system.plan.equations.redundancy
    if not found.rank:
        return []
    matrix = constraint_jacobian(system, time, np.asarray(state))
    rank = int(np.linalg.matrix_rank(matrix, rtol=1e-7))
    if rank >= found.rank:
        return []
    names = sorted({_part(name) for name, _ in system.plan.equations.gaps or system.plan.equations.hidden})
    what = (
        f"this pose is singular: elsewhere {found.rank} constraints are independent, here only {rank}, and the motion"
        " from here is not unique."
    )
    return [Fault(", ".join(names), what, "give an initial condition a little beside it: change a joint coordinate.")]


def _without_influence(system: System, time, state) -> list[Fault]:
    """A fault of an inverse model that begins where its inputs have no influence."""
    lost = lost_at(system, float(time), np.asarray(state)[: system.plan.size])
    if lost is None:
        return []
    names = " and ".join(lost.influence.outputs)
    if lost.everywhere:
        remedy = "leave out the elements whose values are zero: others lead from the input to the result then."
        return [Fault(names, f"{lost} with the present values: its path is cut.", remedy)]
    remedy = "begin beside it: give another initial position, or another input."
    return [Fault(names, f"{lost} at the start (a dead centre).", remedy)]


def _without_inertia(system: System, broken: Sequence[str]) -> list[Fault]:
    """Faults of bodies that can turn about an axis without inertia."""
    elements, faults = system.elements(), []
    for name in broken:
        path, _, label = name.rpartition(".")
        known = label == "acceleration" and path in elements
        massless = elements[path].without_inertia() if known else ()
        if any(massless):
            words = "xyz" if len(massless) == 3 else range(1, len(massless) + 1)
            axes = ", ".join(f"the {word} axis" for word, bare in zip(words, massless, strict=True) if bare)
            body = path.rpartition(".")[0] or path
            remedy = "give it some inertia there, or a joint that holds it (a Universal instead of a Spherical joint)."
            faults.append(Fault(body, f"turns about {axes} without inertia, and no joint holds it there.", remedy))
    return faults


def _singular_start(system: System, time, state) -> list[Fault]:
    """A fault where rates are not finite: a body without inertia, a loop without a solution, or a law."""
    # a loop may feed no state
    cuts = [name for name in system.break_variables if name in system.plan.equations.quantities]
    values = _at(system, (Output.RATES, *cuts), time, state)
    if np.all(np.isfinite(values)):
        return []
    broken = not_finite(system, float(time), np.asarray(state)) or ["the rates"]
    bare = _without_inertia(system, broken)
    if bare:
        return bare
    wrong = [name for name, value in zip(cuts, values[system.plan.size :], strict=False) if not np.isfinite(value)]
    kinds = {node.name: node.kind for node in system.causality.structure.nodes}
    if wrong and not any(kinds.get(name.rpartition(".")[0]) in ("Se", "Sf", "Signal", "Function") for name in broken):
        around = next((loop for loop in system.loops if wrong[0] in loop), (wrong[0],))
        what = f"the loop through {_listed(around, 4)} has no solution, or more than one."
        return [Fault(wrong[0], what, "change a gain or a value in it, or open it by a storage or a filter.")]
    others = f" (nor are {', '.join(broken[1:4])})" if len(broken) > 1 else ""
    what = f"is not finite in the initial condition{others}."
    remedy = (
        "a law is not a number there, constraints repeat each other for these values, or a loop has no solution: change"
        " the initial condition or the values."
    )
    return [Fault(broken[0], what, remedy)]
