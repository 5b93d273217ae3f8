"""RadauIIA5 on diffrax problems: published stiff end values, order, DAEs, derivatives, batches."""

import diffrax as dfx
import jax
import jax.numpy as jnp
import numpy as np
import pytest
from bgjax.models._exact import jacobi, quarter_period

import bgjax as bg
from bgjax.solvers import RadauIIA5, steady_chord


def radau(rtol, atol, **options) -> RadauIIA5:
    """With tolerances that the compiled program is given."""
    return RadauIIA5(jnp.asarray(rtol), jnp.asarray(atol), **options)


def solve(field, y0, t1, tolerance, args=None, solver=None, adjoint=None, **options):
    """Numbers are arrays, so that a field is compiled once for all of them."""
    solver = radau(tolerance, tolerance) if solver is None else solver
    rtol, atol = jnp.asarray(tolerance), jnp.asarray(options.pop("atol", tolerance))
    dt0 = jnp.asarray(options.pop("dt0")) if "dt0" in options else None
    args = None if args is None else jnp.asarray(args)
    return dfx.diffeqsolve(
        dfx.ODETerm(field), solver, 0.0, jnp.asarray(t1, float), dt0, jnp.asarray(y0), args=args, max_steps=20_000,
        stepsize_controller=options.pop("controller", dfx.PIDController(rtol=rtol, atol=atol)),
        adjoint=adjoint or dfx.RecursiveCheckpointAdjoint(), **options,
    )  # fmt: skip


def van_der_pol(t, y, epsilon):
    return jnp.stack([y[1], ((1 - y[0] ** 2) * y[1] - y[0]) / epsilon])


def robertson(t, y, args):
    slow, fast, quadratic = 0.04 * y[0], 1e4 * y[1] * y[2], 3e7 * y[1] ** 2
    return jnp.stack([-slow + fast, slow - fast - quadratic, quadratic])


def hires(t, y, args):
    a = -1.71 * y[0] + 0.43 * y[1] + 8.32 * y[2] + 0.0007
    b = 1.71 * y[0] - 8.75 * y[1]
    c = -10.03 * y[2] + 0.43 * y[3] + 0.035 * y[4]
    d = 8.32 * y[1] + 1.71 * y[2] - 1.12 * y[3]
    e = -1.745 * y[4] + 0.43 * y[5] + 0.43 * y[6]
    f = -280.0 * y[5] * y[7] + 0.69 * y[3] + 1.71 * y[4] - 0.43 * y[5] + 0.69 * y[6]
    g = 280.0 * y[5] * y[7] - 1.81 * y[6]
    return jnp.stack([a, b, c, d, e, f, g, -g])


# End values published with the Test Set for IVP Solvers (RADAU5 at 1.1e-18); SciPy's Radau at 1e-11 agrees to 1e-12.
PUBLISHED = {
    "van der Pol": (van_der_pol, [2.0, 0.0], 2.0, 1e-6, 1e-8, [0.1706167732170483e1, -0.8928097010247975]),
    "Robertson": (robertson,
        [1.0, 0.0, 0.0], 1e11, None, 1e-13, [0.2083340149701255e-7, 0.8333360770334713e-13, 0.9999999791665050]),
    "HIRES": (hires, [1.0, 0, 0, 0, 0, 0, 0, 0.0057], 321.8122, None, 1e-12,
              [0.7371312573325668e-3, 0.1442485726316185e-3, 0.5888729740967575e-4, 0.1175651343283149e-2,
               0.2386356198831331e-2, 0.6238968252742796e-2, 0.2849998395185769e-2, 0.2850001604814231e-2]),
}  # fmt: skip


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_end_values(name):
    field, y0, t1, args, atol, expected = PUBLISHED[name]
    rtol = 1e-8
    sol = solve(field, y0, t1, rtol, args, radau(rtol, atol), atol=atol)
    np.testing.assert_allclose(sol.ys[-1], expected, rtol=1e-7)
    assert int(sol.stats["num_steps"]) < 4000


def rotation(t, y, args):
    return jnp.stack([y[1], -y[0]])


def test_order_five_and_dense_output_of_order_three():
    def errors(h):
        ts = jnp.linspace(0.0, 4.0, 101)
        sol = solve(
            rotation, [1.0, 0.0], 4.0, 1e-12, dt0=h, controller=dfx.ConstantStepSize(), saveat=dfx.SaveAt(ts=ts)
        )
        return abs(float(sol.ys[-1, 0] - np.cos(4.0))), float(jnp.max(jnp.abs(sol.ys[:, 0] - jnp.cos(ts))))

    coarse, fine = errors(0.4), errors(0.2)
    assert 4.7 < np.log2(coarse[0] / fine[0]) < 5.5
    assert 3.5 < np.log2(coarse[1] / fine[1]) < 4.5  # local order 4


def test_singular_mass_robertson_as_a_dae():
    def dae(t, y, args):
        rates = robertson(t, y, args)
        return jnp.stack([rates[0], rates[1], y[0] + y[1] + y[2] - 1.0])

    sol = solve(dae, [1.0, 0.0, 0.0], 40.0, 1e-8, None, radau(1e-8, 1e-12, mass=(1.0, 1.0, 0.0)), atol=1e-12)
    ode = solve(robertson, [1.0, 0.0, 0.0], 40.0, 1e-10, None, radau(1e-10, 1e-14), atol=1e-14)
    np.testing.assert_allclose(sol.ys[-1], ode.ys[-1], rtol=1e-6)
    np.testing.assert_allclose(jnp.sum(sol.ys[-1]), 1.0, atol=1e-10)


def test_index_two_pendulum():
    """x y u v λ with the velocity constraint: 20-sim's form of A01."""

    def field(t, s, args):
        x, y, u, v, tension = s
        return jnp.stack([u, v, -tension * x, -tension * y - 9.81, x * u + y * v])

    solver = RadauIIA5(1e-8, 1e-10, mass=(1.0, 1.0, 1.0, 1.0, 0.0), index=(1, 1, 1, 1, 2))
    sol = solve(field, [-1.0, 0.0, 0.0, 0.0, 0.0], 2.0, 1e-8, None, solver, atol=1e-10)
    sn, cn, _ = jacobi(np.sqrt(9.81) * 2.0 + quarter_period(0.5), 0.5)
    angle, rate = 2 * np.arcsin(np.sqrt(0.5) * sn), 2 * np.sqrt(0.5 * 9.81) * cn
    expected = [-np.sin(angle), -np.cos(angle), 9.81 * np.cos(angle) + rate**2]
    np.testing.assert_allclose(sol.ys[-1][jnp.array([0, 1, 4])], expected, rtol=1e-5)


def test_derivatives_in_both_modes():
    def loss(epsilon, adjoint):
        return jnp.sum(
            solve(van_der_pol, [2.0, 0.0], 0.4, 1e-9, epsilon, adjoint=adjoint, saveat=dfx.SaveAt(t1=True)).ys ** 2
        )

    reverse = jax.grad(lambda e: loss(e, None))(1e-3)
    forward = jax.jvp(lambda e: loss(e, dfx.ForwardMode()), (1e-3,), (1.0,))[1]
    difference = (loss(1e-3 + 1e-7, None) - loss(1e-3 - 1e-7, None)) / 2e-7
    np.testing.assert_allclose(forward, reverse, rtol=1e-9)
    np.testing.assert_allclose(forward, difference, rtol=1e-4)  # noise of the steps over the difference


def test_batches():
    values = jnp.array([1e-2, 1e-3])
    batch = jax.vmap(lambda e: solve(van_der_pol, [2.0, 0.0], 0.4, 1e-7, e).ys[-1])(values)
    single = jnp.stack([solve(van_der_pol, [2.0, 0.0], 0.4, 1e-7, e).ys[-1] for e in values])
    np.testing.assert_allclose(batch, single, rtol=1e-9)


def test_failing_newton_refuses_the_step():
    """A field that is NaN beyond a wall: steps that reach it are shortened, not accepted."""

    def wall(t, y, a):
        return jnp.where(y > 1.0, jnp.nan, 1.0)

    sol = solve(wall, [0.0], 0.9, 1e-6)
    np.testing.assert_allclose(sol.ys[-1], 0.9, rtol=1e-6)


def test_stiff_bond_graph():
    nodes = dict(
        F=bg.Se(1.0),
        a=bg.One(),
        m1=bg.I(1.0),
        n=bg.Zero(),
        s=bg.One(),
        k=bg.C(stiffness=1e9),
        d=bg.R(1e4),
        b=bg.One(),
        m2=bg.I(2.0),
    )
    system = bg.compile(bg.Graph(nodes, ["F -> a -> m1", "a -> n -> b -> m2", "n -> s -> k", "s -> d"]))
    sol = bg.simulate(system, 0.0, 1.0, solver=RadauIIA5(), rtol=1e-8, atol=1e-12)
    assert int(sol.stats["num_steps"]) < 400
    np.testing.assert_allclose(sol["m2.flow"][-1], 1.0 / 3.0, rtol=1e-8)


def test_repaired_chord_halves_the_work_of_an_esdirk():
    """As shipped, Kvaerno5 refuses about half of its steps."""

    def run(**options):
        return solve(van_der_pol, [2.0, 0.0], 0.5, 1e-6, 1e-3, dfx.Kvaerno5(**options))

    repaired, shipped = run(root_finder=steady_chord()), run()
    np.testing.assert_allclose(repaired.ys[-1], solve(van_der_pol, [2.0, 0.0], 0.5, 1e-10, 1e-3).ys[-1], rtol=1e-4)
    assert int(repaired.stats["num_rejected_steps"]) < 0.3 * int(repaired.stats["num_accepted_steps"])
    assert int(repaired.stats["num_steps"]) < 0.6 * int(shipped.stats["num_steps"])


def test_backwards_in_time():
    back = dfx.diffeqsolve(
        dfx.ODETerm(lambda t, y, args: -y * t), RadauIIA5(1e-9, 1e-11), 2.0, 0.0, None, jnp.array([np.exp(-2.0)]),
        max_steps=1000, stepsize_controller=dfx.PIDController(rtol=1e-9, atol=1e-11),
    )  # fmt: skip
    np.testing.assert_allclose(back.ys[-1], 1.0, rtol=1e-7)
