"""Initial conditions under every method; velocities without inertia, and loops whose motion is prescribed."""

import jax
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm
import bgjax.mechanics.planar as bgp
from bgjax.models import REGISTRY, planar_four_bar
from bgjax.system.evaluate_numbers import evaluate_numbers

from .poses import derivatives


Z = np.eye(3)[2]
GUESSES = {"main.angle": 0.4, "main.rate": 2.0, "pivot.angle": bg.Guess(1.0)}


def test_every_method_starts_where_multipliers_do():
    """Guesses choose the branch and move; the same whatever the states are, traced or not."""
    model = planar_four_bar.MODEL.build()
    known = None
    for method in (bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates(), bg.MinimalCoordinates("pivot")):
        system = bg.compile(model, method=method)
        start = bg.initialise(system, GUESSES)
        found = evaluate_numbers(
            system, ("big.angle", "pivot.angle", "pivot.rate"), np.zeros(1), np.asarray(start)[None]
        )[0]
        known = found if known is None else known
        np.testing.assert_allclose(found, known, atol=1e-9)
        if isinstance(method, bg.DerivativeCausality):
            continue
        traced = jax.jit(lambda angle, system=system: bg.initialise(system, {**GUESSES, "main.angle": angle}))(0.4)
        np.testing.assert_allclose(traced, start, atol=1e-9)


@pytest.mark.parametrize("method", [bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates()])
def test_velocities_that_are_not_given_change_as_little_as_possible(method):
    """A double pendulum of which one joint turns: the momentum of the other joint is zero, by hand. So it is under
    every method, traced too."""
    point = dict(T=(-0.5, 0.0), B=(0.5, 0.0))
    parts = dict(world=bgp.World(gravity=None), a=bgp.Body(1.0, 0.1, points=point), b=bgp.Body(1.0, 0.1, points=point))
    model = bgp.Assembly({**parts, "j": bgp.Revolute(), "k": bgp.Revolute()}, ["world -> j -> a.T", "a.B -> k -> b.T"])
    system = bg.compile(model, method=method)
    given = {"j.angle": 0.3, "k.angle": 0.7, "j.rate": 2.0}
    coupled, own = 0.1 + 0.5**2 + 0.5 * np.cos(0.7), 0.1 + 0.5**2
    start = bg.initialise(system, given)
    np.testing.assert_allclose(system.outputs(0.0, start, "k.rate")["k.rate"], -2.0 * coupled / own, rtol=1e-9)
    traced = jax.jit(lambda rate: bg.initialise(system, {**given, "j.rate": rate}))(2.0)
    np.testing.assert_allclose(traced, start, atol=1e-9)


def test_masses_rest_beside_a_node_without_inertia():
    """Only the node moves, as its springs and dampers demand: the sum of its forces vanishes, by hand. So it does under
    every method, and traced."""
    parts = dict(world=bgp.World(gravity=None), node=bgp.PointMass(0.0), mass=bgp.PointMass(1.0))
    parts |= {name: bgp.SpringDamper(10.0, 0.5, 1.0) for name in ("s1", "s2")}
    start = {"mass.position": (2.0, 0.5), "node.position": bg.Guess((1.2, 1.0))}
    model = bgp.Assembly(parts, ["world -> s1 -> node", "node -> s2 -> mass"], initial=start)
    here, there = np.array([1.2, 1.0]), np.array([1.2, 1.0]) - np.array([2.0, 0.5])
    lengths = [np.linalg.norm(along) for along in (here, there)]
    rows = np.array([here / lengths[0], there / lengths[1]])
    # the two lines are not parallel: both forces vanish, k (l - 1) + d dl/dt = 0
    velocity = np.linalg.solve(rows, -10.0 * (np.array(lengths) - 1.0) / 0.5)
    names = ("mass.velocity", "node.velocity")
    for method in (bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates()):
        system = bg.compile(model, method=method)
        found = system.outputs(0.0, bg.initialise(system), names)
        np.testing.assert_allclose(np.concatenate([*found.values()]), [0.0, 0.0, *velocity], atol=1e-9)
    system, place = bg.compile(model), (2.0, 0.5)
    traced = jax.jit(lambda place: bg.initialise(system, {"mass.position": place}))(np.array(place))
    np.testing.assert_allclose(traced, bg.initialise(system), atol=1e-9)


def test_currents_start_as_they_are_given():
    """Artificial velocities without inertia give way first; inertias on generalised junctions may be
    given by their own names."""
    nodes = dict(
        V=bg.Se(10.0), a=bg.One(), R1=bg.R(1.0), n=bg.Zero(), R2=bg.R(2.0), b=bg.One(), L=bg.I(0.5), R3=bg.R(3.0)
    )
    graph = bg.Graph(nodes, ["V -> a -> R1", "a -> n -> R2", "n -> b -> L", "b -> R3"])
    for given in ({}, {"L.flow": 2.0}):
        other, system = bg.compile(graph), bg.compile(graph, method=bg.MinimalCoordinates(["a", "b"]))
        runs = [bg.simulate(s, 0.0, 0.5, given, rtol=1e-9)["L.flow"] for s in (other, system)]
        np.testing.assert_allclose(runs[1], runs[0], atol=1e-7)


def test_charge_of_a_capacitor_is_one_pole():
    """A generalised velocity without inertia follows from the charge."""
    graph = bg.Graph(dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(2.0), C=bg.C(0.05)), ["V -> j -> R", "j -> C"])
    system = bg.compile(graph, method=bg.MinimalCoordinates())
    np.testing.assert_allclose(bg.linearise(system).poles, [-10.0], rtol=1e-9)
    with pytest.raises(bg.StructureError, match="no inertia follows"):
        bg.virtual_inertia(system, 0.0, bg.initialise(system))


def test_massless_body_geared_to_a_heavy_one():
    """By hand: only the second turns with inertia, J + m a² = 0.03 + 0.7 · 0.04,
    its weight on a lever of 0.2 cos 0.5."""
    parts = dict(world=bgm.World((0.0, -9.81, 0.0), points=dict(Q=(0.5, 0.0, 0.0))), a=bgm.Body(1.0, (0.1, 0.1, 0.0)))
    parts |= dict(
        c=bgm.Body(0.7, (0.02, 0.02, 0.03), points=dict(P=(0.2, 0.0, 0.0))),
        ja=bgm.Revolute(Z),
        jc=bgm.Revolute(Z),
        g=bgm.Gear(-2.0),
    )
    model = bgm.Assembly(
        parts, ["world -> ja -> a", "world.Q -> jc -> c.P", "ja -> g -> jc"], initial={"jc.angle": 0.5}
    )
    for method in (bg.Multipliers(), bg.DerivativeCausality(), bg.MinimalCoordinates()):
        system = bg.compile(model, method=method)
        found = derivatives(system, np.asarray(bg.initialise(system)), ("jc.rate",))
        np.testing.assert_allclose(found, [0.7 * 9.81 * 0.2 * np.cos(0.5) / (0.03 + 0.7 * 0.04)], rtol=1e-8)


def test_driven_loops_have_matrices_without_columns():
    system = bg.compile(REGISTRY["driven_crank"].build(), method=bg.MinimalCoordinates())
    state = bg.initialise(system)
    assert bg.virtual_inertia(system, 0.0, state).values.shape == (0, 0)
    with pytest.raises(bg.ParameterError, match="main.angle: moves as prescribed"):
        bg.compile(REGISTRY["driven_crank"].build(), method=bg.MinimalCoordinates("main"))
