"""The four-bar linkage of models/four_bar.py of planar parts (Zimmer 2006, 4R)."""

import bgjax as bg
import bgjax.mechanics.planar as bgp

from ._model import Model
from .four_bar import SOURCE


def link(length: float, mass: float, inertia: float, near: str, far: str) -> bgp.Body:
    """A bar along its x axis, its mass centre in the middle."""
    return bgp.Body(mass, inertia, points={near: (-0.5 * length, 0.0), far: (0.5 * length, 0.0)})


def build(angle=0.6, rate=10.0) -> bgp.Assembly:
    parts = dict(
        world=bgp.World(points=dict(A=(0.0, 0.0), D=(0.559, 0.0))),
        crank=link(0.102, 1.362245, 0.0635, "A", "B"),
        coupler=link(0.61, 1.362245, 0.17, "B", "C"),
        rocker=link(0.406, 0.908163, 0.0499, "D", "C"),
        **{name: bgp.Revolute() for name in ("main", "big", "small", "pivot")},
    )
    connections = [
        "world.A -> main -> crank.A",
        "crank.B -> big -> coupler.B",
        "coupler.C -> small -> rocker.C",
        "world.D -> pivot -> rocker.D",
    ]
    return bgp.Assembly(
        parts, connections, initial={"main.angle": angle, "main.rate": rate, "pivot.angle": bg.Guess(1.0)}
    )


MODEL = Model(build, 2.0, "four_bar", 1e-9, source=SOURCE)
