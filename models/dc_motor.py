"""DC motor drive: armature circuit, gyrator, rotor with drag (Clearance 2014's motor)."""

import bgjax as bg

from ._exact import linear_response
from ._model import Model


def build(voltage=60.0, inductance=0.05, resistance=0.4, constant=0.876, inertia=0.0635, drag=0.226) -> bg.Graph:
    nodes = dict(
        supply=bg.Se(voltage),
        armature=bg.One(),
        L=bg.I(inductance),
        Ra=bg.R(resistance),
        motor=bg.GY(constant),
        shaft=bg.One(),
        rotor=bg.I(inertia),
        drag=bg.R(drag),
        angle=bg.Angle(),
    )
    bonds = [
        "supply -> armature",
        "armature -> L",
        "armature -> Ra",
        "armature -> motor -> shaft",
        "shaft -> rotor",
        "shaft -> drag",
        "shaft ~> angle",
    ]
    return bg.Graph(nodes, bonds)


def reference(times):
    matrix = [[-0.4 / 0.05, -0.876 / 0.05], [0.876 / 0.0635, -0.226 / 0.0635]]
    state = linear_response(matrix, [60.0 / 0.05, 0.0], [0.0, 0.0], times)
    return {"L.flow": state[:, 0], "rotor.flow": state[:, 1]}


MODEL = Model(build, 2.0, reference, 1e-13, gradient="motor.modulus", source="matrix exponential")
