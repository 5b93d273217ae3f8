"""Boudon's pendulum (2019, table 6): a bar on a revolute joint with damping, released from the horizontal."""

import bgjax.mechanics as bgm


def build(damping=10.0, gravity=9.81) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(gravity=(0.0, -gravity, 0.0)),
        bar=bgm.Body(1.0, (0.083, 0.083, 0.083), points=dict(O=(-0.5, 0.0, 0.0))),
        hinge=bgm.Revolute((0.0, 0.0, 1.0), damping=damping),
    )
    return bgm.Assembly(parts, ["world -> hinge -> bar.O"], initial={"bar.x.position": (0.5, 0.0, 0.0)})
