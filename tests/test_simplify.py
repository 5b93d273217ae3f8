"""Simplified graphs of scalar bonds have fewer nodes and the same numbers, under every method."""

import numpy as np
import pytest
from bgjax.models.registry import REGISTRY

import bgjax as bg
from bgjax.graph.flatten import flatten

from .test_scalar import METHODS, equal


def nodes(graph):
    return {node.name: node.kind for node in flatten(graph).structure.nodes}


def same_numbers(graph, method=None, seed=0):
    """Rates and all remaining results of a graph and of its simplified form, at random states."""
    ours, theirs = bg.compile(bg.simplify(graph), method=method), bg.compile(graph, method=method)
    assert ours.states == theirs.states
    state = np.asarray(bg.initialise(theirs)) + 0.1 * np.random.default_rng(seed).normal(size=theirs.plan.size)
    equal(ours(0.2, state), theirs(0.2, state))
    names = [name for name in ours.results if name in set(theirs.results)]
    found, wanted = ours.outputs(0.2, state, names), theirs.outputs(0.2, state, names)
    for name in names:
        equal(found[name], wanted[name], 1e-11)


MODELS = [("rlc", "multipliers"), *[(name, method) for name in ("pendulum", "driven_crank") for method in METHODS]]
SLOW = [("slider_crank", method) for method in METHODS] + [("spatial_four_bar", method) for method in METHODS]


@pytest.mark.parametrize("name, method", MODELS + [pytest.param(*case, marks=pytest.mark.slow) for case in SLOW])
def test_simplified_graphs_of_models_give_the_same_numbers(name, method):
    same_numbers(bg.to_scalar(REGISTRY[name].build()), METHODS[method])


@pytest.mark.parametrize("name", ["pendulum", "driven_crank", "three_domains"])
def test_simplification_is_idempotent_and_removes_nodes(name):
    scalar = bg.to_scalar(REGISTRY[name].build())
    once = bg.simplify(scalar)
    twice = bg.simplify(once)
    assert nodes(once) == nodes(twice)
    assert sorted(map(str, flatten(once).structure.bonds)) == sorted(map(str, flatten(twice).structure.bonds))
    assert len(nodes(once)) <= len(nodes(scalar))
    assert name == "three_domains" or len(nodes(once)) < 0.9 * len(nodes(scalar))


def test_junctions_of_one_kind_become_one():
    graph = bg.Graph(
        dict(F=bg.Se(1.0), v=bg.One(), w=bg.One(), m=bg.I(2.0), k=bg.C(0.5), x=bg.Position()),
        ["F -> v -> w -> m", "w -> k", "w ~> x"],
        exports=dict(speed="w.flow"),
    )
    assert list(nodes(bg.simplify(graph)).values()).count("1") == 1
    same_numbers(graph)
    assert "speed" in bg.compile(bg.simplify(graph)).results


def test_bonds_whose_results_have_a_short_name_remain():
    """The force of a contact is the effort at a port of a net, which is that of its bonds."""
    graph = bg.Graph(
        dict(
            F=bg.Se(np.ones(2)),
            v=bg.One(),
            m=bg.I(np.ones(2)),
            T=bg.TF(np.zeros(1), law=first),
            w=bg.One(),
            d=bg.R(0.5),
        ),
        ["F -> v -> m", "v -> T -> w -> d"],
        exports=dict(force="T.b.effort", sliding="T.b.flow"),
    )
    scalar = bg.to_scalar(graph)
    same_numbers(scalar)
    assert {"force", "sliding"} <= set(bg.compile(bg.simplify(scalar)).results)


@bg.modulus_law(1, 2)
def first(unused):
    """The first component of a vector."""
    return np.array([[1.0, 0.0]], dtype=object)


def test_contacts_compile_after_simplification():
    model = REGISTRY["ball_in_ring"].build()
    assert "room.contact_force" in bg.compile(bg.simplify(bg.to_scalar(model))).results


def test_junctions_that_only_pass_on_power_are_removed():
    graph = bg.Graph(
        dict(F=bg.Se(1.0), v=bg.One(), z=bg.Zero(), m=bg.I(2.0), d=bg.R(0.5)), ["F -> v -> m", "v -> z -> d"]
    )
    assert "z" not in nodes(bg.simplify(graph))
    same_numbers(graph)


@pytest.mark.parametrize("row", [(1.0, 0.0), (-1.0, 0.0), (0.0, -1.0)])
@pytest.mark.parametrize("behind", ["d", "z -> d"])
@pytest.mark.parametrize("against", [False, True])
def test_transformers_of_modulus_one_are_removed_with_their_signs(row, behind, against):
    """A fixed direction of a vector: what is behind it gets the component, or its negative."""

    @bg.modulus_law(1, 2)
    def direction(unused):
        return np.array([row], dtype=object)

    parts = dict(
        F=bg.Se(np.array([1.0, 2.0])), v=bg.One(), m=bg.I(np.array([2.0, 3.0])), T=bg.TF(np.zeros(1), law=direction)
    )
    parts |= dict(z=bg.Zero(), d=bg.R(0.5), k=bg.C(0.3)) if "z" in behind else dict(d=bg.R(0.5))
    bonds = ["F -> v -> m", f"v -> T -> {behind}"] + (["z -> k"] if "z" in behind else [])
    if against:
        bonds = (
            ["F -> v -> m", "T.a -> v", "z -> T.b", "z -> d", "k -> z"]
            if "z" in behind
            else ["F -> v -> m", "T.a -> v", "d -> T.b"]
        )
    scalar = bg.to_scalar(bg.Graph(parts, bonds))
    assert not any(kind == "TF" for kind in nodes(bg.simplify(scalar)).values())
    same_numbers(scalar)


def test_transformers_of_one_modulus_are_shared():
    parts = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), s=bg.Signal(lambda t: 1.0 + 0.5 * t))
    parts |= dict(A=bg.MTF(), B=bg.MTF(), y=bg.Zero(), z=bg.Zero(), c=bg.C(0.5), d=bg.R(0.3), e=bg.C(0.7), f=bg.R(0.1))
    bonds = [
        "F -> v -> m",
        "v -> A -> y -> c",
        "y -> d",
        "v -> B -> z -> e",
        "z -> f",
        "s ~> A.modulus",
        "s ~> B.modulus",
    ]
    graph = bg.Graph(parts, bonds)
    assert list(nodes(bg.simplify(graph)).values()).count("MTF") == 1
    same_numbers(graph)
