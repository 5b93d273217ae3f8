"""The six-link tree of models/six_link_tree.py by Pinocchio: a trajectory, and mass matrix,
bias forces and accelerations at random states."""

import numpy as np
import pinocchio as pin
from pinocchio_tables import numbered, upper, write
from pinocchio_tree_model import BALL, TURN, loads, tree, turn
from scipy.integrate import solve_ivp


PLACES = (
    "base.angle",
    "neck.angle",
    "shoulder.angle_1",
    "shoulder.angle_2",
    "slide.displacement",
    "ball.orientation",
    "sleeve.displacement",
    "sleeve.angle",
)
RATES = (
    "base.rate",
    "neck.rate",
    "shoulder.rate_1",
    "shoulder.rate_2",
    "slide.velocity",
    "ball.rate",
    "sleeve.velocity",
    "sleeve.rate",
)
START = (0.3, -0.4, 0.5, -0.3, 0.06, 0.4, 0.2, -0.4, 0.8, -0.05, 0.6)
SPEEDS = (1.1, -2.0, 1.5, -0.8, 0.4, 0.9, -1.2, 0.7, 0.3, 2.5)  # the ball's in its first frame
SOURCE = "Six links in space as in models/six_link_tree.py; ball.rate and its acceleration in the first joint frame."
COLUMNS = (
    "Random states: mass matrix M (crba), bias (nonLinearEffects), gravity (at rest), accelerations with dampers and "
    "springs (aba), ordered as the rates."
)
HOW = "experiments/references/pinocchio_tree.py."
MODEL, FRAMES = tree()
DATA = MODEL.createData()


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
    components = []
    for name in names:
        components += [f"{name}[{k}]" for k in range(size)] if name.startswith("ball") else [name]
    return dict(zip(components, values, strict=True))


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
        found |= {
            f"{name}.position[{k}]": x for k, x in enumerate((DATA.oMi[FRAMES[name][0]] * FRAMES[name][1]).translation)
        }
    pin.rnea(MODEL, DATA, q, v, rates(t, y)[11:])
    for name in ("base", "shoulder", "ball"):
        joint = MODEL.getJointId(name)
        found |= {
            f"{name}.reaction_force[{k}]": x for k, x in enumerate(DATA.oMi[joint].rotation @ DATA.f[joint].linear)
        }
    return found


def state(random) -> dict[str, float]:
    """A row of random states: in the velocities of the table, M becomes Xᵀ M X with X the ball's rotation."""
    q, v = (
        scaled(random.uniform(-1.2, 1.2, 11) * np.where(np.isin(np.arange(11), (4, 9)), 0.1, 1.0)),
        random.uniform(-2.0, 2.0, 10),
    )
    X = np.eye(10)
    X[BALL, BALL] = turn(q).T
    mass = np.array(pin.crba(MODEL, DATA, q))
    mass = X.T @ (np.triu(mass) + np.triu(mass, 1).T) @ X
    bias, gravity = (X.T @ np.array(pin.nonLinearEffects(MODEL, DATA, q, rate)) for rate in (v, 0.0 * v))
    found = outward(q, np.array(pin.aba(MODEL, DATA, q, v, loads(q, v))))
    assert np.allclose(mass @ found + bias, X.T @ loads(q, v), rtol=0.0, atol=1e-11)
    return (
        coordinates(q, v)
        | numbered("acceleration", found)
        | numbered("bias", bias)
        | numbered("gravity", gravity)
        | upper(mass)
    )


def marched(method, rtol, times, start):
    """States at the times; each row starts a new integration, so that no interpolation enters."""
    rows = [start]
    for begin, end in zip(times[:-1], times[1:], strict=True):
        sol = solve_ivp(rates, (begin, end), rows[-1], method, rtol=rtol, atol=1e-2 * rtol)
        assert sol.success, sol.message
        rows.append(sol.y[:, -1])
    return [results(t, y) for t, y in zip(times, rows, strict=True)]


def matrix(table):
    return np.array([list(row.values()) for row in table])


def difference(one, other):
    a, b = matrix(one), matrix(other)
    return np.max(np.max(np.abs(a - b), axis=0) / np.max(np.abs(a), axis=0))


if __name__ == "__main__":
    speeds = np.array(SPEEDS)
    speeds[BALL] = turn(np.array(START)).T @ speeds[BALL]
    times, start = np.linspace(0.0, 0.5, 26), np.concatenate([START, speeds])
    best = marched("DOP853", 1e-13, times, start)
    found = difference(best, marched("Radau", 1e-12, times, start))
    agreement = f"SciPy DOP853 1e-13 on aba. Radau 1e-12 agrees to {found:.0e} of each column's largest value."
    write("six_link_tree", [SOURCE, agreement, HOW], best)
    generator = np.random.default_rng(6)
    write("pinocchio_tree", [SOURCE, COLUMNS, HOW + " Seed 6."], [state(generator) for _ in range(20)])
