"""Electrical parts as small bond graphs: effort is voltage [V], flow is current [A].

Connect parts in series by 1-junctions, in parallel by 0-junctions."""

import equinox as eqx
import jax

from .._types import Prescribed, Value
from ..elements import GY, TF, C, I, One, R, Se, Sf, symbolic
from ..elements.values import leaf
from ..expressions.expression import exp, minimum
from ..graph.graph import Graph
from ..surface.aliases import answering as _answering
from ..surface.calls import checked_call
from ._part import AbstractPartLaw, Quantity, one_port, parameters, prescribed, start


__all__ = [
    "Shockley",
    "capacitor",
    "current_source",
    "dc_motor",
    "diode",
    "inductor",
    "resistor",
    "transformer",
    "voltage_source",
]


RESISTANCE = Quantity("Ω", "zero or positive")
INDUCTANCE = Quantity("H", "positive", high=20.0, hint="multiply by 1e-3 if it is in mH.")
CAPACITANCE = Quantity("F", "positive", high=1e4, hint="multiply by 1e-6 if it is in µF.")
VOLTAGE, CURRENT, CONSTANT = Quantity("V"), Quantity("A"), Quantity("N·m/A", "nonzero")
NOT_FORWARD = "it is the saturation current of Shockley's law, about 1e-9 A; not the forward voltage."
SATURATION = Quantity("A", "zero or positive", high=0.01, hint=NOT_FORWARD)
LEAKAGE = Quantity("S", "zero or positive")
THERMAL = Quantity("V", "positive", high=5.0, hint="multiply by 1e-3 if it is in mV.")


@checked_call
def resistor(resistance: Value) -> Graph:
    """Resistor: u = R i. `resistance` [Ω]. Port p; results voltage, current, power."""
    (resistance,) = parameters("resistor", resistance=(resistance, RESISTANCE))
    return one_port("R", R(resistance), "voltage", "current")


@checked_call
def capacitor(capacitance: Value, *, voltage: Value | None = None) -> Graph:
    """Capacitor: q = C u. `capacitance` [F], initial `voltage` [V]. Port p; results voltage, current, charge."""
    capacitance, voltage = parameters(
        "capacitor", capacitance=(capacitance, CAPACITANCE), voltage=(voltage, VOLTAGE._replace(optional=True))
    )
    initial = start("C.displacement", voltage, capacitance)
    return one_port("C", C(capacitance), "voltage", "current", initial, charge="C.displacement")


@checked_call
def inductor(inductance: Value, *, current: Value | None = None) -> Graph:
    """Inductor: u = L di/dt. `inductance` [H], initial `current` [A]. Port p; results voltage, current, flux."""
    inductance, current = parameters(
        "inductor", inductance=(inductance, INDUCTANCE), current=(current, CURRENT._replace(optional=True))
    )
    return one_port("L", I(inductance), "voltage", "current", start("L.flow", current), flux="L.momentum")


@checked_call
def voltage_source(voltage: Prescribed) -> Graph:
    """Source of `voltage` [V]: a number, a function of time or `bg.Sampled`. Port p; results voltage, current."""
    return one_port("V", Se(prescribed("voltage_source", "voltage", voltage, VOLTAGE)), "voltage", "current")


@checked_call
def current_source(current: Prescribed) -> Graph:
    """Source of `current` [A]: a number, a function of time or `bg.Sampled`. Port p; results voltage, current."""
    return one_port("A", Sf(prescribed("current_source", "current", current, CURRENT)), "voltage", "current")


@symbolic
class Shockley(AbstractPartLaw):
    """i = I_s (e^(u / nV_T) − 1) + u G, continued by its tangent beyond 40 nV_T so that no exponential overflows."""

    saturation: jax.Array = eqx.field(converter=leaf)
    thermal: jax.Array = eqx.field(converter=leaf)
    leakage: jax.Array = eqx.field(converter=leaf)
    quantities = dict(saturation=SATURATION, thermal=THERMAL, leakage=LEAKAGE)

    def __call__(self, voltage):
        x = voltage / self.thermal
        bent = minimum(x, 40.0)
        return self.saturation * (exp(bent) * (1.0 + x - bent) - 1.0) + self.leakage * voltage


@checked_call
def diode(saturation: Value = 1e-9, thermal: Value = 0.05, leakage: Value = 1e-9) -> Graph:
    """Diode after Shockley: `saturation` current [A], `thermal` voltage n·V_T [V], parallel `leakage` [S].

    Port p, conducting for positive voltage; results voltage, current, power. It receives the voltage where causality
    allows it, because its law gives the current; in a bridge some diodes receive the current, and Newton's method
    inverts the law."""
    values = parameters(
        "diode", saturation=(saturation, SATURATION), thermal=(thermal, THERMAL), leakage=(leakage, LEAKAGE)
    )
    return one_port("D", R(flow=Shockley(*values), invertible=True), "voltage", "current")


@checked_call
def transformer(ratio: Value) -> Graph:
    """Ideal transformer: u_a = n u_b, i_b = n i_a. `ratio` n [–]. Ports primary (a), secondary (b)."""
    (ratio,) = parameters("transformer", ratio=(ratio, Quantity("", "nonzero")))
    return Graph({"T": TF(ratio)}, ports={"primary": "T.a", "secondary": "T.b"})


@checked_call
def dc_motor(resistance: Value, inductance: Value, constant: Value, inertia: Value, drag: Value = 0.0) -> Graph:
    """Permanent-magnet DC motor: `resistance` [Ω], `inductance` [H], `constant` [N·m/A = V·s/rad], rotor
    `inertia` [kg·m²], viscous `drag` [N·m·s/rad].

    Ports terminals (voltage, current) and shaft (torque, speed); results current, speed, torque."""
    resistance, inductance, constant, inertia, drag = parameters(
        "dc_motor",
        resistance=(resistance, RESISTANCE),
        inductance=(inductance, INDUCTANCE),
        constant=(constant, CONSTANT),
        inertia=(inertia, Quantity("kg·m²", "positive")),
        drag=(drag, Quantity("N·m·s/rad", "zero or positive")),
    )
    nodes = dict(
        armature=One(), L=I(inductance), Ra=R(resistance), motor=GY(constant), rotor=One(), J=I(inertia), drag=R(drag)
    )
    bonds = ["armature -> L", "armature -> Ra", "armature -> motor -> rotor", "rotor -> J", "rotor -> drag"]
    results = {"current": "L.flow", "speed": "J.flow", "torque": "motor.b.effort"}
    return Graph(nodes, bonds, ports={"terminals": "armature", "shaft": "rotor"}, exports=results)


__getattr__ = _answering(__name__, globals())


def __dir__() -> list[str]:
    return __all__
