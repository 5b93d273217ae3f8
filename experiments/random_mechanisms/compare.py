"""One random mechanism by one method of bgjax against the Newton–Euler equations, at a consistent state."""

import traceback
import warnings
from functools import cache
from typing import NamedTuple

import numpy as np

import bgjax as bg
from bgjax.formulation.records.output import Output
from bgjax.system.evaluate_numbers import evaluate_numbers

from .build import assembly
from .describe import Mechanism, random_mechanism
from .oracle import State, accelerations
from .proof import impossible


METHODS = {"multipliers": bg.Multipliers(), "minimal": bg.MinimalCoordinates(), "derivative": bg.DerivativeCausality()}
NAMED = (bg.BondGraphError, bg.SimulationError)
CLOSE = 1e-6  # of the largest acceleration: differences of fourth order leave 1e-9


REASONS = {
    "prescribes a motion that": "drives",
    "moves by a function of time": "contradiction",
    "has no mobility": "mobility",
    "without inertia": "inertia",
}


class Verdict(NamedTuple):
    """`kind` is right, refused (and the oracle says so too), missed (refused without proof), wrong or crash; `mobility`
    is what the oracle found, −1 where it was not asked."""

    seed: int
    method: str
    kind: str
    what: str
    mobility: int = -1


def judge(seed: int, method: str, order: int | None = None) -> Verdict:
    """The verdict on one mechanism by one method, in one order of listing."""
    made = random_mechanism(seed)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            system = bg.compile(assembly(made, seed if order is None else order), method=METHODS[method])
            state = np.asarray(bg.initialise(system))
    except bg.InternalError as error:
        return Verdict(seed, method, "crash", f"{error.faults[0].what}")
    except NAMED as error:
        return _refused(made, method, error)
    except Exception as error:  # whatever it is
        return Verdict(seed, method, "crash", f"{type(error).__name__}: {error} at {_where(error)}")
    return _compared(made, method, system, state)


@cache
def proven(seed: int) -> str:
    """Why the mechanism of a seed cannot move; nothing where it can. The same for all methods, and asked once."""
    return impossible(random_mechanism(seed))


def _refused(made: Mechanism, method: str, error) -> Verdict:
    """Refusals need a proof: the oracle has to find the same reason."""
    said = next((reason for words, reason in REASONS.items() if words in error.faults[0].what), "")
    proof = proven(made.seed)
    kind = "refused" if proof and said == proof else "missed"
    return Verdict(
        made.seed,
        method,
        kind,
        f"{type(error).__name__}: {error.faults[0].where}: {error.faults[0].what} [oracle: {proof or 'can move'}]",
    )


def _where(error: Exception) -> str:
    last = traceback.extract_tb(error.__traceback__)[-1]
    return f"{last.filename.rsplit('/', 1)[-1]}:{last.lineno}"


def _compared(made: Mechanism, method: str, system, state: np.ndarray) -> Verdict:
    try:
        here, found = motion(made, system, state)
    except Exception as error:
        return Verdict(made.seed, method, "crash", f"{type(error).__name__}: {error} at {_where(error)}")
    want = accelerations(made, here, 0.0)
    if want.off > 1e-7:
        return Verdict(made.seed, method, "wrong", f"velocities are {want.off:.1e} off the constraints", want.mobility)
    if want.unbalanced > 1e-7:
        return Verdict(
            made.seed,
            method,
            "wrong",
            f"what has no inertia is {want.unbalanced:.1e} N off its equilibrium",
            want.mobility,
        )
    size, apart = 1.0 + np.max(np.abs(want.accelerations)), np.ravel(found - want.accelerations)
    off = float(np.max(np.abs(apart - want.loose @ (want.loose.T @ apart))) / size)
    kind = "right" if off < CLOSE else "wrong"
    return Verdict(made.seed, method, kind, f"accelerations off by {off:.1e} of {size:.3g}", want.mobility)


def motion(made: Mechanism, system, state: np.ndarray) -> tuple[State, np.ndarray]:
    """Poses and velocities of all bodies, and their accelerations: rates of velocities along the
    system's own right-hand side."""
    names = ("position", "angle" if made.planar else "orientation", "velocity", "angular_velocity")
    widths = (2, 1, 2, 1) if made.planar else (3, 4, 3, 3)
    outputs = tuple(f"{body.name}.{name}" for body in made.bodies for name in names)
    rates = evaluate_numbers(system, (Output.RATES,), np.zeros(1), state[None])[0]
    stride = 1e-3 / max(1.0, float(np.max(np.abs(rates), initial=0.0)) / 30.0)  # where links without mass fly, less
    steps = stride * np.array([0.0, 1.0, -1.0, 2.0, -2.0])
    values = evaluate_numbers(system, outputs, steps, state + steps[:, None] * rates)
    values = values.reshape(len(steps), len(made.bodies), sum(widths))
    parts = np.split(values, np.cumsum(widths)[:-1], axis=2)
    position, turned, velocity, spin = [*map(_in_space, parts)] if made.planar else parts
    rotation = np.stack([_matrix(turned[0, k], made.planar) for k in range(len(made.bodies))])

    def derivatives(x):
        return (8.0 * (x[1] - x[2]) - (x[3] - x[4])) / (12.0 * stride)

    return State(position[0], rotation, velocity[0], spin[0]), np.concatenate(
        [derivatives(velocity), derivatives(spin)], axis=1
    )


def _in_space(values: np.ndarray) -> np.ndarray:
    """(x, y) or a rotation about z as a vector of three."""
    zeros = np.zeros((*values.shape[:-1], 3))
    zeros[..., (slice(0, 2) if values.shape[-1] == 2 else slice(2, 3))] = values
    return zeros


def _matrix(turned: np.ndarray, planar: bool) -> np.ndarray:
    if planar:
        c, s = np.cos(turned[2]), np.sin(turned[2])
        return np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]])
    w, x, y, z = turned / np.linalg.norm(turned)
    skew = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return np.eye(3) + 2.0 * w * skew + 2.0 * skew @ skew
