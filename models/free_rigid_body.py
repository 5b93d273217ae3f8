"""Torque-free rigid body by hand: I field, Eulerian junction structure, quaternion integrator."""

import numpy as np

import bgjax as bg

from ._exact import jacobi, quarter_period
from ._model import Model


def build(inertia=(1.0, 2.0, 3.0), rates=(1.0, 0.3, 0.2)) -> bg.Graph:
    nodes = dict(omega=bg.One(), J=bg.I(inertia), ejs=bg.EJS(), attitude=bg.Orientation())
    bonds = ["omega -> J", "omega -> ejs", "J.momentum ~> ejs.modulus", "omega ~> attitude"]
    return bg.Graph(nodes, bonds, initial={"J.flow": rates})


def exact_rates(inertia, rates, times) -> np.ndarray:
    """Body rates by Jacobi elliptic functions (Landau & Lifshitz §37) for H² ≤ 2 T I2."""
    one, two, three = inertia
    energy2 = sum(i * w * w for i, w in zip(inertia, rates, strict=True))
    momentum2 = sum((i * w) ** 2 for i, w in zip(inertia, rates, strict=True))
    # the formulas for H² > 2 T I2 with axes 1 and 3 exchanged
    a1 = np.sqrt((energy2 * three - momentum2) / (one * (three - one)))
    a2 = np.sqrt((momentum2 - energy2 * one) / (two * (two - one)))
    a3 = np.sqrt((momentum2 - energy2 * one) / (three * (three - one)))
    pace = np.sqrt((energy2 * three - momentum2) * (two - one) / (one * two * three))
    m = (three - two) * (momentum2 - energy2 * one) / ((two - one) * (energy2 * three - momentum2))
    direction = np.sign(rates[0])
    phase = _phase(direction * rates[1] / a2, rates[2] / a3, m)
    sn, cn, dn = jacobi(phase + pace * np.asarray(times), m)
    return np.stack([direction * a1 * dn, direction * a2 * sn, a3 * cn], axis=1)


def _phase(sn: float, cn: float, m: float) -> float:
    """u with the given sn u and cn u, by Newton."""
    angle = np.arctan2(sn, cn)
    period = quarter_period(m)
    u = angle * 2.0 * period / np.pi
    for _ in range(60):
        s, c, d = jacobi(u, m)
        u = u - (s * cn - c * sn) / (d * (c * cn + s * sn))
    return float(u)


def reference(times):
    return {"J.flow": exact_rates((1.0, 2.0, 3.0), (1.0, 0.3, 0.2), times)}


MODEL = Model(
    build, 10.0, reference, 1e-13, gradient="J.inertia", source="Jacobi elliptic functions, Landau & Lifshitz §37"
)
