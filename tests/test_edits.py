"""Opened graphs, edited at random: the numbers follow, as an independent model with the same edit says.

The other model is Newton–Euler in absolute coordinates with NumPy: masses, inertias, forces and constraint rows written
by hand, accelerations from one linear system. It shares nothing with bgjax but the description of the mechanism.
"""

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm

from .poses import pose


P, Q, R = np.array([0.1, 0.2, 0.4]), np.array([-0.3, 0.1, 0.0]), np.array([0.2, -0.1, 0.3])
ONE, TWO = np.array([0.3, 0.4, 0.5]), np.array([[0.5, 0.1, 0.0], [0.1, 0.4, 0.05], [0.0, 0.05, 0.3]])
MASSES, GRAVITY = (1.3, 0.7), np.array([0.0, -9.81, 0.0])


def mechanism() -> bgm.Assembly:
    """Two bodies in space on spherical joints: nothing of the edits is hidden by symmetry."""
    parts = dict(
        world=bgm.World(tuple(GRAVITY)),
        one=bgm.Body(MASSES[0], ONE, points=dict(P=P, R=R)),
        two=bgm.Body(MASSES[1], TWO, points=dict(Q=Q)),
        upper=bgm.Spherical(),
        lower=bgm.Spherical(damping=0.4),
    )
    return bgm.Assembly(parts, ["world -> upper -> one.P", "one.R -> lower -> two.Q"])


class Hand:
    """Accelerations of the two bodies by hand; every edit changes one line of it."""

    def __init__(self):
        self.mass = [np.eye(3) * MASSES[0], np.eye(3) * MASSES[1]]
        self.inertia = [np.diag(ONE), TWO.copy()]
        self.gyroscopic = [1.0, 1.0]
        self.weight = [MASSES[0] * GRAVITY, MASSES[1] * GRAVITY]
        self.drag = [np.zeros((3, 3)), np.zeros((3, 3))]  # on the velocity of G, inertial
        self.spin_drag = [np.zeros(3), np.zeros(3)]  # on the angular velocity, body
        self.joint_damping = 0.4
        self.point = R

    def accelerations(self, turns, spins, velocities):
        """(rates of the spins, body; accelerations, inertial) from [M Gᵀ; G 0]."""

        def hat(v):
            return np.array([[0.0, -v[2], v[1]], [v[2], 0.0, -v[0]], [-v[1], v[0], 0.0]])

        mass, force, rows, bias = np.zeros((12, 12)), np.zeros(12), np.zeros((6, 12)), np.zeros(6)
        for k in range(2):
            mass[6 * k : 6 * k + 3, 6 * k : 6 * k + 3] = self.mass[k]
            mass[6 * k + 3 : 6 * k + 6, 6 * k + 3 : 6 * k + 6] = self.inertia[k]
            force[6 * k : 6 * k + 3] = self.weight[k] - self.drag[k] @ velocities[k]
            force[6 * k + 3 : 6 * k + 6] = (
                -self.gyroscopic[k] * np.cross(spins[k], self.inertia[k] @ spins[k]) - self.spin_drag[k] * spins[k]
            )
        relative = turns[1] @ spins[1] - turns[0] @ spins[0]
        force[3:6] += self.joint_damping * turns[0].T @ relative
        force[9:12] -= self.joint_damping * turns[1].T @ relative
        for row, sign, k, point in ((0, 1.0, 0, P), (3, 1.0, 0, self.point), (3, -1.0, 1, Q)):
            rows[row : row + 3, 6 * k : 6 * k + 3] += sign * np.eye(3)
            rows[row : row + 3, 6 * k + 3 : 6 * k + 6] += -sign * turns[k] @ hat(point)
            bias[row : row + 3] += sign * turns[k] @ np.cross(spins[k], np.cross(spins[k], point))
        system = np.block([[mass, rows.T], [rows, np.zeros((6, 6))]])
        answer = np.linalg.solve(system, np.concatenate([force, -bias]))[:12]
        return np.concatenate([answer[3:6], answer[9:12], answer[0:3], answer[6:9]])


def scale_inertia(graph, hand):
    hand.inertia[0] = np.diag(ONE * [2.0, 1.0, 3.0])
    return graph.replace({"one.J": bg.I(ONE * [2.0, 1.0, 3.0])})


def full_inertia(graph, hand):
    hand.inertia[0] = TWO * 0.7
    return graph.replace({"one.J": bg.I(TWO * 0.7)})


def drop_ejs(graph, hand):
    hand.gyroscopic[1] = 0.0
    return graph.remove("two.ejs")


def drop_weight(graph, hand):
    hand.weight[1] = np.zeros(3)
    return graph.remove("two.weight")


def add_drag(graph, hand):
    hand.drag[0] = np.diag([0.3, 0.7, 1.1])
    return graph.add({"air": bg.R((0.3, 0.7, 1.1))}, ["v -> air"], inside="one")


def add_spin_drag(graph, hand):
    hand.spin_drag[1] = np.array([0.2, 0.5, 0.9])
    return graph.add({"oil": bg.R((0.2, 0.5, 0.9))}, ["omega -> oil"], inside="two")


def uneven_mass(graph, hand):
    """Added mass of a fluid: another inertia in every inertial direction."""
    hand.mass[0] = np.diag([1.3, 2.0, 2.7])
    return graph.replace({"one.m": bg.I((1.3, 2.0, 2.7))})


def wind(graph, hand):
    hand.weight[0] = hand.weight[0] + np.array([2.0, 0.5, -1.0])
    return graph.add({"wind": bg.Se((2.0, 0.5, -1.0))}, ["wind -> v"], inside="one")


def no_joint_damping(graph, hand):
    hand.joint_damping = 0.0
    return graph.remove("lower.turning_damper")


EDITS = [
    scale_inertia,
    full_inertia,
    drop_ejs,
    drop_weight,
    add_drag,
    add_spin_drag,
    uneven_mass,
    wind,
    no_joint_damping,
]


def compare(edits) -> None:
    hand, graph = Hand(), mechanism().graph()
    for edit in edits:
        graph = edit(graph, hand)
    system = bg.compile(graph)
    for seed in range(3):
        state = pose(system, seed)
        results = {k: np.asarray(v) for k, v in system.outputs(0.0, jnp.asarray(state)).items()}
        turns = [np.asarray(bg.rotation(results[f"{body}.attitude.quaternion"]), float) for body in ("one", "two")]
        spins = [results[f"{body}.J.flow"] for body in ("one", "two")]
        velocities = [results[f"{body}.m.flow"] for body in ("one", "two")]
        rates = system.outputs(
            0.0,
            system(0.0, jnp.asarray(state)),
            [f"{body}.{name}.flow" for name in ("J", "m") for body in ("one", "two")],
        )
        np.testing.assert_allclose(
            np.concatenate(list(rates.values())), hand.accelerations(turns, spins, velocities), atol=1e-10
        )


@pytest.mark.parametrize("edit", [None, *EDITS], ids=lambda e: getattr(e, "__name__", "unedited"))
def test_one_edit(edit):
    compare([edit] if edit else [])


@pytest.mark.parametrize("seed", range(4))
def test_random_edits_together(seed):
    """Three edits at once, drawn at random; those of the same element exclude each other."""
    random = np.random.default_rng(seed)
    drawn = [EDITS[k] for k in random.permutation(len(EDITS))]
    chosen = [edit for edit in drawn if not (edit is full_inertia and scale_inertia in drawn[:3])][:3]
    compare(chosen)
