"""Two tanks joined by a pipe with inertia and laminar loss; the second empties through a sharp-edged outlet."""

import bgjax as bg
from bgjax.domains import hydraulic

from ._model import Model


def build(
    inflow=2e-3,
    area_one=0.5,
    area_two=0.3,
    level_one=1.5,
    level_two=0.4,
    length=8.0,
    bore=5e-3,
    loss=2e5,
    outlet=8e-4,
    density=1000.0,
) -> bg.Graph:
    """Areas [m²], levels [m], `length` [m] and `bore` [m²] of the pipe, its `loss` [Pa·s/m³], `outlet` [m²]."""
    nodes = dict(
        inflow=hydraulic.flow_source(inflow),
        bottom_one=bg.Zero(),
        one=hydraulic.tank(area_one, density=density, level=level_one),
        pipe=bg.One(),
        inertia=bg.I(density * length / bore),
        loss=hydraulic.laminar_orifice(loss),
        bottom_two=bg.Zero(),
        two=hydraulic.tank(area_two, density=density, level=level_two),
        outlet=hydraulic.turbulent_orifice(outlet, density=density, laminar=100.0),
    )
    bonds = [
        "inflow -> bottom_one -> one",
        "bottom_one -> pipe -> bottom_two",
        "pipe -> inertia",
        "pipe -> loss",
        "bottom_two -> two",
        "bottom_two -> outlet",
    ]
    return bg.Graph(nodes, bonds)


MODEL = Model(
    build, 120.0, "two_tank", 1e-12, gradient="outlet.O.flow.area", source="SciPy DOP853 on three equations by hand"
)
