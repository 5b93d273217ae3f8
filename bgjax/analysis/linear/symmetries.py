"""Finds continuous symmetries of the equations of motion, which map solutions to solutions, from sampled Jacobians.

Candidates are vector fields η on the states (`generators`): shifts of positions and of time, rotations of vectors, and
rotations of orientations from the left (the frame rotates) and from the right (the body rotates about its own axes).
A combination is a symmetry if it commutes with the right-hand side, [η, f] = 0, and is tangent to the constraints. Both
conditions are linear in its coefficients, so that the symmetries are the null space of a matrix of samples.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from .generators import AbstractGenerator


# singular values of rows scaled to 1: those below the first may be zero, those near the second are
NULL, ROUNDING = 1e-9, 1e-15
ROUGH = 1e-12  # largest rounding error of a row that is scaled to 1


class Sample(NamedTuple):
    """A consistent state near the point, with its rates and the derivatives of rates and constraints."""

    state: np.ndarray
    rates: np.ndarray
    by_states: np.ndarray  # Jacobian of the rates with respect to the states
    by_time: np.ndarray  # partial time derivative of the rates
    rows: np.ndarray  # Jacobian of the constraints with respect to the states
    rows_by_time: np.ndarray  # partial time derivative of the constraints
    rounding: np.ndarray  # changes of `rates` (first column) and `by_states` if the state is changed by rounding


def fields(candidates: Sequence[AbstractGenerator], state: Any, xp: Any = np) -> Any:
    """Values of all candidates at a state, one column each; that of the shift of time is zero."""
    columns = [_padded(g, g.value(state[g.place], xp), len(state), xp) for g in candidates]
    return xp.stack(columns, axis=1)


def _padded(generator: AbstractGenerator, values: Any, size: int, xp: Any) -> Any:
    if generator.start is None:
        return xp.zeros(size)
    return xp.concatenate([xp.zeros(generator.start), values, xp.zeros(size - generator.start - generator.width)])


def jacobian(candidates: Sequence[AbstractGenerator], coefficients: Any, state: Any, xp: Any = np) -> Any:
    """Dη of a combination of candidates at a state."""
    size = len(state)
    found = xp.zeros((size, size))
    for number, generator in enumerate(candidates):
        if generator.start is not None:
            units = np.eye(size)[generator.place]
            found = found + coefficients[number] * (units.T @ generator.derivative(state[generator.place], xp) @ units)
    return found


def symmetries(candidates: Sequence[AbstractGenerator], samples: Sequence[Sample]) -> np.ndarray:
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


def _conditions(candidates: Sequence[AbstractGenerator], sample: Sample, rounding: np.ndarray) -> np.ndarray:
    """Df η − Dη f, and the derivatives of the constraints along η; each row is scaled by its largest term, or by its
    rounding error where that would be more than `ROUGH` of it: beside light bodies some rows are rounding alone."""
    values = fields(candidates, sample.state)
    turned = np.stack([_turned(g, sample, sample.rates) for g in candidates], axis=1)
    along, size = sample.by_states @ values, np.abs(sample.by_states) @ np.abs(values)
    held, width = sample.rows @ values, np.abs(sample.rows) @ np.abs(values)
    along[:, 0], held[:, 0] = sample.by_time, sample.rows_by_time
    size[:, 0], width[:, 0] = np.abs(sample.by_time), np.abs(sample.rows_by_time)
    found = np.concatenate([along - turned, held])
    sizes = np.max(np.concatenate([size + np.abs(turned), width]), axis=1, initial=0.0)
    sizes[: len(along)] = np.maximum(sizes[: len(along)], rounding / ROUGH)
    return found / np.where(sizes > 1e-12, sizes, np.inf)[:, None]


def _turned(generator: AbstractGenerator, sample: Sample, rates: np.ndarray, size: Callable = np.asarray) -> np.ndarray:
    """Dη times these rates, with `size` applied to the entries of Dη."""
    found = size(generator.derivative(sample.state[generator.place], np)) @ rates[generator.place]
    return _padded(generator, found, len(rates), np)


def _rounding(candidates: Sequence[AbstractGenerator], sample: Sample) -> np.ndarray:
    """The largest rounding error in each row of Df η − Dη f."""
    values = fields(candidates, sample.state)
    of_rates, of_jacobian = sample.rounding[:, 0], sample.rounding[:, 1:]
    turned = [_turned(g, sample, of_rates, np.abs) for g in candidates]
    return np.max(of_jacobian @ np.abs(values) + np.stack(turned, axis=1), axis=1, initial=0.0)
