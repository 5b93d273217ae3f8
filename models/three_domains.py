"""Electric motor → gear → pump → line → cylinder → mass on a spring: three coupled energy domains."""

import numpy as np

import bgjax as bg
from bgjax.domains import electrical, hydraulic, rotational

from ._exact import linear_response
from ._model import Model


def build(
    voltage=48.0,
    ratio=0.5,
    displacement=2e-6,
    leak=2e11,
    restriction=5e9,
    area=1e-3,
    mass=20.0,
    stiffness=2e4,
    damping=400.0,
) -> bg.Graph:
    nodes = dict(
        battery=electrical.voltage_source(voltage),
        motor=electrical.dc_motor(0.5, 2e-3, 0.1, 1e-3, 1e-4),
        gear=rotational.gear(ratio),
        pump=hydraulic.pump(displacement),
        line=bg.Zero(),
        oil=hydraulic.volume(2e-4),
        leak=hydraulic.laminar_orifice(leak),
        pipe=bg.One(),
        restriction=hydraulic.laminar_orifice(restriction),
        cylinder=hydraulic.cylinder(area, 3e-4),
        mass=bg.I(mass),
        spring=bg.C(stiffness=stiffness),
        damper=bg.R(damping),
    )
    drive = ["battery -> motor.terminals", "motor.shaft -> gear -> pump.shaft", "pump.oil -> line"]
    oil = ["line -> oil", "line -> leak", "line -> pipe -> restriction", "pipe -> cylinder.port"]
    rod = ["cylinder.shaft -> mass", "cylinder.shaft -> spring", "cylinder.shaft -> damper"]
    return bg.Graph(nodes, [*drive, *oil, *rod])


def reference(times):
    """Six states: current, motor speed, pressure of the line, of the cylinder, velocity, spring displacement."""
    L, J, line, cylinder = 2e-3, 1e-3, 2e-4 / 1.4e9, 3e-4 / 1.4e9
    pumped, leak, restriction, area = 0.5 * 2e-6, 2e11, 5e9, 1e-3
    matrix = np.array([
        [-0.5 / L, -0.1 / L, 0.0, 0.0, 0.0, 0.0],
        [0.1 / J, -1e-4 / J, -pumped / J, 0.0, 0.0, 0.0],
        [0.0, pumped / line, -(1 / leak + 1 / restriction) / line, 1 / (restriction * line), 0.0, 0.0],
        [0.0, 0.0, 1 / (restriction * cylinder), -1 / (restriction * cylinder), -area / cylinder, 0.0],
        [0.0, 0.0, 0.0, area / 20.0, -400.0 / 20.0, -2e4 / 20.0],
        [0.0, 0.0, 0.0, 0.0, 1.0, 0.0],
    ])  # fmt: skip
    names = (
        "motor.current",
        "motor.speed",
        "oil.pressure",
        "cylinder.pressure",
        "cylinder.velocity",
        "spring.displacement",
    )
    return dict(zip(names, linear_response(matrix, [48.0 / L, 0, 0, 0, 0, 0], np.zeros(6), times).T, strict=True))


MODEL = Model(build, 0.5, reference, 5e-12, gradient="pump.D.modulus", source="eigenvectors of the 6 × 6 system")
