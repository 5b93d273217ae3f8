"""SCAP, MSCAP, LCAP and λLCAP: choices, artificial sources, and the numbers of the augmented graphs."""

from contextlib import suppress

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.models import crank_slider_favre as favre
from bgjax.models import planar_slider_crank, slider_crank
from bgjax.structure.structure import Rule
from bgjax.system.evaluate_numbers import evaluate_numbers

from .test_random import Oracle, halves, onto_constraints, random_graph


FAVRE = bg.LambdaLCAP(["theta1", "theta2"])


def geared(**more) -> bg.Graph:
    nodes = dict(
        T=bg.Se(3.0), crank=bg.One(), J=bg.I(2.0), gear=bg.TF(4.0), shaft=bg.One(), K=bg.I(0.5), d=bg.R(0.3), **more
    )
    return bg.Graph(nodes, ["T -> crank -> J", "crank -> gear -> shaft -> K", "shaft -> d"])


def valid(causality: bg.Causality) -> bool:
    """Every junction has exactly one bond that decides, every element one of its patterns; walked here once more."""
    structure = causality.structure
    for node in structure.nodes:
        if isinstance(node.rule, Rule):
            if node.ports and causality.pattern(node) not in node.rule.patterns:
                return False
        else:
            ends = [
                causality.effort_to_head[n] == (structure.bonds[n].head == node.name)
                for n in structure.attached[node.name]
            ]
            if ends.count(node.rule.strong) != 1:
                return False
    return True


# -- Favre's crank-slider ----------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "procedure",
    [FAVRE, bg.LambdaLCAP(), bg.LambdaLCAP(["theta2", "theta1"], strong=["xB", "yG"])],
    ids=["chosen", "automatic", "strong"],
)
def test_crank_slider_as_in_figure_5(procedure):
    found = bg.causality(favre.acausal(), procedure)
    assert set(found.generalised) == {"theta1", "theta2"} and found.multipliers == ("yB",)
    assert found.degrees_of_freedom == 1 and valid(found.causality)
    assert found.causality.derivative == ("J1", "J2", "m2x", "m2y")
    assert set(found.strong) == {"xG", "yG", "xB"} and found.steps[-1].endswith("the same strokes")
    assert {found.sources[name] for name in ("theta1", "theta2", "yB")} == {"theta1_u", "theta2_u", "yB_lambda"}


def test_choices_of_strong_causality_come_first_and_in_order():
    assert bg.causality(favre.acausal(), bg.LambdaLCAP(["theta1", "theta2"], ["xB", "yG"])).strong == ("xB", "yG", "xG")


def test_equations_of_the_crank_slider_are_favres():
    """His (3), (4) and (5), at random states with random parameters."""
    random = np.random.default_rng(1)
    C, l1, l2, J1, J2, m, f = values = random.uniform(0.3, 2.0, 7)
    names = ("torque", "crank", "rod", "J1", "J2", "mass", "friction")
    system = bg.compile(favre.build(**dict(zip(names, values, strict=True)), start=0.1))
    assert system.states == ("angle1.angle", "angle2.angle", "theta1_u.flow", "theta2_u.flow")
    for _ in range(3):
        a, b, u = random.uniform(-1.2, 1.2, 3)
        v = -l1 * np.cos(a) * u / (l2 * np.cos(b))
        y = jnp.array([a, b, u, v])
        (_, _, du, dv), known = system(0.0, y), system.outputs(0.0, y, ["yB_lambda.effort", "yB_lambda.flow"])
        k, c, s, lam = m * l1 * l2 / 2, np.cos(a - b), np.sin(a - b), known["yB_lambda.effort"]
        slide = f * (l1 * np.sin(a) * u + l2 * np.sin(b) * v)
        first = (J1 + m * l1**2) * du + k * c * dv + k * s * v**2 + l1 * np.sin(a) * slide + l1 * np.cos(a) * lam - C
        second = (J2 + m * l2**2 / 4) * dv + k * c * du - k * s * u**2 + l2 * np.sin(b) * slide + l2 * np.cos(b) * lam
        constraint = l1 * np.cos(a) * du + l2 * np.cos(b) * dv - l1 * np.sin(a) * u**2 - l2 * np.sin(b) * v**2
        np.testing.assert_allclose([first, second, constraint, known["yB_lambda.flow"]], 0.0, atol=1e-12)


def test_constraint_and_levers_have_readable_equations():
    sympy = pytest.importorskip("sympy")
    from bgjax.analysis.symbolic.writer import sympy_expressions

    system = bg.compile(favre.build())
    equations = system.plan.equations
    (flow,) = sympy_expressions(system, list(equations.quantities["yB_lambda.flow"]))
    l1, l2, a, b, u, v = (
        sympy.Symbol(name, real=True)
        for name in (
            "yB1.law_of.length",
            "yB2.law_of.length",
            "angle1.angle",
            "angle2.angle",
            "theta1_u.flow",
            "theta2_u.flow",
        )
    )
    assert sympy.simplify(flow - l1 * sympy.cos(a) * u - l2 * sympy.cos(b) * v) == 0


def test_without_a_multiplier_the_crank_slider_is_refused():
    with pytest.raises(bg.CausalityError, match="yB: .*depend on each other"):
        bg.causality(favre.acausal(), bg.LCAP())
    with pytest.raises(bg.CausalityError, match="nothing gives this 0-junction its effort"):
        bg.causality(favre.acausal())


# -- small graphs --------------------------------------------------------------------------------------------------
def test_dependent_velocities_get_a_0_junction_of_their_own():
    """Favre's 'introduce 0-junctions if necessary': both sides of a gear are generalised."""
    found = bg.causality(geared(), bg.LambdaLCAP(["crank", "shaft"]))
    assert found.multipliers == ("gear_shaft",) and valid(found.causality) and found.degrees_of_freedom == 1
    system = bg.compile(found.graph)
    speed = 0.7
    rates = dict(zip(system.states, system(0.0, jnp.array([speed, 4.0 * speed])), strict=True))
    assert rates["crank_u.flow"] == pytest.approx((3.0 - 16.0 * 0.3 * speed) / (2.0 + 16.0 * 0.5))
    assert rates["shaft_u.flow"] == pytest.approx(4.0 * rates["crank_u.flow"])


def test_automatic_choice_needs_no_multiplier_where_none_is_needed():
    for procedure in (bg.LCAP(), bg.LambdaLCAP()):
        found = bg.causality(geared(), procedure)
        assert found.generalised == ("crank",) and not found.multipliers and found.causality.derivative == ("J", "K")
        assert found.degrees_of_freedom == 1


def test_names_of_artificial_sources_are_unique():
    found = bg.causality(geared(crank_u=bg.Signal(1.0)), bg.LCAP(["crank"]))
    assert found.sources == {"crank": "crank_u2"}
    part = bg.Graph(dict(crank=bg.One(), J=bg.I(2.0)), ["crank -> J"], ports={"crank_u": "crank"})
    found = bg.causality(bg.Graph(dict(part=part, T=bg.Se(1.0)), ["T -> part.crank_u"]), bg.LCAP())
    assert found.sources == {"part.crank": "part.crank_u2"}


def test_sources_stand_in_the_part_of_their_junction():
    """Also where the bond to be split joins two parts."""
    motor = bg.Graph(dict(T=bg.Se(3.0), crank=bg.One(), J=bg.I(2.0)), ["T -> crank -> J"], ports={"out": "crank"})
    load = bg.Graph(dict(gear=bg.TF(4.0), shaft=bg.One(), K=bg.I(0.5)), ["gear -> shaft -> K"], ports={"a": "gear.a"})
    graph = bg.Graph(dict(motor=motor, load=load), ["motor -> load"])
    found = bg.causality(graph, bg.LambdaLCAP(["motor.crank", "load.shaft"]))
    assert found.sources["motor.crank"] == "motor.crank_u" and found.multipliers == ("load.gear_shaft",)
    joined = bg.Graph(
        dict(motor=motor, load=bg.Graph(dict(shaft=bg.One(), K=bg.I(0.5)), ["shaft -> K"], ports={"a": "shaft"})),
        ["motor -> load"],
    )
    found = bg.causality(joined, bg.LambdaLCAP(["motor.crank", "load.shaft"]))
    assert found.multipliers == ("motor_load",) and valid(found.causality)
    np.testing.assert_allclose(bg.compile(found.graph)(0.0, jnp.zeros(2)), 3.0 / 2.5)


def test_vector_junctions_get_vector_sources():
    nodes = dict(
        F=bg.Se((1.0, 2.0, 3.0)),
        v=bg.One(),
        m=bg.I((1.0, 1.0, 2.0)),
        A=bg.TF(np.eye(3)[[1, 2, 0]]),
        w=bg.One(),
        n=bg.I((1.0, 1.0, 1.0)),
    )
    found = bg.causality(bg.Graph(nodes, ["F -> v -> m", "v -> A -> w -> n"]), bg.LambdaLCAP(["v", "w"]))
    assert found.widths == {"v": 3, "w": 3, "A_w": 3} and found.degrees_of_freedom == 3
    np.testing.assert_allclose(bg.compile(found.graph)(0.0, jnp.zeros(6))[:3], [0.5, 1.0, 1.0])


def test_slider_crank_of_parts():
    """18 velocities of bodies and 17 rows of joints."""
    found = bg.causality(slider_crank.ISOSTATIC.build(), bg.LambdaLCAP())
    assert found.generalised == tuple(f"{body}.{way}" for body in ("crank", "rod", "piston") for way in ("omega", "v"))
    assert found.degrees_of_freedom == 1 and not found.multipliers and valid(found.causality)
    assert "17 rows of constraints" in str(found) and "crank.omega_u" in bg.draw(found, part="crank").svg


def test_planar_slider_crank_moves_as_before():
    """The accelerations of Lagrange's equations are those of the multipliers alone."""
    assembly = planar_slider_crank.build()
    system, lagrange = bg.compile(assembly), bg.compile(bg.causality(assembly, bg.LambdaLCAP()).graph)
    y = bg.initialise(system, {"main.angle": 0.4, "main.rate": 2.0})
    moved = {f"{body}.m.flow": f"{body}.v_u.flow" for body in ("crank", "rod", "piston")}
    place = {moved.get(slot.name, slot.name): slot for slot in system.plan.equations.states}
    order = np.concatenate(
        [np.arange(place[name].start, place[name].start + place[name].width) for name in lagrange.states]
    )
    with jax.disable_jit():
        np.testing.assert_allclose(lagrange(0.0, y[order]), system(0.0, y)[order], atol=1e-11)


@pytest.mark.parametrize(("bond", "sign"), [("crank -> J", 1.0), ("J -> crank", -1.0)])
def test_start_values_move_to_the_artificial_source(bond, sign):
    nodes = dict(T=bg.Se(3.0), crank=bg.One(), J=bg.I(2.0), d=bg.R(0.3))
    graph = bg.Graph(nodes, ["T -> crank", bond, "crank -> d"], initial={"J.flow": 1.5})
    found = bg.causality(graph, bg.LCAP()).graph
    assert dict(found.initial) == {"crank_u.flow": 1.5 * sign}


def test_freedoms_are_preferred():
    """A generalised velocity stands where the graph has a free port, not on the first inertia."""
    nodes = dict(T=bg.Se(1.0), a=bg.One(), J=bg.I(1.0), gear=bg.TF(2.0), b=bg.One(), K=bg.I(1.0), free=bg.Freedom(1))
    graph = bg.Graph(nodes, ["T -> a -> J", "a -> gear -> b -> K", "b -> free"])
    assert bg.causality(graph, bg.LCAP()).generalised == ("b",)


def test_system_is_taken_with_its_method():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(1.0), hold=bg.Constraint(1))
    graph = bg.Graph(nodes, ["F -> v -> m", "v -> hold"])
    found = bg.causality(bg.compile(graph, method=bg.Compliant(1e3, 1.0)))
    assert "hold.spring" in found.causality.structure.node and isinstance(found.procedure, bg.SCAP)


# -- MSCAP -------------------------------------------------------------------------------------------------------------
def test_mscap_avoids_a_cycle_that_scap_closes():
    """Three bonds between two junctions: with the inertia of n in integral causality they form a cycle,
    with that of v they do not."""
    nodes = dict(n=bg.Zero(), v=bg.One(), a=bg.I(1.0), b=bg.I(2.0), R=bg.R(1.0))
    graph = bg.Graph(nodes, [("n", "v"), ("v", "n"), ("v", "n"), ("n", "a"), ("v", "b"), ("v", "R")])
    assert bg.causal_paths(graph).of_class(4) and bg.causality(graph).causality.integral == ("a",)
    found = bg.causality(graph, bg.MSCAP())
    assert found.causality.integral == ("b",) and valid(found.causality) and not bg.causal_paths(found).of_class(4)
    assert "other choices avoid it" in found.steps[3] and "b is integral" in found.steps[4]


def test_mscap_on_random_graphs():
    """Where it says that other choices avoid the cycles, no path of class 4 or 5 is left."""
    avoided = 0
    for seed in range(150):
        try:
            found = bg.causality(bg.Graph(*random_graph(seed)), bg.MSCAP())
        except (bg.StructureError, bg.CausalityError):
            continue
        cyclic = {path.category for path in bg.causal_paths(found)} & {4, 5}
        assert valid(found.causality) and bool(cyclic) == (
            "cannot be avoided" in found.steps[3] or "fixed cycles" in found.steps[-1]
        ), seed
        avoided += "avoid it" in found.steps[3]
    assert avoided >= 5


def test_mscap_is_scap_where_there_is_no_cycle():
    found = bg.causality(geared(), bg.MSCAP())
    assert found.causality.effort_to_head == bg.causality(geared()).causality.effort_to_head
    assert found.steps[3].endswith("the result is that of SCAP")


# -- random graphs -----------------------------------------------------------------------------------------------------
def bond_names(found: bg.CausalAssignment, oracle: Oracle) -> list[str]:
    """The bonds of the graph in the augmented one, in order; of those that were split the first half."""
    bonds, old = found.causality.structure.bonds, {node.name for node in oracle.structure.nodes}
    # what introduced 0-junctions lead to
    new = {b.tail: b.head for b in bonds if b.tail in found.multipliers and b.tail not in old and b.head in old}
    places = [
        (b.name, (b.tail, new.get(b.head, b.head))) for b in bonds if b.tail in old and (b.head in old or b.head in new)
    ]
    names = []
    for bond in oracle.structure.bonds:
        first = next(place for place in places if place[1] == (bond.tail, bond.head))
        places.remove(first)
        names.append(first[0])
    return names


def equal_to_the_oracle(graph: bg.Graph, procedure, seed: int) -> bg.CausalAssignment:
    """All efforts and flows of the augmented graph satisfy every equation of the graph it came from."""
    found, oracle = bg.causality(graph, procedure), Oracle(graph)
    assert valid(found.causality), seed
    system = bg.compile(found.graph)
    y = onto_constraints(system, np.random.default_rng(seed).normal(size=system.plan.size))
    names = tuple(f"{name}.{v}" for v in ("effort", "flow") for name in bond_names(found, oracle))
    values = evaluate_numbers(system, names, np.zeros(1), y[None])[0]
    gaps = []
    for row, right in oracle.rows:
        if all(column < 2 * oracle.size for column in row):
            gaps.append(sum(c * values[column] for column, c in row.items()) - right)
    scale = 1.0 + np.max(np.abs(values))
    np.testing.assert_allclose(np.array(gaps) / scale, 0.0, atol=1e-7, err_msg=f"seed {seed}")
    return found


def compilable(seeds):
    for seed in seeds:
        with suppress(bg.StructureError, bg.CausalityError, bg.SolvabilityError):
            graph = bg.Graph(*random_graph(seed))
            bg.causality(graph)  # what no causality serves is compiled with cut bonds, which is not LCAP's way
            bg.compile(graph)
            yield seed, graph


@halves(0, 60)
def test_random_graphs_keep_their_equations(seeds):
    found = [equal_to_the_oracle(graph, bg.LambdaLCAP(), seed) for seed, graph in compilable(seeds)]
    assert len([item for item in found if item.generalised]) >= 10


@halves(300, 60)
def test_random_choices_keep_the_equations(seeds):
    """Any 1-junctions the modeller names: a named error, or the same equations,
    often with multipliers on introduced 0-junctions."""
    split = good = 0
    for seed, graph in compilable(seeds):
        ones = [name for name, node in graph.nodes.items() if isinstance(node, bg.One)]
        random = np.random.default_rng(seed)
        chosen = [name for name in ones if random.uniform() < 0.7]
        with suppress(bg.CausalityError, bg.SolvabilityError):
            found = equal_to_the_oracle(graph, bg.LambdaLCAP(chosen), seed)
            good, split = good + 1, split + any(name not in graph.nodes for name in found.multipliers)
    assert good >= 8 and split >= 2, (good, split)


def test_report_is_readable():
    text = str(bg.causality(favre.acausal(), FAVRE))
    for words in (
        "λLCAP(theta1, theta2)",
        "balance of efforts at theta1, theta2",
        "balance of flows at yB",
        "degrees of freedom: 1",
        "yB |─⇁ yB_lambda",
    ):
        assert words in text


def test_drawing_shows_the_artificial_sources():
    svg = bg.draw(bg.causality(favre.acausal(), FAVRE)).svg
    assert (
        svg.count(">ASF<") == 2
        and svg.count(">λ<") == 1
        and "artificial source" in svg
        and svg.count('class="stroke"') == 27
    )


def test_drawing_has_the_strokes_of_the_procedure():
    nodes = dict(n=bg.Zero(), v=bg.One(), a=bg.I(1.0), b=bg.I(2.0), R=bg.R(1.0))
    graph = bg.Graph(nodes, [("n", "v"), ("v", "n"), ("v", "n"), ("n", "a"), ("v", "b"), ("v", "R")])
    found = bg.causality(graph, bg.MSCAP())
    ends = {line.name: line.stroke for line in bg.draw(found).sketch.lines}
    pairs = zip(found.causality.structure.bonds, found.causality.effort_to_head, strict=True)
    assert ends == {bond.name: "head" if to_head else "tail" for bond, to_head in pairs}
