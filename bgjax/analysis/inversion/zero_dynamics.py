"""States of an inverse that remain free where all outputs are zero, and the eigenvalues of their motion."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from ...elements.state_kind import StateKind
from ...errors import BondGraphError
from ...expressions.calls import JacobianCall, is_source
from ...expressions.expression import Expr, Scalar
from ...expressions.passes import substitute
from ...graph.graph import Guess
from ...simulation.start.consistent import VELOCITIES, order_of
from ...simulation.start.initialise import initialise
from ...system.evaluators import evaluator
from ...system.graphs import joint_coordinates
from ...system.jacobians import jacobians
from ...system.system import System


RANK = 1e-8  # relative to the largest singular value of scaled rows
BESIDE = 0.4  # change of the model's initial values where these are a dead centre
UNSTABLE = 1e-5  # relative to the largest eigenvalue: real parts above it grow


@dataclass(frozen=True)
class ZeroDynamics:
    """The motion of an inverse whose outputs are kept at zero, near a state: `states` are results that remain free."""

    states: tuple[str, ...]
    eigenvalues: np.ndarray

    @property
    def order(self) -> int:
        return len(self.eigenvalues)

    @cached_property
    def unstable(self) -> np.ndarray:
        """Eigenvalues whose real parts are positive beyond rounding."""
        values = self.eigenvalues
        limit = UNSTABLE * max(1.0, float(np.max(np.abs(values), initial=0.0)))
        return values[values.real > limit]


def start_of(system: System) -> np.ndarray | None:
    """A state that satisfies the constraints and the wanted motion: near the model's initial values, all of which may
    change; None if none is found."""
    given = evaluator(system).initial()
    plain = {name: value.value if isinstance(value, Guess) else value for name, value in given.items()}
    guesses = [{name: Guess(value + shift) for name, value in plain.items()} for shift in (0.0, BESIDE, -BESIDE)]
    for values in ({}, *guesses):
        try:
            return np.asarray(initialise(system, values))
        except BondGraphError:
            continue
    return None


def zero_dynamics(system: System, state: np.ndarray) -> ZeroDynamics:
    """Free states and eigenvalues at a state, first with velocities of zero, where the rates are defined there."""
    for at in (_at_rest(system, state), state):
        found = _zero_dynamics(system, at)
        if found is not None:
            return found
    return ZeroDynamics((), np.zeros(0, complex))


def _at_rest(system: System, state: np.ndarray) -> np.ndarray:
    still = np.array(state, float)
    for slot in system.plan.equations.states:
        if slot.kind.moving:
            still[slot.start : slot.start + slot.width] = 0.0
    return still


def _zero_dynamics(system: System, state: np.ndarray) -> ZeroDynamics | None:
    equations = system.plan.equations
    rates = _without_motion(system, list(equations.rates))
    by_state = np.asarray(jacobians(system, rates, 0.0, state, ()).by_states)
    rows = _kept(system, state)
    if not np.all(np.isfinite(by_state)) or not np.all(np.isfinite(rows)):
        return None
    free = _null_space(rows)
    values = np.linalg.eigvals(free.T @ by_state @ free) if free.shape[1] else np.zeros(0)
    order = np.argsort(-values.real, kind="stable")
    return ZeroDynamics(_names(system, state, rows, free.shape[1]), np.asarray(values[order], complex))


def _without_motion(system: System, outputs: list[Scalar]) -> list[Scalar]:
    """The expressions with zero in place of all time derivatives of wanted functions."""
    pool, paths = system.plan.equations.pool, [pair.node for pair in system.model.pairs]
    zero: dict[int, Scalar] = {}
    for index in pool.reachable(outputs):
        if pool.kind(index) == "call":
            target = pool.call_of(index)[0].target
            if isinstance(target, JacobianCall) and any(is_source(target.base, path) for path in paths):
                zero[index] = 0.0
    return substitute(pool, outputs, zero)


def _kept(system: System, state: np.ndarray) -> np.ndarray:
    """Gradients of all that does not change freely: constraints, conditions, norms of quaternions, counted turns."""
    equations = system.plan.equations
    outputs = [value for _, value in (*equations.rigid_gaps, *equations.hidden) if isinstance(value, Expr)]
    rows = [np.zeros((0, system.plan.size))]
    if outputs:
        rows.append(np.asarray(jacobians(system, outputs, 0.0, state, ()).by_states))
    for slot in equations.states:
        places = slice(slot.start, slot.start + slot.width)
        if slot.kind in (StateKind.QUATERNION, StateKind.TURNED):
            row = np.zeros((1, system.plan.size))
            row[0, places] = state[places] if slot.kind is StateKind.QUATERNION else 1.0
            rows.append(row)
    return np.concatenate(rows)


def _null_space(rows: np.ndarray) -> np.ndarray:
    """An orthonormal basis of the directions in which the rows do not change."""
    rows = rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), 1e-300)
    if not len(rows):
        return np.eye(rows.shape[1])
    _, sizes, right = np.linalg.svd(rows)
    return right[int(np.sum(sizes > RANK * max(1.0, sizes[0]))) :].T


def _names(system: System, state: np.ndarray, rows: np.ndarray, count: int) -> tuple[str, ...]:
    """Names of results that are free: coordinates of joints and positions first, then rates and other states."""
    equations, found, kept = system.plan.equations, [], rows
    still = [slot.name for slot in equations.states if not slot.kind.moving]
    moving = [slot.name for slot in equations.states if slot.kind.moving]
    short = [system.plan.short_name(name) for name in (*still, *moving)]
    scalars = [name for name in system.plan.exports if len(system.plan.outputs(name)) == 1]
    rates = [name for name in scalars if order_of(system.plan, system.plan.resolve(name)) == VELOCITIES]
    joints = {name.rpartition(".")[0] for name in joint_coordinates(system)}
    rates = sorted(rates, key=lambda name: name.rpartition(".")[0] not in joints)
    short = [*short[: len(still)], *rates, *short[len(still) :]]
    for name in dict.fromkeys([*joint_coordinates(system), *short]):
        outputs = list(system.plan.outputs(name))
        gradients = np.asarray(jacobians(system, outputs, 0.0, state, ()).by_states) if len(found) < count else []
        for k, gradient in enumerate(gradients):
            more = np.concatenate([kept, gradient[None]])
            if len(found) < count and _rank(more) > _rank(kept):
                found.append(name if len(gradients) == 1 else f"{name}[{k}]")
                kept = more
    return tuple(found)


def _rank(rows: np.ndarray) -> int:
    return rows.shape[1] - _null_space(rows).shape[1]
