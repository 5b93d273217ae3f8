"""Rank along the motion: overconstrained linkages, change points that are there, rows of velocities,
loops on floating bases; in any order of listing."""

from functools import cache

import numpy as np
import pytest
from scipy.optimize import least_squares

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp


Z = (0.0, 0.0, 1.0)


# -- linkages of hinges by Denavit's and Hartenberg's lengths and twists -----------------------------------------------
def step(angle, length, twist):
    c, s, u, v = np.cos(angle), np.sin(angle), np.cos(twist), np.sin(twist)
    turn, move = np.eye(4), np.eye(4)
    turn[:2, :2], move[1:3, 1:3], move[0, 3] = [[c, -s], [s, c]], [[u, -v], [v, u]], length
    return turn @ move


def closure(angles, lengths, twists):
    whole = np.linalg.multi_dot([step(*each) for each in zip(angles, lengths, twists, strict=True)])
    return (whole - np.eye(4))[:3].ravel()


def closed(first, guess, lengths, twists):
    """Angles of all hinges from that of the first."""
    found = least_squares(
        lambda rest: closure([first, *rest], lengths, twists), guess, xtol=1e-15, ftol=1e-15, gtol=1e-15
    )
    assert np.max(np.abs(found.fun)) < 1e-12
    return np.array([first, *found.x])


def about_x(angle):
    return (float(np.cos(0.5 * angle)), float(np.sin(0.5 * angle)), 0.0, 0.0)


def link(length, twist):
    points = dict(near=(-0.5 * length, 0.0, 0.0), far=(0.5 * length, 0.0, 0.0))
    return bgm.Body(1.0, (0.01, 0.02, 0.025), points=points, frames=dict(near=about_x(0.0), far=about_x(twist)))


def linkage(lengths, twists, angles, order=None):
    """The last link is the world."""
    last, frames = len(lengths) - 1, dict(pivot=about_x(-twists[-1]))
    parts = dict(world=bgm.World(points=dict(main=(0.0, 0.0, 0.0), pivot=(-lengths[-1], 0.0, 0.0)), frames=frames))
    parts |= {f"link{k}": link(lengths[k], twists[k]) for k in range(last)} | {
        f"j{k}": bgm.Revolute(Z) for k in range(last + 1)
    }
    links = ["world.main -> j0 -> link0.near", f"world.pivot -> j{last} -> link{last - 1}.far"]
    links += [f"link{k - 1}.far -> j{k} -> link{k}.near" for k in range(1, last)]
    start = {"j0.angle": float(angles[0]), "j0.rate": 1.0} | {
        f"j{k}.angle": bg.Guess(float(angles[k])) for k in range(1, last)
    }
    return shuffled(bgm.Assembly, parts, links, start, order)


def shuffled(kind, parts, links, start, order=None):
    names, links = list(parts), list(links)
    if order is not None:
        random = np.random.default_rng(order)
        random.shuffle(names)
        random.shuffle(links)
    return kind({name: parts[name] for name in names}, links, initial=start)


def bricard():
    """Six equal links with twists of ± 90°: with every second angle a, the others are arccos(− cos a / (1 + cos a))."""
    other = np.arccos(-np.cos(1.9) / (1.0 + np.cos(1.9)))
    return np.full(6, 0.5), np.radians([90.0, -90.0] * 3), np.array([1.9, other] * 3)


def trihedral():
    """Bricard's trihedral linkage: a₁² + a₃² + a₅² = a₂² + a₄² + a₆²."""
    lengths = np.array([0.3, 0.4, 0.5, 0.6, 0.7, np.sqrt(0.3**2 + 0.5**2 + 0.7**2 - 0.4**2 - 0.6**2)])
    twists = np.radians([90.0, -90.0] * 3)
    return lengths, twists, closed(1.9, [0.7, 1.6, 1.0, 2.4, 1.1], lengths, twists)


def goldberg():
    """Two of Bennett's linkages with a common link taken out: five hinges."""
    a, b, c = np.radians([40.0, 60.0, 75.0])

    def size(twist):
        return 0.3 * np.sin(twist) / np.sin(a)

    lengths, twists = np.array([0.3, size(b) + size(c), 0.3, size(c), size(b)]), np.array([a, b + c, a, c, b])
    return lengths, twists, closed(0.8, [2.95, -4.54, -3.94, -1.55], lengths, twists)


@cache
def compiled(make, order=None, method=bg.Multipliers):
    return bg.compile(linkage(*make(), order), method=method())


SLOW = pytest.mark.slow
SLOWER = ((bricard, 1, 1), (bricard, 1, None), (trihedral, 1, None), (trihedral, 1, 1), (goldberg, 2, 1))
LINKAGES = [pytest.param(*case, marks=SLOW) for case in SLOWER]


@pytest.mark.parametrize("make, extra, order", [*LINKAGES, (goldberg, 2, None)])
def test_overconstrained_linkages_have_no_change_points(make, extra, order):
    """Their rank is the same everywhere, however they are listed, and no more rows are kept than are independent."""
    system = compiled(make, order)
    found = system.plan.equations.redundancy
    assert not found.varying and not found.regularised and len(found.dropped) == len(found.rows) - found.rank == extra
    assert "mobility 1" in str(system) and "change points" not in str(system)
    assert not compiled(make, order, bg.MinimalCoordinates).plan.equations.redundancy.varying


@SLOW
def test_bricard_moves_as_its_closed_form_does():
    """Over a second, by the relation between the angles that follow each other;
    a run that mixed branches would leave it."""
    sol = bg.simulate(bg.compile(linkage(*bricard(), 2)), 0.0, 1.0, saveat=np.linspace(0.0, 1.0, 21), rtol=1e-8)
    one, two = np.cos(sol["j0.angle"]), np.cos(sol["j1.angle"])
    np.testing.assert_allclose(one + two + one * two, 0.0, atol=1e-7)
    np.testing.assert_allclose(sol["j2.angle"], sol["j0.angle"], atol=1e-7)


def parallelogram(order=None, far=1.0):
    def bar():
        return bgp.Body(1.0, 0.1, points=dict(low=(0.0, -0.5), high=(0.0, 0.5)))

    parts = dict(
        world=bgp.World(points=dict(B=(1.0, 0.0))), left=bar(), right=bar(), **{name: bgp.Revolute() for name in "abcd"}
    )
    parts["coupler"] = bgp.Body(1.0, 0.1, points=dict(near=(-0.5, 0.0), far=(far - 0.5, 0.0)))
    links = [
        "world -> a -> left.low",
        "left.high -> b -> coupler.near",
        "coupler.far -> c -> right.high",
        "world.B -> d -> right.low",
    ]
    return shuffled(
        bgp.Assembly,
        parts,
        links,
        {"a.angle": bg.Guess(0.3), "b.angle": bg.Guess(-0.3), "c.angle": bg.Guess(0.3)},
        order,
    )


@pytest.mark.parametrize("order", [None, 1, 2])
def test_a_parallelogram_has_change_points(order):
    """It lies flat twice a turn, and may go on as an antiparallelogram there;
    with another coupler it never lies flat."""
    for method in (bg.Multipliers(), bg.MinimalCoordinates()):
        assert bg.compile(parallelogram(order), method=method).plan.equations.redundancy.varying
        assert not bg.compile(parallelogram(order, far=1.3), method=method).plan.equations.redundancy.varying


@pytest.mark.parametrize("seed", range(6))
def test_open_chains_have_no_change_points(seed):
    """Driven ones neither, whatever the sizes of their links."""
    random, parts, links, before = np.random.default_rng(seed), dict(world=bgm.World()), [], "world"
    for k in range(4):
        size = float(10.0 ** random.uniform(-2.0, 1.0))
        joint = [
            bgm.Universal((1.0, 0.0, 0.0), (0.0, 1.0, 0.0)),
            bgm.Prismatic(Z, drive=bgm.Rate(0.3)),
            bgm.Spherical(),
            bgm.Revolute(Z),
        ][random.integers(4)]
        parts |= {
            f"j{k}": joint,
            f"b{k}": bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(A=(0.0, 0.0, size), B=(size, 0.0, 0.0))),
        }
        links, before = [*links, f"{before} -> j{k} -> b{k}.A"], f"b{k}.B"
    found = bg.compile(bgm.Assembly(parts, links)).plan.equations.redundancy
    assert not found.varying and found.rank == len(found.rows)


# -- rows of velocities ------------------------------------------------------------------------------------------------
@bg.symbolic
def straight(q):
    return np.array([[-bg.sin(q[0]), bg.cos(q[0]), 0.0, 0.0]], dtype=object)


@bg.symbolic
def leaning(q):
    return np.array([[-bg.sin(q[0]) * bg.cos(q[1]), bg.cos(q[0]) * bg.cos(q[1]), 0.0, 0.3]], dtype=object)


@bg.symbolic
def tilt(q):
    return np.array([q[1]], dtype=object)


def sledge(edges):
    """(vx, vy, yaw rate, tilt rate) with a tilt that is held, on knife edges."""
    nodes = dict(u=bg.One(), m=bg.I((1.0, 1.0, 0.5, 0.2)), push=bg.Se((1.0, 0.3, 0.1, 0.0)), turn=bg.One(),
                 q=bg.Angle(), pick=bg.TF([[0.0, 1.0]]),
                 angles=bg.TF([[0.0, 0.0, 1.0, 0.0], [0.0, 0.0, 0.0, 1.0]]), hold=bg.Constraint(1, gap=True),
                 g=bg.Function(tilt, ("q",)))  # fmt: skip
    bonds = ["push -> u -> m", "u -> angles -> turn -> pick -> hold", "turn ~> q", "q ~> g ~> hold.gap"]
    for name, row in edges.items():
        nodes |= {f"e_{name}": bg.MTF(row, shape=(1, 4)), name: bg.Constraint(1)}
        bonds += [f"u -> e_{name} -> {name}", f"q ~> e_{name}.modulus"]
    return bg.compile(bg.Graph(nodes, bonds))


def test_velocity_rows_that_repeat_others_on_the_constraints_are_dropped():
    """Two knife edges agree where the body does not tilt: one is dropped and named, they share the force,
    and the motion is that on one."""
    one, two = sledge({"k1": straight}), sledge({"k1": straight, "k2": leaning})
    assert two.redundant == ("k2.effort",) and not one.redundant
    times = np.linspace(0.0, 5.0, 11)
    single, double = (bg.simulate(system, 0.0, 5.0, saveat=times, rtol=1e-9) for system in (one, two))
    np.testing.assert_allclose(double["m.flow"], single["m.flow"], atol=1e-9)
    np.testing.assert_allclose(double["k1.effort"] + double["k2.effort"], single["k1.effort"], atol=1e-8)


# -- loops on floating bases -------------------------------------------------------------------------------------------
def floating(order, spring, hinged):
    """A planar four-bar linkage whose frame floats, or turns about a hinge."""

    def bar(size, **more):
        return bgp.Body(1.0, 0.1, points=dict(A=(0.0, 0.0), B=(size, 0.0), **more))

    parts = dict(
        world=bgp.World(points=dict(S=(1.0, 1.0))),
        base=bar(1.0),
        crank=bar(0.3),
        coupler=bar(0.9, T=(0.4, 0.3)),
        rocker=bar(0.6),
    )
    parts |= {"f": bgp.Revolute() if hinged else bgp.Free(), **{name: bgp.Revolute() for name in "pqrs"}}
    links = [
        "world -> f -> base.A",
        "base.A -> p -> crank.A",
        "crank.B -> q -> coupler.A",
        "coupler.B -> r -> rocker.B",
        "base.B -> s -> rocker.A",
    ]
    if spring:
        parts["k"], links = bgp.SpringDamper(4.0, 1.0, 0.5), [*links, "world.S -> k -> coupler.T"]
    start = {
        "p.angle": bg.Guess(0.8),
        "p.rate": 2.0,
        "f.rate": 0.5,
        "q.angle": bg.Guess(-0.5),
        "r.angle": bg.Guess(0.9),
    }
    return shuffled(bgp.Assembly, parts, links, start, order)


FLOATING = [(spring, hinged) for spring in (True, False) for hinged in (True, False)]
LISTED_ANEW = [(*FLOATING[0], 3), *[pytest.param(*case, 3, marks=SLOW) for case in FLOATING[1:]]]


@pytest.mark.parametrize(("spring", "hinged", "order"), [*[(*case, None) for case in FLOATING], *LISTED_ANEW])
def test_loops_on_floating_bases_compile_under_every_method(spring, hinged, order):
    for method in (bg.MinimalCoordinates(), bg.DerivativeCausality(), bg.Compliant(1e6, 1e3)):
        assert bg.compile(floating(order, spring, hinged), method=method).states


@SLOW
@pytest.mark.parametrize("spring", [True, False])
@pytest.mark.parametrize("hinged", [True, False])
def test_loops_on_floating_bases_run_under_every_method(spring, hinged):
    """All methods give the accelerations of the multipliers, however the parts are listed."""
    names = ["base.velocity", "crank.velocity", "coupler.velocity", "rocker.angular_velocity"]
    found = []
    for number, method in enumerate(
        (bg.Multipliers(), bg.MinimalCoordinates(), bg.DerivativeCausality(), bg.Multipliers())
    ):
        system = bg.compile(floating(number, spring, hinged), method=method)
        sol = bg.simulate(system, 0.0, 0.3, rtol=1e-9)
        found.append(np.concatenate([np.ravel(sol[name][-1]) for name in names]))
    np.testing.assert_allclose(found[1:], [found[0]] * 3, atol=1e-6)


@pytest.mark.parametrize("method", [bg.MinimalCoordinates, pytest.param(bg.DerivativeCausality, marks=SLOW)])
def test_overconstrained_linkages_have_the_same_report_and_reactions_under_every_method(method):
    """No three rows of the hinge that closes Goldberg's linkage suffice everywhere; the reactions, which are not
    unique, are shared by all hinges alike. (That multipliers share as equally compliant hinges do is tested against
    stiff springs in test_redundancy.)"""
    names = [f"j{k}.{word}" for k in range(5) for word in ("reaction_force", "reaction_torque")]

    def lines(system):
        return [
            line
            for line in str(system).splitlines()
            if line.split()[0] in ("mechanism", "redundant", "isostatic", "rank")
        ]

    systems = [compiled(goldberg), compiled(goldberg, None, method)]
    assert lines(systems[0]) == lines(systems[1])
    found = [
        np.concatenate(list(map(np.asarray, system.outputs(0.0, bg.initialise(system), names).values())))
        for system in systems
    ]
    np.testing.assert_allclose(found[1], found[0], atol=1e-7 * np.max(np.abs(found[0])))


def test_drives_that_contradict_each_other_are_named_under_every_method():
    parts = dict(
        world=bgp.World(),
        a=bgp.Body(1.0, 1.0),
        j=bgp.Revolute(drive=bgm.Rate(1.0)),
        k=bgp.Revolute(drive=bgm.Rate(2.0)),
    )
    for method in (bg.Multipliers(), bg.MinimalCoordinates(), bg.DerivativeCausality()):
        with pytest.raises(
            bg.StructureError, match="j, k: prescribes a motion that the joints, or another drive, already decide"
        ):
            bg.compile(bgp.Assembly(parts, ["world -> j -> a", "world -> k -> a"]), method=method)


def test_supports_that_joints_cannot_follow_are_named_under_every_method():
    """A bar between two hinges of the world, one of which moves away."""
    away = bgp.Support(lambda t: np.array([0.1, 0.0]) * t)
    parts = dict(
        world=bgp.World(points=dict(B=(1.0, 0.0))),
        base=away,
        a=bgp.Body(1.0, 1.0, points=dict(A=(0.0, 0.0), B=(1.0, 0.0))),
    )
    parts |= dict(j=bgp.Revolute(), k=bgp.Revolute())
    for method in (bg.Multipliers(), bg.MinimalCoordinates(), bg.DerivativeCausality()):
        with pytest.raises(
            bg.StructureError, match="base: moves by a function of time in a way that the joints j, k do not admit"
        ):
            bg.compile(bgp.Assembly(parts, ["world -> base -> j -> a.A", "world.B -> k -> a.B"]), method=method)
