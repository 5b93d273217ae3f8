"""bg.linearise: A, B, C, D about any consistent state, on the tangent space of the constraints."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from ._checks import is_time, traced
from ._errors import Fault, InitialError, ParameterError, StructureError, raise_faults, shown
from ._expression import Scalar
from ._initial import initialise
from ._integrable import integrable_rows
from ._linear_model import Linear
from ._linear_names import find_inputs, find_rows
from ._passes import tangents
from ._plan import Plan
from ._slopes import Input, Slopes, slopes
from ._solution import concrete_results
from ._start_faults import check_start
from ._system import System
from ._tangent_space import state_labels, tangent_space


STILL = 1e-9  # rates that count as zero, in units of 1 J a state and second


def linearise(system: Any, state: Any = None, *, time: Any = 0.0, inputs: Any = (), outputs: Any = (), coordinates: Any = None) -> Linear:
    """The linear model about a state: a flat vector, start values by name as for `bg.initialise`, or the model's own start.

    `inputs` are parameters by path ("supply.effort", "F.effort[1]"; a source that is a function of time counts too, something is added to it),
    `outputs` results by name. The state need not be an equilibrium, but must satisfy the constraints. Constrained systems are linearised
    on the tangent space of their constraints: as many states as there are free directions. These are joint coordinates and their
    rates where there are any, and states of the system for the rest; `coordinates` names other results to be taken first. About a
    moving state the poles depend on that choice.

    ```python
    import bgjax as bg

    nodes = dict(V=bg.Se(10.0), loop=bg.One(), L=bg.I(0.1), R=bg.R(2.0))
    system = bg.compile(bg.Graph(nodes, ["V -> loop -> L", "loop -> R"]))
    linear = bg.linearise(system, inputs=["V.effort"], outputs=["R.effort"])
    print(linear)  # one pole at −R/L = −20
    linear.frequency_response([0.0, 20.0])
    ```
    """
    time, state = _point(system, state, time)
    inputs, outputs = find_inputs(system, inputs), find_rows(system.plan, "outputs", outputs)
    chart = _chart(system, time, state, find_rows(system.plan, "coordinates", _preferred(system) if coordinates is None else coordinates), inputs)
    found = slopes(system, [*chart.rates, *[value for _, value in outputs]], time, state, inputs)
    raise_faults(ParameterError, _finite_faults(found, [*chart.names, *[name for name, _ in outputs]]))
    size, scales = len(chart.names), np.asarray(system.scales())
    across = found.by_states @ chart.basis
    by_inputs = found.by_inputs - across @ chart.moved  # what an input does at fixed coordinates
    still = concrete_results(system, ("@rates",), np.array([time]), state[None])[0]
    return Linear(
        A=across[:size],
        B=by_inputs[:size],
        C=across[size:],
        D=by_inputs[size:],
        states=chart.names,
        inputs=tuple(item.name for item in inputs),
        outputs=tuple(name for name, _ in outputs),
        time=time,
        point=state,
        rates=found.values[:size],
        values=found.values[size:],
        basis=chart.basis,
        equilibrium=bool(np.all(np.abs(still) <= STILL * np.maximum(scales, 1.0))),
    )


class _Chart(NamedTuple):
    """Coordinates of the tangent space."""

    names: tuple[str, ...]
    rates: list[Scalar]
    basis: np.ndarray  # slopes of the states by them
    moved: np.ndarray  # their own slopes by the inputs


def _chart(system: System, time: float, state: np.ndarray, candidates: list[tuple[str, Scalar]], inputs: Sequence[Input]) -> _Chart:
    plan, equations = system.plan, system.plan.equations
    groups = dict(constraints=_constraints(plan), settled=equations.settled, candidates=[value for _, value in candidates])
    found = slopes(system, [value for group in groups.values() for value in group], time, state, inputs)
    parts = _split(found, {name: len(group) for name, group in groups.items()})
    raise_faults(ParameterError, _finite_faults(found, ["state"] * len(found.values)) or _rate_faults(system, time, state, parts["constraints"], inputs))
    rows = np.concatenate([parts["constraints"].by_states, np.eye(plan.size) - parts["settled"].by_states, integrable_rows(system, time, state)])
    space = tangent_space(plan, rows, np.asarray(system.scales()), parts["candidates"].by_states)
    labels = state_labels(equations, dict(plan.exports))
    names = (*[candidates[k][0] for k in space.results], *[labels[k] for k in space.states])
    along = tangents(equations.pool, [candidates[k][1] for k in space.results], _motion(plan))
    moved = np.concatenate([parts["candidates"].by_inputs[list(space.results)], np.zeros((len(space.states), len(inputs)))])
    return _Chart(names, [*along, *[equations.rates[k] for k in space.states]], space.basis, moved)


def _motion(plan: Plan) -> dict[int, Scalar]:
    pool = plan.equations.pool
    return {pool.symbol("time").index: 1.0, **{pool.symbol("state", k).index: rate for k, rate in enumerate(plan.equations.rates)}}


def _preferred(system: System) -> list[str]:
    """Joint coordinates and their rates, where constraints leave fewer directions than there are states."""
    if not system.plan.equations.hidden:
        return []
    names = system.model.coordinates()
    rates = [f"{path}.{name.replace('angle', 'rate').replace('displacement', 'velocity')}" for path, _, name in (n.rpartition(".") for n in names)]
    return [name for name in (*names, *rates) if name in system.plan.exports]


def _point(system: Any, state: Any, time: Any) -> tuple[float, np.ndarray]:
    """The time and a consistent state, as numbers."""
    if not isinstance(system, System):
        raise StructureError([Fault("linearise", f"got a {type(system).__name__}.", "give a compiled system: bg.linearise(bg.compile(graph)).")])
    if traced(system, state, time):
        remedy = "call it outside jit and grad, or differentiate system(t, y) itself: jax.jacfwd(system, argnums=1)(t, y)."
        raise ParameterError([Fault("linearise", "needs numbers, but got traced values.", remedy)])
    if not is_time(time):
        raise InitialError([Fault("time", f"{shown(time)} is not a finite time.", "give a number.")])
    if state is None or isinstance(state, Mapping):
        return float(time), np.asarray(initialise(system, state, time=time), float)
    state = np.asarray(state, float) if isinstance(state, list | tuple) else state
    system.check_state(state)
    check_start(system, time, state)
    settled = concrete_results(system, ("@settled",), np.array([float(time)]), np.asarray(state, float)[None])[0]
    _check_settled(system, np.asarray(state, float), settled)
    return float(time), np.asarray(state, float)


def _check_settled(system: System, state: np.ndarray, settled: np.ndarray) -> None:
    """A quaternion of another length is no orientation; a counted turn may be off by rounding only."""
    faults = []
    for slot in system.plan.equations.states:
        place = slice(slot.start, slot.start + slot.width)
        if slot.controlled and np.max(np.abs(state[place] - settled[place]), initial=0.0) > 1e-6:
            faults.append(Fault(slot.name, f"has length {np.linalg.norm(state[place]):.4g}.", "give a unit quaternion, or start values by name."))
    raise_faults(InitialError, faults)


def _constraints(plan: Plan) -> list[Scalar]:
    return [value for _, value in (*plan.equations.gaps, *plan.equations.hidden)]


def _differentiated(plan: Plan) -> list[str]:
    """Results whose time derivative is part of the equations: what dependent storages and derivative blocks receive."""
    causality, found = plan.equations.causality, []
    for node in causality.structure.nodes:
        for port in node.ports if not node.is_junction and node.rule.storage else ():
            path = node.name if len(node.ports) == 1 else f"{node.name}.{port.name}"
            if path in causality.derivative:
                found.append(f"{path}.{'effort' if causality.effort_in(node.name, port.name) else 'flow'}")
        if node.kind == "Derivative":
            found += [f"{signal.source}.{signal.quantity}" for signal in causality.structure.feeds.get(node.name, ())]
    return [name for name in found if name in plan.equations.quantities]


def _split(found: Slopes, sizes: Mapping[str, int]) -> dict[str, Slopes]:
    bounds = np.cumsum([0, *sizes.values()])
    places = [slice(a, b) for a, b in zip(bounds[:-1], bounds[1:], strict=True)]
    return {name: Slopes(found.values[p], found.by_states[p], found.by_inputs[p]) for name, p in zip(sizes, places, strict=True)}


def _rate_faults(system: System, time: float, state: np.ndarray, constraints: Slopes, inputs: Sequence[Input]) -> list[Fault]:
    """Inputs whose own rate would enter: such a model is not of the form ẋ = A x + B u."""
    if not inputs:
        return []
    received = [value for name in _differentiated(system.plan) for value in system.plan.equations.quantities[name]]
    moved = np.abs(np.concatenate([constraints.by_inputs, slopes(system, received, time, state, inputs).by_inputs]))
    what = "prescribes what a constraint or a dependent storage differentiates, so that its rate would act too."
    remedy = "leave it out; take the force or voltage that drives it as the input, or put a compliance in between."
    return [Fault(item.name, what, remedy) for k, item in enumerate(inputs) if np.any(moved[:, k] > 1e-12)]


def _finite_faults(found: Slopes, names: Sequence[str]) -> list[Fault]:
    sound = np.isfinite(np.concatenate([found.values[:, None], found.by_states, found.by_inputs], axis=1)).all(axis=1)
    remedy = "a law has no slope there (√ at zero, a singular pose): linearise about another state."
    return [Fault(name, "has no finite slopes at this state.", remedy) for name, good in zip(names, sound, strict=True) if not good]
