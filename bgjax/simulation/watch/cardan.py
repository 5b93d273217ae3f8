"""Warns of bodies whose Cardan angles, as coordinates of a run, came near their singularity."""

import warnings

import numpy as np

from ...errors import CardanSingularityWarning
from ...formulation.records.output import Output
from ...system.evaluate_numbers import evaluate_numbers
from ..solution.cardan_angles import CARDAN_REMEDY, body_of, cardan_slots
from ..solution.solution import Solution


NEAR = 0.05  # |cos β|, within 3° of β = ±π/2
BETWEEN = 8  # points examined between two saved times
WORDS = (
    "{}: at t = {:.6g} its Cardan angle β = {:.6g} rad is near ±π/2, where the angles are singular:"
    " steps become small and digits are lost, and a run that meets it stops. Remedy: {}"
)


def watch_cardan(solution: Solution) -> None:
    """Warn of every body whose Cardan angles came near the singularity, with the time at which they were nearest."""
    slots = cardan_slots(solution.system)
    if not slots or np.ndim(solution.ts) > 1:
        return
    times, states = np.asarray(solution.ts), np.asarray(solution.ys)
    sound = np.isfinite(times)
    times, states = times[sound], states[sound]
    if not len(times):
        return
    rates = evaluate_numbers(solution.system, (Output.RATES,), times, states)
    for name, start in slots.items():
        when, angle = _nearest(times, states[:, start + 1], rates[:, start + 1])
        if abs(np.cos(angle)) < NEAR:
            text = WORDS.format(body_of(name), when, angle, CARDAN_REMEDY)
            warnings.warn(text, CardanSingularityWarning, stacklevel=3)


def _nearest(times: np.ndarray, values: np.ndarray, rates: np.ndarray) -> tuple[float, float]:
    """The time at which β was nearest to ±π/2, and β there; cubic Hermite interpolation between saved times."""
    s = np.linspace(0.0, 1.0, BETWEEN, endpoint=False)[:, None]
    step = np.diff(times)
    cubic = (1 + 2 * s) * (1 - s) ** 2 * values[:-1] + s**2 * (3 - 2 * s) * values[1:]
    cubic = cubic + step * (s * (1 - s) ** 2 * rates[:-1] - s**2 * (1 - s) * rates[1:])
    angles = np.append(cubic.T.ravel(), values[-1])
    places = np.append((times[:-1] + s * step).T.ravel(), times[-1])
    least = int(np.argmin(np.abs(np.cos(angles))))
    return float(places[least]), float(angles[least])
