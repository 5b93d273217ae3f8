"""Zimmer's planar pendulum (2006): a rod on a pin, released from the horizontal; exact in Jacobi elliptic functions."""

import numpy as np

import bgjax.mechanics.planar as bgp

from ._exact import jacobi, quarter_period
from ._model import Model


MASS, LENGTH, GRAVITY = 2.0, 1.0, 9.81
CENTRE, INERTIA = 0.5 * LENGTH, MASS * LENGTH**2 / 12.0


def build() -> bgp.Assembly:
    parts = dict(
        world=bgp.World(gravity=(0.0, -GRAVITY)),
        rod=bgp.Body(MASS, INERTIA, points=dict(top=(-CENTRE, 0.0))),
        hinge=bgp.Revolute(),
    )
    return bgp.Assembly(parts, ["world -> hinge -> rod.top"], initial={"hinge.angle": 0.0})


def reference(times) -> dict[str, np.ndarray]:
    """sin(θ/2) = k sn(ωt + K), θ from the downward vertical, k = sin(θ₀/2); the pin carries m (a − g)."""
    frequency = np.sqrt(MASS * GRAVITY * CENTRE / (INERTIA + MASS * CENTRE**2))
    modulus = np.sin(np.pi / 4)
    sn, cn, _ = jacobi(frequency * np.asarray(times) + quarter_period(modulus**2), modulus**2)
    theta, rate = 2.0 * np.arcsin(modulus * sn), 2.0 * modulus * frequency * cn
    bend, sine, cosine = -(frequency**2) * np.sin(theta), np.sin(theta), np.cos(theta)
    force = MASS * CENTRE * (
        bend * np.array([cosine, sine]) + rate**2 * np.array([-sine, cosine])
    ) + MASS * GRAVITY * np.array([[0.0], [1.0]])
    place = CENTRE * np.array([sine, -cosine])
    vectors = {
        f"{name}[{k}]": vector[k]
        for name, vector in {"rod.position": place, "hinge.reaction_force": force}.items()
        for k in range(2)
    }
    return {"hinge.angle": theta - 0.5 * np.pi, "hinge.rate": rate, "rod.angular_velocity": rate, **vectors}


MODEL = Model(build, 10.0, reference, 1e-8, gradient="rod.inertia", source="closed form")
