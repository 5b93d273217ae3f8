"""Speed-controlled drive: PI controller, DC motor, gear, flexible shaft, load;
the speed is measured through a filter."""

import numpy as np

import bgjax as bg
from bgjax.domains import control, electrical, rotational

from ._exact import linear_response
from ._model import Model


def build(
    wanted=50.0,
    proportional=2.0,
    integral=20.0,
    filter_time=0.01,
    ratio=0.2,
    stiffness=800.0,
    damping=2.0,
    load=0.9,
    torque=40.0,
) -> bg.Graph:
    nodes = dict(
        wanted=bg.Signal(wanted),
        error=control.Sum("+-"),
        pi=control.PI(proportional, integral),
        drive=bg.MSe(),
        motor=electrical.dc_motor(0.4, 0.05, 0.876, 0.0635, 0.226),
        measured=control.LowPass(filter_time),
        gear=rotational.gear(ratio),
        twist=bg.Zero(),
        shaft=bg.One(),
        spring=rotational.spring(stiffness),
        damper=rotational.damper(damping),
        output=bg.One(),
        load=rotational.inertia(load),
        torque=bg.Se(-torque),
    )
    signals = ["motor.rotor ~> measured", "wanted ~> error.i1", "measured ~> error.i2", "error ~> pi ~> drive"]
    bonds = [
        "drive -> motor.terminals",
        "motor.shaft -> gear -> twist -> output -> load",
        "twist -> shaft -> spring",
        "shaft -> damper",
        "torque -> output",
    ]
    return bg.Graph(nodes, [*bonds, *signals])


def reference(times):
    """Six states: current, motor speed, twist, load speed, ∫ error, measured speed."""
    L, J, n, k, d, load = 0.05, 0.0635, 0.2, 800.0, 2.0, 0.9
    matrix = np.array([
        [-0.4 / L, -0.876 / L, 0.0, 0.0, 20.0 / L, -2.0 / L],
        [0.876 / J, -(0.226 + n * n * d) / J, -n * k / J, n * d / J, 0.0, 0.0],
        [0.0, n, 0.0, -1.0, 0.0, 0.0],
        [0.0, n * d / load, k / load, -d / load, 0.0, 0.0],
        [0.0, 0.0, 0.0, 0.0, 0.0, -1.0],
        [0.0, 100.0, 0.0, 0.0, 0.0, -100.0],
    ])  # fmt: skip
    forcing = [2.0 * 50.0 / L, 0.0, 0.0, -40.0 / load, 50.0, 0.0]
    names = ("motor.current", "motor.speed", "spring.twist", "load.speed", "pi.accumulated", "measured.value")
    return dict(zip(names, linear_response(matrix, forcing, np.zeros(6), times).T, strict=True))


MODEL = Model(build, 2.0, reference, 2e-12, gradient="pi.proportional", source="eigenvectors of the 6 × 6 system")
