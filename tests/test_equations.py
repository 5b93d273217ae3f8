"""Readable equations against equations by hand; virtual inertia and gyristor against Bos & Tiernego's."""

import sys

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest
import sympy

import bgjax as bg
from bgjax.models import REGISTRY, crank_slider_favre, rotating_rod


@bg.modulus_law(2, 1)
def tangent(angle):
    return np.array([[-bg.sin(angle[0])], [bg.cos(angle[0])]], dtype=object)


@bg.symbolic
def minus_sine(angle):
    return -bg.sin(angle[0])


@bg.symbolic
def cosine(angle):
    return bg.cos(angle[0])


def crank_slider() -> bg.Graph:
    """Favre's λLCAP graph (1999): generalised velocities of crank and rod,
    λ on the 0-junction of the slider's height."""
    nodes = dict(
        crank=bg.One(), torque=bg.Se(1.0), J1=bg.I(0.3), u1=bg.GeneralisedFlow(1), theta1=bg.Angle(),
        rod=bg.One(), J2=bg.I(0.2), u2=bg.GeneralisedFlow(1), theta2=bg.Angle(),
        l1=bg.TF(0.2), pin=bg.One(), half=bg.TF(0.5), t1=bg.MTF(tangent), t2=bg.MTF(tangent), G=bg.Zero(),
        centre=bg.One(), m2=bg.I(1.5),
        l2=bg.TF(1.0), end=bg.One(), x1=bg.MTF(minus_sine), x2=bg.MTF(minus_sine), X=bg.Zero(), slider=bg.One(),
        friction=bg.R(5.0), y1=bg.MTF(cosine), y2=bg.MTF(cosine), Y=bg.Zero(), hold=bg.Constraint(1),
    )  # fmt: skip
    bonds = [
        "torque -> crank -> J1",
        "u1 -> crank",
        "crank ~> theta1",
        "u2 -> rod -> J2",
        "rod ~> theta2",
        "crank -> l1 -> pin",
        "pin -> t1 -> G",
    ]
    bonds += [
        "rod -> half -> t2 -> G",
        "G -> centre -> m2",
        "rod -> l2 -> end",
        "pin -> x1 -> X",
        "end -> x2 -> X",
        "X -> slider -> friction",
    ]
    bonds += ["pin -> y1 -> Y", "end -> y2 -> Y", "Y -> hold"] + [
        f"theta{k} ~> {name}{k}.modulus" for k in (1, 2) for name in "txy"
    ]
    return bg.Graph(nodes, bonds)


@bg.modulus_law(3, 2)
def gimbal(angles):
    """Body-frame rates of a turn ψ about z, then φ about x."""
    return np.array([[0.0, 1.0], [bg.sin(angles[1]), 0.0], [bg.cos(angles[1]), 0.0]], dtype=object)


def gyroscope(outwards: bool = True) -> bg.Graph:
    nodes = dict(
        u=bg.GeneralisedFlow(2),
        rates=bg.One(),
        angles=bg.Angle(),
        turn=bg.MTF(gimbal),
        spin=bg.One(),
        J=bg.I((1.0, 2.0, 4.0)),
        ejs=bg.EJS(),
    )
    bonds = [
        "u -> rates" if outwards else "rates -> u",
        "rates ~> angles ~> turn.modulus",
        "rates -> turn -> spin -> J",
        "spin -> ejs",
        "J.momentum ~> ejs.modulus",
    ]
    return bg.Graph(nodes, bonds)


def names(found: bg.SymbolicEquations, text: str) -> list:
    return [found.symbol(name) for name in text.split()]


def equal(one, other) -> bool:
    return sympy.simplify(one - other) in (0, sympy.zeros(*getattr(one, "shape", (1, 1))))


def written(name: str) -> bg.SymbolicEquations:
    return bg.equations(bg.compile(REGISTRY[name].build()))


# -- by hand --------------------------------------------------------------------------------------------------
def test_rlc_in_causal_order():
    found = written("rlc")
    source, inductance, resistance, capacity, current, charge = names(
        found, "V.effort L.inertia R.resistance C.compliance L.flow C.displacement"
    )
    assert equal(found.rate("L.flow"), (source - resistance * current - charge / capacity) / inductance)
    assert equal(found.rate("C.displacement"), current)
    steps = {str(step.lhs): step.rhs for step in found.steps}
    assert steps["R.effort"] == resistance * found.symbol("R.flow")
    assert steps["C.effort"] == charge / capacity
    order = [str(step.lhs) for step in found.steps]
    assert order.index("R.flow") < order.index("R.effort") < order.index("L.effort")


def test_motor_and_gear():
    found = written("dc_motor")
    voltage, L, R, k, J, d, i, w = names(
        found, "supply.effort L.inertia Ra.resistance motor.modulus rotor.inertia drag.resistance L.flow rotor.flow"
    )
    assert equal(found.rate("L.flow"), (voltage - R * i - k * w) / L)
    assert equal(found.rate("rotor.flow"), (k * i - d * w) / J)
    found = written("two_inertias")
    torque, one, n, two, d, w = names(found, "torque.effort J1.inertia gear.modulus J2.inertia drag.resistance J1.flow")
    assert equal(found.rate("J1.flow"), (torque - n**2 * d * w) / (one + n**2 * two))


def test_small_fractions_are_exact():
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), law=bg.R(effort=progressive))
    found = bg.equations(bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> law"])))
    force, mass, speed = names(found, "F.effort m.inertia m.flow")
    assert equal(found.rate("m.flow"), (force - speed**3 / 2 - speed / 3) / mass)


@bg.symbolic
def progressive(flow):
    return 0.5 * flow**3 + flow * (1.0 / 3.0)


class Odd(bg.AbstractElement):
    """A resistor whose parameter is called like the result it is not."""

    effort: jax.Array
    symbolic = True

    def ports(self):
        return (bg.Port("port", 1, "in"),)

    def rule(self):
        return bg.Rule(((False,),), 1, "its law has no inverse")

    def law(self, given):
        return bg.Response(outputs={"port": self.effort * given.ports["port"]})


def test_names_are_the_users():
    """Parameters of parts by their own paths; fixed ones as numbers; one that would pass for a
    result by another name."""
    found = bg.equations(bg.compile(REGISTRY["pendulum"].build()))
    assert {"bar.mass", "bar.inertia[2]", "bar.points.O[0]", "hinge.damping"} <= set(found._writer.table)
    nodes = dict(F=bg.Se(1.0), v=bg.One(), m=bg.I(2.0), odd=Odd(jnp.asarray(3.0)))
    found = bg.equations(bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> odd"]), fixed=["m.inertia"]))
    force, value, speed = names(found, "F.effort odd.effort_value m.flow")
    assert equal(found.rate("m.flow"), (force - value * speed) / 2)


# -- the same numbers ----------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "name",
    ["dc_motor", "resistive_network", "free_rigid_body", "rectifier_bridge", "rotating_rod_paper", "planar_pendulum"],
)
def test_every_line_holds_in_numbers(name):
    """Results and parameters put into steps, storages and state equations, at a random state."""
    system = bg.compile(REGISTRY[name].build())
    found = bg.equations(system)
    state = np.random.default_rng(2).normal(size=system.plan.size) * 0.3 + np.asarray(bg.initialise(system))
    results = system.outputs(0.3, jnp.asarray(state))
    leaves = {
        f"{path}{jax.tree_util.keystr(key)}": x
        for path, e in system.elements().items()
        for key, x in jax.tree_util.tree_flatten_with_path(e)[0]
    }
    values = {"t": 0.3, **leaves, **bg.get(system), **results}
    short, rates = system.plan.short_name, np.asarray(system(0.3, jnp.asarray(state)))
    values |= {short(full): value for full, value in results.items()}
    for slot in system.plan.equations.states:
        values |= dict.fromkeys(
            (f"d/dt {slot.name}", f"d/dt {short(slot.name)}"), rates[slot.start : slot.start + slot.width]
        )
    table = {f"{key}[{k}]": x for key, value in values.items() for k, x in enumerate(np.ravel(value))}
    table |= {key: np.ravel(value)[0] for key, value in values.items() if np.size(value) == 1}
    rows = [*found.steps, *found.storages, *found.rates, *found.unsolved]
    lines = sympy.lambdify([[*found._writer.table.values()]], [row.lhs - row.rhs for row in rows])
    gaps = lines([float(table[key]) for key in found._writer.table])
    np.testing.assert_allclose(np.array(gaps, float), 0.0, atol=1e-7)
    assert len({str(step.lhs) for step in found.steps}) == len(found.steps)


# -- Lagrange's equations ----------------------------------------------------------------------------------------------
def test_crank_slider_equals_favre():
    """Equations 3 to 5 of Marquis-Favre & Scavarda, rod of length l2 with its centre in the middle."""
    found = bg.equations(bg.compile(crank_slider()))
    text = (
        "theta1.angle theta2.angle u1.flow u2.flow u1.acceleration u2.acceleration hold.effort J1.inertia J2.inertia "
        "m2.inertia"
    )
    a, b, da, db, dda, ddb, force, J1, J2, m = names(found, text)
    torque, f, l1, l2, half = names(found, "torque.effort friction.resistance l1.modulus l2.modulus half.modulus")

    def put(row):
        return row.lhs.subs(half, l2 / 2)

    sin, cos, lever = sympy.sin, sympy.cos, m * l1 * l2 / 2
    first = (J1 + m * l1**2) * dda + lever * cos(a - b) * ddb + lever * sin(a - b) * db**2
    first += f * l1**2 * sin(a) ** 2 * da + f * l1 * l2 * sin(a) * sin(b) * db + l1 * cos(a) * force - torque
    second = (J2 + m * l2**2 / 4) * ddb + lever * cos(a - b) * dda - lever * sin(a - b) * da**2
    second += f * l2**2 * sin(b) ** 2 * db + f * l1 * l2 * sin(a) * sin(b) * da + l2 * cos(b) * force
    assert [equal(put(row), wanted) for row, wanted in zip(found.lagrange, (first, second), strict=True)] == [
        True,
        True,
    ]
    (constraint,) = found.constraints
    assert equal(constraint.lhs, l1 * cos(a) * da + l2 * cos(b) * db)
    assert equal(found.mass_matrix, found.virtual_inertia)
    assert found.coordinates == {"u1.flow": "theta1.angle", "u2.flow": "theta2.angle"}
    time = found.symbol("t")
    assert found.motion[dda] == sympy.Function("theta1.angle")(time).diff(time, 2)
    assert r"\ddot{\mathrm{theta1.angle}}" in found.latex(found.lagrange)


def renamed(graph: bg.Graph, name) -> bg.Graph:
    """The same graph with other names for its nodes."""

    def path(text):
        return ".".join([name(text.split(".")[0]), *text.split(".")[1:]])

    links = [link._replace(tail=path(link.tail), head=path(link.head)) for link in graph.links]
    return bg.Graph(
        {name(node): graph.nodes[node] for node in graph.order},
        links,
        initial={path(state): value for state, value in graph.initial.items()},
    )


@pytest.mark.parametrize("name", [lambda node: node, lambda node: f"n_{node[::-1]}"])
@pytest.mark.parametrize("spring", [False, True])
def test_favre_from_his_figure_with_a_spring_and_other_names(name, spring):
    """His figure 2, causality by λLCAP, equations from the schedule; a spring on the rod adds its effort to the rod's
    equation, and nothing else."""
    graph = crank_slider_favre.acausal()
    graph = graph.add({"spring": bg.C(stiffness=7.0)}, ["theta2 -> spring"]) if spring else graph
    found = bg.equations(
        bg.compile(renamed(graph, name), method=bg.MinimalCoordinates([name("theta1"), name("theta2")]))
    )

    def pick(*paths):
        return [found.symbol(f"{name(path.split('.')[0])}.{path.partition('.')[2]}") for path in paths]

    a, b, torque, J1, J2, f = pick(
        "angle1.angle", "angle2.angle", "Cm.effort", "J1.inertia", "J2.inertia", "f.resistance"
    )
    da, db, dda, ddb = names(
        found, " ".join(f"{name(f'theta{k}')}_u.{word}" for word in ("flow", "acceleration") for k in (1, 2))
    )
    (force,) = names(found, f"{name('yB')}_lambda.effort")
    m, l1, l2 = sympy.symbols("m l1 l2", positive=True)
    lengths = {
        f"{point}{k}": (l1, l2 / 2 if point.endswith("G") else l2)[k - 1]
        for point in ("xG", "yG", "xB", "yB")
        for k in (1, 2)
    }
    same = {found.symbol(f"{name(lever)}.law_of.length"): length for lever, length in lengths.items()} | dict.fromkeys(
        pick("m2x.inertia", "m2y.inertia"), m
    )
    sin, cos, lever = sympy.sin, sympy.cos, m * l1 * l2 / 2
    first = (J1 + m * l1**2) * dda + lever * cos(a - b) * ddb + lever * sin(a - b) * db**2
    first += f * l1**2 * sin(a) ** 2 * da + f * l1 * l2 * sin(a) * sin(b) * db + l1 * cos(a) * force - torque
    second = (J2 + m * l2**2 / 4) * ddb + lever * cos(a - b) * dda - lever * sin(a - b) * da**2
    second += f * l2**2 * sin(b) ** 2 * db + f * l1 * l2 * sin(a) * sin(b) * da + l2 * cos(b) * force
    if spring:
        stiffness, displacement = pick("spring.stiffness", "spring.displacement")
        second += stiffness * displacement
    assert [equal(row.lhs.subs(same), wanted) for row, wanted in zip(found.lagrange, (first, second), strict=True)] == [
        True,
        True,
    ]
    (constraint,) = found.constraints
    assert equal(constraint.lhs.subs(same), l1 * cos(a) * da + l2 * cos(b) * db)


def rod(inertial: bool):
    found = bg.equations(bg.compile(rotating_rod.build(inertial)))
    mass = sympy.Symbol("m", positive=True)
    z, theta, rate, speed, J = names(found, "z.position theta.angle turning.flow sliding.flow J.inertia")

    def one(value):
        return value.subs({found.symbol("mx.inertia"): mass, found.symbol("mz.inertia"): mass})

    return found, one, (z, sympy.sin(theta), sympy.cos(theta), theta, rate, speed, J, mass)


def test_rotating_rod_in_joint_coordinates():
    found, one, (z, _, _, _, rate, speed, J, m) = rod(False)
    assert equal(one(found.virtual_inertia), sympy.diag(J + m * z**2, m))
    assert equal(one(found.mass_matrix), sympy.diag(J + m * z**2, m))
    assert equal(one(found.gyristor), sympy.Matrix([[m * z * speed, m * z * rate], [-m * z * rate, 0]]))


def test_rotating_rod_with_the_velocities_of_bos():
    found, one, (z, s, c, theta, rate, speed, J, m) = rod(True)
    virtual = sympy.Matrix([[J + m * z**2 / c**2, -m * z * s / c**2], [-m * z * s / c**2, m * (1 + s**2 / c**2)]])
    T = sympy.Matrix([[1, 0], [z / c, -s / c], [0, 1]])  # his eqs 7 and 13 solved: Ω, ẋ₀ and ż₀ by Ω and ż₀
    along = (speed - s * z * rate) / c
    turning = T.diff(z) * along + T.diff(theta) * -rate
    assert found.inertial_flows == ("J.flow", "mx.flow", "mz.flow")
    assert equal(found.transformation, T)
    assert equal(one(found.virtual_inertia), virtual) and equal(one(found.mass_matrix), virtual)
    assert equal(one(found.gyristor), T.T * sympy.diag(J, m, m) * turning)
    assert sympy.limit(virtual[1, 1].subs(m, 1), theta, sympy.pi / 2) == sympy.oo


@pytest.mark.parametrize("outwards", [True, False])
def test_gyroscope_with_carried_eulerian_structure(outwards):
    """Effort = Tᵀ I T u̇ + (Tᵀ I Ṫ + Tᵀ E T) u, whichever way the source's bond is drawn;
    against Lagrange's equations of T* by hand."""
    found = bg.equations(bg.compile(gyroscope(outwards)))
    assert found.velocities == ("u.flow[0]", "u.flow[1]")
    phi, psi_rate, phi_rate, psi_turn, phi_turn = names(
        found, "angles.angle[1] u.flow[0] u.flow[1] u.acceleration[0] u.acceleration[1]"
    )
    J = names(found, "J.inertia[0] J.inertia[1] J.inertia[2]")
    u, turning = sympy.Matrix([psi_rate, phi_rate]), sympy.Matrix([psi_turn, phi_turn])
    balance = found.virtual_inertia * turning + (found.gyristor + found.transported_ejs) * u
    assert equal(sympy.Matrix([row.lhs for row in found.lagrange]), balance)
    energy = (J[0] * phi_rate**2 + (J[1] * sympy.sin(phi) ** 2 + J[2] * sympy.cos(phi) ** 2) * psi_rate**2) / 2

    def rate(value):
        return value.diff(phi) * phi_rate + value.diff(psi_rate) * psi_turn + value.diff(phi_rate) * phi_turn

    lagrange = sympy.Matrix([rate(energy.diff(psi_rate)), rate(energy.diff(phi_rate)) - energy.diff(phi)])
    assert equal(balance, lagrange)


def test_matrices_as_numbers_under_jit():
    system = bg.compile(gyroscope())
    found = bg.equations(system)
    state = jnp.array([0.7, -0.4, 0.2, 0.5])
    values = dict(
        zip(
            names(found, "u.flow[0] u.flow[1] angles.angle[0] angles.angle[1] J.inertia[0] J.inertia[1] J.inertia[2]"),
            [*state, 1, 2, 4],
            strict=True,
        )
    )
    for numbers, symbols in ((bg.transformation, found.transformation), (bg.virtual_inertia, found.virtual_inertia),
                             (bg.gyristor, found.gyristor), (bg.transported_ejs, found.transported_ejs)):  # fmt: skip
        made = eqx.filter_jit(numbers)(system, 0.0, state)
        np.testing.assert_allclose(made, np.array(symbols.subs(values), float), atol=1e-14)
        assert made.columns == ("u.flow[0]", "u.flow[1]")
    assert bg.transformation(system, 0.0, state).rows == ("J.flow[0]", "J.flow[1]", "J.flow[2]")
    assert "u.flow[1]" in str(made)
    derivative = jax.grad(lambda angle: bg.virtual_inertia(system, 0.0, state.at[3].set(angle)).values[0, 0])(0.5)
    np.testing.assert_allclose(derivative, -2.0 * np.sin(1.0), rtol=1e-12)  # (J2 − J3) sin 2φ


# -- what cannot be written --------------------------------------------------------------------------------------------
def test_laws_without_a_form_are_functions_if_asked():
    nodes = dict(F=bg.Se(jnp.sin), v=bg.One(), m=bg.I(2.0), law=bg.R(effort=jnp.tanh))
    system = bg.compile(bg.Graph(nodes, ["F -> v -> m", "v -> law"]))
    with pytest.raises(bg.ParameterError) as error:
        bg.equations(system)
    assert [fault.where for fault in error.value.faults] == ["F", "law"]
    found = bg.equations(system, opaque=True)
    calls = found.rate("m.flow").atoms(sympy.core.function.AppliedUndef)
    assert {str(call) for call in calls} == {"F(t)", "law.effort(m.flow)"}


def test_long_solutions_stay_implicit():
    found = bg.equations(bg.compile(REGISTRY["planar_pendulum"].build()))
    assert set(found.implicit) == {"hinge.hold.effort[0]", "hinge.hold.effort[1]"}
    assert all(len(line) < 600 for line in str(found).splitlines())


def test_text_and_latex():
    found = written("two_inertias")
    assert str(found).splitlines()[0] == "in causal order" and "  torque.flow = J1.flow" in str(found).splitlines()
    assert "  d/dt(J2.flow) = J2.acceleration" in str(found)
    assert found._repr_latex_().startswith("$$\n\\begin{aligned}\n")
    assert "\n\\mathrm{torque.flow} &= \\mathrm{J1.flow}" in found._repr_latex_()
    assert r"\dot{\mathrm{J1.flow}} &=" in found.latex() and r"\frac{d}{dt}" in found.latex()
    assert found.latex(found.symbol("J2.inertia") / 2) == r"\frac{\mathrm{J2.inertia}}{2}"


def test_without_sympy(monkeypatch):
    monkeypatch.setitem(sys.modules, "sympy", None)
    with pytest.raises(ImportError, match=r"bgjax\[symbolic\]"):
        written("rlc")
