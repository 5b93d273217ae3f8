"""Rank over consistent poses: redundant rows, unique reactions, their shares, rank that varies along the way."""

import numpy as np
import pytest

import bgjax as bg
from bgjax.formulation.records.output import Output
from bgjax.models import REGISTRY, a02, slider_crank
from bgjax.simulation.start.consistent import constraint_jacobian, moving
from bgjax.system.evaluate_numbers import evaluate_numbers

from .tables import table


def test_isostatic_slider_crank_has_rank_17_everywhere():
    """3600 crank angles, by the closed form of the pose."""
    system = bg.compile(slider_crank.isostatic())
    slots = {slot.name: slot for slot in system.plan.equations.states}
    angles = np.linspace(0.0, 2.0 * np.pi, 3600, endpoint=False)
    tilt = -np.arcsin(0.2 * np.sin(angles))
    x = 0.2 * np.cos(angles) + np.cos(tilt)
    states = np.zeros((len(angles), system.plan.size))

    def put(name, *columns):
        for k, column in enumerate(columns):
            states[:, slots[name].start + k] = column

    put("crank.x.position", 0.1 * np.cos(angles), 0.1 * np.sin(angles))
    put("crank.attitude.quaternion", np.cos(0.5 * angles), 0.0, 0.0, np.sin(0.5 * angles))
    put("rod.x.position", 0.2 * np.cos(angles) + 0.5 * np.cos(tilt), 0.1 * np.sin(angles))
    put("rod.attitude.quaternion", np.cos(0.5 * tilt), 0.0, 0.0, np.sin(0.5 * tilt))
    put("piston.x.position", x)
    put("piston.attitude.quaternion", 1.0)

    def at(name, states):
        return evaluate_numbers(system, (name,), np.zeros(len(states)), states)

    assert np.max(np.abs(at(Output.GAPS, states))) < 1e-12
    units = np.eye(system.plan.size)[moving(system.plan)]
    # flows by unit velocities
    matrices = np.stack([at(Output.HIDDEN, states + unit) - at(Output.HIDDEN, states) for unit in units], axis=2)
    np.testing.assert_allclose(matrices[100], constraint_jacobian(system, 0.0, states[100]), atol=1e-14)
    values = np.linalg.svd(matrices, compute_uv=False)
    assert values.shape == (3600, 17) and np.min(values[:, -1]) > 1e-2


PLANAR = {"hold": (0, 1), "guide": (0,)}  # rows in the plane; of the locked rotations only the prismatic joint's rz


def test_redundant_rows_of_a_planar_loop():
    """Three of twenty rows repeat others; z, rx and ry of the four joints are not unique, all in the plane is; and the
    motion is that of the isostatic mechanism."""
    loop = bg.compile(slider_crank.hyperstatic())
    found = loop.plan.equations.redundancy
    assert (
        len(found.rows) == 20
        and len(found.dropped) == 3
        and found.rank == 17
        and not found.varying
        and len(loop.redundant) == 3
    )
    planar = set()
    for row in found.rows:
        joint, lock, number = row.split(".")[0], row.split(".")[1], int(row[-2])
        if number in PLANAR.get(lock, ()) or (joint == "bore" and lock == "lock" and number == 2):
            planar.add(row)
    assert {row for k, row in enumerate(found.rows) if k not in found.shared} == planar and len(planar) == 8
    text = str(loop)
    assert (
        "mobility 1" in text
        and "3 of the rows repeat others: z, rx, ry of big_end" in text
        and "z, rx, ry of main" in text
        and "Spherical joint" in text
    )


def test_accelerations_are_those_of_the_isostatic_mechanism():
    crank, loop = bg.compile(slider_crank.isostatic()), bg.compile(slider_crank.hyperstatic())
    for angle, rate in ((0.3, 5.0), (2.0, -3.0), (4.0, 50.0)):
        start = {"main.angle": angle, "main.rate": rate}
        names = [f"{body}.{kind}.flow" for body in ("crank", "rod", "piston") for kind in ("J", "m")]
        one, two = (s.outputs(0.0, s(0.0, bg.initialise(s, start)), names) for s in (crank, loop))
        for name in names:
            np.testing.assert_allclose(one[name], two[name], atol=1e-9)  # of accelerations up to 600


def test_shared_reactions_are_the_shortest_ones():
    """The multipliers with all 20 rows solve the same equations, and nothing shorter does:
    they are orthogonal to the null space."""
    loop = bg.compile(slider_crank.hyperstatic(gravity=0.0))
    state = np.array(bg.initialise(loop, {"main.angle": 0.7, "main.rate": 4.0}))
    rows = loop.plan.equations.redundancy.rows
    names = list(dict.fromkeys(row.partition("[")[0] for row in rows))
    efforts = np.concatenate(
        [
            np.ravel(loop.outputs(0.0, bg.initialise(loop, {"main.angle": 0.7, "main.rate": 4.0}), name)[name])
            for name in names
        ]
    )
    matrix = constraint_jacobian(loop, 0.0, state)
    order = [f"{name}" for name, _ in loop.plan.equations.hidden]
    assert len(order) == 20
    left, values, _ = np.linalg.svd(matrix)
    null = left[:, 17:]
    dropped = [rows[k] for k in loop.plan.equations.redundancy.dropped]
    hidden = [row for row in rows if row not in dropped] + dropped  # dropped rows come last
    place = [rows.index(row) for row in hidden]
    np.testing.assert_allclose(null.T @ efforts[place], 0.0, atol=1e-9)
    assert values[16] > 1e-3 and values[17] < 1e-12


def test_a_loop_out_of_plane_load_is_shared():
    """A side force on the rod is taken by all joints: the efforts across the plane are not zero, and balance it."""
    import bgjax.mechanics as bgm

    model = slider_crank.hyperstatic(gravity=0.0, torque=0.0)
    parts = {**model.nodes, "side": bgm.WorldForce((0.0, 0.0, 3.0))}
    links = [str(link) for link in model.links] + ["side -> rod"]
    loop = bg.compile(bgm.Assembly(parts, links, initial={"main.angle": 0.7}))
    found = loop.outputs(
        0.0,
        bg.initialise(loop),
        ["big_end.reaction_force", "small_end.reaction_force", "main.reaction_force", "bore.reaction_force"],
    )
    np.testing.assert_allclose(
        found["big_end.reaction_force"][2] - found["small_end.reaction_force"][2], -3.0, atol=1e-12
    )
    np.testing.assert_allclose(found["main.reaction_force"][2] + found["bore.reaction_force"][2], -3.0, atol=1e-12)
    assert min(abs(float(found[name][2])) for name in found) > 0.1


@pytest.mark.parametrize(
    "name, mobility, extra",
    [
        ("sarrus", 1, 1),
        ("four_bar_tilted", 1, 3),
        ("spatial_four_bar", 1, 0),
        pytest.param("bennett", 1, 3, marks=pytest.mark.slow),
    ],
)
def test_rank_of_spatial_loops(name, mobility, extra):
    system = bg.compile(REGISTRY[name].build())
    found = system.plan.equations.redundancy
    coordinates = 6 * sum(slot.name.endswith("quaternion") for slot in system.plan.equations.states)
    assert coordinates - found.rank == mobility and len(found.rows) - found.rank == extra


@pytest.mark.filterwarnings("ignore::bgjax.ChangePointWarning")  # that is what it is about
@pytest.mark.slow
@pytest.mark.parametrize("windows", [1, 2])
def test_rank_changes_do_not_lose_rows(windows):
    """A02: all links in line twice a turn; the cranks stay parallel over five turns."""
    system = bg.compile(a02.build(windows))
    assert system.plan.equations.redundancy.varying and "varies" in str(system)
    data = table(f"a02_{windows}")
    sol = bg.simulate(system, 0.0, 10.0, saveat=data["t"], rtol=1e-10)
    np.testing.assert_allclose(-sol["foot_0.angle"], data["theta"], atol=1e-6)
    for k in range(1, windows + 1):
        np.testing.assert_allclose(sol[f"foot_{k}.angle"], sol["foot_0.angle"], atol=1e-9)
    tip = sol["crank_0.position"] * 2.0
    np.testing.assert_allclose(tip[:, :2], np.stack([data["B0x"], data["B0y"]], 1), atol=1e-6)
