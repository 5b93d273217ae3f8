"""Boudon's slider-crank (2019, table 7): crank, rod and piston in space, driven by a torque, damped at rod end and bore."""

import bgjax.mechanics as bgm


X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)


def isostatic(rod_damping=2.0, **options) -> bgm.Assembly:
    """17 rows for 18 coordinates: revolute, universal, spherical, prismatic. The piston does not turn, so that the
    spherical joint's damping is that of the rod's rotation."""
    return _assembly(bgm.Universal(Z, Y), bgm.Spherical(damping=rod_damping), **options)


def hyperstatic(rod_damping=2.0, **options) -> bgm.Assembly:
    """20 rows, three of which repeat others: three revolutes and a prismatic joint."""
    return _assembly(bgm.Revolute(Z), bgm.Revolute(Z, damping=rod_damping), **options)


def _assembly(big_end, small_end, torque=10.0, bore_damping=5.0, gravity=9.81) -> bgm.Assembly:
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
    connections = ["world -> main -> crank.A", "crank.B -> big_end -> rod.A", "rod.B -> small_end -> piston", "world -> bore -> piston", "drive -> crank"]
    start = {"crank.x.position": (0.1, 0.0, 0.0), "rod.x.position": (0.7, 0.0, 0.0), "piston.x.position": (1.2, 0.0, 0.0)}
    return bgm.Assembly(parts, connections, initial=start)
