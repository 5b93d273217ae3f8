"""RC circuit charged by a constant voltage: v = V (1 − e^(−t/RC))."""

import numpy as np

import bgjax as bg

from ._model import Model


def build(voltage=5.0, resistance=1e3, capacitance=1e-3) -> bg.Graph:
    nodes = dict(V=bg.Se(voltage), loop=bg.One(), R=bg.R(resistance), C=bg.C(capacitance))
    return bg.Graph(nodes, ["V -> loop -> R", "loop -> C"])


def reference(times):
    voltage = 5.0 * (1.0 - np.exp(-np.asarray(times)))
    return {"C.effort": voltage, "R.flow": (5.0 - voltage) / 1e3}


MODEL = Model(build, 3.0, reference, 1e-13, gradient="C.compliance", source="closed form")
