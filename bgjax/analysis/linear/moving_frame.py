"""Linearisation of a steady motion in its moving frame, from which cyclic coordinates are removed.

With η the symmetry that generates the steady motion, δẏ = D(f − η) δy on the tangent space of the constraints, with
constant matrices. The directions O of cyclic coordinates are invariant, so that the quotient by them is a linear model
of its own. It is written in coordinates z, at fixed values of as many coordinates c (anchors) as there are cyclic
directions; the anchors measure the deviation in these directions.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from ...errors import Fault
from ...system.jacobians import Input, Jacobians
from .point import LinearPoint
from .steady import SteadyMotion
from .symmetries import fields, jacobian


TOLD = 1e-7  # relative
STEPS = 32  # of the integration over 0.3 rad, with errors of 1e-13


class Frame(NamedTuple):
    """The cyclic directions that are removed, as combinations of the directions of the orbit."""

    motion: SteadyMotion
    combined: np.ndarray  # columns: combinations of `motion.orbit`

    def cyclic(self, state: Any, xp: Any = np) -> Any:
        return self.motion.orbit(state, xp) @ self.combined

    def projected(self, rows: Any, anchors: Any, state: Any, xp: Any = np) -> Any:
        """Rows acting on deviations from which the cyclic part, as measured by the anchors, is removed."""
        if not self.combined.shape[1]:
            return rows
        orbit = self.cyclic(state, xp)
        return rows - (rows @ orbit) @ xp.linalg.solve(anchors @ orbit, anchors)


def find_frame(motion: SteadyMotion, point: LinearPoint, rates: Jacobians, observed: np.ndarray) -> Frame:
    """The frame with the unobservable part of the orbit: directions on which no observed result ever depends."""
    state = np.asarray(point.state)
    independent = _independent(motion.orbit(state))
    orbit = motion.orbit(state) @ independent
    moved = np.linalg.lstsq(orbit, (rates.by_states - motion.turning(state, rates.values)) @ orbit, rcond=1e-10)[0]
    seen, rows = observed @ orbit, [np.zeros((0, orbit.shape[1]))]
    for _ in range(orbit.shape[1]):
        rows.append(seen)
        seen = seen @ moved
    return Frame(motion, independent @ _null(np.concatenate(rows)))


def _independent(orbit: np.ndarray) -> np.ndarray:
    """Independent combinations of the columns; symmetries that leave this state unchanged have no direction."""
    _, values, turned = np.linalg.svd(orbit)
    return turned[: int(np.sum(values > TOLD * max(1.0, np.max(values, initial=0.0))))].T


def _null(rows: np.ndarray) -> np.ndarray:
    lengths = np.linalg.norm(rows, axis=1)
    kept = rows[lengths > TOLD * max(1.0, np.max(lengths, initial=0.0))]
    _, values, turned = np.linalg.svd(kept) if len(kept) else (None, np.zeros(0), np.eye(rows.shape[1]))
    return turned[int(np.sum(values > TOLD * np.max(values, initial=0.0))) :].T


class Change(NamedTuple):
    """Relative differences of B and C between two instants of a steady motion."""

    by_inputs: np.ndarray
    by_states: np.ndarray


def varying_faults(inputs: Sequence[Input], outputs: Sequence[str], change: Change) -> list[Fault]:
    """Faults of inputs and outputs that rotate relative to the moving frame: columns of B and rows of C vary in
    time."""
    what = "in the frame that moves along with the steady motion it turns: the linear model would change in time."
    push = "take an input that moves along: a force or torque in the body's frame, or on a joint."
    read = "take an output that moves along: a rate, a joint's coordinate, or a vector in the body's frame."
    turned = [Fault(item.name, what, push) for k, item in enumerate(inputs) if np.any(change.by_inputs[:, k] > TOLD)]
    return turned + [Fault(name, what, read) for k, name in enumerate(outputs) if np.any(change.by_states[k] > TOLD)]


def carried(
    motion: SteadyMotion, point: LinearPoint, rates: np.ndarray, angle: float = 0.3
) -> tuple[float, np.ndarray, np.ndarray]:
    """A later instant of the steady motion: time, state, and the transport of deviations there (Ẏ = Dη Y)."""
    state, size = np.asarray(point.state), len(point.state)
    found, turning = motion.coefficients(state, rates, np), motion.turning(state, rates)
    duration = angle / max(1.0, float(np.max(np.abs(turning), initial=0.0)))

    def rate(both: np.ndarray) -> np.ndarray:
        eta, gradients = fields(motion.candidates, both[:, 0]) @ found, jacobian(motion.candidates, found, both[:, 0])
        return np.column_stack([eta, gradients @ both[:, 1:]])

    both = _integrated(rate, np.column_stack([state, np.eye(size)]), duration)
    return point.time + duration, both[:, 0], both[:, 1:]


def _integrated(rate: Callable, value: np.ndarray, duration: float) -> np.ndarray:
    """The value after this time, by the classical Runge–Kutta method."""
    step = duration / STEPS
    for _ in range(STEPS):
        first = rate(value)
        second = rate(value + 0.5 * step * first)
        third = rate(value + 0.5 * step * second)
        value = value + step / 6.0 * (first + 2.0 * second + 2.0 * third + rate(value + step * third))
    return value
