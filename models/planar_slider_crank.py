"""Boudon's slider-crank (2019, table 7) of planar parts (Zimmer 2006, 3R1P): eight rows for nine coordinates."""

import bgjax.mechanics.planar as bgp

from ._model import Model


def build(torque=10.0, rod_damping=2.0, bore_damping=5.0, gravity=9.81, rate=0.0) -> bgp.Assembly:
    parts = dict(
        world=bgp.World(gravity=(0.0, -gravity)),
        crank=bgp.Body(1.0, 1.0, points=dict(A=(-0.1, 0.0), B=(0.1, 0.0))),
        rod=bgp.Body(1.0, 1.0, points=dict(A=(-0.5, 0.0), B=(0.5, 0.0))),
        piston=bgp.Body(1.0, 1.0),
        main=bgp.Revolute(),
        big_end=bgp.Revolute(),
        small_end=bgp.Revolute(damping=rod_damping),
        bore=bgp.Prismatic((1.0, 0.0), damping=bore_damping),
        drive=bgp.Torque(torque),
    )
    connections = [
        "world -> main -> crank.A",
        "crank.B -> big_end -> rod.A",
        "rod.B -> small_end -> piston",
        "world -> bore -> piston",
        "drive -> crank",
    ]
    return bgp.Assembly(parts, connections, initial={"main.angle": 0.0, "main.rate": rate})


SOURCE = "experiments/references: one-DOF derivation, DOP853 at 1e-13, checked in absolute coordinates"
MODEL = Model(build, 10.0, "planar_slider_crank", 2e-8, source=SOURCE, options={"rtol": 1e-11, "atol": 1e-13})
