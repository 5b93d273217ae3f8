"""Derivative rules of programs against JAX's own derivatives: rates and projections, both modes, batches,
second derivatives."""

import diffrax as dfx
import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.jax.program import traced_once
from bgjax.expressions.expression import Pool
from bgjax.formulation.records.output import Output
from bgjax.formulation.unknowns.derivatives import adjoint_outputs, tangent_outputs
from bgjax.models import planar_four_bar, planar_pendulum, rectifier, resistive_network, slider_crank
from bgjax.solvers import Replay
from bgjax.system import system as _system
from bgjax.system.derivative_rules import DerivativeRule


RATES, PROJECTION = (Output.RATES,), (Output.PROJECTION,)


def saturated(x):
    return 5.0 * jnp.tanh(x)


def servo():
    nodes = dict(shaft=bg.One(), J=bg.I(0.5), drive=bg.MSe(), gain=bg.Function(saturated), ref=bg.Signal(2.0))
    return bg.Graph(nodes, ["drive -> shaft -> J", "ref ~> gain ~> drive"])


CASES = {
    "multipliers": (planar_pendulum.build, bg.Multipliers(), (RATES, PROJECTION)),
    "minimal coordinates with a loop": (planar_four_bar.build, bg.MinimalCoordinates(), (RATES, PROJECTION)),
    "linear block": (resistive_network.build, None, (RATES,)),
    "nonlinear block": (rectifier.half_wave, None, (RATES,)),
    "a user's law": (servo, None, (RATES,)),
}


def moving(system):
    """What the results depend on: state and parameters, as (values, function of values and names)."""
    leaves, rest = eqx.partition((system.model, system.method), eqx.is_inexact_array)
    start = bg.initialise(system)
    dependent = system.evaluate((Output.DEPENDENT,), 0.2, start) if system.plan.equations.dependent else None

    def results(values, names, order):
        state, leaves = values
        model, method = eqx.combine(leaves, rest)
        return _system.System(model, method, system.plan, system.last).evaluate(
            names, 0.2, state, order=order, dependent=dependent
        )

    shift = 1e-2 * jnp.asarray(np.random.default_rng(0).normal(size=start.shape))
    return (start + shift, leaves), results


def random_like(tree, seed):
    random = np.random.default_rng(seed)
    return jax.tree.map(lambda x: jnp.asarray(random.normal(size=np.shape(x))), tree)


def derivatives(results, values, names, order):
    """Along a direction, and back from weights."""

    def function(values):
        return results(values, names, order)

    direction = random_like(values, 1)

    def both(values, direction):
        out, change = jax.jvp(function, (values,), (direction,))
        return change, jax.vjp(function, values)[1](random_like(out, 2))[0]

    return jax.jit(both)(values, direction)


def flat(tree) -> np.ndarray:
    return np.concatenate([np.ravel(x) for x in jax.tree.leaves(tree)])


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if "loop" in name else []) for name in CASES]
)
@pytest.mark.filterwarnings("ignore::bgjax.OpenLoopWarning")
def test_rules_are_the_derivatives(name, monkeypatch):
    build, method, programs = CASES[name]
    system = bg.compile(build(), method=method)
    values, results = moving(system)
    for names in programs:
        for order in (0.0, 1.0) if names == PROJECTION else (0.0,):
            found = derivatives(results, values, names, order)
            with monkeypatch.context() as plain:
                plain.setattr(_system, "differentiable", lambda program, blocks: traced_once(program))
                expected = derivatives(results, values, names, order)
            found, expected = flat(found), flat(expected)
            np.testing.assert_allclose(found, expected, rtol=1e-9, atol=1e-11 * np.max(np.abs(expected)))


def test_equations_of_a_block_serve_for_its_derivatives():
    """The pendulum's multipliers are not differentiated through their factor."""
    plan = bg.compile(planar_pendulum.build()).plan
    rule = DerivativeRule(plan.program(RATES), plan.equations.solved.implicit)
    assert len(rule.blocks) == 1
    assert len(rule.adjoint(("carried", "state")).body) < len(
        DerivativeRule(plan.program(RATES), ()).adjoint(("carried", "state")).body
    )


def test_sweeps_without_blocks():
    pool = Pool()
    x, y = pool.symbol("state", 0), pool.symbol("state", 1)
    outputs = [x * y / (x + 2.0), x - y, x]
    tangent = tangent_outputs(pool, outputs, {x.index: 1.0}, ())
    adjoint = adjoint_outputs(pool, outputs, [1.0, 0.0, 0.0], [x.index, y.index], ())
    assert tangent[1:] == [1.0, 1.0] and tangent[0].index is not None and len(adjoint) == 2


@pytest.fixture(scope="module")
def pendulum():
    return bg.compile(planar_pendulum.build())


def test_second_derivatives_and_batches(pendulum):
    (state, _), _ = moving(pendulum)

    def speed(mass, state):
        return jnp.sum(bg.set(pendulum, {"rod.mass": mass})(0.0, state) ** 2)

    first = jax.jit(jax.grad(speed, argnums=1))
    hessian = jax.jit(lambda state: jax.jacfwd(jax.jacrev(lambda y: speed(2.0, y)))(state))(state)
    along = random_like(state, 3)
    difference = (first(2.0, state + 1e-5 * along) - first(2.0, state - 1e-5 * along)) / 2e-5
    np.testing.assert_allclose(hessian @ along, difference, rtol=1e-6, atol=1e-6 * float(jnp.max(jnp.abs(difference))))
    masses = jnp.array([1.0, 2.0, 3.0])
    each = jnp.stack([first(mass, state) for mass in masses])
    np.testing.assert_allclose(
        jax.jit(jax.vmap(jax.grad(speed, argnums=1), in_axes=(0, None)))(masses, state), each, rtol=1e-12
    )
    total = jax.jit(jax.grad(lambda state: jnp.sum(jax.vmap(speed, in_axes=(0, None))(masses, state))))(state)
    np.testing.assert_allclose(total, jnp.sum(each, axis=0), rtol=1e-12)


@pytest.mark.parametrize("solver", [dfx.Tsit5(), pytest.param(dfx.Dopri8(), marks=pytest.mark.slow)])
def test_the_tape_gives_the_derivatives_of_a_run(pendulum, solver):
    """Constraints, states between steps and the end; against forward mode and central differences."""

    def loss(mass, adjoint):
        changed = bg.set(pendulum, {"rod.mass": mass, "rod.inertia": 0.3 * mass**2})
        sol = bg.simulate(
            changed,
            0.0,
            0.5,
            {"hinge.angle": -0.7},
            saveat=np.linspace(0.0, 0.5, 7),
            rtol=1e-9,
            solver=solver,
            adjoint=adjoint,
            max_steps=256,
        )
        return jnp.sum(sol["hinge.angle"] ** 2) + jnp.sum(sol.end_state**2)

    reverse = float(jax.jit(jax.grad(lambda mass: loss(mass, Replay())))(1.5))
    run = jax.jit(lambda mass: loss(mass, dfx.ForwardMode()))
    np.testing.assert_allclose(reverse, jax.jvp(run, (1.5,), (1.0,))[1], rtol=1e-9)
    np.testing.assert_allclose(reverse, (run(1.501) - run(1.499)) / 0.002, rtol=1e-4)


@pytest.mark.slow
def test_the_tape_agrees_with_checkpoints_on_the_slider_crank():
    system = bg.compile(slider_crank.isostatic())
    start = bg.initialise(system)

    def loss(mass, adjoint):
        sol = bg.simulate(
            bg.set(system, {"rod.mass": mass}),
            0.0,
            0.5,
            start,
            rtol=1e-8,
            solver=dfx.Dopri8(),
            adjoint=adjoint,
            max_steps=512,
        )
        return jnp.mean(sol["bore.displacement"] ** 2)

    taped, checkpoints = (jax.jit(jax.grad(lambda mass, a=adjoint: loss(mass, a)))(0.5) for adjoint in (Replay(), None))
    np.testing.assert_allclose(taped, checkpoints, rtol=1e-9)
