"""Decides whether a state is an equilibrium or belongs to a steady motion, in which only cyclic coordinates change.

In a steady motion f = η for a symmetry η of the equations. In the frame that moves with η the motion is an equilibrium
of f − η: its linear model is constant, and does not depend on place, heading or spin angle.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...expressions.passes import dependencies
from ...formulation.records.output import Output
from ...simulation.start.consistent import POSITIONS, STATES, VELOCITIES, Aim, conditions, find_state, moving
from ...system.evaluate_numbers import evaluate_numbers
from ...system.evaluators import NumberEvaluator
from ...system.jacobians import CLOCK, jacobian_function, jacobians
from .generators import AbstractGenerator, generators, rotations
from .point import LinearPoint
from .symmetries import Sample, fields, jacobian, symmetries


SAMPLES, SPREAD = 4, 0.05  # number of states near the point, and their relative distance from it
STEADY = 1e-6  # largest residual rates of a steady motion, relative to the fastest rate
STILL = 1e-9  # rates that count as zero, per second, relative to the size of each state at 1 J


class SteadyMotion(NamedTuple):
    """Whether a state is at rest or moves steadily, and the symmetries of the equations from which η is found."""

    still: bool
    steady: bool
    unexplained: np.ndarray  # residual rates that no symmetry explains
    candidates: tuple[AbstractGenerator, ...] = ()
    algebra: np.ndarray = np.zeros((0, 0))  # coefficients of all symmetries, one column each
    gauge: np.ndarray = np.zeros((0, 0))  # rows that choose one of several possible frames
    weights: np.ndarray = np.zeros(0)  # of the rates, in the least-squares fit of η
    timed: bool = False  # whether the explicit dependence on time is compensated by no symmetry

    @property
    def moves(self) -> bool:
        """Whether the linear model belongs to a moving frame."""
        return self.steady and not self.still

    def coefficients(self, state: Any, rates: Any, xp: Any) -> Any:
        """Coefficients of η: the symmetry that advances time at rate 1 and best fits these rates, mainly positions'."""
        values = self.weights[:, None] * (fields(self.candidates, state, xp) @ self.algebra)
        rows = xp.concatenate([values, self.algebra[:1], self.gauge])
        wanted = xp.concatenate([self.weights * rates, xp.ones(1), xp.zeros(len(self.gauge))])
        if xp is np:
            return self.algebra @ np.linalg.lstsq(rows, wanted, rcond=1e-10)[0]
        return self.algebra @ xp.linalg.solve(rows.T @ rows, rows.T @ wanted)

    def explained(self, state: Any, rates: Any, xp: Any = np) -> Any:
        """The part of these rates that is η."""
        return fields(self.candidates, state, xp) @ self.coefficients(state, rates, xp)

    def turning(self, state: Any, rates: Any, xp: Any = np) -> Any:
        """Dη, the derivative of η with respect to the states: the rotation of the moving frame."""
        return jacobian(self.candidates, self.coefficients(state, rates, xp), state, xp)

    def orbit(self, state: Any, xp: Any = np) -> Any:
        """Directions of the cyclic coordinates, one column each: values of the symmetries that leave time unchanged."""
        _, _, turned = np.linalg.svd(self.algebra[:1])
        return fields(self.candidates, state, xp) @ (self.algebra @ turned[1:].T)


def find_motion(point: LinearPoint, held: np.ndarray) -> SteadyMotion:
    """Whether a state in numbers is at rest, moves steadily, or neither.

    `held` are further rows that deviations from the point satisfy.
    """
    system, state = point.system, point.state
    states = np.stack([state, *_rounded(state, sizes(point))])
    rates, *others = evaluate_numbers(system, (Output.RATES,), np.full(3, point.time), states)
    scales = np.maximum(np.asarray(system.scales()), 1.0)
    zero = np.max(
        [STILL * scales, *np.abs(others - rates)], axis=0
    )  # light bodies make rounding errors of rates larger
    if not _timed(point) and np.all(np.abs(rates) <= zero):
        return SteadyMotion(True, True, rates)
    candidates = generators(system.plan)
    samples = _samples(point, held)
    algebra = symmetries(candidates, samples) if samples else np.zeros((len(candidates), 0))
    weights = np.full(len(state), 1e3)
    weights[moving(system.plan)] = 1.0
    motion = SteadyMotion(False, False, rates, tuple(candidates), algebra, np.zeros((0, algebra.shape[1])), weights)
    if not np.any(np.abs(algebra[:1]) > 1e-9):
        return motion._replace(timed=True)
    motion = motion._replace(gauge=_gauge(point, motion, samples))
    unexplained = rates - motion.explained(state, rates)
    limit = np.maximum(zero, STEADY * scales * np.max(np.abs(rates / scales), initial=0.0))
    still = bool(np.all(np.abs(rates) <= zero))
    return motion._replace(still=still, steady=bool(np.all(np.abs(unexplained) <= limit)), unexplained=unexplained)


def unsteady(
    motion: SteadyMotion, names: Sequence[str], rates: np.ndarray, scales: np.ndarray, count: int = 4
) -> tuple[str, ...]:
    """Sentences on what is not constant, the fastest first.

    `rates` are those that no symmetry explains; `scales` are the sizes they are compared with.
    """
    sizes = np.abs(rates) / scales
    order = [k for k in np.argsort(-sizes, kind="stable") if sizes[k] > 1e-3 * np.max(sizes)][:count]
    changes = [f"{names[k]} changes by {rates[k]:.3g} per second" for k in order]
    return (*["a source or drive changes with time"][: motion.timed], *changes)


# -- samples -------------------------------------------------------------------------------------------------
def _timed(point: LinearPoint) -> bool:
    """Whether rates or constraints depend explicitly on time at this point."""
    equations = point.system.plan.equations
    outputs = [*equations.rates, *[value for _, value in (*equations.rigid_gaps, *equations.hidden)]]
    clock = equations.pool.symbol("time").index
    if not any(dependencies(equations.pool, outputs, (clock,))):
        return False
    return bool(np.any(np.abs(jacobians(point.system, outputs, point.time, point.state, (CLOCK,)).by_inputs) > STILL))


def _samples(point: LinearPoint, rows: np.ndarray) -> list[Sample]:
    """The point itself and consistent states near it, each with Jacobians."""
    equations = point.system.plan.equations
    held = [value for _, value in (*equations.rigid_gaps, *equations.hidden)]
    normalised = [equations.pool.symbol("state", k) - value for k, value in enumerate(equations.normalised)]
    outputs, size = [*equations.rates, *held, *normalised], len(point.state)
    at = jacobian_function(point.system, outputs, size, (CLOCK,))
    found = [_sample(at, time, state, sizes(point)) for time, state in nearby(point)]
    first = found[0]
    # their rate is prescribed by the velocity constraints
    still = np.concatenate([first.rows_by_time, -rows @ first.rates])
    found[0] = first._replace(rows=np.concatenate([first.rows, rows]), rows_by_time=still)
    return [sample for sample in found if _finite(sample)]


def _finite(sample: Sample) -> bool:
    return all(np.all(np.isfinite(array)) for array in sample)


def _sample(at: Callable, time: float, state: np.ndarray, scales: np.ndarray) -> Sample:
    """The Jacobians at a state, and how much they change when the state is changed by rounding."""
    found, size = at(time, state), len(state)
    rates, by_time = found.values[:size], found.by_inputs[:, 0]
    others = [at(time, near) for near in _rounded(state, scales)]
    changes = [np.column_stack([near.values - found.values, near.by_states - found.by_states]) for near in others]
    change = np.max(np.abs(changes), axis=0)[:size]
    held = found.by_states[size:], by_time[size:]
    return Sample(state, rates, found.by_states[:size], by_time[:size], *held, change)


def _rounded(state: np.ndarray, scales: np.ndarray) -> np.ndarray:
    """The state, changed by a few units in the last place of its size, in two ways."""
    signs = np.random.default_rng(3).choice([-1.0, 1.0], size=(2, len(state)))
    return state + 4.0 * np.finfo(float).eps * signs * np.maximum(np.abs(state), scales)


def nearby(point: LinearPoint) -> list[tuple[float, np.ndarray]]:
    """The point, and times and states near it that satisfy the constraints."""
    generator, found = np.random.default_rng(7), [(point.time, np.asarray(point.state))]
    for number in range(SAMPLES):
        time = point.time + SPREAD * 0.3 * (number + 1)
        pushed = SPREAD * sizes(point) * generator.normal(size=len(point.state))
        for shrink in (1.0, 0.2, 0.04):
            state = _consistent(point, time, point.state + shrink * pushed)
            if state is not None:
                found.append((time, state))
                break
    return found


def sizes(point: LinearPoint) -> np.ndarray:
    """The size of each state: the largest absolute value of its kind, or 1 where that is zero."""
    kinds: dict[str, list] = {}
    for slot in point.system.plan.equations.states:
        kinds.setdefault(slot.name.rpartition(".")[2], []).append(slot)
    found = np.ones(len(point.state))
    for slots in kinds.values():
        places = np.concatenate([np.arange(slot.start, slot.start + slot.width) for slot in slots])
        found[places] = np.max(np.abs(point.state[places]), initial=0.0) or 1.0
    return found


def _consistent(point: LinearPoint, time: float, state: np.ndarray) -> np.ndarray | None:
    """The nearest consistent state, or None where none is found."""
    system, plan = point.system, point.system.plan
    with np.errstate(all="ignore"):
        state = _normalised(point, time, state)
        for order in (POSITIONS, STATES if plan.equations.solved.ranks else VELOCITIES):
            wanted = conditions(plan, order, (), frozenset())
            scales = np.ones(plan.size) if order == POSITIONS else np.asarray(system.scales())
            found = find_state(NumberEvaluator(system), time, state, Aim(wanted, np.zeros(wanted.size), scales))
            state = np.asarray(found.state)
            if not np.all(np.abs(np.asarray(found.residuals)) < 1e-9):
                return None
            if order == POSITIONS:
                state = _normalised(point, time, state)
    return state if np.all(np.isfinite(state)) else None


def _normalised(point: LinearPoint, time: float, state: np.ndarray) -> np.ndarray:
    """The state with quaternions of length 1."""
    return evaluate_numbers(point.system, (Output.NORMALISED,), np.array([time]), state[None])[0]


# -- which frame ---------------------------------------------------------------------------------------------
def _gauge(point: LinearPoint, motion: SteadyMotion, samples: Sequence[Sample]) -> np.ndarray:
    """Rows that choose η where several symmetries give the same motion, so that frames rotate as little as possible.

    An example is a symmetric body that spins about its axis in symmetric surroundings: its frame does not rotate.
    """
    here = np.concatenate([fields(motion.candidates, point.state) @ motion.algebra, motion.algebra[:1]])
    _, values, turned = np.linalg.svd(here)
    rank = int(np.sum(values > 1e-7 * max(1.0, np.max(values, initial=0.0))))
    same = turned[rank:]  # symmetries that leave this state unchanged
    if not len(same):
        return np.zeros((0, motion.algebra.shape[1]))
    frame = _frame_rotations(point, motion, samples)
    turns = same @ frame.T @ frame
    sizes, directions = np.linalg.eigh(turns @ same.T)
    free = directions.T[sizes <= 1e-7 * max(1e-9, np.max(sizes))]  # that rotate no frame at all
    return np.concatenate([turns, free @ same])


def _frame_rotations(point: LinearPoint, motion: SteadyMotion, samples: Sequence[Sample]) -> np.ndarray:
    """Angular velocity of each body's frame under each symmetry, fitted over the samples: rows by body and axis."""
    plan, found = point.system.plan, []
    for name, outputs in plan.equations.quantities.items():
        kind = name.rpartition(".")[2]
        if kind not in ("quaternion", "position") or len(outputs) not in (2, 3, 4):
            continue
        at = jacobian_function(point.system, outputs, plan.size, ())
        told = [at(point.time, sample.state) for sample in samples]
        values = [fields(motion.candidates, sample.state) for sample in samples]
        moved = np.concatenate([t.by_states @ value for t, value in zip(told, values, strict=True)])
        shapes = np.concatenate([_rigid_motions(t.values, kind == "quaternion") for t in told])
        count = {4: 3, 3: 3, 2: 1}[len(outputs)]
        found.append((np.linalg.pinv(shapes) @ moved @ motion.algebra)[:count])
    return np.concatenate(found) if found else np.zeros((0, motion.algebra.shape[1]))


def _rigid_motions(value: np.ndarray, quaternion: bool) -> np.ndarray:
    """Changes of a result by rotations of the frame, then by rotations of the body or by shifts: one column each."""
    blocks = rotations(len(value), quaternion)
    columns = [block @ value for block in blocks]
    return np.stack(columns if quaternion else [*columns, *np.eye(len(value))], axis=1)
