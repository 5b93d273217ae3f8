"""A body on a 3D spring: mass, full stiffness field and full damping field in one multibond."""

import numpy as np

import bgjax as bg

from ._exact import linear_response
from ._model import Model


STIFFNESS = np.array([[60.0, 10.0, -5.0], [10.0, 40.0, 8.0], [-5.0, 8.0, 30.0]])
DAMPING = np.array([[0.8, 0.1, 0.0], [0.1, 0.5, 0.2], [0.0, 0.2, 0.6]])
WEIGHT = np.array([0.0, 0.0, -2.0 * 9.81])


def build(mass=2.0, stiffness=STIFFNESS, damping=DAMPING) -> bg.Graph:
    nodes = dict(
        weight=bg.Se(WEIGHT), v=bg.One(), mass=bg.I(mass), spring=bg.C(stiffness=stiffness), damper=bg.R(damping)
    )
    return bg.Graph(
        nodes, ["weight -> v -> mass", "v -> spring", "v -> damper"], initial={"mass.flow": (0.3, -0.2, 0.1)}
    )


def reference(times):
    eye, zero = np.eye(3), np.zeros((3, 3))
    matrix = np.block([[zero, eye], [-STIFFNESS / 2.0, -DAMPING / 2.0]])
    state = linear_response(matrix, np.concatenate([np.zeros(3), WEIGHT / 2.0]), [0, 0, 0, 0.3, -0.2, 0.1], times)
    return {"spring.displacement": state[:, :3], "mass.flow": state[:, 3:]}


MODEL = Model(build, 4.0, reference, 1e-13, gradient="spring.stiffness", source="eigenvectors of the 6 × 6 system")
