"""A DC motor drives the crank of a slider-crank through the free port of its main joint:
two energy domains, one graph."""

import bgjax as bg
import bgjax.mechanics as bgm

from ._model import Model
from .slider_crank import X, Y, Z


def motor() -> bg.Graph:
    nodes = dict(
        supply=bg.Se(60.0),
        armature=bg.One(),
        L=bg.I(0.05),
        Ra=bg.R(0.4),
        motor=bg.GY(0.876),
        shaft=bg.One(),
        drag=bg.R(0.226),
    )
    bonds = ["supply -> armature", "armature -> L", "armature -> Ra", "armature -> motor -> shaft -> drag"]
    return bg.Graph(nodes, bonds, ports={"shaft_out": "shaft"}, exports={"current": "L.flow"})


def build() -> bgm.Assembly:
    bar = (1.0, 1.0, 1.0)
    parts = dict(
        world=bgm.World(gravity=(0.0, -9.81, 0.0)),
        crank=bgm.Body(1.0, bar, points=dict(A=(-0.1, 0.0, 0.0), B=(0.1, 0.0, 0.0))),
        rod=bgm.Body(1.0, bar, points=dict(A=(-0.5, 0.0, 0.0), B=(0.5, 0.0, 0.0))),
        piston=bgm.Body(1.0, bar),
        main=bgm.Revolute(Z),
        big_end=bgm.Universal(Z, Y),
        small_end=bgm.Spherical(damping=2.0),
        bore=bgm.Prismatic(X, damping=5.0),
        motor=motor(),
    )
    connections = [
        "world -> main -> crank.A",
        "crank.B -> big_end -> rod.A",
        "rod.B -> small_end -> piston",
        "world -> bore -> piston",
    ]
    return bgm.Assembly(parts, [*connections, "motor.shaft_out -> main.axis"], initial={"main.angle": 0.0})


SOURCE = "experiments/references: one-DOF derivation with the armature's equation, DOP853 at 1e-13"
MODEL = Model(build, 2.0, "motor_crank", 1e-8, source=SOURCE, options={"rtol": 1e-11, "atol": 1e-13})
