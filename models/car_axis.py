"""The car axis of the IVP test set: an axle on two springs, one wheel on a flat road,
the other on a bumpy one (index 3, moving support)."""

import equinox as eqx
import jax.numpy as jnp

import bgjax.mechanics as bgm
from bgjax.elements.values import leaf

from ._model import Model


LENGTH, REST = 1.0, 0.5


class Bumps(eqx.Module):
    """The right wheel: r sin ωt up, at the distance of the axle's length from the left one."""

    height: jnp.ndarray = eqx.field(converter=leaf)
    frequency: jnp.ndarray = eqx.field(converter=leaf)

    def up(self, time):
        return self.height * jnp.sin(self.frequency * time)

    def __call__(self, time):
        y = self.up(time)
        return jnp.array([jnp.sqrt(LENGTH**2 - y**2), y, 0.0])


class Slope(eqx.Module):
    """Angle of the line from the left to the right wheel."""

    bumps: Bumps

    def __call__(self, time):
        return jnp.arcsin(self.bumps.up(time) / LENGTH)


def build(eps=0.01, mass=10.0, height=0.1, frequency=10.0) -> bgm.Assembly:
    """Forces are scaled as in the test set: springs of stiffness 1, masses of eps² M / 2."""
    bumps, point = Bumps(height, frequency), eps**2 * mass / 2.0
    parts = dict(
        world=bgm.World(gravity=(0.0, -1.0, 0.0)),
        left=bgm.PointMass(point), right=bgm.PointMass(point),
        wheel=bgm.Support(bumps), chassis=bgm.Support(angle=Slope(bumps)),
        axle=bgm.Distance(LENGTH), guide=bgm.PointOnLine((0.0, 1.0, 0.0)),
        left_spring=bgm.SpringDamper(1.0, length=REST), right_spring=bgm.SpringDamper(1.0, length=REST),
    )  # fmt: skip
    connections = [
        "world -> left_spring -> left",
        "world -> wheel -> right_spring -> right",
        "world -> chassis -> guide -> left",
        "left -> axle -> right",
    ]
    start = {
        "left.position": (0.0, 0.5, 0.0),
        "right.position": (1.0, 0.5, 0.0),
        "left.velocity": (-0.5, 0.0, 0.0),
        "right.velocity": (-0.5, 0.0, 0.0),
    }
    return bgm.Assembly(parts, connections, initial=start)


SOURCE = (
    "benchmarks/ivp_car_axis: Mazzia and Magherini, Test Set for IVP Solvers 2.4, II.17 (21 digits at t = 3); "
    "recomputed on the way"
)
MODEL = Model(build, 3.0, "car_axis", 1e-8, source=SOURCE)
