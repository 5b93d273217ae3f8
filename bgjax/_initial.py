"""initialise: start values by name → the flat start vector, checked."""

from collections.abc import Mapping
from typing import Any

import jax.numpy as jnp
import numpy as np

from ._checks import is_time, traced
from ._errors import Fault, InitialError, ParameterError, nearest, raise_faults, shown
from ._graph import Graph
from ._plan import follow
from ._solution import concrete_results, not_finite
from ._system import System
from ._types import State
from .elements.base import leaf


def initialise(system: Any, values: Any = None, *, time: Any = 0.0) -> State:
    """The flat start vector: the model's `initial`, overridden by `values`, the rest at rest.

    Outside traces every start value and every constraint on the start is checked."""
    if not isinstance(system, System) or not (values is None or isinstance(values, Mapping)):
        what = f"got {type(system).__name__} and {type(values).__name__}."
        raise InitialError([Fault("initialise", what, 'write bg.initialise(system, {"L.flow": 1.0}) with a compiled system.')])
    if not is_time(time):
        raise InitialError([Fault("time", f"{shown(time)} is not a finite time.", "give a number.")])
    plan = system.plan
    given = {**_model_initial(system.model.graph()), **(values or {})}
    slots = {slot.name: slot for slot in plan.equations.states}
    given = {follow(plan.exports, name): value for name, value in given.items()}
    dependent = {name: value for name, value in given.items() if name not in slots and _follows(system, name)}
    pieces, faults = {}, []
    for name, value in given.items():
        if name not in dependent:
            piece, fault = _piece(system, slots, name, value)
            pieces[name], faults = piece, faults + ([fault] if fault else [])
    raise_faults(InitialError, faults)
    parts = [pieces.get(name, jnp.asarray(slot.default, dtype=jnp.result_type(float))) for name, slot in slots.items()]
    state = jnp.concatenate(parts) if parts else jnp.zeros((0,))
    check_start(system, time, state)
    _check_dependent(system, time, state, dependent)
    return state


def _piece(system: System, slots: Mapping[str, Any], name: str, value) -> tuple[Any, Fault | None]:
    """A start value as a vector of its state's width, or what is wrong with it."""
    if name not in slots:
        return None, _not_a_state(system, name)
    try:
        value = leaf(value)
    except ParameterError:
        return None, Fault(name, f"{shown(value)} is not a start value.", "give numbers.")
    width = slots[name].width
    if np.shape(value) not in ((width,), ()) or (np.shape(value) == () and width > 1 and not _zero(value)):
        return None, Fault(name, f"has width {width}, the start value has shape {np.shape(value)}.", f"give {width} number{'s' if width > 1 else ''}.")
    if not traced(value) and not np.all(np.isfinite(value)):
        return None, Fault(name, "the start value is not finite.", "give finite numbers.")
    return jnp.broadcast_to(value, (width,)), None


def _follows(system: System, name: str) -> bool:
    """Whether a result belongs to a storage in derivative causality: it may be given, but decides nothing."""
    node = name.rpartition(".")[0]
    return name in system.plan.equations.quantities and any(item == node or item.startswith(node + ".") for item in system.causality.derivative)


def _check_dependent(system: System, time, state, dependent: Mapping[str, Any]) -> None:
    """Start values of storages that follow from others must agree with them."""
    if not dependent or traced(system, state, time, dependent):
        return
    faults = []
    for name, value in dependent.items():
        found = concrete_results(system, (name,), np.array([float(time)]), np.asarray(state)[None])[0]
        if not np.allclose(found, np.asarray(value, float), rtol=1e-8, atol=1e-12):
            node = name.rpartition(".")[0]
            what = f"is {found if len(found) > 1 else found[0]:.6g}, not {value}: {node} is in derivative causality, so it follows from the other storages."
            agree = f", or set one of {', '.join(system.states)} so that they agree." if system.states else ": this system has no states."
            faults.append(Fault(name, what, f"leave it out{agree}"))
    raise_faults(InitialError, faults)


def _zero(value) -> bool:
    return not traced(value) and float(value) == 0.0


def _model_initial(graph: Graph, prefix: str = "") -> dict[str, Any]:
    """Start values by path; those of an outer graph win."""
    found: dict[str, Any] = {}
    for name in graph.order:
        if isinstance(graph.nodes[name], Graph):
            found |= _model_initial(graph.nodes[name], f"{prefix}{name}.")
    return found | {prefix + name: value for name, value in graph.initial.items()}


def _not_a_state(system: System, name: Any) -> Fault:
    if not isinstance(name, str):
        return Fault("start values", f"{shown(name)} does not name a state.", f"name one of {', '.join(system.states) or 'none'}.")
    node = name.rpartition(".")[0]
    states = list(system.states)
    if any(item == node or item.startswith(node + ".") for item in system.causality.derivative):
        what = f"is no state: {node} is in derivative causality, so it follows from the other storages."
        return Fault(name, what, f"set one of {', '.join(states)}." if states else "leave it out: this system has no states.")
    mine = [s for s in states if s.startswith(node + ".")]
    if mine:
        return Fault(name, "is not a state.", f"set {' or '.join(mine)}.")
    return Fault(name, "is not a state.", nearest(name, states))


def check_start(system: System, time, state) -> None:
    """Outside traces: the start satisfies every constraint that was differentiated, and has finite rates."""
    if traced(system, state, time):
        return
    names = [name for name, _ in system.plan.equations.hidden]
    values = concrete_results(system, ("@hidden",), np.array([float(time)]), np.asarray(state)[None])[0]
    limit = 1e-8 * (1.0 + float(np.max(np.abs(state), initial=0.0)))
    remedy = "choose start velocities that satisfy the constraint (or a prescribed flow that starts at theirs)."
    rows = [(name, value) for name, value in zip(names, values, strict=True) if not abs(value) <= limit]
    faults = _open_gaps(system, time, state)
    faults += [Fault(name, f"the start violates the constraint by {value:.3g}.", remedy) for name, value in rows]
    raise_faults(InitialError, faults or _singular_start(system, time, state))


def _open_gaps(system: System, time, state) -> list[Fault]:
    """Positions that do not fit together at the start, by joint."""
    names = [name.rpartition(".")[0] for name, _ in system.plan.equations.gaps]
    gaps = concrete_results(system, ("@gaps",), np.array([float(time)]), np.asarray(state)[None])[0] if names else np.zeros(0)
    worst: dict[str, float] = {}
    for name, gap in zip(names, gaps, strict=True):
        worst[name] = max(worst.get(name, 0.0), abs(float(gap)))
    remedy = "place the parts so that they meet: change start positions, or points."
    return [Fault(name, f"the start leaves a gap of {gap:.3g}.", remedy) for name, gap in worst.items() if not gap <= 1e-6]


def _singular_start(system: System, time, state) -> list[Fault]:
    cuts = [name for name in system.break_variables if name in system.plan.equations.quantities]  # a loop may feed no state
    values = concrete_results(system, ("@rates", *cuts), np.array([float(time)]), np.asarray(state)[None])[0]
    if np.all(np.isfinite(values)):
        return []
    broken = not_finite(system, float(time), np.asarray(state)) or ["the rates"]
    wrong = [name for name, value in zip(cuts, values[system.plan.size :], strict=False) if not np.isfinite(value)]
    kinds = {node.name: node.kind for node in system.causality.structure.nodes}
    if wrong and not any(kinds.get(name.rpartition(".")[0]) in ("Se", "Sf", "Signal", "Function") for name in broken):
        around = next((loop for loop in system.loops if wrong[0] in loop), (wrong[0],))
        what = f"the loop through {', '.join(around[:4])}{', …' if len(around) > 4 else ''} has no solution, or more than one."
        return [Fault(wrong[0], what, "change a gain or a value in it, or open it by a storage or a filter.")]
    others = f" (nor are {', '.join(broken[1:4])})" if len(broken) > 1 else ""
    what = f"is not finite at the start{others}."
    remedy = "a law is not a number there, constraints repeat each other for these values, or a loop has no solution: change the start or the values."
    return [Fault(broken[0], what, remedy)]
