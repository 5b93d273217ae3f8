"""bg.linearise: A, B, C, D about any consistent state, on the tangent space of the constraints."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ._checks import traced
from ._errors import Fault, ParameterError, raise_faults
from ._expression import Scalar
from ._integrable import integrable_rows
from ._linear_model import Linear
from ._linear_names import find_inputs, find_rows
from ._linear_point import Point, find_point
from ._passes import tangents
from ._plan import Plan
from ._slopes import Input, Slopes, slopes
from ._solution import concrete_results
from ._surface import surface
from ._system import System
from ._tangent_space import state_labels, tangent_space, told_basis


STILL = 1e-9  # rates that count as zero, in units of 1 J a state and second


@surface
def linearise(system: Any, state: Any = None, *, time: Any = 0.0, inputs: Any = (), outputs: Any = (), coordinates: Any = None) -> Linear:
    """The linear model about a state: a flat vector, start values by name as for `bg.initialise`, or the model's own start.

    `inputs` are parameters by path ("supply.effort", "F.effort[1]"; a source that is a function of time counts too, something is added to it),
    `outputs` results by name. The state need not be an equilibrium, but must satisfy the constraints. Constrained systems are linearised
    on the tangent space of their constraints: as many states as there are free directions. These are joint coordinates and their
    rates where there are any, and states of the system for the rest; `coordinates` names other results to be taken first. About a
    moving state the poles depend on that choice. Values may be traced, so that matrices and poles have derivatives by parameters.

    ```python
    import bgjax as bg

    nodes = dict(V=bg.Se(10.0), loop=bg.One(), L=bg.I(0.1), R=bg.R(2.0))
    system = bg.compile(bg.Graph(nodes, ["V -> loop -> L", "loop -> R"]))
    linear = bg.linearise(system, inputs=["V.effort"], outputs=["R.effort"])
    print(linear)  # one pole at −R/L = −20
    linear.frequency_response([0.0, 20.0])
    ```
    """
    point = find_point(system, state, time)
    inputs, outputs = find_inputs(system, inputs), find_rows(system.plan, "outputs", outputs)
    candidates = find_rows(system.plan, "coordinates", _preferred(system) if coordinates is None else coordinates)
    chart = _chart(point, candidates, inputs, wanted=coordinates is not None)
    found = slopes(point.system, [*chart.rates, *[value for _, value in outputs]], point.time, point.state, inputs)
    raise_faults(ParameterError, _finite_faults(found, [*chart.names, *[name for name, _ in outputs]]))
    size, across = len(chart.names), found.by_states @ chart.basis
    by_inputs = found.by_inputs - across @ chart.moved  # what an input does at fixed coordinates
    return Linear(
        A=across[:size],
        B=by_inputs[:size],
        C=across[size:],
        D=by_inputs[size:],
        states=chart.names,
        inputs=tuple(item.name for item in inputs),
        outputs=tuple(name for name, _ in outputs),
        time=point.time,
        point=point.state,
        rates=found.values[:size],
        values=found.values[size:],
        basis=chart.basis,
        equilibrium=_at_rest(point.numbers),
    )


class _Chart(NamedTuple):
    """Coordinates of the tangent space."""

    names: tuple[str, ...]
    rates: list[Scalar]
    basis: Any  # slopes of the states by them
    moved: Any  # their own slopes by the inputs


def _chart(point: Point, candidates: list[tuple[str, Scalar]], inputs: Sequence[Input], wanted: bool) -> _Chart:
    plan, equations = point.system.plan, point.system.plan.equations
    values = [value for _, value in candidates]
    with jax.ensure_compile_time_eval():
        parts = _conditions(point.numbers, values, inputs)
        raise_faults(ParameterError, _rate_faults(point.numbers, parts["constraints"], inputs))
        space = tangent_space(plan, _rows(point.numbers, parts), np.asarray(point.numbers.system.scales()), parts["candidates"].by_states)
    raise_faults(ParameterError, _dependent_faults([name for name, _ in candidates], space.results) if wanted else [])
    basis, chosen = space.basis, list(space.results)
    if point.typical is not None:
        parts = _conditions(point, values, inputs)
        told = jnp.concatenate([parts["candidates"].by_states[np.array(chosen, int)], jnp.eye(plan.size)[np.array(space.states, int)]])
        basis = told_basis(_rows(point, parts), told)
    labels = state_labels(equations, dict(plan.exports))
    names = (*[candidates[k][0] for k in chosen], *[labels[k] for k in space.states])
    along = tangents(equations.pool, [values[k] for k in chosen], _motion(plan))
    join = np.concatenate if point.typical is None else jnp.concatenate
    moved = join([parts["candidates"].by_inputs[np.array(chosen, int)], np.zeros((len(space.states), len(inputs)))])
    return _Chart(names, [*along, *[equations.rates[k] for k in space.states]], basis, moved)


def _conditions(point: Point, candidates: list[Scalar], inputs: Sequence[Input]) -> dict[str, Slopes]:
    """Slopes of all that has to hold, and of the results that may tell the rest."""
    equations = point.system.plan.equations
    constraints = [value for _, value in (*equations.rigid_gaps, *equations.hidden)]
    groups = dict(constraints=constraints, settled=list(equations.settled), candidates=candidates)
    found = slopes(point.system, [value for group in groups.values() for value in group], point.time, point.state, inputs)
    raise_faults(ParameterError, _finite_faults(found, ["state"] * len(found.values)))
    return _split(found, {name: len(group) for name, group in groups.items()})


def _rows(point: Point, parts: Mapping[str, Slopes]) -> Any:
    """Slopes of what has to stay zero: constraints, lengths of quaternions, turns that follow from poses, positions that flows hold, and what
    latches remember."""
    size, switches = point.system.plan.size, point.system.plan.equations.switches
    held = np.eye(size)[[place for switch in switches for place, _ in switch.values]]
    parts = [parts["constraints"].by_states, np.eye(size) - parts["settled"].by_states, held]
    if point.typical is not None:
        return jnp.concatenate(parts)
    return np.concatenate([*parts, integrable_rows(point.system, point.time, point.state)])


def _at_rest(point: Point) -> bool:
    with jax.ensure_compile_time_eval():
        rates, scales = concrete_results(point.system, ("@rates",), np.array([point.time]), point.state[None])[0], np.asarray(point.system.scales())
    return bool(np.all(np.abs(rates) <= STILL * np.maximum(scales, 1.0)))


def _motion(plan: Plan) -> dict[int, Scalar]:
    pool = plan.equations.pool
    return {pool.symbol("time").index: 1.0, **{pool.symbol("state", k).index: rate for k, rate in enumerate(plan.equations.rates)}}


def _preferred(system: System) -> list[str]:
    """Joint coordinates and their rates, where constraints leave fewer directions than there are states."""
    if not (system.plan.equations.hidden or system.plan.equations.rigid_gaps):
        return []
    names = system.model.coordinates()
    rates = [f"{path}.{name.replace('angle', 'rate').replace('displacement', 'velocity')}" for path, _, name in (n.rpartition(".") for n in names)]
    return [name for name in (*names, *rates) if name in system.plan.exports]


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


def _rate_faults(point: Point, constraints: Slopes, inputs: Sequence[Input]) -> list[Fault]:
    """Inputs whose own rate would enter: such a model is not of the form ẋ = A x + B u."""
    if not inputs:
        return []
    received = [value for name in _differentiated(point.system.plan) for value in point.system.plan.equations.quantities[name]]
    moved = np.abs(np.concatenate([constraints.by_inputs, slopes(point.system, received, point.time, point.state, inputs).by_inputs]))
    what = "prescribes what a constraint or a dependent storage differentiates, so that its rate would act too."
    remedy = "leave it out; take the force or voltage that drives it as the input, or put a compliance in between."
    return [Fault(item.name, what, remedy) for k, item in enumerate(inputs) if np.any(moved[:, k] > 1e-12)]


def _dependent_faults(names: Sequence[str], chosen: Sequence[int]) -> list[Fault]:
    remedy = "leave it out, or name it before those it follows from."
    return [Fault(name, "is no coordinate: it follows from those before it, or does not move here.", remedy) for k, name in enumerate(names) if k not in chosen]


def _finite_faults(found: Slopes, names: Sequence[str]) -> list[Fault]:
    if traced(found.values, found.by_states, found.by_inputs):
        return []
    sound = np.isfinite(np.concatenate([found.values[:, None], found.by_states, found.by_inputs], axis=1)).all(axis=1)
    remedy = "a law has no slope there (√ at zero, a singular pose): linearise about another state."
    return [Fault(name, "has no finite slopes at this state.", remedy) for name, good in zip(names, sound, strict=True) if not good]
