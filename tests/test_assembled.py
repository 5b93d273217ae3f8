"""Joints whose sides do not meet: gaps, free and constrained directions, before anything is solved."""

import json

import jax
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import REGISTRY
from bgjax.scene import Scene
from bgjax.scene.geometry import composed, rotated
from bgjax.scene.meetings import Meeting
from bgjax.simulation.start.assembled import Assembled, assembled, results_at
from bgjax.system.evaluators import evaluator
from bgjax.viewer.assembly.shown import gaps, show_data
from bgjax.viewer.motion import motion

from .test_joints import BODY, JOINTS, ROWS, SECOND, draw


def value_of(value):
    return np.ravel(np.asarray(value(0.0) if callable(value) else value, float))


def two_bodies(joint, **initial):
    parts = dict(world=bgm.World(), one=BODY, two=SECOND, joint=joint)
    return bgm.Assembly(parts, ["one.P -> joint -> two.Q"], initial=initial)


def poses_of(assembly, given):
    """Poses of the bodies for these joint coordinates, along the connections."""
    states = jax.tree.map(np.asarray, assembly).placement(given, value_of)
    turns = {name: value for name, value in states.items() if np.size(value) == 4}
    found = {}
    for body in ("one", "two"):
        (attitude,) = [value for name, value in turns.items() if name.startswith(f"{body}.")]
        attitude = np.asarray(attitude, float) / np.linalg.norm(np.asarray(attitude, float))
        found[body] = np.asarray(states[f"{body}.x.position"], float)[None], attitude[None]
    return found


@pytest.mark.parametrize("name", JOINTS)
def test_gaps_of_joints_are_what_their_sides_are_moved_apart(name):
    """At random coordinates the sides meet. If b is moved by 1 mm along a constrained direction, or turned by 1 mrad
    about one, this is the gap; along and about free directions it remains closed, to second order."""
    joint, random, size = JOINTS[name], np.random.default_rng(7), 1e-3
    given = {f"joint.{key}": value for key, value in draw(joint, random).items()}
    attitude = random.normal(size=4)
    start = {"one.position": random.normal(size=3), "one.orientation": attitude / np.linalg.norm(attitude)}
    assembly = two_bodies(joint)
    poses = poses_of(assembly, given | start)
    (met,) = assembly.meetings(value_of, poses)
    assert np.subtract(met.place, met.allowed) == pytest.approx(np.zeros(3), abs=1e-9) and met.turned < 1e-8
    screw = name.startswith("Screw")  # its translation goes with its rotation: one row constrains both
    assert len(met.constrained) == ROWS[name.partition(",")[0]] - screw and len(met.free) == 6 - len(met.constrained)
    for directions, share in ((met.constrained, 1.0), (met.free, 0.0)):
        for kind, vector in directions:
            vector = np.array(vector)
            assert np.linalg.norm(vector) == pytest.approx(1.0)
            (apart,) = assembly.meetings(
                value_of, poses | {"two": displaced(poses["two"], met.place, kind, size * vector)}
            )
            if screw and share == 0.0:
                continue
            found = np.linalg.norm(np.subtract(apart.place, apart.allowed)), apart.turned
            wanted = (share * size * (kind == "translation"), share * size * (kind == "rotation"))
            assert found == pytest.approx(wanted, abs=20.0 * size**2), (kind, vector)


def displaced(pose, pivot, kind, vector):
    """A pose shifted by a vector, or turned about a pivot by a small rotation vector."""
    position, attitude = pose
    if kind == "translation":
        return position + vector, attitude
    angle = np.linalg.norm(vector)
    turn = np.concatenate([[np.cos(0.5 * angle)], np.sin(0.5 * angle) * vector / angle])
    return pivot + rotated(turn, position - np.array(pivot)), composed(turn, attitude)


def bar(length):
    return bgp.Body(1.0, 0.1, points=dict(A=(-0.5 * length, 0.0), B=(0.5 * length, 0.0)))


def four_bar(rod, crank=0.1, rocker=0.2, ground=0.4):
    world = bgp.World(gravity=(0.0, -9.81), points=dict(O=(0.0, 0.0), C=(ground, 0.0)))
    parts = dict(world=world, crank=bar(crank), rod=bar(rod), rocker=bar(rocker))
    links = [
        "world.O -> j1 -> crank.A",
        "crank.B -> j2 -> rod.A",
        "rod.B -> j3 -> rocker.B",
        "world.C -> j4 -> rocker.A",
    ]
    return bgp.Assembly(parts | {f"j{k}": bgp.Revolute() for k in (1, 2, 3, 4)}, links, initial={"j1.angle": 0.5})


def test_the_gap_of_a_four_bar_before_anything_is_solved():
    """All links lie along the crank at 0.5 rad: the rocker's end is at (0.1 + rod − 0.2) of this direction."""
    for rod in (0.4, 1.0):
        linkage = four_bar(rod)
        (gap,) = gaps(linkage.meetings(value_of), linkage.scene(value_of).size)
        end = (0.1 + rod - 0.2) * np.array([np.cos(0.5), np.sin(0.5), 0.0])
        assert (
            gap.owner == "j4" and gap.start == pytest.approx((0.4, 0.0, 0.0)) and gap.end == pytest.approx(tuple(end))
        )
        assert gap.vector == pytest.approx(tuple(end - [0.4, 0.0, 0.0])) and gap.angle == 0.0
        assert gap.text == f"{np.linalg.norm(end - [0.4, 0.0, 0.0]):.3g} m apart"


def test_a_rod_that_is_too_long_closes_as_far_as_it_can():
    """With the crank at 0.5 rad, its end is 0.316 m from the rocker's pivot; crank, rod and rocker cannot meet with
    gaps that are together less than 1 − 0.316 − 0.2 m. A rod of 0.4 m closes."""
    for rod in (0.4, 1.0):
        linkage = four_bar(rod)
        scene, system = linkage.scene(value_of), bg.compile(linkage)
        apart = []
        for found in assembled(system, scene):
            left = gaps(linkage.meetings(value_of, Assembled.poses(found)), scene.size)
            apart.append(sum(gap.distance for gap in left))
        guess, closest = apart
        lacking = 1.0 - np.hypot(0.4 - 0.1 * np.cos(0.5), 0.1 * np.sin(0.5)) - 0.2
        assert guess > 0.19
        assert closest == 0.0 if rod == 0.4 else lacking - 1e-9 < closest < guess
    with pytest.raises(bg.InitialError, match="j1, j2, j3, j4: the initial condition leaves a gap"):
        bg.initialise(system)


def test_axes_that_are_not_parallel_are_turned():
    """The second bearing of a shaft is turned by 2° about y: its gap is an angle."""
    half = 0.5 * np.radians(2.0)
    tilted = dict(tip=(float(np.cos(half)), 0.0, float(np.sin(half)), 0.0))
    points = dict(foot=(0.0, 0.0, 0.0), tip=(0.0, 0.0, 0.3))
    parts = dict(
        world=bgm.World(points=points, frames=tilted),
        shaft=bgm.Body(1.0, (1.0, 1.0, 1.0), points=points),
        first=bgm.Revolute((0.0, 0.0, 1.0)),
        second=bgm.Revolute((0.0, 0.0, 1.0)),
    )
    shaft = bgm.Assembly(parts, ["world.foot -> first -> shaft.foot", "world.tip -> second -> shaft.tip"])
    (gap,) = gaps(shaft.meetings(value_of), 0.3)
    assert gap.owner == "second" and gap.distance == 0.0 and gap.angle == pytest.approx(np.radians(2.0))
    assert gap.text == "turned by 2°"


def test_pages_get_gaps_and_directions():
    linkage = four_bar(1.0)
    data = show_data(linkage.meetings(value_of), 0.4)
    assert json.loads(json.dumps(data)) == data
    (gap,) = data["gaps"]
    assert gap["owner"] == "j4" and gap["text"] == "0.581 m apart"
    assert gap["start"] == {"frame": -1, "position": [0.4, 0.0, 0.0], "orientation": [1.0, 0.0, 0.0, 0.0]}
    assert [(x["owner"], x["kind"]) for x in data["free"]] == [(f"j{k}", "rotation") for k in (1, 2, 3, 4)]
    assert {tuple(x["direction"]) for x in data["free"]} == {(0.0, 0.0, 1.0)}
    assert len(data["constrained"]) == 8 and {x["kind"] for x in data["constrained"]} == {"translation"}


def test_models_without_joints_have_none():
    assert bg.Graph(dict(L=bg.I(1.0), j=bg.One(), V=bg.Se(1.0)), ["V -> j -> L"]).meetings(value_of) == ()
    assert gaps([], 1.0) == () and Meeting("a", (0,) * 3, (0, 0, 1e-9), 1e-9, (), ()) not in gaps([], 1.0)
    assert four_bar(0.4).graph().meetings(value_of) == ()


@pytest.mark.slow
@pytest.mark.parametrize("name", REGISTRY)
def test_joints_of_all_models_meet_once_the_initial_condition_is_found(name):
    """Also joints with clearance, whose pins are somewhere in their sockets: they hold no place."""
    model = REGISTRY[name].build()
    if not model.meetings(value_of):
        return
    system, scene = bg.compile(model), model.scene(value_of)
    state = np.asarray(bg.initialise(system, REGISTRY[name].initial))
    chosen = evaluator(system, 0.0, state)
    with chosen.kept():
        start = motion("start", [0.0], Scene(frames=scene.frames), results_at(chosen, 0.0, state))
    assert gaps(model.meetings(value_of, Assembled.poses(start)), scene.size) == ()
