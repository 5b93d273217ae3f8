"""Planar double pendulum of uniform rods, or of point masses, in space on two revolute joints."""

import numpy as np

import bgjax.mechanics as bgm

from ._model import Model


Z = (0.0, 0.0, 1.0)


def build(
    masses=(1.0, 2.0),
    lengths=(1.0, 0.8),
    inertias=None,
    centres=(0.5, 0.4),
    angles=(2 * np.pi / 3, -np.pi / 6),
    gravity=9.81,
) -> bgm.Assembly:
    """Angles from the downward vertical; `centres` is how far the mass centres are from the upper ends."""
    inertias = (
        [m * length**2 / 12.0 for m, length in zip(masses, lengths, strict=True)] if inertias is None else inertias
    )
    one, two = (
        bgm.Body(m, (i, i, i), points=dict(top=(0.0, c, 0.0), end=(0.0, c - length, 0.0)))
        for m, i, length, c in zip(masses, inertias, lengths, centres, strict=True)
    )
    parts = dict(
        world=bgm.World(gravity=(0.0, -gravity, 0.0)),
        one=one,
        two=two,
        hinge_1=bgm.Revolute(Z),
        hinge_2=bgm.Revolute(Z),
    )
    start = {"hinge_1.angle": angles[0], "hinge_2.angle": angles[1] - angles[0]}
    return bgm.Assembly(parts, ["world -> hinge_1 -> one.top", "one.end -> hinge_2 -> two.top"], initial=start)


def points() -> bgm.Assembly:
    """Two point masses on massless bars, both horizontal."""
    return build((1.0, 1.0), (1.0, 1.0), (0.0, 0.0), (1.0, 1.0), (np.pi / 2, np.pi / 2))


SOURCE = "benchmarks/double_pendulum: extrapolation in 30 digits"
MODEL = Model(build, 5.0, "double_pendulum_rods", 1e-8, gradient="one.points.end", source=SOURCE)
POINTS = Model(points, 10.0, "double_pendulum_points", 1e-8, source=SOURCE)
