"""Boudon's slider-crank in space (2019, table 7) with a ball that has play in the piston,
instead of a spherical joint."""

import bgjax.mechanics as bgm

from ._model import Model
from .crank_rocker import SOURCE
from .slider_crank import X, Y, Z


def build(clearance=1e-3) -> bgm.Assembly:
    bar = (1.0, 1.0, 1.0)
    parts = dict(
        world=bgm.World(gravity=(0.0, -9.81, 0.0)),
        crank=bgm.Body(1.0, bar, points=dict(A=(-0.1, 0.0, 0.0), B=(0.1, 0.0, 0.0))),
        rod=bgm.Body(1.0, bar, points=dict(A=(-0.5, 0.0, 0.0), B=(0.5, 0.0, 0.0))),
        piston=bgm.Body(1.0, bar),
        main=bgm.Revolute(Z),
        big_end=bgm.Universal(Z, Y),
        small_end=bgm.SphericalClearance(clearance, bgm.LankaraniNikravesh(0.7), socket=0.05, damping=2.0),
        bore=bgm.Prismatic(X, damping=5.0),
        drive=bgm.BodyTorque((0.0, 0.0, 10.0)),
    )
    connections = [
        "world -> main -> crank.A",
        "crank.B -> big_end -> rod.A",
        "rod.B -> small_end -> piston",
        "world -> bore -> piston",
        "drive -> crank",
    ]
    start = {
        "main.angle": 0.3,
        "main.rate": 0.0,
        "small_end.displacement": (0.0, 0.0, 0.0),
        "small_end.velocity": (0.0, 0.0, 0.0),
    }
    return bgm.Assembly(parts, connections, initial=start)


MODEL = Model(build, 0.15, "slider_crank_ball", 1e-5, source=SOURCE, options={"rtol": 1e-9, "atol": 1e-12})
