"""Unknowns at cuts: loops, derivative causality, constraints, alone and coupled, against hand-made models."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
from scipy.integrate import solve_ivp
from scipy.optimize import brentq, fsolve

import bgjax as bg
from bgjax.formulation.records.output import Output


def phi1(f):
    return f + 0.5 * f**3


def psi2(e):
    return 0.3 * e + 0.1 * e**3


def phi3(f):
    return 0.7 * f + 0.2 * f**3


def psi4(e):
    return 0.5 * e + 0.05 * e**3


def voltage(t):
    return 5.0 * jnp.sin(3.0 * t)


def drift(t):
    return 0.2 * jnp.cos(t)


@pytest.fixture(scope="module")
def coupled():
    """Two coupled nonlinear loops, a storage in derivative causality and a moving constraint."""
    nodes = dict(
        u=bg.Se(voltage), a=bg.One(), R1=bg.R(effort=phi1), n=bg.Zero(), R2=bg.R(flow=psi2),
        c=bg.One(), L1=bg.I(0.8), gear=bg.TF(2.0), d=bg.One(), L3=bg.I(0.4), R5=bg.R(0.2),
        b=bg.One(), R3=bg.R(effort=phi3), m=bg.Zero(), R4=bg.R(flow=psi4),
        g=bg.One(), L2=bg.I(0.6), k=bg.Zero(), h=bg.One(), M=bg.I(1.1), R6=bg.R(0.3), rail=bg.Constraint(1, drift),
    )  # fmt: skip
    bonds = [
        "u -> a -> R1",
        "a -> n -> R2",
        "n -> c -> L1",
        "c -> gear -> d -> L3",
        "d -> R5",
        "n -> b -> R3",
        "b -> m -> R4",
    ]
    bonds += ["m -> g -> L2", "g -> k -> h -> M", "h -> R6", "k -> rail"]
    return bg.compile(bg.Graph(nodes, bonds, initial={"L2.flow": 0.2}))


def independent_rates(t, y):
    i1, i2, f3 = y

    def balance(z):
        ia, ib, en, em = z
        return [phi1(ia) + en - 5 * np.sin(3 * t), phi3(ib) - en + em, ia - psi2(en) - i1 - ib, ib - psi4(em) - i2]

    ia, ib, en, em = fsolve(balance, [0.0, 0.0, 0.0, 0.0], xtol=1e-12)
    derivative = -0.2 * np.sin(t)
    third = (em - 0.3 * f3 - 0.6 * derivative) / (0.6 + 1.1)
    return [(en - 4 * 0.2 * i1) / (0.8 + 4 * 0.4), third + derivative, third]


def test_coupled_loops_storage_and_constraint_equal_scipy(coupled):
    assert coupled.causality.derivative == ("L3",)
    assert len(coupled.plan.equations.solved.blocks) == 1
    assert (
        len(coupled.plan.equations.solved.blocks[0].unknowns) >= 2
        and coupled.index == 2
        and len(coupled.break_variables) >= 2
    )
    sol = bg.simulate(coupled, 0.0, 3.0, rtol=1e-10, atol=1e-12)
    reference = solve_ivp(
        independent_rates, (0, 3), [0.0, 0.2, 0.0], method="DOP853", rtol=1e-11, atol=1e-13, t_eval=np.asarray(sol.ts)
    )
    for row, name in enumerate(("L1.flow", "L2.flow", "M.flow")):
        np.testing.assert_allclose(sol[name], reference.y[row], atol=2e-8)
    acceleration = independent_rates(3.0, reference.y[:, -1])
    np.testing.assert_allclose(sol["rail.effort"][-1], 1.1 * acceleration[2] + 0.3 * reference.y[2, -1], atol=1e-7)
    np.testing.assert_allclose(sol["L3.effort"][-1], 0.4 * 2 * acceleration[0], atol=1e-7)


def test_coupled_gradient_equals_finite_difference(coupled):
    def loss(value):
        system = bg.set(coupled, {"L3.inertia": value})
        return jnp.sum(system(0.7, jnp.array([0.3, 0.5, -0.2])) ** 2)

    difference = (loss(0.4 + 1e-6) - loss(0.4 - 1e-6)) / 2e-6
    forward = jax.jvp(loss, (0.4,), (1.0,))[1]
    np.testing.assert_allclose([forward, jax.grad(loss)(0.4)], [difference, difference], rtol=1e-7)


def diode(e):
    return 1e-9 * jnp.expm1(e / 0.05)


@pytest.mark.parametrize("options", [{}, {"invertible": True}], ids=["restricted", "invertible"])
def test_diode_in_series_with_a_coil(options):
    """The diode's law has no inverse, so it takes effort and the coil is not in integral causality; its
    current is a state all the same, since it depends on the coil's own voltage."""
    nodes = dict(V=bg.Se(2.0), loop=bg.One(), D=bg.R(flow=diode, **options), L=bg.I(0.1), R=bg.R(3.0))
    system = bg.compile(bg.Graph(nodes, ["V -> loop -> D", "loop -> L", "loop -> R"]))
    assert system.states == ("L.flow",)
    assert system.causality.derivative == (() if options else ("L",))
    sol = bg.simulate(system, 0.0, 0.2, rtol=1e-9, atol=1e-12)

    def rate(t, y):
        return (2.0 - 3.0 * y - 0.05 * np.log1p(y / 1e-9)) / 0.1

    reference = solve_ivp(rate, (0, 0.2), [0.0], method="Radau", rtol=1e-10, atol=1e-13)
    np.testing.assert_allclose(sol["L.flow"][-1], reference.y[0, -1], rtol=1e-7)


def test_nonlinear_loop_far_from_the_guess():
    nodes = dict(V=bg.Se(60.0), loop=bg.One(), R=bg.R(1.0), n=bg.Zero(), D=bg.R(flow=diode), C=bg.One(), L=bg.I(1.0))
    system = bg.compile(bg.Graph(nodes, ["V -> loop -> R", "loop -> n -> D", "n -> C -> L"]))
    voltage = float(system.outputs(0.0, jnp.array([0.5]))["D.effort"])
    np.testing.assert_allclose(
        voltage, brentq(lambda v: 60.0 - v - 0.5 - 1e-9 * np.expm1(v / 0.05), 0, 2, xtol=1e-14), rtol=1e-12
    )


def energy(x):
    return 0.5 * x[0] ** 2 / 2.0 + 0.05 * x[0] ** 4


def coenergy(y):
    return jnp.sum(y * y) + 0.1 * y[0] ** 4


@pytest.mark.parametrize("kind", ["I", "C"])
def test_storage_by_energy_in_both_causalities(kind):
    """Across a transformer one of two storages is dependent; by hand M_total(x) ẍ = load."""
    element = bg.I if kind == "I" else bg.C
    junction = bg.One if kind == "I" else bg.Zero
    source = bg.Se(1.5) if kind == "I" else bg.Sf(1.5)
    ratio = 3.0
    nodes = dict(
        load=source, a=junction(), first=element(2.0), tf=bg.TF(ratio), b=junction(), second=element(energy=energy)
    )
    system = bg.compile(bg.Graph(nodes, ["load -> a -> first", "a -> tf -> b -> second"]))
    assert system.causality.derivative == ("second",)
    coupling = ratio if kind == "I" else 1 / ratio
    y = 0.4
    p = brentq(lambda x: x / 2.0 + 0.2 * x**3 - coupling * (y if kind == "I" else y / 2.0), -10, 10, xtol=1e-15)
    derivative = 1.0 / (0.5 + 0.6 * p * p)  # dp/df of the dependent storage
    total = 2.0 + coupling**2 * derivative
    expected = 1.5 / total if kind == "I" else 1.5 * 2.0 / total
    np.testing.assert_allclose(system(0.0, jnp.array([y])), [expected], rtol=1e-12)


def test_storage_by_coenergy_in_both_causalities():
    def build(first):
        nodes = dict(
            load=bg.Se(1.5), a=bg.One(), first=first, tf=bg.TF(3.0), b=bg.One(), second=bg.I(coenergy=coenergy)
        )
        return bg.compile(bg.Graph(nodes, ["load -> a -> first", "a -> tf -> b -> second"]))

    f = 0.2  # momentum of the second: 2 f + 0.4 f³ at its own flow 3 f
    np.testing.assert_allclose(
        build(bg.I(2.0))(0.0, jnp.array([f])), [1.5 / (2.0 + 9 * (2 + 1.2 * (3 * f) ** 2))], rtol=1e-12
    )
    alone = bg.compile(bg.Graph(dict(load=bg.Se(1.5), a=bg.One(), J=bg.I(coenergy=coenergy)), ["load -> a -> J"]))
    assert alone.states == ("J.momentum",)
    flow = alone.outputs(0.0, jnp.array([2 * f + 0.4 * f**3]))["J.flow"]
    np.testing.assert_allclose(flow, f, rtol=1e-12)


def test_redundant_constraints_are_dropped_and_named():
    nodes = dict(F=bg.Se(2.0), v=bg.One(), m=bg.I(3.0), a=bg.Constraint(1), b=bg.Constraint(1))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> a", "v -> b"]))
    assert len(system.redundant) == 1 and set(system.redundant) < {"a.effort", "b.effort"}
    np.testing.assert_allclose(system(0.0, jnp.zeros(1)), 0.0, atol=1e-15)
    shared = system.outputs(0.0, jnp.zeros(1), ("a.effort", "b.effort"))
    np.testing.assert_allclose(list(shared.values()), 1.0, rtol=1e-14)
    assert "redundant" in str(system)


def test_flow_that_depends_on_the_multiplier_is_not_differentiated():
    """A constraint behind a resistor in conductance causality: λ follows from the flow itself."""
    nodes = dict(v=bg.One(), m=bg.I(2.0), n=bg.Zero(), R=bg.R(4.0), c=bg.Constraint(1, 0.5))
    system = bg.compile(bg.Graph(nodes, ["v -> m", "v -> n", "n -> R", "n -> c"]))
    assert system.index == 1
    out = system.outputs(0.0, jnp.array([1.2]))
    np.testing.assert_allclose(out["c.effort"], 4.0 * (1.2 - 0.5), rtol=1e-13)


def test_moving_source_drives_a_dependent_storage():
    nodes = dict(crank=bg.Sf(lambda t: jnp.sin(2.0 * t)), v=bg.One(), m=bg.I(3.0))
    system = bg.compile(bg.Graph(nodes, ["crank -> v -> m"]))
    assert system.states == ()
    out = system.outputs(0.3, jnp.zeros(0))
    np.testing.assert_allclose([out["m.effort"], out["crank.effort"]], 3.0 * 2.0 * np.cos(0.6), rtol=1e-13)


def test_one_derivative_is_not_enough():
    """The effort on one mass must keep the flow of another, behind a compliance: that takes three."""
    nodes = dict(
        v=bg.One(), m=bg.I(1.0), n=bg.Zero(), k=bg.C(1.0), w=bg.One(), m2=bg.I(1.0), s=bg.FlowSensor(), F=Servo()
    )
    graph = bg.Graph(nodes, ["v -> m", "v -> n -> k", "n -> w -> m2", "w -> s", "v -> F", "s ~> F.target"])
    with pytest.raises(bg.SolvabilityError, match=r"F\.effort"):
        bg.compile(graph)
    near = bg.Graph(
        {**nodes, "s": bg.FlowSensor()}, ["v -> m", "v -> n -> k", "n -> w -> m2", "v -> s", "v -> F", "s ~> F.target"]
    )
    assert bg.compile(near).index == 2  # on its own mass one derivative is enough


class Servo(bg.AbstractElement):
    """Supplies whatever effort keeps a signal at zero."""

    def ports(self):
        return (bg.Port("port", 1),)

    def inputs(self):
        return (bg.Port("target", 1),)

    def rule(self):
        return bg.Rule(((False,),), 1)

    def unknowns(self, received):
        return (bg.State("effort", 1),)

    def law(self, given):
        return bg.Response({"port": given.unknowns["effort"]}, residuals={"effort": given.signals["target"]})


def orifice(e):
    return jnp.sign(e) * jnp.sqrt(jnp.abs(e))


def test_loop_whose_derivative_at_zero_is_infinite_or_zero():
    nodes = dict(P=bg.Se(4.0), a=bg.One(), R1=bg.R(1.0), n=bg.Zero(), R2=bg.R(flow=orifice), L=bg.I(1.0))
    system = bg.compile(bg.Graph(nodes, ["P -> a -> R1", "a -> n -> R2", "n -> L"]))
    found = system.outputs(0.0, jnp.array([0.5]))["n.effort"]
    np.testing.assert_allclose(found, brentq(lambda e: 4.0 - e - np.sqrt(e) - 0.5, 0, 4, xtol=1e-14), rtol=1e-12)
    quartic = bg.compile(
        bg.Graph(dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(coenergy=lambda f: jnp.sum(f**4) / 4)), ["F -> v -> m"])
    )
    np.testing.assert_allclose(quartic.outputs(0.0, jnp.array([-8.0]))["m.flow"], -2.0, rtol=1e-12)


def test_redundant_rows_with_state_or_value_dependent_coefficients():
    """Three rows of a cross product have rank two, whatever the lever."""
    nodes = dict(
        F=bg.Se((1.0, 2.0, 3.0)), v=bg.One(), m=bg.I(2.0), T=bg.TF((0.1, 0.2, 0.3), law=bg.arm), c=bg.Constraint(3)
    )
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> T -> c"]))
    assert len(system.redundant) == 1
    lever, force = np.array([0.1, 0.2, 0.3]), np.array([1.0, 2.0, 3.0])
    along = lever * (lever @ force) / (lever @ lever)  # only motion along the lever is free
    np.testing.assert_allclose(system(0.0, jnp.zeros(3)), along / 2.0, rtol=1e-12)


def test_rows_that_repeat_for_these_values_are_dropped_and_share_the_reaction():
    """The second row is twice the first: λ₁ + 2 λ₂ = 1, and the reactions of least norm are 1/5 and 2/5."""
    nodes = dict(
        F=bg.Se((1.0, 2.0, 3.0)),
        v=bg.One(),
        m=bg.I(2.0),
        T=bg.TF([[1.0, 0.0, 0.0], [2.0, 0.0, 0.0]]),
        c=bg.Constraint(2),
    )
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> T -> c"]))
    assert len(system.redundant) == 1
    sol = bg.simulate(system, 0.0, 1.0)
    np.testing.assert_allclose(sol["m.flow"][-1], (0.0, 1.0, 1.5), rtol=1e-9, atol=1e-12)
    np.testing.assert_allclose(sol["c.effort"][-1], (0.2, 0.4), rtol=1e-12)


def test_large_resistive_ladder():
    """Forty rungs, one block: against nodal analysis."""
    count, nodes, links, previous = 40, dict(V=bg.Se(1.0)), [], "V"
    for k in range(count):
        nodes |= {f"s{k}": bg.One(), f"R{k}": bg.R(1.0 + 0.1 * k), f"n{k}": bg.Zero(), f"G{k}": bg.R(5.0 + k)}
        links += [f"{previous} -> s{k} -> R{k}", f"s{k} -> n{k} -> G{k}"]
        previous = f"n{k}"
    system = bg.compile(bg.Graph(nodes, links))
    matrix, right = np.zeros((count, count)), np.zeros(count)
    for k in range(count):
        matrix[k, k] += 1 / (1 + 0.1 * k) + 1 / (5 + k) + (1 / (1 + 0.1 * (k + 1)) if k + 1 < count else 0.0)
        if k:
            matrix[k, k - 1] = matrix[k - 1, k] = -1 / (1 + 0.1 * k)
    right[0] = 1.0
    voltages = np.linalg.solve(matrix, right)
    found = jax.jit(lambda y: system.evaluate((f"n{count - 1}.effort", "n3.effort"), 0.0, y))(jnp.zeros(0))
    np.testing.assert_allclose(found, [voltages[-1], voltages[3]], atol=1e-15)


def test_multipliers_are_solved_by_sparse_ldl():
    """A chain of masses tied by constraints: G M⁻¹ Gᵀ is tridiagonal, and stays so."""
    count, nodes, links = 6, {}, []
    for k in range(count):
        nodes |= {f"v{k}": bg.One(), f"m{k}": bg.I(1.0 + k), f"F{k}": bg.Se(float(k * k))}
        links += [f"F{k} -> v{k} -> m{k}"]
        if k:
            nodes |= {f"n{k}": bg.Zero(), f"c{k}": bg.Constraint(1)}
            links += [f"v{k - 1} -> n{k} -> v{k}", f"n{k} -> c{k}"]
    system = bg.compile(bg.Graph(nodes, links))
    assert system.unknowns[0].startswith("5 linear equations, sparse LDLᵀ")
    common = sum(k * k for k in range(count)) / sum(1.0 + k for k in range(count))
    np.testing.assert_allclose(system(0.0, jnp.zeros(count)), common, rtol=1e-13)
    pool, program = system.plan.equations.pool, system.plan.program((Output.RATES,))
    divisions = sum(pool.kind(index) == "div" for index in program.prelude)
    assert divisions <= 4 * count  # the matrix is constant: all of it is evaluated before the loop


def test_constraints_that_agree_only_on_a_condition():
    """Two multipliers seen through one resistor fix only their sum; the rest is v1 = v2, differentiated."""
    nodes = dict(F=bg.Se(1.0), v1=bg.One(), m1=bg.I(1.0), v2=bg.One(), m2=bg.I(1.0), na=bg.Zero(), nb=bg.Zero(),
                 a=bg.Constraint(1), b=bg.Constraint(1), d=bg.One(), R=bg.R(2.0))  # fmt: skip
    bonds = ["F -> v1 -> m1", "v2 -> m2", "v1 -> na -> a", "v2 -> nb -> b", "d -> na", "d -> nb", "d -> R"]
    system = bg.compile(bg.Graph(nodes, bonds))
    assert system.index == 2 and not system.redundant
    sol = bg.simulate(system, 0.0, 1.0, rtol=1e-9, atol=1e-12)
    exact = 0.5 * (1.0 - np.exp(-np.asarray(sol.ts)))  # 2 v' = 1 − 2 v, by hand
    np.testing.assert_allclose(sol["m1.flow"], exact, atol=1e-9)
    np.testing.assert_allclose(sol["m2.flow"], exact, atol=1e-9)
    np.testing.assert_allclose(sol["b.flow"], 0.0, atol=1e-12)


def test_contradictory_constraints_are_refused():
    static = dict(V=bg.Se(1.0), j=bg.One(), R=bg.R(1.0), a=bg.Constraint(1), b=bg.Constraint(1, 0.3))
    with pytest.raises(bg.SolvabilityError, match="ask for the same thing"):
        bg.compile(bg.Graph(static, ["V -> j -> R", "j -> a", "j -> b"]))
    moving = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(1.0), a=bg.Constraint(1), b=bg.Constraint(1, jnp.sin))
    system = bg.compile(bg.Graph(moving, ["F -> v -> m", "v -> a", "v -> b"]))
    with pytest.raises(bg.SimulationError, match="contradicts"):
        bg.simulate(system, 0.0, 1.0)


def test_kinks_do_not_pass_for_structural_zeros():
    """A modulus that is zero for most states still counts: the clutch engages after t = 5."""

    @bg.symbolic
    def engaged(clock):
        return bg.maximum(clock[0] - 5.0, 0.0)

    nodes = dict(
        clock=bg.Signal(bg.symbolic(lambda t: t)),
        clutch=bg.MTF(engaged),
        V=bg.Se(10.0),
        a=bg.One(),
        R1=bg.R(1.0),
        n=bg.Zero(),
    )
    nodes |= dict(R2=bg.R(2.0), load=bg.R(3.0))
    system = bg.compile(
        bg.Graph(nodes, ["V -> a -> R1", "a -> n -> R2", "n -> clutch -> load", "clock ~> clutch.modulus"])
    )
    for time in (3.0, 7.0):
        ratio = max(time - 5.0, 0.0)
        # e_n = ratio · e_load, f_load = ratio · f_n: a resistance ratio² · 3 in parallel with R2
        resistance = 1.0 / (1.0 / 2.0 + (1.0 / (3.0 * ratio**2) if ratio else np.inf))
        found = system.outputs(time, jnp.zeros(0))["n.effort"]
        np.testing.assert_allclose(found, 10.0 * resistance / (1.0 + resistance), rtol=1e-12, atol=1e-15)


def test_rest_of_a_square_root_law_is_a_solution():
    """At rest the orifice has an infinite gradient, and zero flow is exact."""
    nodes = dict(P=bg.Se(0.0), a=bg.One(), R1=bg.R(1.0), n=bg.Zero(), R2=bg.R(flow=orifice), L=bg.I(1.0))
    system = bg.compile(bg.Graph(nodes, ["P -> a -> R1", "a -> n -> R2", "n -> L"]))
    np.testing.assert_allclose(system(0.0, jnp.zeros(1)), 0.0)
