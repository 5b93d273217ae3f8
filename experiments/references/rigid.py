"""Rigid bodies twice: one-coordinate Lagrange equations from poses, and accelerations of all
bodies from the joints alone.

The tables come from the first; the second knows nothing of angles or closed forms, only the description of the parts
that stands in each table's '#' lines, and so checks both the equations and that description.
"""

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import sympy as sp
from equations import Case


X, Y, Z = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
ORIGIN = (0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Parts:
    bodies: dict  # name → {"mass", "inertia" (diagonal, about G, in the body's frame)}
    joints: dict  # name → {"kind", "first", "second", "point_first", "point_second", "axis_first", "axis_second"}
    gravity: tuple[float, float, float]


@dataclass(frozen=True)
class Motion:
    """Of a body's frame at G; all vectors inertial."""

    position: np.ndarray
    rotation: np.ndarray
    velocity: np.ndarray
    spin: np.ndarray
    acceleration: np.ndarray
    spin_rate: np.ndarray


@dataclass(frozen=True)
class Mechanism(Case):
    parts: Parts | None = None
    motions: Callable | None = None  # (t, y) → Motion by body
    loads: Callable | None = None  # (t, y) → {body: (force at G, torque)} besides gravity
    energy: Callable | None = None  # (t, y) → what is conserved
    digits: int = 17


def body(mass, *inertia):
    return {"mass": mass, "inertia": inertia}


def components(name, vector):
    return {f"{name}[{k}]": value for k, value in enumerate(vector)}


def joint(kind, first, second, point_first, point_second, axis_first=None, axis_second=None):
    ends = {"kind": kind, "first": first, "second": second, "point_first": point_first, "point_second": point_second}
    return ends | ({} if axis_first is None else {"axis_first": axis_first, "axis_second": axis_second})


def turned(axis, angle):
    """Rotation about x, y or z, of SymPy expressions."""
    c, s = sp.cos(angle), sp.sin(angle)
    return {
        "x": sp.Matrix([[1, 0, 0], [0, c, -s], [0, s, c]]),
        "y": sp.Matrix([[c, 0, s], [0, 1, 0], [-s, 0, c]]),
        "z": sp.Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]]),
    }[axis]


def quaternion(rotation):
    """Scalar first, its first component that is not zero positive: maximises tr(R(q)ᵀ R),
    which also serves at half a turn."""
    twice, mixed = rotation + rotation.T - np.trace(rotation) * np.eye(3), 2.0 * axial(rotation)
    q = np.linalg.eigh(np.block([[np.array([[np.trace(rotation)]]), mixed[None]], [mixed[:, None], twice]]))[1][:, -1]
    return q * np.sign(q[np.argmax(np.abs(q) > 1e-9)])


def axial(matrix):
    """Vector w of the skew part [w×]."""
    return 0.5 * np.array([matrix[2, 1] - matrix[1, 2], matrix[0, 2] - matrix[2, 0], matrix[1, 0] - matrix[0, 1]])


class OneFreedom:
    """Bodies whose poses, and other values by name, are given as SymPy functions of one coordinate q.

    Kinetic energy ½ M(q) q̇², hence M q̈ + ½ M' q̇² = Q; with body rates w q̇, M = Σ m p'·p' + w·I w.
    """

    def __init__(self, q, poses, values, parts):
        self.parts, self.names, self.bodies = parts, list(values), list(poses)
        entries = [sp.sympify(e) for p, r in poses.values() for e in (*p, *r)] + [
            sp.sympify(v) for v in values.values()
        ]
        once = [sp.diff(e, q) for e in entries]
        twice = [sp.diff(e, q) for e in once]  # not diff(e, q, 2), which also factors, and takes minutes
        self.function = sp.lambdify(q, [entries, once, twice], modules="math", cse=True)

    def derivatives(self, q):
        """Pose derivatives by body: (p, p', p'', R, w, w') with w in the body's frame; and (v, v', v'') by name."""
        table, bodies = np.array(self.function(q), dtype=float), {}
        for k, name in enumerate(self.bodies):
            p, r = table[:, 12 * k : 12 * k + 3], table[:, 12 * k + 3 : 12 * k + 12].reshape(3, 3, 3)
            bodies[name] = (*p, r[0], axial(r[0].T @ r[1]), axial(r[0].T @ r[2]))
        return bodies, dict(zip(self.names, table[:, 12 * len(self.bodies) :].T, strict=True))

    def acceleration(self, q, rate, applied=0.0):
        """q̈; `applied` is the generalised force besides gravity."""
        inertia, drift, force = 0.0, 0.0, applied
        for name, (_, p1, p2, _, w, w1) in self.derivatives(q)[0].items():
            mass, diagonal = self.parts.bodies[name]["mass"], np.array(self.parts.bodies[name]["inertia"])
            inertia += mass * p1 @ p1 + w @ (diagonal * w)
            drift += mass * p1 @ p2 + w @ (diagonal * w1)
            force += mass * p1 @ np.array(self.parts.gravity)
        return (force - drift * rate**2) / inertia

    def motions(self, q, rate, acceleration):
        def motion(p, p1, p2, r, w, w1):
            return Motion(
                p, r, p1 * rate, r @ w * rate, p1 * acceleration + p2 * rate**2, r @ (w * acceleration + w1 * rate**2)
            )

        return {name: motion(*parts) for name, parts in self.derivatives(q)[0].items()}

    def values(self, q):
        return self.derivatives(q)[1]


def energy(parts, motions):
    total = 0.0
    for name, m in motions.items():
        mass, diagonal = parts.bodies[name]["mass"], np.array(parts.bodies[name]["inertia"])
        rates = m.rotation.T @ m.spin
        total += (
            0.5 * mass * m.velocity @ m.velocity
            + 0.5 * rates @ (diagonal * rates)
            - mass * m.position @ np.array(parts.gravity)
        )
    return total


def moment(motion, part, gravity, about):
    """Moment about a place that the forces other than the weight must give."""
    inertia = (motion.rotation * np.array(part["inertia"])) @ motion.rotation.T
    euler = inertia @ motion.spin_rate + np.cross(motion.spin, inertia @ motion.spin)
    return euler + part["mass"] * np.cross(motion.position - about, motion.acceleration - np.array(gravity))


def conservative(
    system, times, start, columns, source, applied=0.0, loads=None, sizes=(1.0, 10.0), largest_step=np.inf
):
    """States q, q̇ under gravity and a constant generalised force, whose work is applied·q."""

    def acceleration(y):
        return system.acceleration(*y, applied)

    def motions(t, y):
        return system.motions(*y, acceleration(y))

    return Mechanism(
        lambda t, y: [y[1], acceleration(y)], start, sizes, times,
        lambda t, y: columns(y, motions(t, y), system.values(y[0])),
        source, largest_step, parts=system.parts, motions=motions,
        loads=lambda t, y: loads(motions(t, y)) if loads else {},
        energy=lambda t, y: energy(system.parts, motions(t, y)) - applied * y[0],
    )  # fmt: skip


# -- all bodies at once: Gauss's principle with the joints as constraints ------------------------------------
REST = Motion(np.zeros(3), np.eye(3), *np.zeros((4, 3)))


def cross_matrix(v):
    return np.array([[0.0, -v[2], v[1]], [v[2], 0.0, -v[0]], [-v[1], v[0], 0.0]])


def same_point(a, b, point_a, point_b):
    """Rows for a, rows for b, right-hand side, violation of 'these two points coincide'."""
    ra, rb = a.rotation @ point_a, b.rotation @ point_b
    turn = np.cross(a.spin, np.cross(a.spin, ra)) - np.cross(b.spin, np.cross(b.spin, rb))
    rows_a, rows_b = np.hstack([np.eye(3), -cross_matrix(ra)]), -np.hstack([np.eye(3), -cross_matrix(rb)])
    return rows_a, rows_b, -turn, a.position + ra - b.position - rb


def perpendicular(a, b, direction_a, direction_b):
    u, v = a.rotation @ direction_a, b.rotation @ direction_b
    row = np.hstack([np.zeros(3), np.cross(u, v)])[None]
    bend = np.cross(np.cross(a.spin, u), v) + np.cross(u, np.cross(b.spin, v))
    return row, -row, np.array([-(a.spin - b.spin) @ bend]), np.array([u @ v])


def across(axis):
    """Two directions perpendicular to an axis."""
    one = np.cross(axis, np.eye(3)[np.argmin(np.abs(axis))])
    return one / np.linalg.norm(one), np.cross(axis, one) / np.linalg.norm(one)


def constraints(description, a, b):
    """Of a joint; the first three rows of all but a slide are those of the point."""
    point_a, point_b = np.array(description["point_first"]), np.array(description["point_second"])
    if description["kind"] == "prismatic":  # on a rail in the ground; the frames stay parallel
        rows_a, rows_b, right, violation = same_point(a, b, point_a, point_b)
        sides = np.array(across(np.array(description["axis_first"])))
        parallel = [perpendicular(a, b, *np.eye(3)[[i, j]]) for i, j in ((0, 1), (1, 2), (2, 0))]
        return [(sides @ rows_a, sides @ rows_b, sides @ right, sides @ violation), *parallel]
    rows = [same_point(a, b, point_a, point_b)]
    if description["kind"] == "universal":
        rows.append(perpendicular(a, b, np.array(description["axis_first"]), np.array(description["axis_second"])))
    if description["kind"] == "revolute":
        rows += [
            perpendicular(a, b, side, np.array(description["axis_second"]))
            for side in across(np.array(description["axis_first"]))
        ]
    return rows


def assembled(parts, motions):
    """Jacobian, right-hand side, violations of all joints, and each joint's first row."""
    places = {name: 6 * k for k, name in enumerate(motions)}
    rows, right, violation, begins = [], [], [], {}
    for name, description in parts.joints.items():
        ends = (description["first"], description["second"])
        begins[name] = sum(len(r) for r in rows)
        for *blocks, side, gap in constraints(description, *(motions.get(end, REST) for end in ends)):
            row = np.zeros((len(side), 6 * len(motions)))
            for end, block in zip(ends, blocks, strict=True):
                if end in places:
                    row[:, places[end] : places[end] + 6] = block
            rows.append(row)
            right.append(side)
            violation.append(gap)
    return np.vstack(rows), np.concatenate(right), np.concatenate(violation), begins


def maximal(parts, motions, loads):
    """Accelerations (a, ω̇) of all bodies, and the joints' forces on their second bodies at the joint point.

    Of all accelerations that the joints allow, the real ones are the nearest to the free ones, measured by the masses.
    The least squares also serve where joints are redundant; forces are then those of the smallest norm.
    """
    jacobian, right, _, begins = assembled(parts, motions)
    root, free = np.zeros((6 * len(motions),) * 2), []
    for k, (name, m) in enumerate(motions.items()):
        mass, diagonal = parts.bodies[name]["mass"], np.array(parts.bodies[name]["inertia"])
        force, torque = loads.get(name, (np.zeros(3), np.zeros(3)))
        inertia = (m.rotation * diagonal) @ m.rotation.T
        root[6 * k : 6 * k + 3, 6 * k : 6 * k + 3] = np.eye(3) / np.sqrt(mass)
        root[6 * k + 3 : 6 * k + 6, 6 * k + 3 : 6 * k + 6] = (m.rotation / np.sqrt(diagonal)) @ m.rotation.T
        free += [
            np.array(parts.gravity) + force / mass,
            np.linalg.solve(inertia, torque - np.cross(m.spin, inertia @ m.spin)),
        ]
    free = np.concatenate(free)
    scaled = jacobian @ root
    change = np.linalg.lstsq(scaled, right - jacobian @ free, rcond=1e-10)[0]
    multipliers = np.linalg.lstsq(scaled.T, -change, rcond=1e-10)[0]
    found = (free + root @ change).reshape(-1, 2, 3)
    return dict(zip(motions, found, strict=True)), {
        name: multipliers[begin : begin + 3] for name, begin in begins.items()
    }


def start_poses(case):
    poses = case.motions(case.times[0], np.array(case.start))
    return {name: (tuple(m.position.tolist()), tuple(quaternion(m.rotation).tolist())) for name, m in poses.items()}


def checks(case, states, columns):
    """Largest violation of the joints (position, velocity), and relative differences of accelerations,
    forces and energy."""
    closure, gap, size, force_gap, force_size = 0.0, 0.0, 0.0, 0.0, 0.0
    for row, (t, y) in enumerate(zip(case.times, states, strict=True)):
        motions = case.motions(t, y)
        jacobian, _, violation, _ = assembled(case.parts, motions)
        speeds = np.concatenate([np.concatenate([m.velocity, m.spin]) for m in motions.values()])
        closure = max(closure, np.max(np.abs(violation)), np.max(np.abs(jacobian @ speeds)))
        found, forces = maximal(case.parts, motions, case.loads(t, y) if case.loads else {})
        for name, m in motions.items():
            gap = max(gap, np.max(np.abs(found[name] - [m.acceleration, m.spin_rate])))
            size = max(size, np.max(np.abs(found[name])))
        for name, k in [(name, k) for name in forces for k in range(3) if f"{name}.reaction_force[{k}]" in columns]:
            force_gap = max(force_gap, abs(forces[name][k] - columns[f"{name}.reaction_force[{k}]"][row]))
            force_size = max(force_size, abs(forces[name][k]))
    found = {"joints violated by at most": closure, "accelerations from the joints alone": gap / size}
    if force_size > 0:
        found["reaction forces from the joints alone"] = force_gap / force_size
    if case.energy:
        kept = np.array([case.energy(t, y) for t, y in zip(case.times, states, strict=True)])
        kinetic = [
            energy(Parts(case.parts.bodies, {}, (0.0, 0.0, 0.0)), case.motions(t, y))
            for t, y in zip(case.times, states, strict=True)
        ]
        found["energy, of the largest kinetic one"] = np.max(np.abs(kept - kept[0])) / np.max(kinetic)
    return found
