"""Joint laws at random poses: gaps and their rates, coordinates and theirs, power, springs, reactions."""

import dataclasses

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.formulation.records.output import Output
from bgjax.mechanics import joints
from bgjax.mechanics.kinematics.rotations import product

from .poses import pose


TILTED, OTHER = (0.9, 0.1, -0.3, 0.2), (0.8, 0.0, 0.5, 0.1)
FRAMES = dict(frame_a=TILTED, frame_b=OTHER)
ROWS = dict(
    Cylindrical=4,
    Distance=1,
    Free=0,
    FreeTranslation=3,
    Planar=3,
    PointOnLine=2,
    PointOnPlane=1,
    Prismatic=5,
    Revolute=5,
    Screw=5,
    Spherical=3,
)
ROWS |= dict(Universal=4, Weld=6)
RATES = {"angle": "rate", "displacement": "velocity", "angle_1": "rate_1", "angle_2": "rate_2"}
VELOCITIES = RATES | {"orientation": "rate"}  # flows of free directions, also where no coordinate has them as rate


DIRECTIONS = ("axis", "normal")  # how names of fields begin that are directions


def again(joint: bgm.AbstractJoint, **changes) -> bgm.AbstractJoint:
    """The joint made anew, with other values of some fields."""
    names = [field.name for field in dataclasses.fields(joint) if field.init]
    return type(joint)(**{name: getattr(joint, name) for name in names} | changes)


def example(kind: type, random: np.random.Generator | None = None) -> bgm.AbstractJoint:
    """A joint with axes along coordinates, one of them flipped, or with all its values at random."""
    given, needed = {}, [f.name for f in dataclasses.fields(kind) if not f.kw_only and f.init]
    for number, name in enumerate(needed):
        if name.startswith(DIRECTIONS):
            given[name] = -np.eye(3)[1 - number] if random is None else random.normal(size=3)
        else:
            given[name] = 0.7 if random is None else random.uniform(0.4, 1.2)
        if name == "pitch" and random is not None:
            given[name] *= random.choice((-1.0, 1.0))
    frames = {} if random is None else {name: random.normal(size=4) for name in ("frame_a", "frame_b")}
    return kind(**given, **frames)


JOINTS = {f"{kind.__name__}{words}": example(kind, random()) for kind in joints.JOINTS for words, random in (
    ("", lambda: None), (", random", lambda: np.random.default_rng(8)))}  # fmt: skip
BODY = bgm.Body(1.3, (0.2, 0.3, 0.4), points=dict(P=(0.3, -0.2, 0.5)), frames=dict(P=(0.7, 0.7, 0.1, 0.0)))
SECOND = bgm.Body(
    0.7,
    ((0.5, 0.1, 0.0), (0.1, 0.4, 0.05), (0.0, 0.05, 0.3)),
    points=dict(Q=(-0.4, 0.1, 0.2)),
    frames=dict(Q=(0.6, 0.0, 0.8, 0.3)),
)


def between(joint, **others) -> bg.System:
    """Two bodies in space with a joint between them."""
    parts = dict(world=bgm.World(gravity=None), one=BODY, two=SECOND, joint=joint)
    return bg.compile(
        bgm.Assembly(
            {**parts, **others},
            ["one.P -> joint -> two.Q"],
            initial={"one.orientation": bg.Guess((0.6, -0.4, 0.5, 0.2))},
        )
    )


def draw(joint, random) -> dict:
    found = {name: random.uniform(-2.5, 2.5, size=width) for name, width in joint.coordinates.items()}
    return {
        name: value / np.linalg.norm(value) if name in ("orientation", "direction") else value
        for name, value in found.items()
    }


@pytest.mark.parametrize("name", JOINTS)
def test_joint_laws(name):
    """(i) where gaps are closed their rate is the locked flow, (ii) coordinates place the second body so that
    gaps are closed, (iii) and are read back; their rates are the free flows; power is conserved.
    Quaternions of either sign."""
    joint = JOINTS[name]
    declared = sum(len(words) for words in joint.directions().values())
    assert name.partition(",")[0] in ROWS, "add the number of its constraints to ROWS"
    rows = ROWS[name.partition(",")[0]]
    system, random = between(joint), np.random.default_rng(5)
    plan, rates = system.plan.equations, {key: RATES[key] for key in joint.coordinates if key in RATES}
    assert len(plan.gaps) == rows == declared
    moving = np.concatenate([np.full(slot.width, slot.name.endswith(".flow")) for slot in plan.states])
    for sign in (1.0, -1.0):
        attitude = random.normal(size=4)
        coordinates = draw(joint, random)
        given = {f"joint.{key}": value for key, value in coordinates.items()}
        start = {"one.position": random.normal(size=3), "one.orientation": sign * attitude / np.linalg.norm(attitude)}
        y = np.array(bg.initialise(system, {**given, **start}))
        for key, value in coordinates.items():
            found = np.ravel(system.outputs(0.0, jnp.asarray(y), f"joint.{key}")[f"joint.{key}"])
            same = found if key != "orientation" else found * np.sign(found @ value)
            np.testing.assert_allclose(same, value, atol=1e-12)
        y[moving] = random.normal(size=int(moving.sum()))  # not yet consistent velocities
        with jax.disable_jit():
            velocity = jnp.where(moving, 0.0, system(0.0, jnp.asarray(y)))

            def along(names, velocity=velocity, y=y):
                return jax.jvp(lambda s: system.evaluate(names, 0.0, s), (jnp.asarray(y),), (velocity,))

            if rows:
                gap, gap_rate = along((Output.GAPS,))
                np.testing.assert_allclose(gap, 0.0, atol=1e-11)
                np.testing.assert_allclose(gap_rate, system.evaluate((Output.HIDDEN,), 0.0, jnp.asarray(y)), atol=1e-10)
                y = y + np.asarray(system.evaluate((Output.PROJECTION,), 0.0, jnp.asarray(y), order=1.0))
                np.testing.assert_allclose(system.evaluate((Output.HIDDEN,), 0.0, jnp.asarray(y)), 0.0, atol=1e-12)
            velocity = jnp.where(moving, 0.0, system(0.0, jnp.asarray(y)))
            for key, rate in rates.items():
                np.testing.assert_allclose(
                    jax.jvp(
                        lambda s, key=key: system.evaluate((f"joint.{key}",), 0.0, s), (jnp.asarray(y),), (velocity,)
                    )[1],
                    system.evaluate((f"joint.{rate}",), 0.0, jnp.asarray(y)), atol=1e-11,
                )  # fmt: skip
            _, power = jax.jvp(lambda s: system.energy(0.0, s), (jnp.asarray(y),), (system(0.0, jnp.asarray(y)),))
            np.testing.assert_allclose(power, 0.0, atol=1e-11)


LOADED = {
    "Revolute": (
        bgm.Revolute((1.0, 2.0, -0.5), stiffness=3.0, rest=0.4, **FRAMES),
        lambda s: 1.5 * (s["joint.angle"] - 0.4) ** 2,
    ),
    "Prismatic": (
        bgm.Prismatic((0.3, -1.0, 0.7), stiffness=3.0, rest=-0.2, **FRAMES),
        lambda s: 1.5 * (s["joint.displacement"] + 0.2) ** 2,
    ),
    "Universal": (
        bgm.Universal((0.0, 0.0, 1.0), (0.0, 1.0, 0.0), stiffness=(2.0, 3.0), rest=(0.1, 0.2)),
        lambda s: (s["joint.angle_1"] - 0.1) ** 2 + 1.5 * (s["joint.angle_2"] - 0.2) ** 2,
    ),
    "Spherical": (
        bgm.Spherical(stiffness=2.0, **FRAMES),
        lambda s: 4.0 * np.arctan2(np.linalg.norm(s["joint.orientation"][1:]), s["joint.orientation"][0]) ** 2,
    ),
    "Cylindrical": (
        bgm.Cylindrical(
            (0.3, -1.0, 0.7), stiffness=2.0, rest=0.1, rotational_stiffness=3.0, rotational_rest=-0.3, **FRAMES
        ),
        lambda s: (s["joint.displacement"] - 0.1) ** 2 + 1.5 * (s["joint.angle"] + 0.3) ** 2,
    ),
    "Planar": (
        bgm.Planar((0.3, -1.0, 0.7), stiffness=(2.0, 3.0), rotational_stiffness=4.0, **FRAMES),
        lambda s: s["joint.displacement"][0] ** 2 + 1.5 * s["joint.displacement"][1] ** 2 + 2.0 * s["joint.angle"] ** 2,
    ),
    "Screw": (
        bgm.Screw((0.3, -1.0, 0.7), 0.5, stiffness=3.0, rest=0.2, **FRAMES),
        lambda s: 1.5 * (s["joint.angle"] - 0.2) ** 2,
    ),
    "PointOnPlane": (
        bgm.PointOnPlane((0.3, -1.0, 0.7), stiffness=2.0, rotational_stiffness=1.0, **FRAMES),
        lambda s: (
            np.sum(s["joint.displacement"] ** 2)
            + 2.0 * np.arctan2(np.linalg.norm(s["joint.orientation"][1:]), s["joint.orientation"][0]) ** 2
        ),
    ),
    "Free": (
        bgm.Free(stiffness=(1.0, 2.0, 3.0), rest=0.1, **FRAMES),
        lambda s: 0.5 * np.array([1.0, 2.0, 3.0]) @ (s["joint.displacement"] - 0.1) ** 2,
    ),
}


@pytest.mark.parametrize("name", LOADED)
def test_springs_store_what_the_coordinates_say(name):
    """The energy is the textbook's, and what the springs take the bodies lose: at random consistent states."""
    joint, expected = LOADED[name]
    system = between(joint)
    for seed in range(3):
        y = jnp.asarray(pose(system, seed))
        spring = {
            n: v
            for n, v in zip(system.plan.equations.energies, system.evaluate((Output.ENERGIES,), 0.0, y), strict=True)
            if n.startswith("joint")
        }
        names = [f"joint.{c}" for c in joint.coordinates]
        results = {k: np.asarray(v) for k, v in system.outputs(0.0, y, names).items()}
        np.testing.assert_allclose(sum(spring.values()), expected(results), rtol=1e-10)
        with jax.disable_jit():
            _, power = jax.jvp(lambda s: system.energy(0.0, s), (y,), (system(0.0, y),))
        np.testing.assert_allclose(power, 0.0, atol=1e-10)


def friction(rate):
    return 0.7 * jnp.tanh(rate / 0.01)


LOADS = [kind for kind in joints.JOINTS if "damping" in {field.name for field in dataclasses.fields(kind)}]


def several(first: float, width: int):
    """Different numbers for each direction; a plain number for one."""
    return first if width == 1 else first + 0.5 * np.arange(width)


@pytest.mark.parametrize("kind", LOADS, ids=lambda kind: kind.__name__)
def test_loads_act_on_the_free_directions(kind):
    """The bodies' energy changes by load × rate on every free direction, no more, no less."""
    bare, groups, given = example(kind, np.random.default_rng(4)), {"": [], "rotational_": []}, {}
    for coordinate, width in bare.coordinates.items():
        turns = coordinate.startswith(("angle", "orientation"))
        groups[kind.turning_prefix if turns else ""].append((VELOCITIES[coordinate], 3 if width == 4 else width))
    for prefix, rates in groups.items():
        if rates:
            width = sum(each for _, each in rates)
            given |= {f"{prefix}damping": several(1.5, width), f"{prefix}effort": several(2.0, width)}
            given[f"{prefix}friction"] = friction
    system = between(again(bare, **given))
    y = jnp.asarray(pose(system, 1))
    with jax.disable_jit():
        _, power = jax.jvp(lambda s: system.energy(0.0, s), (y,), (system(0.0, y),))
    expected = 0.0
    for prefix, rates in groups.items():
        names = [f"joint.{rate}" for rate, _ in rates]
        found = system.outputs(0.0, y, names) if names else {}
        rate = np.concatenate([[], *[np.ravel(found[name]) for name in names]])
        if len(rate):
            expected -= np.sum(given[f"{prefix}damping"] * rate**2) + rate @ friction(rate)
            expected += np.sum(given[f"{prefix}effort"] * rate)
    np.testing.assert_allclose(power, expected, rtol=1e-9)


@pytest.mark.parametrize("name", [n for n in JOINTS if not n.startswith("Free,")])
def test_reactions_are_what_moves_the_second_body(name):
    """Newton and Euler for the second body alone, from its sensor: m a = F, and the torque about G;
    local components too."""
    joint = JOINTS[name]
    parts = dict(world=bgm.World(gravity=None), one=BODY, two=SECOND, joint=joint, probe=bgm.Sensor(), at=bgm.Sensor())
    system = bg.compile(bgm.Assembly(parts, ["one.P -> joint -> two.Q", "two ~> probe", "two.Q ~> at"]))
    y = jnp.asarray(pose(system, 3))
    names = [
        "probe.acceleration",
        "probe.angular_acceleration",
        "probe.angular_velocity",
        "two.orientation",
        "one.orientation",
        "probe.position",
        "at.position",
    ]
    names += [f"joint.reaction_{kind}{frame}" for kind in ("force", "torque") for frame in ("", "_local")]
    r = {k: np.asarray(v) for k, v in system.outputs(0.0, y, names).items()}
    turn, first = (np.asarray(bg.rotation(r[f"{body}.orientation"]), float) for body in ("two", "one"))
    inertia, spin = np.asarray(SECOND.inertia), r["probe.angular_velocity"]
    np.testing.assert_allclose(r["joint.reaction_force"], 0.7 * r["probe.acceleration"], atol=1e-11)
    euler = turn @ (inertia @ r["probe.angular_acceleration"] + np.cross(spin, inertia @ spin))
    arm = r["at.position"] - r["probe.position"]
    np.testing.assert_allclose(r["joint.reaction_torque"] + np.cross(arm, r["joint.reaction_force"]), euler, atol=1e-11)
    frame = product((0.7, 0.7, 0.1, 0.0), joint.frame_a)
    local = first @ np.asarray(bg.rotation(np.asarray(frame, float)), float)
    for kind in ("force", "torque"):
        np.testing.assert_allclose(local @ r[f"joint.reaction_{kind}_local"], r[f"joint.reaction_{kind}"], atol=1e-11)
