"""Structural analysis against hand-written state equations and an oracle that knows nothing of causality."""

import json
import random
from fractions import Fraction
from pathlib import Path

import pytest
import sympy

import bgjax as bg
from bgjax.analysis.structural.arithmetic.rational import Rational
from bgjax.analysis.structural.flow.mason import transfer

from .acausal_oracle import Assembled, P
from .random_scalar_graphs import ScalarGraph


CASES = json.loads((Path(__file__).parent / "reference/structural_bond_graphs.json").read_text())["cases"]
MADE = {"Se": lambda: bg.Se(1.0), "Sf": lambda: bg.Sf(1.0), "1": bg.One, "0": bg.Zero}
MADE |= {"I": lambda: bg.I(2.0), "R": lambda: bg.R(3.0), "GY": lambda: bg.GY(0.7), "C": lambda: bg.C(stiffness=5.0)}
FIELD = {"I": "inertia", "R": "resistance", "GY": "modulus", "C": "stiffness"}
OUTPUTS = dict(
    mass_spring_damper="m.flow",
    dc_motor="J.flow",
    free_pair_outer_force="m2.flow",
    free_pair_inner_actuator="k.effort",
    free_pair_collocated="m1.flow",
    quarter_car="ms.flow",
)


def built(case):
    kinds = {name: kind.split()[0] for name, kind in case["graph"]["nodes"].items()}
    graph = bg.Graph({name: MADE[kind]() for name, kind in kinds.items()}, case["graph"]["bonds"])
    (source,) = [name for name, kind in kinds.items() if kind in ("Se", "Sf")]
    symbols = {name: sympy.Symbol(f"{name}.{FIELD[kind]}") for name, kind in kinds.items() if kind in FIELD}
    return graph, source, symbols


@pytest.mark.parametrize("name", OUTPUTS)
def test_ranks_degrees_and_transfer_functions_of_published_graphs(name):
    case = CASES[name]
    graph, source, symbols = built(case)
    found = bg.structure(graph, inputs=[source], outputs=[OUTPUTS[name]])
    for findings in (found.generic, found.present):
        assert findings.order == case["order"]
        assert (findings.rank_A, findings.rank_AB, findings.rank_AC) == (
            case["rank_A"],
            case["rank_A_B"],
            case["rank_A_C"],
        )
        assert findings.controllable == case["controllability_rank"]
        assert findings.observable == case["observability_rank"]
        assert list(map(list, findings.relative_degrees)) == case["relative_degree_of_each_channel"]
        assert list(findings.orders_at_infinity) == case["orders_of_zeros_at_infinity"]
        assert list(findings.essential_orders) == case["essential_orders"]
        assert findings.invertible == case["invertible"]
        assert findings.order_of_inverse == case["order_of_inverse_states(zero dynamics)"]
    wanted = sympy.sympify(case["transfer_functions"][0][0], locals={**symbols, "s": sympy.Symbol("s")})
    assert sympy.simplify(found.transfer_function() - wanted) == 0
    assert found.disjoint.orders == tuple(case["orders_of_zeros_at_infinity"])


def test_rules_of_masons_example():
    graph, source, symbols = built(CASES["mass_spring_damper"])
    found = bg.structure(graph, inputs=[source], outputs=["m.flow"])
    s, m, k, d = sympy.Symbol("s"), *(symbols[name] for name in "mkd")
    assert {loop.gain for loop in found.loops} == {-d / (m * s), -k / (m * s**2)}
    (path,) = found.paths("F", "m.flow")
    assert path.gain == 1 / (m * s) and path.length == 1 and path.nodes == ("F", "v", "m")
    (inner,) = found.paths("F", "m")  # up to what the mass receives
    assert inner.gain == 1 and inner.length == 0


def test_inner_force_does_not_move_the_total_momentum():
    graph, source, _ = built(CASES["free_pair_inner_actuator"])
    found = bg.structure(graph, inputs=[source], outputs=["k.effort"])
    assert found.uncontrollable == ("m1.momentum + m2.momentum",)
    assert found.unobservable == ("m1.flow : m2.flow = 1 : 1",)
    text = str(found)
    assert "in preferred derivative causality with the inputs dualised, m2 keeps integral causality" in text


def both_axes(stiffness, inertia):
    """One force on both axes of a multibond."""
    nodes = dict(F=bg.Se(1.0), push=bg.TF([[1.0, 1.0]]), end=bg.One(), v=bg.One())
    nodes |= dict(m=bg.I(inertia), k=bg.C(stiffness=stiffness))
    return bg.Graph(nodes, ["v -> m", "v -> k", "v -> push -> end", "F -> end"])


def test_parameters_that_axes_share_have_one_value():
    shared = bg.structure(both_axes(3.0, 2.0), inputs=["F"], outputs=["end.flow"])
    assert (shared.generic.order, shared.generic.rank_AB, shared.generic.controllable) == (4, 4, 2)
    own = bg.structure(both_axes([3.0, 3.0], [2.0, 2.0]), inputs=["F"], outputs=["end.flow"])
    assert (own.generic.controllable, own.present.controllable) == (4, 2)
    assert "at these numbers 2" in str(own)
    expanded = bg.structure(bg.to_scalar(both_axes(3.0, 2.0)), inputs=["F"], outputs=["end.flow"])
    assert expanded.generic.controllable == 2


def test_numbers_are_those_that_are_written():
    """0.1 · 0.3 equals 0.03 · 1: two time constants that are equal as decimals, not as binary numbers."""

    def branches(r, c):
        nodes = dict(V=bg.Se(1.0), bus=bg.Zero())
        bonds = ["V -> bus"]
        for k in range(2):
            nodes |= {f"n{k}": bg.One(), f"R{k}": bg.R(r[k]), f"C{k}": bg.C(c[k])}
            bonds += [f"bus -> n{k}", f"n{k} -> R{k}", f"n{k} -> C{k}"]
        return bg.structure(bg.Graph(nodes, bonds), inputs=["V"], outputs=["C0.effort"])

    assert branches((0.1, 0.03), (0.3, 1.0)).present.controllable == 1
    assert branches((0.1, 0.03), (0.3, 1.0)).generic.controllable == 2
    assert branches((0.1, 0.03), (0.3, 1.1)).present.controllable == 2


def test_a_flow_source_on_an_inertia_is_differentiated():
    nodes = dict(v=bg.Sf(1.0), one=bg.One(), m=bg.I(2.0), k=bg.C(stiffness=3.0))
    found = bg.structure(bg.Graph(nodes, ["v -> one -> m", "one -> k"]), inputs=["v"], outputs=["v.effort"])
    assert found.generic.relative_degrees == ((-1,),) and found.generic.order_of_inverse == 2
    s, m, k = sympy.symbols("s m.inertia k.stiffness")
    assert sympy.simplify(found.transfer_function() - (m * s + k / s)) == 0


def test_two_outputs_that_share_a_variable_cannot_be_inverted():
    nodes = dict(F=bg.Se(1.0), G=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), d=bg.R(1.0))
    graph = bg.Graph(nodes, ["F -> v", "G -> v", "v -> m", "v -> d"])
    found = bg.structure(graph, inputs=["F", "G"], outputs=["m.flow", "d.effort"])
    assert not found.generic.invertible and found.generic.rank_of_transfer == 1
    assert len(found.disjoint.paths) == 1 and len(found.shared) == 1


def compared(seed):
    made, numbers = ScalarGraph(seed), random.Random(seed)
    values = made.values(lambda: numbers.randrange(1, 10_000))
    oracle = Assembled(made.description, values, made.inputs, made.outputs)
    names = [f"{name}.{'effort' if word == 'e' else 'flow'}" for word, name in made.outputs]
    if not oracle.regular():
        return None
    found = bg.structure(made.graph(values), inputs=made.inputs, outputs=names)
    draws = random.Random(seed + 1)
    generic = Assembled(made.description, made.values(lambda: draws.randrange(2, P)), made.inputs, made.outputs)
    for findings, reference in ((found.generic, generic), (found.present, oracle)):
        wanted = reference.findings()
        assert {name: getattr(findings, name) for name in wanted} == wanted
    degrees_agree(found.generic, generic, made)
    return found, oracle


def degrees_agree(findings, oracle, made):
    for i in range(len(made.outputs)):
        for j in range(len(made.inputs)):
            top = oracle.degree([j], [i])
            assert findings.relative_degrees[i][j] == (None if top < 0 else findings.order - top)
    if len(made.outputs) == len(made.inputs):
        top = oracle.degree(list(range(len(made.inputs))), list(range(len(made.outputs))))
        assert findings.order_of_inverse == (None if top < 0 else top)


def masons(found, s):
    """The transfer matrix at one s by Mason's rule, in fractions."""
    arithmetic = Rational()
    symbol = found._question.values.present(arithmetic)
    flow, graph = found._flow, found._graph

    def gain(way):
        total = Fraction(1)
        for edge in way.edges:
            values = arithmetic.values(flow.pool, flow.pool.reachable([edge.gain]), symbol)
            (number,) = arithmetic.picked(values, [getattr(edge.gain, "index", edge.gain)])
            total *= number * Fraction(s) ** edge.order
        return total

    ends = range(len(found.outputs)), range(len(found.inputs))
    return [
        [transfer(graph.paths(("in", j), ("out", i)), graph.loops, gain, Fraction(1)) for j in ends[1]] for i in ends[0]
    ]


def transfers_agree(found, oracle, s=17):
    equations = found._present.equations.transfer(Fraction(s))
    reference = oracle.transfer(s)
    modular = [[x.numerator * pow(x.denominator, -1, P) % P for x in row] for row in equations]
    assert modular == reference.tolist()
    assert masons(found, s) == equations


@pytest.mark.parametrize("first", range(0, 120, 40))
def test_random_graphs_have_the_ranks_of_the_oracle(first):
    for seed in range(first, first + 40):
        pair = compared(seed)
        if pair is not None:
            transfers_agree(*pair)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(120, 1120, 100))
def test_a_thousand_random_graphs(first):
    counted = 0
    for seed in range(first, first + 100):
        pair = compared(seed)
        if pair is not None:
            transfers_agree(*pair)
            counted += 1
    assert counted > 60
