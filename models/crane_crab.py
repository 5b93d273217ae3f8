"""Crane crab (Zimmer 2006): a trolley on a rail, pushed to and fro, its load on a bar below."""

import numpy as np

import bgjax as bg
import bgjax.mechanics.planar as bgp

from ._model import Model


@bg.symbolic
def push(time):
    """Force on the trolley [N]."""
    return np.array([30.0 * bg.sin(1.7 * time), 0.0], dtype=object)


def build(trolley=5.0, load=8.0, inertia=0.4, length=1.2, drag=3.0, friction=0.2) -> bgp.Assembly:
    """`inertia` of the load with its bar about their mass centre, `length` below the hinge."""
    parts = dict(
        world=bgp.World(),
        trolley=bgp.Body(trolley, 0.1),
        load=bgp.Body(load, inertia, points=dict(top=(0.0, length))),
        rail=bgp.Prismatic((1.0, 0.0), damping=drag),
        hinge=bgp.Revolute(damping=friction),
        force=bgp.WorldForce(push),
    )
    connections = ["world -> rail -> trolley", "trolley -> hinge -> load.top", "force -> trolley"]
    return bgp.Assembly(parts, connections, initial={"rail.displacement": 0.0, "hinge.angle": 0.4})


SOURCE = "experiments/references: Lagrange in two coordinates, DOP853 at 1e-13, checked in absolute coordinates"
MODEL = Model(build, 5.0, "crane_crab", 1e-9, gradient="load.mass", source=SOURCE)
