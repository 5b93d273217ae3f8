"""A thin disc that rolls without slip, as a graph, and its equations in the frame that leans and turns with
it but does not spin."""

import numpy as np
import sympy

import bgjax as bg
from bgjax.elements import rotation
from bgjax.mechanics.kinematics.rotations import about, cross_product, product


# Parameters and steady turn of benchmarks/rolling_disk (Routh; O'Reilly, Nonlinear Dynamics 10, 1996)
MASS, RADIUS, GRAVITY, AXIAL, DIAMETRAL = 2.0, 0.3, 9.81, 0.09, 0.045
LEAN, YAW_RATE, SPIN = 0.3, 1.5, -4.421806775994522
TURN = (0.0, SPIN, YAW_RATE * np.cos(LEAN))
CRITICAL = 3.3015148038438356  # spin above which straight rolling is stable
WOBBLE = 11.288932633336069  # frequency of straight rolling at a spin of 8 rad/s


def lever(attitude):
    """From the centre to the point that touches the floor; the disc's axis is y of the body."""
    axis = rotation(attitude)[:, 1]
    height = bg.sqrt(1.0 - axis[2] * axis[2])
    return np.array(
        [RADIUS * axis[2] * axis[0] / height, RADIUS * axis[2] * axis[1] / height, -RADIUS * height], dtype=object
    )


@bg.modulus_law(3, 3)
def contact(attitude):
    """From the angular velocity (body frame) to the velocity of the lowest point against the centre."""
    columns = rotation(attitude)
    return np.stack([cross_product(columns[:, k], lever(attitude)) for k in range(3)], axis=1)


def build(lean=LEAN, rates=TURN, *, yaw=0.0, spin=0.0, place=(0.0, 0.0)) -> bg.Graph:
    """`rates` are angular velocities about the heading, the axis and their normal."""
    nodes = dict(
        omega=bg.One(), J=bg.I((DIAMETRAL, AXIAL, DIAMETRAL)), ejs=bg.EJS(), attitude=bg.Orientation(), v=bg.One(),
        m=bg.I([MASS] * 3),
        x=bg.Position(), weight=bg.Se((0.0, 0.0, -MASS * GRAVITY)), lowest=bg.MTF(contact), slip=bg.Zero(),
        floor=bg.Constraint(3), push=bg.Se([0.0] * 3),
    )  # fmt: skip
    bonds = [
        "omega -> J",
        "omega -> ejs",
        "J.momentum ~> ejs.modulus",
        "omega ~> attitude",
        "v -> m",
        "v ~> x",
        "weight -> v",
    ]
    bonds += ["omega -> lowest -> slip", "v -> slip -> floor", "attitude ~> lowest.modulus", "push -> omega"]
    attitude = product(product(about((0, 0, 1), yaw), about((1, 0, 0), lean)), about((0, 1, 0), spin)).astype(float)
    turned = np.asarray(rotation(attitude), float)
    body = np.asarray(rotation(about((0, 1, 0), -spin).astype(float)), float) @ np.asarray(rates)
    velocity = -np.cross(turned @ body, np.asarray(lever(attitude), float))
    start = {
        "attitude.quaternion": attitude,
        "J.flow": body,
        "m.flow": velocity,
        "x.position": (*place, RADIUS * np.cos(lean)),
    }
    return bg.Graph(nodes, bonds, initial=start)


def moving_frame_poles(lean, rates) -> np.ndarray:
    """Eigenvalues of Newton's and Euler's equations in lean and angular velocities (Routh, Advanced Rigid Dynamics)."""
    theta, *u = sympy.symbols("theta u1 u2 u3")
    change = sympy.symbols("d1 d2 d3")
    frame, omega = sympy.Matrix([u[0], u[2] * sympy.tan(theta), u[2]]), sympy.Matrix(u)
    arm = sympy.Matrix([0, 0, -RADIUS])
    velocity, momentum = -omega.cross(arm), sympy.diag(DIAMETRAL, AXIAL, DIAMETRAL) * omega
    acceleration = velocity.jacobian(u) * sympy.Matrix(change) + frame.cross(velocity)
    force = MASS * (acceleration + GRAVITY * sympy.Matrix([0, sympy.sin(theta), sympy.cos(theta)]))
    balance = momentum.jacobian(u) * sympy.Matrix(change) + frame.cross(momentum) - arm.cross(force)
    found = sympy.solve(list(balance), change, dict=True)[0]
    motion = sympy.Matrix([u[0], *[found[d] for d in change]])
    values = motion.jacobian([theta, *u]).subs(dict(zip((theta, *u), (lean, *rates), strict=True)))
    return np.sort_complex(np.linalg.eigvals(np.array(values, float)))
