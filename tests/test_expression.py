"""Scalar expressions: folding, derivatives, the three backings, sparse LDLᵀ."""

import jax.numpy as jnp
import numpy as np
import pytest
import sympy

import bgjax as bg
from bgjax.analysis.symbolic.writer import sympy_expressions
from bgjax.expressions.backends.jax.dense_solves import pivoted_solve
from bgjax.expressions.backends.jax.operations import JAX_OPERATIONS
from bgjax.expressions.expression import Expr, Pool, cos, positive_power, sin
from bgjax.expressions.operations import NUMPY_OPERATIONS
from bgjax.expressions.passes import degrees, dependencies, linear_forms, substitute, tangents
from bgjax.expressions.program import Meaning, evaluate, make_program
from bgjax.expressions.sparse_ldl import minimum_degree, solve_symmetric
from bgjax.models import REGISTRY


@pytest.fixture
def pool():
    return Pool()


def value(pool, outputs, **symbols):
    values = evaluate(pool, pool.reachable(outputs), {}, Meaning(lambda key: symbols[key[0]], None, NUMPY_OPERATIONS))
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


def test_passes(pool):
    x, y, z = (pool.symbol(n) for n in "xyz")
    outputs = [3.0 * x + z * y, x * y, sin(z), pool.apply("sign", x)]
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
    matrix = np.roll(np.eye(size), 1, axis=0) + 1e-3 * np.random.default_rng(0).normal(size=(size, size)) * (
        1 - np.eye(size)
    )
    right = np.arange(1.0, size + 1)
    np.testing.assert_allclose(
        pivoted_solve(jnp.asarray(matrix), jnp.asarray(right)), np.linalg.solve(matrix, right), rtol=1e-13
    )


def test_sympy_backs_the_same_schedule():
    """The equivalent inertia across the gear, as one would write it."""
    system = bg.compile(REGISTRY["two_inertias"].build())
    (rate,) = sympy_expressions(system, system.plan.equations.rates)
    s = {
        name: sympy.Symbol(name, real=True)
        for name in ("torque.effort", "J1.inertia", "gear.modulus", "J2.inertia", "drag.resistance", "J1.flow")
    }
    n = s["gear.modulus"]
    expected = (s["torque.effort"] - n**2 * s["drag.resistance"] * s["J1.flow"]) / (
        s["J1.inertia"] + n**2 * s["J2.inertia"]
    )
    assert sympy.simplify(rate - expected) == 0


def test_dear_functions_of_coordinates_are_a_piece_of_their_own():
    """Sines and cosines of symbols stand before everything that uses them, and only once."""
    pool = Pool()
    x, y = (pool.symbol("state", k) for k in range(2))
    value = sin(2.0 * x) * cos(y) + sin(2.0 * x) / (1.5 + cos(y))
    for _ in range(300):
        value = (value * x + 1.5) * (y + value) + x  # sines of it depend on too much
    value = sin(value)
    program = make_program(pool, [value])
    first, *others = program.pieces
    assert sorted(map(pool.kind, first.order)) == ["cos", "mul", "sin"] and len(others) > 1
    assert len({i for piece in program.pieces for i in piece.order}) == sum(
        len(piece.order) for piece in program.pieces
    )


@pytest.mark.parametrize("exponent", [1.5, 0.5, 2.0, 1.0, 2.7])
def test_positive_power_and_its_derivatives_are_numbers_everywhere(exponent):
    """x^p where x is positive, 0 elsewhere, in NumPy and JAX alike, also its gradients by x and by p."""
    pool = Pool()
    x, p = pool.symbol("state", 0), pool.symbol("state", 1)
    by_x, by_p = (tangents(pool, [positive_power(x, p)], {s.index: 1.0})[0] for s in (x, p))
    outputs = [positive_power(x, exponent), positive_power(x, p), by_x, by_p]
    for operations in (NUMPY_OPERATIONS, JAX_OPERATIONS):
        for at in (-0.3, 0.0, 1e-9, 0.7):

            def symbol(key, at=at):
                return np.float64((at, exponent)[key[1]])

            values = evaluate(pool, pool.reachable(outputs), {}, Meaning(symbol, None, operations, np.float64))
            wanted = (
                [at**exponent, at**exponent, exponent * at ** (exponent - 1.0), at**exponent * np.log(at)]
                if at > 0.0
                else [0.0] * 4
            )
            np.testing.assert_allclose([float(values[o.index]) for o in outputs], wanted, rtol=1e-13, atol=0.0)


def test_a_symbol_less_its_own_number_is_not_zero(pool):
    """Node 1 and the constant 1.0 compare equal in Python."""
    symbols = [pool.symbol("state", k) for k in range(5)]
    for symbol in symbols:
        assert isinstance(symbol - float(symbol.index), Expr) or symbol.index == 0
