"""Redundant rows of velocities (knife edges, rolling): dropped, named, and their reactions shared.

References are minimum-norm solutions by NumPy from mass and constraint matrices that are written by hand."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg

from .rolling_disc import RADIUS, build
from .test_linkages import leaning, straight, tilt


METHODS = [bg.Multipliers(), bg.Multipliers(stabilisation=bg.Baumgarte(5.0)), bg.DerivativeCausality(),
           bg.MinimalCoordinates()]  # fmt: skip


def shuffled(nodes, bonds, order):
    """The same graph listed in another order."""
    random, names = np.random.default_rng(order), list(nodes)
    random.shuffle(names)
    random.shuffle(bonds)
    return bg.Graph({name: nodes[name] for name in names}, bonds)


def shortest(masses, rows, forces, curvature=0.0, compliances=1.0):
    """Multipliers of least energy with M a = F − Gᵀ λ and G a = −`curvature`."""
    rows, soft = np.asarray(rows, float), 1.0 / np.sqrt(np.broadcast_to(compliances, len(rows)))
    there = rows / np.asarray(masses)
    return soft * (np.linalg.pinv(there @ rows.T * soft, rcond=1e-10) @ (there @ np.asarray(forces) + curvature))


def efforts(system, names, start=None):
    state = bg.initialise(system, start or {})
    found = system.outputs(0.0, state, [f"{name}.effort" for name in names])
    return np.concatenate([np.ravel(found[f"{name}.effort"]) for name in names])


# -- knife edges on a body whose velocities are those of its own axes --------------------------------------------------
MASSES, PUSH = (1.0, 2.0, 0.5), (1.0, 0.3, 0.1)


def edged(rows, order=0, push=PUSH):
    """A body with velocities (ahead, sideways, turning) and a row of parameters for each knife edge."""
    nodes, bonds = dict(u=bg.One(), m=bg.I(MASSES), push=bg.Se(push)), ["push -> u -> m"]
    for name, row in rows.items():
        nodes |= {f"e_{name}": bg.TF([list(row)]), name: bg.Constraint(1)}
        bonds.append(f"u -> e_{name} -> {name}")
    return shuffled(nodes, bonds, order)


COAXIAL = dict(a=(0.0, 1.0, 0.4), b=(0.0, 1.0, 0.4))
DOUBLED = dict(a=(0.0, 1.0, 0.4), b=(0.0, -2.0, -0.8))
THREE = dict(a=(0.0, 1.0, 0.4), b=(0.0, 1.0, -0.7), c=(0.0, 1.0, 0.0))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("rows", [COAXIAL, DOUBLED, THREE])
def test_knife_edges_share_their_force_in_any_order_of_listing(rows, method):
    """Rows that repeat each other for their values alone, by a factor, and three of rank two."""
    expected = shortest(MASSES, list(rows.values()), PUSH)
    reports = set()
    for order in range(3):
        system = bg.compile(edged(rows, order), method=method)
        reports.add(system.redundant)
        np.testing.assert_allclose(efforts(system, rows), expected, atol=1e-12)
    assert len(reports) == 1 and len(reports.pop()) == 1


def test_names_do_not_decide_who_carries():
    expected = dict(zip(THREE, efforts(bg.compile(edged(THREE)), THREE), strict=True))
    renamed = {"z": THREE["a"], "y": THREE["b"], "x": THREE["c"]}
    found = efforts(bg.compile(edged(renamed)), renamed)
    np.testing.assert_allclose(found, [expected[name] for name in "abc"], atol=1e-12)


def test_velocity_rows_share_by_given_compliances():
    method = bg.Multipliers(bg.Compliant(1e6, 1.0, at={"a": bg.Compliance(4e6, 1.0)}))
    expected = shortest(MASSES, list(THREE.values()), PUSH, compliances=(0.25e-6, 1e-6, 1e-6))
    np.testing.assert_allclose(efforts(bg.compile(edged(THREE), method=method), THREE), expected, atol=1e-12)


def test_shared_reactions_have_derivatives():
    system = bg.compile(edged(THREE))

    def pushed(value):
        changed = bg.set(system, {"push.effort": jnp.array([1.0, value, 0.1])})
        return changed.outputs(0.0, bg.initialise(system), ["a.effort"])["a.effort"].sum()

    units = shortest(MASSES, list(THREE.values()), (0.0, 1.0, 0.0))
    np.testing.assert_allclose(jax.grad(pushed)(0.3), units[0], atol=1e-12)


def test_values_that_end_the_repetition_have_no_derivatives_and_are_refused_in_a_run():
    """With respect to the place of one of two coaxial knife edges there is no motion to differentiate; by the mass
    there is."""
    system = bg.compile(edged(COAXIAL))

    def last(values):
        return bg.simulate(bg.set(system, values), 0.0, 0.2)["m.flow"][-1].sum()

    with pytest.warns(bg.OpenLoopWarning, match="e_b"):
        assert np.isnan(jax.grad(lambda x: last({"e_b.modulus": jnp.array([[0.0, 1.0, x]])}))(0.4))
    assert np.isfinite(jax.grad(lambda x: last({"m.inertia": jnp.array([x, 2.0, 0.5])}))(1.0))
    with pytest.raises(bg.SimulationError, match="taken for a repetition"):
        last({"e_b.modulus": np.array([[0.0, 1.0, -0.4]])})


@bg.symbolic
def crosswise(q):
    return np.array([[0.0, 1.0, 0.0, 0.0]], dtype=object)


def test_rows_that_agree_in_the_initial_pose_alone_are_kept():
    """An edge fixed in the body and a row fixed in space, beside a joint that has nothing to do with them."""
    for held in (True, False):
        assert not bg.compile(steered({"a": straight, "b": crosswise}, held)).redundant
        assert len(bg.compile(steered({"a": straight, "b": straight}, held)).redundant) == 1


def test_rows_on_the_flow_of_a_resistor_share():
    """Rows that contain unknowns: those that repeat others by structure are dropped where the unknowns are solved."""
    nodes = dict(u=bg.One(), R=bg.R(2.0), V=bg.Se(1.0), a=bg.Constraint(1), b=bg.Constraint(1), c=bg.Constraint(1))
    bonds = ["V -> u -> R", "u -> a", "u -> b", "u -> c"]
    for order in range(2):
        np.testing.assert_allclose(efforts(bg.compile(shuffled(nodes, bonds, order)), "abc"), 1.0 / 3.0, atol=1e-12)


# -- two wheels on one axle, in a plane --------------------------------------------------------------------------------
HALF, WHEEL = 0.3, 0.1  # half the track, radius


@bg.symbolic
def sideways(q):
    return np.array([[-bg.sin(q[0]), bg.cos(q[0]), 0.0, 0.0, 0.0]], dtype=object)


@bg.symbolic
def left(q):
    return np.array([[bg.cos(q[0]), bg.sin(q[0]), -HALF, -WHEEL, 0.0]], dtype=object)


@bg.symbolic
def right(q):
    return np.array([[bg.cos(q[0]), bg.sin(q[0]), HALF, 0.0, -WHEEL]], dtype=object)


CART, DRIVE = (2.0, 2.0, 0.4, 0.01, 0.02), (0.4, 0.7, 0.0, 0.3, -0.1)


def axle(sides, order=0):
    """(vx, vy, yaw rate, spins) of a cart on two wheels that roll; `sides` are those that do not slip sideways."""
    nodes = dict(u=bg.One(), m=bg.I(CART), push=bg.Se(DRIVE), yaw=bg.TF([[0.0, 0.0, 1.0, 0.0, 0.0]]), turn=bg.One(),
                 q=bg.Angle())  # fmt: skip
    bonds = ["push -> u -> m", "u -> yaw -> turn", "turn ~> q"]
    for name, row in dict(left=left, right=right, **dict.fromkeys(sides, sideways)).items():
        nodes |= {f"e_{name}": bg.MTF(row, shape=(1, 5)), name: bg.Constraint(1)}
        bonds += [f"u -> e_{name} -> {name}", f"q ~> e_{name}.modulus"]
    return shuffled(nodes, bonds, order)


@pytest.mark.parametrize("method", [bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates()])
def test_wheels_on_one_axle_share_the_lateral_force(method):
    """At 0.3 rad and in a turn, by hand: G a = −Ġ v."""
    speed, yaw, angle = 1.2, 0.8, 0.3
    c, s = np.cos(angle), np.sin(angle)
    velocity = (speed * c, speed * s, yaw, (speed - HALF * yaw) / WHEEL, (speed + HALF * yaw) / WHEEL)
    rows = [[c, s, -HALF, -WHEEL, 0.0], [c, s, HALF, 0.0, -WHEEL], [-s, c, 0.0, 0.0, 0.0], [-s, c, 0.0, 0.0, 0.0]]
    curvature = np.array([0.0, 0.0, -yaw * speed, -yaw * speed])
    expected = shortest(CART, rows, DRIVE, curvature)
    for order in range(2):
        system = bg.compile(axle(["one", "two"], order), method=method)
        place = "m.flow" if "m.flow" in system.states else "u_u.flow"
        found = efforts(system, ["left", "right", "one", "two"], {place: velocity, "q.angle": angle})
        np.testing.assert_allclose(found, expected, atol=1e-9)
    np.testing.assert_allclose(expected[2], expected[3], atol=1e-12)


def test_wheels_on_one_axle_move_as_with_one_lateral_row():
    start, times = {"q.angle": 0.3}, np.linspace(0.0, 2.0, 9)
    one, two = (bg.compile(axle(sides)) for sides in (["one"], ["one", "two"]))
    single, double = (bg.simulate(system, 0.0, 2.0, start, saveat=times, rtol=1e-9) for system in (one, two))
    assert len(two.redundant) == 1 and not one.redundant
    np.testing.assert_allclose(double["m.flow"], single["m.flow"], atol=1e-8)
    np.testing.assert_allclose(double["one.effort"], double["two.effort"], atol=1e-10)
    np.testing.assert_allclose(double["one.effort"] + double["two.effort"], single["one.effort"], atol=1e-7)


# -- with rows of positions --------------------------------------------------------------------------------------------
@bg.symbolic
def height(place, attitude):
    """The gap between the floor and the lowest point of the disc."""
    across = bg.elements.rotation(attitude)[2, 1]
    return np.array([place[2] - RADIUS * bg.sqrt(1.0 - across * across)], dtype=object)


def held_disc(order):
    """The rolling disc, held a second time by its height."""
    disc = build()
    nodes = dict(disc.nodes) | dict(touch=bg.One(), up=bg.TF([[0.0, 0.0, 1.0]]), hold=bg.Constraint(1, gap=True),
                                    gap=bg.Function(height, ("place", "attitude")))  # fmt: skip
    bonds = [bond for bond in map(str, disc.links) if "floor" not in bond]
    bonds += ["slip -> touch", "touch -> floor", "touch -> up -> hold"]
    bonds += ["x ~> gap.place", "attitude ~> gap.attitude", "gap ~> hold.gap"]
    listed = shuffled(nodes, bonds, order)
    return bg.Graph(listed.nodes, listed.links, initial=disc.initial)


@pytest.mark.parametrize("order", range(2))
def test_a_rolling_disc_held_by_its_height_too_shares_the_normal_force(order):
    """The vertical row of velocities repeats that of positions, and is dropped: each carries half."""
    single, double = bg.compile(build()), bg.compile(held_disc(order))
    assert double.redundant == ("floor.effort[2]",) and not single.redundant
    expected, found = efforts(single, ["floor"]), efforts(double, ["floor", "hold"])
    np.testing.assert_allclose(found, [*expected[:2], 0.5 * expected[2], 0.5 * expected[2]], rtol=1e-9)


def steered(edges, held):
    """(vx, vy, yaw rate, tilt rate) with edges that depend on the yaw; the tilt is held or free."""
    nodes = dict(u=bg.One(), m=bg.I((1.0, 1.0, 0.5, 0.2)), turn=bg.One(), q=bg.Angle(),
                 angles=bg.TF([[0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]))  # fmt: skip
    bonds = ["u -> m", "u -> angles -> turn", "turn ~> q"]
    if held:
        nodes |= dict(pick=bg.TF([[0.0, 1.0]]), hold=bg.Constraint(1, gap=True), g=bg.Function(tilt, ("q",)))
        bonds += ["turn -> pick -> hold", "q ~> g ~> hold.gap"]
    for name, row in edges.items():
        nodes |= {f"e_{name}": bg.MTF(row, shape=(1, 4)), name: bg.Constraint(1)}
        bonds += [f"u -> e_{name} -> {name}", f"q ~> e_{name}.modulus"]
    return bg.Graph(nodes, bonds)


@pytest.mark.parametrize("away", ["h_one", "h_two", "a", "b", "c"])
def test_constraints_whose_bonds_point_away_act_with_the_other_sign(away):
    """The effort on the inertia is what the constraints leave of the forces, whichever row is dropped."""
    graph = twice_held(0)
    links = [str(link) for link in graph.links]
    turned = [" -> ".join(reversed(link.split(" -> "))) if link.endswith(f"-> {away}") else link for link in links]
    assert turned != links
    system = bg.compile(bg.Graph(graph.nodes, turned))
    found = system.outputs(0.0, bg.initialise(system), ["m.effort"])["m.effort"]
    np.testing.assert_allclose(found, [1.0, 0.0, 0.1, 0.0], atol=1e-12)


def twice_held(order):
    """(vx, vy, yaw rate, tilt rate): the tilt is held twice, and three knife edges agree where it is zero."""
    nodes = dict(u=bg.One(), m=bg.I((1.0, 1.0, 0.5, 0.2)), push=bg.Se((1.0, 0.3, 0.1, 0.4)), turn=bg.One(),
                 q=bg.Angle(), one=bg.TF([[0.0, 1.0]]), two=bg.TF([[0.0, 1.0]]), g=bg.Function(tilt, ("q",)),
                 angles=bg.TF([[0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]))  # fmt: skip
    bonds = ["push -> u -> m", "u -> angles -> turn", "turn ~> q", "q ~> g"]
    for name in ("one", "two"):
        nodes[f"h_{name}"] = bg.Constraint(1, gap=True)
        bonds += [f"turn -> {name} -> h_{name}", f"g ~> h_{name}.gap"]
    for name, row in dict(a=straight, b=leaning, c=leaning).items():
        nodes |= {f"e_{name}": bg.MTF(row, shape=(1, 4)), name: bg.Constraint(1)}
        bonds += [f"u -> e_{name} -> {name}", f"q ~> e_{name}.modulus"]
    return shuffled(nodes, bonds, order)


@pytest.mark.parametrize("order", range(3))
def test_redundant_rows_of_positions_and_of_velocities_share_together(order):
    """`leaning` has an entry of 0.3 in the tilt rate, which is zero: its rows repeat others with those of the tilt."""
    system = bg.compile(twice_held(order))
    assert len(system.redundant) == 3
    hold, edge, lean = (0.0, 0.0, 0.0, 1.0), (0.0, 1.0, 0.0, 0.0), (0.0, 1.0, 0.0, 0.3)
    expected = shortest((1.0, 1.0, 0.5, 0.2), [hold, hold, edge, lean, lean], (1.0, 0.3, 0.1, 0.4))
    np.testing.assert_allclose(efforts(system, ["h_one", "h_two", "a", "b", "c"]), expected, atol=1e-11)


@bg.symbolic
def circled(q):
    gap = q[0] * q[0] + q[1] * q[1] - 1.0
    return np.array([q[0] * gap, q[1] * gap], dtype=object)


@bg.symbolic
def around(q):
    x, y = q[0], q[1]
    return np.array([[2.0 * x * x, 2.0 * x * y, 0.0, 0.0], [2.0 * x * y, 2.0 * y * y, 0.0, 0.0]], dtype=object)


@bg.symbolic
def geared(q):
    return np.array([[0.0, 0.0, 1.0, bg.cos(q[3])]], dtype=object)


CIRCLED, FORCES = (1.0, 2.0, 0.5, 0.4), (0.3, 0.7, 0.2, -0.1)
PLACE = (0.6, 0.8, 0.0, 0.3)


def circling(order):
    """(vx, vy, two rates of rotation) on a unit circle; the rotations are geared twice by their rates."""
    nodes = dict(u=bg.One(), m=bg.I(CIRCLED), push=bg.Se(FORCES), q=bg.Position(), r=bg.MTF(around, shape=(2, 4)),
                 hold=bg.Constraint(2, gap=True), g=bg.Function(circled, ("q",), width=2))  # fmt: skip
    bonds = ["push -> u -> m", "u ~> q", "u -> r -> hold", "q ~> r.modulus", "q ~> g ~> hold.gap"]
    for name in "ab":
        nodes |= {f"e_{name}": bg.MTF(geared, shape=(1, 4)), name: bg.Constraint(1)}
        bonds += [f"u -> e_{name} -> {name}", f"q ~> e_{name}.modulus"]
    listed = shuffled(nodes, bonds, order)
    return bg.Graph(listed.nodes, listed.links, initial={"q.position": PLACE})


@pytest.mark.parametrize("order", range(2))
@pytest.mark.parametrize("compliances", [(1.0, 1.0), (1.0, 0.25)])
def test_velocity_rows_share_beside_rows_that_take_turns_in_repeating_each_other(compliances, order):
    """Of the two rows of the circle each vanishes somewhere, so that none can be dropped: all rows are solved together
    with regularisation, and those of the gears share as others do."""
    stiffnesses = {name: bg.Compliance(1e6 / c, 1.0) for name, c in zip("ab", compliances, strict=True)}
    system = bg.compile(circling(order), method=bg.Multipliers(bg.Compliant(1e6, 1.0, at=stiffnesses)))
    assert system.plan.equations.redundancy.regularised
    x, y, _, angle = PLACE
    gear = [0.0, 0.0, 1.0, np.cos(angle)]
    rows = [[2 * x * x, 2 * x * y, 0.0, 0.0], [2 * x * y, 2 * y * y, 0.0, 0.0], gear, gear]
    expected = shortest(CIRCLED, rows, FORCES, compliances=(1.0, 1.0, *compliances))
    np.testing.assert_allclose(efforts(system, ["hold", "a", "b"]), expected, atol=1e-7)  # of the regularisation
