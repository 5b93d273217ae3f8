"""A planar four-bar of spatial revolute joints (the crank-rocker of Clearance 2014 without clearance);
also tilted in space."""

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm

from ._model import Model


Z = (0.0, 0.0, 1.0)
# Rz(0.4) ∘ Rx(0.7)
TILT = np.array(
    [np.cos(0.2) * np.cos(0.35), np.cos(0.2) * np.sin(0.35), np.sin(0.2) * np.sin(0.35), np.sin(0.2) * np.cos(0.35)]
)


def link(length: float, mass: float, inertia: float, near: str, far: str) -> bgm.Body:
    """A bar along its x axis, its mass centre in the middle."""
    return bgm.Body(
        mass, (inertia, inertia, inertia), points={near: (-0.5 * length, 0.0, 0.0), far: (0.5 * length, 0.0, 0.0)}
    )


def build(frame=(1.0, 0.0, 0.0, 0.0), angle=0.6, rate=10.0) -> bgm.Assembly:
    """`frame` is the orientation of the mechanism's plane; gravity is along −y of the inertial frame."""
    ground = np.asarray(bg.rotation(np.asarray(frame)), float) @ (0.559, 0.0, 0.0)
    parts = dict(
        world=bgm.World(
            gravity=(0.0, -9.81, 0.0), points=dict(A=(0.0, 0.0, 0.0), D=ground), frames=dict(A=frame, D=frame)
        ),
        crank=link(0.102, 1.362245, 0.0635, "A", "B"),
        coupler=link(0.61, 1.362245, 0.17, "B", "C"),
        rocker=link(0.406, 0.908163, 0.0499, "D", "C"),
        main=bgm.Revolute(Z),
        big=bgm.Revolute(Z),
        small=bgm.Revolute(Z),
        pivot=bgm.Revolute(Z),
    )
    connections = [
        "world.A -> main -> crank.A",
        "crank.B -> big -> coupler.B",
        "coupler.C -> small -> rocker.C",
        "world.D -> pivot -> rocker.D",
    ]
    return bgm.Assembly(
        parts, connections, initial={"main.angle": angle, "main.rate": rate, "pivot.angle": bg.Guess(1.0)}
    )


def tilted() -> bgm.Assembly:
    return build(tuple(TILT))


SOURCE = "experiments/references: one-DOF derivation, DOP853 at 1e-13, checked in absolute coordinates"
MODEL = Model(build, 2.0, "four_bar", 1e-9, source=SOURCE)
TILTED = Model(tilted, 2.0, "four_bar_tilted", 1e-9, source=SOURCE)
