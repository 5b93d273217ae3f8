"""Graphs that one causality does not serve: every listing means the same, conflicts are cut and solved,
refusals say why."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.solves.damped_newton import damped_root
from bgjax.expressions.backends.solves.newton import Last


def rates(graph, state, **options):
    return np.asarray(bg.compile(graph, **options)(0.0, np.asarray(state, float)))


def test_three_capacitors_behind_a_wide_gyrator():
    """(C₁ + C₂ + C₃) ė = −(1/R + 1/(G R⁻¹ Gᵀ)) e."""
    nodes = dict(
        gy=bg.GY(np.array([[0.5, 1.0]])),
        z3=bg.Zero(),
        R5=bg.R((1.0, 2.0)),
        z=bg.Zero(),
        A=bg.C(1.0),
        B=bg.C(2.0),
        D=bg.C(3.0),
        R=bg.R(1.0),
    )
    bonds = ["z -> gy.b", "z3 -> R5", "z3 -> gy.a", "z -> R", "z -> A", "z -> B", "z -> D"]
    np.testing.assert_allclose(rates(bg.Graph(nodes, bonds), [1.0]), -(1.0 + 1.0 / 0.75) / 6.0, rtol=1e-12)


@pytest.mark.parametrize("modulus", [(0.0, -1.0), (-1.0, 0.0), (1e-3, -1.0), (0.6, 0.8)])
def test_zeros_in_a_matrix_modulus(modulus):
    """e_A = Gᵀ f, e_B = G f_A: on the line of Gᵀ the charges move as K⁻¹ ė_A = −f_A with G ė_A … ;
    checked against the closed form."""
    g = np.array([modulus])
    nodes = dict(z2=bg.Zero(), A=bg.C(stiffness=0.5), z1=bg.Zero(), B=bg.C(2.0), gy=bg.GY(g))
    system = bg.compile(bg.Graph(nodes, ["z1 -> gy.b", "z1 -> B", "z2 -> gy.a", "z2 -> A"]))
    flow = 0.35  # through the gyrator
    q_a, q_b = g[0] * flow / 0.5, 0.4
    found = np.asarray(system(0.0, np.array([*q_a, q_b])))
    # e_B = q_B / 2 = G f_a with f_a = −q̇_A, and q̇_A stays on the line of Gᵀ
    np.testing.assert_allclose(found[:2], -g[0] * (0.5 * q_b) / (g @ g.T)[0, 0], atol=1e-12)
    np.testing.assert_allclose(found[2], flow, rtol=1e-12)


def order_graph(nodes, bonds):
    d = dict(
        R1=bg.R(1.2), g5=bg.GY(-1.57), g7=bg.GY(np.array([[1.95], [0.58]])), I2=bg.I(2.1),
        C8=bg.C(np.array([[1.8, 1.2], [1.2, 3.7]])), o0=bg.One(), z6=bg.Zero(), o4=bg.One(),
    )  # fmt: skip
    return bg.Graph({k: d[k] for k in nodes}, bonds)


def test_the_order_of_listing_does_not_matter():
    nodes = ["I2", "z6", "g5", "o0", "o4", "R1", "C8", "g7"]
    bonds = ["o0 -> I2", "z6 -> g7.b", "o0 -> R1", "g5.b -> o4", "z6 -> C8", "o0 -> g5.a", "o4 -> g7.a"]
    random, seen = np.random.default_rng(0), []
    for _ in range(6):
        system = bg.compile(
            order_graph(
                [nodes[k] for k in random.permutation(len(nodes))], [bonds[k] for k in random.permutation(len(bonds))]
            )
        )
        start = {"I2.flow": [0.3], "C8.displacement": [0.4, -0.2]}
        found = np.asarray(system(0.0, np.concatenate([start[name] for name in system.states])))
        widths = np.cumsum([0, *[len(start[name]) for name in system.states]])
        seen.append({name: found[widths[k] : widths[k + 1]] for k, name in enumerate(system.states)})
    for other in seen[1:]:
        assert set(other) == set(seen[0])
        for name in other:
            np.testing.assert_allclose(other[name], seen[0][name], atol=1e-12)


def test_states_keep_the_order_of_the_listing():
    nodes = dict(z=bg.Zero(), b=bg.C(1.0), r=bg.R(1.0), o=bg.One(), a=bg.I(1.0), s=bg.Se(1.0))
    assert bg.compile(bg.Graph(nodes, ["s -> o -> a", "o -> z", "z -> b", "z -> r"])).states == (
        "b.displacement",
        "a.flow",
    )


def test_an_invertible_characteristic_is_accepted_where_a_resistance_is():
    def graph(first):
        nodes = dict(
            z=bg.Zero(),
            R1=first,
            cp=bg.Compose((1, 1)),
            o7=bg.One(),
            r7=bg.R(1.0),
            I9=bg.I(2.0),
            z4=bg.Zero(),
            o0=bg.One(),
        )
        nodes["tf"] = bg.TF(np.array([[-0.6], [-1.7]]))
        bonds = [
            "z -> I9",
            "o0 -> tf.a",
            "cp.p1 -> z",
            "cp.whole -> z4",
            "o0 -> R1",
            "o7 -> cp.p2",
            "o7 -> r7",
            "tf.b -> z4",
        ]
        return bg.Graph(nodes, bonds)

    linear = rates(graph(bg.R(1.3)), [0.4])
    law = bg.R(effort=lambda f: 1.3 * f, invertible=True)
    np.testing.assert_allclose(rates(graph(law), [0.4]), linear, rtol=1e-10)


def test_two_prescriptions_of_one_flow_are_refused_with_both_names():
    matrix = np.array([[1.23, -0.227, -0.45], [-0.227, 0.957, 0.3865], [-0.45, 0.3865, 0.936]])
    nodes = dict(
        R5=bg.R((0.68, 0.45, 0.96)),
        R1=bg.R(matrix),
        K4=bg.Constraint(3, -1.11),
        C3=bg.C(stiffness=0.44),
        K2=bg.Constraint(3, 0.4),
        j=bg.One(),
    )
    with pytest.raises(bg.SolvabilityError, match="K2.*K4|K4.*K2"):
        bg.compile(bg.Graph(nodes, ["K4 -> j", "R1 -> j", "j -> R5", "j -> K2", "j -> C3"]))


def test_two_sources_on_one_junction_whose_signals_agree_are_accepted():
    """A signal of 3 V beside a source of 3 V: di/dt = 3/2 in 2 H, however the sources share the current."""
    nodes = dict(n=bg.Zero(), A=bg.MSe(), B=bg.Se(3.0), L=bg.I(2.0), x=bg.Signal(3.0))
    np.testing.assert_allclose(rates(bg.Graph(nodes, ["A -> n -> L", "B -> n", "x ~> A"]), [0.7]), [1.5], rtol=1e-12)


def test_what_is_left_free_is_named():
    """The flow between two free ports is anything, and a force is made of it."""
    nodes = dict(o=bg.One(), a=bg.Freedom(1), b=bg.Freedom(1), F=bg.MSe(), v=bg.One(), m=bg.I(1.0))
    with pytest.raises(
        bg.CausalityError,
        match=(
            r"nothing gives this 1-junction its flow.* As equations: the equations and their first time derivatives "
            r"leave o->.\.flow free"
        ),
    ):
        bg.compile(bg.Graph(nodes, ["o -> a", "o -> b", "o ~> F", "F -> v -> m"]))


def test_parallel_bonds_between_junctions_leave_efforts_open_and_the_motion_unique():
    nodes = dict(o=bg.One(), p=bg.One(), m=bg.I(2.0), n=bg.I(3.0), F=bg.Se(10.0))
    graph = bg.Graph(nodes, ["F -> o", "o -> m", "o -> p", "o -> p", "p -> n"])
    system = bg.compile(graph)
    assert system.redundant
    np.testing.assert_allclose(np.asarray(system(0.0, np.full(system.plan.size, 0.5))), 2.0, rtol=1e-12)
    sol = bg.simulate(system, 0.0, 1.0, np.zeros(system.plan.size))
    np.testing.assert_allclose(sol["m.flow"][-1], 2.0, rtol=1e-9)


def test_a_motion_under_cuts_against_its_closed_form_and_its_gradient():
    """A source prescribes the effort of a gyrator whose modulus has no inverse:
    G f = V fixes the flow along G, and what is across moves freely."""
    g, inertia = np.array([[0.6], [0.8]]), 2.0
    nodes = dict(o=bg.One(), m=bg.I((inertia, inertia)), F=bg.Se((1.0, 0.0)), tf=bg.TF(g.T), k=bg.Sf(0.5))
    graph = bg.Graph(nodes, ["F -> o", "o -> m", "o -> tf", "tf -> k"])
    system = bg.compile(graph)
    start = 0.5 * g[:, 0]
    sol = bg.simulate(system, 0.0, 2.0, start, rtol=1e-9)
    across = np.array([-0.8, 0.6])
    np.testing.assert_allclose(sol["m.flow"][-1], start + across * (across[0] * 1.0 / inertia) * 2.0, rtol=1e-8)

    def end(force):
        return bg.simulate(bg.set(system, {"F.effort": force}), 0.0, 2.0, start, rtol=1e-9)["m.flow"][-1, 1]

    derivative = jax.grad(end)(jnp.array([1.0, 0.0]))
    np.testing.assert_allclose(derivative, across[1] * across / inertia * 2.0, rtol=1e-6, atol=1e-9)


def test_starts_move_whatever_states_the_cut_bonds_tie():
    nodes = dict(z2=bg.Zero(), A=bg.C(stiffness=0.5), z1=bg.Zero(), B=bg.C(2.0), gy=bg.GY(np.array([[0.6, 0.8]])))
    system = bg.compile(bg.Graph(nodes, ["z1 -> gy.b", "z1 -> B", "z2 -> gy.a", "z2 -> A"]))
    state = bg.initialise(system, {"A.displacement": bg.Guess((1.0, 0.0))})
    np.testing.assert_allclose(state[:2], 0.6 * np.array([0.6, 0.8]), rtol=1e-9)  # the nearest point on the line of Gᵀ
    with pytest.raises(bg.InitialError):
        bg.initialise(system, {"A.displacement": (1.0, 0.0)})


def test_a_singular_matrix_modulus_is_not_inverted():
    """Both efforts of the capacitor are the sum of the resistor's: q₁ = q₂ = q, and each flow is −q/(4 R)."""
    graph = bg.Graph(dict(C=bg.C((1.0, 1.0)), T=bg.TF(np.ones((2, 2))), R=bg.R(2.0)), ["C -> T -> R"])
    np.testing.assert_allclose(bg.compile(graph)(0.0, np.array([0.4, 0.4])), [-0.05, -0.05], rtol=1e-12)


def test_other_values_of_a_modulus_may_need_other_equations():
    """The same graph with an inverse: f_b = T f_a = e_b/R and e_a = Tᵀ e_b."""
    modulus = np.array([[1.0, 0.5], [-0.25, 2.0]])

    def made(matrix):
        return bg.compile(bg.Graph(dict(C=bg.C((1.0, 1.0)), T=bg.TF(matrix), R=bg.R(2.0)), ["C -> T -> R"]))

    q = np.array([0.4, 0.4])
    inverse = np.linalg.inv(modulus)
    for matrix, wanted in ((modulus, -inverse @ inverse.T @ q / 2.0), (np.ones((2, 2)), [-0.05, -0.05])):
        np.testing.assert_allclose(made(matrix)(0.0, q), wanted, rtol=1e-12)


def test_what_takes_no_part_in_a_contradiction_is_not_named():
    """Two prescribed flows contradict each other through a transformer; the nonlinear circuit behind them does not."""
    nodes = dict(
        o=bg.One(),
        a=bg.Sf(1.0),
        T=bg.TF(2.0),
        p=bg.One(),
        b=bg.Sf(3.0),
        G=bg.GY(1.0),
        z=bg.One(),
        m=bg.I(1.0),
        r=bg.R(effort=jnp.sinh, invertible=True),
    )
    bonds = ["a -> o -> T -> p", "b -> p", "p -> G -> z", "z -> m", "z -> r"]
    with pytest.raises(bg.CausalityError, match="As equations: the equality of flows on ") as refused:
        bg.compile(bg.Graph(nodes, bonds))
    said = refused.value.faults[0].what.split("As equations: ")[1]
    assert "contradict" in said and not any(name in said for name in ("G", "z", "m->", "r->"))


def test_equations_that_meet_only_at_the_solution_are_solved_by_damped_steps():
    """s = sin y, 2 s = sin y + ½ and s y = π/12 have s = ½, y = π/6 in common;
    a fourth that is satisfied nowhere leaves no solution."""

    def rows(w):
        return jnp.stack([w[0] - jnp.sin(w[1]), 2.0 * w[0] - jnp.sin(w[1]) - 0.5, w[0] * w[1] - jnp.pi / 12.0])

    def impossible(w):
        return jnp.append(rows(w), 1.0 + w[0] ** 2)

    def solved(f):
        return damped_root(lambda w: (f(w), jax.jacfwd(f)(w), None), Last(jnp.zeros(2), jnp.zeros(())))

    found, exact = solved(rows)
    np.testing.assert_allclose(found, [0.5, np.pi / 6.0], rtol=1e-10)
    assert exact and not solved(impossible)[1]


@pytest.mark.parametrize("off", [0.0, 1e-8, -1e-6])
def test_a_source_that_follows_its_own_effort_is_on_the_root_of_the_state(off):
    """e = 3 sin 1.4 e − 4 has three solutions. The storages on the junction tell which one holds, whether their states
    are exact or rounded: ṗ = e, and ė = 0."""
    matrix, roots = np.array([[2.0, 0.5], [0.5, 1.0]]), [-6.1583914126741135, -4.642050347799676, -2.5927472986188467]
    nodes = dict(z=bg.Zero(), S=bg.MSe(), f=bg.Function(lambda e: 3.0 * jnp.sin(1.4 * e) - 4.0), m=bg.I(2.0))
    nodes |= dict(F=bg.Field({"a": ("C", 1), "b": ("C", 1)}, matrix), o=bg.One(), V=bg.Sf(1.0))
    graph = bg.Graph(nodes, ["S -> z -> F.a", "z -> m", "V -> o -> F.b", "z ~> f", "f ~> S"])
    for e in roots:
        state = [0.7, (e - 0.15) / 2.0 + off, 0.3 - off]
        np.testing.assert_allclose(rates(graph, state), [e / 2.0, -0.25, 1.0], rtol=1e-12)


def test_equations_without_a_number_are_named():
    """√(−1 − e²) is no number anywhere, and no initial guess of the search meets one."""
    modulus = np.array([[0.0, 1.0, 2.0], [0.5, 0.0, 0.0]])
    nodes = dict(
        o=bg.Zero(), z=bg.Zero(), S=bg.Se((1.0, 1.0, 1.0)), g=bg.GY(modulus), B=bg.C(1.0), R=bg.R(flow=nowhere)
    )
    with pytest.raises(bg.CausalityError, match="gave no finite number wherever a solution was looked for"):
        bg.compile(bg.Graph(nodes, ["S -> z", "z -> g.a", "g.b -> o", "o -> B", "o -> R"]))


def nowhere(effort):
    return jnp.sqrt(-1.0 - effort * effort)
