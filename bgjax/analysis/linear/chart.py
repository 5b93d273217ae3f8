"""The states of a linear model: independent coordinates of the tangent space of the constraints at one point.

They are the results that the user names, or joint coordinates and their rates; a `Chart` has them with their basis."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np

from ..._tracing import traced
from ...errors import Fault, ParameterError, raise_faults
from ...expressions.expression import Scalar
from ...expressions.passes import tangents
from ...system.graphs import joint_coordinates
from ...system.jacobians import Input, Jacobians, jacobians
from ...system.plan import Plan
from ...system.system import System
from .integrable import integrable_rows
from .moving_frame import Frame
from .names import find_inputs, find_rows
from .point import LinearPoint
from .tangent_space import TangentSpace, anchors, state_labels, tangent_space, told_basis


class LinearRequest(NamedTuple):
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


def find_request(point: LinearPoint, inputs: Any, outputs: Any, coordinates: Any) -> LinearRequest:
    """What the user asks for at a point; one error reports all wrong names of a kind."""
    plan = point.system.plan
    found_inputs, found_outputs = find_inputs(point.system, inputs), find_rows(plan, "outputs", outputs)
    preferred = _preferred(point.system) if coordinates is None else coordinates
    candidates = find_rows(plan, "coordinates", preferred)
    with jax.ensure_compile_time_eval():
        held = integrable_rows(point.numbers.system, point.numbers.time, point.numbers.state)
    return LinearRequest(found_inputs, found_outputs, candidates, coordinates is not None, held)


def _preferred(system: System) -> list[str]:
    """Names of joint coordinates and their rates, where the system has constraints."""
    if not (system.plan.equations.hidden or system.plan.equations.rigid_gaps):
        return []
    names = joint_coordinates(system)
    return [name for name in (*names, *map(_rate_name, names)) if name in system.plan.exports]


def _rate_name(coordinate: str) -> str:
    """The name of the rate of a joint coordinate: joint.angle gives joint.rate."""
    path, _, name = coordinate.rpartition(".")
    return f"{path}.{name.replace('angle', 'rate').replace('displacement', 'velocity')}"


# -- coordinates ---------------------------------------------------------------------------------------------
class Chart(NamedTuple):
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
    basis_numbers: np.ndarray  # `basis` in numbers
    told_numbers: np.ndarray  # `told` in numbers


class _CoordinateChoice(NamedTuple):
    """Coordinates and anchors chosen at a point in numbers, and the Jacobians they were chosen by."""

    space: TangentSpace
    anchors: tuple[tuple[int, ...], tuple[int, ...]]  # indices of results and of states
    parts: dict[str, Jacobians]


def find_chart(point: LinearPoint, request: LinearRequest, frame: Frame | None = None) -> Chart:
    """Coordinates of the tangent space at a point, without the cyclic directions of a frame."""
    plan, inputs, is_traced = point.system.plan, request.inputs, point.with_numbers is not None
    with jax.ensure_compile_time_eval():
        space, fixed, chosen_parts = _choice(point.numbers, request, frame)
    if request.wanted:
        raise_faults(ParameterError, _dependent_faults([name for name, _ in request.candidates], space.results))
    parts = _conditions(point, request.candidates, inputs) if is_traced else chosen_parts
    candidates, join = parts["candidates"], jnp.concatenate if is_traced else np.concatenate
    told = _told(candidates.by_states, space.results, space.states)
    anchored = _told(candidates.by_states, *fixed)
    basis = space.basis
    if is_traced:
        basis = told_basis(join([_rows(point, parts, request.held), anchored]), told)
    by_inputs = candidates.by_inputs[np.array(space.results, int)]
    return Chart(
        names=_names(plan, request, space.results, space.states),
        rates=_rates(plan, request, space),
        basis=basis,
        moved=join([by_inputs, np.zeros((len(space.states), len(inputs)))]),
        told=told,
        anchors=anchored,
        cyclic=_names(plan, request, *fixed),
        results=space.results,
        states=space.states,
        basis_numbers=space.basis,
        told_numbers=_told(chosen_parts["candidates"].by_states, space.results, space.states),
    )


def _choice(point: LinearPoint, request: LinearRequest, frame: Frame | None) -> _CoordinateChoice:
    """Coordinates of the tangent space and anchors of the cyclic directions, at a point in numbers."""
    plan, scales = point.system.plan, np.asarray(point.system.scales())
    parts = _conditions(point, request.candidates, request.inputs)
    raise_faults(ParameterError, _rate_faults(point, parts["constraints"], request.inputs))
    candidates = parts["candidates"].by_states
    cyclic = np.zeros((plan.size, 0)) if frame is None else frame.cyclic(point.state)
    fixed = anchors(plan, cyclic, scales, candidates)
    rows = np.concatenate([_rows(point, parts, request.held), _told(candidates, *fixed)])
    return _CoordinateChoice(tangent_space(plan, rows, scales, candidates), fixed, parts)


def basis_at(point: LinearPoint, request: LinearRequest, chart: Chart) -> Any:
    """The basis of the tangent space at another point in numbers, in the same coordinates."""
    parts = _conditions(point, [request.candidates[k] for k in chart.results], ())
    rows = _rows(point, parts, integrable_rows(point.system, point.time, point.state))
    return told_basis(rows, _told(parts["candidates"].by_states, range(len(chart.results)), chart.states))


def _names(plan: Plan, request: LinearRequest, results: Sequence[int], states: Sequence[int]) -> tuple[str, ...]:
    labels = state_labels(plan.equations, dict(plan.exports))
    return (*[request.candidates[k][0] for k in results], *[labels[k] for k in states])


def _rates(plan: Plan, request: LinearRequest, space: TangentSpace) -> list[Scalar]:
    """Time derivatives of the coordinates."""
    pool, rates = plan.equations.pool, plan.equations.rates
    motion = {pool.symbol("time").index: 1.0}
    motion |= {pool.symbol("state", k).index: rate for k, rate in enumerate(rates)}
    along = tangents(pool, [request.candidates[k][1] for k in space.results], motion)
    return [*along, *[rates[k] for k in space.states]]


def _told(candidates: Any, results: Sequence[int], states: Sequence[int]) -> Any:
    """The Jacobian, with respect to all states, of some candidates, followed by that of some of the states."""
    chosen = candidates[np.array(results, int)]
    units = np.eye(candidates.shape[1])[np.array(states, int)]
    return np.concatenate([chosen, units]) if isinstance(chosen, np.ndarray) else jnp.concatenate([chosen, units])


# -- constraints ---------------------------------------------------------------------------------------------
def _conditions(
    point: LinearPoint, candidates: Sequence[tuple[str, Scalar]], inputs: Sequence[Input]
) -> dict[str, Jacobians]:
    """Values and Jacobians of the constraints, of the normal form of the states, and of candidates for coordinates."""
    equations = point.system.plan.equations
    constraints = [value for _, value in (*equations.rigid_gaps, *equations.hidden)]
    normalised, values = list(equations.normalised), [value for _, value in candidates]
    found = jacobians(point.system, [*constraints, *normalised, *values], point.time, point.state, inputs)
    raise_faults(ParameterError, finite_jacobian_faults(found, ["state"] * len(found.values)))
    first, second = len(constraints), len(constraints) + len(normalised)
    return dict(
        constraints=part(found, slice(first)),
        normalised=part(found, slice(first, second)),
        candidates=part(found, slice(second, None)),
    )


def part(found: Jacobians, rows: slice) -> Jacobians:
    """Values and Jacobians of some of the outputs."""
    return Jacobians(found.values[rows], found.by_states[rows], found.by_inputs[rows])


def _rows(point: LinearPoint, parts: Mapping[str, Jacobians], integrable: np.ndarray) -> Any:
    """The Jacobian of everything that deviations must keep at zero.

    That is constraints, lengths of quaternions, turns that follow from poses, functions of position that velocity
    constraints hold, and the held values of switches.
    """
    size, switches = point.system.plan.size, point.system.plan.equations.switches
    held = np.eye(size)[[place for switch in switches for place, _ in switch.values]]
    rows = [parts["constraints"].by_states, np.eye(size) - parts["normalised"].by_states, held]
    if point.with_numbers is not None:
        return jnp.concatenate(rows)
    return np.concatenate([*rows, integrable])


# -- what may be wrong ---------------------------------------------------------------------------------------
def _rate_faults(point: LinearPoint, constraints: Jacobians, inputs: Sequence[Input]) -> list[Fault]:
    """Faults of inputs whose time derivative would act too: such a model is not of the form ẋ = A x + B u."""
    if not inputs:
        return []
    quantities = point.system.plan.equations.quantities
    received = [value for name in _differentiated(point.system.plan) for value in quantities[name]]
    found = jacobians(point.system, received, point.time, point.state, inputs)
    moved = np.abs(np.concatenate([constraints.by_inputs, found.by_inputs]))
    what = "prescribes what a constraint or a dependent storage differentiates, so that its rate would act too."
    remedy = "leave it out; take the force or voltage that drives it as the input, or put a compliance in between."
    return [Fault(item.name, what, remedy) for k, item in enumerate(inputs) if np.any(moved[:, k] > 1e-12)]


def _differentiated(plan: Plan) -> list[str]:
    """Results whose time derivatives are in the equations: inputs of dependent storages and of derivative blocks."""
    causality, found = plan.equations.causality, []
    for node in causality.structure.nodes:
        received = causality.received(node) if not node.is_junction and node.rule.storage else {}
        for port, variable in received.items():
            path = node.name if len(received) == 1 else f"{node.name}.{port}"
            if path in causality.derivative:
                found.append(f"{path}.{variable}")
        if node.kind == "Derivative":
            found += [f"{signal.source}.{signal.quantity}" for signal in causality.structure.feeds.get(node.name, ())]
    return [name for name in found if name in plan.equations.quantities]


def _dependent_faults(names: Sequence[str], chosen: Sequence[int]) -> list[Fault]:
    what = "is no coordinate: it follows from those before it, or does not move here."
    remedy = "leave it out, or name it before those it follows from."
    return [Fault(name, what, remedy) for k, name in enumerate(names) if k not in chosen]


def finite_jacobian_faults(found: Jacobians, names: Sequence[str]) -> list[Fault]:
    """Faults of outputs, by name, whose value or Jacobian is not finite; none where values are traced."""
    if traced(found.values, found.by_states, found.by_inputs):
        return []
    every = np.concatenate([found.values[:, None], found.by_states, found.by_inputs], axis=1)
    sound = np.isfinite(every).all(axis=1)
    what = "has no finite derivatives at this state."
    remedy = "a law has no derivative there (√ at zero, a singular pose): linearise about another state."
    return [Fault(name, what, remedy) for name, good in zip(names, sound, strict=True) if not good]
