"""A four-bar linkage with play in two joints, a torque on its crank and weight."""

import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from ._model import Model
from .crank_rocker import COUPLER, CRANK, FRAME, ROCKER, SOURCE, TIGHT, folded


def build(torque=15.0) -> bgp.Assembly:
    def bar(mass, inertia, length):
        return bgp.Body(mass, inertia, points=dict(A=(-0.5 * length, 0.0), B=(0.5 * length, 0.0)))

    parts = dict(
        world=bgp.World(gravity=(0.0, -9.81), points=dict(D=(FRAME, 0.0))),
        crank=bar(1.362245, 0.0635, CRANK),
        coupler=bar(1.362245, 0.17, COUPLER),
        rocker=bar(0.908163, 0.0499, ROCKER),
        A=bgp.Revolute(),
        B=bgp.RevoluteClearance(3e-4, bgm.LankaraniNikravesh(0.6), socket=0.01),
        C=bgp.RevoluteClearance(5e-4, bgm.LankaraniNikravesh(0.8), socket=0.012, rubbing=bgm.Coulomb(0.1, 0.02)),
        D=bgp.Revolute(),
        drive=bgp.Torque(torque),
    )
    connections = [
        "world -> A -> crank.A",
        "crank.B -> B -> coupler.A",
        "coupler.B -> C -> rocker.B",
        "world.D -> D -> rocker.A",
        "drive -> crank",
    ]
    centred = {f"{joint}.{what}": (0.0, 0.0) for joint in "BC" for what in ("displacement", "velocity")}
    return bgp.Assembly(parts, connections, initial={"A.angle": 0.0, "A.rate": 0.0, **centred, **folded()})


MODEL = Model(build, 0.03, "four_bar_two_clearances", 1e-5, source=SOURCE, options=TIGHT)
