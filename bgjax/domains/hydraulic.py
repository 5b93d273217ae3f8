"""Hydraulic parts as small bond graphs: effort is pressure [Pa], flow is volume flow [m³/s]."""

import equinox as eqx
import jax
import jax.numpy as jnp

from .._types import Prescribed, Value
from ..elements import TF, C, One, R, Se, Sf, Zero, symbolic
from ..elements.base import AbstractElement
from ..elements.records import Given, Response
from ..elements.values import leaf
from ..errors import Fault
from ..expressions.expression import maximum, sqrt
from ..graph.graph import Graph
from ..structure.structure import Port, Rule
from ..surface.aliases import answering as _answering
from ..surface.calls import checked_call
from ._part import AbstractPartLaw, Quantity, one_port, parameters, prescribed, start


__all__ = [
    "Logarithmic",
    "Relief",
    "Turbulent",
    "Valve",
    "chamber",
    "cylinder",
    "flow_source",
    "laminar_orifice",
    "motor",
    "pressure_source",
    "pump",
    "relief_valve",
    "tank",
    "turbulent_orifice",
    "valve",
    "volume",
]


PRESSURE = Quantity("Pa", low=1e3, hint="multiply by 1e5 if it is in bar.")
SETTING = Quantity("Pa", "zero or positive", low=1e3, hint=PRESSURE.hint)
LAMINAR, COEFFICIENT = Quantity("Pa", "positive"), Quantity("", "zero or positive")
AREA = Quantity("m²", "zero or positive", high=1.0, hint="multiply by 1e-6 if it is in mm², by 1e-4 if in cm².")
PISTON = Quantity("m²", "positive", high=10.0, hint=AREA.hint)
DENSITY = Quantity("kg/m³", "positive", low=1.0, hint="multiply by 1000 if it is in g/cm³.")
VOLUME = Quantity("m³", "positive")
FLOW = Quantity("m³/s", high=1.0, hint="multiply by 1e-3 / 60 if it is in l/min.")
FLOOR, GRAVITY, LEVEL = Quantity("m²", "positive"), Quantity("m/s²", "positive"), Quantity("m", "zero or positive")
BULK = Quantity("Pa", "positive", low=1e5, hint="multiply by 1e9 if it is in GPa, by 1e6 if in MPa.")
DISPLACEMENT = Quantity("m³/rad", "nonzero", high=1.0, hint="multiply by 1e-6 / (2π) if it is in cm³ a turn.")
RESISTANCE, CONDUCTANCE = Quantity("Pa·s/m³", "zero or positive"), Quantity("m³/s/Pa", "zero or positive")


@checked_call
def pressure_source(pressure: Prescribed) -> Graph:
    """Supply of constant or prescribed `pressure` [Pa]. Port p; results pressure, flow."""
    return one_port("P", Se(prescribed("pressure_source", "pressure", pressure, PRESSURE)), "pressure", "flow")


@checked_call
def flow_source(flow: Prescribed) -> Graph:
    """Supply of constant or prescribed volume `flow` [m³/s]. Port p; results pressure, flow."""
    flow = prescribed("flow_source", "flow", flow, FLOW)
    return one_port("Q", Sf(flow), "pressure", "flow")


@checked_call
def laminar_orifice(resistance: Value) -> Graph:
    """Laminar restriction: Δp = R Q. `resistance` [Pa·s/m³]. Port p (pressure drop, flow)."""
    (resistance,) = parameters("laminar_orifice", resistance=(resistance, RESISTANCE))
    return one_port("R", R(resistance), "pressure", "flow")


@symbolic
class Turbulent(AbstractPartLaw):
    """Q = C_d A √(2/ρ) Δp / (Δp² + p₀²)^¼: the square-root law, laminar below p₀."""

    coefficient: jax.Array = eqx.field(converter=leaf)
    area: jax.Array = eqx.field(converter=leaf)
    density: jax.Array = eqx.field(converter=leaf)
    laminar: jax.Array = eqx.field(converter=leaf)
    quantities = dict(coefficient=COEFFICIENT, area=AREA, density=DENSITY, laminar=LAMINAR)

    def __call__(self, drop):
        factor = self.coefficient * self.area * sqrt(2.0 / self.density)
        return factor * drop / sqrt(sqrt(drop * drop + self.laminar * self.laminar))


def _turbulent(part: str, **given) -> Turbulent:
    """The flow law of an orifice or a valve, from the user's parameters."""
    checked = {name: (given[name], quantity) for name, quantity in Turbulent.quantities.items()}
    return Turbulent(*parameters(part, **checked))


@checked_call
def turbulent_orifice(area: Value, *, coefficient: Value = 0.62, density: Value = 860.0, laminar: Value = 1.0) -> Graph:
    """Sharp-edged orifice: Q = C_d A √(2 Δp/ρ). `area` [m²], discharge `coefficient` [–], `density` [kg/m³];
    laminar below the pressure drop `laminar` [Pa]. Port p (pressure drop, flow)."""
    law = _turbulent("turbulent_orifice", coefficient=coefficient, area=area, density=density, laminar=laminar)
    return one_port("O", R(flow=law, invertible=True), "pressure", "flow")


@checked_call
def volume(size: Value, *, bulk_modulus: Value = 1.4e9, pressure: Value | None = None) -> Graph:
    """Compressible volume: dp/dt = β/V Q. `size` V [m³], `bulk_modulus` β [Pa], initial `pressure` [Pa].

    Port p; results pressure, flow."""
    size, bulk_modulus, pressure = _oil("volume", size, bulk_modulus, pressure)
    compliance = size / bulk_modulus
    return one_port("C", C(compliance), "pressure", "flow", start("C.displacement", pressure, compliance))


@checked_call
def tank(area: Value, *, density: Value = 1000.0, gravity: Value = 9.81, level: Value | None = None) -> Graph:
    """Open tank with vertical walls: p = ρ g V/A at its bottom. `area` [m²], `density` [kg/m³], initial `level` [m].

    Port p; results pressure, flow, volume."""
    given = dict(area=(area, FLOOR), density=(density, DENSITY), gravity=(gravity, GRAVITY))
    given["level"] = (level, LEVEL._replace(optional=True))
    area, density, gravity, level = parameters("tank", **given)
    compliance, initial = area / (density * gravity), start("C.displacement", level, area)
    return one_port("C", C(compliance), "pressure", "flow", initial, volume="C.displacement")


def _oil(part: str, size, bulk_modulus, pressure, **more) -> list:
    """Checked parameters of a volume of oil, and more parameters after them."""
    given = dict(size=(size, VOLUME), bulk_modulus=(bulk_modulus, BULK))
    given["pressure"] = (pressure, PRESSURE._replace(optional=True))
    return parameters(part, **given, **more)


class Logarithmic(AbstractPartLaw):
    """Energy of oil compressed from the volume V₀ at p₀: p = p₀ − β ln((V₀ − q)/V₀)."""

    size: jax.Array = eqx.field(converter=leaf)
    bulk_modulus: jax.Array = eqx.field(converter=leaf)
    pressure: jax.Array = eqx.field(converter=leaf)
    quantities = dict(size=VOLUME, bulk_modulus=BULK, pressure=PRESSURE)

    def __call__(self, displaced):
        remaining = self.size - displaced[0]
        compressed = remaining * jnp.log(remaining / self.size) + displaced[0]
        return self.pressure * displaced[0] + self.bulk_modulus * compressed


@checked_call
def chamber(size: Value, *, bulk_modulus: Value = 1.4e9, pressure: Value = 0.0) -> Graph:
    """Volume compressed by large amounts, p = p₀ − β ln(V/V₀): `size` V₀ [m³] at `pressure` p₀ [Pa].

    Port p; results pressure, flow, displaced volume."""
    law = Logarithmic(*_oil("chamber", size, bulk_modulus, pressure))
    return one_port("C", C(energy=law, width=1), "pressure", "flow", displaced="C.displacement")


@checked_call
def cylinder(area: Value, size: Value, *, bulk_modulus: Value = 1.4e9, pressure: Value | None = None) -> Graph:
    """Single-acting cylinder: piston `area` [m²], oil volume `size` [m³] with `bulk_modulus` [Pa].

    Ports port (pressure, flow) and shaft (force, velocity); results pressure, force, velocity."""
    size, bulk_modulus, pressure, area = _oil("cylinder", size, bulk_modulus, pressure, area=(area, PISTON))
    compliance = size / bulk_modulus
    nodes = dict(oil=Zero(), C=C(compliance), piston=TF(1.0 / area), rod=One())
    bonds, ports = ["oil -> C", "oil -> piston -> rod"], {"port": "oil", "shaft": "rod"}
    results = {"pressure": "C.effort", "force": "piston.b.effort", "velocity": "rod.flow"}
    return Graph(nodes, bonds, ports=ports, exports=results, initial=start("C.displacement", pressure, compliance))


@checked_call
def motor(displacement: Value) -> Graph:
    """Hydraulic motor or pump: Q = D ω, τ = D Δp. `displacement` D [m³/rad]. Ports oil, shaft."""
    (displacement,) = parameters("motor", displacement=(displacement, DISPLACEMENT))
    return Graph({"D": TF(1.0 / displacement)}, ports={"oil": "D.a", "shaft": "D.b"})


@checked_call
def pump(displacement: Value) -> Graph:
    """Pump driven at its shaft: Q = D ω. `displacement` D [m³/rad]. Ports shaft, oil."""
    (displacement,) = parameters("pump", displacement=(displacement, DISPLACEMENT))
    return Graph({"D": TF(displacement)}, ports={"shaft": "D.a", "oil": "D.b"})


class Valve(AbstractElement):
    """Turbulent orifice whose area is `area` times the signal at `opening` (0 … 1; closed below 0)."""

    law_of: Turbulent
    symbolic = True

    def ports(self) -> tuple[Port, ...]:
        return (Port("port", 1, "in"),)

    def inputs(self) -> tuple[Port, ...]:
        return (Port("opening", 1),)

    def rule(self) -> Rule:
        return Rule(((True,),), 1, "a valve's law is its flow")

    def law(self, given: Given) -> Response:
        return Response({"port": maximum(given.signals["opening"], 0.0) * self.law_of(given.ports["port"])})

    def faults(self, where: str) -> list[Fault]:
        return self.law_of.faults(f"{where}.law_of")


@checked_call
def valve(area: Value, *, coefficient: Value = 0.62, density: Value = 860.0, laminar: Value = 1.0) -> Graph:
    """Metering valve: an orifice of full `area` [m²] opened by the signal `opening` (0 … 1).

    Ports p (pressure drop, flow), opening (signal)."""
    law = _turbulent("valve", coefficient=coefficient, area=area, density=density, laminar=laminar)
    ports, results = {"p": "V.port", "opening": "V.opening"}, {"pressure": "V.effort", "flow": "V.flow"}
    return Graph(dict(V=Valve(law)), ports=ports, exports=results)


@symbolic
class Relief(AbstractPartLaw):
    """Closed below the set pressure, then Q = G (p − p_set)."""

    setting: jax.Array = eqx.field(converter=leaf)
    conductance: jax.Array = eqx.field(converter=leaf)
    quantities = dict(setting=SETTING, conductance=CONDUCTANCE)

    def __call__(self, pressure):
        return self.conductance * maximum(pressure - self.setting, 0.0)


@checked_call
def relief_valve(setting: Value, conductance: Value) -> Graph:
    """Relief valve: opens at the pressure `setting` [Pa]; the flow is `conductance` [m³/s/Pa] times the excess. Port
    p."""
    law = Relief(*parameters("relief_valve", setting=(setting, SETTING), conductance=(conductance, CONDUCTANCE)))
    return one_port("V", R(flow=law), "pressure", "flow")


__getattr__ = _answering(__name__, globals())


def __dir__() -> list[str]:
    return __all__
