"""Planar parts: laws of joints at random poses, forces and sensors, the same mechanisms in space, initial conditions,
and A02."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics.planar as bgp
from bgjax.expressions.calls import RegularSolveCall
from bgjax.formulation.records.output import Output
from bgjax.formulation.unknowns import linear_block as _blocks
from bgjax.models import a02, four_bar, planar_four_bar, planar_slider_crank, slider_crank

from .poses import pose
from .tables import table


FRAMES = dict(frame_a=0.4, frame_b=-1.1)
# joint, rows, the rates of its coordinates
JOINTS = {
    "revolute": (bgp.Revolute(), 2, {"angle": "rate"}),
    "revolute, turned": (bgp.Revolute(**FRAMES), 2, {"angle": "rate"}),
    "prismatic": (bgp.Prismatic((1.0, 0.0)), 2, {"displacement": "velocity"}),
    "prismatic, flipped": (bgp.Prismatic((0.0, -1.0)), 2, {"displacement": "velocity"}),
    "prismatic, slanted": (bgp.Prismatic((0.3, -0.8), **FRAMES), 2, {"displacement": "velocity"}),
    "point on line": (bgp.PointOnLine((0.3, -0.8), **FRAMES), 1, {"displacement": "velocity", "angle": "rate"}),
    "weld": (bgp.Weld(**FRAMES), 3, {}),
    "free": (bgp.Free(**FRAMES), 0, {"displacement": "velocity", "angle": "rate"}),
}
BODY = bgp.Body(1.3, 0.4, points=dict(P=(0.3, -0.2)), frames=dict(P=0.7))
SECOND = bgp.Body(0.7, 0.3, points=dict(Q=(-0.4, 0.1)), frames=dict(Q=-0.2))


def between(joint, **others) -> bg.System:
    """Two bodies in a plane with a joint between them; sensors on the second."""
    parts = dict(world=bgp.World(gravity=None), one=BODY, two=SECOND, joint=joint, probe=bgp.Sensor(), at=bgp.Sensor())
    return bg.compile(
        bgp.Assembly(
            {**parts, **others},
            ["one.P -> joint -> two.Q", "two ~> probe", "two.Q ~> at"],
            initial={"one.angle": bg.Guess(0.6)},
        )
    )


def power(system, y) -> float:
    """The rate of the stored energy."""
    with jax.disable_jit():
        return float(jax.jvp(lambda s: system.energy(0.0, s), (y,), (system(0.0, y),))[1])


@pytest.mark.parametrize("name", JOINTS)
def test_joint_laws(name):
    """(i) the rate of a gap is the locked flow, (ii) coordinates place the second body so that gaps are closed,
    (iii) and are read back, over several turns; their rates are the free flows; power is conserved."""
    joint, rows, rates = JOINTS[name]
    system, random = between(joint), np.random.default_rng(5)
    plan = system.plan.equations
    assert len(plan.gaps) == rows
    moving = np.concatenate([np.full(slot.width, slot.name.endswith(".flow")) for slot in plan.states])
    coordinates = {key: random.uniform(-9.0, 9.0, size=width) for key, width in joint.coordinates.items()}
    given = {f"joint.{key}": value for key, value in coordinates.items()}
    y = np.array(bg.initialise(system, {**given, "one.position": random.normal(size=2), "one.angle": 4.0}))
    for key, value in coordinates.items():
        np.testing.assert_allclose(
            np.ravel(system.outputs(0.0, jnp.asarray(y), f"joint.{key}")[f"joint.{key}"]), value, atol=1e-12
        )
    y[moving] = random.normal(size=int(moving.sum()))  # not yet consistent velocities
    with jax.disable_jit():

        def derivative(names, y):
            return jax.jvp(lambda s: system.evaluate(names, 0.0, s), (y,), (jnp.where(moving, 0.0, system(0.0, y)),))

        if rows:
            gap, gap_rate = derivative((Output.GAPS,), jnp.asarray(y))
            np.testing.assert_allclose(gap, 0.0, atol=1e-11)
            np.testing.assert_allclose(gap_rate, system.evaluate((Output.HIDDEN,), 0.0, jnp.asarray(y)), atol=1e-11)
            y = y + np.asarray(system.evaluate((Output.PROJECTION,), 0.0, jnp.asarray(y), order=1.0))
        for key, rate in rates.items():
            found = system.evaluate((f"joint.{rate}",), 0.0, jnp.asarray(y))
            np.testing.assert_allclose(derivative((f"joint.{key}",), jnp.asarray(y))[1], found, atol=1e-11)
    np.testing.assert_allclose(power(system, jnp.asarray(y)), 0.0, atol=1e-11)


@pytest.mark.parametrize("name", JOINTS)
def test_reactions_are_what_moves_the_second_body(name):
    """Newton and Euler for the second body alone, from its sensors; local components too."""
    joint = JOINTS[name][0]
    system = between(joint)
    y = jnp.asarray(pose(system, 3))
    names = ["probe.acceleration", "probe.angular_acceleration", "probe.position", "at.position", "one.angle"]
    names += [f"joint.reaction_{kind}{frame}" for kind in ("force", "torque") for frame in ("", "_local")]
    r = {k: np.asarray(v) for k, v in system.outputs(0.0, y, names).items()}
    force, arm = r["joint.reaction_force"], r["at.position"] - r["probe.position"]
    np.testing.assert_allclose(force, 0.7 * r["probe.acceleration"], atol=1e-11)
    about = r["joint.reaction_torque"] + arm[0] * force[1] - arm[1] * force[0]
    np.testing.assert_allclose(about, 0.3 * r["probe.angular_acceleration"], atol=1e-11)
    angle = float(r["one.angle"]) + 0.7 + joint.frame_a[0]
    local = np.array([[np.cos(angle), -np.sin(angle)], [np.sin(angle), np.cos(angle)]])
    np.testing.assert_allclose(local @ r["joint.reaction_force_local"], force, atol=1e-11)
    np.testing.assert_allclose(r["joint.reaction_torque_local"], r["joint.reaction_torque"])


def friction(rate):
    return 0.7 * jnp.tanh(rate / 0.01)


LOADED = {
    "revolute": (bgp.Revolute(stiffness=3.0, rest=0.4, **FRAMES), lambda s: 1.5 * (s["angle"] - 0.4) ** 2),
    "prismatic": (
        bgp.Prismatic((0.3, -1.0), stiffness=3.0, rest=-0.2, **FRAMES),
        lambda s: 1.5 * (s["displacement"] + 0.2) ** 2,
    ),
    "free": (
        bgp.Free(stiffness=(1.0, 2.0), rest=0.1, rotational_stiffness=3.0, **FRAMES),
        lambda s: 0.5 * np.array([1.0, 2.0]) @ (s["displacement"] - 0.1) ** 2 + 1.5 * s["angle"] ** 2,
    ),
}


@pytest.mark.parametrize("name", LOADED)
def test_springs_store_what_the_coordinates_say(name):
    joint, expected = LOADED[name]
    system = between(joint)
    y = jnp.asarray(pose(system, 1))
    springs = [
        v
        for n, v in zip(system.plan.equations.energies, system.evaluate((Output.ENERGIES,), 0.0, y), strict=True)
        if n.startswith("joint")
    ]
    results = {c: np.asarray(system.outputs(0.0, y, f"joint.{c}")[f"joint.{c}"]) for c in joint.coordinates}
    np.testing.assert_allclose(sum(springs), expected(results), rtol=1e-10)
    np.testing.assert_allclose(power(system, y), 0.0, atol=1e-10)


@pytest.mark.parametrize(
    "make, rate",
    [(bgp.Revolute, "rate"), (lambda **loads: bgp.Prismatic((1.0, 2.0), **loads), "velocity")],
    ids=["revolute", "prismatic"],
)
def test_loads_act_on_the_free_direction(make, rate):
    """The bodies' energy changes by load × rate, no more, no less."""
    system = between(make(damping=1.5, friction=friction, effort=2.0, **FRAMES))
    y = jnp.asarray(pose(system, 1))
    speed = float(system.outputs(0.0, y, f"joint.{rate}")[f"joint.{rate}"])
    expected = -1.5 * speed**2 - 0.7 * np.tanh(speed / 0.01) * speed + 2.0 * speed
    np.testing.assert_allclose(power(system, y), expected, rtol=1e-9)


def pull(time):
    return jnp.array([1.0, 2.0]) * (1.0 + time)


def loaded_body() -> bg.System:
    """One body under all kinds of loads."""
    parts = dict(
        world=bgp.World(points=dict(O=(2.0, 0.5))),
        body=bgp.Body(1.3, 0.4, points=dict(P=(0.3, -0.2))),
        probe=bgp.Sensor(),
        tip=bgp.Sensor(),
    )
    parts |= dict(
        pull=bgp.WorldForce(pull),
        push=bgp.BodyForce((0.7, -0.4)),
        turn=bgp.Torque(0.9),
        spring=bgp.SpringDamper(30.0, 2.0, 0.4),
    )
    links = [
        "pull -> body.P",
        "push -> body.P",
        "turn -> body",
        "world.O -> spring -> body.P",
        "body ~> probe",
        "body.P ~> tip",
    ]
    start = {
        "body.position": (0.2, -0.3),
        "body.angle": 2.5,
        "body.velocity": (0.5, -1.0),
        "body.angular_velocity": 3.0,
    }
    return bg.compile(bgp.Assembly(parts, links, initial=start))


def test_forces_and_springs_move_a_body():
    """Newton and Euler by hand for one body under all kinds of loads."""
    system = loaded_body()
    names = [
        "probe.acceleration",
        "probe.angular_acceleration",
        "tip.position",
        "tip.velocity",
        "tip.angle",
        "tip.angular_velocity",
        "spring.length",
    ]
    r = {k: np.asarray(v) for k, v in system.outputs(0.5, bg.initialise(system), names).items()}
    turn = np.array([[np.cos(2.5), -np.sin(2.5)], [np.sin(2.5), np.cos(2.5)]])
    arm = turn @ (0.3, -0.2)
    tip, speed = np.array([0.2, -0.3]) + arm, np.array([0.5, -1.0]) + 3.0 * np.array([-arm[1], arm[0]])
    np.testing.assert_allclose(r["tip.position"], tip)
    np.testing.assert_allclose(r["tip.velocity"], speed)
    np.testing.assert_allclose([r["tip.angle"], r["tip.angular_velocity"]], [2.5, 3.0])
    away = tip - (2.0, 0.5)
    length = np.linalg.norm(away)
    np.testing.assert_allclose(r["spring.length"], length)
    force = (
        np.array([1.5, 3.0])
        + turn @ (0.7, -0.4)
        - away / length * (30.0 * (length - 0.4) + 2.0 * (speed @ away) / length)
    )
    np.testing.assert_allclose(r["probe.acceleration"], force / 1.3 + [0.0, -9.81])
    np.testing.assert_allclose(r["probe.angular_acceleration"], (arm[0] * force[1] - arm[1] * force[0] + 0.9) / 0.4)


SISTERS = {
    "slider_crank": (planar_slider_crank.build, slider_crank.hyperstatic),
    "four_bar": (planar_four_bar.build, four_bar.build),
}


@pytest.mark.parametrize("name", SISTERS)
def test_the_same_in_space(name):
    """Accelerations and reactions in the plane equal those of the sister of spatial parts,
    with far fewer operations."""
    flat, space = (bg.compile(build()) for build in SISTERS[name])
    bodies = [
        slot.name.removesuffix(".x.angle") for slot in flat.plan.equations.states if slot.name.endswith(".x.angle")
    ]
    joints = [joint.split(".")[0] for joint in flat.model.coordinates()]
    assert 4 * len(flat.plan.program((Output.RATES,)).body) < len(space.plan.program((Output.RATES,)).body)
    for seed in range(2):
        y = jnp.asarray(pose(flat, seed))
        wanted = [f"{body}.{kind}" for body in bodies for kind in ("position", "angle", "velocity", "angular_velocity")]
        reactions = [f"{j}.reaction_{kind}" for j in joints for kind in ("force", "torque")]
        r = {k: np.asarray(v) for k, v in flat.outputs(0.0, y, wanted + reactions).items()}
        start = {}
        for body in bodies:
            half = 0.5 * float(r[f"{body}.angle"])
            start |= {f"{body}.{kind}": np.append(r[f"{body}.{kind}"], 0.0) for kind in ("position", "velocity")}
            start |= {
                f"{body}.orientation": (np.cos(half), 0.0, 0.0, np.sin(half)),
                f"{body}.angular_velocity": (0.0, 0.0, float(r[f"{body}.angular_velocity"])),
            }
        state = bg.initialise(space, {**{name: bg.Guess(0.0) for name in space.model.initial}, **start})
        rates = {
            key: dict(system_rates(system, values))
            for key, system, values in (("flat", flat, y), ("space", space, state))
        }
        for body in bodies:
            np.testing.assert_allclose(
                rates["flat"][f"{body}.m.flow"][:2], rates["space"][f"{body}.m.flow"][:2], atol=1e-9
            )
            np.testing.assert_allclose(
                rates["flat"][f"{body}.m.flow"][2], rates["space"][f"{body}.J.flow"][2], atol=1e-9
            )
        found = space.outputs(0.0, state, [f"{j}.reaction_{kind}" for j in joints for kind in ("force", "torque")])
        for joint in joints:
            np.testing.assert_allclose(r[f"{joint}.reaction_force"], found[f"{joint}.reaction_force"][:2], atol=1e-9)
            np.testing.assert_allclose(r[f"{joint}.reaction_torque"], found[f"{joint}.reaction_torque"][2], atol=1e-9)


def system_rates(system, y):
    with jax.disable_jit():
        rates = np.asarray(system(0.0, y))
    return [(slot.name, rates[slot.start : slot.start + slot.width]) for slot in system.plan.equations.states]


def test_starts_edits_and_nesting_go_by_name():
    """A double pendulum inside an assembly: coordinates by path, guesses, turns beyond one, parameters."""

    def rod():
        return bgp.Body(1.0, 0.1, points=dict(top=(-0.5, 0.0), end=(0.5, 0.0)))

    arm = bgp.Assembly(
        dict(one=rod(), two=rod(), elbow=bgp.Revolute()), ["one.end -> elbow -> two.top"], initial={"elbow.angle": 0.3}
    )
    parts = dict(world=bgp.World(points=dict(O=(1.0, 2.0))), arm=arm, hinge=bgp.Revolute(frame_a=0.5))
    system = bg.compile(
        bgp.Assembly(parts, ["world.O -> hinge -> arm.one.top"], initial={"hinge.angle": 7.0, "hinge.rate": 2.0})
    )
    start = bg.start(system, {"arm.elbow.rate": -1.0})
    assert start.coordinates["hinge.angle"] == 7.0 and "arm.elbow.angle" in str(start)
    r = system.outputs(0.0, start.state, ["arm.two.angle", "arm.two.angular_velocity", "arm.one.position"])
    np.testing.assert_allclose([r["arm.two.angle"], r["arm.two.angular_velocity"]], [7.8, 1.0])
    np.testing.assert_allclose(r["arm.one.position"], [1.0 + 0.5 * np.cos(7.5), 2.0 + 0.5 * np.sin(7.5)])
    heavy = bg.set(system, {"arm.two.mass": 2.0, "arm.two.inertia": 0.2})
    np.testing.assert_allclose(
        heavy.energy(0.0, start.state) - system.energy(0.0, start.state),
        system.evaluate((Output.ENERGIES,), 0.0, start.state)[1],
    )
    guessed = bg.start(
        bg.compile(planar_slider_crank.build()), {"main.angle": 0.4, "rod.position": bg.Guess((0.7, 0.1))}
    )
    np.testing.assert_allclose(
        guessed.found["rod.position"],
        [0.2 * np.cos(0.4) + 0.5 * np.sqrt(1.0 - 0.04 * np.sin(0.4) ** 2), 0.1 * np.sin(0.4)],
    )


# -- A02 -----------------------------------------------------------------------------------------------------
@pytest.mark.filterwarnings("ignore::bgjax.ChangePointWarning")  # that is what it is about
@pytest.mark.parametrize(
    "windows, rtol", [(1, 1e-10), *[pytest.param(*case, marks=pytest.mark.slow) for case in ((2, 1e-10), (40, 1e-9))]]
)
def test_a02_stays_on_the_branch_of_parallel_cranks(windows, rtol):
    """All links in line twice a turn, five turns; with 40 windows 242 rows are solved as one dense block."""
    system = bg.compile(a02.build_planar(windows))
    assert system.plan.equations.redundancy.varying and "varies" in str(system)
    data = table(f"a02_{windows}")
    sol = bg.simulate(system, 0.0, 10.0, saveat=data["t"], rtol=rtol)
    np.testing.assert_allclose(-sol["foot_0.angle"], data["theta"], atol=1e-6)
    np.testing.assert_allclose(sol[f"foot_{windows}.angle"], sol["foot_0.angle"], atol=1e-8)
    np.testing.assert_allclose(sol["crank_0.position"] * 2.0, np.stack([data["B0x"], data["B0y"]], 1), atol=1e-6)


@pytest.mark.filterwarnings("ignore::bgjax.ChangePointWarning")
@pytest.mark.slow
def test_dense_and_unrolled_regularised_solves_agree(monkeypatch):
    """Values and derivatives in both modes, at a pose of full rank and with all links in line."""
    unrolled = bg.compile(a02.build_planar(1))
    monkeypatch.setattr(_blocks, "UNROLLED", 4)
    dense = bg.compile(a02.build_planar(1), fixed=["crank_0.mass"])  # a plan of its own
    assert any(isinstance(call.target, RegularSolveCall) for call in dense.plan.equations.pool.calls)
    free = jnp.asarray(pose(unrolled, 4))
    for y in (free, bg.simulate(unrolled, 0.0, 0.708450008835758869, rtol=1e-11).end_state):
        across = unrolled(0.0, y)
        # in line the unrolled one, with less regularisation, is off in the coupler's angular acceleration,
        # which is zero: 7e-6 to 1.3e-5, by rounding
        np.testing.assert_allclose(dense(0.0, y), across, atol=1e-9 if y is free else 3e-5)
        (_, one), (_, two) = (
            jax.jvp(lambda s, system=system: system(0.0, s), (y,), (across,)) for system in (unrolled, dense)
        )
        weight = jnp.cos(jnp.arange(len(y)))
        (pulled,) = jax.vjp(lambda s: dense(0.0, s), y)[1](weight)
        np.testing.assert_allclose(pulled @ across, weight @ two, rtol=1e-9)
        if y is free:
            np.testing.assert_allclose(two, one, rtol=1e-6, atol=1e-6)
