"""Planar mechanisms by hand: Boudon's slider-crank with reactions, and a crane crab in two coordinates."""

import numpy as np
from mechanisms import SLIDER, planar
from rigid import ORIGIN, Mechanism, Motion, Parts, X, Z, components, joint


# -- slider-crank driven by a torque: q is the angle of the crank ---------------------------------------------
TORQUE, BORE, PIN = 10.0, 5.0, 2.0


def slider_acceleration(y):
    values = SLIDER.values(y[0])
    losses = BORE * values["x"][1] ** 2 + PIN * values["rod"][1] ** 2
    return SLIDER.acceleration(y[0], y[1], TORQUE - losses * y[1])


def slider_motions(t, y):
    return SLIDER.motions(y[0], y[1], slider_acceleration(y))


def slider_loads(t, y):
    """Torque and losses as forces on the bodies."""
    motions = slider_motions(t, y)
    none, brake = np.zeros(3), PIN * motions["rod"].spin * np.array(Z)
    return {
        "crank": (none, TORQUE * np.array(Z)),
        "rod": (none, -brake),
        "piston": (-BORE * motions["piston"].velocity, brake),
    }


def slider_columns(t, y):
    """The pin of the piston carries its acceleration and the bore's friction along the bore."""
    motions = slider_motions(t, y)
    piston, rod = motions["piston"], motions["rod"]
    found = {
        "main.angle": y[0],
        "main.rate": y[1],
        "bore.displacement": piston.position[0],
        "bore.velocity": piston.velocity[0],
    }
    found |= {"rod.angular_velocity": rod.spin[2], "rod.angle": SLIDER.values(y[0])["rod"][0]}
    found |= {"small_end.reaction_force[0]": piston.acceleration[0] + BORE * piston.velocity[0]}
    return found | components("rod.position", rod.position[:2])


# -- crane crab: x of the trolley, θ of the load from the downward vertical -------------------------------------
TROLLEY, LOAD, INERTIA, LENGTH, DRAG, FRICTION, GRAVITY = 5.0, 8.0, 0.4, 1.2, 3.0, 0.2, 9.81


def push(t):
    return 30.0 * np.sin(1.7 * t)


def crane_accelerations(t, y):
    """(M + m) ẍ + m l (θ̈ cos θ − θ̇² sin θ) = F − d ẋ; (J + m l²) θ̈ + m l ẍ cos θ + m g l sin θ = −b θ̇."""
    _, theta, speed, rate = y
    arm = LOAD * LENGTH
    matrix = np.array([[TROLLEY + LOAD, arm * np.cos(theta)], [arm * np.cos(theta), INERTIA + LOAD * LENGTH**2]])
    right = np.array(
        [push(t) - DRAG * speed + arm * rate**2 * np.sin(theta), -arm * GRAVITY * np.sin(theta) - FRICTION * rate]
    )
    return np.linalg.solve(matrix, right)


def crane_motions(t, y):
    x, theta, speed, rate = y
    along, bend = crane_accelerations(t, y)
    c, s, e = np.cos(theta), np.sin(theta), np.eye(3)
    down, side = np.array([s, -c, 0.0]), np.array([c, s, 0.0])
    load = Motion(
        x * e[0] + LENGTH * down, np.array([[c, -s, 0.0], [s, c, 0.0], [0.0, 0.0, 1.0]]),
        speed * e[0] + LENGTH * rate * side, rate * e[2],
        along * e[0] + LENGTH * (bend * side - rate**2 * down), bend * e[2],
    )  # fmt: skip
    return {"trolley": Motion(x * e[0], e, speed * e[0], 0 * e[0], along * e[0], 0 * e[0]), "load": load}


def crane_loads(t, y):
    none, brake = np.zeros(3), FRICTION * y[3] * np.array(Z)
    return {"trolley": ((push(t) - DRAG * y[2]) * np.array(X), brake), "load": (none, -brake)}


def crane_columns(t, y):
    load = crane_motions(t, y)["load"]
    force = LOAD * (load.acceleration + [0.0, GRAVITY, 0.0])
    found = {"rail.displacement": y[0], "rail.velocity": y[2], "hinge.angle": y[1], "hinge.rate": y[3]}
    return found | components("load.position", load.position[:2]) | components("hinge.reaction_force", force[:2])


CRANE = Parts(
    {"trolley": planar(TROLLEY, 0.1), "load": planar(LOAD, INERTIA)},
    {
        "rail": joint("prismatic", "ground", "trolley", ORIGIN, ORIGIN, X, X),
        "hinge": joint("revolute", "trolley", "load", ORIGIN, (0.0, LENGTH, 0.0), Z, Z),
    },
    (0.0, -GRAVITY, 0.0),
)
CASES = {
    "planar_slider_crank": Mechanism(
        lambda t, y: [y[1], slider_acceleration(y)], (0.0, 0.0), (100.0, 10.0), np.linspace(0, 10, 101), slider_columns,
        f"Boudon 2019 table 7 in its plane: {TORQUE} N m on the crank from rest; gravity along -y. "
        f"Viscous: {BORE} N s/m on the piston, {PIN} N m s between rod and piston.",
        parts=SLIDER.parts, motions=slider_motions, loads=slider_loads,
    ),
    "crane_crab": Mechanism(
        lambda t, y: [*y[2:], *crane_accelerations(t, y)], (0.0, 0.4, 0.0, 0.0), (1.0, 1.0, 10.0, 10.0),
        np.linspace(0, 5, 101), crane_columns,
        f"Crane crab: force 30 sin(1.7 t) N on the trolley along x, viscous {DRAG} N s/m on the rail, "
        f"{FRICTION} N m s at the hinge; gravity along -y.",
        parts=CRANE, motions=crane_motions, loads=crane_loads,
    ),
}  # fmt: skip
