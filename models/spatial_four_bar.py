"""A spatial four-bar: crank on a revolute, universal and spherical joints at the coupler, rocker on a revolute;
isostatic."""

import bgjax as bg
import bgjax.mechanics as bgm

from ._model import Model


X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def build(torque=0.5) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(gravity=(0.0, 0.0, -9.81), points=dict(D=(0.35, 0.0, 0.25))),
        crank=bgm.Body(0.5, (1e-3, 2e-3, 2.5e-3), points=dict(A=(-0.05, 0.0, 0.0), B=(0.05, 0.0, 0.0))),
        coupler=bgm.Body(0.8, (4e-4, 1.7e-2, 1.75e-2), points=dict(B=(-0.25, 0.0, 0.0), C=(0.25, 0.0, 0.0))),
        rocker=bgm.Body(0.6, (5e-3, 1e-3, 5.5e-3), points=dict(D=(0.0, -0.15, 0.0), C=(0.0, 0.15, 0.0))),
        main=bgm.Revolute(Z),
        cross=bgm.Universal(Z, Y),
        ball=bgm.Spherical(),
        pivot=bgm.Revolute(X),
        drive=bgm.BodyTorque((0.0, 0.0, torque)),
    )
    connections = [
        "world -> main -> crank.A",
        "crank.B -> cross -> coupler.B",
        "coupler.C -> ball -> rocker.C",
        "world.D -> pivot -> rocker.D",
        "drive -> crank",
    ]
    start = {"main.angle": 0.3, "main.rate": 4.0, "pivot.angle": bg.Guess(0.33)}
    return bgm.Assembly(parts, connections, initial=start)


SOURCE = "experiments/references: one-DOF derivation, DOP853 at 1e-13, checked in absolute coordinates"
MODEL = Model(build, 1.0, "spatial_four_bar", 1e-8, source=SOURCE, options={"rtol": 1e-11, "atol": 1e-13})
