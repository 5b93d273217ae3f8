"""Whether a described mechanism can be at all, by NumPy alone: mobility, drives against joints,
motions that contradict, directions without inertia.

At the reference pose all joints are closed. From there the mechanism is walked through poses that it reaches, closed by
Gauss–Newton on gaps that are written here once more; what holds at all of them is a proof,
as far as ranks of matrices are one.
"""

import numpy as np

from .describe import Joint, Mechanism, turn
from .oracle import State, World, across_of, inertias, null_space, row_matrix


WALKERS, STEPS, STRIDE = 3, 3, 0.15


def impossible(mechanism: Mechanism) -> str:
    """Why it cannot move: "drives", "contradiction", "mobility" or "inertia"; nothing where it can."""
    found = [_at(mechanism, state) for state in poses(mechanism)]
    for reason in ("drives", "contradiction", "mobility", "inertia"):
        if all(reason in each for each in found):
            return reason
    return ""


def _at(mechanism: Mechanism, state: State) -> set[str]:
    """What is wrong at one pose."""
    world, size = World(mechanism, 0.0), 6 * len(mechanism.bodies)
    joints, drives = row_matrix(world, state, world.held_rows), row_matrix(world, state, world.driven_rows)
    whole, free = np.concatenate([joints, drives]), null_space(joints)
    offset = world.rows(
        State(state.position, state.rotation, np.zeros_like(state.position), np.zeros_like(state.position))
    )
    found = (
        {"drives"} if len(drives) and size - null_space(whole).shape[1] < size - free.shape[1] + len(drives) else set()
    )
    velocity = np.linalg.lstsq(whole, -offset, rcond=1e-9)[0] if len(whole) else np.zeros(size)
    found |= {"contradiction"} if np.max(np.abs(whole @ velocity + offset), initial=0.0) > 1e-7 else set()
    moved = len(drives) or mechanism.support is not None or any(joint.swing for joint in mechanism.joints)
    found |= {"mobility"} if not free.shape[1] and not moved else set()
    left = null_space(whole)
    return found | ({"inertia"} if null_space(inertias(mechanism)[:, None] * left).shape[1] else set())


def poses(mechanism: Mechanism) -> list[State]:
    """The reference pose, and poses that are reached from it."""
    zeros = np.zeros((len(mechanism.bodies), 3))
    first = State(
        np.stack([b.position for b in mechanism.bodies]), np.stack([b.rotation for b in mechanism.bodies]), zeros, zeros
    )
    found, random = [first], np.random.default_rng(mechanism.seed)
    for _ in range(WALKERS):
        state, heading = first, random.normal(size=6 * len(mechanism.bodies))
        for _ in range(STEPS):
            free = null_space(row_matrix(World(mechanism, 0.0), state))
            way = free @ (free.T @ heading)
            if np.linalg.norm(way) < 1e-9:
                break
            state = closed(mechanism, moved(state, STRIDE * way / np.max(np.abs(way))))
            if state is None:
                break
            found.append(state)
    return found


def moved(state: State, step: np.ndarray) -> State:
    """Mass centres moved, bodies turned by rotation vectors in their own frames."""
    both = step.reshape(-1, 6)
    turned = [
        r @ turn(w, np.linalg.norm(w)) if np.linalg.norm(w) > 0.0 else r
        for r, w in zip(state.rotation, both[:, 3:], strict=True)
    ]
    return State(state.position + both[:, :3], np.stack(turned), state.velocity, state.spin)


def closed(mechanism: Mechanism, state: State) -> State | None:
    """The nearest pose without gaps, if Gauss–Newton finds one."""
    world = World(mechanism, 0.0)
    for _ in range(20):
        gap = gaps(world, state)
        if np.max(np.abs(gap), initial=0.0) < 1e-12:
            return state
        units = 1e-6 * np.eye(6 * len(mechanism.bodies))
        jacobian = np.stack(
            [(gaps(world, moved(state, unit)) - gaps(world, moved(state, -unit))) / 2e-6 for unit in units], axis=1
        )
        state = moved(state, -np.linalg.lstsq(jacobian, gap, rcond=1e-7)[0])
    return state if np.max(np.abs(gaps(world, state))) < 1e-9 else None


def gaps(world: World, state: State) -> np.ndarray:
    """Positions that have to be zero."""
    mechanism = world.mechanism
    joints = {joint.name: joint for joint in mechanism.joints}
    found = [np.ravel(gap) for joint in mechanism.joints for gap in _joint_gaps(world, state, joint)]
    found += [
        [world.coordinate(state, joints[two]) - ratio * world.coordinate(state, joints[one])]
        for _, one, two, ratio in mechanism.gears
    ]
    found += [
        [world.coordinate(state, joint) - joint.drive[1] * np.sin(joint.drive[2] * world.time)]
        for joint in mechanism.joints
        if _moves(joint)
    ]
    if mechanism.planar:
        found += [
            [place[2], rotation[2, 0], rotation[2, 1]]
            for place, rotation in zip(state.position, state.rotation, strict=True)
        ]
    return np.concatenate([np.zeros(0), *found])


def _moves(joint: Joint) -> bool:
    return joint.drive is not None and joint.drive[0] == "Motion"


def _joint_gaps(world: World, state: State, joint: Joint) -> list:
    a, b = world.ends(state, joint)
    turned, apart = a.frame.T @ b.frame, a.frame.T @ (b.position - a.position)
    across, skew = across_of(joint.axis), turned - turned.T
    level, lock = across @ turned @ joint.axis, np.array([skew[2, 1], skew[0, 2], skew[1, 0]])

    def angle():
        return world.angle(state, joint)

    return {
        "Free": [], "Weld": [apart, lock], "FreeTranslation": [lock], "Spherical": [apart], "Revolute": [apart, level],
        "Prismatic": [lock, across @ apart],
        "Cylindrical": [level, across @ apart], "Universal": [apart, joint.axis @ turned @ joint.second],
        "Distance": [apart @ apart - world.length(joint)[0] ** 2],
        "PointOnLine": [across @ apart], "PointOnPlane": [joint.axis @ apart], "Planar": [level, joint.axis @ apart],
        "Screw": [level, across @ apart, joint.axis @ apart - joint.pitch / (2.0 * np.pi) * angle()],
    }[joint.kind]  # fmt: skip
