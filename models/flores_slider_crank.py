"""Slider-crank with play in the slider's pin (Flores & Ambrósio 2004):
5000 turns a minute, contacts after Lankarani and Nikravesh."""

import numpy as np

import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp

from ._model import Model


CRANK, ROD, SPEED = 0.05, 0.12, 5000.0 * 2.0 * np.pi / 60.0


def build(clearance=5e-4, restitution=0.9, rubbing=None, speed=SPEED, socket=0.01, damping=None) -> bgp.Assembly:
    parts = dict(
        world=bgp.World(gravity=None),
        crank=bgp.Body(0.3, 1e-4, points=dict(A=(-0.5 * CRANK, 0.0), B=(0.5 * CRANK, 0.0))),
        rod=bgp.Body(0.21, 2.5e-4, points=dict(A=(-0.5 * ROD, 0.0), B=(0.5 * ROD, 0.0))),
        slider=bgp.Body(0.14, 1e-4),
        main=bgp.Revolute(drive=bgm.Rate(speed)),
        big_end=bgp.Revolute(damping=damping),
        pin=bgp.RevoluteClearance(clearance, bgm.LankaraniNikravesh(restitution), socket=socket, rubbing=rubbing),
        guide=bgp.Prismatic((1.0, 0.0)),
    )
    connections = [
        "world -> main -> crank.A",
        "crank.B -> big_end -> rod.A",
        "rod.B -> pin -> slider",
        "world -> guide -> slider",
    ]
    start = {
        "main.angle": 0.0,
        "main.rate": speed,
        "big_end.angle": 0.0,
        "guide.displacement": CRANK + ROD,
        "guide.velocity": 0.0,
    }
    return bgp.Assembly(parts, connections, initial={**start, "rod.angular_velocity": -speed * CRANK / ROD})


SOURCE = "shared reference case: minimal coordinates, contacts located, DOP853 at 1e-13"
MODEL = Model(build, 0.006, "flores_slider_crank", 1e-7, source=SOURCE, options={"rtol": 1e-10, "atol": 1e-13})
