"""Planar mechanisms by hand: loops closed by explicit formulas, so that one coordinate is left;
and a chain of any length."""

import numpy as np
import sympy as sp
from rigid import (
    ORIGIN,
    Mechanism,
    Motion,
    OneFreedom,
    Parts,
    X,
    Z,
    body,
    components,
    conservative,
    joint,
    moment,
    turned,
)


q = sp.Symbol("q")


def planar(mass, inertia):
    """Only the moment of inertia about z enters; the others are filled in for the check with all bodies in space."""
    return body(mass, inertia, inertia, inertia)


def end(length):
    return (0.5 * length, 0.0, 0.0)


# -- planar four-bar linkage: q is the angle of the crank ---------------------------------------------------
CRANK, COUPLER, ROCKER, BASE = 0.102, 0.61, 0.406, 0.559


def four_bar(frame):
    """In the plane of the first two columns of `frame`; gravity along −y of the inertial frame."""
    a, d = sp.Matrix([0, 0]), sp.Matrix([BASE, 0])
    b = CRANK * sp.Matrix([sp.cos(q), sp.sin(q)])
    across = d - b
    square = across.dot(across)
    # of the two circles' common points, C is the left one as seen from B to D
    share = (COUPLER**2 - ROCKER**2 + square) / 2
    c = b + (share * across + sp.sqrt(COUPLER**2 * square - share**2) * sp.Matrix([-across[1], across[0]])) / square
    links = {"crank": (a, b), "coupler": (b, c), "rocker": (d, c)}
    poses = {}
    for name, ends in links.items():
        centre, rotation = along(*ends)
        poses[name] = (sp.Matrix(frame) * centre, sp.Matrix(frame) * rotation)
    coupler, rocker = sp.atan2(c[1] - b[1], c[0] - b[0]), sp.atan2(c[1] - d[1], c[0] - d[0])
    bodies = {"crank": planar(1.362245, 0.0635), "coupler": planar(1.362245, 0.17),
              "rocker": planar(0.908163, 0.0499)}  # fmt: skip
    normal = tuple(float(x) for x in frame[:, 2])
    joints = {
        "main": joint("revolute", "ground", "crank", ORIGIN, end(-CRANK), normal, Z),
        "big": joint("revolute", "crank", "coupler", end(CRANK), end(-COUPLER), Z, Z),
        "small": joint("revolute", "coupler", "rocker", end(COUPLER), end(ROCKER), Z, Z),
        "pivot": joint(
            "revolute", "ground", "rocker", tuple(float(x) for x in BASE * frame[:, 0]), end(-ROCKER), normal, Z
        ),
    }
    return OneFreedom(q, poses, {"big": coupler - q, "pivot": rocker}, Parts(bodies, joints, (0.0, -9.81, 0.0)))


def along(start, end):
    """Pose of a planar link: x axis along it, z axis out of the plane."""
    x, y = (end - start) / sp.sqrt((end - start).dot(end - start))
    return sp.Matrix([*((start + end) / 2), 0]), sp.Matrix([[x, -y, 0], [y, x, 0], [0, 0, 1]])


def pin_force(parts, motions):
    """Force on the rocker at C, from the moments on the rocker about D and on the coupler about B."""
    ends = {name: (m.position - 0.5 * size * m.rotation[:, 0], size * m.rotation[:, 0])
            for name, m, size in (("rocker", motions["rocker"], ROCKER),
                                  ("coupler", motions["coupler"], COUPLER))}  # fmt: skip
    rows, right = [], []
    for name, sign in (("rocker", 1.0), ("coupler", -1.0)):
        start, arm = ends[name]
        rows.append([-sign * arm[1], sign * arm[0]])
        right.append(moment(motions[name], parts.bodies[name], parts.gravity, start)[2])
    return np.linalg.solve(rows, right)


FLAT = four_bar(np.eye(3))
TILT = np.array((turned("z", sp.Float(0.4)) * turned("x", sp.Float(0.7))).tolist(), dtype=float)
TILTED = four_bar(TILT)


def flat_columns(y, motions, values):
    angles = {"main.angle": y[0], "main.rate": y[1], "big.angle": values["big"][0]}
    angles |= {"pivot.angle": values["pivot"][0], "pivot.rate": values["pivot"][1] * y[1]}
    return (
        angles
        | components("coupler.position", motions["coupler"].position[:2])
        | components("small.reaction_force", pin_force(FLAT.parts, motions))
    )


def tilted_columns(y, motions, values):
    angles = {"main.angle": y[0], "main.rate": y[1], "pivot.angle": values["pivot"][0]}
    return angles | components("coupler.position", motions["coupler"].position)


# -- slider-crank on a DC motor: angle, rate, current -----------------------------------------------------------
ROD, THROW, INDUCTANCE, RESISTANCE, CONSTANT, SUPPLY, DRAG, FRICTION, PIN = (
    1.0,
    0.2,
    0.05,
    0.4,
    0.876,
    60.0,
    0.226,
    5.0,
    2.0,
)


def slider_crank():
    pin = THROW * sp.Matrix([sp.cos(q), sp.sin(q)])
    piston = sp.Matrix([pin[0] + sp.sqrt(ROD**2 - pin[1] ** 2), 0])
    poses = {
        "crank": along(sp.zeros(2, 1), pin),
        "rod": along(pin, piston),
        "piston": (sp.Matrix([*piston, 0]), sp.eye(3)),
    }
    bodies = {"crank": planar(1.0, 1.0), "rod": planar(1.0, 1.0), "piston": planar(1.0, 1.0)}
    joints = {
        "main": joint("revolute", "ground", "crank", ORIGIN, end(-THROW), Z, Z),
        "big": joint("revolute", "crank", "rod", end(THROW), end(-ROD), Z, Z),
        "small": joint("revolute", "rod", "piston", end(ROD), ORIGIN, Z, Z),
        "bore": joint("prismatic", "ground", "piston", ORIGIN, ORIGIN, X, X),
    }
    return OneFreedom(
        q, poses, {"x": piston[0], "rod": -sp.asin(pin[1] / ROD)}, Parts(bodies, joints, (0.0, -9.81, 0.0))
    )


SLIDER = slider_crank()


def motor_acceleration(y):
    """The losses as generalised forces: each coefficient times the square of its rate's share in q̇."""
    angle, rate, current = y
    values = SLIDER.values(angle)
    losses = DRAG + FRICTION * values["x"][1] ** 2 + PIN * values["rod"][1] ** 2
    return SLIDER.acceleration(angle, rate, CONSTANT * current - losses * rate)


def motor_rates(t, y):
    return [y[1], motor_acceleration(y), (SUPPLY - RESISTANCE * y[2] - CONSTANT * y[1]) / INDUCTANCE]


def motor_motions(t, y):
    return SLIDER.motions(y[0], y[1], motor_acceleration(y))


def motor_loads(t, y):
    """The same as forces on the bodies."""
    motions = motor_motions(t, y)
    crank, brake = CONSTANT * y[2] - DRAG * motions["crank"].spin[2], PIN * motions["rod"].spin[2]
    none, about = np.zeros(3), np.array(Z)
    return {
        "crank": (none, crank * about),
        "rod": (none, -brake * about),
        "piston": (-FRICTION * motions["piston"].velocity, brake * about),
    }


def motor_columns(t, y):
    piston = motor_motions(t, y)["piston"]
    return {
        "main.angle": y[0],
        "main.rate": y[1],
        "bore.displacement": piston.position[0],
        "bore.velocity": piston.velocity[0],
        "motor.current": y[2],
    }


# -- chain of N links: angles from +x, and their rates, in the tables relative to the link above ------------
SPAN, MASS, DAMPING = 0.3, 0.4, 0.002
INERTIA = MASS * SPAN**2 / 12


def shares(count):
    """Row k: by how much each link's direction enters the place of link k's middle."""
    return SPAN * (np.tril(np.ones((count, count)), -1) + 0.5 * np.eye(count))


def chain_acceleration(y):
    """With u = (cos φ, sin φ) per link: Σj Aij (cos(φi − φj) φ̈j + sin(φi − φj) φ̇j²) + m g Σk ski cos φi = torques
    of hinges i and i + 1."""
    count = len(y) // 2
    angle, rate, s = y[:count], y[count:], shares(count)
    between = angle[:, None] - angle[None, :]
    coupling = MASS * s.T @ s
    torque = -DAMPING * np.diff(rate, prepend=0.0)
    right = (
        torque
        - np.append(torque[1:], 0.0)
        - (coupling * np.sin(between)) @ rate**2
        - MASS * 9.81 * s.sum(axis=0) * np.cos(angle)
    )
    return np.linalg.solve(coupling * np.cos(between) + INERTIA * np.eye(count), right)


def chain_rates(t, y):
    return np.concatenate([y[len(y) // 2 :], chain_acceleration(y)])


def chain_motions(t, y):
    count = len(y) // 2
    angle, rate, acceleration, s = y[:count], y[count:], chain_acceleration(y), shares(count)
    u = np.stack([np.cos(angle), np.sin(angle), 0.0 * angle], axis=1)
    v = np.stack([-np.sin(angle), np.cos(angle), 0.0 * angle], axis=1)
    place, speed, change = s @ u, s @ (v * rate[:, None]), s @ (v * acceleration[:, None] - u * rate[:, None] ** 2)
    turn = [np.stack([u[k], v[k], Z], axis=1) for k in range(count)]
    spin, spin_rate = np.outer(rate, Z), np.outer(acceleration, Z)
    return {
        f"link_{k + 1}": Motion(place[k], turn[k], speed[k], spin[k], change[k], spin_rate[k]) for k in range(count)
    }


def chain_loads(t, y):
    """Each hinge brakes its link and drives the one above."""
    torques, rate = np.zeros(len(y) // 2), y[len(y) // 2 :]
    for k in range(len(rate)):
        brake = DAMPING * (rate[k] - (rate[k - 1] if k else 0.0))
        torques[k] -= brake
        if k:
            torques[k - 1] += brake
    return {f"link_{k + 1}": (np.zeros(3), torque * np.array(Z)) for k, torque in enumerate(torques)}


def chain_columns(t, y):
    relative = np.diff(y.reshape(2, -1), prepend=0.0, axis=1)
    return {
        f"hinge_{k + 1}.{kind}": relative[row, k]
        for row, kind in enumerate(("angle", "rate"))
        for k in range(len(y) // 2)
    }


def chain(angles, times):
    """From rest at these angles, each relative to the link above."""
    links = [f"link_{k + 1}" for k in range(len(angles))]
    joints = {"hinge_1": joint("revolute", "ground", "link_1", ORIGIN, end(-SPAN), Z, Z)}
    for k, (above, below) in enumerate(zip(links[:-1], links[1:], strict=True)):
        joints[f"hinge_{k + 2}"] = joint("revolute", above, below, end(SPAN), end(-SPAN), Z, Z)
    return Mechanism(
        chain_rates, (*np.cumsum(angles), *np.zeros(len(angles))), (1.0,) * len(angles) + (10.0,) * len(angles), times,
        chain_columns,
        f"Chain of {len(angles)} links with viscous hinges ({DAMPING} N m s), hanging from the origin, from rest; "
        "gravity along -y.",
        parts=Parts({name: planar(MASS, INERTIA) for name in links}, joints, (0.0, -9.81, 0.0)), motions=chain_motions,
        loads=chain_loads,
    )  # fmt: skip


CASES = {
    "four_bar": conservative(FLAT, np.linspace(0, 2, 101), (0.6, 10.0), flat_columns,
                             "Planar four-bar linkage turning freely under gravity along -y."),
    "four_bar_tilted": conservative(TILTED, np.linspace(0, 2, 101), (0.6, 10.0), tilted_columns,
                                    "The four-bar linkage in a plane tilted by R = Rz(0.4) Rx(0.7); "
                                    "angles about R ez, zero along R ex; gravity along -y."),
    "motor_crank": Mechanism(motor_rates, (0.0, 0.0, 0.0), (100.0, 100.0, 100.0), np.linspace(0, 2, 101), motor_columns,
                             f"Slider-crank on a DC motor ({SUPPLY} V, {INDUCTANCE} H, {RESISTANCE} ohm, {CONSTANT} "
                             "N m/A) from rest; gravity along -y. "
                             f"Viscous: {DRAG} N m s on the crank's axis, {FRICTION} N s/m on the piston, {PIN} N m s "
                             "between rod and piston.",
                             parts=SLIDER.parts, motions=motor_motions, loads=motor_loads),
    "chain_5": chain((0.2, 0.1, -0.2, 0.3, 0.0), np.linspace(0, 2, 101)),
}  # fmt: skip
