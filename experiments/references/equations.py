"""The models' equations by hand: initial condition, rates, and the columns of the table by name."""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np


@dataclass(frozen=True)
class Case:
    rates: Callable
    start: tuple[float, ...]
    sizes: tuple[float, ...]  # of the states, for the absolute tolerance
    times: np.ndarray
    columns: Callable  # (t, y) → values by name
    source: str
    largest_step: float = np.inf
    second: str = "Radau"  # integrator of the check; LSODA where Radau would take hours


def orifice(drop, area, density, laminar):
    return 0.62 * area * np.sqrt(2.0 / density) * drop / (drop * drop + laminar * laminar) ** 0.25


# -- two tanks: volumes V1, V2 and the flow Q in the pipe ----------------------------------------------
def tank_rates(t, y):
    pressure_one, pressure_two = 9810.0 * y[0] / 0.5, 9810.0 * y[2] / 0.3
    inertia = 1000.0 * 8.0 / 5e-3
    return [
        2e-3 - y[1],
        (pressure_one - pressure_two - 2e5 * y[1]) / inertia,
        y[1] - orifice(pressure_two, 8e-4, 1000.0, 100.0),
    ]


def tank_columns(t, y):
    outflow = orifice(9810.0 * y[2] / 0.3, 8e-4, 1000.0, 100.0)
    return {
        "one.volume": y[0],
        "inertia.flow": y[1],
        "two.volume": y[2],
        "two.pressure": 9810.0 * y[2] / 0.3,
        "outlet.flow": outflow,
    }


# -- servo cylinder: supply pressure, chamber pressures, velocity, position ------------------------------
def servo_rates(t, y):
    supply, one, two, speed, place = y
    opening = 8.0 * (0.1 - place)

    def edge(drop, share):
        return max(share, 0.0) * orifice(drop, 6e-6, 860.0, 1e4)

    to_one, from_one = edge(supply - one, opening), edge(one, -opening)
    to_two, from_two = edge(supply - two, -opening), edge(two, opening)
    relief = 5e-10 * max(supply - 1.2e7, 0.0)
    force = 1e-3 * (one - two) - 2000.0 * speed - 3000.0
    oil = (4e-4 - relief - to_one - to_two) * 1.4e9 / 1e-3
    return [
        oil,
        (to_one - from_one - 1e-3 * speed) * 1.4e9 / 2e-4,
        (to_two - from_two + 1e-3 * speed) * 1.4e9 / 2e-4,
        force / 200.0,
        speed,
    ]


def servo_columns(t, y):
    return dict(zip(("oil.pressure", "one.pressure", "two.pressure", "mass.flow", "x.position"), y, strict=True))


# -- rectifiers: voltage u of the capacitor -------------------------------------------------------------
SATURATION, THERMAL, LEAKAGE, SOURCE = 1e-9, 0.05, 1e-9, 1.0


def shockley(u):
    return SATURATION * np.expm1(u / THERMAL) + LEAKAGE * u


def derivative(u):
    return SATURATION / THERMAL * np.exp(u / THERMAL) + LEAKAGE


def newton(residual_and_jacobian, start):
    """From above the root of a convex function: monotone."""
    x = start
    for _ in range(200):
        r, s = residual_and_jacobian(x)
        step = r / s
        x -= step
        if abs(step) <= 1e-16 * abs(x) + 1e-300:
            break
    return x


def above(voltage, diodes):
    """An upper bound of the forward voltage: neither diode nor resistor takes more than there is."""
    return min(voltage / diodes, THERMAL * np.log1p(max(voltage, 0.0) / (SOURCE * SATURATION)))


def mains(t):
    return 325.0 * np.sin(2.0 * np.pi * 50.0 * t)


def half_drop(t, u):
    excess = mains(t) - u
    return newton(lambda d: (d + SOURCE * shockley(d) - excess, 1.0 + SOURCE * derivative(d)), above(excess, 1))


def half_rates(t, y):
    return [(shockley(half_drop(t, y[0])) - y[0] / 100.0) / 1e-3]


def half_columns(t, y):
    drop = half_drop(t, y[0])
    return {"C.voltage": y[0], "D.current": shockley(drop), "D.voltage": drop}


def bridge_drop(t, u):
    """Forward voltage d of the conducting pair. By symmetry the terminals stand at u + d and −d, so that the
    other pair has −(u + d), and |V| − u − 2 d drops at the source."""
    excess = abs(mains(t)) - u

    def residual_and_jacobian(d):
        return 2.0 * d + SOURCE * (shockley(d) - shockley(-u - d)) - excess, 2.0 + SOURCE * (
            derivative(d) + derivative(-u - d)
        )

    return newton(residual_and_jacobian, above(excess, 2))


def bridge_rates(t, y):
    drop = bridge_drop(t, y[0])
    return [(shockley(drop) + shockley(-y[0] - drop) - y[0] / 100.0) / 1e-3]


def bridge_columns(t, y):
    drop = bridge_drop(t, y[0])
    current = np.copysign(1.0, mains(t)) * (shockley(drop) - shockley(-y[0] - drop))
    return {"C.voltage": y[0], "source.current": current, "load.current": y[0] / 100.0}


# -- a mass that slides along a rotating rod: theta (counted against the rate), z, rate, speed along the rod -----------
ROD_INERTIA, ROD_MASS, ROD_STIFFNESS, ROD_REST, ROD_TORQUE = 0.2, 0.5, 40.0, 0.6, 0.3


def rod_rates(t, y):
    _, z, rate, speed = y
    turning = (ROD_TORQUE - 2.0 * ROD_MASS * z * speed * rate) / (ROD_INERTIA + ROD_MASS * z * z)
    return [-rate, speed, turning, z * rate**2 - ROD_STIFFNESS / ROD_MASS * (z - ROD_REST)]


def rod_columns(t, y):
    angle, z, rate, speed = y
    sine, cosine = np.sin(angle), np.cos(angle)
    inertial = {"mx.flow": cosine * z * rate - sine * speed, "mz.flow": sine * z * rate + cosine * speed}
    return {
        "theta.angle": angle,
        "z.position": z,
        "J.flow": rate,
        **inertial,
        "spring.effort": ROD_STIFFNESS * (z - ROD_REST),
    }


CASES = {
    "two_tank": Case(tank_rates, (0.75, 0.0, 0.12), (1.0, 1e-2, 1.0), np.linspace(0, 120, 61), tank_columns,
                     "Two tanks, pipe with inertia and laminar loss, turbulent outlet (models/two_tank.py)."),
    "servo_cylinder": Case(servo_rates, (8e6, 3e6, 0.0, 0.0, 0.0), (1e7, 1e7, 1e7, 1.0, 0.1), np.linspace(0, 0.3, 61),
                           servo_columns, "Position servo with a double-acting cylinder (models/servo_cylinder.py)."),
    "rectifier_half": Case(half_rates, (0.0,), (325.0,), np.linspace(0, 0.1, 401), half_columns,
                           "Half-wave rectifier, 325 V 50 Hz, 1 ohm, 1 mF, 100 ohm (models/rectifier.py).", 1e-5),
    "rectifier_bridge": Case(bridge_rates, (0.0,), (325.0,), np.linspace(0, 0.1, 401), bridge_columns,
                             "Full bridge of four diodes, 325 V 50 Hz, 1 ohm, 1 mF, 100 ohm "
                             "(models/rectifier.py).", 1e-5),
    "rotating_rod": Case(rod_rates, (1.0, 0.7, 1.5, -0.4), (1.0, 1.0, 1.0, 1.0), np.linspace(0, 1, 51), rod_columns,
                         "Mass on a spring along a rotating rod, torque on the axis (models/rotating_rod.py; "
                         "Bos & Tiernego 1985, fig. 9)."),
}  # fmt: skip
