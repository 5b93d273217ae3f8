"""The crank-rocker with play, and with a rigid joint."""

from dataclasses import dataclass

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.models import crank_rocker
from experiments.references.contacts import Case, Pin, marched


SEEDS, NOISE, FACTOR = range(100, 120), 0.02, 3.0
OUTPUTS = ["motor.current", "A.rate"]
CLEARANCE, DAMPING, CONSTANT = 2e-3, 0.3, 0.876
TRUE = {"C.clearance": CLEARANCE, "B.damping": DAMPING, "motor.motor.modulus": CONSTANT}
RIGID = {path: value for path, value in TRUE.items() if path != "C.clearance"}


@dataclass(frozen=True)
class Problem:
    """A system, what it would show without noise, and what is sought."""

    system: bg.System
    times: np.ndarray
    columns: dict[str, np.ndarray]
    true: dict[str, float]

    def fit(self, seed: int, **options) -> bg.Fit:
        """From a guess that is off by three, up or down, with noise of 2 % of what each column varies."""
        rng = np.random.default_rng(seed)
        data = {
            name: column + NOISE * np.std(column) * rng.normal(size=column.shape)
            for name, column in self.columns.items()
        }
        guess = {path: value * FACTOR ** rng.choice([-1.0, 1.0]) for path, value in self.true.items()}
        return bg.fit(
            bg.set(self.system, guess), {"t": self.times, **data}, parameters=list(self.true), rtol=1e-8, **options
        )


def with_play(span: float = 0.4, count: int = 2000) -> Problem:
    """A dry joint of 2 mm of play in a socket of 20 mm, whose contacts lose most of their energy."""
    contact, rubbing = bgm.LankaraniNikravesh(0.1), bgm.Coulomb(0.1)
    model = crank_rocker.three_modes(CLEARANCE, rubbing=rubbing, contact=contact, socket=0.02, damping=DAMPING)
    system = bg.compile(model, method=bg.MinimalCoordinates())
    times = np.linspace(0.0, span, count)
    exact = bg.simulate(system, 0.0, span, saveat=times, rtol=1e-10, atol=1e-13)
    return Problem(system, times, {name: np.asarray(exact[name]) for name in OUTPUTS}, TRUE)


def rigid(span: float = 0.5, count: int = 300) -> Problem:
    """An ideal pin; what is measured comes from absolute coordinates and SciPy, in which nothing of bgjax enters."""
    times = np.linspace(0.0, span, count)
    found = np.array([state for state, _ in marched(_independent(times), 1e-10)[0]])
    columns = {"motor.current": found[:, 18], "A.rate": found[:, 11]}
    return Problem(
        bg.compile(crank_rocker.build(damping=DAMPING), method=bg.MinimalCoordinates()), times, columns, RIGID
    )


def _independent(times: np.ndarray) -> Case:
    crank, coupler, rocker, frame = crank_rocker.CRANK, crank_rocker.COUPLER, crank_rocker.ROCKER, crank_rocker.FRAME
    reach = frame - crank
    above = np.arccos((reach**2 + coupler**2 - rocker**2) / (2.0 * reach * coupler))
    beyond = np.pi - np.arccos((reach**2 + rocker**2 - coupler**2) / (2.0 * reach * rocker))

    def ends(length):
        return ((-0.5 * length, 0.0), (0.5 * length, 0.0))

    (a, b), (c, d), (e, f) = ends(crank), ends(coupler), ends(rocker)
    joints = (Pin(-1, (0.0, 0.0), 0, a), Pin(0, b, 1, c), Pin(1, d, 2, f), Pin(-1, (frame, 0.0), 2, e))

    def middle(x, angle, length):
        return (x + 0.5 * length * np.cos(angle), 0.5 * length * np.sin(angle), angle)

    start = (*middle(0.0, 0.0, crank), *middle(crank, above, coupler), *middle(frame, beyond, rocker))

    def loads(t, q, v, more):
        """The motor with its drag on the crank; damping between crank and coupler, and between frame and rocker."""
        found = np.zeros(9)
        between = DAMPING * (v[5] - v[2])
        found[2] = CONSTANT * more[0] - 0.226 * v[2] + between
        found[5] = -between
        found[8] = -DAMPING * v[8]
        return found

    def current(t, q, v, more):
        return [(60.0 - 0.4 * more[0] - CONSTANT * v[2]) / 0.05]

    inertias = (0.0635, 0.17, 0.0499)
    return Case(
        (1.362245, 1.362245, 0.908163), inertias, joints, (), start, times, None, "", loads, (), (0.0,), current
    )
