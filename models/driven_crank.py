"""A slider-crank whose crank is driven: prescribed motion, and the torque it takes."""

from typing import Any

import equinox as eqx
import jax.numpy as jnp
import numpy as np

import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.elements.values import leaf

from ._model import Model


class Turning(eqx.Module):
    """The crank's angle [rad]: even turning, and a swing on it."""

    rate: Any = eqx.field(converter=leaf, default=6.0)
    swing: Any = eqx.field(converter=leaf, default=0.3)

    def __call__(self, time):
        return 0.4 + self.rate * time + self.swing * jnp.sin(4.0 * time)


def build(crank=0.2, rod=0.7, masses=(1.0, 0.6, 1.5), inertias=(0.02, 0.05, 0.01), drag=3.0) -> bgp.Assembly:
    parts = dict(
        world=bgp.World(),
        crank=bgp.Body(masses[0], inertias[0], points=dict(A=(-crank / 2, 0.0), B=(crank / 2, 0.0))),
        rod=bgp.Body(masses[1], inertias[1], points=dict(A=(-rod / 2, 0.0), B=(rod / 2, 0.0))),
        piston=bgp.Body(masses[2], inertias[2]),
        main=bgp.Revolute(drive=bgm.Motion(Turning())),
        big_end=bgp.Revolute(), small_end=bgp.Revolute(), bore=bgp.Prismatic((1.0, 0.0), damping=drag),
    )  # fmt: skip
    connections = [
        "world -> main -> crank.A",
        "crank.B -> big_end -> rod.A",
        "rod.B -> small_end -> piston",
        "world -> bore -> piston",
    ]
    return bgp.Assembly(parts, connections)


def reference(times, r=0.2, length=0.7, m=(1.0, 0.6, 1.5), j=(0.02, 0.05), drag=3.0) -> dict:
    """Everything follows from the angle; the torque from Lagrange's equation of the one coordinate."""
    angle, rate = 0.4 + 6.0 * times + 0.3 * np.sin(4.0 * times), 6.0 + 1.2 * np.cos(4.0 * times)
    bend = -4.8 * np.sin(4.0 * times)
    ways = [_ways(angle + h, r, length) for h in (0.0, 1e-4, -1e-4)]
    inertia = [
        m[0] * r**2 / 4 + j[0] + m[1] * (gx**2 + gy**2) + j[1] * tilt**2 + m[2] * px**2
        for _, (gx, gy), tilt, px in ways
    ]
    derivative = (inertia[1] - inertia[2]) / 2e-4
    x, (_, gy), _, px = ways[0]
    weight = 9.81 * (m[0] * 0.5 * r * np.cos(angle) + m[1] * gy)
    torque = inertia[0] * bend + 0.5 * derivative * rate**2 + weight + drag * px**2 * rate
    return {
        "main.angle": angle,
        "main.rate": rate,
        "bore.displacement": x,
        "bore.velocity": px * rate,
        "main.drive_torque": torque,
    }


def _ways(angle, r, length):
    """Piston's place; velocities of the rod's centre, its rate and the piston's velocity for a
    crank turning at 1 rad/s."""
    sine, cosine = r * np.sin(angle), r * np.cos(angle)
    reach = np.sqrt(length**2 - sine**2)
    tilt = -cosine / reach  # sin(tilt) = −r sin(angle) / length
    piston = -sine - sine * cosine / reach
    return cosine + reach, (0.5 * (-sine + piston), 0.5 * cosine), tilt, piston


MODEL = Model(
    build,
    2.0,
    reference,
    1e-7,
    gradient="main.drive.value.rate",
    source="closed form; gradient of the inertia by differences of 1e-4",
)
