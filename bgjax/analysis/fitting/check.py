"""Checks a fit problem before the fit: identifiability at the guess, units of data, contacts, gradients."""

from dataclasses import dataclass

import numpy as np

from ...errors import Fault
from ...simulation.simulate import simulate
from .identifiability import Direction, unknown_directions
from .records import misfit, misfit_words, variation, width_of
from .residuals import AbstractFitProblem, Residuals


FAR = 20.0  # ratio of data to model from which on the unit is doubted
FACTORS = {
    1000.0: "mm for m (or g for kg, mA for A)",
    180.0 / np.pi: "degrees for radians",
    30.0 / np.pi: "revolutions per minute for rad/s",
    1e6: "µm for m",
    100.0: "cm for m",
    60.0: "minutes for seconds",
}
RESOLVED = 5.0  # samples during a contact that resolve it
STEP, AGREES = 1e-4, 1e-2  # step of z for central differences; tolerance relative to the largest column of the Jacobian


@dataclass(frozen=True)
class Check:
    """Says which parameters the data of a fit determine; `print` shows it. `identifiable` is False if some combination
    of the unknowns has no effect on the measured outputs."""

    directions: list[Direction]
    notes: list[Fault]
    gradient_error: float
    misfit: float  # of the guess, in the same scale as `Fit.misfit`
    noise_given: bool = False

    @property
    def identifiable(self) -> bool:
        """Whether every combination of the unknowns has an effect on the measured outputs."""
        return not any(direction.blind for direction in self.directions)

    @property
    def good(self) -> bool:
        """Whether there is nothing to report."""
        return not self.directions and not self.notes

    def __str__(self) -> str:
        error = f"gradients agree with differences to {self.gradient_error:.1e}"
        lines = [f"Check: misfit of the guess {misfit_words(self.misfit, self.noise_given)}; {error}."]
        lines += [f"  {'✗' if direction.blind else '!'} {direction.words}" for direction in self.directions]
        lines += [f"  ! {note}" for note in self.notes]
        if len(lines) == 1:
            lines.append("  The data determine all parameters.")
        return "\n".join(lines)


def check_problem(problem: AbstractFitProblem) -> Check:
    """Runs the guess with derivatives and collects the unidentifiable directions, notes and the error of the
    Jacobian."""
    residuals, z = problem.residuals(), np.zeros(problem.unknowns.size)
    value, jacobian = residuals.both(z)
    if not np.all(np.isfinite(value)):
        remedy = "simulate it first: bg.simulate(system, t0, t1); give a better guess."
        note = Fault("guess", "a run with the guess does not reach its end.", remedy)
        return Check([], [note], np.inf, np.inf)
    error = _gradient_error(residuals, z, jacobian)
    notes = _unit_notes(problem) + _contact_notes(problem)
    if error > AGREES:
        remedy = "lower rtol; or a contact begins or ends between two samples: shorter runs."
        notes.append(Fault("gradients", f"differ from differences by {error:.1e}.", remedy))
    scale = problem.noise if problem.noise_given else variation(problem.records, problem.outputs)
    size = misfit(problem.records, problem.predicted(z), problem.outputs, scale)
    return Check(unknown_directions(problem.unknowns, jacobian), notes, error, size, problem.noise_given)


def _gradient_error(residuals: Residuals, z: np.ndarray, jacobian: np.ndarray) -> float:
    """Largest difference between a column of the Jacobian and its central difference, relative to the largest
    column."""
    largest, worst = max(float(np.max(np.linalg.norm(jacobian, axis=0))), 1e-300), 0.0
    for k in range(z.size):
        step = STEP * np.eye(len(z))[k]
        difference = (residuals.value(z + step) - residuals.value(z - step)) / (2.0 * STEP)
        worst = max(worst, float(np.linalg.norm(difference - jacobian[:, k])) / largest)
    return worst


def _unit_notes(problem: AbstractFitProblem) -> list[Fault]:
    """Notes on columns whose root mean square is far from that of the simulated guess: probably in another unit."""
    found, first = [], 0
    says = problem.runs.columns(np.zeros(problem.unknowns.size))
    for name in problem.outputs:
        own = slice(first, first + width_of(problem.records[0], name))
        model = _rms([each[..., own] for each in says])
        data = _rms([group.data[..., own] for group in problem.groups])
        found += _unit_note(name, model, data)
        first = own.stop
    return found


def _rms(arrays: list[np.ndarray]) -> float:
    return np.sqrt(np.nanmean(np.concatenate([np.ravel(array) for array in arrays]) ** 2))


def _unit_note(name: str, model: float, data: float) -> list[Fault]:
    """A note if the root mean square of an output's data is zero or far from that of the model."""
    ratio = data / model if model > 0.0 else np.inf
    if not data > 0.0:
        remedy = "check the column; leave it out where nothing was measured."
        return [Fault(name, "what was measured is zero throughout.", remedy)]
    if model > 0.0 and not 1.0 / FAR < ratio < FAR:
        return [Fault(name, f"what was measured is {_times(ratio)} what the guess gives.", _unit(ratio))]
    return []


def _times(ratio: float) -> str:
    return f"{ratio:.3g} times" if ratio > 1.0 else f"1/{1.0 / ratio:.3g} of"


def _unit(ratio: float) -> str:
    factor = max(ratio, 1.0 / ratio)
    near = min(FACTORS, key=lambda known: abs(np.log(factor / known)))
    if abs(np.log(factor / near)) > 0.7:
        return "check its unit, or the guess."
    unit = FACTORS[near]
    if ratio <= 1.0:
        given, wanted = unit.partition(" (")[0].split(" for ")
        unit = f"{wanted} for {given}"
    return f"check its unit: {unit}?"


def _contact_notes(problem: AbstractFitProblem) -> list[Fault]:
    """A note if contacts are too short for the sampling interval to resolve them."""
    if not problem.system.plan.equations.switches:
        return []
    record = problem.records[0]
    t0, t1, start = record.times[0], record.times[-1], dict(record.start) or None
    found = simulate(problem.system, t0, t1, start, saveat=record.times, throw=False)
    lasting = [event.ended - event.began for event in found.events if np.isfinite(event.ended)]
    apart = float(np.median(np.diff(record.times)))
    if not lasting or apart * RESOLVED < np.median(lasting):
        return []
    last = f"contacts last {np.median(lasting):.2g} s, samples are {apart:.2g} s apart"
    remedy = (
        "sample faster to fit stiffness and restitution; "
        "clearances, damping and motor constants also show in what is slow."
    )
    return [Fault(record.name, f"{last}: single impacts are not resolved.", remedy)]
