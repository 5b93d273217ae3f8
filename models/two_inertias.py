"""Two inertias across a gear: one is in derivative causality. By hand J = J1 + n² J2."""

import numpy as np

import bgjax as bg

from ._model import Model


def build(torque=3.0, motor=2.0, ratio=4.0, load=0.5, drag=0.3) -> bg.Graph:
    nodes = dict(
        torque=bg.Se(torque),
        motor=bg.One(),
        J1=bg.I(motor),
        gear=bg.TF(ratio),
        shaft=bg.One(),
        J2=bg.I(load),
        drag=bg.R(drag),
    )
    return bg.Graph(nodes, ["torque -> motor -> J1", "motor -> gear -> shaft -> J2", "shaft -> drag"])


def reference(times):
    inertia, damping = 2.0 + 16.0 * 0.5, 16.0 * 0.3
    speed = 3.0 / damping * (1.0 - np.exp(-damping / inertia * np.asarray(times)))
    rate = (3.0 - damping * speed) / inertia
    return {"J1.flow": speed, "J2.flow": 4.0 * speed, "J2.effort": 0.5 * 4.0 * rate}


MODEL = Model(build, 5.0, reference, 1e-13, gradient="J2.inertia", source="equivalent inertia by hand")
