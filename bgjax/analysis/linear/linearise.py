"""Linearises a compiled system about a consistent state: A, B, C, D on the tangent space of the constraints."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from ..._types import Names, Number, Value, Values
from ...errors import Fault, ParameterError, raise_faults
from ...formulation.records.output import Output
from ...simulation.start.initialise import Start
from ...surface.calls import checked_call
from ...system.evaluate_numbers import evaluate_numbers
from ...system.jacobians import jacobian_function, jacobians
from ...system.system import System
from .chart import Chart, LinearRequest, basis_at, find_chart, find_request, finite_jacobian_faults, part
from .model import Linear
from .moving_frame import Change, Frame, carried, find_frame, varying_faults
from .point import LinearPoint, find_point
from .steady import SteadyMotion, find_motion, nearby, unsteady
from .tangent_space import state_labels


LINEAR = 1e-8  # relative difference of matrices that count as equal
TRACED = 1e-5  # largest residual rates of a steady state where values are traced


@checked_call
def linearise(
    system: System,
    state: Start | Value | Values | None = None,
    *,
    time: Number = 0.0,
    inputs: Names = (),
    outputs: Names = (),
    coordinates: Names | None = None,
) -> Linear:
    """Computes the linear model about a state: a flat vector, initial values by name (see `bg.initialise`), or the
    model's own.

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
    request = find_request(point, inputs, outputs, coordinates)
    with jax.ensure_compile_time_eval():
        motion = find_motion(point.numbers, request.held)
    return _moving(point, request, motion) if motion.moves else _frozen(point, request, motion)


# -- at one instant ------------------------------------------------------------------------------------------
def _frozen(point: LinearPoint, request: LinearRequest, motion: SteadyMotion) -> Linear:
    """The linear model at one instant, which is valid for all time about an equilibrium or in a linear system."""
    chart = find_chart(point, request)
    found = jacobians(point.system, [*chart.rates, *request.results], point.time, point.state, request.inputs)
    raise_faults(ParameterError, finite_jacobian_faults(found, [*chart.names, *request.names["outputs"]]))
    size, across = len(chart.names), found.by_states @ chart.basis
    if motion.still and point.with_numbers is not None:
        across = _or_nan(across, found.values[:size])
    by_inputs = found.by_inputs - across @ chart.moved  # effect of an input at fixed coordinates
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
        unsteady=_unsteady(point, request, motion, chart),
    )


def _unsteady(point: LinearPoint, request: LinearRequest, motion: SteadyMotion, chart: Chart) -> tuple[str, ...]:
    """Sentences on what is not constant; none in an equilibrium and in a linear system."""
    with jax.ensure_compile_time_eval():
        if motion.steady or _alike(point.numbers, request, chart):
            return ()
        return unsteady(motion, chart.names, chart.told_numbers @ motion.unexplained, np.ones(len(chart.names)))


def _alike(point: LinearPoint, request: LinearRequest, chart: Chart) -> bool:
    """Whether A is the same at other states and times, so that the system is linear in these coordinates."""
    at = jacobian_function(point.system, chart.rates, len(point.state), ())
    first = at(point.time, point.state).by_states @ chart.basis_numbers
    limit = LINEAR * (1.0 + np.max(np.abs(first), initial=0.0))
    others = nearby(point)[1:]
    for time, state in others:
        basis = basis_at(LinearPoint(point.system, time, state), request, chart)
        if not np.allclose(at(time, state).by_states @ basis, first, rtol=LINEAR, atol=limit):
            return False
    return len(others) > 0


# -- in a moving frame ---------------------------------------------------------------------------------------
def _moving(point: LinearPoint, request: LinearRequest, motion: SteadyMotion) -> Linear:
    """The linear model about a steady motion, in the moving frame."""
    with jax.ensure_compile_time_eval():
        frame = _frame(point.numbers, request, motion)
    chart = find_chart(point, request, frame)
    if point.with_numbers is not None:
        return _in_frame(point, request, frame, chart, jnp)
    model = _in_frame(point, request, frame, chart, np)
    raise_faults(ParameterError, _varying(point, request, frame, chart, model))
    return model


def _frame(point: LinearPoint, request: LinearRequest, motion: SteadyMotion) -> Frame:
    """The frame without the cyclic directions on which outputs and named coordinates depend."""
    rates = list(point.system.plan.equations.rates)
    seen = [*request.results, *[value for _, value in request.candidates if request.wanted]]
    found = jacobians(point.system, [*rates, *seen], point.time, point.state, ())
    return find_frame(motion, point, part(found, slice(len(rates))), found.by_states[len(rates) :])


def _in_frame(point: LinearPoint, request: LinearRequest, frame: Frame, chart: Chart, xp: Any) -> Linear:
    plan, count = point.system.plan, point.system.plan.size
    found = jacobians(point.system, [*plan.equations.rates, *request.results], point.time, point.state, request.inputs)
    labels = state_labels(plan.equations, dict(plan.exports))
    raise_faults(ParameterError, finite_jacobian_faults(found, [*labels, *request.names["outputs"]]))
    rates = found.values[:count]
    told = frame.projected(chart.told, chart.anchors, point.state, xp)
    across = (found.by_states[:count] - frame.motion.turning(point.state, rates, xp)) @ chart.basis
    A, C = told @ across, found.by_states[count:] @ chart.basis
    if point.with_numbers is not None:
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
        rates=xp.zeros(len(chart.names)),
        values=found.values[count:],
        basis=chart.basis,
        equilibrium=False,
        moving=True,
        cyclic=chart.cyclic,
    )


def _or_nan(matrix: Any, residual: Any) -> Any:
    """The matrix, or NaN where the motion is not steady at the traced values, although it was at those in numbers."""
    return jnp.where(jnp.max(jnp.abs(residual), initial=0.0) <= TRACED, matrix, jnp.nan)


def _varying(point: LinearPoint, request: LinearRequest, frame: Frame, chart: Chart, model: Linear) -> list[Fault]:
    """Faults of inputs and outputs whose columns of B or rows of C differ at a later instant of the steady motion."""
    if not request.inputs and not request.outputs:
        return []
    rates = np.asarray(evaluate_numbers(point.system, (Output.RATES,), np.array([point.time]), point.state[None])[0])
    time, state, along = carried(frame.motion, point, rates)
    count, every = len(state), [*point.system.plan.equations.rates, *request.results]
    found = jacobians(point.system, every, time, state, request.inputs)
    told = frame.projected(chart.told, chart.anchors, point.state)
    pushed = told @ np.linalg.solve(along, found.by_inputs[:count]) - model.A @ chart.moved
    turned = found.by_states[count:] @ along @ chart.basis

    def relative(new, old):
        return np.abs(new - old) / (1e-9 + np.max(np.abs(old), initial=0.0))

    change = Change(relative(pushed, model.B), relative(turned, model.C))
    return varying_faults(request.inputs, request.names["outputs"], change)
