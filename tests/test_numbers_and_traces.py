"""What NumPy computes of numbers is what JAX computes of traces: laws, nonlinear loops, right-hand sides."""

import equinox as eqx
import jax
import jax.numpy as jnp
import numpy as np
import pytest

import bgjax as bg
from bgjax.expressions.backends.jax.dense_solves import pivoted_solve
from bgjax.expressions.backends.numpy.jaxpr import numpy_function
from bgjax.expressions.backends.solves.arithmetic import NUMBERS, TRACES
from bgjax.expressions.backends.solves.damped_newton import damped_root
from bgjax.expressions.backends.solves.newton import Last, find_near_root, find_root
from bgjax.expressions.backends.solves.numpy_solve import solve_numbers
from bgjax.expressions.backends.solves.rank_solve import ANY, rank_solve
from bgjax.models import REGISTRY


LAWS = {
    "arithmetic": lambda x: (2.0 * x - x / 3.0) ** 3,
    "functions": lambda x: jnp.tanh(x) + jnp.exp(-(x**2)) * jnp.sin(3.0 * x) + jnp.sqrt(1.0 + jnp.abs(x)),
    "choice": lambda x: jnp.where(x > 0.1, jnp.maximum(x, 0.4), jnp.minimum(-x, 2.0)),
    "matrix": lambda x: jnp.arange(12.0).reshape(4, 3).T @ x[:4] + jnp.sum(x) * jnp.ones(3),
    "pieces": lambda x: jnp.concatenate([x[1:], x[:1] * jnp.prod(x[2:4]), jnp.stack([x[0], jnp.max(x)])]),
    "logic": lambda x: jnp.where((x > 0.0) & ~(x > 1.0) | jnp.isnan(x), 1.0, jnp.sign(x)),
}


@pytest.mark.parametrize("law", LAWS.values(), ids=LAWS)
@pytest.mark.parametrize("derivatives", [False, True])
def test_jaxprs_run_in_numpy(law, derivatives):
    function = jax.vmap(jax.jacfwd(law) if derivatives else law)
    rows = np.random.default_rng(0).normal(size=(3, 5))
    run = numpy_function(jax.make_jaxpr(function)(rows))
    assert run is not None
    np.testing.assert_allclose(run(rows)[0], function(jnp.asarray(rows)), rtol=1e-14, atol=1e-15)


def test_what_numpy_does_not_have_is_left_to_jax():
    assert numpy_function(jax.make_jaxpr(lambda x: jax.lax.fori_loop(0, 3, lambda _, y: y * x, x))(1.0)) is None
    assert numpy_function(jax.make_jaxpr(lambda n: n // 2)(3)) is None


def circles(xp):
    """Two equations with two solutions, their derivatives, and the sizes of their terms."""

    def at(w):
        residual = xp.stack([w[0] ** 2 + w[1] ** 2 - 4.0, w[0] - w[1] - 0.5])
        jacobian = xp.stack([xp.stack([2.0 * w[0], 2.0 * w[1]]), xp.asarray([1.0, -1.0])])
        return residual, jacobian, xp.asarray([8.0, 3.0])

    return at


@pytest.mark.parametrize("search", [find_root, find_near_root], ids=lambda search: search.__name__)
@pytest.mark.parametrize("begin", [(0.0, 0.0), (1.5, 1.0), (-1.0, -1.6)])
def test_searches_find_the_same_root(search, begin):
    traced = search(circles(jnp), pivoted_solve, Last(jnp.asarray(begin), jnp.asarray(max(map(abs, begin)))), TRACES)
    number = search(circles(np), solve_numbers, Last(np.array(begin), np.float64(max(map(abs, begin)))), NUMBERS)
    np.testing.assert_allclose(number, traced, rtol=1e-14)
    np.testing.assert_allclose(circles(np)(number)[0], 0.0, atol=1e-14)


def test_damped_steps_find_the_same_root():
    last = (1.0, 0.0)
    number, exact = damped_root(circles(np), Last(np.array(last), np.float64(1.0)), NUMBERS)
    traced, as_exact = damped_root(circles(jnp), Last(jnp.asarray(last), jnp.asarray(1.0)), TRACES)
    np.testing.assert_allclose(number, traced, rtol=1e-12)
    assert exact and as_exact


@pytest.mark.parametrize("rank", [2, ANY])
def test_equations_of_low_rank_have_the_same_solution(rank):
    matrix = np.array([[1.0, 2.0, 3.0], [2.0, 4.0, 6.0], [0.0, 1.0, 1.0], [1.0, 3.0, 4.0]])
    right = matrix @ np.array([0.3, -0.2, 0.5])
    number = rank_solve(matrix, right, rank, NUMBERS)
    np.testing.assert_allclose(number, rank_solve(jnp.asarray(matrix), jnp.asarray(right), rank), rtol=1e-14)
    np.testing.assert_allclose(matrix @ number, right, rtol=1e-13)
    assert np.all(np.isnan(rank_solve(matrix, right, 3, NUMBERS)))


def diode(flow):
    return jnp.sinh(flow) + 0.2 * flow


def loops() -> dict[str, bg.Graph]:
    """Nonlinear loops: one characteristic beside a resistor, and two that meet at a driven inertia."""
    nodes = dict(
        supply=bg.Se(2.0), series=bg.One(), L=bg.I(0.3), node=bg.Zero(), C=bg.C(2.0), R=bg.R(0.7), loop=bg.One()
    )
    nodes |= dict(D=bg.R(effort=diode, invertible=True))
    bonds = ["supply -> series", "series -> L", "series -> node", "node -> C", "node -> loop", "loop -> R", "loop -> D"]
    driven = dict(
        D=bg.R(flow=diode), load=bg.R(0.5), source=bg.Se(lambda t: 1.0 + jnp.sin(t)), one=bg.One(), zero=bg.Zero()
    )
    driven |= dict(back=bg.R(flow=diode), I=bg.I(0.4))
    driven_bonds = ["source -> one", "one -> D", "one -> load", "one -> zero", "zero -> back", "zero -> I"]
    return {"characteristic": bg.Graph(nodes=nodes, bonds=bonds), "driven": bg.Graph(nodes=driven, bonds=driven_bonds)}


@pytest.mark.parametrize("name", ["characteristic", "driven"])
def test_right_hand_sides_are_the_same(name):
    system = bg.compile(loops()[name])
    state = np.linspace(0.2, 0.5, system.plan.size)
    traced = eqx.filter_jit(lambda system, time, state: system(time, state))(system, 0.4, jnp.asarray(state))
    np.testing.assert_allclose(system(0.4, state), traced, rtol=1e-13)


def test_numbers_compile_nothing():
    system = bg.compile(loops()["characteristic"])
    compiled = []

    def listen(event, *_, **__):
        if "backend_compile" in event:
            compiled.append(event)

    jax.monitoring.register_event_duration_secs_listener(listen)
    system(0.4, np.linspace(0.2, 0.5, system.plan.size))
    system.outputs(0.4, np.linspace(0.2, 0.5, system.plan.size), "D.effort")
    jax.monitoring.unregister_event_duration_listener(listen)
    assert not compiled


def test_initial_conditions_of_numbers_are_found_inside_a_trace():
    """They are the same numbers, and what is remembered of them holds outside of the trace."""
    system = bg.compile(REGISTRY["pendulum"].build())
    inside = jax.jit(lambda factor: factor * bg.initialise(system, {"hinge.angle": 0.3}))(1.0)
    np.testing.assert_array_equal(inside, bg.initialise(system, {"hinge.angle": 0.3}))
