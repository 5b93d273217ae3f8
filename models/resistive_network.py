"""A resistive ladder with an algebraic loop, loaded by an inductor (nodal analysis by hand)."""

import numpy as np

import bgjax as bg

from ._model import Model


def build(voltage=10.0, r1=1.0, r2=2.0, r3=3.0, r4=4.0, inductance=0.5) -> bg.Graph:
    nodes = dict(
        V=bg.Se(voltage),
        a=bg.One(),
        R1=bg.R(r1),
        n=bg.Zero(),
        R2=bg.R(r2),
        b=bg.One(),
        R3=bg.R(r3),
        m=bg.Zero(),
        R4=bg.R(r4),
        L=bg.I(inductance),
    )
    return bg.Graph(nodes, ["V -> a -> R1", "a -> n -> R2", "n -> b -> R3", "b -> m -> R4", "m -> L"])


def reference(times):
    conductance = np.array([[1.0 + 1 / 2 + 1 / 3, -1 / 3], [-1 / 3, 1 / 3 + 1 / 4]])
    inverse = np.linalg.inv(conductance)
    open_voltage, resistance = 10.0 * inverse[1, 0], inverse[1, 1]
    current = open_voltage / resistance * (1.0 - np.exp(-resistance / 0.5 * np.asarray(times)))
    return {"L.flow": current, "n.effort": 10.0 * inverse[0, 0] - inverse[0, 1] * current}


MODEL = Model(build, 1.0, reference, 1e-13, gradient="R3.resistance", source="nodal analysis, closed form")
