"""Hydraulic position servo: pump, relief valve, four-edge valve, double-acting cylinder, mass, load,
proportional controller."""

import bgjax as bg
from bgjax.domains import control, hydraulic

from ._model import Model


def edges(area: float) -> dict:
    """The four metering edges, each on a 1-junction between two lines."""
    valve = hydraulic.valve(area, laminar=1e4)
    return {name: part for edge in ("pa", "bt", "pb", "at") for name, part in ((f"j_{edge}", bg.One()), (edge, valve))}


def build(
    wanted=0.1,
    gain=8.0,
    flow=4e-4,
    setting=1.2e7,
    valve=6e-6,
    area=1e-3,
    size=2e-4,
    mass=200.0,
    friction=2000.0,
    load=3000.0,
) -> bg.Graph:
    nodes = dict(
        pump=hydraulic.flow_source(flow), supply=bg.Zero(), oil=hydraulic.volume(1e-3, pressure=8e6),
        relief=hydraulic.relief_valve(setting, 5e-10), **edges(valve),
        one=hydraulic.cylinder(area, size, pressure=3e6), two=hydraulic.cylinder(area, size),
        turned=bg.TF(-1.0),  # the second chamber shrinks where the first grows
        mass=bg.I(mass), friction=bg.R(friction), load=bg.Se(-load), x=bg.Position(),
        wanted=bg.Signal(wanted), error=control.Sum("+-"), controller=control.Gain(gain), reverse=control.Gain(-1.0),
    )  # fmt: skip
    lines = [
        "pump -> supply -> oil",
        "supply -> relief",
        "supply -> j_pa -> one.port",
        "supply -> j_pb -> two.port",
        "one.port -> j_at",
        "two.port -> j_bt",
    ]
    valves = [f"j_{edge} -> {edge}.p" for edge in ("pa", "bt", "pb", "at")]
    piston = [
        "one.shaft -> turned -> two.shaft",
        "one.shaft -> mass",
        "one.shaft -> friction",
        "load -> one.shaft",
        "one.rod ~> x",
    ]
    signals = ["wanted ~> error.i1", "x ~> error.i2", "error ~> controller ~> reverse"]
    openings = [f"controller ~> {edge}.opening" for edge in ("pa", "bt")] + [
        f"reverse ~> {edge}.opening" for edge in ("pb", "at")
    ]
    return bg.Graph(nodes, [*lines, *valves, *piston, *signals, *openings])


# Explicit steps would sit at the stability limit of the oil, where central differences carry the
# noise of the step sequence.
SOLVER = "RadauIIA5"
MODEL = Model(
    build,
    0.3,
    "servo_cylinder",
    5e-12,
    gradient="load.effort",
    source="SciPy DOP853 on five equations by hand",
    solver=SOLVER,
)
