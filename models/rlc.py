"""Series RLC circuit, underdamped, switched on at rest."""

import numpy as np

import bgjax as bg

from ._model import Model


def build(voltage=10.0, resistance=0.5, inductance=0.2, capacitance=0.05) -> bg.Graph:
    nodes = dict(V=bg.Se(voltage), loop=bg.One(), R=bg.R(resistance), L=bg.I(inductance), C=bg.C(capacitance))
    return bg.Graph(nodes, ["V -> loop -> R", "loop -> L", "loop -> C"])


def reference(times):
    decay, natural = 0.5 / (2 * 0.2), 1.0 / np.sqrt(0.2 * 0.05)
    ringing = np.sqrt(natural**2 - decay**2)
    t = np.asarray(times)
    shape = np.exp(-decay * t) * (np.cos(ringing * t) + decay / ringing * np.sin(ringing * t))
    return {
        "C.effort": 10.0 * (1.0 - shape),
        "L.flow": 10.0 / (0.2 * ringing) * np.exp(-decay * t) * np.sin(ringing * t),
    }


MODEL = Model(build, 4.0, reference, 5e-13, gradient="R.resistance", source="closed form")
