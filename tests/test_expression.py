"""Scalar expressions: folding, derivatives, the three backings, sparse LDLᵀ."""

import jax.numpy as jnp
import numpy as np
import pytest
import sympy

import bgjax as bg
from bgjax._dense import JAX_OPERATIONS, pivoted_solve
from bgjax._expression import UNARY, Expr, Pool, atan2, maximum, minimum, sin
from bgjax._linear import minimum_degree, solve_symmetric
from bgjax._passes import degrees, dependencies, linear_forms, substitute, tangents
from bgjax._program import NUMPY_OPERATIONS, evaluate
from bgjax._symbolic import sympy_expressions
from models import REGISTRY


@pytest.fixture
def pool():
    return Pool()


def value(pool, outputs, **symbols):
    values = evaluate(pool, pool.reachable(outputs), {}, lambda key: symbols[key[0]], None, NUMPY_OPERATIONS)
    return [float(values[o.index]) if isinstance(o, Expr) else o for o in outputs]


def test_zeros_and_ones_fold(pool):
    x, y = pool.symbol("x"), pool.symbol("y")
    assert x * 0.0 == 0.0 and x * 1.0 is x and x + 0.0 is x and x - x == 0.0 and 0.0 / x == 0.0 and x / x == 1.0
    twice = -x
    assert -twice is x and x * y is y * x and (-x) * y is -(x * y) and x + (-y) is x - y and (-x) * (-y) is x * y


def test_constant_two_is_not_node_two(pool):
    x, y, z = (pool.symbol(n) for n in "xyz")
    assert (2.0 * x) is not (z * x)  # node number 2 is z
    np.testing.assert_allclose(value(pool, [2.0 * x, z * x, 2.0 - y, z - y], x=3.0, y=5.0, z=7.0), [6, 21, -3, 2])


@pytest.mark.parametrize("name", [*UNARY, "atan2", "maximum", "minimum"])
def test_every_function_and_its_derivative(pool, name):
    x, y = pool.symbol("x"), pool.symbol("y")
    output = pool.unary(name, x) if name in UNARY else {"atan2": atan2, "maximum": maximum, "minimum": minimum}[name](x, y)
    (slope,) = tangents(pool, [output], {x.index: 1.0})
    f = lambda a: value(pool, [output], x=a, y=0.4)[0]
    expected = (f(0.7 + 1e-6) - f(0.7 - 1e-6)) / 2e-6
    np.testing.assert_allclose(value(pool, [slope], x=0.7, y=0.4), expected, atol=1e-8)
    symbols = {"x": jnp.asarray(0.7), "y": jnp.asarray(0.4)}
    traced = evaluate(pool, pool.reachable([output]), {}, lambda key: symbols[key[0]], None, JAX_OPERATIONS, jnp.asarray)
    np.testing.assert_allclose(traced[output.index], f(0.7), rtol=1e-14)


def test_passes(pool):
    x, y, z = (pool.symbol(n) for n in "xyz")
    outputs = [3.0 * x + z * y, x * y, sin(z), pool.unary("sign", x)]
    assert degrees(pool, outputs, [x.index, y.index]) == [1, 2, 0, 2]
    assert dependencies(pool, outputs, [x.index, y.index])[0] == {x.index, y.index}
    assert linear_forms(pool, outputs, [x.index, y.index])[0] == {x.index: 3.0, y.index: z}
    assert substitute(pool, outputs, {x.index: 0.0, z.index: 0.0})[:3] == [0.0, 0.0, 0.0]


@pytest.mark.parametrize("size", [1, 2, 5, 12])
def test_sparse_ldl(size):
    random = np.random.default_rng(size)
    factor = np.tril(random.normal(size=(size, size))) * (random.uniform(size=(size, size)) < 0.4) + 2 * np.eye(size)
    matrix, right = factor @ factor.T, random.normal(size=size)
    lower = {(i, j): matrix[i, j] for i in range(size) for j in range(i + 1) if matrix[i, j]}
    np.testing.assert_allclose(solve_symmetric(lower, list(right)), np.linalg.solve(matrix, right), rtol=1e-10)


def test_minimum_degree_leaves_an_arrow_without_fill():
    order = minimum_degree(5, [(0, k) for k in range(5)])
    assert order.index(0) >= 3  # the centre only once at most one other is left


@pytest.mark.parametrize("size", [1, 2, 3, 6])
def test_pivoted_solve_with_zero_pivots(size):
    matrix = np.roll(np.eye(size), 1, axis=0) + 1e-3 * np.random.default_rng(0).normal(size=(size, size)) * (1 - np.eye(size))
    right = np.arange(1.0, size + 1)
    np.testing.assert_allclose(pivoted_solve(jnp.asarray(matrix), jnp.asarray(right)), np.linalg.solve(matrix, right), rtol=1e-13)


def test_sympy_backs_the_same_schedule():
    """The equivalent inertia across the gear, as one would write it."""
    system = bg.compile(REGISTRY["two_inertias"].build())
    (rate,) = sympy_expressions(system, system.plan.equations.rates)
    s = {name: sympy.Symbol(name, real=True) for name in ("torque.effort", "J1.inertia", "gear.modulus", "J2.inertia", "drag.resistance", "J1.flow")}
    n = s["gear.modulus"]
    expected = (s["torque.effort"] - n**2 * s["drag.resistance"] * s["J1.flow"]) / (s["J1.inertia"] + n**2 * s["J2.inertia"])
    assert sympy.simplify(rate - expected) == 0
