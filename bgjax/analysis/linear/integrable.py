"""Finds the holonomic ones among velocity constraints that name no position: gradients of the functions they hold.

A multiplier λ on a 0-junction may hold a length, although the graph names no gap. A combination c of the velocity
constraints G(p) v = 0, with ṗ = P(p) v, holds a function of position if no admissible motion changes it (Frobenius).
The directions of all points that admissible motions can reach from p span the tangent space of the orbit (Sussmann
1973): the admissible ones at p, and those at points further on, transported back to p along the motion. The
combinations c that vanish on all of them are constraints on the tangent space; without them, a pole at zero would
remain, for the length that the initial condition happens to have. Rolling and skating are nonholonomic: no such c.
"""

import numpy as np

from ...formulation.records.output import Output
from ...simulation.start.consistent import moving
from ...system.evaluate_numbers import evaluate_numbers
from ...system.system import System


STEP, CURL_FREE, HELD = 1e-5, 1e-6, 1e-5  # difference of positions; relative limits of the curl and of singular values
# random legs of a path, steps per leg, and length of a leg relative to the largest position, at most 1
LEGS, PACES, WAY = 4, 16, 0.3
SURE = 1e-9  # largest relative error of a leg; otherwise it is shortened


def integrable_rows(system: System, time: float, state: np.ndarray) -> np.ndarray:
    """Gradients, with respect to all states, of the functions of position that velocity constraints without a gap hold.

    There are no rows where there are no such constraints.
    """
    rows = [k for k, row in enumerate(system.plan.equations.solved.hidden) if row.gap is None and row.constraint]
    velocities = moving(system.plan)
    positions = [k for k in range(len(state)) if k not in velocities]
    if not rows or not positions or not velocities:
        return np.zeros((0, len(state)))
    field = _ConstraintField(system, time, state, rows)
    combined = field.integrable()
    found = np.zeros((len(combined), len(state)))
    found[:, positions] = combined @ field.forms(state[positions][None])[0]
    return found


def _reduced(rows: np.ndarray) -> np.ndarray:
    """The same row space in reduced row echelon form (with pivoting); entries within rounding are set to zero."""
    rows = rows.copy()
    for number in range(len(rows)):
        place = divmod(int(np.argmax(np.abs(rows[number:]))), rows.shape[1])
        rows[[number, number + place[0]]] = rows[[number + place[0], number]]
        rows[number] /= rows[number, place[1]]
        others = np.arange(len(rows)) != number
        rows[others] -= np.outer(rows[others, place[1]], rows[number])
    return np.where(np.abs(rows) < HELD, 0.0, rows)


class _ConstraintField:
    """G and P as functions of the positions, and the admissible motions ṗ = P (1 − G⁺ G) u."""

    def __init__(self, system: System, time: float, state: np.ndarray, rows: list[int]):
        self.system, self.time, self.state = system, time, state
        self.velocities = moving(system.plan)
        self.positions = [k for k in range(len(state)) if k not in self.velocities]
        self.rows = [row for row, told in zip(rows, self._told(rows), strict=True) if told]

    def _told(self, rows: list[int]) -> np.ndarray:
        """Which constrained flows are linear combinations of rates of positions."""
        flows, rates = (part[0] for part in self._jacobians(self.state[self.positions][None]))
        residual = flows[rows] @ np.linalg.pinv(rates, rcond=1e-9) @ rates - flows[rows]
        sizes = np.linalg.norm(flows[rows], axis=1)
        return (np.linalg.norm(residual, axis=1) <= 1e-9 * (1.0 + sizes)) & (sizes > 0.0)

    def integrable(self) -> np.ndarray:
        """Combinations of the rows that hold a function of position."""
        if not self.rows:
            return np.zeros((0, 0))
        here, way = self.state[self.positions], _Way(self)
        ends = [here] if way.go() is None else [here, way.places[0]]
        curl_free = [self._curl_free(place) for place in ends]
        if all(np.all(rows) for rows in curl_free):  # Frobenius
            return np.eye(len(self.rows))
        for _ in range(LEGS - 1):
            way.go()
        _, values, turned = np.linalg.svd((self.forms(here[None])[0] @ way.reached()).T)
        rank = int(np.sum(values > HELD * max(1.0, np.max(values, initial=0.0))))
        return _reduced(turned[rank:])

    def _curl_free(self, place: np.ndarray) -> np.ndarray:
        """Whether the exterior derivative (curl) of each form vanishes on the admissible motions."""
        steps = STEP * np.eye(len(place))
        forms, allowed = self.forms(np.concatenate([place + steps, place - steps])), self.motions(place[None])[0]
        gradient = (forms[: len(place)] - forms[len(place) :]) / (2.0 * STEP)  # ∂c/∂p_j: (j, row, i)
        gradient = np.moveaxis(gradient, 1, 0)  # (row, j, i)
        curl = allowed.T @ (gradient - np.swapaxes(gradient, 1, 2)) @ allowed
        limit = CURL_FREE * (1.0 + np.max(np.abs(gradient), initial=0.0))
        return np.max(np.abs(curl), axis=(1, 2), initial=0.0) <= limit

    def forms(self, places: np.ndarray) -> np.ndarray:
        """The forms c = G P⁺ of every row at many positions, of shape (places, rows, positions)."""
        flows, rates = self._jacobians(places)
        return flows[:, self.rows] @ np.linalg.pinv(rates, rcond=1e-9)

    def motions(self, places: np.ndarray) -> np.ndarray:
        """The admissible motions P (1 − G⁺ G) at many positions, of shape (places, positions, velocities)."""
        flows, rates = self._jacobians(places)
        return rates - (rates @ np.linalg.pinv(flows, rcond=1e-9)) @ flows

    def _jacobians(self, places: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
        """G and P at many positions, by unit velocities."""
        size = len(self.state)
        states = np.zeros((len(places), size))
        states[:, self.positions] = places
        units = np.concatenate([np.zeros((1, size)), np.eye(size)[self.velocities]])
        probes = (states[:, None] + units).reshape(-1, size)
        times = np.full(len(probes), self.time)
        values = evaluate_numbers(self.system, (Output.HIDDEN, Output.RATES), times, probes)
        values = values.reshape(len(places), len(units), -1)
        jacobian = np.swapaxes(values[:, 1:] - values[:, :1], 1, 2)
        return jacobian[:, :-size], jacobian[:, -size:][:, self.positions]


class _Way:
    """A random path along admissible motions from the positions, and the directions of motion found along it.

    Paths from neighbouring positions are followed too, for the derivative of the end with respect to the beginning.
    """

    def __init__(self, field: _ConstraintField):
        self.field, here = field, field.state[field.positions]
        count = len(here)
        self.places = here + STEP * np.concatenate([np.zeros((1, count)), np.eye(count), -np.eye(count)])
        self.generator = np.random.default_rng(5)
        self.far = WAY * float(np.clip(np.max(np.abs(here), initial=0.0), 1e-3, 1.0))
        self.found = [field.motions(here[None])[0]]

    def go(self) -> np.ndarray | None:
        """Add one leg, and transport the admissible motions at its end back; None where it cannot be computed."""
        towards, count = self.generator.normal(size=len(self.field.velocities)), self.places.shape[1]
        pace = np.max(np.abs(self.field.motions(self.places[:1])[0] @ towards), initial=0.0)
        led = self._led(towards * self.far / max(pace, 1e-12))
        if led is not None:
            self.places = led
            # derivative of the end with respect to the beginning
            carried = (led[1 : count + 1] - led[count + 1 :]).T / (2.0 * STEP)
            self.found.append(np.linalg.solve(carried, self.field.motions(led[:1])[0]))
        return led

    def reached(self) -> np.ndarray:
        """All directions found so far, as columns of length 1."""
        columns = np.concatenate(self.found, axis=1)
        lengths = np.linalg.norm(columns, axis=0)
        return columns[:, lengths > 1e-9] / lengths[lengths > 1e-9]

    def _led(self, towards: np.ndarray) -> np.ndarray | None:
        """The ends of one leg, shortened until it is accurate; None where that fails."""
        for part in 0.5 ** np.arange(8):
            with np.errstate(all="ignore"):
                coarse, fine = (self._stepped(part * towards, count) for count in (PACES, 2 * PACES))
                gain = (fine - coarse) / 15.0
            if np.all(np.abs(gain) <= SURE * (1.0 + np.abs(fine))):
                return fine + gain
        return None

    def _stepped(self, towards: np.ndarray, count: int) -> np.ndarray:
        """The ends after this many classical Runge–Kutta steps."""
        step, places, motions = 1.0 / count, self.places, self.field.motions
        for _ in range(count):
            first = motions(places) @ towards
            second = motions(places + 0.5 * step * first) @ towards
            third = motions(places + 0.5 * step * second) @ towards
            fourth = motions(places + step * third) @ towards
            places = places + step / 6.0 * (first + 2.0 * second + 2.0 * third + fourth)
        return places
