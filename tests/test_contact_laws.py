"""Laws of contacts and of friction against their published curves."""

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp


DEPTHS, RATES = np.array([1e-7, 1e-6, 3e-5, 2e-4]), np.array([-0.8, -0.1, 0.0, 0.3, 1.0])
K, E, V0 = 6.6e10, 0.6, 1.3


def bench(normal, approach=V0) -> bg.System:
    """A contact whose penetration, rate and approach are given: the flow is a source, the rest signals."""
    nodes = dict(
        v=bg.Sf(0.0),
        j=bg.One(),
        C=bgm.ContactC(normal),
        R=bgm.ContactR(normal),
        depth=bg.Signal(0.0),
        speed=bg.Signal(approach),
    )
    bonds = ["v -> j -> C", "j -> R", "depth ~> C.penetration", "depth ~> R.penetration", "speed ~> R.approach"]
    return bg.compile(bg.Graph(nodes, bonds))


def forces(normal, approach=V0) -> np.ndarray:
    system = bench(normal, approach)

    def force(depth, rate):
        changed = bg.set(system, {"depth.value": depth, "v.flow": rate})
        return sum(changed.outputs(0.0, jnp.zeros(0), ["C.effort", "R.effort"]).values())

    found = [force(depth, rate) for depth in DEPTHS for rate in RATES]
    return np.array(found, float).reshape(len(DEPTHS), len(RATES))


def depth_and_rate():
    return DEPTHS[:, None], RATES[None]


PUBLISHED = {
    # Hertz 1882: F = K δ^1.5
    "Hertz": (bgm.Hertz(K), lambda d, v: K * d**1.5 + 0.0 * v),
    # Lankarani & Nikravesh 1990, eq. 16: hysteresis damping 3 K (1 − e²) / (4 v₀)
    "LankaraniNikravesh": (
        bgm.LankaraniNikravesh(E, K),
        lambda d, v: K * d**1.5 + 3.0 * K * (1.0 - E**2) / (4.0 * V0) * d**1.5 * v,
    ),
    # Hunt & Crossley 1975: damping 3 K (1 − e) / (2 v₀)
    "HuntCrossley": (bgm.HuntCrossley(E, K), lambda d, v: K * d**1.5 + 3.0 * K * (1.0 - E) / (2.0 * V0) * d**1.5 * v),
    # ADAMS IMPACT with exponent 1: damping by STEP(δ, 0, 0, d, D)
    "LinearContact": (
        bgm.LinearContact(1e8, 2e4, 1e-5),
        lambda d, v: 1e8 * d + 2e4 * v * (lambda s: s**2 * (3.0 - 2.0 * s))(np.clip(d / 1e-5, 0.0, 1.0)),
    ),
    "UserContact": (
        bgm.UserContact(lambda d: 2e12 * d**3, lambda d, v, v0: 1e9 * d * v / v0),
        lambda d, v: 6e12 * d**2 + 1e9 * d * v / V0,
    ),
}


@pytest.mark.parametrize("name", PUBLISHED)
def test_normal_law_is_the_published_one(name):
    law, published = PUBLISHED[name]
    np.testing.assert_allclose(forces(law), np.maximum(published(*depth_and_rate()), 0.0), rtol=1e-12, atol=1e-9)


def test_restitution_of_the_damped_laws():
    """A ball thrown against a wall comes back with about the restitution it was given:
    Lankarani and Nikravesh's law is exact for e → 1."""
    for law, e, wanted in ((bgm.LankaraniNikravesh, 0.95, 1e-2), (bgm.HuntCrossley, 0.95, 1e-2)):
        system = bg.compile(ring(law(e, 1e9), gravity=None))
        sol = bg.simulate(
            system, 0.0, 0.02, {"room.displacement": (0.005, 0.0), "room.velocity": (1.0, 0.0)}, rtol=1e-9
        )
        (event,) = sol.events
        assert (
            abs(float(-sol["room.velocity"][-1, 0]) - e) < wanted
            and abs(event.held - 1.0) < 1e-9
            and abs(event.began - 0.005) < 1e-12
        )


def ring(normal, rubbing=None, gravity=(0.0, -9.81)) -> bgp.Assembly:
    room = bgp.RevoluteClearance(0.01, normal, socket=0.03, rubbing=rubbing)
    return bgp.Assembly(
        dict(world=bgp.World(gravity=gravity), ball=bgp.Body(1.0, 4e-4), room=room), ["world -> room -> ball"]
    )


def friction(law, velocities) -> np.ndarray:
    nodes = dict(v=bg.Sf(0.0), R=bgm.FrictionR(law), F=bg.Signal(50.0))
    system = bg.compile(bg.Graph(nodes, ["v -> R", "F ~> R.pressure"]))
    return (
        np.array(
            [bg.set(system, {"v.flow": v}).outputs(0.0, jnp.zeros(0), "R.effort")["R.effort"] for v in velocities],
            float,
        )
        / 50.0
    )


VELOCITIES = np.array([-2.0, -0.05, -1e-4, 0.0, 1e-3, 0.02, 1.0])


def test_friction_laws_are_the_published_ones():
    np.testing.assert_allclose(
        friction(bgm.Coulomb(0.2, 0.01), VELOCITIES), 0.2 * np.tanh(VELOCITIES / 0.01), atol=1e-10
    )
    stribeck = (0.1 + 0.15 * np.exp(-((VELOCITIES / 0.03) ** 2))) * np.tanh(VELOCITIES / 1e-3) + 0.02 * VELOCITIES
    np.testing.assert_allclose(friction(bgm.Stribeck(0.25, 0.1, 0.03, 0.02, 1e-3), VELOCITIES), stribeck, atol=1e-9)


def test_lugre_creeps_to_stribecks_curve_and_sticks_like_a_spring():
    """Canudas de Wit et al. 1995: steady sliding gives g(v) + σ₂ v (eq. 6 over F),
    small displacements a spring σ₀ (eq. 9)."""
    law = bgm.LuGre(0.25, 0.1, 0.03, 1e4, 20.0, 0.02)
    nodes = dict(v=bg.Sf(0.05), R=bgm.FrictionR(law), F=bg.Signal(50.0))
    system = bg.compile(bg.Graph(nodes, ["v -> R", "F ~> R.pressure"]))
    for v in (0.01, -0.05, 1.0):
        last = bg.simulate(bg.set(system, {"v.flow": v}), 0.0, 0.5, rtol=1e-8)["R.effort"][-1] / 50.0
        np.testing.assert_allclose(last, np.sign(v) * (0.1 + 0.15 * np.exp(-((v / 0.03) ** 2))) + 0.02 * v, rtol=1e-6)
    # 1e-7 m, a hundredth of where it breaks loose
    slow = bg.simulate(bg.set(system, {"v.flow": 1e-6}), 0.0, 0.1, rtol=1e-9)
    np.testing.assert_allclose(slow["R.bristle"][-1], 1e-7, rtol=1e-2)
