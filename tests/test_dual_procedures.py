"""LCAP and λLCAP with generalised efforts: nodal equations, gyrators between domains, and the dual of every graph."""

import re
from contextlib import suppress

import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import crank_slider_favre as favre
from bgjax.system.evaluate_numbers import evaluate_numbers

from .dual_twin import dual_twin, in_twin, mirrored
from .test_procedures import FAVRE, equal_to_the_oracle, geared, valid
from .test_random import halves, onto_constraints, random_graph


# -- equations by hand ---------------------------------------------------------------------------------------------
def ladder() -> bg.Graph:
    """Two nodes with a capacitance and a conductance each, a coil in series with a resistance between them."""
    nodes = dict(i=bg.Sf(1.5), a=bg.Zero(), Ca=bg.C(0.2), Ga=bg.R(4.0), b=bg.Zero(), Cb=bg.C(0.1), Gb=bg.R(5.0))
    nodes |= dict(across=bg.One(), coil=bg.Zero(), L=bg.I(0.3))
    bonds = ["i -> a -> Ca", "a -> Ga", "a -> across", "across -> b -> Cb", "b -> Gb", "across -> coil -> L"]
    return bg.Graph(nodes, bonds)


def driven_motor() -> bg.Graph:
    """A voltage source behind a resistance, a node with a capacitance, a motor, an elastic shaft and a load."""
    nodes = dict(V=bg.Se(12.0), line=bg.One(), Rs=bg.R(0.5), node=bg.Zero(), Cn=bg.C(0.02), motor=bg.GY(0.4))
    nodes |= dict(rotor=bg.One(), J=bg.I(0.03), twist=bg.Zero(), k=bg.C(0.01), load=bg.One(), K=bg.I(0.5), d=bg.R(0.2))
    bonds = ["V -> line -> Rs", "line -> node -> Cn", "node -> motor -> rotor -> J", "rotor -> twist -> k"]
    return bg.Graph(nodes, [*bonds, "twist -> load -> K", "load -> d"])


def equal(sympy, equations, wanted):
    assert len(equations) == len(wanted)
    for equation, expression in zip(equations, wanted, strict=True):
        assert sympy.simplify(equation.lhs - equation.rhs - expression) == 0, equation


def test_nodal_equations_of_a_circuit():
    """At each node C v̇ + v/R + currents of coils = currents of sources; a coil is the spring of the dual equations."""
    sympy = pytest.importorskip("sympy")
    found = bg.causality(ladder(), bg.LCAP(["a", "b"]))
    assert found.causality.derivative == ("Ca", "Cb") and found.causality.integral == ("L",) and valid(found.causality)
    assert found.degrees_of_freedom == 2 and found.sources == {"a": "a_e", "b": "b_e"} and not found.multipliers
    system = bg.compile(found.graph)
    equations = bg.equations(system)
    assert equations.efforts == ("a_e.effort", "b_e.effort") and not equations.lagrange
    s = equations.symbol
    va, vb, i = s("a_e.effort"), s("b_e.effort"), s("L.flow")
    dva, dvb = (s(name) for name in equations.effort_rates)
    first = s("Ca.compliance") * dva + va / s("Ga.resistance") + i - s("i.flow")
    second = s("Cb.compliance") * dvb + vb / s("Gb.resistance") - i
    equal(sympy, equations.dual_lagrange, [first, second])
    assert sympy.simplify(equations.rate("L.flow") - (va - vb) / s("L.inertia")) == 0
    assert "dual of Lagrange's equations" in str(equations) and "balance of flows at a, b" in str(found)


def test_motor_with_velocities_on_one_side_and_a_voltage_on_the_other():
    """Node potential and velocities as coordinates: the gyrator ties v to K ω, and a multiplier takes the current."""
    sympy = pytest.importorskip("sympy")
    found = bg.causality(driven_motor(), bg.LambdaLCAP(["node", "rotor", "load"]))
    assert found.degrees_of_freedom == 2 and len(found.multipliers) == 1 and valid(found.causality)
    equations = bg.equations(bg.compile(found.graph))
    s = equations.symbol
    (torque,) = found.multipliers
    v, w, u, force = s("node_e.effort"), s("rotor_u.flow"), s("load_u.flow"), s(f"{found.sources[torque]}.effort")
    (dv,) = (s(name) for name in equations.effort_rates)
    dw, du = (s(name) for name in equations.accelerations)
    current, K = (s("V.effort") - v) / s("Rs.resistance"), s("motor.modulus")
    spring = s("k.displacement") / s("k.compliance")
    equal(sympy, equations.dual_lagrange, [s("Cn.compliance") * dv + force / K - current])
    rotor, load = s("J.inertia") * dw + spring - force, s("K.inertia") * du + s("d.resistance") * u - spring
    equal(sympy, equations.lagrange, [rotor, load])
    (constraint,) = equations.constraints
    assert sympy.simplify((constraint.lhs - constraint.rhs) ** 2 - (v / K - w) ** 2) == 0


def test_a_gyrator_passes_a_voltage_on_as_a_velocity():
    """Dual electrical domain, velocities on the mechanical side: the voltage gives the speed, and no multiplier."""
    sympy = pytest.importorskip("sympy")
    found = bg.causality(driven_motor(), bg.LCAP(["node", "load"]))
    assert found.causality.derivative == ("Cn", "J", "K") and found.degrees_of_freedom == 2 and not found.multipliers
    equations = bg.equations(bg.compile(found.graph))
    s = equations.symbol
    v, u, spring = s("node_e.effort"), s("load_u.flow"), s("k.displacement") / s("k.compliance")
    (dv,), (du,) = (map(s, names) for names in (equations.effort_rates, equations.accelerations))
    K, current = s("motor.modulus"), (s("V.effort") - v) / s("Rs.resistance")
    equal(sympy, equations.dual_lagrange, [s("Cn.compliance") * dv + (s("J.inertia") * dv / K + spring) / K - current])
    equal(sympy, equations.lagrange, [s("K.inertia") * du + s("d.resistance") * u - spring])


PHYSICAL = dict(
    line_u=18.0, node_e=3.0, rotor_u=7.5, load_u=-2.0, twist_e=2.0, Cn=0.06, J=7.5, K=-2.0, k=0.02
)  # v = 0.4 ω
CHOICES = {
    "velocities": bg.LCAP(),
    "efforts": bg.LCAP(dual=True),
    "both": bg.LCAP(["node", "load"]),
    "the other both": bg.LambdaLCAP(["line", "twist"]),
    "with a multiplier": bg.LambdaLCAP(["node", "rotor", "load"]),
}


@pytest.mark.parametrize("procedure", [bg.SCAP(), *CHOICES.values()], ids=["scap", *CHOICES])
def test_all_choices_of_kinds_give_the_same_motion(procedure):
    """Against the equations by hand: (C K² + J) dω/dt = K (V - v) / Rs - torque, L du/dt = torque - d u."""
    system = bg.compile(bg.causality(driven_motor(), procedure).graph)
    values = {name: PHYSICAL[name.partition(".")[0]] for name in system.states}
    state = bg.initialise(system, {name: bg.Guess(value) for name, value in values.items()})
    turned = (0.4 * (12.0 - 3.0) / 0.5 - 2.0) / (0.02 * 0.4**2 + 0.03)
    current = (0.03 * turned + 2.0) / 0.4
    wanted = {"J.effort": 0.03 * turned, "Cn.flow": 0.02 * 0.4 * turned, "K.effort": 2.0 + 0.2 * 2.0, "k.flow": 9.5}
    found = system.outputs(0.0, state, (*wanted, "motor.a.flow"))
    for name, value in (wanted | {"motor.a.flow": current}).items():
        assert float(found[name]) == pytest.approx(value, rel=1e-10), name


def test_charges_and_fluxes_are_initial_conditions_of_the_augmented_graph():
    graph = ladder()
    graph = bg.Graph(dict(graph.nodes), graph.links, initial={"Ca.displacement": 0.4, "L.flow": 0.25})
    system = bg.compile(bg.causality(graph, bg.LCAP(["a", "b"])).graph)
    values = dict(zip(system.states, bg.initialise(system), strict=True))
    assert values == pytest.approx({"a_e.effort": 2.0, "b_e.effort": 0.0, "L.flow": 0.25})


def test_vector_junctions_get_vector_effort_sources_and_multipliers():
    """Three phases through a transformer: the secondary voltages depend on the primary ones."""
    ratio = np.array([[2.0, 1.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.5, 4.0]])
    nodes = dict(i=bg.Sf((1.0, 2.0, 3.0)), a=bg.Zero(), Ca=bg.C((0.5, 1.0, 2.0)), T=bg.TF(ratio), b=bg.Zero())
    graph = bg.Graph(nodes | dict(Cb=bg.C((0.1, 0.2, 0.3))), ["i -> a -> Ca", "a -> T -> b -> Cb"])
    found = bg.causality(graph, bg.LambdaLCAP(["a", "b"]))
    assert found.degrees_of_freedom == 3 and valid(found.causality) and found.widths[found.multipliers[0]] == 3
    # currents: Ca v̇ + ratioᵀ Cb v̇_b = i with v = ratioᵀ v_b
    inverse = np.linalg.inv(ratio.T)
    rates = np.linalg.solve(np.diag([0.5, 1.0, 2.0]) + inverse.T @ np.diag([0.1, 0.2, 0.3]) @ inverse, [1.0, 2.0, 3.0])
    vector, scalar = bg.compile(found.graph), bg.compile(bg.to_scalar(found.graph))
    np.testing.assert_allclose(vector(0.0, jnp.zeros(6))[:3], rates, rtol=1e-12)
    places = [scalar.states.index(f"a_e[{k}].effort") for k in range(3)]
    np.testing.assert_allclose(np.asarray(scalar(0.0, jnp.zeros(6)))[places], rates, rtol=1e-12)


def test_drawing_and_paths_show_effort_sources():
    graph = dual_twin(geared())
    found = bg.causality(graph, bg.LambdaLCAP(["crank", "shaft"]))
    svg = bg.draw(found).svg
    assert svg.count(">ASE<") == 2 and svg.count(">μ<") == 1
    paths = bg.causal_paths(found)
    assert {path.category for path in paths} == {1} and any(
        "artificial effort source" in text for text in paths.remarks
    )


# -- the dual of a graph -------------------------------------------------------------------------------------------
def compared(graph: bg.Graph, procedure, dual, seed: int = 0):
    """Steps, choices, strokes, rates and all variables of bonds of a graph and of its dual mirror each other."""
    one, other = bg.causality(graph, procedure), bg.causality(dual_twin(graph), dual)
    assert (one.generalised, one.strong) == (other.generalised, other.strong)
    assert one.degrees_of_freedom == other.degrees_of_freedom
    assert list(one.multipliers) == [without_ports(name) for name in other.multipliers]
    # the last step tells what SCAP, whose preferences have no dual, would choose
    assert [mirrored(step) for step in one.steps[:-1]] == list(other.steps[:-1])
    assert [not bit for bit in one.causality.effort_to_head] == list(other.causality.effort_to_head)
    assert one.causality.derivative == other.causality.derivative and valid(other.causality)
    systems = bg.compile(one.graph), bg.compile(other.graph)
    state = onto_constraints(systems[0], np.random.default_rng(seed).normal(size=systems[0].plan.size))
    states = state, in_twin(*systems, state)
    rates = [np.asarray(system(0.0, jnp.asarray(y))) for system, y in zip(systems, states, strict=True)]
    size = 1.0 + np.max(np.abs(rates[1]), initial=0.0)
    np.testing.assert_allclose(in_twin(*systems, rates[0]) / size, rates[1] / size, atol=1e-9, err_msg=str(seed))
    bonds = [[bond.name for bond in found.causality.structure.bonds] for found in (one, other)]
    names = [f"{bond}.{word}" for bond in bonds[0] for word in ("effort", "flow")]
    duals = [f"{bond}.{word}" for bond in bonds[1] for word in ("flow", "effort")]
    pairs = zip(systems, (names, duals), states, strict=True)
    ours, theirs = (evaluate_numbers(s, tuple(names), np.zeros(1), y[None])[0] for s, names, y in pairs)
    size = 1.0 + np.max(np.abs(ours), initial=0.0)
    np.testing.assert_allclose(ours / size, theirs / size, atol=1e-9, err_msg=str(seed))
    return one, other


def without_ports(name: str) -> str:
    """Names of introduced junctions contain the names of ports, where a transformer is drawn from b to a."""
    return re.sub("_[ab](?=_|$)", "", name)


def test_dual_of_the_geared_inertias():
    one, other = compared(geared(), bg.LambdaLCAP(["crank", "shaft"]), bg.LambdaLCAP(["crank", "shaft"]))
    assert other.multipliers == ("gear_a_shaft",) and other.sources["gear_a_shaft"] == "gear_a_shaft_mu"
    compared(geared(), bg.LCAP(["crank"]), bg.LCAP(["crank"]))
    compared(geared(), bg.LCAP(), bg.LCAP(dual=True))


def test_dual_of_the_crank_slider_has_favres_equations():
    """His (3), (4) and (5) with effort and flow exchanged: written here once more, for compliances in the place of
    inertias; the coordinates are impulses, the integrals of the efforts of 0-junctions."""
    sympy = pytest.importorskip("sympy")
    start = favre.acausal().initial
    twin = dual_twin(
        favre.acausal(),
        {
            name.replace("angle1.angle", "angle1.impulse").replace("angle2.angle", "angle2.impulse"): v
            for name, v in start.items()
        },
    )
    found = bg.causality(twin, FAVRE)
    assert found.multipliers == ("yB",) and found.strong == bg.causality(favre.acausal(), FAVRE).strong
    equations = bg.equations(bg.compile(found.graph))
    s, sin, cos = equations.symbol, sympy.sin, sympy.cos
    a, b, u, v = s("angle1.impulse"), s("angle2.impulse"), s("theta1_e.effort"), s("theta2_e.effort")
    (du, dv), mu, f = map(s, equations.effort_rates), s("yB_mu.flow"), 1 / s("f.resistance")
    l1, l2 = s("yB1.law_of.length"), s("yB2.law_of.length")
    r1, r2 = s("xG1.law_of.length"), s("xG2.law_of.length")  # to the mass centre of the rod
    h1, h2 = s("yG1.law_of.length"), s("yG2.law_of.length")
    p1, p2 = s("xB1.law_of.length"), s("xB2.law_of.length")
    mx, my = s("m2x.compliance"), s("m2y.compliance")
    ax = -r1 * (sin(a) * du + cos(a) * u**2) - r2 * (sin(b) * dv + cos(b) * v**2)
    ay = h1 * (cos(a) * du - sin(a) * u**2) + h2 * (cos(b) * dv - sin(b) * v**2)
    slide = f * (-p1 * sin(a) * u - p2 * sin(b) * v)
    first = s("J1.compliance") * du - mx * ax * r1 * sin(a) + my * ay * h1 * cos(a) - p1 * sin(a) * slide
    second = s("J2.compliance") * dv - mx * ax * r2 * sin(b) + my * ay * h2 * cos(b) - p2 * sin(b) * slide
    wanted = [first + l1 * cos(a) * mu - s("Cm.flow"), second + l2 * cos(b) * mu]
    equal(sympy, equations.dual_lagrange, wanted)
    equal(sympy, equations.constraints, [l1 * cos(a) * u + l2 * cos(b) * v])
    one = bg.equations(bg.compile(favre.build()))
    renamed = [
        (s(dual), one.symbol(name))
        for dual, name in (*TWINS.items(), *zip(equations.effort_rates, one.accelerations, strict=True))
    ]
    renamed += [(s("f.resistance"), 1 / one.symbol("f.resistance"))]
    for equation, original in zip(equations.dual_lagrange, one.lagrange, strict=True):
        assert sympy.simplify((equation.lhs - equation.rhs).subs(renamed) - (original.lhs - original.rhs)) == 0


TWINS = {
    "angle1.impulse": "angle1.angle", "angle2.impulse": "angle2.angle", "theta1_e.effort": "theta1_u.flow",
    "theta2_e.effort": "theta2_u.flow", "yB_mu.flow": "yB_lambda.effort", "Cm.flow": "Cm.effort",
    **{f"{name}.compliance": f"{name}.inertia" for name in ("J1", "J2", "m2x", "m2y")},
}  # fmt: skip


def twins(seeds):
    """Random graphs for which SCAP finds a causality, with their seeds."""
    for seed in seeds:
        with suppress(bg.StructureError, bg.CausalityError, bg.SolvabilityError):
            graph = bg.Graph(*random_graph(seed))
            bg.causality(graph)
            yield seed, graph


@halves(0, 40)
def test_duals_of_random_graphs(seeds):
    """With the junctions that are chosen automatically, and with any others: the same result or the same fault."""
    good = 0
    for seed, graph in twins(seeds):
        random = np.random.default_rng(seed)
        ones = [name for name, node in graph.nodes.items() if isinstance(node, bg.One)]
        chosen = [name for name in ones if random.uniform() < 0.7]
        for procedure, dual in (
            (bg.LambdaLCAP(), bg.LambdaLCAP(dual=True)),
            (bg.LambdaLCAP(chosen, dual=False), bg.LambdaLCAP(chosen, dual=True)),
        ):
            with suppress(bg.SolvabilityError):
                try:
                    compared(graph, procedure, dual, seed)
                    good += 1
                except bg.CausalityError as error:
                    with pytest.raises(bg.CausalityError) as other:
                        bg.causality(dual_twin(graph), dual)
                    assert [mirrored(fault.where) for fault in error.faults] == [f.where for f in other.value.faults]
    assert good >= 8, good


@halves(300, 80)
def test_random_kinds_of_domains_keep_the_equations(seeds):
    """Junctions of either kind in every domain: a named error, or all equations of the graph, solved without us."""
    mixed = good = 0
    for seed, graph in twins(seeds):
        random = np.random.default_rng(seed)
        names = [name for name, node in graph.nodes.items() if isinstance(node, bg.Zero | bg.One)]
        chosen = [name for name in names if random.uniform() < 0.4]
        with suppress(bg.CausalityError, bg.StructureError, bg.SolvabilityError):
            found = equal_to_the_oracle(graph, bg.LambdaLCAP(chosen, dual=bool(seed % 2)), seed)
            kinds = {type(graph.nodes[name]) for name in found.generalised}
            good, mixed = good + bool(kinds), mixed + (len(kinds) == 2)
    assert good >= 8 and mixed >= 1, (good, mixed)
