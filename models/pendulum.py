"""Boudon's pendulum (2019, table 6): a bar on a revolute joint with damping, released from the horizontal."""

import bgjax.mechanics as bgm

from ._model import Model


def build(damping=10.0, gravity=9.81) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(gravity=(0.0, -gravity, 0.0)),
        bar=bgm.Body(1.0, (0.083, 0.083, 0.083), points=dict(O=(-0.5, 0.0, 0.0))),
        hinge=bgm.Revolute((0.0, 0.0, 1.0), damping=damping),
    )
    return bgm.Assembly(parts, ["world -> hinge -> bar.O"], initial={"hinge.angle": 0.0})


SOURCE = "benchmarks/boudon_2019: one-DOF derivation, DOP853 at 1e-13"
MODEL = Model(build, 10.0, "boudon_pendulum", 1e-9, gradient="hinge.damping", source=SOURCE)
UNDAMPED = Model(lambda: build(0.0), 10.0, "boudon_pendulum_undamped", 1e-9, source=SOURCE)
