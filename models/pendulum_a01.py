"""IFToMM A01: a point mass on a massless bar, the bar a Constraint whose effort is the tension."""

import numpy as np

import bgjax as bg

from ._exact import jacobi, quarter_period
from ._model import Model


@bg.symbolic
def along(position):
    """Row that picks the velocity along the bar (length 1 m)."""
    return np.array([[position[0], position[1]]], dtype=object)


def build(mass=1.0, gravity=9.81) -> bg.Graph:
    nodes = dict(
        weight=bg.Se((0.0, -mass * gravity)),
        v=bg.One(),
        mass=bg.I(mass),
        x=bg.Position(),
        rod=bg.MTF(along),
        bar=bg.Constraint(1),
    )
    bonds = ["weight -> v -> mass", "v -> rod -> bar", "v ~> x", "x ~> rod.modulus"]
    return bg.Graph(nodes, bonds, initial={"x.position": (-1.0, 0.0)})


def reference(times):
    """sin(θ/2) = k sn(ω t + K), k² = ½, θ from the downward vertical; tension = m (g cos θ + L θ̇²)."""
    m, pace = 0.5, np.sqrt(9.81)
    sn, cn, dn = jacobi(pace * np.asarray(times) + quarter_period(m), m)
    half = np.sqrt(m) * sn
    angle, rate = 2.0 * np.arcsin(half), 2.0 * np.sqrt(m) * pace * cn
    position = np.stack([-np.sin(angle), -np.cos(angle)], axis=1)
    return {"x.position": position, "bar.effort": 9.81 * np.cos(angle) + rate**2}


MODEL = Model(
    build,
    10.0,
    reference,
    1e-10,
    gradient="mass.inertia",
    source="Jacobi elliptic functions (benchmarks/a01_simple_pendulum)",
)
