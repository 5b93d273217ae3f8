"""Nonlinear loops with several solutions: a run begins at the one that continues from zero, and follows it."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.jax.law_terms import sizes_of_terms
from bgjax.solvers import RadauIIA5


class Root(bg.AbstractBlock):
    """w with law(w) = x."""

    law_of: str
    symbolic = True

    def inputs(self):
        return (bg.Port("x", 1),)

    def outputs(self):
        return (bg.Port("w", 1),)

    def unknowns(self, received):
        return (bg.State("w", 1),)

    def law(self, given):
        x, w = given.signals["x"][0], given.unknowns["w"][0]
        value = w**3 - 3.0 * w if self.law_of == "folded" else w * abs(w)
        return bg.Response(signals={"w": given.unknowns["w"]}, residuals={"w": np.array([value - x], dtype=object)})


def driven(law: str, value) -> bg.System:
    """A mass that is pushed by the solution w of law(w) = value(t)."""
    nodes = dict(x=bg.Signal(value), root=Root(law), F=bg.MSe(), v=bg.One(), m=bg.I(1.0))
    return bg.compile(bg.Graph(nodes, ["x ~> root.x", "root ~> F", "F -> v -> m"]))


def rising(t):
    return -4.0 + 5.9 * t


def rising_too_far(t):
    return -4.0 + 6.5 * t


def lowest(x: float) -> float:
    """The lowest real solution of w³ − 3 w = x."""
    return min(root.real for root in np.roots([1.0, 0.0, -3.0, -x]) if abs(root.imag) < 1e-7)


@pytest.mark.parametrize("solver", [None, RadauIIA5()], ids=["explicit", "implicit"])
def test_a_run_stays_on_its_branch(solver):
    """From x = −4, where there is one solution, into −2 < x < 2, where there are three:
    zero would lead to the middle one."""
    sol = bg.simulate(driven("folded", rising), 0.0, 1.0, solver=solver)
    wanted = [lowest(rising(float(t))) for t in sol.ts]
    assert np.allclose(sol["root.w"], wanted, atol=1e-12)
    times = np.linspace(0.0, 1.0, 20001)
    impulse = np.trapezoid([lowest(rising(t)) for t in times], times)
    assert np.isclose(sol["m.flow"][-1], impulse, rtol=3e-6)


def test_what_follows_a_run_is_on_its_branch():
    """A continued run, sweeps, and derivatives by the mass: its speed is inversely proportional to it."""
    system = driven("folded", rising)
    sol = bg.simulate(system, 0.0, 0.9)
    further = bg.simulate(system, 0.9, 1.0, sol.ys[-1])
    assert np.allclose(further["root.w"], [lowest(rising(float(t))) for t in further.ts], atol=1e-12)
    sweep = bg.sweep(system, {"m.inertia": [1.0, 2.0]}, 0.0, 1.0)
    assert np.allclose(sweep["root.w"][:, -1], lowest(rising(1.0)), atol=1e-12)

    def speed(mass):
        return bg.simulate(bg.set(system, {"m.inertia": mass}), 0.0, 1.0)["m.flow"][-1]

    value, gradient = jax.value_and_grad(speed)(2.0)
    assert np.isclose(gradient, -value / 2.0, rtol=1e-9)


def test_the_end_of_a_branch_is_named():
    """At x = 2 the lower solution meets the middle one and both vanish: no silent jump to the upper one."""
    with pytest.raises(
        bg.SimulationError, match="nonlinear loop through root.w that the run has followed ends there"
    ) as caught:
        bg.simulate(driven("folded", rising_too_far), 0.0, 1.0)
    assert np.isclose(caught.value.time, 6.0 / 6.5, atol=1e-6)


def test_errors_are_expected_and_verified():
    """The speed against the integral of the exact solution: the error is of the size that is told,
    and the digits are there."""
    sol = bg.simulate(driven("folded", rising), 0.0, 1.0, verify=True)
    times = np.linspace(0.0, 1.0, 20001)
    impulse = np.trapezoid([lowest(rising(t)) for t in times], times)
    assert abs(float(sol["m.flow"][-1]) - impulse) < 10.0 * sol.expected_errors.errors["m.flow"]
    assert sol.verification.digits["m.flow"] > 5.0


@pytest.mark.parametrize(
    "solver", [None, pytest.param(RadauIIA5(), marks=pytest.mark.slow)], ids=["explicit", "implicit"]
)
def test_beside_constraints(solver):
    """Two masses tied by a constraint, pushed by the solution of a loop:
    states are projected and the solution is renewed."""
    nodes = dict(
        x=bg.Signal(rising),
        root=Root("folded"),
        F=bg.MSe(),
        a=bg.One(),
        m=bg.I(1.0),
        d=bg.Zero(),
        K=bg.Constraint(1),
        b=bg.One(),
        n=bg.I(3.0),
    )
    bonds = ["x ~> root.x", "root ~> F", "F -> a -> m", "a -> d -> b -> n", "d -> K"]
    sol = bg.simulate(bg.compile(bg.Graph(nodes, bonds)), 0.0, 1.0, solver=solver, audit=True)
    assert np.allclose(sol["root.w"], [lowest(rising(float(t))) for t in sol.ts], atol=1e-12)
    assert np.allclose(sol["K.effort"], 0.75 * np.asarray(sol["root.w"]))
    assert np.allclose(sol["m.flow"], sol["n.flow"], atol=1e-12) and float(sol.audit.error) < 1e-7


def swinging(t):
    return jnp.cos(3.0 * t)


def test_solutions_pass_points_of_zero_derivative():
    """w |w| = x has one solution for every x; at x = 0 Newton's gradient vanishes."""
    sol = bg.simulate(driven("root", swinging), 0.0, 4.0)
    x = np.cos(3.0 * np.asarray(sol.ts))
    assert np.allclose(sol["root.w"], np.sign(x) * np.sqrt(np.abs(x)), atol=1e-7)


def falling(f):
    """A characteristic that falls between f = 0.5 and f = 1.5."""
    return f**3 - 3.0 * f**2 + 2.75 * f


def ramp(t):
    return 2.0 * t


def test_a_falling_characteristic_in_a_loop():
    """A source behind 0.1 Ω drives a resistor with a falling part: the first solution is followed up to its fold."""
    nodes = dict(
        V=bg.Se(ramp),
        j=bg.One(),
        a=bg.R(0.1),
        D=bg.R(effort=falling),
        z=bg.Zero(),
        C=bg.C(1.0),
        s=bg.One(),
        b=bg.R(1.0),
    )
    system = bg.compile(bg.Graph(nodes, ["V -> z -> j -> a", "j -> D", "z -> s -> C", "s -> b"]))
    sol = bg.simulate(system, 0.0, 0.3)
    flow = np.asarray(sol["D.flow"])
    assert np.allclose(falling(flow) + 0.1 * flow, np.asarray(sol["V.effort"]), atol=1e-9)
    assert np.all(np.diff(flow) > 0.0) and flow[-1] < 0.5


def test_vectors_with_and_without_the_last_solutions():
    """States alone begin at zero; a vector of a run has the solutions behind its states."""
    system = driven("folded", rising)
    sol = bg.simulate(system, 0.0, 1.0)
    assert sol.ys.shape[1] > system.plan.size == 1
    followed = system.outputs(1.0, sol.ys[-1], "root.w")["root.w"]
    assert np.isclose(followed, lowest(rising(1.0)))
    middle = system.outputs(1.0, jnp.zeros(1), "root.w")["root.w"]
    assert np.isclose(middle**3 - 3.0 * middle, rising(1.0)) and middle > -1.0


class Cancelling(Root):
    """√(K² + w) = K + x, or K + w + w³/10 = K + x, in JAX: large terms cancel inside the law."""

    large: float
    symbolic = False

    def law(self, given):
        x, w = given.signals["x"], given.unknowns["w"]
        root = jnp.sqrt(self.large**2 + w) if self.law_of == "root" else self.large + w + 0.1 * w**3
        return bg.Response(signals={"w": given.unknowns["w"]}, residuals={"w": root - self.large - x})


@pytest.mark.parametrize("large, x", [(1e3, 1e-6), (1e4, 1e-6), (1e6, 1e-3)])
def test_terms_that_cancel_inside_a_jax_law(large, x):
    nodes = dict(x=bg.Signal(x), root=Cancelling("root", large), F=bg.MSe(), v=bg.One(), m=bg.I(1.0))
    system = bg.compile(bg.Graph(nodes, ["x ~> root.x", "root ~> F", "F -> v -> m"]))
    rounding = 4.0 * np.spacing(large) * 2.0 * large  # of a residual, over its derivative 1/(2 K)
    found = system.outputs(0.0, np.zeros(1), ["root.w"])["root.w"]
    np.testing.assert_allclose(found, 2.0 * large * x + x**2, atol=rounding, rtol=0.0)


def test_terms_that_cancel_inside_a_jax_law_in_a_run():
    nodes = dict(x=bg.Signal(1e-3), root=Cancelling("cubic", 1e9), F=bg.MSe(), v=bg.One(), m=bg.I(1.0))
    solution = bg.simulate(bg.compile(bg.Graph(nodes, ["x ~> root.x", "root ~> F", "F -> v -> m"])), 0.0, 1.0)
    np.testing.assert_allclose(solution["root.w"], 1e-3, atol=4.0 * np.spacing(1e9))


@pytest.mark.parametrize(
    "law, size",
    [
        (lambda v: v[0] - v[1], 9.0),
        (lambda v: jnp.sum(v) - 3.0, 12.0),
        (jax.jit(lambda v: -(v[0] - v[1]) * v[0]), 36.0),
        (lambda v: (v[0] - v[1]) / v[1], 9.0 / 5.0),
        (lambda v: jnp.array([[1.0, -1.0]]) @ v, 9.0),
        (lambda v: jnp.where(v[0] < 0.0, v[0], v[0] - v[1]), 9.0),
        (lambda v: jnp.square(v[0] - v[1]), 81.0),
        (lambda v: jax.nn.relu(v[1] - v[0]) + jnp.concatenate([v, v])[1] - v[1], 11.0),
        (lambda v: jnp.exp(v[0] - v[1]), np.exp(-1.0)),
    ],
)
def test_sizes_of_the_terms_of_a_law(law, size):
    at = np.array([4.0, 5.0])
    np.testing.assert_allclose(sizes_of_terms(law, at, np.zeros(2)), size)
    rows = jax.vmap(lambda v: sizes_of_terms(law, v, jnp.zeros(2)))(jnp.stack([at, at]))
    np.testing.assert_allclose(np.ravel(rows), size)
