"""Causality procedures and causal paths on graphs of scalar bonds, beside those of the multibond graph."""

import re
from collections import Counter

import numpy as np
import pytest

import bgjax as bg
from bgjax.graph.flatten import flatten
from bgjax.models import double_pendulum, pendulum, planar_slider_crank, slider_crank

from .test_causal_paths import held_pendulum
from .test_procedures import valid


MODELS = {
    "pendulum": (pendulum.build, {"hinge.angle": -0.7, "hinge.rate": 1.3}),
    "double pendulum": (double_pendulum.build, {"hinge_1.angle": 0.4, "hinge_2.angle": -0.9, "hinge_2.rate": 2.0}),
    "planar": (planar_slider_crank.build, {"main.angle": 0.4, "main.rate": 2.0}),
    "spatial": (slider_crank.ISOSTATIC.build, {"main.angle": 0.6, "main.rate": 3.0}),
}
PROCEDURES = {"MSCAP": bg.MSCAP(), "LCAP": bg.LCAP(), "λLCAP": bg.LambdaLCAP()}
FAST = [("pendulum", "MSCAP"), ("pendulum", "named"), ("planar", "LCAP")]
ALL = [
    pytest.param(*pair, marks=[] if pair in FAST else pytest.mark.slow)
    for pair in [(model, procedure) for model in MODELS for procedure in (*PROCEDURES, "named")]
]


def plain(name: str) -> tuple[str, int | None]:
    """The result of the multibond graph that a state is: "bar.v_u[1].flow" is component 1 of "bar.v.flow"."""
    index = re.search(r"\[(\d+)\]", name)
    return re.sub(r"\[\d+\]", "", name).replace("_u.flow", ".flow"), index and int(index[1])


def forces(assigned: bg.CausalAssignment, reference: bg.System, start, names) -> dict[str, np.ndarray]:
    """Results of the augmented graph at a state of the model with multipliers alone."""
    assert valid(assigned.causality)
    system = bg.compile(assigned.graph)
    state = np.zeros(system.plan.size)
    for slot in system.plan.equations.states:
        name, index = plain(slot.name)
        value = np.ravel(reference.outputs(0.0, start, (name,))[name])
        state[slot.start : slot.start + slot.width] = value if index is None else value[index]
    return system.outputs(0.0, state, names)


def same(ours, theirs, tolerance):
    size = 1.0 + max(np.max(np.abs(value)) for value in theirs.values())
    for name, value in theirs.items():
        np.testing.assert_allclose(np.ravel(ours[name]), np.ravel(value), rtol=0, atol=tolerance * size, err_msg=name)


@pytest.mark.parametrize("model, procedure", ALL)
def test_procedures_on_scalar_graphs_of_mechanisms(model, procedure):
    """The same accelerations of all bodies, as efforts on their inertias, and the same reactions; "named" has the
    junctions that the multibond graph gets, by the names that they have there."""
    build, values = MODELS[model]
    vector = build()
    assigned = bg.causality(vector, PROCEDURES.get(procedure, bg.LambdaLCAP()))
    chosen = PROCEDURES.get(procedure, bg.LCAP(assigned.generalised))
    found = bg.causality(bg.to_scalar(vector), chosen)
    assert found.degrees_of_freedom == assigned.degrees_of_freedom and not found.multipliers
    if procedure == "named":
        assert {plain(name)[0] for name in found.generalised} == set(assigned.generalised)
    reference = bg.compile(vector)
    start = bg.initialise(reference, values)
    inertias = [node.name for node in reference.causality.structure.nodes if node.kind == "I"]
    names = [f"{name}.effort" for name in inertias] + [
        n for n in reference.plan.exports if n.endswith("reaction_force")
    ]
    theirs = forces(assigned, reference, start, tuple(names))
    same(forces(found, reference, start, tuple(names)), theirs, 1e-10)
    same(theirs, reference.outputs(0.0, start, tuple(names)), 1e-10)


def held(assembly, *joints: str) -> bg.Graph:
    """The graph of a mechanism with flow sources in place of the constraints of its joints."""
    graph = assembly.graph()
    for joint in joints:
        graph = graph.remove(f"{joint}.hold").add(
            {"still": bg.Sf((0.0, 0.0, 0.0))}, ["together -> still"], inside=joint
        )
        graph = graph.remove(f"{joint}.lock").add({"fixed": bg.Sf((0.0, 0.0))}, ["blocked -> fixed"], inside=joint)
    return graph


@pytest.mark.parametrize(
    "chosen",
    [pytest.param((), marks=pytest.mark.slow), ("hinge_1.rate", "hinge_2.rate")],
    ids=["automatic", "by names"],
)
def test_nets_are_drawn_from_the_joint_to_the_body(chosen):
    """Lagrange's equations of the double pendulum in its two joint rates: a procedure on multibonds cannot split the
    three relative rates (C1); among scalar bonds the nets of the rotations are turned, and nothing is constrained."""
    graph = bg.to_scalar(held(double_pendulum.build(), "hinge_1", "hinge_2"))
    found = bg.causality(graph, bg.LCAP(chosen))
    assert found.generalised == ("hinge_1.turning", "hinge_2.turning") and found.degrees_of_freedom == 2
    assert found.steps[-1].endswith("the same strokes") and valid(found.causality)
    reference = bg.compile(double_pendulum.build())
    start = bg.initialise(reference, MODELS["double pendulum"][1])
    names = tuple(f"{body}.{inertia}.effort" for body in ("one", "two") for inertia in ("J", "m"))
    same(forces(found, reference, start, names), reference.outputs(0.0, start, names), 1e-10)


def test_initial_conditions_of_the_mechanism_remain():
    """The augmented scalar graph knows the joints' coordinates; it called itself for its initial condition."""
    system = bg.compile(bg.causality(bg.to_scalar(pendulum.build()), bg.LCAP()).graph)
    state = bg.initialise(system, {"hinge.angle": 0.3, "hinge.rate": 2.0})
    found = system.outputs(0.0, state, ("hinge.angle", "hinge.rate", "bar.velocity"))
    assert float(found["hinge.angle"]) == pytest.approx(0.3) and float(found["hinge.rate"]) == pytest.approx(2.0)
    np.testing.assert_allclose(found["bar.velocity"], [-np.sin(0.3), np.cos(0.3), 0.0], atol=1e-12)


def test_names_that_are_no_junctions_of_the_scalar_graph():
    graph = bg.to_scalar(pendulum.build())
    with pytest.raises(bg.StructureError, match="bar.velocit: there is no such junction"):
        bg.causality(graph, bg.LCAP(["bar.velocit"]))
    with pytest.raises(bg.StructureError, match=r"bar.omega\[0\]: is named twice"):
        bg.causality(graph, bg.LCAP(["bar.omega", "bar.omega[0]"]))


# -- causal paths --------------------------------------------------------------------------------------------------
def classes_by_component(found) -> Counter:
    """For each class and pair of ends without indices, the number of ways in scalar bonds."""
    counted: Counter = Counter()
    for path in found:
        counted[path.category, tuple(plain(end)[0] for end in path.ends)] += path.count
    return counted


@pytest.mark.parametrize("procedure", [bg.SCAP(), bg.MSCAP(), bg.LCAP()], ids=str)
def test_paths_of_the_pendulum_and_of_its_scalar_graph(procedure):
    """Class 1 from the inertia in integral causality (or the generalised velocities) to the mass: 18 ways through the
    matrices, by components as 2 of the cross product times 3 of the rotation, for each axis of the mass."""
    graphs = held_pendulum(), bg.to_scalar(held_pendulum())
    one, other = (bg.causal_paths(bg.causality(graph, procedure)) for graph in graphs)
    wanted = {(1, ("bar.J", "bar.m")): 18}
    if procedure == bg.LCAP():
        wanted = {(1, ("bar.omega_u", "bar.J")): 3, (1, ("bar.omega_u", "bar.m")): 18}
    assert classes_by_component(one) == wanted == classes_by_component(other)
    assert one.index == other.index == 2
    by_axis = Counter(path.ends[1] for path in other if path.ends[1].startswith("bar.m"))
    assert set(by_axis) == {"bar.m[0]", "bar.m[1]", "bar.m[2]"}
    assert {item.variable for item in one.break_variables} == {plain(i.variable)[0] for i in other.break_variables}


def test_multipliers_leave_no_paths_in_scalar_graphs_either():
    for graph in (pendulum.build(), bg.to_scalar(pendulum.build())):
        found = bg.causal_paths(graph)
        assert len(found) == 0 and found.index == 2
    kinds = Counter(node.kind for node in flatten(bg.to_scalar(pendulum.build())).structure.nodes)
    assert kinds["Constraint"] == 5
