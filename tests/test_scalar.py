"""Graphs of scalar bonds: the same numbers as the multibond graph, under every method and in every order of listing."""

import re

import jax
import numpy as np
import pytest
from bgjax.models.registry import REGISTRY

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.graph.flatten import flatten
from bgjax.graph.methods.compliance import constrained_ports
from experiments.random_graphs.build import build
from experiments.random_graphs.generate import Generator


METHODS = {
    "multipliers": bg.Multipliers(),
    "compliant": bg.Compliant(1e6, 100.0),
    "derivative": bg.DerivativeCausality(),
    "minimal": bg.MinimalCoordinates(),
}
FAST = {
    **dict.fromkeys(("rlc", "free_rigid_body", "three_domains"), ["multipliers"]),
    **dict.fromkeys(("pendulum", "pendulum_a01", "driven_crank", "slider_crank_hyperstatic"), list(METHODS)),
}


def parts(system, state):
    """{name of a state: its components}."""
    return {slot.name: state[slot.start : slot.start + slot.width] for slot in system.plan.equations.states}


def same_states(vector, scalar):
    names = {re.sub(r"\[(\d+)\]", "", slot.name) for slot in scalar.plan.equations.states}
    return vector.plan.size == scalar.plan.size and names == {slot.name for slot in vector.plan.equations.states}


def in_scalars(vector, scalar, state):
    """The state of the multibond graph in the order of the scalar graph: component k of m.flow is m[k].flow."""
    given, found = parts(vector, np.asarray(state)), np.zeros(scalar.plan.size)
    for slot in scalar.plan.equations.states:
        name, indices = re.sub(r"\[(\d+)\]", "", slot.name), re.findall(r"\[(\d+)\]", slot.name)
        value = given[name] if not indices or slot.name in given else given[name][int(indices[-1])]
        found[slot.start : slot.start + slot.width] = value
    return found


def equal(ours, theirs, tolerance=1e-12):
    ours, theirs = np.ravel(np.asarray(ours)), np.ravel(np.asarray(theirs))
    size = np.max(np.abs(theirs[np.isfinite(theirs)]), initial=0.0)  # a nonlinear block without a root gives NaN
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=tolerance * (1.0 + size))


def results_equal(ours, theirs, names, tolerance):
    """Results at a state each; rounding errors are those of the largest force."""
    found, wanted = (system.outputs(0.1, state, names) for system, state in (ours, theirs))
    size = 1.0 + max((np.max(np.abs(value), initial=0.0) for value in wanted.values()), default=0.0)
    for name in names:
        np.testing.assert_allclose(found[name], wanted[name], rtol=0, atol=tolerance * size, err_msg=name)


def compared(model, method, seed=0):
    """Compile both graphs and compare rates and results at the initial condition and at random states beside it."""
    vector, scalar = bg.compile(model, method=method), bg.compile(bg.to_scalar(model), method=method)
    names = tuple(name for name in vector.plan.exports if not name.endswith("gap_rate"))
    start, ours = np.asarray(bg.initialise(vector)), bg.initialise(scalar)
    if not same_states(vector, scalar):  # another joint closes a kinematic loop
        results_equal((scalar, ours), (vector, start), names, 1e-6)
        return vector, scalar
    equal(in_scalars(vector, scalar, start), ours, 1e-9)
    # overconstrained: beside the constraints the dropped rows contradict the others, and reactions are ill-conditioned
    redundant = bool(vector.redundant) or vector.plan.equations.redundancy.regularised
    beside = start + 0.1 * np.random.default_rng(seed).normal(size=start.shape)
    for state in [start] if redundant else [start, beside]:
        ours = in_scalars(vector, scalar, state)
        equal(scalar(0.1, ours), in_scalars(vector, scalar, vector(0.1, state)), 1e-9 if redundant else 1e-12)
        results_equal((scalar, ours), (vector, state), names, 1e-5 if redundant else 1e-12)
    return vector, scalar


def no_vectors(graph):
    structure = flatten(graph).structure
    assert all(bond.width == 1 for bond in structure.bonds)
    ports = [port for node in structure.nodes for port in (*node.ports, *node.inputs)]
    assert all(port.width in (1, None) or isinstance(port.width, str) for port in ports)


@pytest.mark.parametrize("name, method", [(name, method) for name, methods in FAST.items() for method in methods])
def test_scalar_graphs_of_models_give_the_numbers_of_the_multibond_graph(name, method):
    model = REGISTRY[name].build()
    no_vectors(bg.to_scalar(model))
    compared(model, METHODS[method])


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in REGISTRY if name not in FAST])
def test_every_model_expands(name):
    model = REGISTRY[name].build()
    no_vectors(bg.to_scalar(model))
    constrained = any(True for _ in constrained_ports(model.graph()))
    for method in METHODS.values() if constrained else [bg.Multipliers()]:
        compared(model, method)


@pytest.mark.parametrize("seed", [*range(40000, 40012), 40050])
def test_random_graphs_have_the_rates_of_the_multibond_graph(seed):
    """Vector bonds, matrix moduli, fields, modulated two-ports, nonlinear and user laws, constraints, nested parts."""
    graph = build(Generator(seed, 30).graph())
    no_vectors(bg.to_scalar(graph))
    try:
        vector = bg.compile(graph)
    except bg.BondGraphError:
        with pytest.raises(bg.BondGraphError):
            bg.compile(bg.to_scalar(graph))
        return
    scalar = bg.compile(bg.to_scalar(graph))
    state = np.random.default_rng(seed).normal(size=vector.plan.size)
    if not same_states(vector, scalar):
        return  # of dependent storages each graph may choose others as states
    ours = in_scalars(vector, scalar, state)
    equal(scalar(0.3, ours), in_scalars(vector, scalar, vector(0.3, state)), 1e-8)


def test_a_matrix_transformer_is_a_net_between_junctions():
    graph = bg.Graph(
        dict(
            F=bg.Se(np.array([1.0, 2.0])),
            v=bg.One(),
            m=bg.I(np.array([1.0, 2.0])),
            T=bg.TF(np.ones((3, 2))),
            k=bg.C(0.5),
        ),
        ["F -> v -> m", "v -> T -> k"],
    )
    scalar = bg.to_scalar(graph)
    kinds = {node.name: node.kind for node in flatten(scalar).structure.nodes}
    assert {name: kind for name, kind in kinds.items() if name.startswith("T")} == {
        **{f"T_a[{k}]": "1" for k in range(2)},
        **{f"T_b[{k}]": "0" for k in range(3)},
        **{f"T[{i},{j}]": "TF" for i in range(3) for j in range(2)},
    }
    names = {bond.name for bond in flatten(scalar).structure.bonds}
    assert {"v[0]->m[0]", "v[1]->m[1]", "v[0]->T_a[0]", "T_b[2]->k[2]"} <= names


def test_entries_that_are_zero_for_all_parameters_are_left_out():
    """A lever keeps the six entries of its cross product also where its point lies on an axis; a direction keeps the
    entries of its unit vector."""
    body = bgm.Body(1.0, (1.0, 1.0, 1.0), points=dict(A=(0.5, 0.0, 0.0)))
    parts = dict(world=bgm.World(), pin=bgm.Revolute(axis=(0, 1, 0)), bar=body)
    scalar = bg.to_scalar(bgm.Assembly(parts, ["world -> pin -> bar.A"]))
    lever = [name for name in scalar.nodes["bar"].order if re.fullmatch(r"arm_A_pin\[\d,\d\]", name)]
    assert len(lever) == 6
    assert [name for name in scalar.nodes["pin"].order if name.startswith("about[")] == ["about[0,1]"]
    ring = [name for name in scalar.nodes["bar"].order if re.fullmatch(r"ejs\[\d,\d\]", name)]
    assert len(ring) == 3
    rotation = [name for name in scalar.nodes["bar"].order if re.fullmatch(r"turn\[\d,\d\]", name)]
    assert len(rotation) == 9


@pytest.mark.parametrize("against", [False, True])
def test_nets_follow_the_direction_in_which_their_bonds_are_drawn(against):
    nodes = dict(
        m=bg.I(np.array([1.0, 2.0])), T=bg.TF(np.array([[1.0, 2.0], [0.5, -1.0]])), k=bg.C(np.array([0.5, 0.2]))
    )
    nodes |= dict(v=bg.One(), s=bg.Se(np.array([1.0, -1.0])))
    bonds = ["s -> v", "v -> m", "T.a -> v", "k -> T.b"] if against else ["s -> v", "v -> m", "v -> T.a", "T.b -> k"]
    vector, scalar = compared(bg.Graph(nodes, bonds), bg.Multipliers())
    state = np.array([0.1, 0.2, 0.3, 0.4])
    for name in ("T.a.effort", "T.a.flow", "T.a.power", "T.b.effort", "T.b.flow", "m.momentum", "v.flow", "s.power"):
        ours = scalar.outputs(0.0, in_scalars(vector, scalar, state), name)[name]
        equal(ours, vector.outputs(0.0, state, name)[name])


@pytest.mark.parametrize("variable", ["effort", "flow"])
def test_signals_read_the_ports_of_nets(variable):
    nodes = dict(m=bg.I(np.array([1.0, 2.0])), T=bg.TF(np.array([[1.0, 2.0]])), k=bg.C(0.5), v=bg.One())
    nodes |= dict(f=bg.Function(lambda x: -0.3 * x, width=2), F=bg.MSe(width=2))
    graph = bg.Graph(nodes, ["v -> m", "T.a -> v", "k -> T.b", f"T.a.{variable} ~> f ~> F", "F -> v"])
    compared(graph, bg.Multipliers())


def test_components_that_nothing_connects_stay_one_graph():
    graph = bg.Graph(dict(v=bg.One(), m=bg.I(np.array([1.0, 2.0])), k=bg.C(np.array([0.1, 0.2]))), ["v -> m", "v -> k"])
    compared(graph, bg.Multipliers())


def test_expanding_twice_changes_nothing():
    model = REGISTRY["driven_crank"].build()
    once = bg.to_scalar(model)
    twice = bg.to_scalar(once)
    assert sorted(map(str, flatten(once).structure.bonds)) == sorted(map(str, flatten(twice).structure.bonds))
    one, other = bg.compile(once), bg.compile(twice)
    state = bg.initialise(one)
    np.testing.assert_array_equal(state, bg.initialise(other))
    np.testing.assert_array_equal(one(0.0, state), other(0.0, state))


@pytest.mark.parametrize("method", METHODS)
def test_runs_and_initial_conditions_by_the_names_of_the_mechanism(method):
    model = REGISTRY["driven_crank"].build()
    runs = []
    for graph in (model, bg.to_scalar(model)):
        system = bg.compile(graph, method=METHODS[method])
        runs.append(bg.simulate(system, 0.0, 0.05, saveat=np.linspace(0.0, 0.05, 6), rtol=1e-10, atol=1e-12))
    for name in ("piston.position", "crank.velocity", "main.reaction_force"):
        equal(runs[1][name], runs[0][name], 1e-6)


def test_velocities_of_bodies_are_initial_conditions():
    free = bgm.Assembly(dict(body=bgm.Body(2.0, (1.0, 2.0, 3.0))), [])
    given = {"body.velocity": (1.0, 2.0, 3.0), "body.angular_velocity": (0.1, 0.2, 0.3)}
    vector, scalar = bg.compile(free), bg.compile(bg.to_scalar(free))
    ours, theirs = bg.initialise(scalar, given), bg.initialise(vector, given)
    equal(ours, in_scalars(vector, scalar, theirs))


def test_a_scalar_graph_is_edited_like_any_other():
    """A spring between two scalar junctions of a pendulum equals the same spring beside the mechanism's graph."""
    model = REGISTRY["pendulum"].build()
    scalar = bg.to_scalar(model)
    body = next(name for name in scalar.order if "m[0]" in scalar.nodes[name].order)
    edited = scalar.add({"drag": bg.R(0.4)}, [f"{body}.v[0] -> drag"])
    vector = model.graph().add(
        {"drag": bg.R(0.4), "pick": bg.TF(np.array([[1.0, 0.0, 0.0]]))}, [f"{body}.v -> pick", "pick -> drag"]
    )
    one, other = bg.compile(edited), bg.compile(vector)
    state = np.asarray(bg.initialise(bg.compile(model))) + 0.05
    equal(one(0.0, in_scalars(other, one, state)), in_scalars(other, one, other(0.0, state)))


def test_derivatives_of_a_scalar_graph():
    """The derivative by the mass of a body, of which the expansion is a function, is that of the multibond graph."""

    def rates(mass, expand):
        bar = bgm.Body(mass, (1.0, 2.0, 3.0), points=dict(A=(0.5, 0.0, 0.1)))
        parts = dict(world=bgm.World(), pin=bgm.Revolute(axis=(0, 1, 0)), bar=bar)
        model = bgm.Assembly(parts, ["world -> pin -> bar.A"], initial={"pin.angle": 0.3})
        system = bg.compile(bg.to_scalar(model) if expand else model)
        return system(0.0, 0.1 * np.arange(system.plan.size)).sum()

    ours, theirs = (jax.grad(rates)(2.0, expand) for expand in (True, False))
    np.testing.assert_allclose(ours, theirs, rtol=1e-12)


def test_open_ports_have_one_for_each_component():
    """A part of two masses with dampers, m v̇ + d v = F by components: v = F/d (1 − exp(−t d/m))."""
    nodes = dict(v=bg.One(), m=bg.I((1.0, 2.0)), d=bg.R(1.0, width=2))
    part = bg.Graph(nodes, ["v -> m", "v -> d"], ports={"shaft": "v"})
    assert bg.to_scalar(bg.Graph(dict(arm=part), ports={"end": "arm.shaft"})).ports == (
        ("end[0]", "arm.v[0]"),
        ("end[1]", "arm.v[1]"),
    )
    nodes = dict(arm=bg.to_scalar(part), F=bg.Se(1.0), G=bg.Se(3.0))
    whole = bg.Graph(nodes, ["F -> arm.shaft[0]", "G -> arm.shaft[1]"])
    run = bg.simulate(bg.compile(whole), 0.0, 1.0, rtol=1e-9, atol=1e-12)
    found = [run[f"arm.m[{k}].flow"][-1] for k in range(2)]
    assert np.allclose(found, [1.0 - np.exp(-1.0), 3.0 * (1.0 - np.exp(-0.5))], rtol=1e-8)


def test_what_is_no_graph_is_refused():
    with pytest.raises(bg.StructureError, match="is not a graph"):
        bg.to_scalar(3.0)
