"""A heavy body on a universal joint."""

import bgjax.mechanics as bgm

from ._model import Model


def build(mass=2.0) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(gravity=(0.0, 0.0, -9.81)),
        body=bgm.Body(mass, (0.11, 0.23, 0.17), points=dict(top=(0.0, 0.0, 0.4))),
        joint=bgm.Universal((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)),
    )
    start = {"joint.angle_1": 0.5, "joint.angle_2": -0.3, "joint.rate_1": 1.0, "joint.rate_2": 2.0}
    return bgm.Assembly(parts, ["world -> joint -> body.top"], initial=start)


MODEL = Model(
    build,
    3.0,
    "universal_body",
    1e-9,
    gradient="body.inertia",
    source="experiments/references: Lagrange, DOP853 at 1e-13",
)
