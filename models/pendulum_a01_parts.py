"""IFToMM A01 from parts: a body without extent on a revolute joint, 1 m above its mass centre."""

import numpy as np

import bgjax.mechanics as bgm

from ._model import Model
from .pendulum_a01 import reference as bar


def build(mass=1.0, gravity=9.81) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(gravity=(0.0, -gravity, 0.0)),
        bob=bgm.Body(mass, (0.0, 0.0, 0.0), points=dict(O=(0.0, 1.0, 0.0))),
        hinge=bgm.Revolute((0.0, 0.0, 1.0)),
    )
    return bgm.Assembly(parts, ["world -> hinge -> bob.O"], initial={"hinge.angle": -np.pi / 2})


def reference(times):
    """The bar pulls along its length; force on the bob by the world."""
    known = bar(times)
    position = known["x.position"]
    flat = np.zeros((len(position), 1))
    return {
        "bob.position": np.hstack([position, flat]),
        "hinge.reaction_force": np.hstack([-position * known["bar.effort"][:, None], flat]),
    }


MODEL = Model(
    build,
    10.0,
    reference,
    1e-9,
    gradient="bob.points.O",
    source="Jacobi elliptic functions (benchmarks/a01_simple_pendulum)",
)
