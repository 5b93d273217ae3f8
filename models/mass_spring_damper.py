"""Mass on a spring and a damper, released from a stretched spring."""

import numpy as np

import bgjax as bg

from ._model import Model


def build(mass=2.0, stiffness=50.0, damping=1.2) -> bg.Graph:
    nodes = dict(v=bg.One(), mass=bg.I(mass), spring=bg.C(stiffness=stiffness), damper=bg.R(damping), x=bg.Position())
    return bg.Graph(
        nodes,
        ["v -> mass", "v -> spring", "v -> damper", "v ~> x"],
        initial={"spring.displacement": 0.1, "x.position": 0.1},
    )


def reference(times):
    decay, natural = 1.2 / 4.0, 5.0
    ringing = np.sqrt(natural**2 - decay**2)
    t = np.asarray(times)
    envelope = 0.1 * np.exp(-decay * t)
    position = envelope * (np.cos(ringing * t) + decay / ringing * np.sin(ringing * t))
    return {"x.position": position, "mass.flow": -envelope * natural**2 / ringing * np.sin(ringing * t)}


MODEL = Model(build, 4.0, reference, 1e-13, gradient="spring.stiffness", source="closed form")
