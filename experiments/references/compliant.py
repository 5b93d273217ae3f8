"""Boudon's slider-crank with joints that give way, in its plane: every body has x, y and an angle,
every joint is springs and dampers.

Out of the plane nothing moves, so that it serves for the isostatic and the hyperstatic mechanism in space alike."""

import numpy as np
from equations import Case


STIFFNESS, DAMPING = 1e7, 200.0
TORQUE, ROD_DAMPING, BORE_DAMPING, GRAVITY = 10.0, 2.0, 5.0, 9.81
CRANK, ROD, PISTON = 0, 1, 2
GROUND = np.zeros(6)
# first body, its point, second body, its point: pins that hold x and y
PINS = (
    (None, (0.0, 0.0), CRANK, (-0.1, 0.0)),
    (CRANK, (0.1, 0.0), ROD, (-0.5, 0.0)),
    (ROD, (0.5, 0.0), PISTON, (0.0, 0.0)),
)


def arm(angle, point):
    c, s = np.cos(angle), np.sin(angle)
    return np.array([c * point[0] - s * point[1], s * point[0] + c * point[1]])


def place_and_velocity(body, point):
    r = arm(body[2], point)
    return r, body[:2] + r, body[3:5] + body[5] * np.array([-r[1], r[0]])


def rates(t, y):
    """Masses and moments of inertia are 1; rows x, y, angle, and their rates, body by body."""
    bodies, force = y.reshape(3, 6), np.zeros((3, 3))
    force[:, 1] -= GRAVITY
    for first, point_first, second, point_second in PINS:
        r1, x1, v1 = place_and_velocity(GROUND if first is None else bodies[first], point_first)
        r2, x2, v2 = place_and_velocity(bodies[second], point_second)
        pull = STIFFNESS * (x1 - x2) + DAMPING * (v1 - v2)  # on the second body, at its own point
        force[second] += [*pull, r2[0] * pull[1] - r2[1] * pull[0]]
        if first is not None:
            force[first] -= [*pull, r1[0] * pull[1] - r1[1] * pull[0]]
    piston = bodies[PISTON]
    force[PISTON] -= [
        BORE_DAMPING * piston[3],
        STIFFNESS * piston[1] + DAMPING * piston[4],
        STIFFNESS * piston[2] + DAMPING * piston[5],
    ]
    brake = ROD_DAMPING * (bodies[ROD][5] - piston[5])
    force[ROD, 2] -= brake
    force[PISTON, 2] += brake
    force[CRANK, 2] += TORQUE
    return np.hstack([bodies[:, 3:], force]).ravel()


def columns(t, y):
    crank, _, piston = y.reshape(3, 6)
    return {"main.angle": crank[2], "bore.displacement": piston[0], "bore.velocity": piston[3]}


START = (0.1, 0.0, 0.0, 0.0, 0.0, 0.0, 0.7, 0.0, 0.0, 0.0, 0.0, 0.0, 1.2, 0.0, 0.0, 0.0, 0.0, 0.0)
CASES = {
    "compliant_slider_crank": Case(
        rates, START, (1.0, 1.0, 1.0, 10.0, 10.0, 10.0) * 3, np.linspace(0, 2, 101), columns,
        f"Boudon 2019 table 7 with compliant joints: {STIFFNESS:g} N/m (N m/rad), {DAMPING:g} N s/m (N m s/rad) in "
        "every held direction, "
        "start at rest with crank and rod in line and empty springs.", second="LSODA",
    ),
}  # fmt: skip
