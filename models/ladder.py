"""A lossy transmission line as a ladder of about n bonds; also the yardstick of the structural passes."""

import numpy as np

import bgjax as bg

from ._exact import linear_response
from ._model import Model


def build(bonds=20, inductance=0.1, capacitance=0.2, resistance=0.3, voltage=1.0) -> bg.Graph:
    """Sections of L and R in series and C across: five bonds a section."""
    nodes: dict = {"V": bg.Se(voltage)}
    links = []
    previous = "V"
    for k in range(max(1, bonds // 5)):
        nodes |= {
            f"s{k}": bg.One(),
            f"L{k}": bg.I(inductance),
            f"R{k}": bg.R(resistance),
            f"n{k}": bg.Zero(),
            f"C{k}": bg.C(capacitance),
        }
        links += [f"{previous} -> s{k} -> L{k}", f"s{k} -> R{k}", f"s{k} -> n{k} -> C{k}"]
        previous = f"n{k}"
    return bg.Graph(nodes, links)


def reference(times):
    count = 4
    matrix, forcing = np.zeros((2 * count, 2 * count)), np.zeros(2 * count)
    for k in range(count):  # currents first, then capacitor voltages
        matrix[k, k] = -0.3 / 0.1
        matrix[k, count + k] = -1 / 0.1
        matrix[count + k, k] = 1 / 0.2
        if k:
            matrix[k, count + k - 1] = 1 / 0.1
            matrix[count + k - 1, k] = -1 / 0.2
    forcing[0] = 1.0 / 0.1
    state = linear_response(matrix, forcing, np.zeros(2 * count), times)
    return {"L0.flow": state[:, 0], "C3.effort": state[:, -1]}


MODEL = Model(build, 5.0, reference, 1e-12, gradient="L1.inertia", source="eigenvectors of the 8 × 8 system")
