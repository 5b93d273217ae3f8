"""Prescribed motion: drives on every free direction of every joint, moving supports, gears."""

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.mechanics import joints

from .test_joints import RATES, SECOND, again, example


X, Y, Z = np.eye(3)


def course(width: int):
    """A motion of every direction, with rate and acceleration."""
    phases = jnp.arange(1.0, width + 1.0)
    return (
        lambda t: 0.3 * jnp.sin(2.0 * t + phases),
        0.6 * np.cos(np.asarray(phases)),
        -1.2 * np.sin(np.asarray(phases)),
    )


def held(joint, family=bgm, body=SECOND) -> bg.System:
    point = family.World(gravity=None, points=dict(P=(0.4, -0.1, 0.2)[: body.family.size]))
    return bg.compile(family.Assembly(dict(world=point, body=body, joint=joint), ["world.P -> joint -> body.Q"]))


# orientations have no coordinates of their own: tests/test_massless.py
CASES = [(kind, name) for kind in joints.JOINTS for name in example(kind).driven() if name != "orientation"]


@pytest.mark.parametrize("kind, coordinate", CASES, ids=[f"{kind.__name__}.{name}" for kind, name in CASES])
def test_a_driven_coordinate_follows(kind, coordinate):
    """Coordinate, rate and acceleration are those of the prescribed motion;
    what the motor gives is what the body gets."""
    joint = example(kind, np.random.default_rng(4))
    width = joint.coordinates[coordinate]
    function, rate, acceleration = course(width)
    drive = bgm.Motion(function if width > 1 else lambda t: function(t)[0])
    keyword = "rotational_drive" if coordinate == "angle" and "displacement" in joint.coordinates else "drive"
    given = {keyword: drive}
    if coordinate.endswith(("_1", "_2")):  # one of a pair
        given = {"drive": (drive, None) if coordinate.endswith("_1") else (None, drive)}
    system = held(again(joint, **given))
    y = jnp.asarray(bg.initialise(system))
    found = {
        key: np.ravel(value)
        for key, value in system.outputs(0.0, y, [f"joint.{coordinate}", f"joint.{RATES[coordinate]}"]).items()
    }
    np.testing.assert_allclose(found[f"joint.{coordinate}"], np.ravel(function(0.0)), atol=1e-12)
    np.testing.assert_allclose(found[f"joint.{RATES[coordinate]}"], rate, atol=1e-12)
    with jax.disable_jit():

        def along(name):
            return jax.jvp(
                lambda t, s: system.evaluate((name,), t, s), (jnp.zeros(()), y), (jnp.ones(()), system(0.0, y))
            )[1]

        np.testing.assert_allclose(along(f"joint.{RATES[coordinate]}"), acceleration, atol=1e-10)
        _, power = jax.jvp(lambda s: system.energy(0.0, s), (y,), (system(0.0, y),))
    effort = next(name for name in system.plan.exports if name.startswith("joint.drive_"))
    np.testing.assert_allclose(power, np.ravel(system.outputs(0.0, y, effort)[effort]) @ rate, atol=1e-10)


@pytest.mark.parametrize("joint, name", [(bgm.Spherical, "drive"), (bgm.Free, "rotational_drive")])
def test_three_rotations_are_driven_by_their_rates(joint, name):
    system = held(joint(**{name: bgm.Rate((0.3, -0.2, 0.5))}))
    y = bg.initialise(system)
    np.testing.assert_allclose(system.outputs(0.0, y, "joint.rate")["joint.rate"], (0.3, -0.2, 0.5), atol=1e-12)


def test_one_of_several_directions():
    """The rows that are named; the others stay free."""
    system = held(bgm.FreeTranslation(drive=bgm.Motion(lambda t: 0.5 + t, rows=2)))
    y = bg.initialise(system, {"joint.velocity": bg.Guess((0.1, 0.2, 0.0))})
    moved = system.outputs(0.0, y, ["joint.displacement", "joint.velocity"])
    assert (
        abs(float(moved["joint.displacement"][2]) - 0.5) < 1e-12
        and abs(float(moved["joint.velocity"][2]) - 1.0) < 1e-12
    )
    assert len(system.plan.equations.gaps) == 4


def test_planar_joints_are_driven_too():
    body = bgp.Body(1.0, 0.2, points=dict(Q=(0.3, 0.1)))
    for joint, name in ((bgp.Revolute, "angle"), (bgp.Prismatic, "displacement")):
        more = {"axis": (0.6, 0.8)} if joint is bgp.Prismatic else {}
        system = held(joint(**more, drive=bgm.Motion(lambda t: 0.4 + 0.5 * t)), bgp, body)
        y = bg.initialise(system)
        np.testing.assert_allclose(system.outputs(0.0, y, f"joint.{name}")[f"joint.{name}"], 0.4, atol=1e-12)
        np.testing.assert_allclose(
            system.outputs(0.0, y, f"joint.{RATES[name]}")[f"joint.{RATES[name]}"], 0.5, atol=1e-12
        )


# -- supports ---------------------------------------------------------------------------------------------
def shift(time):
    return jnp.array([0.2 + 0.1 * jnp.sin(3.0 * time), -0.1 * time, 0.3 * time**2])


def lean(time):
    return 0.4 + 0.7 * time


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_support_moves_what_is_fixed_to_it(side):
    """A body welded to it has its motion, on either side of the weld:
    place, velocity, acceleration, against the formulas."""
    world = bgm.World(gravity=None, points=dict(P=(0.5, 0.2, -0.3)), frames=dict(P=(0.9, 0.2, 0.1, 0.3)))
    parts = dict(
        world=world, shaker=bgm.Support(shift, angle=lean, axis=Y), weld=bgm.Weld(), body=SECOND, probe=bgm.Sensor()
    )
    order = "world.P -> shaker -> weld -> body.Q" if side == "a" else "world.P -> weld -> shaker -> body.Q"
    system = bg.compile(bgm.Assembly(parts, [order, "body.Q ~> probe"]))
    y = bg.initialise(system, time=0.2)
    got = system.outputs(0.2, y, ["probe.position", "probe.velocity", "probe.acceleration", "body.orientation"])

    def rotation(q):
        return np.asarray(bg.rotation(np.asarray(q, float)), float)

    ground, end = rotation(world.frame("P")), rotation(SECOND.frame("Q"))

    def place(time):  # of the body's point, from the world's point
        turn = np.array(
            [
                [np.cos(lean(time)), 0.0, np.sin(lean(time))],
                [0.0, 1.0, 0.0],
                [-np.sin(lean(time)), 0.0, np.cos(lean(time))],
            ]
        )
        if side == "a":
            return np.array([0.5, 0.2, -0.3]) + ground @ np.asarray(shift(time)), ground @ turn
        return np.array([0.5, 0.2, -0.3]) - ground @ turn.T @ np.asarray(shift(time)), ground @ turn.T

    h, (position, frame) = 1e-4, place(0.2)
    before, after = place(0.2 - h)[0], place(0.2 + h)[0]
    np.testing.assert_allclose(got["probe.position"], position, atol=1e-12)
    np.testing.assert_allclose(rotation(got["body.orientation"]) @ end, frame, atol=1e-12)
    np.testing.assert_allclose(got["probe.velocity"], (after - before) / (2 * h), atol=1e-7)
    np.testing.assert_allclose(got["probe.acceleration"], (after - 2 * position + before) / h**2, atol=1e-6)


def test_supports_and_offsets_stand_on_each_other():
    """A step fixed to a moving support: by an offset or by a second support, on either side; and a step before it."""
    step = (0.0, 0.4, 0.1)
    cases = dict(
        offset="world -> shaker -> step -> weld -> body.Q", support="world -> shaker -> resting -> weld -> body.Q",
        before="world -> step -> shaker -> weld -> body.Q",
        offset_b="world -> weld -> step -> shaker -> body.Q", support_b="world -> weld -> resting -> shaker -> body.Q",
    )  # fmt: skip
    found = {}
    for name, order in cases.items():
        more = {
            part: value
            for part, value in dict(step=bgm.Offset(step), resting=bgm.Support(step)).items()
            if part in order
        }
        parts = dict(
            world=bgm.World(gravity=None),
            shaker=bgm.Support(shift, angle=lean),
            weld=bgm.Weld(),
            body=SECOND,
            probe=bgm.Sensor(),
            **more,
        )
        system = bg.compile(bgm.Assembly(parts, [order, "body.Q ~> probe"]))
        found[name] = system.outputs(0.2, bg.initialise(system, time=0.2), ["probe.position", "probe.acceleration"])
    for one, other in (("offset", "support"), ("offset_b", "support_b")):
        for name, value in found[one].items():
            np.testing.assert_allclose(value, found[other][name], atol=1e-12)
    np.testing.assert_allclose(found["before"]["probe.position"], np.asarray(shift(0.2)) + step, atol=1e-12)
    cosine, sine = np.cos(lean(0.2)), np.sin(lean(0.2))
    np.testing.assert_allclose(
        found["offset"]["probe.position"], np.asarray(shift(0.2)) + [-0.4 * sine, 0.4 * cosine, 0.1], atol=1e-12
    )


def test_a_rod_whose_length_is_a_function_of_time():
    """A pendulum that is lengthened: L θ̈ + 2 L̇ θ̇ + g sin θ = 0 at a random state."""

    def length(t):
        return 1.0 + 0.2 * jnp.sin(3.0 * t)

    parts = dict(world=bgm.World(), mass=bgm.PointMass(2.0), rod=bgm.Distance(length), probe=bgm.Sensor())
    system = bg.compile(bgm.Assembly(parts, ["world -> rod -> mass", "mass ~> probe"]))
    y = bg.initialise(system, {"rod.direction": (0.6, 0.0, -0.8), "mass.velocity": bg.Guess((0.7, 0.0, 0.2))}, time=0.5)
    r = {
        key: np.asarray(value)
        for key, value in system.outputs(0.5, y, ["probe.position", "probe.velocity", "probe.acceleration"]).items()
    }
    along, across = np.array([0.6, 0.0, -0.8]), np.array([0.8, 0.0, 0.6])
    size, rate, bend = 1.0 + 0.2 * np.sin(1.5), 0.6 * np.cos(1.5), -1.8 * np.sin(1.5)
    np.testing.assert_allclose(r["probe.position"], size * along, atol=1e-12)
    np.testing.assert_allclose(r["probe.velocity"] @ along, rate, atol=1e-12)
    spin = r["probe.velocity"] @ across / size
    np.testing.assert_allclose(r["probe.acceleration"] @ along, bend - size * spin**2, atol=1e-11)
    np.testing.assert_allclose(r["probe.acceleration"] @ across, -9.81 * 0.6, atol=1e-11)


def test_a_motion_that_jumps_is_refused():
    """It would need an impulse; before, the rate followed and the angle did not."""
    body, joint = bgp.Body(1.0, 0.1), bgp.Revolute(drive=bgm.Rate(lambda t: jnp.where(t > 0.5, 1.0, 0.0)))
    system = bg.compile(
        bgp.Assembly(dict(world=bgp.World(gravity=None), body=body, joint=joint), ["world -> joint -> body"])
    )
    with pytest.raises(bg.SimulationError, match="At t = 0.5 .* a drive jumps or leads"):
        bg.simulate(system, 0.0, 1.0)


def test_drives_in_plain_arithmetic():
    """Functions marked bg.symbolic serve as motions too."""
    swing = bg.symbolic(lambda t: np.array([0.3 * bg.sin(2.0 * t)], dtype=object))
    system = held(bgp.Revolute(drive=bgm.Motion(swing)), bgp, bgp.Body(1.0, 0.2, points=dict(Q=(0.3, 0.1))))
    y = bg.initialise(system, time=0.4)
    np.testing.assert_allclose(system.outputs(0.4, y, "joint.rate")["joint.rate"], 0.6 * np.cos(0.8), atol=1e-12)


@pytest.mark.parametrize("side", ["a", "b"])
def test_a_planar_support_is_the_spatial_one_in_a_plane(side):
    """Same place, velocity and acceleration, with a tilted frame at the world's point."""

    def flat(t):
        return jnp.array([0.2 + 0.1 * jnp.sin(3.0 * t), -0.1 * t])

    order = "world.P -> shaker -> weld -> body.Q" if side == "a" else "world.P -> weld -> shaker -> body.Q"
    body = bgp.Body(1.0, 0.2, points=dict(Q=(0.3, 0.1)), frames=dict(Q=0.4))
    world = bgp.World(gravity=None, points=dict(P=(0.5, 0.2)), frames=dict(P=0.3))
    plane = dict(world=world, shaker=bgp.Support(flat, angle=lean), weld=bgp.Weld(), body=body, probe=bgp.Sensor())

    def turn(angle):
        return (np.cos(angle / 2), 0.0, 0.0, np.sin(angle / 2))

    space = dict(
        world=bgm.World(gravity=None, points=dict(P=(0.5, 0.2, 0.0)), frames=dict(P=turn(0.3))), weld=bgm.Weld(),
        probe=bgm.Sensor(), shaker=bgm.Support(lambda t: jnp.append(flat(t), 0.0), angle=lean, axis=Z),
        body=bgm.Body(1.0, (0.2, 0.2, 0.2), points=dict(Q=(0.3, 0.1, 0.0)), frames=dict(Q=turn(0.4))),
    )  # fmt: skip
    found = []
    for family, parts in ((bgp, plane), (bgm, space)):
        system = bg.compile(family.Assembly(parts, [order, "body ~> probe"]))
        names = ["probe.position", "probe.velocity", "probe.acceleration", "shaker.force", "shaker.torque"]
        found.append(system.outputs(0.2, bg.initialise(system, time=0.2), names))
    for name in ("probe.position", "probe.velocity", "probe.acceleration", "shaker.force"):
        np.testing.assert_allclose(found[0][name], found[1][name][:2], atol=1e-11)
    np.testing.assert_allclose(found[0]["shaker.torque"], found[1]["shaker.torque"], atol=1e-11)


# -- gears -------------------------------------------------------------------------------------------------
def test_a_gear_couples_any_two_axes():
    """Rack and pinion with a Prismatic joint, and one axis of a Universal joint:
    gap, rate and power at a random initial condition."""
    parts = dict(
        world=bgm.World(gravity=None, points=dict(R=(0.0, 1.0, 0.0), U=(2.0, 0.0, 0.0))),
        wheel=bgm.Body(1.0, (0.1, 0.2, 0.3)), rack=bgm.Body(0.5, (0.1, 0.1, 0.1)),
        fork=bgm.Body(0.7, (0.2, 0.1, 0.3)), pin=bgm.Revolute(Z, effort=1.3), slide=bgm.Prismatic(X),
        cross=bgm.Universal(Z, Y), rack_gear=bgm.Gear(0.25, phase=0.1), fork_gear=bgm.Gear(-2.0),
    )  # fmt: skip
    connections = [
        "world -> pin -> wheel",
        "world.R -> slide -> rack",
        "world.U -> cross -> fork",
        "pin -> rack_gear -> slide.axis",
        "pin.axis -> fork_gear -> cross.axis_1",
    ]
    system = bg.compile(
        bgm.Assembly(parts, connections, initial={"pin.angle": 5.0, "pin.rate": 2.0, "cross.rate_2": 0.4})
    )
    y = bg.initialise(system)
    r = system.outputs(0.0, y, ["slide.displacement", "slide.velocity", "cross.angle_1", "cross.rate_1"])
    np.testing.assert_allclose(
        [r["slide.displacement"], r["slide.velocity"], r["cross.angle_1"], r["cross.rate_1"]],
        [1.35, 0.5, -10.0, -4.0],
        atol=1e-11,
    )
    with jax.disable_jit():
        _, power = jax.jvp(lambda s: system.energy(0.0, s), (y,), (system(0.0, y),))
    np.testing.assert_allclose(power, 1.3 * 2.0, atol=1e-10)


def test_gears_between_bodies_and_in_nested_assemblies():
    """A body stands for the joint that carries it; a train of two gears, one of them inside: ω_3 = 6 ω_1."""

    def wheel():
        return bgp.Body(1.0, 0.5)

    box = bgp.Assembly(dict(second=wheel(), third=wheel(), house=bgp.Body(2.0, 1.0), b=bgp.Revolute(),
                            c=bgp.Revolute(), inner=bgm.Gear(2.0)),
                       ["house -> b -> second", "house -> c -> third", "second -> inner -> third"])  # fmt: skip
    parts = dict(
        world=bgp.World(gravity=None), first=wheel(), box=box, a=bgp.Revolute(), fix=bgp.Weld(), outer=bgm.Gear(3.0)
    )
    system = bg.compile(
        bgp.Assembly(
            parts,
            ["world -> a -> first", "world -> fix -> box.house", "first -> outer -> box.b.axis"],
            initial={"a.rate": 1.5},
        )
    )
    y = bg.initialise(system)
    np.testing.assert_allclose(system.outputs(0.0, y, "box.c.rate")["box.c.rate"], 9.0, atol=1e-12)


@pytest.mark.slow
def test_gradient_by_the_length_of_a_distance():
    """A point mass on a rod: forward mode against central differences."""
    parts = dict(world=bgm.World(), mass=bgm.PointMass(2.0), rod=bgm.Distance(0.8))
    system = bg.compile(bgm.Assembly(parts, ["world -> rod -> mass"], initial={"rod.direction": (0.6, 0.0, -0.8)}))

    def height(length):
        return bg.simulate(
            bg.set(system, {"rod.length": length}), 0.0, 0.5, rtol=1e-10, saveat=[0.5], adjoint=dfx.ForwardMode()
        )["mass.position"][0, 2]

    derivative = jax.jacfwd(height)(jnp.asarray(0.8))
    difference = (height(jnp.asarray(0.8 + 1e-5)) - height(jnp.asarray(0.8 - 1e-5))) / 2e-5
    np.testing.assert_allclose(derivative, difference, rtol=1e-6)
