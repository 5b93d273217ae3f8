"""Constitutive laws, their causalities, users' elements."""

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest
from scipy.interpolate import CubicSpline

import bgjax as bg
from bgjax.system.system import split_vector


def rates(nodes, bonds, y, t=0.0, **options):
    return np.asarray(bg.compile(bg.Graph(nodes, bonds, **options))(t, jnp.asarray(y, dtype=float)))


FULL = np.array([[2.0, 0.3, 0.1], [0.3, 1.5, -0.2], [0.1, -0.2, 1.1]])
TURN = np.array([[0.8, 0.1, 0.3], [-0.2, 1.1, 0.4], [0.5, 0.2, 0.9]])
Y = np.array([0.3, -0.7, 0.5])


@pytest.mark.parametrize("inertia", [2.0, (2.0, 1.5, 1.1), FULL], ids=["scalar", "vector", "matrix"])
@pytest.mark.parametrize("resistance", [0.7, (0.7, 0.2, 0.4), FULL], ids=["scalar", "vector", "matrix"])
def test_linear_fields(inertia, resistance):
    def dense(v):
        return np.diag(np.broadcast_to(v, 3)) if np.ndim(v) < 2 else np.asarray(v)

    found = rates(
        dict(F=bg.Se((1.0, 2.0, 3.0), width=3), v=bg.One(), m=bg.I(inertia), R=bg.R(resistance)),
        ["F -> v -> m", "v -> R"],
        Y,
    )
    np.testing.assert_allclose(
        found, np.linalg.solve(dense(inertia), np.array([1.0, 2.0, 3.0]) - dense(resistance) @ Y), rtol=1e-13
    )
    # the dual: conductance causality on a 0-junction, compliance and stiffness
    found = rates(
        dict(F=bg.Sf((1.0, 2.0, 3.0), width=3), n=bg.Zero(), C=bg.C(inertia), R=bg.R(resistance)),
        ["F -> n -> C", "n -> R"],
        Y,
    )
    effort = np.linalg.solve(dense(inertia), Y)
    np.testing.assert_allclose(
        found, np.array([1.0, 2.0, 3.0]) - np.linalg.solve(dense(resistance), effort), rtol=1e-13
    )


@pytest.mark.parametrize("kind", ["TF", "GY"])
@pytest.mark.parametrize("modulus", [1.7, TURN], ids=["scalar", "matrix"])
@pytest.mark.parametrize("inverted", [False, True])
def test_two_ports_in_both_causalities(kind, modulus, inverted):
    """A storage on side a, a resistor on side b; the storage decides the causality."""
    element = bg.TF if kind == "TF" else bg.GY
    matrix = modulus * np.eye(3) if np.ndim(modulus) == 0 else modulus
    if not inverted:  # flow comes in at a
        found = rates(dict(v=bg.One(), m=bg.I(2.0), x=element(modulus), R=bg.R(FULL)), ["v -> m", "v -> x -> R"], Y)
        load = FULL if kind == "TF" else np.linalg.inv(FULL)
        np.testing.assert_allclose(found, -(matrix.T @ load @ matrix @ Y) / 2.0, rtol=1e-12)
    else:  # effort comes in at a
        found = rates(dict(n=bg.Zero(), C=bg.C(2.0), x=element(modulus), R=bg.R(FULL)), ["n -> C", "n -> x -> R"], Y)
        inverse = np.linalg.inv(matrix)
        load = np.linalg.inv(FULL) if kind == "TF" else FULL
        np.testing.assert_allclose(found, -(inverse @ load @ inverse.T @ (Y / 2.0)), rtol=1e-12)


def quadratic(x):
    return jnp.array([[1.0 + x[0] ** 2, x[0], 0.2]])


def test_modulated_transformer_by_jax_law_equals_symbolic_one():
    @bg.symbolic
    def plain(x):
        return np.array([[1.0 + x[0] * x[0], x[0], 0.2]], dtype=object)

    def build(law):
        nodes = dict(
            v=bg.One(),
            m=bg.I(2.0),
            x=bg.Position(),
            rod=bg.MTF(law, shape=(1, 3)),
            w=bg.One(),
            K=bg.C(0.5),
            c=bg.Constraint(1),
        )
        return bg.compile(bg.Graph(nodes, ["v -> m", "v ~> x", "x ~> rod.modulus", "v -> rod -> w -> K", "w -> c"]))

    v, x = np.array([0.3, -0.7, 0.5]), np.array([0.2, 0.4, 0.1])
    row = np.array([1.0 + x[0] ** 2, x[0], 0.2])
    turning = np.array([2 * x[0] * v[0], v[0], 0.0]) @ v  # ṙ v
    multiplier = turning / (row @ row / 2.0)  # r v̇ + ṙ v = 0 with v̇ = −rᵀ λ / m
    expected = np.concatenate([-row * multiplier / 2.0, v, [row @ v]])
    y = jnp.asarray(np.concatenate([v, x, [0.6]]))
    for law in (quadratic, plain):
        np.testing.assert_allclose(build(law)(0.0, y), expected, rtol=1e-12)


def test_rotating_body_with_hinge_equals_newton_euler():
    """Boudon's fig. 10 by hand: hinge force on a body, against the textbook equations."""
    p, force, mass = np.array([0.2, -0.1, 0.4]), np.array([1.0, -2.0, 0.5]), 1.7
    nodes = dict(
        omega=bg.One(), J=bg.I(FULL), ejs=bg.EJS(), attitude=bg.Orientation(), lever=bg.TF(p, law=bg.arm), v=bg.One(),
        m=bg.I(mass),
        weight=bg.Se((0.0, 0.0, -9.81 * mass)), local=bg.One(), turn=bg.MTF(bg.rotation), hinge=bg.Zero(),
        F=bg.Se(-force),
    )  # fmt: skip
    bonds = [
        "omega -> J",
        "omega -> ejs",
        "J.momentum ~> ejs.modulus",
        "omega ~> attitude",
        "attitude ~> turn.modulus",
        "weight -> v -> m",
    ]
    bonds += ["v -> turn.b", "turn.a -> local -> hinge", "omega -> lever -> hinge", "hinge -> F"]
    system = bg.compile(bg.Graph(nodes, bonds))
    q = np.array([0.9, 0.2, -0.3, 0.1])
    w, velocity = np.array([0.3, -0.4, 0.8]), np.array([0.1, 0.2, 0.3])
    values = {"J.flow": w, "attitude.quaternion": q, "m.flow": velocity}
    rate = split_vector(
        system(0.0, bg.initialise(system, values)), [(slot.name, slot.width) for slot in system.plan.equations.states]
    )
    u = q / np.linalg.norm(q)
    W, V = u[0], u[1:]
    A = (W**2 - V @ V) * np.eye(3) + 2 * np.outer(V, V) + 2 * W * np.cross(np.eye(3), V)
    np.testing.assert_allclose(A @ A.T, np.eye(3), atol=1e-14)
    np.testing.assert_allclose(rate["m.flow"], A @ force / mass + np.array([0, 0, -9.81]), rtol=1e-12)
    np.testing.assert_allclose(
        rate["J.flow"], np.linalg.solve(FULL, np.cross(p, force) - np.cross(w, FULL @ w)), rtol=1e-12
    )
    # velocity of the hinge point in the body frame: flow of the force's bond
    out = system.outputs(0.0, bg.initialise(system, values), ["F.flow"])
    np.testing.assert_allclose(out["F.flow"], A.T @ velocity + np.cross(w, p), rtol=1e-12)


def test_mixed_field_in_integral_and_derivative_causality():
    """A transducer: energy ½ xᵀ K x of a momentum and a displacement."""
    K = np.array([[2.0, 0.4], [0.4, 3.0]])
    nodes = dict(a=bg.One(), F=bg.Field({"coil": "I", "gap": "C"}, K), V=bg.Se(1.5), v=bg.One(), m=bg.I(2.0))
    found = rates(nodes, ["V -> a -> F.coil", "v -> m", "v -> F.gap"], [0.3, 0.5, 0.7])
    x = np.array([0.3, 0.5])  # momentum, displacement
    np.testing.assert_allclose(found, [1.5, 0.7, -(K @ x)[1] / 2.0], rtol=1e-13)
    # gap pressed onto an effort source: its displacement follows from the effort
    nodes = dict(a=bg.One(), F=bg.Field({"coil": "I", "gap": "C"}, K), V=bg.Se(1.5), P=bg.Se(jnp.sin))
    system = bg.compile(bg.Graph(nodes, ["V -> a -> F.coil", "P -> F.gap"]))
    out = system.outputs(0.4, jnp.array([0.3]))
    gap = (np.sin(0.4) - 0.4 * 0.3) / 3.0
    np.testing.assert_allclose(out["F.gap_displacement"], gap, rtol=1e-13)
    np.testing.assert_allclose(out["F.gap.flow"], (np.cos(0.4) - 0.4 * 1.5) / 3.0, rtol=1e-13)


def test_sampled_data():
    times, values = np.linspace(0, 3, 31), np.sin(np.linspace(0, 3, 31))
    for smooth, tolerance in ((False, 2e-3), (True, 3e-4)):
        data = bg.Sampled(times, values, smooth=smooth)
        found = [float(data(t)[0]) for t in (0.31, 1.234, 2.7)]
        np.testing.assert_allclose(found, np.sin([0.31, 1.234, 2.7]), atol=tolerance)
        np.testing.assert_allclose(data(5.0), values[-1:])
        np.testing.assert_allclose(data(times[7]), values[7:8])
    derivatives = [float(jax.grad(lambda t: data(t)[0])(times[9] + d)) for d in (-1e-9, 1e-9)]
    np.testing.assert_allclose(derivatives[0], derivatives[1], atol=1e-6)
    nodes = dict(push=bg.Sf(bg.Sampled(times, values, smooth=True)), v=bg.One(), m=bg.I(2.0))
    out = bg.compile(bg.Graph(nodes, ["push -> v -> m"])).outputs(1.25, jnp.zeros(0))
    np.testing.assert_allclose(out["m.effort"], 2 * np.cos(1.25), atol=5e-3)


KNOTS = np.array([0.0, 0.3, 0.35, 1.1, 1.9, 2.0, 3.0])
HEIGHTS = np.random.default_rng(5).normal(size=(7, 2))


def test_spline_equals_scipy_and_is_held_outside():
    data, exact = bg.Spline(KNOTS, HEIGHTS), CubicSpline(KNOTS, HEIGHTS, bc_type="clamped")
    inside = np.concatenate([np.linspace(0.0, 3.0, 301), KNOTS])
    derivative = jax.jit(jax.vmap(jax.jacfwd(data)))
    np.testing.assert_allclose(jax.vmap(data)(jnp.asarray(inside)), exact(inside), atol=1e-12)
    np.testing.assert_allclose(
        derivative(jnp.asarray(inside)), exact(inside, 1), atol=1e-12 * np.max(np.abs(exact(inside, 1)))
    )
    outside = jnp.array([-1.0, 4.0])
    np.testing.assert_allclose(jax.vmap(data)(outside), HEIGHTS[[0, -1]])
    np.testing.assert_allclose(derivative(outside), 0.0)
    # two samples: one cubic
    np.testing.assert_allclose(bg.Spline((0.0, 2.0), (1.0, 3.0))(0.5), [1.0 + 2.0 * (3 / 16 - 2 / 64)])


@pytest.mark.parametrize(
    "make", [lambda p: dict(S=bg.Sf(p), m=bg.I((2.0, 2.0))), lambda p: dict(S=bg.Constraint(2, p), m=bg.I((2.0, 2.0)))]
)
def test_spline_as_a_prescribed_flow_gives_its_derivative(make):
    """The force on a mass that follows the data, by derivative causality and by a multiplier."""
    system = bg.compile(bg.Graph({**make(bg.Spline(KNOTS, HEIGHTS)), "v": bg.One()}, ["S -> v -> m"]))
    out = system.outputs(1.3, jnp.zeros(system.plan.size))
    np.testing.assert_allclose(
        out["m.effort"], 2.0 * CubicSpline(KNOTS, HEIGHTS, bc_type="clamped")(1.3, 1), rtol=1e-12
    )


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore::bgjax.MagnitudeWarning")
def test_spline_through_a_run():
    """The integral is the antiderivative's; steps end at the knots; the gradient by a value is the difference quotient.
    Behind the last knot its value is held, which is told."""
    heights = HEIGHTS[:, 0]
    system = bg.compile(bg.Graph(dict(F=bg.Se(bg.Spline(KNOTS, heights)), m=bg.I(2.0)), ["F -> m"]))
    sol = bg.simulate(system, 0.0, 4.0, saveat=dfx.SaveAt(steps=True), rtol=1e-10, max_steps=1024)
    assert set(KNOTS[1:]) <= set(np.asarray(sol.ts))

    def momentum(values):
        return bg.simulate(
            bg.set(system, {"F.effort.values": values}), 0.0, 4.0, saveat=dfx.SaveAt(t1=True), rtol=1e-10
        )["m.momentum"][-1]

    def total(values):
        return CubicSpline(KNOTS, values, bc_type="clamped").integrate(0.0, 3.0) + values[-1]

    np.testing.assert_allclose(momentum(heights), total(heights), rtol=1e-12)
    step = 1e-3 * np.eye(7)  # linear in the values, so that the quotient is exact
    quotient = [(total(heights + e) - total(heights - e)) / 2e-3 for e in step]
    np.testing.assert_allclose(jax.grad(momentum)(jnp.asarray(heights)), quotient, rtol=1e-9)


@pytest.mark.parametrize("data", [bg.Sampled(KNOTS, HEIGHTS[:, 0], smooth=True), bg.Spline(KNOTS, HEIGHTS[:, 0])])
def test_derivatives_of_data_are_computed_before_the_integration(data):
    """No difference of all samples, and no scan, is left in the right-hand side with prepared parameters."""
    system = bg.compile(bg.Graph(dict(F=bg.Se(data), m=bg.I(2.0)), ["F -> m"]))
    parameters = system.parameters()
    program = str(jax.make_jaxpr(lambda t, y: system.rates(t, y, parameters))(0.5, jnp.zeros(1)))
    assert "scan" not in program and "concatenate" not in program and "f64[5,1]" not in program


def test_modulated_sources_sensors_and_functions():
    nodes = dict(
        ref=bg.Signal(2.0), error=bg.Function(bg.symbolic(lambda r, w: r - w), ("r", "w")),
        gain=bg.Function(lambda x: 5.0 * jnp.tanh(x)),
        drive=bg.MSe(), shaft=bg.One(), J=bg.I(0.5), tacho=bg.FlowSensor(), n=bg.Zero(), probe=bg.EffortSensor(),
        R=bg.R(0.1),
    )  # fmt: skip
    bonds = [
        "drive -> shaft -> J",
        "shaft -> tacho",
        "shaft -> n -> R",
        "n -> probe",
        "ref ~> error.r",
        "tacho ~> error.w",
        "error ~> gain ~> drive",
    ]
    system = bg.compile(bg.Graph(nodes, bonds))
    np.testing.assert_allclose(system(0.0, jnp.array([0.7])), (5 * np.tanh(2.0 - 0.7) - 0.07) / 0.5, rtol=1e-13)
    np.testing.assert_allclose(system.outputs(0.0, jnp.array([0.7]))["probe.reading"], 0.07, rtol=1e-13)


class Pump(bg.AbstractElement):
    """A user's two-port with a leakage state: JAX law, parameter leaf, signal output, energy."""

    displacement: jax.Array
    leak: jax.Array

    def ports(self):
        return bg.Port("shaft", 1, "in"), bg.Port("oil", 1, "out")

    def rule(self):
        return bg.Rule(((False, True),), 1, "the pump takes speed and pressure")

    def outputs(self):
        return (bg.Port("heat", 1),)

    def states(self, received):
        return (bg.State("heat", 1),)

    def law(self, given):
        speed, pressure = given.ports["shaft"], given.ports["oil"]
        lost = self.leak * pressure
        return bg.Response(
            outputs={"oil": self.displacement * speed - lost, "shaft": self.displacement * pressure},
            rates={"heat": lost * pressure},
            signals={"heat": given.states["heat"]},
        )


def test_users_element():
    nodes = dict(
        T=bg.Se(3.0), s=bg.One(), J=bg.I(0.5), pump=Pump(jnp.asarray(0.2), jnp.asarray(0.01)), n=bg.Zero(), C=bg.C(4.0)
    )
    system = bg.compile(bg.Graph(nodes, ["T -> s -> J", "s -> pump -> n -> C"]))
    assert system.causality.structure.node["pump"].kind == "Pump"
    assert system.plan.equations.schedule.torn == ()  # the law's own dependencies leave no false loop
    y = jnp.array([2.0, 0.0, 6.0])
    pressure = 6.0 / 4.0
    np.testing.assert_allclose(
        system(0.0, y), [(3.0 - 0.2 * pressure) / 0.5, 0.01 * pressure**2, 0.2 * 2.0 - 0.01 * pressure]
    )
    gradient = jax.grad(lambda d: bg.set(system, {"pump.displacement": d})(0.0, y)[2])(0.2)
    np.testing.assert_allclose(gradient, 2.0)


class Saturating(eqx.Module):
    limit: jax.Array

    def __call__(self, flow):
        return self.limit * jnp.tanh(flow / self.limit)


def test_law_module_with_a_parameter():
    nodes = dict(V=bg.Se(2.0), j=bg.One(), L=bg.I(0.5), D=bg.R(effort=Saturating(jnp.asarray(0.8))))
    system = bg.compile(bg.Graph(nodes, ["V -> j -> L", "j -> D"]))

    def value(limit):
        return bg.set(system, {"D.effort.limit": limit})(0.0, jnp.array([1.2]))[0]

    np.testing.assert_allclose(value(0.5), (2.0 - 0.5 * np.tanh(2.4)) / 0.5)
    np.testing.assert_allclose(jax.grad(value)(0.5), (value(0.5 + 1e-6) - value(0.5 - 1e-6)) / 2e-6, rtol=1e-7)


def test_derivative_of_sampled_data_at_its_own_times():
    times = np.linspace(0, 2, 21)
    data = bg.Sampled(times, np.sin(times), smooth=True)
    system = bg.compile(bg.Graph(dict(S=bg.Sf(data), v=bg.One(), m=bg.I(1.0)), ["S -> v -> m"]))
    around = [float(system.outputs(t, jnp.zeros(0))["m.effort"]) for t in (0.5 - 1e-9, 0.5, 0.5 + 1e-9)]
    np.testing.assert_allclose(around, np.cos(0.5), atol=2e-3)


def test_modulus_with_rows_and_columns_exchanged_is_refused():
    nodes = dict(
        v=bg.One(),
        m=bg.I((1.0, 1.0, 1.0)),
        x=bg.Position(),
        T=bg.MTF(lambda q: jnp.ones((3, 2)) * q[0]),
        R=bg.R((1.0, 2.0)),
    )
    with pytest.raises(bg.StructureError, match=r"shape \(3, 2\)"):
        bg.compile(bg.Graph(nodes, ["v -> m", "v ~> x", "x ~> T.modulus", "v -> T -> R"]))


@bg.symbolic
class Cubic(eqx.Module):
    """A symbolic law with a parameter."""

    gain: jax.Array

    def __call__(self, flow):
        return self.gain * flow * flow * flow


def test_symbolic_law_module():
    nodes = dict(V=bg.Se(2.0), j=bg.One(), L=bg.I(0.5), D=bg.R(effort=Cubic(jnp.asarray(0.8))))
    system = bg.compile(bg.Graph(nodes, ["V -> j -> L", "j -> D"]))
    assert not system.plan.equations.pool.calls
    np.testing.assert_allclose(
        bg.set(system, {"D.effort.gain": 0.5})(0.0, jnp.array([1.2])), (2.0 - 0.5 * 1.2**3) / 0.5
    )


def test_comparisons_in_symbolic_laws_are_refused():
    for law in (lambda f: f if f[0] == 0 else 2 * f, lambda f: f if f[0] > 0 else 2 * f):
        with pytest.raises(bg.StructureError, match="maximum minimum"):
            bg.compile(
                bg.Graph(
                    dict(V=bg.Se(1.0), j=bg.One(), L=bg.I(1.0), R=bg.R(effort=bg.symbolic(law))),
                    ["V -> j -> L", "j -> R"],
                )
            )
    assert bg.compile(
        bg.Graph(
            dict(V=bg.Se(1.0), L=bg.I(1.0), j=bg.One(), R=bg.R(effort=bg.symbolic(lambda f: f * abs(f[0])))),
            ["V -> j -> L", "j -> R"],
        )
    )


def test_derivatives_of_derivatives():
    """Of the position of a mass on a spring, x = F C (1 - cos ω t), and of its velocity."""
    nodes = dict(F=bg.Se(2.0), v=bg.One(), m=bg.I(1.0), k=bg.C(0.5), x=bg.Position())
    nodes |= {name: bg.Derivative() for name in ("velocity", "acceleration", "jerk")}
    bonds, rate = ["F -> v -> m", "v -> k"], np.sqrt(2.0)
    for chain in ("v ~> x ~> velocity ~> acceleration ~> jerk", "v ~> acceleration ~> jerk"):
        own = {name: node for name, node in nodes.items() if name in ("F", "v", "m", "k") or name in chain.split()}
        sol = bg.simulate(bg.compile(bg.Graph(own, [*bonds, chain])), 0.0, 1.0, rtol=1e-9)
        np.testing.assert_allclose(sol["acceleration.rate"], 2.0 * np.cos(rate * sol.ts), atol=1e-7)
        np.testing.assert_allclose(sol["jerk.rate"], -2.0 * rate * np.sin(rate * sol.ts), atol=1e-7)
