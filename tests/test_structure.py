"""Structural analysis against hand-written state equations and an oracle that knows nothing of causality."""

import json
import random
from fractions import Fraction
from pathlib import Path

import pytest
import sympy

import bgjax as bg
import bgjax.mechanics as bgm
from bgjax.analysis.structural.arithmetic.precise import Precise
from bgjax.analysis.structural.arithmetic.rational import Rational
from bgjax.analysis.structural.arithmetic.residues import Residue, small_fraction
from bgjax.analysis.structural.flow.mason import transfer
from bgjax.analysis.structural.question.question import undecided
from bgjax.analysis.structural.state_equations.linear_algebra import rank
from bgjax.models import REGISTRY, planar_slider_crank

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


STORED = {"p": "m", "q": "k", "flux of L": "L", "angular momentum of J": "J", "p1": "m1", "p2": "m2"}
STORED |= {"p_s": "ms", "p_u": "mu", "q_s": "ks", "q_t": "kt"}


@pytest.mark.parametrize("name", OUTPUTS)
def test_state_equations_of_published_graphs(name):
    """A and B in momenta and displacements, from the rates of the port-Hamiltonian form."""
    case = CASES[name]
    graph, source, symbols = built(case)
    form = bg.port_hamiltonian(graph).sympy()
    own = {each.name.partition(".")[0]: each for each in form.x}
    order = [own[STORED[state]] for state in case["states"]]
    rates = sympy.Matrix([form.rates[form.x.index(state)] for state in order])
    known = {key: sympy.Symbol(symbol.name, real=True) for key, symbol in symbols.items()}
    for key, variables in (("A", order), ("B", list(form.inputs))):
        if key in case:
            wanted = sympy.Matrix(sympy.sympify(case[key], locals=known))
            assert sympy.simplify(rates.jacobian(variables) - wanted) == sympy.zeros(*wanted.shape)


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


def test_storages_without_a_causal_path():
    """Two oscillators on a base whose velocity is prescribed: no force passes from one to the other."""
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), gap=bg.Zero(), d=bg.R(1.0), ground=bg.One(), base=bg.Sf(0.0))
    nodes |= dict(z=bg.Zero(), k=bg.C(1.0), w=bg.One(), n=bg.I(1.0))
    bonds = ["F -> v -> m", "v -> gap -> ground", "gap -> d", "base -> ground -> z -> w -> n", "z -> k"]
    found = bg.structure(bg.Graph(nodes, bonds), inputs=["F"], outputs=["m.flow"])
    assert set(found.unreached) == set(found.unseen) == {"k.displacement", "n.flow"}
    assert "no causal path leads from the inputs to" in str(found)
    assert set(found.uncontrollable) == {"k.displacement", "n.momentum"}
    both = bg.structure(bg.Graph(nodes, bonds), inputs=["F", "base"], outputs=["m.flow", "k.effort"])
    assert both.unreached == both.unseen == () and both.generic.controllable == 3


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


def test_latex_of_components_has_subscripts():
    found = bg.structure(both_axes([3.0, 3.0], [2.0, 2.0]), inputs=["F"], outputs=["end.flow"])
    assert r"{\mathrm{m}_{1}\mathrm{.inertia}} s^{2}" in found.latex() and "[" not in found.latex()
    s, inertia = sympy.symbols("s m[0].inertia")
    assert found.latex(s / inertia) == r"\frac{s}{{\mathrm{m}_{0}\mathrm{.inertia}}}"


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


@pytest.mark.parametrize("first", range(0, 60, 30))
def test_random_graphs_have_the_ranks_of_the_oracle(first):
    for seed in range(first, first + 30):
        pair = compared(seed)
        if pair is not None:
            transfers_agree(*pair)


@pytest.mark.slow
@pytest.mark.parametrize("first", range(60, 1060, 100))
def test_a_thousand_random_graphs(first):
    counted = 0
    for seed in range(first, first + 100):
        pair = compared(seed)
        if pair is not None:
            transfers_agree(*pair)
            counted += 1
    assert counted > 60


# -- graphs whose coefficients depend on states ----------------------------------------------------------------
def pendulum(**initial):
    bar = bgm.Body(2.0, (0.1, 0.2, 0.3), points=dict(A=(0.0, 0.5, 0.0)))
    world = bgm.World(gravity=(0.0, -9.81, 0.0))
    parts = dict(world=world, hinge=bgm.Revolute((0, 0, 1)), bar=bar, drive=bgm.BodyTorque((0.0, 0.0, 0.0)))
    return bgm.Assembly(parts, ["world -> hinge -> bar.A", "drive -> bar"], initial=initial)


def test_pendulum_linearised_at_its_equilibrium():
    """1 / ((J + m a²) s² + m g a) from the torque to the angle, J = 0.3, m = 2, a = 0.5."""
    found = bg.structure(pendulum(), inputs=["drive"], outputs=["hinge.angle"])
    assert found.generic.order == found.present.order == 2
    assert found.relative_degree("hinge.angle", "drive[2]") == 2
    assert found.relative_degree("hinge.angle", "drive[0]") is None
    s = sympy.Symbol("s")
    with pytest.warns(bg.ManyPathsWarning, match="paths and loops are not defined here"):
        response = found.transfer_function("hinge.angle", "drive[2]")
    wanted = 1 / ((0.3 + 2.0 * 0.5**2) * s**2 + 2.0 * 9.81 * 0.5)
    for value in (0.7, 2.0, 3.1):
        assert abs(complex(response.subs(s, value)) - complex(wanted.subs(s, value))) < 1e-12


def test_frozen_moduli_leave_out_positions():
    frozen = bg.structure(pendulum(), inputs=["drive"], outputs=["hinge.rate"], frozen=True)
    assert (frozen.generic.order, frozen.generic.rank_A) == (1, 0)
    assert "moduli frozen" in str(frozen)


def spinning(**options):
    nodes = dict(omega=bg.One(), J=bg.I((1.0, 2.0, 4.0)), ejs=bg.EJS())
    bonds = ["omega -> J", "omega -> ejs", "J.momentum ~> ejs.modulus"]
    return bg.structure(bg.Graph(nodes, bonds, initial={"J.flow": (0.0, 0.0, 3.0)}), inputs=[], outputs=[], **options)


def test_free_rigid_body_with_frozen_and_with_linearised_gyrator():
    """J ω̇ = h × … with a constant h has rank 2; Euler's equations, linearised about any ω, have rank 3, and rank 2
    about a steady rotation."""
    assert spinning(frozen=True).generic.rank_A == 2
    assert (spinning().generic.rank_A, spinning().present.rank_A) == (3, 2)


def test_dead_centre_hides_the_crank():
    """At a dead centre the piston's velocity does not depend on the crank's rate."""
    model = planar_slider_crank.build()  # begins with the crank at zero
    found = bg.structure(model, inputs=["drive"], outputs=["piston.velocity[0]"])
    assert (found.generic.order, found.generic.controllable, found.generic.observable) == (2, 2, 2)
    assert found.relative_degree("piston.velocity[0]", "drive") == 1
    assert found.present.observable == 0 and "not observable at these numbers" in str(found)


def test_laws_of_arithmetic():
    """Random rational expressions of residues are the residues of the fractions."""
    random_ = random.Random(3)
    for _ in range(100):
        a, b = (Fraction(random_.randrange(-99, 99), random_.randrange(1, 99)) for _ in range(2))
        for operation in (
            lambda x, y: x + y,
            lambda x, y: x - y,
            lambda x, y: x * y,
            lambda x, y: (x + 100) / (y + 100),
        ):
            assert Residue.of(operation(a, b)) == operation(Residue.of(a), Residue.of(b))
        assert small_fraction(Residue.of(a)) == a
    assert small_fraction(Residue(123456789123456789)) is None


@pytest.mark.slow
@pytest.mark.parametrize("name", ["slider_crank", "slider_crank_hyperstatic", "four_bar", "double_pendulum"])
def test_mechanisms_have_two_states_for_each_degree_of_freedom(name):
    model, freedoms = REGISTRY[name].build(), {"double_pendulum": 2}.get(name, 1)
    assert bg.structure(model, outputs=[]).generic.order == 2 * freedoms
    assert bg.structure(model, outputs=[], frozen=True).generic.order == freedoms


def test_ranks_that_rounding_would_decide_are_refused():
    """A number that counts as zero beside one that is hardly larger: no rank is told."""
    number = (arithmetic := Precise()).exact

    def rank_of(last):
        rows = [[1.0, 1.0], [1.0, 1.0]]
        return rank([[number(x) for x in rows[0]], [number(1.0), number(1.0) + last]], arithmetic)

    assert rank_of(number(1.0)) == 2 and rank_of(number(1e-31)) == 1 and not undecided(arithmetic)
    assert rank_of(number(1e-29)) == 2
    (fault,) = undecided(arithmetic)
    assert "ranks cannot be told in 70 digits" in fault.what
