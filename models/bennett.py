"""Bennett's linkage: four skew hinges that should lock and yet move, because lengths and twists fit
(sin α / a = sin β / b)."""

import numpy as np

import bgjax as bg
import bgjax.mechanics as bgm

from ._model import Model


A, ALPHA, BETA = 0.3, np.radians(40.0), np.radians(60.0)
B = A * np.sin(BETA) / np.sin(ALPHA)
Z = (0.0, 0.0, 1.0)


def about_x(angle: float) -> tuple[float, ...]:
    return (float(np.cos(0.5 * angle)), float(np.sin(0.5 * angle)), 0.0, 0.0)


def link(length: float, twist: float) -> bgm.Body:
    """Frame in the middle of the common normal; the hinge axes are the z axes of the connection frames at its ends."""
    return bgm.Body(
        1.0, (0.01, 0.02, 0.025), points=dict(near=(-0.5 * length, 0.0, 0.0), far=(0.5 * length, 0.0, 0.0)),
        frames=dict(near=about_x(0.0), far=about_x(twist))
    )  # fmt: skip


def build(angle=0.8, rate=3.0) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(
            gravity=(0.0, 0.0, -9.81),
            points=dict(main=(0.0, 0.0, 0.0), pivot=(-A, 0.0, 0.0)),
            frames=dict(pivot=about_x(-ALPHA)),
        ),
        one=link(B, BETA),
        two=link(A, ALPHA),
        three=link(B, BETA),
        **{name: bgm.Revolute(Z) for name in ("main", "second", "third", "pivot")},
    )
    connections = [
        "world.main -> main -> one.near",
        "one.far -> second -> two.near",
        "two.far -> third -> three.near",
        "world.pivot -> pivot -> three.far",
    ]
    half = np.sin(0.5 * (BETA + ALPHA)) / np.sin(0.5 * (ALPHA - BETA)) / np.tan(0.5 * angle)
    start = {
        "main.angle": angle,
        "main.rate": rate,
        "second.angle": bg.Guess(2.0 * np.arctan(half)),
        "third.angle": bg.Guess(-angle),
    }
    return bgm.Assembly(parts, connections, initial=start)


SOURCE = "experiments/references: closure in closed form, DOP853 at 1e-13, checked in absolute coordinates"
MODEL = Model(build, 1.0, "bennett", 1e-9, source=SOURCE)
