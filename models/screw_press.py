"""A nut that runs down a steep thread by its own weight."""

import numpy as np

import bgjax.mechanics as bgm

from ._model import Model


def build(pitch=-0.5, mass=3.0, moment=0.02, drag=0.01) -> bgm.Assembly:
    """A left-hand thread along z, whose axis leans by nothing: the weight turns the nut."""
    parts = dict(
        world=bgm.World(),
        nut=bgm.Body(mass, (0.03, 0.03, moment)),
        thread=bgm.Screw((0.0, 0.0, 1.0), pitch, damping=drag),
    )
    return bgm.Assembly(parts, ["world -> thread -> nut"], initial={"thread.angle": 30.0})


def reference(times, pitch=-0.5, mass=3.0, moment=0.02, drag=0.01) -> dict:
    """(J + m h²) α + d ω = −m g h with the lead h = pitch / 2π."""
    lead = pitch / (2.0 * np.pi)
    inertia = moment + mass * lead**2
    steady, decay = -mass * 9.81 * lead / drag, np.exp(-drag / inertia * times)
    rate = steady * (1.0 - decay)
    angle = 30.0 + steady * (times - inertia / drag * (1.0 - decay))
    return {
        "thread.angle": angle,
        "thread.rate": rate,
        "thread.displacement": lead * angle,
        "nut.velocity[2]": lead * rate,
    }


MODEL = Model(build, 1.5, reference, 1e-9, gradient="thread.pitch", source="closed form")
