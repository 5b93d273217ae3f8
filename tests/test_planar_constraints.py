"""Planar Distance, PointOnLine and Gear (Zimmer's planar library): laws, all methods,
the same mechanisms by other parts and in space."""

import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp


METHODS = (bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates())
named = pytest.mark.parametrize("method", METHODS, ids=lambda method: type(method).__name__)
TIMES = np.linspace(0.0, 1.0, 11)


def pendulum(joint, start) -> bgp.Assembly:
    """A body that hangs by its point P."""
    parts = dict(world=bgp.World(), body=bgp.Body(1.2, 0.1, points=dict(P=(0.1, 0.2))), joint=joint)
    return bgp.Assembly(parts, ["world -> joint -> body.P"], initial=start)


def test_distance_holds_a_length_and_tells_the_force():
    """Against the same rod in space; the force points along it and does no work."""
    start = {"body.position": bg.Guess((0.3, -0.6)), "body.angle": 0.4, "body.angular_velocity": 1.0}
    flat = bg.simulate(bg.compile(pendulum(bgp.Distance(0.5, frame_a=0.7), start)), 0.0, 1.0, saveat=TIMES, rtol=1e-10)
    solid = bgm.Body(1.2, (1.0, 1.0, 0.1), points=dict(P=(0.1, 0.2, 0.0)))
    parts = dict(world=bgm.World(gravity=(0.0, -9.81, 0.0)), body=solid, joint=bgm.Distance(0.5))
    x, y = flat["body.position"][0]
    turn = {"body.orientation": (np.cos(0.2), 0.0, 0.0, np.sin(0.2)), "body.angular_velocity": (0.0, 0.0, 1.0)}
    velocity = {"body.velocity": (*flat["body.velocity"][0], 0.0)}
    space = bgm.Assembly(
        parts, ["world -> joint -> body.P"], initial={"body.position": (x, y, 0.0), **turn, **velocity}
    )
    other = bg.simulate(bg.compile(space), 0.0, 1.0, saveat=TIMES, rtol=1e-10)
    np.testing.assert_allclose(flat["body.position"], other["body.position"][:, :2], atol=1e-8)
    np.testing.assert_allclose(flat["joint.reaction_force"], other["joint.reaction_force"][:, :2], atol=1e-6)
    np.testing.assert_allclose(flat["joint.reaction_torque"], 0.0, atol=1e-9)
    cosine, sine = np.cos(0.7), np.sin(0.7)
    seen = flat["joint.direction"] @ np.array([[cosine, sine], [-sine, cosine]])  # from joint frame a
    np.testing.assert_allclose(
        np.abs(np.sum(seen * flat["joint.reaction_force"], axis=1)),
        np.linalg.norm(flat["joint.reaction_force"], axis=1),
        rtol=1e-9,
    )


def test_distance_that_is_driven():
    """A winch: the load rises as the function says, against its weight and inertia."""
    parts = dict(world=bgp.World(), load=bgp.Body(2.0, 0.1), rope=bgp.Distance(lambda t: 1.0 - 0.2 * t**2))
    assembly = bgp.Assembly(parts, ["world -> rope -> load"], initial={"load.position": (0.0, -1.0)})
    sol = bg.simulate(bg.compile(assembly), 0.0, 1.0, saveat=TIMES, rtol=1e-10)
    np.testing.assert_allclose(sol["load.position"][:, 1], 0.2 * TIMES**2 - 1.0, atol=1e-9)
    np.testing.assert_allclose(sol["rope.reaction_force"][:, 1], 2.0 * (9.81 + 0.4), atol=1e-7)


def four_bar(coupler) -> bgp.Assembly:
    """Crank and rocker, tied by a rod: a body of nearly no mass, or a distance."""
    ends = dict(A=(-0.1, 0.0), B=(0.1, 0.0))
    parts = dict(world=bgp.World(points=dict(O=(0.0, 0.0), C=(0.5, 0.0))), crank=bgp.Body(1.0, 0.01, points=ends))
    parts |= dict(
        rocker=bgp.Body(1.5, 0.02, points=dict(A=(-0.2, 0.0), B=(0.2, 0.0))),
        main=bgp.Revolute(),
        pivot=bgp.Revolute(),
        rod=coupler,
    )
    bonds = ["world.O -> main -> crank.A", "world.C -> pivot -> rocker.A", "crank.B -> rod -> rocker.B"]
    return bgp.Assembly(parts, bonds, initial={"main.angle": 0.8, "main.rate": 2.0, "pivot.angle": bg.Guess(1.3)})


@named
def test_four_bar_with_a_rod_without_mass(method):
    """One freedom; every method gives the motion of multipliers and keeps its energy."""
    sol = bg.simulate(bg.compile(four_bar(bgp.Distance(0.45)), method=method), 0.0, 1.0, saveat=TIMES, rtol=1e-9)
    reference = bg.simulate(bg.compile(four_bar(bgp.Distance(0.45))), 0.0, 1.0, saveat=TIMES, rtol=1e-11)
    np.testing.assert_allclose(sol["main.angle"], reference["main.angle"], atol=1e-6)
    apart = sol["rocker.position"] - sol["crank.position"]

    def turned(name, arm):
        return arm * np.stack([np.cos(sol[name]), np.sin(sol[name])], axis=1)

    np.testing.assert_allclose(
        np.linalg.norm(apart + turned("rocker.angle", 0.2) - turned("crank.angle", 0.1), axis=1), 0.45, atol=1e-7
    )


@named
def test_pin_in_a_slot(method):
    """PointOnLine is a prismatic and a revolute joint with nothing between them:
    x of the pin is free, y is held, and the body swings."""
    start = {"joint.displacement": 0.2, "joint.angle": 0.5, "joint.rate": 1.0, "joint.velocity": 0.3}
    sol = bg.simulate(
        bg.compile(pendulum(bgp.PointOnLine((1.0, 0.0)), start), method=method), 0.0, 1.0, saveat=TIMES, rtol=1e-9
    )
    mass, inertia, (px, py) = 1.2, 0.1, (0.1, 0.2)

    def field(t, y):  # x of G, angle, and rates; Lagrange with y of G = −(s px + c py)
        _, angle, speed, rate = y
        c, s = np.cos(angle), np.sin(angle)
        lift, bend = -(c * px - s * py), s * px + c * py  # dy/dφ, d²y/dφ²
        return np.array([speed, rate, 0.0, -mass * lift * (9.81 + bend * rate**2) / (inertia + mass * lift**2)])

    c, s = np.cos(0.5), np.sin(0.5)
    state = np.array([0.2 - (c * px - s * py), 0.5, 0.3 + (s * px + c * py), 1.0])
    for number in range(10):
        np.testing.assert_allclose([sol["body.position"][number, 0], sol["joint.angle"][number]], state[:2], atol=1e-6)
        for _ in range(100):
            h, k1 = 1e-3, field(0.0, state)
            k2 = field(0.0, state + 0.5 * h * k1)
            k3 = field(0.0, state + 0.5 * h * k2)
            state = state + h / 6.0 * (k1 + 2.0 * k2 + 2.0 * k3 + field(0.0, state + h * k3))


@named
def test_wheels_that_mesh(method):
    """θ₂ = −2 θ₁ + phase; a torque on the first turns both: (J₁ + 4 J₂) θ̈ = τ."""
    parts = dict(
        world=bgp.World(gravity=None, points=dict(A=(0.0, 0.0), B=(0.3, 0.0))),
        one=bgp.Body(1.0, 0.2),
        two=bgp.Body(1.0, 0.05),
    )
    parts |= dict(first=bgp.Revolute(effort=0.8), second=bgp.Revolute(), gear=bgp.Gear(-2.0, phase=0.3))
    bonds = ["world.A -> first -> one", "world.B -> second -> two", "first.axis -> gear -> second.axis"]
    assembly = bgp.Assembly(parts, bonds, initial={"first.angle": 0.0, "second.angle": bg.Guess(0.3)})
    sol = bg.simulate(bg.compile(assembly, method=method), 0.0, 1.0, saveat=TIMES, rtol=1e-9)
    np.testing.assert_allclose(sol["first.angle"], 0.5 * 0.8 / 0.4 * TIMES**2, atol=1e-8)
    np.testing.assert_allclose(sol["second.angle"], 0.3 - 2.0 * sol["first.angle"], atol=1e-9)


@pytest.mark.parametrize("joint, where", [
    (bgp.Distance(0.0), "joint.length: is 0"), (bgp.Distance(np.nan), "joint.length"),
    (bgp.PointOnLine((0.0, 0.0)), "joint.axis"), (bgp.Distance(1.0, frame_a=np.inf), "joint.frame_a: is inf"),
])  # fmt: skip
def test_what_cannot_be(joint, where):
    with pytest.raises(bg.BondGraphError, match=where):
        bg.compile(pendulum(joint, {}))
