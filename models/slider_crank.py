"""Boudon's slider-crank (2019, table 7): crank, rod and piston in space, driven by a torque,
damped at rod end and bore."""

import bgjax.mechanics as bgm

from ._model import Model


X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def isostatic(rod_damping=2.0, **options) -> bgm.Assembly:
    """17 rows for 18 coordinates: revolute, universal, spherical, prismatic. The piston does not turn, so that the
    spherical joint's damping is that of the rod's rotation."""
    return _assembly(bgm.Universal(Z, Y), bgm.Spherical(damping=rod_damping), **options)


def hyperstatic(rod_damping=2.0, **options) -> bgm.Assembly:
    """20 rows, three of which repeat others: three revolutes and a prismatic joint."""
    return _assembly(bgm.Revolute(Z), bgm.Revolute(Z, damping=rod_damping), **options)


def conservative() -> bgm.Assembly:
    """Without torque and damping, at 5 rad/s."""
    return isostatic(0.0, torque=0.0, bore_damping=0.0, rate=5.0)


def _assembly(big_end, small_end, torque=10.0, bore_damping=5.0, gravity=9.81, rate=0.0) -> bgm.Assembly:
    bar = (1.0, 1.0, 1.0)
    parts = dict(
        world=bgm.World(gravity=(0.0, -gravity, 0.0)),
        crank=bgm.Body(1.0, bar, points=dict(A=(-0.1, 0.0, 0.0), B=(0.1, 0.0, 0.0))),
        rod=bgm.Body(1.0, bar, points=dict(A=(-0.5, 0.0, 0.0), B=(0.5, 0.0, 0.0))),
        piston=bgm.Body(1.0, bar),
        main=bgm.Revolute(Z),
        big_end=big_end,
        small_end=small_end,
        bore=bgm.Prismatic(X, damping=bore_damping),
        drive=bgm.BodyTorque((0.0, 0.0, torque)),
    )
    connections = [
        "world -> main -> crank.A",
        "crank.B -> big_end -> rod.A",
        "rod.B -> small_end -> piston",
        "world -> bore -> piston",
        "drive -> crank",
    ]
    return bgm.Assembly(parts, connections, initial={"main.angle": 0.0, "main.rate": rate})


SOURCE = "benchmarks/boudon_2019: one-DOF derivation, DOP853 at 1e-13"
OPTIONS = {"rtol": 1e-11, "atol": 1e-13}
ISOSTATIC = Model(isostatic, 10.0, "boudon_slider_crank", 2e-8, source=SOURCE, options=OPTIONS)
HYPERSTATIC = Model(hyperstatic, 10.0, "boudon_slider_crank", 2e-8, source=SOURCE, options=OPTIONS)
CONSERVATIVE = Model(conservative, 10.0, "boudon_slider_crank_conservative", 1e-8, source=SOURCE, options=OPTIONS)
