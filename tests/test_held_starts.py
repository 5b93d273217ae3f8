"""Initial conditions of which every state is held, their orientations under gradients, and momenta of fields."""

import jax
import numpy as np
import pytest

import bgjax as bg
import bgjax.mechanics as bgm


@bg.symbolic
def along(position):
    return np.array([[position[0] / 2.0, position[1] / 2.0]], dtype=object)


@bg.symbolic
def first(x):
    return np.array([x[0]], dtype=object)


def harmonic(z):
    return 0.5 * z[0] ** 2 + 0.5 * z[1] ** 2


def test_gradients_from_a_start_that_names_every_state():
    nodes = dict(
        weight=bg.Se((0.0, -9.81)),
        v=bg.One(),
        mass=bg.I((1.0, 1.0)),
        x=bg.Position(),
        rod=bg.MTF(along),
        bar=bg.Constraint(1),
    )
    system = bg.compile(bg.Graph(nodes, ["weight -> v -> mass", "v -> rod -> bar", "v ~> x", "x ~> rod.modulus"]))

    def end(solution):
        return solution["x.position"][-1, 0]

    given = {"x.position": (-2.0, 0.0), "mass.flow": (0.0, 0.0)}
    found = bg.gradient(end, system, ["mass.inertia"], 0.0, 0.5, given)["mass.inertia"]

    def run(inertia):
        return float(end(bg.simulate(bg.set(system, {"mass.inertia": inertia}), 0.0, 0.5, given, rtol=1e-10)))

    differences = [(run(np.ones(2) + step) - run(np.ones(2) - step)) / 2e-4 for step in 1e-4 * np.eye(2)]
    assert np.allclose(found, differences, rtol=1e-4, atol=1e-5)


@pytest.mark.slow
@pytest.mark.parametrize("value", [(0.8, 0.6, 0.0, 0.0), bg.Guess((0.8, 0.6, 0.0, 0.0))], ids=["held", "guess"])
def test_gradients_with_an_orientation_in_the_model(value):
    parts = dict(
        world=bgm.World(), ball=bgm.Spherical(), bob=bgm.Body(1.0, (0.1, 0.1, 0.1), points=dict(top=(0.0, 0.3, 1.0)))
    )
    system = bg.compile(bgm.Assembly(parts, ["world -> ball -> bob.top"], initial={"bob.orientation": value}))

    def last(solution):
        return solution["bob.position"][-1, 1]

    by_run = jax.grad(lambda x: last(bg.simulate(bg.set(system, {"bob.points.top": x}), 0.0, 0.1)))(
        np.array((0.0, 0.3, 1.0))
    )
    assert np.allclose(
        bg.gradient(last, system, ["bob.points.top"], 0.0, 0.1)["bob.points.top"], by_run, rtol=1e-6, atol=1e-9
    )


def test_momenta_of_a_field_are_moved_to_satisfy_constraints():
    nodes = dict(v=bg.One(), f=bg.Field({"i": "I", "c": "C"}, energy=harmonic), k=bg.Constraint(1, 2.0))
    system = bg.compile(bg.Graph(nodes, ["v -> f.i", "v -> f.c", "v -> k"]))
    for given in (None, {"f.i_momentum": bg.Guess(1.9)}):
        assert np.allclose(bg.initialise(system, given), [2.0, 0.0])
    with pytest.raises(bg.InitialError):
        bg.initialise(system, {"f.i_momentum": 1.9})


def test_a_gap_beside_a_field():
    nodes = dict(
        v=bg.One(),
        f=bg.Field({"i": "I", "c": "C"}, energy=harmonic),
        k=bg.Constraint(1, gap=True),
        g=bg.Function(first, ("x",)),
    )
    system = bg.compile(bg.Graph(nodes, ["v -> f.i", "v -> f.c", "v -> k", "f.c_displacement ~> g.x", "g ~> k.gap"]))
    assert not system.redundant and np.allclose(bg.initialise(system, {"f.c_displacement": bg.Guess(0.5)}), 0.0)
