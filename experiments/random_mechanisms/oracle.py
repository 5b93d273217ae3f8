"""Newton–Euler in absolute coordinates, in NumPy alone: accelerations of a described mechanism in a given state.

Nothing of bgjax is used here. Constraints are written as velocities g(pose, velocity, time) that have to be zero; they
are linear in velocities, so that their matrix is found by unit velocities,
and their rate along the motion by differences of fourth order.
"""

from dataclasses import dataclass
from typing import NamedTuple

import numpy as np

from .describe import Joint, Mechanism, turn


@dataclass
class State:
    """Of every body: position and velocity of its mass centre, rotation matrix, angular velocity in the body frame."""

    position: np.ndarray
    rotation: np.ndarray
    velocity: np.ndarray
    spin: np.ndarray


class Motion(NamedTuple):
    """Accelerations of mass centres (inertial frame) and of rotations (body frames), (bodies, 6); the mobility; how far
    velocities are from the constraints; directions without inertia in which neither joints nor dampers decide the
    acceleration, (6 bodies, directions), and the force in those that no joint holds, which has to vanish."""

    accelerations: np.ndarray
    mobility: int
    off: float
    loose: np.ndarray
    unbalanced: float


def accelerations(mechanism: Mechanism, state: State, time: float) -> Motion:
    """What Newton and Euler say of a state: M a + Gᵀ λ = f, G a = −drift; where there is no inertia, f stays zero."""
    world = World(mechanism, time)
    count, inertia = len(mechanism.bodies), inertias(mechanism)
    forces, matrix = _applied(world, state), row_matrix(world, state)
    fastest = max(1.0, np.max(np.abs(state.velocity)), np.max(np.abs(state.spin)))
    drift = _rate(lambda h: World(mechanism, time + h).rows(_carried(state, h)), 1e-3 / fastest)
    found = (_least_constraint if np.all(inertia > 0.0) else _saddle)(inertia, matrix, forces, drift)
    free = null_space(matrix)
    loose = free @ null_space(inertia[:, None] * free)
    unbalanced = float(np.max(np.abs(loose.T @ forces), initial=0.0))
    off = float(np.max(np.abs(world.rows(state)), initial=0.0))
    if loose.shape[1]:
        found, loose = _balanced(mechanism, state, time, found, loose, free.shape[1], 1e-3 / fastest)
    return Motion(found.reshape(count, 6), free.shape[1], off, loose, unbalanced)


def _applied(world: "World", state: State) -> np.ndarray:
    """Forces, and torques less what the spin takes."""
    spinning = [np.append(np.zeros(3), np.cross(w, np.array(b.inertia) * w)) for b, w in _pairs(world.mechanism, state)]
    return world.forces(state) - np.concatenate(spinning)


def _balanced(
    mechanism: Mechanism, state: State, time: float, found: np.ndarray, loose: np.ndarray, mobility: int, h: float
) -> tuple[np.ndarray, np.ndarray]:
    """Accelerations with which forces along directions without inertia stay zero,
    and directions that no damper decides."""
    inertia = inertias(mechanism)

    def force(acceleration: np.ndarray, h: float) -> np.ndarray:
        world, later = World(mechanism, time + h), _carried(state, h, acceleration)
        free = np.linalg.svd(row_matrix(world, later))[2][-mobility:].T
        own = free @ np.linalg.svd(inertia[:, None] * free)[2][-loose.shape[1] :].T
        return loose.T @ own @ (own.T @ _applied(world, later))

    def rate(acceleration):
        return _rate(lambda h: force(acceleration, h), h)

    size = max(1.0, np.linalg.norm(rate(found)))  # of the differences below, against rounding
    damping = np.stack([(rate(found + size * way) - rate(found)) / size for way in loose.T], axis=1)
    damping = np.where(np.abs(damping) > 1e-8, damping, 0.0)
    return found - loose @ np.linalg.lstsq(damping, rate(found), rcond=1e-6)[0], loose @ null_space(damping)


def inertias(mechanism: Mechanism) -> np.ndarray:
    return np.concatenate([[body.mass] * 3 + list(body.inertia) for body in mechanism.bodies])


def row_matrix(world: "World", state: State, rows=None) -> np.ndarray:
    """The matrix of velocities that have to be zero, by unit velocities."""
    rows, size = rows or world.rows, 6 * len(state.position)
    offset = rows(_moving(state, np.zeros(size)))
    return (
        np.stack([rows(_moving(state, unit)) - offset for unit in np.eye(size)], axis=1)
        if len(offset)
        else np.zeros((0, size))
    )


def null_space(matrix: np.ndarray) -> np.ndarray:
    """Orthonormal columns that the matrix takes to zero."""
    if not matrix.size:
        return np.eye(matrix.shape[1])
    values, right = np.linalg.svd(matrix)[1:]
    return right[int((values > 1e-9 * max(1.0, np.max(values, initial=0.0))).sum()) :].T


def _least_constraint(inertia, matrix, forces, drift) -> np.ndarray:
    """Weighted so that what is left are accelerations: minimise |a − M⁻¹ f| in the norm of M on
    the constraints (Gauss)."""
    root = np.sqrt(inertia)
    scaled, free = matrix / root, forces / root
    left, values, right = np.linalg.svd(scaled, full_matrices=False)
    rank = int((values > 1e-9 * np.max(values, initial=1.0)).sum())
    correction = right[:rank].T @ ((left[:, :rank].T @ (-drift - scaled @ free)) / values[:rank])
    return (free + correction) / root


def _saddle(inertia, matrix, forces, drift) -> np.ndarray:
    """The shortest of all solutions, where some inertias are zero."""
    size, rows = len(inertia), len(matrix)
    whole = np.zeros((size + rows, size + rows))
    whole[:size, :size], whole[size:, :size], whole[:size, size:] = np.diag(inertia), matrix, matrix.T
    return np.linalg.lstsq(whole, np.concatenate([forces, -drift]), rcond=1e-9)[0][:size]


def _pairs(mechanism: Mechanism, state: State):
    return zip(mechanism.bodies, state.spin, strict=True)


def _moving(state: State, velocities: np.ndarray) -> State:
    both = velocities.reshape(-1, 6)
    return State(state.position, state.rotation, both[:, :3], both[:, 3:])


def _carried(state: State, h: float, acceleration=0.0) -> State:
    """The pose a little later, with the same velocities, or with those that accelerations leave."""
    turns = [turn(w, h * np.linalg.norm(w)) if np.linalg.norm(w) > 0.0 else np.eye(3) for w in state.spin]
    rotation = np.stack([r @ t for r, t in zip(state.rotation, turns, strict=True)])
    both = np.concatenate([state.velocity, state.spin], axis=1) + h * np.reshape(
        np.broadcast_to(acceleration, (6 * len(turns),)), (-1, 6)
    )
    return State(state.position + h * state.velocity, rotation, both[:, :3], both[:, 3:])


def _rate(function, h: float) -> np.ndarray:
    return (8.0 * (function(h) - function(-h)) - (function(2.0 * h) - function(-2.0 * h))) / (12.0 * h)


@dataclass
class _End:
    """A point of a body or of the world with its joint frame, all in the inertial frame."""

    position: np.ndarray
    velocity: np.ndarray
    frame: np.ndarray
    spin: np.ndarray


class World:
    def __init__(self, mechanism: Mechanism, time: float):
        self.mechanism, self.time = mechanism, time
        self.number = {body.name: k for k, body in enumerate(mechanism.bodies)}

    # -- kinematics -------------------------------------------------------------------------------------------
    def end(self, state: State, body: str | None, point, frame, supported: bool = False) -> _End:
        if body is None:
            return self._supported(point, frame) if supported else _End(point, np.zeros(3), frame, np.zeros(3))
        k = self.number[body]
        rotation, arm = state.rotation[k], state.rotation[k] @ point
        spin = rotation @ state.spin[k]
        return _End(state.position[k] + arm, state.velocity[k] + np.cross(spin, arm), rotation @ frame, spin)

    def _supported(self, point, frame) -> _End:
        """On the support, which stands at the point, with axes along the world's."""
        own = self.mechanism.support
        sine, cosine = np.sin(own.frequency * self.time), own.frequency * np.cos(own.frequency * self.time)
        rotation = turn(own.axis, own.angle * sine)
        return _End(
            point + own.displacement * sine, own.displacement * cosine, rotation @ frame, own.axis * own.angle * cosine
        )

    def ends(self, state: State, joint: Joint) -> tuple[_End, _End]:
        supported = self.mechanism.support is not None and joint is self.mechanism.joints[0]
        return self.end(state, joint.a, joint.point_a, joint.frame_a, supported), self.end(
            state, joint.b, joint.point_b, joint.frame_b
        )

    def rows(self, state: State) -> np.ndarray:
        """Velocities that have to be zero: of joints, then of drives."""
        return np.concatenate([self.held_rows(state), self.driven_rows(state)])

    def driven_rows(self, state: State) -> np.ndarray:
        return np.array(
            [self.rate(state, joint) - self._prescribed(joint) for joint in self.mechanism.joints if joint.drive]
        )

    def held_rows(self, state: State) -> np.ndarray:
        found = [row for joint in self.mechanism.joints for row in self.joint_rows(state, joint)]
        joints = {joint.name: joint for joint in self.mechanism.joints}
        found += [
            [self.rate(state, joints[second]) - ratio * self.rate(state, joints[first])]
            for _, first, second, ratio in self.mechanism.gears
        ]
        if self.mechanism.planar:
            found += [[velocity[2], *spin[:2]] for velocity, spin in zip(state.velocity, state.spin, strict=True)]
        return np.concatenate([np.zeros(0), *found])

    def joint_rows(self, state: State, joint: Joint) -> list[np.ndarray]:
        a, b = self.ends(state, joint)
        apart, spin = b.position - a.position, b.spin - a.spin
        sliding = b.velocity - a.velocity - np.cross(a.spin, apart)  # seen from a
        axis = a.frame @ joint.axis
        across = across_of(joint.axis) @ a.frame.T  # fixed in the frame of a
        turning, along = axis @ spin, axis @ sliding
        meet, closing = b.velocity - a.velocity, apart @ (b.velocity - a.velocity)
        return {
            "Free": [], "Weld": [meet, spin], "FreeTranslation": [spin], "Spherical": [meet],
            "Revolute": [meet, across @ spin],
            "Prismatic": [spin, across @ sliding], "Cylindrical": [across @ spin, across @ sliding],
            "Universal": [meet, [np.cross(axis, b.frame @ joint.second) @ spin]],
            "Distance": [[closing - np.multiply(*self.length(joint))]],
            "PointOnLine": [across @ sliding], "PointOnPlane": [[along]], "Planar": [across @ spin, [along]],
            "Screw": [across @ spin, across @ sliding, [along - joint.pitch / (2.0 * np.pi) * turning]],
        }[joint.kind]  # fmt: skip

    def length(self, joint: Joint) -> tuple[float, float]:
        """Of a rod, and its rate."""
        amplitude, frequency = joint.swing or (0.0, 0.0)
        return joint.length + amplitude * np.sin(frequency * self.time), amplitude * frequency * np.cos(
            frequency * self.time
        )

    def _prescribed(self, joint: Joint) -> float:
        kind, amplitude, frequency = joint.drive
        return amplitude * np.cos(frequency * self.time) * (frequency if kind == "Motion" else 1.0)

    def rate(self, state: State, joint: Joint) -> float:
        """Of the one coordinate of a hinge or a slide."""
        a, b = self.ends(state, joint)
        axis = a.frame @ joint.axis
        if joint.kind == "Revolute":
            return float(axis @ (b.spin - a.spin))
        return float(axis @ (b.velocity - a.velocity - np.cross(a.spin, b.position - a.position)))

    def coordinate(self, state: State, joint: Joint) -> float:
        a, b = self.ends(state, joint)
        if joint.kind == "Prismatic":
            return float(a.frame @ joint.axis @ (b.position - a.position))
        return self.angle(state, joint)

    def angle(self, state: State, joint: Joint) -> float:
        """About the axis of a hinge or a screw, within a turn."""
        a, b = self.ends(state, joint)
        relative = a.frame.T @ b.frame
        first = across_of(joint.axis)[0]
        return float(np.arctan2(joint.axis @ np.cross(first, relative @ first), first @ relative @ first))

    # -- forces --------------------------------------------------------------------------------------------------
    def forces(self, state: State) -> np.ndarray:
        """On every body: force in the inertial frame, torque about the mass centre in the body frame."""
        found = np.zeros((len(self.mechanism.bodies), 6))
        for k, body in enumerate(self.mechanism.bodies):
            found[k, :3] += body.mass * np.array(self.mechanism.gravity)
        for spring in self.mechanism.springs:
            self._spring(state, spring, found)
        for joint in self.mechanism.joints:
            self._loads(state, joint, found)
        return found.reshape(-1)

    def _spring(self, state: State, spring, found: np.ndarray) -> None:
        a, b = (
            self.end(state, body, point, np.eye(3))
            for body, point in ((spring.a, spring.point_a), (spring.b, spring.point_b))
        )
        apart = b.position - a.position
        length = np.linalg.norm(apart)
        along = apart / length
        pull = spring.stiffness * (length - spring.length) + spring.damping * along @ (b.velocity - a.velocity)
        self._push(state, found, spring.a, a.position, pull * along)
        self._push(state, found, spring.b, b.position, -pull * along)

    def _loads(self, state: State, joint: Joint, found: np.ndarray) -> None:
        """Of the spring and damper on a hinge or a slide."""
        if joint.kind not in ("Revolute", "Prismatic"):
            return
        effort = -(joint.damping or 0.0) * self.rate(state, joint)
        if joint.stiffness is not None:
            effort -= joint.stiffness * (self.coordinate(state, joint) - joint.rest)
        a, b = self.ends(state, joint)
        vector = effort * (a.frame @ joint.axis)
        for body, sign in ((joint.a, -1.0), (joint.b, 1.0)):
            if joint.kind == "Revolute":
                self._twist(state, found, body, sign * vector)
            else:  # both forces at the point of b
                self._push(state, found, body, b.position, sign * vector)

    def _push(self, state: State, found: np.ndarray, body: str | None, place, force) -> None:
        if body is not None:
            k = self.number[body]
            found[k, :3] += force
            self._twist(state, found, body, np.cross(place - state.position[k], force))

    def _twist(self, state: State, found: np.ndarray, body: str | None, torque) -> None:
        if body is not None:
            k = self.number[body]
            found[k, 3:] += state.rotation[k].T @ torque


def across_of(axis: np.ndarray) -> np.ndarray:
    """Two directions at right angles to an axis."""
    helper = np.eye(3)[int(np.argmin(np.abs(axis)))]
    first = np.cross(axis, helper)
    first /= np.linalg.norm(first)
    return np.stack([first, np.cross(axis, first)])
