"""Linearises a compiled system about a consistent state: A, B, C, D on the tangent space of the constraints."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import traced
from ..._types import Names, Number, Value, Values
from ...errors import Fault, ParameterError, raise_faults
from ...expressions.expression import Scalar
from ...expressions.passes import tangents
from ...formulation.records.output import Output
from ...simulation.start.initialise import Start
from ...surface.calls import surface
from ...system.evaluate_numbers import concrete_results
from ...system.jacobians import Input, Slopes, slope_function, slopes
from ...system.plan import Plan
from ...system.system import System
from .integrable import integrable_rows
from .model import Linear
from .moving_frame import Frame, carried, find_frame, varying_faults
from .names import find_inputs, find_rows
from .point import Point, find_point
from .steady import Motion, find_motion, nearby, unsteady
from .tangent_space import anchors, state_labels, tangent_space, told_basis


LINEAR = 1e-8  # relative difference of matrices that count as equal
TRACED = 1e-5  # largest residual rates of a steady state where values are traced


@surface
def linearise(
    system: System,
    state: Start | Value | Values | None = None,
    *,
    time: Number = 0.0,
    inputs: Names = (),
    outputs: Names = (),
    coordinates: Names | None = None,
) -> Linear:
    """The linear model about a state: a flat vector, initial values by name (see `bg.initialise`), or the model's own.

    `inputs` are parameters by path ("supply.effort", "F.effort[1]"); where a source is a function of time, the input is
    added to it. `outputs` are results by name. The state must satisfy the constraints. Constrained systems are
    linearised on the tangent space of their constraints: the model has as many states as this space has dimensions.
    These are joint coordinates and their rates where there are any, and states of the system otherwise; `coordinates`
    names other results that are preferred. Parameters may be traced, so that matrices and poles can be differentiated.

    Poles exist for an equilibrium, a linear system, or a steady motion, in which shape and velocities are constant in
    a moving frame and cyclic coordinates (place, heading, spin angle) change uniformly. A steady motion is linearised
    in the moving frame, and cyclic coordinates that neither `outputs` nor `coordinates` name are removed
    (`linear.cyclic`), so that poles do not depend on place, heading, spin angle and method. For a symmetric body that
    spins about its axis in symmetric surroundings, the frame does not rotate with the body. About any other state,
    `linear.poles` raises an error that says what is not constant; the matrices are those of that instant.

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
    with jax.ensure_compile_time_eval():
        held = integrable_rows(point.numbers.system, point.numbers.time, point.numbers.state)
        motion = find_motion(point.numbers, held)
    request = _Request(inputs, outputs, candidates, coordinates is not None, held)
    return _moving(point, request, motion) if motion.moves else _frozen(point, request, motion)


class _Request(NamedTuple):
    """The inputs, outputs and coordinates that the user asks for, and rows of further constraints."""

    inputs: list[Input]
    outputs: list[tuple[str, Scalar]]
    candidates: list[tuple[str, Scalar]]  # for coordinates, in the order of preference
    wanted: bool  # whether the user named them
    held: np.ndarray  # gradients of functions of position that velocity constraints hold

    @property
    def results(self) -> list[Scalar]:
        return [value for _, value in self.outputs]

    @property
    def names(self) -> dict[str, tuple[str, ...]]:
        return dict(inputs=tuple(item.name for item in self.inputs), outputs=tuple(name for name, _ in self.outputs))


def _frozen(point: Point, request: _Request, motion: Motion) -> Linear:
    """The linear model at one instant, which is valid for all time about an equilibrium or in a linear system."""
    chart = _chart(point, request)
    found = slopes(point.system, [*chart.rates, *request.results], point.time, point.state, request.inputs)
    raise_faults(ParameterError, _finite_faults(found, [*chart.names, *request.names["outputs"]]))
    size, across = len(chart.names), found.by_states @ chart.basis
    if motion.still and point.typical is not None:
        across = _or_nan(across, found.values[:size])
    by_inputs = found.by_inputs - across @ chart.moved  # effect of an input at fixed coordinates
    with jax.ensure_compile_time_eval():
        steady = motion.steady or _alike(point.numbers, request, chart)
        left = () if steady else unsteady(motion, chart.names, chart.typical @ motion.left, np.ones(size))
    return Linear(
        A=across[:size],
        B=by_inputs[:size],
        C=across[size:],
        D=by_inputs[size:],
        states=chart.names,
        **request.names,
        time=point.time,
        point=point.state,
        rates=found.values[:size],
        values=found.values[size:],
        basis=chart.basis,
        equilibrium=motion.still,
        unsteady=left,
    )


def _alike(point: Point, request: _Request, chart: "_Chart") -> bool:
    """Whether A is the same at other states and times, so that the system is linear in these coordinates."""
    at = slope_function(point.system, chart.rates, len(point.state), ())
    matrices = [at(point.time, point.state).by_states @ chart.numbers]
    for time, state in nearby(point)[1:]:
        other = Point(point.system, time, state)
        parts = _conditions(other, [request.candidates[k][1] for k in chart.results], ())
        rows = _rows(other, parts, integrable_rows(point.system, time, state))
        basis = told_basis(rows, _told(parts["candidates"].by_states, chart.states, len(state)))
        matrices.append(at(time, state).by_states @ basis)
        if not np.allclose(matrices[-1], matrices[0], rtol=LINEAR, atol=LINEAR * (1.0 + np.max(np.abs(matrices[0]), initial=0.0))):
            return False
    return len(matrices) > 1


def _moving(point: Point, request: _Request, motion: Motion) -> Linear:
    """The linear model about a steady motion, in the moving frame."""
    with jax.ensure_compile_time_eval():
        numbers, rates = point.numbers, list(point.system.plan.equations.rates)
        seen = [*request.results, *[value for _, value in request.candidates if request.wanted]]
        found = slopes(numbers.system, [*rates, *seen], numbers.time, numbers.state, ())
        first = Slopes(found.values[: len(rates)], found.by_states[: len(rates)], found.by_inputs[: len(rates)])
        frame = find_frame(motion, numbers, first, found.by_states[len(rates) :])
    chart = _chart(point, request, frame)
    xp = np if point.typical is None else jnp
    model = _in_frame(point, request, frame, chart, xp)
    raise_faults(ParameterError, _varying(point, request, frame, chart, model) if point.typical is None else [])
    return model


def _in_frame(point: Point, request: _Request, frame: Frame, chart: "_Chart", xp: Any) -> Linear:
    plan, size = point.system.plan, len(chart.names)
    found = slopes(point.system, [*plan.equations.rates, *request.results], point.time, point.state, request.inputs)
    raise_faults(ParameterError, _finite_faults(found, [*state_labels(plan.equations, dict(plan.exports)), *request.names["outputs"]]))
    rates, count = found.values[: plan.size], plan.size
    told = frame.projected(chart.told, chart.anchors, point.state, xp)
    across = (found.by_states[:count] - frame.motion.turning(point.state, rates, xp)) @ chart.basis
    A, C = told @ across, found.by_states[count:] @ chart.basis
    if point.typical is not None:
        A = _or_nan(A, rates - frame.motion.explained(point.state, rates, xp))
    return Linear(
        A=A,
        B=told @ found.by_inputs[:count] - A @ chart.moved,
        C=C,
        D=found.by_inputs[count:] - C @ chart.moved,
        states=chart.names,
        **request.names,
        time=point.time,
        point=point.state,
        rates=xp.zeros(size),
        values=found.values[count:],
        basis=chart.basis,
        equilibrium=False,
        moving=True,
        cyclic=chart.cyclic,
    )


def _or_nan(matrix: Any, left: Any) -> Any:
    """The matrix, or NaN where the motion is not steady at the traced values, although it was at the typical ones."""
    return jnp.where(jnp.max(jnp.abs(left), initial=0.0) <= TRACED, matrix, jnp.nan)


def _varying(point: Point, request: _Request, frame: Frame, chart: "_Chart", model: Linear) -> list[Fault]:
    """Faults of inputs and outputs whose columns of B or rows of C differ at a later instant of the steady motion."""
    if not request.inputs and not request.outputs:
        return []
    rates = np.asarray(concrete_results(point.system, (Output.RATES,), np.array([point.time]), point.state[None])[0])
    time, state, along = carried(frame.motion, point, rates)
    count = len(state)
    found = slopes(point.system, [*point.system.plan.equations.rates, *request.results], time, state, request.inputs)
    told = frame.projected(chart.told, chart.anchors, point.state)
    pushed = told @ np.linalg.solve(along, found.by_inputs[:count]) - model.A @ chart.moved
    turned = found.by_states[count:] @ along @ chart.basis

    def relative(new, old):
        return np.abs(new - old) / (1e-9 + np.max(np.abs(old), initial=0.0))

    return varying_faults(request.inputs, relative(pushed, model.B), request.names["outputs"], relative(turned, model.C))


class _Chart(NamedTuple):
    """Coordinates of the tangent space."""

    names: tuple[str, ...]
    rates: list[Scalar]
    basis: Any  # Jacobian of the states with respect to the coordinates
    moved: Any  # Jacobian of the coordinates with respect to the inputs
    told: Any  # Jacobian of the coordinates with respect to the states
    anchors: Any  # Jacobian, with respect to the states, of coordinates that measure the cyclic directions
    cyclic: tuple[str, ...]  # their names
    results: tuple[int, ...]  # coordinates that are candidates, by index
    states: tuple[int, ...]  # coordinates that are states, by index
    numbers: np.ndarray  # `basis` with concrete values
    typical: np.ndarray  # `told` with concrete values


def _chart(point: Point, request: _Request, frame: Frame | None = None) -> _Chart:
    plan, equations, inputs = point.system.plan, point.system.plan.equations, request.inputs
    names, values = [name for name, _ in request.candidates], [value for _, value in request.candidates]
    labels = state_labels(equations, dict(plan.exports))
    with jax.ensure_compile_time_eval():
        parts, scales = _conditions(point.numbers, values, inputs), np.asarray(point.numbers.system.scales())
        raise_faults(ParameterError, _rate_faults(point.numbers, parts["constraints"], inputs))
        cyclic = np.zeros((plan.size, 0)) if frame is None else frame.cyclic(point.numbers.state)
        fixed = anchors(plan, cyclic, scales, parts["candidates"].by_states)
        rows = np.concatenate([_rows(point.numbers, parts, request.held), _told(parts["candidates"].by_states[list(fixed[0])], fixed[1], plan.size)])
        space = tangent_space(plan, rows, scales, parts["candidates"].by_states)
    if request.wanted:
        raise_faults(ParameterError, _dependent_faults(names, space.results))
    basis, chosen = space.basis, list(space.results)
    typical = _told(parts["candidates"].by_states[np.array(chosen, int)], space.states, plan.size)
    if point.typical is not None:
        parts = _conditions(point, values, inputs)
    told = _told(parts["candidates"].by_states[np.array(chosen, int)], space.states, plan.size)
    anchored = _told(parts["candidates"].by_states[np.array(fixed[0], int)], fixed[1], plan.size)
    join = np.concatenate if point.typical is None else jnp.concatenate
    if point.typical is not None:
        basis = told_basis(join([_rows(point, parts, request.held), anchored]), told)
    along = tangents(equations.pool, [values[k] for k in chosen], _motion(plan))
    moved = join([parts["candidates"].by_inputs[np.array(chosen, int)], np.zeros((len(space.states), len(inputs)))])
    return _Chart(
        names=(*[names[k] for k in chosen], *[labels[k] for k in space.states]),
        rates=[*along, *[equations.rates[k] for k in space.states]],
        basis=basis,
        moved=moved,
        told=told,
        anchors=anchored,
        cyclic=(*[names[k] for k in fixed[0]], *[labels[k] for k in fixed[1]]),
        results=space.results,
        states=space.states,
        numbers=space.basis,
        typical=typical,
    )


def _told(results: Any, states: Sequence[int], size: int) -> Any:
    """The Jacobian, with respect to all states, of some results, followed by that of some of the states themselves."""
    units = np.eye(size)[np.array(states, int)]
    return np.concatenate([results, units]) if isinstance(results, np.ndarray) else jnp.concatenate([results, units])


def _conditions(point: Point, candidates: list[Scalar], inputs: Sequence[Input]) -> dict[str, Slopes]:
    """Values and Jacobians of the constraints, of the normal form of the states, and of candidates for coordinates."""
    equations = point.system.plan.equations
    constraints = [value for _, value in (*equations.rigid_gaps, *equations.hidden)]
    groups = dict(constraints=constraints, normalised=list(equations.normalised), candidates=candidates)
    found = slopes(point.system, [value for group in groups.values() for value in group], point.time, point.state, inputs)
    raise_faults(ParameterError, _finite_faults(found, ["state"] * len(found.values)))
    return _split(found, {name: len(group) for name, group in groups.items()})


def _rows(point: Point, parts: Mapping[str, Slopes], integrable: np.ndarray) -> Any:
    """The Jacobian of everything that deviations must keep at zero.

    That is constraints, lengths of quaternions, turns that follow from poses, functions of position that velocity
    constraints hold, and the held values of switches.
    """
    size, switches = point.system.plan.size, point.system.plan.equations.switches
    held = np.eye(size)[[place for switch in switches for place, _ in switch.values]]
    parts = [parts["constraints"].by_states, np.eye(size) - parts["normalised"].by_states, held]
    if point.typical is not None:
        return jnp.concatenate(parts)
    return np.concatenate([*parts, integrable])


def _motion(plan: Plan) -> dict[int, Scalar]:
    pool = plan.equations.pool
    return {pool.symbol("time").index: 1.0, **{pool.symbol("state", k).index: rate for k, rate in enumerate(plan.equations.rates)}}


def _preferred(system: System) -> list[str]:
    """Names of joint coordinates and their rates, where the system has constraints."""
    if not (system.plan.equations.hidden or system.plan.equations.rigid_gaps):
        return []
    names = system.model.coordinates()
    rates = [f"{path}.{name.replace('angle', 'rate').replace('displacement', 'velocity')}" for path, _, name in (n.rpartition(".") for n in names)]
    return [name for name in (*names, *rates) if name in system.plan.exports]


def _differentiated(plan: Plan) -> list[str]:
    """Results whose time derivatives are in the equations: inputs of dependent storages and of derivative blocks."""
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
    """Faults of inputs whose time derivative would act too: such a model is not of the form ẋ = A x + B u."""
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
