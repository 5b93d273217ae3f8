"""Contacts located and remembered, their energy, gradients through them, nothing that is not a number."""

from functools import lru_cache

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import REGISTRY, ball_in_ring, flores_slider_crank

from .tables import table
from .test_contact_laws import ring


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
    jacobian = np.asarray(jax.jit(jax.jacfwd(lambda x: loss(x, dfx.ForwardMode())))(ones))
    step = 3e-5

    def at(k, s):
        return np.asarray(plain(ones.at[k].add(s * step)))

    found = np.stack(
        [(8.0 * (at(k, 1) - at(k, -1)) - at(k, 2) + at(k, -2)) / (12.0 * step) for k in range(len(PATHS))], axis=1
    )
    np.testing.assert_allclose(
        found / np.linalg.norm(jacobian, axis=1)[:, None],
        jacobian / np.linalg.norm(jacobian, axis=1)[:, None],
        atol=1e-5,
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
