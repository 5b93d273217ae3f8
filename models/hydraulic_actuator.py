"""A cylinder pushes a mass against a load: supply, laminar restriction, oil,
piston (benchmarks/hydraulic_actuator h3)."""

import numpy as np

import bgjax as bg
from bgjax.domains import hydraulic

from ._exact import linear_response
from ._model import Model


def build(
    supply=5e6, resistance=2e9, area=0.002, size=5e-4, pressure=2e6, mass=50.0, friction=500.0, load=4000.0
) -> bg.Graph:
    nodes = dict(
        supply=hydraulic.pressure_source(supply),
        line=bg.One(),
        restriction=hydraulic.laminar_orifice(resistance),
        cylinder=hydraulic.cylinder(area, size, pressure=pressure),
        mass=bg.I(mass),
        friction=bg.R(friction),
        load=bg.Se(-load),
        x=bg.Position(),
    )
    bonds = [
        "supply -> line -> restriction",
        "line -> cylinder.port",
        "cylinder.shaft -> mass",
        "cylinder.shaft -> friction",
        "load -> cylinder.shaft",
    ]
    return bg.Graph(nodes, [*bonds, "cylinder.rod ~> x"])


def reference(times):
    """Pressure and velocity by eigenvectors; their integral is A⁻¹ (z − z₀ − b t)."""
    compliance, times = 5e-4 / 1.4e9, np.asarray(times)
    matrix = np.array([[-1.0 / (2e9 * compliance), -0.002 / compliance], [0.002 / 50.0, -500.0 / 50.0]])
    forcing, start = np.array([5e6 / (2e9 * compliance), -4000.0 / 50.0]), np.array([2e6, 0.0])
    state = linear_response(matrix, forcing, start, times)
    integral = np.linalg.solve(matrix, (state - start - np.outer(times, forcing)).T)
    return {"cylinder.pressure": state[:, 0], "cylinder.velocity": state[:, 1], "x.position": integral[1]}


# Explicit steps would sit at the stability limit of the oil, where two compiled programs take different steps.
SOLVER = "RadauIIA5"
MODEL = Model(
    build,
    0.5,
    reference,
    1e-12,
    gradient="restriction.R.resistance",
    source="eigenvectors, integral by hand",
    solver=SOLVER,
)
