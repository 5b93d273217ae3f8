"""Contacts: laws against their published curves, contacts located and remembered, gradients through them,
nothing that is not a number."""

import warnings
from functools import lru_cache

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.domains import electrical, rotational
from bgjax.models import REGISTRY, ball_in_ring, crank_rocker, flores_slider_crank

from .tables import table


DEPTHS, RATES = np.array([1e-7, 1e-6, 3e-5, 2e-4]), np.array([-0.8, -0.1, 0.0, 0.3, 1.0])
K, E, V0 = 6.6e10, 0.6, 1.3


# -- laws ------------------------------------------------------------------------------------------------------
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


# -- contacts are located ---------------------------------------------------------------------------------------
@lru_cache
def flores() -> bg.System:
    return bg.compile(flores_slider_crank.build())


def test_flores_first_contacts():
    """First contact to 1e-8 s, first peak to 1e-4, the first eight in order (the shared case);
    the trajectory is in the registry's test."""
    wanted = table("flores_impacts")
    sol = bg.simulate(flores(), 0.0, 0.003, rtol=1e-10, atol=1e-13)
    events = list(sol.events)
    assert len(events) == 8 and all(event.name == "pin" for event in events) and float(sol["pin.contacts"][-1]) == 8.0
    for field, column, tolerance in (("began", "t_start", 1e-10), ("ended", "t_end", 1e-10)):
        np.testing.assert_allclose([getattr(e, field) for e in events], wanted[column], rtol=0.0, atol=tolerance)
    np.testing.assert_allclose([e.held for e in events], wanted["approach_speed"], rtol=1e-7)
    # the table's peaks are the largest of its integrator's steps, which lie up to 3e-5 below
    np.testing.assert_allclose([e.peak for e in events], wanted["peak_force"], rtol=1e-4)
    assert "8 events" in str(sol) and str(sol.events).count("\n") == 9


@pytest.mark.parametrize("method", [bg.MinimalCoordinates(), bg.Compliant(1e10, 1e4)], ids=["minimal", "compliant"])
def test_flores_under_other_methods(method):
    """The same contacts; compliant joints, which give way as much as the contact itself,
    move the first one by a microsecond."""
    rigid = isinstance(method, bg.MinimalCoordinates)
    t1, count, atol = (0.00075, 3, 1e-9) if rigid else (0.00028, 1, 2e-6)
    sol = bg.simulate(bg.compile(flores_slider_crank.build(), method=method), 0.0, t1, rtol=1e-9)
    wanted = table("flores_impacts")["t_start"][:count]
    np.testing.assert_allclose([e.began for e in sol.events], wanted, rtol=0.0, atol=atol)


def test_radau_finds_the_same_contacts():
    sol = bg.simulate(flores(), 0.0, 0.00075, rtol=1e-9, solver=bg_radau())
    np.testing.assert_allclose(
        [e.began for e in sol.events], table("flores_impacts")["t_start"][:3], rtol=0.0, atol=1e-8
    )


def bg_radau():
    from bgjax.solvers import RadauIIA5

    return RadauIIA5()


def test_no_contact_is_jumped_over():
    """A pin that crosses its socket within milliseconds, at a tolerance that asks for little;
    it bounces as often as at a strict one."""
    system = bg.compile(ring(bgm.Hertz(1e9), gravity=None))
    start = {"room.displacement": (0.0, 0.0), "room.velocity": (3.0, 0.7)}
    counts = [
        bg.simulate(system, 0.0, 0.1, start, rtol=rtol, atol=atol)["room.contacts"][-1]
        for rtol, atol in ((1e-3, 1e-4), (1e-10, 1e-12))
    ]
    assert float(counts[0]) == float(counts[1]) > 10


def test_latch_remembers_a_signal_exactly():
    """A mass on a spring: its speed whenever it passes through 0.3 upwards, to the tolerance of the run;
    and how often."""
    nodes = dict(
        v=bg.One(),
        m=bg.I(1.0),
        k=bg.C(stiffness=4.0),
        x=bg.Position(),
        off=bg.Function(passes, ("x",)),
        latch=bg.Latch(0.1),
    )
    graph = bg.Graph(
        nodes, ["v -> m", "v -> k", "v ~> x ~> off ~> latch.trigger", "v ~> latch.value"], initial={"m.flow": 2.0}
    )
    sol = bg.simulate(bg.compile(graph), 0.0, 7.0, rtol=1e-10)
    np.testing.assert_allclose([e.began for e in sol.events], np.arcsin(0.3) / 2.0 + np.pi * np.arange(3), atol=1e-9)
    np.testing.assert_allclose([e.held for e in sol.events], 2.0 * np.sqrt(1.0 - 0.09), atol=1e-9)
    assert float(sol["latch.count"][-1]) == 3.0 and float(sol["latch.held"][0]) == 0.0


@bg.symbolic
def passes(x):
    return x - 0.3


@bg.symbolic
def grazes(x):
    return x - 0.995


def test_an_excursion_between_two_steps_is_found():
    """An oscillator of amplitude 1 is above 0.995 for a tenth of a second; steps would be three times as long."""
    nodes = dict(
        v=bg.One(),
        m=bg.I(1.0),
        k=bg.C(stiffness=4.0),
        x=bg.Position(),
        off=bg.Function(grazes, ("x",)),
        latch=bg.Latch(0.5),
    )
    graph = bg.Graph(
        nodes, ["v -> m", "v -> k", "v ~> x ~> off ~> latch.trigger", "v ~> latch.value"], initial={"m.flow": 2.0}
    )
    sol = bg.simulate(bg.compile(graph), 0.0, 30.0, rtol=1e-3, saveat=[30.0])
    np.testing.assert_allclose([e.began for e in sol.events], np.arcsin(0.995) / 2.0 + np.pi * np.arange(10), atol=0.05)
    assert len(sol.events) == 10 and int(sol.stats["num_accepted_steps"]) < 30 / 0.1 + 40


# -- energy -----------------------------------------------------------------------------------------------------
def test_losses_are_itemised_by_joint():
    """Impact and friction of each joint, and the balance closes."""
    sol = bg.simulate(bg.compile(ball_in_ring.build()), 0.0, 0.3, rtol=1e-9, audit=True)
    assert (
        float(sol.audit.error) < 1e-7
        and float(sol.audit.work["room.loss"]) > 0.01
        and float(sol.audit.work["room.rubbing"]) > 0.01
    )
    assert "room.loss" in str(sol.audit)


def test_hertz_conserves_energy():
    system = bg.compile(ring(bgm.Hertz(1e8)))
    sol = bg.simulate(
        system, 0.0, 0.1, {"room.displacement": (0.004, 0.0), "room.velocity": (0.3, 0.1)}, rtol=1e-10, audit=True
    )
    assert len(sol.events) > 2 and float(sol.audit.error) < 1e-8


# -- derivatives --------------------------------------------------------------------------------------------------
PATHS = (
    "pin.clearance",
    "pin.normal.restitution",
    "pin.socket",
    "pin.material.young",
    "pin.rubbing.coefficient",
    "big_end.damping",
)


@pytest.mark.slow
def test_gradients_through_contacts_equal_differences():
    """By clearance, restitution, radius (stiffness), Young's modulus (stiffness), friction and damping,
    over three contacts."""
    system = bg.compile(flores_slider_crank.build(rubbing=bgm.Coulomb(0.1, 0.05), damping=1e-3))
    start, t1 = bg.initialise(system), 0.0008
    values = jnp.stack([jnp.asarray(bg.get(system, path)) for path in PATHS])

    def loss(scales, adjoint=None):
        changed = bg.set(system, dict(zip(PATHS, values * scales, strict=True)))
        sol = bg.simulate(
            changed,
            0.0,
            t1,
            start,
            rtol=1e-12,
            atol=1e-15,
            solver=dfx.Dopri8(),
            saveat=jnp.asarray([t1]),
            adjoint=adjoint,
        )
        return jnp.stack([1e3 * sol["slider.position"][-1, 0], sol["guide.velocity"][-1]])

    ones, plain = jnp.ones(len(PATHS)), jax.jit(loss)
    slopes = np.asarray(jax.jit(jax.jacfwd(lambda x: loss(x, dfx.ForwardMode())))(ones))
    step = 3e-5

    def at(k, s):
        return np.asarray(plain(ones.at[k].add(s * step)))

    found = np.stack(
        [(8.0 * (at(k, 1) - at(k, -1)) - at(k, 2) + at(k, -2)) / (12.0 * step) for k in range(len(PATHS))], axis=1
    )
    np.testing.assert_allclose(
        found / np.linalg.norm(slopes, axis=1)[:, None], slopes / np.linalg.norm(slopes, axis=1)[:, None], atol=1e-5
    )


def contacting(name: str):
    laws = dict(
        hertz=bgm.Hertz(1e9),
        lankarani=bgm.LankaraniNikravesh(0.8),
        hunt=bgm.HuntCrossley(0.8),
        linear=bgm.LinearContact(1e8, 1e3),
    )
    rubbing = dict(
        hertz=None, lankarani=bgm.Coulomb(0.1), hunt=bgm.Stribeck(0.2, 0.1), linear=bgm.LuGre(0.2, 0.1, stiffness=1e6)
    )
    if name in laws:
        return ring(laws[name], rubbing[name])
    room = bgm.SphericalClearance(0.01, laws["lankarani"], socket=0.03, rubbing=rubbing["linear"])
    return bgm.Assembly(
        dict(world=bgm.World(), ball=bgm.Body(1.0, (4e-4, 5e-4, 6e-4)), room=room), ["world -> room -> ball"]
    )


@pytest.mark.parametrize(
    "name", ["hertz", "lankarani", "hunt", "linear", pytest.param("in space", marks=pytest.mark.slow)]
)
def test_ten_thousand_states_and_their_gradients_are_numbers(name):
    """Centred pins, pins exactly at the wall, at rest, far and near, and whatever lies between."""
    system = bg.compile(contacting(name))
    slots, random, size = system.plan.equations.states, np.random.default_rng(1), system.plan.size
    sizes = {"position": 0.01, "bristle": 1e-6}
    states = random.normal(size=(2500, size)) * np.concatenate(
        [np.full(s.width, sizes.get(s.name.rpartition(".")[2], 1.0)) for s in slots]
    )
    place = next(slice(s.start, s.start + s.width) for s in slots if s.name == "ball.x.position")
    moving = np.concatenate([np.full(s.width, s.name.endswith(".flow")) for s in slots])
    states[:300, place] = 0.0  # centred
    wall = random.normal(size=(300, place.stop - place.start))
    states[300:600, place] = 0.01 * wall / np.linalg.norm(wall, axis=1)[:, None]
    states[600:700, place] = 0.01 * np.eye(wall.shape[1])[0]
    states[200:900] *= ~moving | (random.uniform(size=(700, size)) < 0.3)  # at rest, all or some of it
    parameters, tree = jax.tree.flatten(system)

    def loss(y, leaves):
        changed = jax.tree.unflatten(tree, leaves)
        return jnp.sum(jnp.sin(changed(0.0, y)))

    both = jax.jit(jax.vmap(jax.value_and_grad(loss, argnums=(0, 1)), in_axes=(0, None)))
    values, (by_state, by_leaves) = both(jnp.asarray(states), parameters)
    assert (
        np.all(np.isfinite(values)) and np.all(np.isfinite(by_state)) and all(np.all(np.isfinite(x)) for x in by_leaves)
    )


# -- the paper's crank-rocker ----------------------------------------------------------------------------------------
@lru_cache
def crank(kind: str = "build", method=None) -> bg.System:
    return bg.compile(getattr(crank_rocker, kind)(), method=method)


def test_rigid_crank_rocker_under_all_methods():
    """Multipliers and minimal coordinates agree to 1e-6, compliant joints to their stiffness error,
    which falls as 1 / k."""

    def run(method):
        system = bg.compile(crank_rocker.build(), method=method)
        return bg.simulate(system, 0.0, 0.3, bg.initialise(system, preload=isinstance(method, bg.Compliant)), rtol=1e-9)

    rigid, minimal, soft, stiffer = (
        run(m) for m in (bg.Multipliers(), bg.MinimalCoordinates(), bg.Compliant(1e7, 1e3), bg.Compliant(1e8, 1e3))
    )
    for name, size in (("A.angle", 1.0), ("A.rate", 50.0), ("motor.current", 100.0)):
        np.testing.assert_allclose(minimal[name] / size, rigid[name] / size, atol=1e-8)
    error = [np.max(np.abs(other["A.angle"] - rigid["A.angle"])) for other in (soft, stiffer)]
    assert error[0] < 2e-2 and 9.0 < error[0] / error[1] < 11.0


def test_power_of_the_motor_over_a_turn():
    """Once the motion repeats itself: what the supply gives is what resistances and joints lose."""
    system = bg.compile(crank_rocker.build(damping=0.05), method=bg.MinimalCoordinates())
    steady = bg.simulate(system, 0.0, 3.0, rtol=1e-10, saveat=np.linspace(2.5, 3.0, 3))
    begin = steady.ys[-1]
    turn = _one_turn(system, begin)
    sol = bg.simulate(system, 0.0, turn, begin, rtol=1e-10, audit=True)
    change = [abs(float(sol[name][-1] - sol[name][0])) for name in ("A.rate", "motor.current")]
    assert max(change) < 1e-6 * float(np.max(np.abs(sol["A.rate"])))
    given = -float(sol.audit.work["motor.supply"])
    lost = sum(float(work) for name, work in sol.audit.work.items() if name != "motor.supply")
    assert abs(given - lost) < 1e-6 * given
    assert {"motor.Ra", "motor.drag", "B.turning_damper", "D.turning_damper"} <= set(
        sol.audit.work
    ) and given / turn > 100.0


def _one_turn(system, begin) -> float:
    """How long the crank takes for 2π from there: Newton's steps."""
    turn = 2.0 * np.pi / float(system.outputs(0.0, begin, "A.rate")["A.rate"])
    for _ in range(8):
        sol = bg.simulate(system, 0.0, turn, begin, rtol=1e-10)
        turn -= (float(sol["A.angle"][-1] - sol["A.angle"][0]) - 2.0 * np.pi) / float(sol["A.rate"][-1])
    return turn


def test_continuous_contact_reports_where_it_would_have_to_pull():
    with pytest.warns(bg.ContactLossWarning, match=r"C: for .* % of the run the wall would have had to pull"):
        sol = bg.simulate(crank("continuous"), 0.0, 0.1, rtol=1e-8)
    fraction = float(sol["C.pulled_time"][-1]) / 0.1
    saved = bg.simulate(crank("continuous"), 0.0, 0.1, rtol=1e-8, saveat=np.linspace(0.0, 0.1, 4001), throw=False)
    assert abs(fraction - np.mean(np.asarray(saved["C.contact_force"]) < 0.0)) < 2e-3 and fraction > 0.005
    apart = np.hypot(
        *np.asarray(
            saved["coupler.position"]
            + arm(saved["coupler.angle"], 0.305)
            - saved["rocker.position"]
            - arm(saved["rocker.angle"], 0.203)
        ).T
    )
    np.testing.assert_allclose(apart, crank_rocker.PLAY, atol=1e-12)  # a link of fifty micrometres stays as long


def arm(angle, length):
    return length * np.stack([np.cos(angle), np.sin(angle)], axis=-1)


@pytest.mark.filterwarnings("ignore::bgjax.ContactLossWarning")
def test_a_link_of_fifty_micrometres():
    """The paper's clearance, against absolute coordinates by hand: the table agrees with itself to 7e-7
    of its largest forces."""
    wanted = table("crank_rocker_link")
    sol = bg.simulate(crank("continuous"), 0.0, 0.1, rtol=1e-10, atol=1e-13, saveat=wanted.pop("t"))
    for name, values in wanted.items():
        plain, _, number = name.partition("[")
        found = sol[plain][:, int(number[:-1])] if number else sol[plain]
        np.testing.assert_allclose(
            found / np.max(np.abs(values)), values / np.max(np.abs(values)), atol=2e-6, err_msg=name
        )


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::bgjax.ContactLossWarning")
def test_the_link_under_other_methods():
    """λLCAP (minimal coordinates with multipliers where loops close) gives the motion of multipliers;
    springs move it by their own error."""

    def run(method):
        return bg.simulate(bg.compile(crank_rocker.continuous(), method=method), 0.0, 0.1, rtol=1e-9)

    rigid = run(bg.Multipliers())
    for method, tolerance in ((bg.MinimalCoordinates(loops="multipliers"), 1e-7), (bg.Compliant(1e8, 1e3), 2e-4)):
        found = run(method)
        for name, size in (("A.angle", 1.0), ("motor.current", 100.0)):
            np.testing.assert_allclose(found[name] / size, rigid[name] / size, atol=tolerance, err_msg=str(method))


@pytest.mark.slow
def test_continuous_contact_converges_to_the_rigid_motion():
    """Angles as r, rates as √r (Clearance 2014: the link swings at √(F / m r)); forces only on average."""
    times = np.linspace(0.0, 0.06, 1501)

    def run(system):
        return bg.simulate(system, 0.0, 0.06, rtol=1e-9, saveat=times)

    rigid, system, sizes = run(crank()), crank("continuous"), np.array([1.6e-3, 4e-4, 1e-4, 2.5e-5])
    errors = {name: [] for name in ("D.angle", "D.rate", "B.reaction_force")}
    for size in sizes:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", bg.ContactLossWarning)
            sol = run(bg.set(system, {"C.clearance": size}))
        for name, found in errors.items():
            found.append(np.max(np.abs(sol[name] - rigid[name])))
    slope = {name: np.polyfit(np.log(sizes), np.log(found), 1)[0] for name, found in errors.items()}
    assert (
        abs(slope["D.angle"] - 1.0) < 0.05
        and abs(slope["D.rate"] - 0.5) < 0.15
        and abs(slope["B.reaction_force"]) < 0.3
    )


@pytest.mark.parametrize(
    "voltage",
    [lambda t: 60.0 * jnp.tanh(20.0 * t), bg.Sampled([0.0, 0.05, 0.1, 0.3], [0.0, 60.0, 60.0, 30.0])],
    ids=["function", "data"],
)
def test_a_motor_with_gear_drives_a_joint_by_a_voltage_over_time(voltage):
    """Parts of the electrical and rotational domains on the free direction of a joint:
    the energy balance closes, and the gear's speeds go by its ratio."""
    parts = dict(
        crank_rocker.build().nodes,
        motor=electrical.dc_motor(0.4, 0.05, 0.876, 1e-3, 0.226),
        supply=electrical.voltage_source(voltage),
        gear=rotational.gear(3.0),
    )
    connections = [
        "world -> A -> crank.A",
        "crank.B -> B -> coupler.A",
        "coupler.B -> C -> rocker.B",
        "world.D -> D -> rocker.A",
    ]
    bonds = ["supply.p -> motor.terminals", "motor.shaft -> gear.input", "gear.output -> A.axis"]
    system = bg.compile(bgp.Assembly(parts, connections + bonds, initial={"A.angle": 0.0, **crank_rocker.folded()}))
    sol = bg.simulate(system, 0.0, 0.2, rtol=1e-9, audit=True)
    assert float(sol.audit.error) < 1e-8 and abs(float(sol["A.rate"][-1])) > 5.0
    ratio = np.asarray(sol["motor.speed"][50:] / sol["A.rate"][50:])
    np.testing.assert_allclose(ratio, ratio[0], rtol=1e-9)
    assert abs(np.log(abs(ratio[0])) / np.log(3.0)) == pytest.approx(1.0)


def test_what_latches_remember_is_no_mode():
    """A ball in a ring has three coordinates and their rates, and no poles for its memory."""
    assert bg.linearise(bg.compile(ball_in_ring.build())).A.shape == (6, 6)


def test_every_clearance_model_starts_where_it_says():
    for name in ("crank_rocker_contact", "four_bar_two_clearances", "slider_crank_ball"):
        system = bg.compile(REGISTRY[name].build())
        assert float(np.max(bg.initialise(system)[-3:])) == 0.0  # nothing is remembered yet


LAW, RUB = bgm.HuntCrossley(0.7, 1e8), bgm.Coulomb(0.2, 0.01)
TILTED = dict(frame_a=(0.955, 0.295, 0.0, 0.0), frame_b=(0.955, 0.295, 0.0, 0.0))
OTHERS = {
    "block in a plane": (bgp,
        bgp.PrismaticClearance((1.0, 0.0), 0.1, 1e-3, LAW, height=0.04, rubbing=RUB),
        {"velocity": (0.5, 0.1), "rate": 0.4}),
    "ball": (bgm,
        bgm.SphericalClearance(1e-3, LAW, socket=0.03, rubbing=RUB),
        {"velocity": (0.1, 0.3, 0.0), "rate": (1.0, 0.0, 2.0)}),
    "journal": (bgm,
        bgm.RevoluteClearance((0.0, 0.0, 1.0), 0.1, 1e-3, LAW, socket=0.03, rubbing=RUB, **TILTED),
        {"rate": (0.0, 0.1, 3.0)}),
    "journal with end play": (
        bgm, bgm.RevoluteClearance((0.0, 0.0, 1.0), 0.1, 1e-3, LAW, socket=0.03, rubbing=RUB, end_play=1e-3, **TILTED),
        {"rate": (0.0, 0.1, 3.0)},
    ),
    "block": (bgm,
        bgm.PrismaticClearance((1.0, 0.0, 0.0), 0.1, 0.04, 0.03, 1e-3, LAW, rubbing=RUB),
        {"velocity": (0.5, 0.1, 0.0), "rate": (0.0, 0.1, 0.3)}),
}  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("name", OTHERS)
def test_other_clearances_touch_rub_and_balance(name):
    """Their contacts are located, cost energy by impact and by friction, and the balance closes;
    nothing goes through a wall."""
    family, joint, start = OTHERS[name]
    body = bgp.Body(1.0, 4e-3) if family is bgp else bgm.Body(1.0, (4e-3, 5e-3, 6e-3))
    world = family.World(gravity=(0.0, -9.81) if family is bgp else (0.0, -9.81, 1.0))
    system = bg.compile(family.Assembly(dict(world=world, body=body, j=joint), ["world -> j -> body"]))
    sol = bg.simulate(system, 0.0, 0.06, {f"j.{what}": value for what, value in start.items()}, rtol=1e-8, audit=True)

    def work(kind: str) -> float:
        return sum(float(w) for path, w in sol.audit.work.items() if path.startswith(f"j.{kind}"))

    assert len(sol.events) >= 2 and float(sol.audit.error) < 1e-7 and min(work("loss"), work("rubbing")) > 1e-5
    depths = [name for name in system.results if name.startswith("j.penetration") and not name.endswith(".value")]
    assert max(float(np.max(np.asarray(sol[depth]))) for depth in depths) < 3e-4
