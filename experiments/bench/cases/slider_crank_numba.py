"""The slider-crank in space as a careful user of an ODE solver would write it: Newton and Euler for three free bodies
with quaternions, the joints as scalar rows, multipliers by a dense Cholesky factorisation of G M⁻¹ Gᵀ, all in numba.

State: positions, quaternions (scalar first), velocities (inertial), angular velocities (of the body, in its frame),
body by body. Nothing here comes from bgjax."""

import numpy as np
from numba import njit


WORLD, CRANK, ROD, PISTON = -1, 0, 1, 2
POINT, ANGLE = 0, 1
X, Y, Z = np.eye(3)
NONE = np.zeros(3)


def _rows():
    """(kind, a, b, in a's frame, in b's frame, inertial direction): 'these points coincide along a direction', or
    'these directions stay perpendicular'. Revolute, universal, spherical and prismatic joint: 5 + 4 + 3 + 5 rows."""

    def point(a, b, place_a, place_b, along):
        return [(POINT, a, b, np.array(place_a), np.array(place_b), direction) for direction in along]

    def right(a, b, *pairs):
        return [(ANGLE, a, b, u, v, NONE) for u, v in pairs]

    rows = point(WORLD, CRANK, NONE, (-0.1, 0.0, 0.0), (X, Y, Z)) + right(WORLD, CRANK, (X, Z), (Y, Z))
    rows += point(CRANK, ROD, (0.1, 0.0, 0.0), (-0.5, 0.0, 0.0), (X, Y, Z)) + right(CRANK, ROD, (Z, Y))
    rows += point(ROD, PISTON, (0.5, 0.0, 0.0), NONE, (X, Y, Z))
    return rows + point(WORLD, PISTON, NONE, NONE, (Y, Z)) + right(WORLD, PISTON, (X, Y), (Y, Z), (Z, X))


ROWS = _rows()
JOINTS = (
    np.array([[kind, a, b] for kind, a, b, *_ in ROWS], dtype=np.int64),
    np.array([np.stack(vectors) for *_, a, b, d in ROWS for vectors in [(a, b, d)]]),
)
BODIES = np.array([[1.0, 1.0, 1.0, 1.0]] * 3)  # mass and principal moments
# gravity, torque on the crank, damping of the rod's rotation and of the piston
FORCES = np.array([9.81, 10.0, 2.0, 5.0])
START = np.concatenate(
    [[0.1, 0, 0, 1, 0, 0, 0], [0.7, 0, 0, 1, 0, 0, 0], [1.2, 0, 0, 1, 0, 0, 0], np.zeros(18)]
).astype(float)
PISTON_PLACE = 7 * PISTON


@njit(inline="always")
def cross(a, b, out):
    out[0], out[1], out[2] = a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


@njit
def turn(rotation, v, out):
    for i in range(3):
        out[i] = rotation[i, 0] * v[0] + rotation[i, 1] * v[1] + rotation[i, 2] * v[2]


@njit
def turn_back(rotation, v, out):
    for i in range(3):
        out[i] = rotation[0, i] * v[0] + rotation[1, i] * v[1] + rotation[2, i] * v[2]


@njit
def rotation_of(q, out):
    n = 1.0 / (q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3])
    w, x, y, z = q
    out[0, 0], out[0, 1], out[0, 2] = (
        n * (w * w + x * x - y * y - z * z),
        2 * n * (x * y - w * z),
        2 * n * (x * z + w * y),
    )
    out[1, 0], out[1, 1], out[1, 2] = (
        2 * n * (x * y + w * z),
        n * (w * w - x * x + y * y - z * z),
        2 * n * (y * z - w * x),
    )
    out[2, 0], out[2, 1], out[2, 2] = (
        2 * n * (x * z - w * y),
        2 * n * (y * z + w * x),
        n * (w * w - x * x - y * y + z * z),
    )


@njit
def poses(y, rotations, spins, rates):
    """Rotations, inertial angular velocities, and the rates of positions and quaternions."""
    for k in range(3):
        q, w = y[7 * k + 3 : 7 * k + 7], y[21 + 6 * k + 3 : 21 + 6 * k + 6]
        rotation_of(q, rotations[k])
        turn(rotations[k], w, spins[k])
        rates[7 * k : 7 * k + 3] = y[21 + 6 * k : 21 + 6 * k + 3]
        rates[7 * k + 3] = -0.5 * (q[1] * w[0] + q[2] * w[1] + q[3] * w[2])
        rates[7 * k + 4] = 0.5 * (q[0] * w[0] + q[2] * w[2] - q[3] * w[1])
        rates[7 * k + 5] = 0.5 * (q[0] * w[1] + q[3] * w[0] - q[1] * w[2])
        rates[7 * k + 6] = 0.5 * (q[0] * w[2] + q[1] * w[1] - q[2] * w[0])


@njit
def side(sign, body, kind, vector, direction, y, rotations, spins, work, row):
    """What one body adds to a row of kind POINT: its entries, gap, and the centripetal part of the acceleration."""
    arm, lever, swing = work[0], work[1], work[2]
    if body < 0:
        return sign * (direction[0] * vector[0] + direction[1] * vector[1] + direction[2] * vector[2]), 0.0
    turn(rotations[body], vector, arm)
    cross(arm, direction, lever)
    turn_back(rotations[body], lever, work[3])
    for i in range(3):
        row[6 * body + i] = sign * direction[i]
        row[6 * body + 3 + i] = sign * work[3, i]
    cross(spins[body], arm, swing)
    cross(spins[body], swing, work[3])
    gap, drift = 0.0, 0.0
    for i in range(3):
        gap += sign * direction[i] * (y[7 * body + i] + arm[i])
        drift += sign * direction[i] * work[3, i]
    return gap, drift


@njit
def angle_row(a, b, vectors, rotations, spins, work, row):
    """u of a stays perpendicular to v of b."""
    u, v, normal, bend, part = work[0], work[1], work[2], work[3], work[4]
    if a < 0:
        u[:] = vectors[0]
    else:
        turn(rotations[a], vectors[0], u)
    turn(rotations[b], vectors[1], v)
    cross(u, v, normal)
    bend[:] = 0.0
    if a >= 0:
        cross(spins[a], u, part)
        cross(part, v, bend)
        turn_back(rotations[a], normal, row[6 * a + 3 : 6 * a + 6])
    cross(spins[b], v, part)
    cross(u, part, work[5])
    turn_back(rotations[b], normal, part)
    gap, drift = 0.0, 0.0
    for i in range(3):
        row[6 * b + 3 + i] = -part[i]
        gap += u[i] * v[i]
        relative = (spins[a, i] if a >= 0 else 0.0) - spins[b, i]
        drift += relative * (bend[i] + work[5, i])
    return gap, drift


@njit
def joint_rows(y, kinds, vectors, rotations, spins, rows, gaps, drifts):
    work = np.empty((6, 3))
    for r in range(kinds.shape[0]):
        kind, a, b = kinds[r, 0], kinds[r, 1], kinds[r, 2]
        if kind == 0:
            gap_a, drift_a = side(1.0, a, kind, vectors[r, 0], vectors[r, 2], y, rotations, spins, work, rows[r])
            gap_b, drift_b = side(-1.0, b, kind, vectors[r, 1], vectors[r, 2], y, rotations, spins, work, rows[r])
            gaps[r], drifts[r] = gap_a + gap_b, drift_a + drift_b
        else:
            gaps[r], drifts[r] = angle_row(a, b, vectors[r], rotations, spins, work, rows[r])


@njit
def applied(y, rotations, spins, bodies, forces, force):
    """Weights, drive, damping and gyroscopic torques; torques in the frames of the bodies."""
    inertial, local = np.empty(3), np.empty(3)
    for k in range(3):
        w = y[21 + 6 * k + 3 : 21 + 6 * k + 6]
        force[6 * k] = force[6 * k + 2] = 0.0
        force[6 * k + 1] = -bodies[k, 0] * forces[0]
        cross(bodies[k, 1:] * w, w, force[6 * k + 3 : 6 * k + 6])
    force[5] += forces[1]
    force[12] -= forces[3] * y[21 + 12]
    for i in range(3):
        inertial[i] = -forces[2] * (spins[1, i] - spins[2, i])
    turn_back(rotations[1], inertial, local)
    force[9:12] += local
    turn_back(rotations[2], inertial, local)
    force[15:18] -= local


@njit
def solve_positive(matrix, right):
    """Cholesky in place; the solution replaces the right-hand side."""
    n = len(right)
    for j in range(n):
        for k in range(j):
            matrix[j, j] -= matrix[j, k] * matrix[j, k]
        matrix[j, j] = np.sqrt(matrix[j, j])
        for i in range(j + 1, n):
            total = matrix[i, j]
            for k in range(j):
                total -= matrix[i, k] * matrix[j, k]
            matrix[i, j] = total / matrix[j, j]
    for i in range(n):
        for k in range(i):
            right[i] -= matrix[i, k] * right[k]
        right[i] /= matrix[i, i]
    for i in range(n - 1, -1, -1):
        for k in range(i + 1, n):
            right[i] -= matrix[k, i] * right[k]
        right[i] /= matrix[i, i]


@njit
def prepared(y, rates, kinds, vectors, bodies, forces):
    count = kinds.shape[0]
    rotations, spins = np.empty((3, 3, 3)), np.empty((3, 3))
    rows, gaps, drifts, force = np.zeros((count, 18)), np.empty(count), np.empty(count), np.empty(18)
    poses(y, rotations, spins, rates)
    joint_rows(y, kinds, vectors, rotations, spins, rows, gaps, drifts)
    applied(y, rotations, spins, bodies, forces, force)
    return rows, gaps, drifts, force


@njit
def inverse_masses(bodies):
    inverse = np.empty(18)
    for k in range(3):
        inverse[6 * k : 6 * k + 3] = 1.0 / bodies[k, 0]
        inverse[6 * k + 3 : 6 * k + 6] = 1.0 / bodies[k, 1:]
    return inverse


@njit
def rigid_rates(y, rates, kinds, vectors, bodies, forces, gain):
    """Index 1; `gain` is Baumgarte's, zero for none."""
    rows, gaps, drifts, force = prepared(y, rates, kinds, vectors, bodies, forces)
    inverse, count = inverse_masses(bodies), kinds.shape[0]
    matrix, right = np.empty((count, count)), np.empty(count)
    for i in range(count):
        total, speed = drifts[i], 0.0
        for k in range(18):
            total += rows[i, k] * inverse[k] * force[k]
            speed += rows[i, k] * y[21 + k]
        right[i] = -(total + 2.0 * gain * speed + gain * gain * gaps[i])
        for j in range(i + 1):
            product = 0.0
            for k in range(18):
                product += rows[i, k] * inverse[k] * rows[j, k]
            matrix[i, j] = product
    solve_positive(matrix, right)
    for k in range(18):
        total = force[k]
        for i in range(count):
            total += rows[i, k] * right[i]
        rates[21 + k] = inverse[k] * total


@njit
def compliant_rates(y, rates, kinds, vectors, bodies, forces, stiffness, damping):
    """A spring and a damper on every row instead of a multiplier."""
    rows, gaps, _, force = prepared(y, rates, kinds, vectors, bodies, forces)
    inverse = inverse_masses(bodies)
    for i in range(kinds.shape[0]):
        speed = 0.0
        for k in range(18):
            speed += rows[i, k] * y[21 + k]
        pull = stiffness * gaps[i] + damping * speed
        for k in range(18):
            force[k] -= pull * rows[i, k]
    for k in range(18):
        rates[21 + k] = inverse[k] * force[k]


@njit
def compliant_jacobian(y, matrix, kinds, vectors, bodies, forces, stiffness, damping):
    """By differences, in one compiled call."""
    plain, moved, at = np.empty(39), np.empty(39), y.copy()
    compliant_rates(y, plain, kinds, vectors, bodies, forces, stiffness, damping)
    for k in range(39):
        step = 1e-7 * max(1.0, abs(y[k]))
        at[k] = y[k] + step
        compliant_rates(at, moved, kinds, vectors, bodies, forces, stiffness, damping)
        matrix[:, k] = (moved - plain) / step
        at[k] = y[k]
