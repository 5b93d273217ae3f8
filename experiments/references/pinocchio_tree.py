"""The six-link tree of models/six_link_tree.py by Pinocchio: a trajectory, and mass matrix, bias forces and accelerations at random states."""

import numpy as np
import pinocchio as pin
from pinocchio_tables import numbered, placement, upper, write
from scipy.integrate import solve_ivp


GRAVITY, GROUND = (1.3, -2.1, -9.4), (0.2, -0.1, 0.3)
SKEW, TILT, NONE = (3, 1, -2, 1), (4, -1, 1, 3), (1, 0, 0, 0)
BODIES = {  # mass; xx, xy, yy, xz, yz, zz about the centre of mass; the point, and the frame there, that joins it to its parent
    "trunk": (3.1, (0.31, 0.02, 0.27, -0.03, 0.01, 0.22), (0.05, -0.04, -0.45), NONE),
    "head": (0.7, (0.021, -0.002, 0.018, 0.001, 0.003, 0.024), (-0.02, 0.03, -0.12), TILT),
    "upper_left": (1.4, (0.05, 0.004, 0.07, -0.006, 0.005, 0.06), (0.03, -0.22, 0.05), SKEW),
    "lower_left": (0.9, (0.032, -0.003, 0.028, 0.002, 0.004, 0.036), (0.05, -0.17, 0.02), TILT),
    "upper_right": (1.2, (0.043, 0.006, 0.052, 0.003, -0.004, 0.038), (-0.03, 0.24, 0.04), (5, -2, 1, 1)),
    "lower_right": (0.8, (0.027, 0.002, 0.033, -0.004, 0.003, 0.029), (0.02, 0.15, -0.06), NONE),
}
JOINTS = {  # parent, point on it, frame there, frame in that, the child, what moves
    "base": (None, GROUND, NONE, SKEW, "trunk", ("revolute", (1, 2, 2))),
    "neck": ("trunk", (0.03, 0.02, 0.5), NONE, NONE, "head", ("revolute", (2, -1, 2))),
    "shoulder": ("trunk", (-0.02, 0.25, 0.4), (4, 1, -1, 2), TILT, "upper_left", ("universal", (2, 2, 1), (-2, 1, 2))),
    "slide": ("upper_left", (-0.04, 0.26, -0.03), NONE, SKEW, "lower_left", ("prismatic", (1, 4, -1))),
    "ball": ("trunk", (0.04, -0.28, 0.38), NONE, TILT, "upper_right", ("spherical",)),
    "sleeve": ("upper_right", (0.06, -0.21, 0.02), NONE, SKEW, "lower_right", ("cylindrical", (2, -3, 6))),
}
PLACES = ("base.angle", "neck.angle", "shoulder.angle_1", "shoulder.angle_2", "slide.displacement", "ball.orientation", "sleeve.displacement", "sleeve.angle")
RATES = ("base.rate", "neck.rate", "shoulder.rate_1", "shoulder.rate_2", "slide.velocity", "ball.rate", "sleeve.velocity", "sleeve.rate")
# as Pinocchio has them: ten velocities, eleven coordinates with the quaternion's scalar last
DAMPING = np.array([0.3, 0.05, 0.08, 0.12, 4.0, 0.05, 0.09, 0.14, 3.0, 0.04])
SPRINGS = {1: (1.5, 0.2), 4: (150.0, 0.02), 9: (120.0, -0.01)}  # coordinate → stiffness, rest
VELOCITY_OF = {1: 1, 4: 4, 9: 8}
START = (0.3, -0.4, 0.5, -0.3, 0.06, 0.4, 0.2, -0.4, 0.8, -0.05, 0.6)
SPEEDS = (1.1, -2.0, 1.5, -0.8, 0.4, 0.9, -1.2, 0.7, 0.3, 2.5)  # the ball's in its first frame
BALL, TURN = slice(5, 8), slice(5, 9)
SOURCE = "Six links in space as in models/six_link_tree.py; ball.rate and its acceleration in the first joint frame."
HOW = "experiments/references/pinocchio_tree.py."


def moved(model, parent, where, kind, *axes, name):
    """The joint's number; a cylindrical one is a slide that carries a hinge."""
    units = [np.array(axis) / np.linalg.norm(axis) for axis in axes]
    if kind == "cylindrical":
        rail = model.addJoint(parent, pin.JointModelPrismaticUnaligned(units[0]), where, f"{name}_rail")
        return model.addJoint(rail, pin.JointModelRevoluteUnaligned(units[0]), pin.SE3.Identity(), name)
    kinds = {"revolute": pin.JointModelRevoluteUnaligned, "prismatic": pin.JointModelPrismaticUnaligned}
    kinds |= {"universal": pin.JointModelUniversal, "spherical": pin.JointModelSpherical}
    return model.addJoint(parent, kinds[kind](*units), where, name)


def tree() -> tuple[pin.Model, dict]:
    """The model, and for each body (joint, its frame at the mass centre there)."""
    model, bodies = pin.Model(), {None: (0, pin.SE3.Identity())}
    model.gravity.linear = np.array(GRAVITY)
    for name, (parent, point, frame, inner, child, motion) in JOINTS.items():
        mass, entries, near, own = BODIES[child]
        number, centre = bodies[parent]
        joint = moved(model, number, centre * placement(point, frame) * placement((0, 0, 0), inner), *motion, name=name)
        bodies[child] = joint, placement(near, own).inverse()
        model.appendBodyToJoint(joint, pin.Inertia(mass, np.zeros(3), symmetric(*entries)), bodies[child][1])
    return model, bodies


def symmetric(xx, xy, yy, xz, yz, zz):
    return np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


MODEL, FRAMES = tree()
DATA = MODEL.createData()


def turn(q):
    """Rotation of the ball joint, second frame → first."""
    return pin.Quaternion(*q[[8, 5, 6, 7]]).toRotationMatrix()


def loads(q, v):
    """Dampers and springs; the ball's dampers lie along the axes of its first frame."""
    force = -DAMPING * v
    force[BALL] = -turn(q).T @ (DAMPING[BALL] * (turn(q) @ v[BALL]))
    for place, (stiffness, rest) in SPRINGS.items():
        force[VELOCITY_OF[place]] -= stiffness * (q[place] - rest)
    return force


def scaled(q):
    q = np.array(q)
    q[TURN] /= np.linalg.norm(q[TURN])
    return q


def rates(t, y):
    """Of coordinates and velocities; the quaternion's is half itself times the velocity in the second frame."""
    q, v = scaled(y[:11]), y[11:]
    x, y4, z, w = y[TURN]
    ball = 0.5 * np.array([[w, -z, y4], [z, w, -x], [-y4, x, w], [-x, -y4, -z]]) @ v[BALL]
    return np.concatenate([v[:5], ball, v[8:], pin.aba(MODEL, DATA, q, v, loads(q, v))])


def by_name(names, values, size):
    """The quaternion with its scalar first."""
    parts = [[f"{name}[{k}]" for k in range(size)] if name.startswith("ball") else [name] for name in names]
    return dict(zip((name for part in parts for name in part), values, strict=True))


def outward(q, vector):
    """Velocities or accelerations with the ball's in its first frame."""
    return np.concatenate([vector[:5], turn(q) @ vector[BALL], vector[8:]])


def coordinates(q, v):
    return by_name(PLACES, q[[0, 1, 2, 3, 4, 8, 5, 6, 7, 9, 10]], 4) | by_name(RATES, outward(q, v), 3)


def results(t, y):
    """A row of the trajectory: coordinates, places of the outer links, forces of joints without free translation."""
    q, v = scaled(y[:11]), y[11:]
    pin.forwardKinematics(MODEL, DATA, q)
    found = {"t": t} | coordinates(q, v)
    for name in ("lower_left", "lower_right"):
        found |= {f"{name}.position[{k}]": x for k, x in enumerate((DATA.oMi[FRAMES[name][0]] * FRAMES[name][1]).translation)}
    pin.rnea(MODEL, DATA, q, v, rates(t, y)[11:])
    for name in ("base", "shoulder", "ball"):
        joint = MODEL.getJointId(name)
        found |= {f"{name}.reaction_force[{k}]": x for k, x in enumerate(DATA.oMi[joint].rotation @ DATA.f[joint].linear)}
    return found


def state(random) -> dict[str, float]:
    """A row of random states: in the velocities of the table, M becomes Xᵀ M X with X the ball's rotation."""
    q, v = scaled(random.uniform(-1.2, 1.2, 11) * np.where(np.isin(np.arange(11), (4, 9)), 0.1, 1.0)), random.uniform(-2.0, 2.0, 10)
    X = np.eye(10)
    X[BALL, BALL] = turn(q).T
    mass = np.array(pin.crba(MODEL, DATA, q))
    mass = X.T @ (np.triu(mass) + np.triu(mass, 1).T) @ X
    bias, gravity = (X.T @ np.array(pin.nonLinearEffects(MODEL, DATA, q, rate)) for rate in (v, 0.0 * v))
    found = outward(q, np.array(pin.aba(MODEL, DATA, q, v, loads(q, v))))
    assert np.allclose(mass @ found + bias, X.T @ loads(q, v), rtol=0.0, atol=1e-11)
    return coordinates(q, v) | numbered("acceleration", found) | numbered("bias", bias) | numbered("gravity", gravity) | upper(mass)


def marched(method, rtol, times, start):
    """States at the times; each row starts a new integration, so that no interpolation enters."""
    rows = [start]
    for begin, end in zip(times[:-1], times[1:], strict=True):
        sol = solve_ivp(rates, (begin, end), rows[-1], method, rtol=rtol, atol=1e-2 * rtol)
        assert sol.success, sol.message
        rows.append(sol.y[:, -1])
    return [results(t, y) for t, y in zip(times, rows, strict=True)]


def difference(one, other):
    a, b = (np.array([list(row.values()) for row in table]) for table in (one, other))
    return np.max(np.max(np.abs(a - b), axis=0) / np.max(np.abs(a), axis=0))


if __name__ == "__main__":
    speeds = np.array(SPEEDS)
    speeds[BALL] = turn(np.array(START)).T @ speeds[BALL]
    times, start = np.linspace(0.0, 0.5, 26), np.concatenate([START, speeds])
    best = marched("DOP853", 1e-13, times, start)
    agreement = f"SciPy DOP853 1e-13 on aba. Radau 1e-12 agrees to {difference(best, marched('Radau', 1e-12, times, start)):.0e} of each column's largest value."
    write("six_link_tree", [SOURCE, agreement, HOW], best)
    generator = np.random.default_rng(6)
    columns = "Random states: mass matrix M (crba), bias forces (nonLinearEffects; gravity: at rest) and accelerations under dampers and springs (aba), in the order of the rates."
    write("pinocchio_tree", [SOURCE, columns, HOW + " Seed 6."], [state(generator) for _ in range(20)])
