"""A ball in a ring, with weight, spin and friction: the smallest mechanism with play."""

import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from ._model import Model
from .crank_rocker import SOURCE, TIGHT


def build(clearance=0.01, stiffness=1e8, restitution=0.7, friction=0.2) -> bgp.Assembly:
    room = bgp.RevoluteClearance(
        clearance, bgm.LankaraniNikravesh(restitution, stiffness), socket=0.03, rubbing=bgm.Coulomb(friction, 0.01)
    )
    parts = dict(world=bgp.World(gravity=(0.0, -9.81)), ball=bgp.Body(1.0, 4e-4), room=room)
    start = {"room.displacement": (0.004, 0.0), "room.velocity": (0.3, 0.1), "room.rate": 4.0}
    return bgp.Assembly(parts, ["world -> room -> ball"], initial=start)


MODEL = Model(build, 0.11, "ball_in_ring", 1e-6, source=SOURCE, options=TIGHT)
