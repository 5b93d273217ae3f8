"""Finds continuous symmetries of the equations of motion, which map solutions to solutions, from sampled Jacobians.

Candidates are affine vector fields η(y) = L y + s on the states: shifts of positions and of time, rotations of vectors,
and products of quaternions from the left (the frame rotates) and from the right (the body rotates about its own axes).
A combination is a symmetry if it commutes with the right-hand side, [η, f] = 0, and is tangent to the constraints. Both
conditions are linear in its coefficients, so that the symmetries are the null space of a matrix of samples.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from ...simulation.start.consistent import moving
from ...system.plan import Plan


# singular values of rows scaled to 1: those below the first may be zero, those near the second are
NULL, ROUNDING = 1e-9, 1e-15
ROUGH = 1e-12  # largest rounding error of a row that is scaled to 1
UNITS = np.eye(3)


@dataclass(frozen=True, eq=False)
class Generator:
    """A candidate vector field `block` · y + `shift` on the states from `start` on; a shift of time without `start`."""

    start: int | None
    block: np.ndarray
    shift: np.ndarray

    @property
    def place(self) -> slice:
        begin = self.start or 0
        return slice(begin, begin + len(self.shift))


CLOCK = Generator(None, np.zeros((0, 0)), np.zeros(0))


class Sample(NamedTuple):
    """A consistent state near the point, with its rates and the derivatives of rates and constraints."""

    state: np.ndarray
    rates: np.ndarray
    by_states: np.ndarray  # Jacobian of the rates with respect to the states
    by_time: np.ndarray  # partial time derivative of the rates
    rows: np.ndarray  # Jacobian of the constraints with respect to the states
    rows_by_time: np.ndarray  # partial time derivative of the constraints
    rounding: np.ndarray  # changes of `rates` (first column) and `by_states` if the state is changed by rounding


def generators(plan: Plan) -> list[Generator]:
    """All candidates: the shift of time first, then rotations and shifts of each state."""
    flows, found = set(moving(plan)), [CLOCK]
    for slot in plan.equations.states:
        blocks = rotations(slot.width, _is_quaternion(plan, slot))
        found += [Generator(slot.start, block, np.zeros(slot.width)) for block in blocks]
        if slot.start not in flows and not _is_quaternion(plan, slot):
            found += [Generator(slot.start, np.zeros((slot.width, slot.width)), unit) for unit in np.eye(slot.width)]
    return found


def _is_quaternion(plan: Plan, slot) -> bool:
    """Whether a slot is a unit quaternion: four states with a normal form."""
    pool, places = plan.equations.pool, range(slot.start, slot.start + slot.width)
    return slot.width == 4 and all(plan.equations.normalised[k] is not pool.symbol("state", k) for k in places)


def rotations(width: int, quaternion: bool) -> list[np.ndarray]:
    """Generators of rotations of a vector; for a quaternion, those of the frame, then those of the body."""
    return _quaternion_blocks() if quaternion else _vector_blocks(width)


def _vector_blocks(width: int) -> list[np.ndarray]:
    if width == 2:
        return [np.array([[0.0, -1.0], [1.0, 0.0]])]
    return [np.cross(unit, UNITS).T for unit in UNITS] if width == 3 else []


def _quaternion_blocks() -> list[np.ndarray]:
    """½ (0, e) ∘ q and ½ q ∘ (0, e) for three axes e."""
    left, right = [], []
    for unit, cross in zip(UNITS, _vector_blocks(3), strict=True):
        edge = np.block([[np.zeros((1, 1)), -unit[None]], [unit[:, None], np.zeros((3, 3))]])
        inner = np.block([[np.zeros((1, 1)), np.zeros((1, 3))], [np.zeros((3, 1)), cross]])
        left.append(0.5 * (edge + inner))
        right.append(0.5 * (edge - inner))
    return [*left, *right]


def fields(candidates: Sequence[Generator], state: Any, xp: Any = np) -> Any:
    """Values of all candidates at a state, one column each; that of the shift of time is zero."""
    columns = [_padded(g, g.block @ state[g.place] + g.shift, len(state), xp) for g in candidates]
    return xp.stack(columns, axis=1)


def _padded(generator: Generator, values: Any, size: int, xp: Any) -> Any:
    if generator.start is None:
        return xp.zeros(size)
    return xp.concatenate([xp.zeros(generator.start), values, xp.zeros(size - generator.start - len(generator.shift))])


def linear_part(candidates: Sequence[Generator], coefficients: Any, size: int, xp: Any = np) -> Any:
    """The matrix L of a combination of candidates."""
    found = xp.zeros((size, size))
    for number, generator in enumerate(candidates):
        if generator.start is not None and np.any(generator.block):
            full = np.zeros((size, size))
            full[generator.place, generator.place] = generator.block
            found = found + coefficients[number] * full
    return found


def symmetries(candidates: Sequence[Generator], samples: Sequence[Sample]) -> np.ndarray:
    """Coefficients of independent symmetries in terms of the candidates, one column each."""
    rounding = np.max([_rounding(candidates, sample) for sample in samples], axis=0)
    rows = np.concatenate([_conditions(candidates, sample, rounding) for sample in samples])
    rows = rows[np.any(np.abs(rows) > 0.0, axis=1)]
    sizes = np.maximum(np.max([np.max(np.abs(fields(candidates, s.state)), axis=0) for s in samples], axis=0), 1e-3)
    scaled = np.linalg.qr(rows / sizes, mode="r") if len(rows) > len(candidates) else rows / sizes
    _, values, turned = np.linalg.svd(scaled) if len(rows) else (None, np.zeros(0), np.eye(len(candidates)))
    return turned[_rank(values / max(1.0, np.max(values, initial=0.0)), len(candidates)) :].T / sizes[:, None]


def _rank(values: np.ndarray, count: int) -> int:
    """The numerical rank, at the largest gap between singular values.

    A fixed limit would not do: with stiff springs, the smallest singular values that are not rounding are very small.
    """
    padded = np.maximum(np.concatenate([values, np.zeros(count - len(values))]), ROUNDING)
    gaps = np.where(padded <= NULL, np.concatenate([[1.0], padded[:-1]]) / padded, 0.0)
    return int(np.argmax(gaps)) if np.any(gaps > 1e3) else count


def _conditions(candidates: Sequence[Generator], sample: Sample, rounding: np.ndarray) -> np.ndarray:
    """Df η − L f, and the derivatives of the constraints along η; each row is scaled by its largest term, or by its
    rounding error where that would be more than `ROUGH` of it: beside light bodies some rows are rounding alone."""
    values = fields(candidates, sample.state)
    turned = np.stack([_padded(g, g.block @ sample.rates[g.place], len(sample.state), np) for g in candidates], axis=1)
    along, size = sample.by_states @ values, np.abs(sample.by_states) @ np.abs(values)
    held, width = sample.rows @ values, np.abs(sample.rows) @ np.abs(values)
    along[:, 0], held[:, 0] = sample.by_time, sample.rows_by_time
    size[:, 0], width[:, 0] = np.abs(sample.by_time), np.abs(sample.rows_by_time)
    found = np.concatenate([along - turned, held])
    sizes = np.max(np.concatenate([size + np.abs(turned), width]), axis=1, initial=0.0)
    sizes[: len(along)] = np.maximum(sizes[: len(along)], rounding / ROUGH)
    return found / np.where(sizes > 1e-12, sizes, np.inf)[:, None]


def _rounding(candidates: Sequence[Generator], sample: Sample) -> np.ndarray:
    """The largest rounding error in each row of Df η − L f."""
    values = fields(candidates, sample.state)
    of_rates, of_jacobian = sample.rounding[:, 0], sample.rounding[:, 1:]
    turned = [_padded(g, np.abs(g.block) @ of_rates[g.place], len(of_rates), np) for g in candidates]
    return np.max(of_jacobian @ np.abs(values) + np.stack(turned, axis=1), axis=1, initial=0.0)
