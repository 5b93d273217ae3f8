"""Spatial mechanisms by hand: loops closed by explicit formulas, so that one coordinate is left;
and a body on a universal joint."""

import numpy as np
import sympy as sp
from rigid import (
    ORIGIN,
    Mechanism,
    Motion,
    OneFreedom,
    Parts,
    X,
    Y,
    Z,
    body,
    components,
    conservative,
    energy,
    joint,
    moment,
    quaternion,
    turned,
)


q = sp.Symbol("q")


# -- spatial four-bar linkage: q is the angle of the crank ----------------------------------------------------
PIVOT, RADIUS, LENGTH, ARM, TORQUE = (0.35, 0.0, 0.25), 0.1, 0.5, 0.3, 0.5


def spatial():
    """|C − B|² = LENGTH² reads sine·sin φ + cosine·cos φ = level for the angle φ of the rocker."""
    b = RADIUS * sp.Matrix([sp.cos(q), sp.sin(q), 0])
    apart = sp.Matrix(PIVOT) - b
    sine, cosine = 2 * ARM * apart[2], 2 * ARM * apart[1]
    level = LENGTH**2 - ARM**2 - apart.dot(apart)
    angle = sp.asin(level / sp.sqrt(sine**2 + cosine**2)) - sp.atan2(cosine, sine)
    c = sp.Matrix(PIVOT) + ARM * sp.Matrix([0, sp.cos(angle), sp.sin(angle)])
    x = (c - b) / LENGTH
    # z × x: perpendicular to the crank's z, and makes z·z positive
    y = sp.Matrix([-x[1], x[0], 0]) / sp.sqrt(x[0] ** 2 + x[1] ** 2)
    crank, rocker = turned("z", q), turned("x", angle)
    poses = {
        "crank": (b / 2, crank),
        "coupler": ((b + c) / 2, sp.Matrix.hstack(x, y, x.cross(y))),
        "rocker": ((sp.Matrix(PIVOT) + c) / 2, rocker),
    }
    bodies = {
        "crank": body(0.5, 1e-3, 2e-3, 2.5e-3),
        "coupler": body(0.8, 4e-4, 1.7e-2, 1.75e-2),
        "rocker": body(0.6, 5e-3, 1e-3, 5.5e-3),
    }
    joints = {
        "main": joint("revolute", "ground", "crank", ORIGIN, (-0.05, 0.0, 0.0), Z, Z),
        "cross": joint("universal", "crank", "coupler", (0.05, 0.0, 0.0), (-0.25, 0.0, 0.0), Z, Y),
        "ball": joint("spherical", "coupler", "rocker", (0.25, 0.0, 0.0), (0.0, 0.15, 0.0)),
        "pivot": joint("revolute", "ground", "rocker", PIVOT, (0.0, -0.15, 0.0), X, X),
    }
    return OneFreedom(q, poses, {"pivot": angle}, Parts(bodies, joints, (0.0, 0.0, -9.81)))


SPATIAL = spatial()


def ball_force(parts, motions):
    """Force on the rocker at C: moments on the coupler about B, where the cross only gives a torque along crank z ×
    coupler y, and on the rocker about its axis."""
    coupler, rocker = motions["coupler"], motions["rocker"]
    b, arm = coupler.position - 0.5 * LENGTH * coupler.rotation[:, 0], LENGTH * coupler.rotation[:, 0]
    matrix, right = np.zeros((4, 4)), np.zeros(4)
    matrix[:3, :3] = np.cross(np.eye(3), arm).T  # the coupler has −F at C, and −arm × e = e × arm
    matrix[:3, 3] = np.cross(Z, coupler.rotation[:, 1])
    right[:3] = moment(coupler, parts.bodies["coupler"], parts.gravity, b)
    matrix[3, :3] = np.cross(X, ARM * rocker.rotation[:, 1])  # x·(r × F) = (x × r)·F
    right[3] = moment(rocker, parts.bodies["rocker"], parts.gravity, np.array(PIVOT))[0]
    return np.linalg.solve(matrix, right)[:3]


def spatial_columns(y, motions, values):
    angles = {
        "main.angle": y[0],
        "main.rate": y[1],
        "pivot.angle": values["pivot"][0],
        "pivot.rate": values["pivot"][1] * y[1],
    }
    turn = quaternion(motions["coupler"].rotation)
    assert turn[0] > 0.1  # far from half a turn, so that this sign is the continuous one
    force = components("ball.reaction_force", ball_force(SPATIAL.parts, motions))
    return (
        angles
        | components("coupler.position", motions["coupler"].position)
        | force
        | components("coupler.orientation", turn)
    )


# -- heavy body on a universal joint: angles and rates ------------------------------------------------------
HANGING = Parts(
    {"body": body(2.0, 0.11, 0.23, 0.17)},
    {"joint": joint("universal", "ground", "body", ORIGIN, (0.0, 0.0, 0.4), X, Y)},
    (0.0, 0.0, -9.81),
)


def hanging_accelerations(y):
    """T = ½ (A cos²b + C sin²b) ȧ² + ½ B ḃ² with the moments of inertia A, B, C about the joint;
    V = −m g l cos a cos b."""
    (a, b, rate_a, rate_b), (A, B, C), weight = y, (0.11 + 0.32, 0.23 + 0.32, 0.17), 2.0 * 9.81 * 0.4
    mixed = (C - A) * np.sin(2.0 * b)  # derivative of A cos²b + C sin²b
    first = (-mixed * rate_a * rate_b - weight * np.sin(a) * np.cos(b)) / (A * np.cos(b) ** 2 + C * np.sin(b) ** 2)
    return first, (0.5 * mixed * rate_a**2 - weight * np.cos(a) * np.sin(b)) / B


def hanging_motions(t, y):
    (a, b, rate_a, rate_b), (first, second) = y, hanging_accelerations(y)
    (ca, sa), (cb, sb), arm = (np.cos(a), np.sin(a)), (np.cos(b), np.sin(b)), np.array([0.0, 0.0, -0.4])
    turn = np.array([[cb, 0.0, sb], [sa * sb, ca, -sa * cb], [-ca * sb, sa, ca * cb]])
    spin = np.array([cb * rate_a, rate_b, sb * rate_a])
    spin_rate = np.array([cb * first - sb * rate_a * rate_b, second, sb * first + cb * rate_a * rate_b])
    acceleration = turn @ (np.cross(spin_rate, arm) + np.cross(spin, np.cross(spin, arm)))
    return {"body": Motion(turn @ arm, turn, turn @ np.cross(spin, arm), turn @ spin, acceleration, turn @ spin_rate)}


def hanging_columns(t, y):
    motion = hanging_motions(t, y)["body"]
    angles = dict(zip(("joint.angle_1", "joint.angle_2", "joint.rate_1", "joint.rate_2"), y, strict=True))
    moving = components("body.position", motion.position) | components(
        "body.angular_velocity", motion.rotation.T @ motion.spin
    )
    return angles | moving | components("joint.reaction_force", 2.0 * (motion.acceleration - np.array(HANGING.gravity)))


# -- Bennett linkage: q is the angle of joint 1 -------------------------------------------------------------
SHORT, SMALL, LARGE = 0.3, np.deg2rad(40.0), np.deg2rad(60.0)
LONG = SHORT * np.sin(LARGE) / np.sin(SMALL)  # the condition of Bennett


def hinge_axis(twist):
    """Rx(twist) ez: the hinge at the far end of a link whose near hinge is along its z axis."""
    return (0.0, float(-np.sin(twist)), float(np.cos(twist)))


def bennett():
    """Denavit–Hartenberg round the loop: Rz(θ1) Tx(LONG, LARGE) Rz(θ2) Tx(SHORT, SMALL) Rz(θ3) Tx(LONG, LARGE) Rz(θ4)
    Tx(SHORT, SMALL) = 1 for tan(θ1/2) tan(θ2/2) = sin((LARGE + SMALL)/2) / sin((SMALL − LARGE)/2), θ3 = −θ1, θ4 = −θ2.
    The last link is the ground: its near hinge is joint 4, its far one joint 1 at the origin."""
    ratio = float(np.sin(0.5 * (LARGE + SMALL)) / np.sin(0.5 * (SMALL - LARGE)))
    second = 2 * sp.atan2(ratio * sp.cos(q / 2), sp.sin(q / 2))  # continuous for q from −π to 3π
    twisted = {size: turned("x", sp.Float(angle)) for size, angle in ((SHORT, SMALL), (LONG, LARGE))}
    place, turn, poses = sp.zeros(3, 1), sp.eye(3), {}
    for name, angle, size in (("one", q, LONG), ("two", second, SHORT), ("three", -q, LONG)):
        turn = turn * turned("z", angle)
        poses[name] = (place + turn[:, 0] * size / 2, turn)
        place, turn = place + turn[:, 0] * size, turn * twisted[size]
    links = {"one": (LONG, LARGE), "two": (SHORT, SMALL), "three": (LONG, LARGE)}
    near = {name: (float(-0.5 * size), 0.0, 0.0) for name, (size, _) in links.items()}
    far = {name: (float(0.5 * size), 0.0, 0.0) for name, (size, _) in links.items()}
    ends = {name: hinge_axis(twist) for name, (_, twist) in links.items()}
    joints = {
        "main": joint("revolute", "ground", "one", ORIGIN, near["one"], Z, Z),
        "second": joint("revolute", "one", "two", far["one"], near["two"], ends["one"], Z),
        "third": joint("revolute", "two", "three", far["two"], near["three"], ends["two"], Z),
        "pivot": joint(
            "revolute", "ground", "three", (-SHORT, 0.0, 0.0), far["three"], hinge_axis(-SMALL), ends["three"]
        ),
    }
    bodies = {name: body(1.0, 0.01, 0.02, 0.025) for name in links}
    return OneFreedom(q, poses, {"pivot": second}, Parts(bodies, joints, (0.0, 0.0, -9.81)))


BENNETT = bennett()


def bennett_columns(y, motions, values):
    """The rotation of link three in the ground about joint 4 is −θ4 = θ2."""
    angles = {
        "main.angle": y[0],
        "main.rate": y[1],
        "pivot.angle": values["pivot"][0],
        "pivot.rate": values["pivot"][1] * y[1],
    }
    return angles | {
        name: value
        for link in motions
        for name, value in components(f"{link}.position", motions[link].position).items()
    }


# -- Sarrus linkage: q is the height of the platform --------------------------------------------------------
SIDE, LINK, LIFT = 0.2, 0.25, 15.0


def sarrus():
    """Each leg is an isosceles triangle, its knee at half the height. Outward is x for leg 1 and y for leg 2."""
    up, bodies, poses, joints = (
        sp.Matrix(Z),
        {"platform": body(1.2, 0.01, 0.01, 0.02)},
        {"platform": (sp.Matrix([0, 0, q]), sp.eye(3))},
        {},
    )
    for leg, outward, axis, own in (("1", X, Y, Y), ("2", Y, X, Z)):
        foot = SIDE * sp.Matrix(outward)
        knee = foot + sp.sqrt(LINK**2 - q**2 / 4) * sp.Matrix(outward) + q / 2 * up
        for name, start, end in (("lower", foot, knee), ("upper", knee, foot + q * up)):
            x, hinge = (end - start) / LINK, sp.Matrix(axis)
            frame = (x, hinge, x.cross(hinge)) if own == Y else (x, hinge.cross(x), hinge)
            poses[f"{name}_{leg}"] = ((start + end) / 2, sp.Matrix.hstack(*frame))
            bodies[f"{name}_{leg}"] = body(0.3, 2e-4, 1.6e-3, 1.6e-3)
        spot, low, high = tuple(SIDE * c for c in outward), (-0.5 * LINK, 0.0, 0.0), (0.5 * LINK, 0.0, 0.0)
        joints[f"foot_{leg}"] = joint("revolute", "ground", f"lower_{leg}", spot, low, axis, own)
        joints[f"knee_{leg}"] = joint("revolute", f"lower_{leg}", f"upper_{leg}", high, low, own, own)
        joints[f"hip_{leg}"] = joint("revolute", f"upper_{leg}", "platform", high, spot, own, axis)
    return OneFreedom(q, poses, {}, Parts(bodies, joints, (0.0, 0.0, -9.81)))


SARRUS = sarrus()


def sarrus_columns(y, motions, values):
    places = components("lower_1.position", motions["lower_1"].position) | components(
        "upper_2.position", motions["upper_2"].position
    )
    return {"platform.position[2]": y[0], "platform.velocity[2]": y[1]} | places


CASES = {
    "spatial_four_bar": conservative(SPATIAL, np.linspace(0, 1, 101), (0.3, 4.0), spatial_columns,
                                     "Spatial linkage: revolute, universal, spherical, revolute; "
                                     "torque 0.5 N m about z on the crank. "
                                     "The rocker's pivot is at x = 0.35: from 0.4 the crank could not pass "
                                     "half a turn.", TORQUE,
                                     lambda motions: {"crank": (np.zeros(3), np.array([0.0, 0.0, TORQUE]))},
                                     largest_step=5e-4),
    "universal_body": Mechanism(lambda t, y: [y[2], y[3], *hanging_accelerations(y)], (0.5, -0.3, 1.0, 2.0),
                                (1.0, 1.0, 10.0, 10.0), np.linspace(0, 3, 101), hanging_columns,
                                "Heavy body hanging from a universal joint: rotation Rx(angle_1) Ry(angle_2).",
                                parts=HANGING, motions=hanging_motions,
                                energy=lambda t, y: energy(HANGING, hanging_motions(t, y))),
    "bennett": conservative(BENNETT, np.linspace(0, 1, 51), (0.8, 3.0), bennett_columns,
                            "Bennett linkage under gravity along -z. main.angle is the DH angle of joint 1; "
                            "pivot.angle the rotation of link three "
                            "in the ground about joint 4 (minus the DH angle), zero where the x axes of both are "
                            "parallel."),
    "sarrus": conservative(SARRUS, np.linspace(0, 0.25, 51), (0.35, 0.0), sarrus_columns,
                           "Sarrus linkage under gravity along -z and 15 N upward on the platform.", LIFT,
                           lambda motions: {"platform": (np.array([0.0, 0.0, LIFT]), np.zeros(3))}, (1.0, 1.0)),
}  # fmt: skip
