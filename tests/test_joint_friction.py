"""Friction against a velocity of several components: the library's laws in joints, at rest and in motion,
with derivatives."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm


MU, SLIP = 0.3, 2e-2  # size of the friction, and the velocity over which it is regularised
METHODS = [bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates(), bg.Compliant(1e6, 100.0)]
LAWS = [bgm.Coulomb(MU, SLIP), bgm.Stribeck(0.5, MU, velocity=SLIP), bgm.LuGre(0.5, MU)]
MASS, INERTIA, ARM = 1.2, np.array([0.2, 0.3, 0.1]), 0.5


def hanging(friction, gravity=9.81) -> bgm.Assembly:
    body = bgm.Body(MASS, INERTIA, points=dict(A=(0.0, 0.0, ARM)))
    parts = dict(world=bgm.World((0.0, 0.0, -gravity)), rod=body, ball=bgm.Spherical(friction=friction))
    return bgm.Assembly(parts, ["world -> ball -> rod.A"])


def floating(law, velocity, force=(0.0, 0.0, 0.0)) -> bgm.Assembly:
    parts = dict(
        world=bgm.World(None), mass=bgm.PointMass(2.0), slide=bgm.Free(friction=law), push=bgm.WorldForce(force)
    )
    return bgm.Assembly(parts, ["world -> slide -> mass", "push -> mass"], initial={"mass.velocity": velocity})


@pytest.mark.parametrize("law", LAWS[:2], ids=["Coulomb", "Stribeck"])
def test_force_against_the_velocity(law):
    """μ(|v|) tanh(|v| / v_r) v / |v|, and its gradient at rest, μ(0) / v_r in every direction."""
    nodes = dict(v=bg.Sf((0.0, 0.0, 0.0)), R=bgm.FrictionR(law, 3), F=bg.Signal(1.0))
    system = bg.compile(bg.Graph(nodes, ["v -> R", "F ~> R.pressure"]))

    def effort(v):
        return bg.set(system, {"v.flow": v}).outputs(0.0, jnp.zeros(0), "R.effort")["R.effort"]

    def size(s):
        return MU if isinstance(law, bgm.Coulomb) else MU + (0.5 - MU) * np.exp(-((s / 0.01) ** 2))

    for v in np.random.default_rng(0).normal(size=(4, 3)) * np.array([[1.0], [0.1], [1e-3], [1e-4]]):
        speed = np.linalg.norm(v)
        np.testing.assert_allclose(effort(v), size(speed) * np.tanh(speed / SLIP) * v / speed, rtol=1e-8)
    np.testing.assert_array_equal(effort(np.zeros(3)), np.zeros(3))
    np.testing.assert_allclose(jax.jacfwd(effort)(jnp.zeros(3)), size(0.0) / SLIP * np.eye(3), rtol=1e-6, atol=1e-12)


def at_rest():
    """Every law, and every method; not all of their pairs at once."""
    names = "multipliers", "derivative", "minimal", "compliant"
    for name, method in zip(names, METHODS, strict=True):
        for law in LAWS:
            soon = name == "multipliers" or isinstance(law, bgm.Coulomb) or (name, law) == ("minimal", LAWS[1])
            marks = () if soon else pytest.mark.slow
            yield pytest.param(law, method, id=f"{name}-{type(law).__name__}", marks=marks)


@pytest.mark.parametrize(("law", "method"), [*at_rest()])
def test_a_body_at_rest_on_a_ball_joint(law, method):
    """Multipliers, and the run, are numbers at rest: the ball carries the weight."""
    system = bg.compile(hanging(law), method=method)
    sol = bg.simulate(
        system, 0.0, 0.2, bg.initialise(system, preload=True) if isinstance(method, bg.Compliant) else None
    )
    np.testing.assert_allclose(sol["ball.reaction_force"][[0, -1]], [[0.0, 0.0, MASS * 9.81]] * 2, atol=1e-3)
    np.testing.assert_allclose(sol["rod.angular_velocity"], 0.0, atol=1e-9)


@pytest.mark.parametrize(
    "method",
    [METHODS[0], pytest.param(METHODS[1], marks=pytest.mark.slow), METHODS[2]],
    ids=["multipliers", "derivative", "minimal"],
)
def test_derivatives_at_rest(method):
    """dω̇/dω at rest: −(μ / v_r) over the inertia about the ball, which lies on the z axis of the body."""
    system = bg.compile(hanging(bgm.Coulomb(MU, SLIP), gravity=0.0), method=method)
    state = bg.initialise(system)
    about = INERTIA + MASS * ARM**2 * np.array([1.0, 1.0, 0.0])

    def acceleration(omega):
        y = bg.initialise(system, {"rod.angular_velocity": omega})
        names = [slot.name for slot in system.plan.equations.states if slot.width == 3 and slot.name.endswith(".flow")]
        own = names[0] if "rod.J.flow" not in names else "rod.J.flow"
        place = next(slot.start for slot in system.plan.equations.states if slot.name == own)
        return system(0.0, y)[place : place + 3]

    assert np.all(np.isfinite(jax.jacfwd(lambda y: system(0.0, y))(state)))
    found = np.abs(np.diag(jax.jacfwd(acceleration)(jnp.zeros(3))))
    np.testing.assert_allclose(found, MU / SLIP / about, rtol=1e-6)


def test_a_sliding_mass_stops_on_a_straight_line():
    """m v̇ = −μ tanh(v / v_r): sinh(v / v_r) = sinh(v₀ / v_r) e^(−μ t / (m v_r)), whatever the direction."""
    start = np.array([0.03, -0.05, 0.02])
    speed = np.linalg.norm(start)
    sol = bg.simulate(bg.compile(floating(bgm.Coulomb(MU, SLIP), start)), 0.0, 1.0, rtol=1e-9)
    wanted = SLIP * np.arcsinh(np.sinh(speed / SLIP) * np.exp(-MU * np.asarray(sol.ts) / (2.0 * SLIP)))
    np.testing.assert_allclose(sol["mass.velocity"], np.outer(wanted, start / speed), atol=1e-8)


def test_gradients_of_a_run_from_rest():
    """A push below the friction: m v̇ = F − μ tanh(v / v_r) from rest, by μ, against differences;
    no NaN where the velocity is zero."""
    system = bg.compile(floating(bgm.Coulomb(MU, SLIP), (0.0, 0.0, 0.0), (0.1, 0.05, -0.05)))

    def end(mu):
        return bg.simulate(bg.set(system, {"slide.friction.coefficient": mu}), 0.0, 0.5, rtol=1e-10)["mass.position"][
            -1
        ] @ jnp.array([1.0, 2.0, 3.0])

    step = 1e-4
    np.testing.assert_allclose(jax.grad(end)(MU), (end(MU + step) - end(MU - step)) / (2.0 * step), rtol=1e-5)
    still = bg.compile(floating(bgm.Coulomb(MU, SLIP), (0.0, 0.0, 0.0)))

    def rest(mu):
        return bg.simulate(bg.set(still, {"slide.friction.coefficient": mu}), 0.0, 0.5)["mass.position"][-1, 0]

    assert float(jax.grad(rest)(MU)) == 0.0


@bg.symbolic
def smooth(velocity):
    """A user's law with a very small parameter under the root."""
    return 0.3 * velocity / bg.sqrt(velocity @ velocity + 1e-28)


def test_small_numbers_under_a_root_are_kept():
    """Equal values are recognised by digits; a term that is too small to show there must not be left out,
    or 0/0 stands at rest."""
    system = bg.compile(hanging(smooth))
    state = bg.initialise(system)
    rates, jacobian = system(0.0, state), jax.jacfwd(lambda y: system(0.0, y))(state)
    assert np.all(np.isfinite(rates)) and np.all(np.isfinite(jacobian)) and np.max(np.abs(rates)) < 1e-12
